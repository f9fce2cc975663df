"""Slate Turner: a grey die of the window and one of another colour change places."""

import pytest

from testing.table import Table
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.engine import deck, verbs
from vitrall.engine.dice import GREY

pytestmark = pytest.mark.card("slate-turner")


def turner(*rows: str, board: str = "any-colour-space", printed: tuple[str, ...] = (), players: int = 2) -> Table:
    """A first turn with the turner on the table and dice in the window, with nothing printed unless told."""
    table = Table(players=players, modules=("grey-glass",), board=board, tools=["slate-turner"])
    return table.roll("R1 Y2 G3 B4 S5" if players > 1 else "R1 S2 G3 S5").printed(0, *printed).draw(0, *rows)


def test_as_designed() -> None:
    tool = full_deck().tools[full_catalogue().tool_index("slate-turner")]
    assert (tool.when, tool.solo_color, tool.group) == (deck.WHEN_NO_HAND, GREY, deck.GREY_DECK)
    assert (list(tool.verbs), list(tool.args)) == ([verbs.SWAP_WINDOW], [0])


@pytest.mark.rule("G18", "P6")
def test_both_are_lifted_before_either_is_tested() -> None:
    """Neighbours change places: the grey die is not beside itself. On A3 it would be beside the other grey (P6)."""
    table = turner(
        "S1 R2 Y3 .. ..",
        ".. .. S4 .. ..",
    ).play("use slate-turner")
    assert table.legal_with("trade") == ["A1 A2", "B3 A3"]
    assert table.refused("trade A1 A3") == ["placement/unlike"]
    table.play("trade A1 A2")
    assert table.drawn(0)[:2] == ["R2 S1 Y3 .. ..", ".. .. S4 .. .."]


@pytest.mark.rule("G18")
def test_exactly_one_of_them_is_grey_and_it_is_named_first() -> None:
    table = turner("S1 R2 .. .. ..", ".. .. S4 .. ..").play("use slate-turner")
    for trade in ("trade A2 A1", "trade A1 B3", "trade A1 A5"):
        assert table.refused(trade) == ["trade/not-one-grey"]


@pytest.mark.rule("G18", "P5")
def test_what_is_printed_holds_for_both() -> None:
    printed = ("1....", ".....", ".....", ".....")
    table = turner("S1 R2 .. .. ..", ".. .. S4 Y5 ..", printed=printed).play("use slate-turner")
    assert table.refused("trade A1 A2") == ["placement/value"]
    assert table.legal_with("trade") == ["B3 B4"]


@pytest.mark.rule("G4", "P4")
def test_a_printed_color_bars_grey_unless_the_board_opens_it() -> None:
    """The red die lies on red: grey goes there beside Open Panes, and nowhere else."""
    rows, printed = ("S1 R2 .. .. ..",), (".R...", ".....", ".....", ".....")
    assert "trade A1 A2" in turner(*rows, printed=printed).play("use slate-turner").legal
    table = turner(*rows, ".. .. S4 .. ..", "B6 .. Y2 .. ..", printed=printed, board="one-per-column")
    assert table.play("use slate-turner").refused("trade A1 A2") == ["placement/color"]


@pytest.mark.rule("G5")
def test_the_restriction_board_holds() -> None:
    """Keep Apart: on A2 the grey die would touch the other at a corner."""
    table = turner("S1 R2 .. .. ..", ".. .. S4 .. ..", ".. Y2 .. G6 ..", board="no-touch").play("use slate-turner")
    assert table.refused("trade A1 A2") == ["placement/board"]


@pytest.mark.rule("G18", "P3")
def test_each_must_touch_a_die_where_it_comes_to_lie() -> None:
    """P3: dice that tools have separated cannot be traded over the gap, so the turner cannot be used here."""
    table = turner("S1 .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. R2")
    assert table.refused("use slate-turner") == ["tool/impossible"]


@pytest.mark.rule("U2", "U3")
def test_not_with_a_die_in_hand_and_not_without_a_grey_die() -> None:
    assert turner("R1 G2 .. .. ..").refused("use slate-turner") == ["tool/impossible"]
    table = turner("S1 R2 .. .. ..").play("draft G3")
    assert table.refused("use slate-turner") == ["tool/die-in-hand"]
    table.play("place B1", "use slate-turner", "trade A1 A2", "pass")
    assert table.drawn(0)[0] == "R2 S1 .. .. .."


@pytest.mark.rule("G14", "O4")
def test_alone_a_grey_die_pays() -> None:
    table = turner("S1 R2 .. .. ..", players=1)
    assert table.legal_with("use") == ["slate-turner S2", "slate-turner S5"]
    table.play("use slate-turner S5", "trade A1 A2")
    assert table.pool == ["R1", "S2", "G3"]
