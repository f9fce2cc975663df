"""Glazing Hammer: the whole pool rolled anew, in the second turn, before drafting."""

import pytest

from testing.table import Table
from testing.tool_scenes import at_the_hole
from vitrall.engine.undo import undo_barrier

pytestmark = pytest.mark.card("glazing-hammer")


def hammer(*others: str, players: int = 2) -> Table:
    """A first turn with the hammer on the table, and other tools."""
    dice = "R1 G2 B3 B4" if players == 1 else "R1 G2 B3 Y4 P5"
    return Table(players=players, patterns=["luz-celestial"], tools=["glazing-hammer", *others]).roll(dice)


@pytest.mark.rule("U14", "U3", "T11")
def test_the_last_player_of_the_first_pass_waits_for_the_second_of_the_two_turns_running() -> None:
    table = hammer().play("pass")
    assert (table.state.seat, table.refused("use glazing-hammer")) == (1, ["tool/timing"])
    table.play("pass")
    assert (table.state.seat, table.refused("use glazing-hammer")) == (1, [])


@pytest.mark.rule("U3", "U14")
def test_not_in_the_first_turn() -> None:
    table = hammer()
    assert table.refused("use glazing-hammer") == ["tool/timing"]
    table.play("draft R1")
    assert table.refused("use glazing-hammer") == ["tool/die-in-hand"]
    table.play("place A3")
    assert table.refused("use glazing-hammer") == ["tool/timing"]


@pytest.mark.rule("U3", "U14")
def test_not_after_the_draft_of_the_second_turn() -> None:
    table = hammer().pass_turns(3).play("draft R1")
    assert table.refused("use glazing-hammer") == ["tool/die-in-hand"]
    table.play("place A3")
    assert table.refused("use glazing-hammer") == ["tool/timing"]


@pytest.mark.rule("U14")
def test_every_die_is_rolled_in_its_turn_and_keeps_its_color() -> None:
    table = hammer().play("draft G2", "place A1", "pass").pass_turns(2).play("use glazing-hammer")
    for die in ("R6", "B6", "Y4", "P1"):
        assert table.legal == [f"roll {die[0]}{value}" for value in range(1, 7)]
        assert table.refused("pass") == ["chance/awaited"]
        assert table.refused(f"roll G{die[1]}") == ["chance/impossible"]
        table.play(f"roll {die}")
    assert table.pool == ["R6", "B6", "Y4", "P1"]


@pytest.mark.rule("U14", "T3")
def test_afterwards_the_player_drafts_from_the_new_pool() -> None:
    table = hammer().pass_turns(3).play("use glazing-hammer")
    table.roll("R2 G3 B4 Y5 P6")
    assert table.legal_with("draft") == ["R2", "G3", "B4", "Y5", "P6"]
    assert table.refused("draft R1") == ["draft/not-in-pool"]
    assert table.refused("use glazing-hammer") == ["tool/one-a-turn"]
    table.play("draft P6", "place C1")
    assert table.legal == ["pass"]


@pytest.mark.rule("U14", "U2")
def test_no_other_tool_after_it() -> None:
    table = hammer("grinding-stone").pass_turns(3).play("use glazing-hammer").roll("R2 G3 B4 Y5 P6")
    assert table.play("draft P6").refused("use grinding-stone") == ["tool/one-a-turn"]


@pytest.mark.rule("U15", "U2")
def test_an_empty_pool_cannot_be_rolled() -> None:
    assert hammer().pass_turns(3).lay("").refused("use glazing-hammer") == ["tool/impossible"]


@pytest.mark.rule("U14", "U9")
def test_a_skipped_second_turn_brings_no_hammer() -> None:
    table = hammer("running-pliers").play("draft R1", "place A3", "use running-pliers", "draft G2", "place B4", "pass")
    seats = []
    while table.state.round == 1:
        seats.append(int(table.state.seat))
        table.play("pass")
    assert seats == [1, 1]


@pytest.mark.rule("U14", "T12")
def test_a_pick_can_be_put_back_before_it_and_the_roll_cannot() -> None:
    table = hammer()
    assert undo_barrier(table.notation.action("draft R1")) == ""
    assert undo_barrier(table.notation.action("use glazing-hammer")) == ""
    assert undo_barrier(table.notation.action("roll R1")) == "undo/new-knowledge"


@pytest.mark.rule("T4", "U14")
def test_it_is_no_reason_to_draft_a_die_that_fits_nowhere() -> None:
    table = at_the_hole("glazing-hammer", dice="P4 R1 R2 R3 R4").pass_turns(3)
    assert table.legal == ["pass", "use glazing-hammer"]


@pytest.mark.rule("O3", "O4", "U3")
def test_alone_a_blue_die_pays_in_the_second_turn_and_is_not_rolled() -> None:
    table = hammer(players=1)
    assert table.refused("use glazing-hammer B3") == ["tool/timing"]
    table.play("pass")
    assert table.legal_with("use") == ["glazing-hammer B3", "glazing-hammer B4"]
    table.play("use glazing-hammer B3").roll("R6 G6 B6")
    assert (table.pool, table.tokens_on("glazing-hammer")) == (["R6", "G6", "B6"], -1)


@pytest.mark.rule("O7", "U2")
def test_alone_the_last_die_of_the_pool_does_not_pay_for_there_would_be_none_to_roll() -> None:
    table = hammer(players=1).play("pass").lay("B3")
    assert table.refused("use glazing-hammer B3") == ["tool/impossible"]
    table.lay("B3 B3").play("use glazing-hammer B3", "roll B5")
    assert table.pool == ["B5"]
