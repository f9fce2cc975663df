"""Why a space does not take a die: one sentence for each space, about the first rule in the way."""

from __future__ import annotations

import pytest
from hypothesis import given

from testing.random_games import MANY, Moment, moments
from testing.table import Table
from vitrall.engine.board import NAMES
from vitrall.engine.dice import BY_TEXT
from vitrall.engine.window import Window, broken
from vitrall.story.barriers import FITS, barriers
from vitrall.story.story_types import Message
from vitrall.view import seat_view


def said(table: Table, die: str, space: str, isolated: bool = False) -> Message | None:
    """What is said of a die and a space of the first seat's window."""
    window: Window = table.state.windows[0]
    spaces = [int(broken(window, BY_TEXT[die], cell, 0, False, isolated)) for cell in range(len(NAMES))]
    answer = barriers(window, {die: spaces})
    line = answer["dice"][die][NAMES.index(space)]
    return None if line == FITS else answer["lines"][line]


def drawn(*rows: str, pattern: tuple[str, ...] = ()) -> Table:
    return Table().printed(0, *pattern).draw(0, *rows)


def plain(id: str) -> Message:
    return {"id": id, "values": {}}


@pytest.mark.parametrize(
    ("id", "die", "space"),
    [("refuse-occupied", "G1", "A1"), ("refuse-touch", "G1", "D5"), ("refuse-same-colour", "R2", "B1")],
)
def test_a_rule_is_said_in_its_own_sentence(id: str, die: str, space: str) -> None:
    assert said(drawn("R5 .. .. .. .."), die, space) == plain(id)


def test_the_first_die_starts_at_the_edge() -> None:
    assert said(drawn(), "G1", "B2") == plain("refuse-first-die")
    assert said(drawn(), "G1", "A2") is None


def test_a_die_that_must_touch_none() -> None:
    assert said(drawn("R5 .. .. .. .."), "G1", "B2", isolated=True) == plain("refuse-isolated")


def test_the_print_of_a_space_is_named() -> None:
    table = drawn(pattern=(".R...", "....6", ".....", "....."))
    assert said(table, "G1", "A2") == {"id": "refuse-colour-space", "values": {"color": "red"}}
    assert said(table, "G1", "B5") == {"id": "refuse-value-space", "values": {"value": 6}}


@pytest.mark.parametrize(("space", "side"), [("B3", "left"), ("B1", "right"), ("C2", "above"), ("A2", "below")])
def test_a_neighbour_of_the_same_value_is_named_by_its_side(space: str, side: str) -> None:
    table = drawn(".. .. .. .. ..", ".. R5 .. .. ..")
    assert said(table, "G5", space) == {"id": "refuse-same-value", "values": {"side": side, "value": 5}}


def test_the_end_of_a_row_is_not_beside_the_beginning_of_the_next() -> None:
    table = drawn(".. .. .. .. R5", ".. .. .. .. ..")
    assert said(table, "G5", "B1") == plain("refuse-touch")


@pytest.mark.slow
@MANY
@given(moments())
def test_a_sentence_is_said_wherever_the_view_says_that_a_rule_is_broken(moment: Moment) -> None:
    for seat in range(int(moment.state.rules.players)):
        view = seat_view(moment.state, seat)
        if view["barriers"] is None:
            continue
        for die, spaces in view["barriers"]["dice"].items():
            assert [line == FITS for line in spaces] == [not rules for rules in view["breaks"][die]]
            assert all(line < len(view["barriers"]["lines"]) for line in spaces)
