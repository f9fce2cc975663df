"""Ash Tongs: the die in hand against one of the round track, exactly one of the two being grey."""

import pytest

from testing.table import Table
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.engine import deck, verbs
from vitrall.engine.dice import GREY

pytestmark = pytest.mark.card("ash-tongs")


def tongs(track: str = "R1 Y2 G3 B4 S6") -> Table:
    """The second round, with those dice on the space of the first; windows have nothing printed."""
    table = Table(modules=("grey-glass",), board="any-colour-space", tools=["ash-tongs"]).pass_round(track)
    return table.printed(0).printed(1).roll("R5 Y5 S2 B5 S3")


def test_as_designed() -> None:
    tool = full_deck().tools[full_catalogue().tool_index("ash-tongs")]
    assert (tool.when, tool.solo_color, tool.group) == (deck.WHEN_HAND, GREY, deck.GREY_DECK)
    assert (list(tool.verbs), list(tool.args)) == ([verbs.SWAP_TRACK], [verbs.GREY_ONLY])


@pytest.mark.rule("G18")
def test_two_greys_or_two_colors_are_not_swapped() -> None:
    table = tongs().play("draft R5", "use ash-tongs")
    assert table.legal_with("swap") == ["1 S6"]
    assert table.refused("swap 1 Y2") == ["swap/not-one-grey"]
    assert table.refused("swap 1 Y3") == ["swap/not-on-track"]
    table = tongs().play("draft S2", "use ash-tongs")
    assert table.legal_with("swap") == ["1 R1", "1 Y2", "1 G3", "1 B4"]
    assert table.refused("swap 1 S6") == ["swap/not-one-grey"]


@pytest.mark.rule("G18", "U11")
def test_the_die_left_behind_takes_the_place_of_the_one_taken() -> None:
    """U11: on the same round's space, both with their values; then the die is placed."""
    table = tongs().play("draft S2", "use ash-tongs", "swap 1 G3")
    assert table.hand == "G3"
    assert table.track[0] == ["R1", "Y2", "S2", "B4", "S6"]
    table.play("place A1")
    assert table.die_at(int(table.state.seat), "A1") == "G3"


@pytest.mark.rule("U2")
def test_a_track_without_grey_helps_grey_dice_only() -> None:
    table = Table(modules=("grey-glass",), board="any-colour-space", tools=["ash-tongs"])
    table.printed(0).printed(1).roll("R1 Y2 G3 B4 S6")
    assert table.play("draft S6").refused("use ash-tongs") == ["tool/impossible"]  # the track is still empty
    table.play("place A1").pass_turns(4).roll("R5 Y5 S2 B5 S3").play("draft R5")
    assert table.refused("use ash-tongs") == ["tool/impossible"]
    table.play("place A1", "pass", "draft S2")
    assert "use ash-tongs" in table.legal


@pytest.mark.rule("G14", "O4")
def test_alone_a_grey_die_pays() -> None:
    table = Table(players=1, modules=("grey-glass",), board="any-colour-space", tools=["ash-tongs"])
    table.printed(0).pass_round("R1 Y2 G3 S6").roll("R5 Y5 S2 S3").play("draft R5")
    assert table.legal_with("use") == ["ash-tongs S2", "ash-tongs S3"]
    table.play("use ash-tongs S3", "swap 1 S6")
    assert (table.hand, table.pool, table.track[0]) == ("S6", ["Y5", "S2"], ["R1", "Y2", "G3", "R5"])
