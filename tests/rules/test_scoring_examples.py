"""Windows that other programs have scored: the referee gets the same numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from testing.questions import ask
from vitrall.cards.catalogue import base_deck

DATA = tomllib.loads((Path(__file__).parents[1] / "data" / "scoring_examples.toml").read_text(encoding="utf-8"))
EXAMPLES = [pytest.param(example, id=example["id"]) for example in DATA["example"]]
COUNTED = [pytest.param(example, id=example["id"]) for example in DATA["example"] if "counted" in example]
MAPPED = [pytest.param(example, id=example["id"]) for example in DATA["example"] if "misprinted" in example]


@pytest.mark.rule("C1", "C2", "C4", "C8", "C9")
@pytest.mark.parametrize("example", EXAMPLES)
def test_every_objective_pays_what_was_found_elsewhere(example: dict[str, Any]) -> None:
    answer = ask("score", *example["dice"], pattern=example.get("pattern"))
    assert answer["public"] == example["public"]
    assert answer["private"] == example["private"]
    assert answer["empty"] == example["empty"]
    assert "total" not in answer
    assert list(answer["public"]) == [objective.id for objective in base_deck().publics]


@pytest.mark.rule("C6")
@pytest.mark.parametrize("example", EXAMPLES)
def test_every_point_is_explained_by_its_spaces(example: dict[str, Any]) -> None:
    answer = ask("score", *example["dice"])
    filled = {row + column for row in "ABCD" for column in "12345"} - _empty(example["dice"])
    for kind in ("public", "private"):
        for name, claims in answer["claims"][kind].items():
            assert sum(claim["points"] for claim in claims) == answer[kind][name]
            assert all(claim["cells"] and set(claim["cells"]) <= filled for claim in claims)


def _empty(rows: list[str]) -> set[str]:
    texts = [die for row in rows for die in row.split()]
    return {"ABCD"[place // 5] + "12345"[place % 5] for place, die in enumerate(texts) if die == ".."}


@pytest.mark.rule("C3", "C4")
@pytest.mark.parametrize("example", COUNTED)
def test_totals_agree(example: dict[str, Any]) -> None:
    counted = dict(example["counted"])
    total = counted.pop("total")
    assert ask("score", *example["dice"], **counted)["total"] == total
    more = {**counted, "tokens": counted["tokens"] + 3}
    assert ask("score", *example["dice"], **more)["total"] == total + 3


@pytest.mark.rule("P6", "M1")
@pytest.mark.parametrize("example", EXAMPLES)
def test_like_dice_side_by_side_are_found(example: dict[str, Any]) -> None:
    broken = ask("audit", *example["dice"])["broken"]
    pairs = {frozenset([fault["cell"], other]) for fault in broken for other in fault.get("with", [])}
    assert pairs == {frozenset(pair) for pair in example["alike"]}
    assert all(("P6" in fault["rules"]) == ("with" in fault) for fault in broken)


@pytest.mark.rule("P4", "P5", "M1")
@pytest.mark.parametrize("example", MAPPED)
def test_dice_on_a_wrong_print_are_found(example: dict[str, Any]) -> None:
    broken = ask("audit", *example["dice"], pattern=example["pattern"])["broken"]
    assert [fault["cell"] for fault in broken if {"P4", "P5"} & set(fault["rules"])] == example["misprinted"]


@pytest.mark.rule("C9")
@pytest.mark.parametrize("diagram", DATA["diagram"], ids=lambda diagram: str(diagram["id"]))
def test_the_picture_on_the_card(diagram: dict[str, Any]) -> None:
    assert ask("score", *diagram["dice"])["public"][diagram["id"]] == diagram["points"]
