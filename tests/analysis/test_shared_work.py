"""Work that playouts, stages and processes share: it saves time and changes no result."""

from __future__ import annotations

from pathlib import Path

import pytest

from vitrall import Game
from vitrall.analysis import Effort, analyse, analysing_in_stages, analysis_data
from vitrall.analysis.analyst import Analyst, ToPlay
from vitrall.analysis.game_spans import game_spans
from vitrall.analysis.playout_values import TOOL_EFFORT, TOOL_TURNS, Results
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.finisher import Finisher
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.engine.phases import OVER, TURN
from vitrall.engine.playout import fingerprint
from vitrall.engine.state import State
from vitrall.engine.window import Window, put

GAMES = Path(__file__).parents[1] / "golden" / "games"
LATE = 9  # rounds
SMALL, LARGER = Effort(playouts=2, candidates=1, choosing=1), Effort(playouts=9, candidates=1, choosing=1)


def golden(name: str) -> Game:
    return Game.from_record((GAMES / f"{name}.txt").read_text(encoding="utf-8"))


def late_positions(name: str) -> list[State]:
    """The positions of the last rounds, from which playouts are short."""
    game = golden(name)
    spans = game_spans(game.state.rules, [move.action for move in game.moves])
    return [span.before for span in spans if span.before.round >= LATE]


def finished_alone(finisher: Finisher, state: State, seat: int, seed: int) -> State:
    """The end of a playout that shares nothing with another."""
    alone = SharedTurns(state)
    alone.is_shared = False
    return finisher.finished(alone, seat, seed)


@pytest.mark.parametrize("name", ["two-standard", "two-private-pools", "three-glory", "four-pioneers-blooms"])
def test_playouts_that_share_turns_end_as_those_that_do_not(name: str) -> None:
    finisher = Finisher(Heuristic(weights()), TOOL_TURNS, TOOL_EFFORT)
    shares = 0
    for state in late_positions(name)[::4]:
        beginning = SharedTurns(state)
        for seed in range(5):
            shared, alone = finisher.finished(beginning, 0, seed), finished_alone(finisher, state, 0, seed)
            assert shared.phase == OVER
            assert fingerprint(shared) == fingerprint(alone)
            assert list(shared.deal.privates) == list(alone.deal.privates)
        shares += len(beginning.later)
    assert shares


def test_turns_in_which_chance_has_a_part_are_not_shared() -> None:
    """The glazing hammer is at this table. It rolls the pool again, so where it can be used, seeds play differently."""
    finisher = Finisher(Heuristic(weights()), TOOL_TURNS, TOOL_EFFORT)
    positions = [state.copy() for state in late_positions("four-spanish") if state.phase == TURN]
    for state in positions:
        state.favor[state.seat] = 6
    beginnings = [SharedTurns(state) for state in positions]
    for beginning in beginnings:
        for seed in range(3):
            seat = int(beginning.state.seat)
            end = fingerprint(finisher.finished(beginning, seat, seed))
            assert end == fingerprint(finished_alone(finisher, beginning.state, seat, seed))
    assert any(beginning.is_shared and beginning.later for beginning in beginnings)
    assert any(not beginning.is_shared for beginning in beginnings)
    assert all(not beginning.later for beginning in beginnings if not beginning.is_shared)


def test_a_copy_for_the_turn_leaves_the_position_as_it_is() -> None:
    state = late_positions("two-standard")[1]
    seat = int(state.seat)
    before = [list(window.cells) for window in state.windows]
    copy = state.copy_of_turn()
    own: Window = copy.windows[seat]
    put(own, next(cell for cell, die in enumerate(own.cells) if die < 0), 0)
    copy.favor[seat] += 1
    copy.add_to_pool(0)
    assert [list(window.cells) for window in state.windows] == before
    assert list(state.favor) != list(copy.favor)
    assert copy.windows[1 - seat] is state.windows[1 - seat]


@pytest.mark.lengthy
@pytest.mark.parametrize("workers", [1, 2])
def test_each_stage_gives_the_analysis_that_its_effort_gives_alone(workers: int) -> None:
    game = golden("solo-one-tool")
    ends = {each.stage: each for each in analysing_in_stages(game, [SMALL, LARGER], 3, workers)}
    for stage, effort in enumerate((SMALL, LARGER)):
        assert ends[stage].playouts == effort.playouts
        assert analysis_data(ends[stage].analysis()) == analysis_data(analyse(game, effort, 3))


def test_no_playout_is_made_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    playouts: list[tuple[int, object, int]] = []

    def results(_: Analyst, task: ToPlay) -> list[Results]:
        seeds = range(task.first, task.last)
        playouts.extend((task.seat, place, seed) for place in task.places for seed in seeds)
        return [Results((0,) * len(seeds), (0,) * len(seeds)) for _ in task.places]

    monkeypatch.setattr(Analyst, "results", results)
    *_, last = analysing_in_stages(golden("solo-one-tool"), [SMALL, LARGER])
    assert len(playouts) == len(set(playouts))
    assert max(seed for _, _, seed in playouts) == LARGER.playouts - 1
    assert last.analysis().playouts == LARGER.playouts
