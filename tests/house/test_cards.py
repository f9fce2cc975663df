"""Cards and tests agree: every card has a test marked with its id, every such mark names a card.

Marks are read from the source, not from a run, so a part of the tests is never mistaken for all of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.test_ledger import places_that_reach_tests
from vitrall.cards.catalogue import full_deck, full_files

CARD_TESTS = Path(__file__).resolve().parents[1] / "cards"


def held(sources: dict[str, str]) -> dict[str, str]:
    """The ids of marks `card(…)` that reach a test, each with a place that names it."""
    texts: dict[str, str] = {}
    for name, text in sources.items():
        for call in card_marks(ast.parse(text, name)):
            for id in plain_ids(call):
                texts.setdefault(id, f"{name}:{call.lineno}")
    return texts


def card_marks(tree: ast.AST) -> Iterator[ast.Call]:
    for place in places_that_reach_tests(tree):
        for node in ast.walk(place):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.card", "mark.card"):
                yield node


def plain_ids(call: ast.Call) -> list[str]:
    return [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def missing(cards: list[str], sources: dict[str, str]) -> list[str]:
    """The cards without a test, in the order of the deck."""
    marked = held(sources)
    return [id for id in cards if id not in marked]


def unknown(cards: list[str], sources: dict[str, str]) -> list[str]:
    """The marks that name no card, each with a place."""
    return [f"{id} ({place})" for id, place in held(sources).items() if id not in cards]


def all_cards() -> list[str]:
    return [card.id for file in full_files() for card in file.cards()]


def card_tests() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(CARD_TESTS.glob("test_*.py"))}


def test_every_card_has_a_test() -> None:
    without = missing(all_cards(), card_tests())
    assert not without, f"cards without a test marked with their id: {', '.join(without)}"


@pytest.mark.lengthy
def test_every_mark_names_a_card() -> None:
    strangers = unknown(all_cards(), card_tests())
    assert not strangers, f"marks that name no card: {', '.join(strangers)}"


def test_every_tool_has_a_file_of_its_own() -> None:
    names = {f"test_{tool.id.replace('-', '_')}.py" for tool in full_deck().tools}
    assert sorted(names - set(card_tests())) == []


MADE_UP_CARDS = ["lathe", "mallet", "sponge", "easel"]

MADE_UP_TESTS = """
import pytest

@pytest.mark.card("lathe")
def test_the_lathe() -> None: ...

CASES = [pytest.param(1, marks=[pytest.mark.card("easel"), pytest.mark.rule("U1")])]

@pytest.mark.card("mallet")
def no_test() -> None: ...

@pytest.mark.card("hammer")
def test_a_card_that_is_gone() -> None: ...
"""


def test_a_missing_and_an_unknown_card_are_both_found() -> None:
    sources = {"made_up.py": MADE_UP_TESTS}
    assert missing(MADE_UP_CARDS, sources) == ["mallet", "sponge"]
    assert unknown(MADE_UP_CARDS, sources) == ["hammer (made_up.py:12)"]
