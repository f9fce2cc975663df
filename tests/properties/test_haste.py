"""The engine's shortcuts agree with the list of legal actions; a round rolled at once is the same round."""

from __future__ import annotations

import pytest
from hypothesis import given

from testing.random_games import FEW, any_options, seeds
from testing.walk import walk
from vitrall.engine import actions
from vitrall.engine.board import CELLS
from vitrall.engine.chance import sample
from vitrall.engine.legal import legal, must_pass, must_place
from vitrall.engine.options import Options
from vitrall.engine.phases import HAND, ROLL, TURN
from vitrall.engine.play import play, roll_round
from vitrall.engine.state import State


@given(any_options(), seeds)
@FEW
def test_a_turn_that_must_be_ended_offers_nothing_else(options: Options, seed: int) -> None:
    asked = [list(legal(state)) for state, _ in walk(options, seed) if must_pass(state)]
    assert all(offered == [actions.PASS] for offered in asked)


@given(any_options(), seeds)
@FEW
def test_a_die_that_must_be_placed_may_go_where_the_mask_says_and_nowhere_else(options: Options, seed: int) -> None:
    for state, _ in walk(options, seed):
        spaces = must_place(state)
        if spaces:
            assert list(legal(state)) == [actions.place(cell) for cell in range(CELLS) if (spaces >> cell) & 1]


@pytest.mark.parametrize(("players", "tools"), [(1, 3), (2, 3), (3, 0)])
def test_the_shortcuts_are_taken_wherever_a_glance_tells_that_nothing_else_is_left(players: int, tools: int) -> None:
    """Without them games would be the same, only slower."""
    passed = placed = 0
    for seed in range(4):
        for state, _ in walk(Options(players=players, tools=tools), seed):
            assert must_pass(state) == (state.phase == TURN and bool(state.drafted) and no_tool_is_left(state))
            glance = state.phase == HAND and not state.may_return and no_tool_is_left(state)
            assert bool(must_place(state)) == glance
            passed += must_pass(state)
            placed += glance
    assert min(passed, placed) > 3


def no_tool_is_left(state: State) -> bool:
    poor = not state.rules.solo and not state.favor[state.seat]
    return bool(state.tooled or not len(state.deal.tools) or poor)


@given(any_options(), seeds)
@FEW
def test_a_round_rolled_at_once_is_the_round_rolled_die_by_die(options: Options, seed: int) -> None:
    for state, _ in walk(options, seed):
        if state.phase == ROLL and not state.pool_count:
            slow, fast = state.copy(), state.copy()
            while slow.phase == ROLL:
                play(slow, sample(slow))
            assert roll_round(fast) == state.to_roll
            assert (list(fast.pool), list(fast.bag), fast.phase) == (list(slow.pool), list(slow.bag), slow.phase)
            assert fast.generator == slow.generator
