"""The referee's verdict on a whole table as somebody enters it: what counts there, and what it says in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from vitrall.engine.errors import VitrallError
from vitrall.referee.service import judged
from vitrall.words import Words

EMPTY: list[list[str | None]] = [[None] * 5 for _ in range(4)]
ENGLISH = Words("en", strict=True)


def rows(**dice: str) -> list[list[str | None]]:
    return [[dice.get(f"{row}{column}") for column in range(1, 6)] for row in "ABCD"]


def asked(*players: dict[str, object], **table: object) -> Any:
    entered = [{"pattern": None, "dice": EMPTY, "privates": [], "tokens": 0, **player} for player in players]
    return judged(json.dumps({"ask": "table", "players": entered, **table}))


def cards(verdict: Any) -> list[str]:
    return [row["card"] for row in verdict["sheet"]["seats"][0]["rows"] if row["kind"] in ("public", "rivalry")]


def sentences(audit: Any) -> list[str]:
    return [" ".join(map(ENGLISH.message, [fault["line"], *fault["notes"]])) for fault in audit["faults"]]


OBJECTIVES = ["light-shades", "slate-columns", "deepest-light"]


@pytest.mark.rule("G12", "G13")
def test_what_lies_there_in_vain_is_left_aside() -> None:
    assert cards(asked({}, {}, objectives=OBJECTIVES)) == ["light-shades", "deepest-light"]
    assert cards(asked({}, {}, objectives=OBJECTIVES, board="no-touch")) == [
        "light-shades",
        "slate-columns",
        "deepest-light",
    ]
    assert cards(asked({}, objectives=OBJECTIVES)) == ["light-shades"]


@pytest.mark.rule("O1", "O6")
def test_alone_the_better_of_two_private_objectives_counts_against_the_target() -> None:
    player: dict[str, object] = {
        "dice": rows(A1="R5", A2="B3"),
        "privates": ["shades-of-blue", "shades-of-red"],
        "tokens": 4,
    }
    verdict = asked(player, target=40)
    private = next(row for row in verdict["sheet"]["seats"][0]["rows"] if row["kind"] == "private")
    assert (private["card"], private["points"], verdict["sheet"]["target"]) == ("shades-of-red", 5, 40)
    together = asked(player, {})
    first = next(row for row in together["sheet"]["seats"][0]["rows"] if row["kind"] == "private")
    assert (first["card"], together["sheet"]["target"]) == ("shades-of-blue", None)


def test_points_are_added_up_line_by_line() -> None:
    verdict = asked({"dice": rows(A1="R1", A2="B2"), "tokens": 3}, {}, objectives=["light-shades"])
    for seat in verdict["sheet"]["seats"]:
        assert [row["so_far"] for row in seat["rows"]] == [
            sum(row["points"] for row in seat["rows"][: place + 1]) for place in range(len(seat["rows"]))
        ]
        assert seat["rows"][-1]["so_far"] == seat["total"]


@pytest.mark.rule("P6", "M2")
def test_only_dice_at_a_side_are_named_beside_a_like_one() -> None:
    """Grey dice too near by the board lie at a corner: they break another rule."""
    dice = rows(A1="S4", A2="R4", B2="S1")
    faults = asked({"dice": dice}, {}, board="no-touch")["audits"][0]
    assert [text for text in sentences(faults) if text.startswith("A1")] == [
        "A1 breaks this rule: Dice side by side share neither colour nor value. "
        "Dice of the same colour or value beside it: A2",
        "A1 breaks this rule: Grey dice are placed as the restriction board allows. Grey dice too close to it: B2",
    ]


@pytest.mark.rule("M3")
def test_all_tools_that_could_explain_a_fault_are_named() -> None:
    dice = rows(A1="R5", D5="B2")
    audit = asked({"dice": dice}, {}, tools=["lathekin", "tap-wheel"])["audits"][0]
    assert sentences(audit) == [
        "D5 breaks this rule: Every later die touches another one, by side or corner. "
        "A tool could explain this: Lathekin, Tap Wheel"
    ]
    assert (audit["spaces"], audit["repairs"], audit["further"]) == (1, [], 0)


@pytest.mark.rule("M4")
def test_repairs_say_what_remains_and_alone_only_the_spaces() -> None:
    dice = rows(A1="R5", A2="R4")
    together = asked({"dice": dice}, {})["audits"][0]["repairs"]
    assert [ENGLISH.message(line) for line in together[0]["lines"]] == [
        "Remove the dice on A1. That leaves -19 points."
    ]
    alone = asked({"dice": dice}, target=1)["audits"][0]["repairs"]
    assert [(repair["remove"], repair["lines"]) for repair in alone] == [(["A1"], []), (["A2"], [])]


def test_of_many_repairs_the_first_few_are_said() -> None:
    dice = [["R1", "G2", "B3", "Y4", "P5"], ["R2", "G3", "B4", "Y5", "P6"], *EMPTY[2:]]  # each column of one colour
    every = judged(json.dumps({"ask": "audit", "dice": dice}))["repairs"]
    audit = asked({"dice": dice}, {})["audits"][0]
    assert isinstance(every, list)
    assert len(every) > 4
    assert [repair["remove"] for repair in audit["repairs"]] == [list(repair["remove"]) for repair in every[:4]]
    assert audit["further"] == len(every) - 4


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ([], "referee/players"),
        (["Ana"], "referee/type"),
        ([{"dice": EMPTY, "luck": 3}], "referee/field"),
        ([{"dice": EMPTY, "privates": "red"}], "referee/type"),
        ([{"privates": []}, {"dice": EMPTY}], "referee/missing"),
        ([{"dice": EMPTY, "privates": ["red", "blue", "green"]}], "referee/players"),
    ],
)
def test_a_table_that_cannot_be_read_is_refused(players: list[object], code: str) -> None:
    with pytest.raises(VitrallError) as caught:
        judged(json.dumps({"ask": "table", "players": players}))
    assert caught.value.code == code
