"""Smoke Pliers: a grey die in hand is turned to another value."""

import pytest

from testing.table import Table
from testing.tool_scenes import HOLE_AT_B2
from tests.cards.drawn import board
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.engine import deck, verbs
from vitrall.engine.dice import GREY

pytestmark = pytest.mark.card("smoke-pliers")


def pliers(players: int = 2) -> Table:
    """A table with the pliers and a board that closes nothing; the first window lies on Fractal Drops."""
    assert board("any-colour-space").any_color
    return Table(
        players=players,
        modules=("grey-glass",),
        board="any-colour-space",
        tools=["smoke-pliers"],
        patterns=["fractal-drops"],
    )


def test_as_designed() -> None:
    tool = full_deck().tools[full_catalogue().tool_index("smoke-pliers")]
    assert (tool.when, tool.solo_color, tool.group) == (deck.WHEN_HAND, GREY, deck.GREY_DECK)
    assert (list(tool.verbs), list(tool.args)) == ([verbs.OTHER_VALUE], [verbs.GREY_ONLY])


@pytest.mark.rule("G18")
def test_the_value_shown_is_not_to_be_had_and_other_dice_are_not_turned() -> None:
    table = pliers().roll("R1 Y2 G3 B4 S5").play("draft R1")
    assert table.refused("use smoke-pliers") == ["tool/impossible"]
    table.play("place A1").pass_turns().play("draft S5", "use smoke-pliers")
    assert table.legal_with("turn") == ["1", "2", "3", "4", "6"]
    assert table.refused("turn 5") == ["turn/value"]
    assert table.play("turn 6").hand == "S6"
    assert "place A1" in table.legal
    assert table.refused("pass") == ["pass/die-in-hand"]


@pytest.mark.rule("T4", "U7")
def test_a_grey_die_that_fits_nowhere_may_be_drafted_to_be_turned() -> None:
    """The hole takes neither a two nor a four; turned to a two the die goes back and the draft is spent (T4)."""
    table = pliers().roll("R2 Y2 G2 B2 S4").draw(0, *HOLE_AT_B2)
    assert table.legal_with("draft") == ["S4"]
    table.play("draft S4", "use smoke-pliers", "turn 2")
    assert (table.hand, table.pool) == ("", ["R2", "Y2", "G2", "B2", "S2"])
    assert table.refused("draft S2") == ["draft/spent", "draft/no-space"]


def test_without_tokens_it_may_not() -> None:
    table = pliers().roll("R2 Y2 G2 B2 S4").draw(0, *HOLE_AT_B2).favor(0, 0)
    assert table.refused("draft S4") == ["draft/no-space"]


@pytest.mark.rule("G14", "O4")
def test_alone_another_grey_die_of_the_pool_pays() -> None:
    table = pliers(players=1).roll("S1 R2 G3 S5").play("draft S5")
    assert table.legal_with("use") == ["smoke-pliers S1"]
    table.play("use smoke-pliers S1", "turn 3")
    assert (table.hand, table.pool) == ("S3", ["R2", "G3"])
    assert table.tokens_on("smoke-pliers") == -1


@pytest.mark.rule("G14")
def test_alone_no_other_color_pays() -> None:
    table = pliers(players=1).roll("P1 R2 G3 S5").play("draft S5")
    assert table.refused("use smoke-pliers P1") == ["tool/payment"]
