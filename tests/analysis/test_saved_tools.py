"""A tool that is saved for several turns is not charged as lost, turn after turn: playouts may still use it."""

from __future__ import annotations

from pathlib import Path

from vitrall import Game
from vitrall.analysis.game_spans import Kind, game_spans
from vitrall.analysis.playout_values import TOOL_EFFORT, TOOL_TURNS
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.finisher import Finisher
from vitrall.bots.mind.future import EFFORT
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import Judge, placements_left
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.engine.state import State

RECORD = Path(__file__).parents[1] / "golden" / "games" / "two-standard.txt"
RICH = 40  # tokens: tools stay affordable to the end
MIDDLE = 6  # a round


class Watched(Finisher):
    """Notes in which turns tools are tried: the seat, and how many of its placements are left after it."""

    def __init__(self) -> None:
        super().__init__(Heuristic(weights()), TOOL_TURNS, TOOL_EFFORT)
        self.tried: list[tuple[int, int]] = []

    def _tried(self, now: State, judge: Judge, effort: int = EFFORT) -> State:
        self.tried.append((int(now.seat), int(placements_left(now, now.seat))))
        return super()._tried(now, judge, effort)


def turn_in_the_middle(tokens: int) -> State:
    """Before a turn of the sixth round; both seats have so many tokens."""
    game = Game.from_record(RECORD.read_text(encoding="utf-8"))
    spans = game_spans(game.state.rules, [move.action for move in game.moves])
    state = next(span.before for span in spans if span.kind is Kind.TURN and span.round == MIDDLE).copy()
    for seat in (0, 1):
        state.favor[seat] = tokens
    return state


def tried_from(state: State, seat: int) -> tuple[list[int], list[int]]:
    """The placements left after the turns in which the seat and the other one tried tools."""
    watched = Watched()
    watched.finished(SharedTurns(state), seat, 1)
    return ([left for who, left in watched.tried if who == seat], [left for who, left in watched.tried if who != seat])


def test_playouts_try_tools_in_the_next_turn_in_every_fourth_and_in_the_last() -> None:
    state = turn_in_the_middle(RICH)
    seat = int(state.seat)
    own, others = tried_from(state, seat)
    assert own == [9, 8, 4, 0]
    assert others == [8, 4, 0]
    assert tried_from(state, 1 - seat) == ([9, 8, 4, 0], [8, 4, 0])


def test_no_time_is_spent_on_tools_that_cannot_be_paid_for() -> None:
    """The last turn alone is searched: there nothing but points counts."""
    assert tried_from(turn_in_the_middle(0), 0) == ([0], [0])
