"""T12. Undo: within one's own turn, back to the last roll, draw or other new information."""

from __future__ import annotations

import pytest

from testing.table import Table
from testing.walk import walk
from vitrall.engine import actions
from vitrall.engine.options import Options
from vitrall.engine.state import awaited_seats, awaits_chance
from vitrall.engine.undo import undo_barrier

NOTATION = Table(dealt=False).notation


def barrier(text: str) -> str:
    """The code of what bars taking a move back; empty where nothing does."""
    return undo_barrier(NOTATION.action(text))


@pytest.mark.rule("T12", "T4")
@pytest.mark.parametrize(
    "text",
    [
        "draft R5",
        "place C2",
        "move A1 B2",
        "stop",
        "turn 4",
        "swap 3 G2",
        "return",
        "use lathekin",
        "use flux-brush P3",
    ],
)
def test_what_a_player_does_in_the_own_turn_can_be_taken_back(text: str) -> None:
    assert barrier(text) == ""


@pytest.mark.rule("T12")
@pytest.mark.parametrize("text", ["roll R5", "draw B", "start 2", "deal tool lathekin", "deal public light-shades"])
def test_nobody_goes_back_behind_a_roll_a_draw_or_a_deal(text: str) -> None:
    assert barrier(text) == "undo/new-knowledge"


@pytest.mark.rule("T12")
@pytest.mark.parametrize("text", ["deal private shades-of-red", "deal window virtus/symphony-of-light"])
def test_nobody_goes_back_behind_cards_that_came_into_the_own_hand(text: str) -> None:
    assert barrier(text) == "undo/new-knowledge"


@pytest.mark.rule("T12")
def test_nobody_goes_back_behind_the_end_of_a_turn() -> None:
    assert barrier("pass") == "undo/turn-ended"


@pytest.mark.rule("T12", "S2")
def test_a_window_once_chosen_stays_chosen() -> None:
    assert barrier("choose 1 firelight") == "undo/choice"


@pytest.mark.rule("T12")
def test_a_tool_can_be_taken_back_until_it_rolls() -> None:
    texts = ["draft R5", "use flux-brush", "roll R2", "place A1"]
    Table(tools=["flux-brush"]).printed(0).roll("R5 G2 B3 Y1 P6").play(*texts)
    assert [barrier(text) for text in texts] == ["", "", "undo/new-knowledge", ""]


@pytest.mark.rule("T12")
def test_a_tool_can_be_taken_back_until_it_draws() -> None:
    texts = ["draft R5", "use flux-remover", "draw Y", "turn 2", "place A1"]
    Table(tools=["flux-remover"]).printed(0).roll("R5 G2 B3 Y1 P6").play(*texts)
    assert [barrier(text) for text in texts] == ["", "", "undo/new-knowledge", "", ""]


@pytest.mark.rule("T12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_can_be_taken_back_is_what_a_seat_did_in_a_turn_that_goes_on(players: int) -> None:
    """Seen over whole games: a free action is a seat's own, and the next position is still in the same turn."""
    for seed in range(6):
        free = False
        turn = (0, 0)
        for state, action in walk(Options(players=players, solo_tools=5), seed):
            now = (int(state.round), int(state.turn))
            if free:
                assert now == turn
            free = undo_barrier(action) == ""
            turn = now
            by_a_seat = not awaits_chance(state) and state.round > 0
            assert free == (by_a_seat and action != actions.PASS)
            if free:
                assert awaited_seats(state) == 1 << state.seat
