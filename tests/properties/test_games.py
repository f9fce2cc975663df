"""What is true of every game: dice are conserved, masks are true, nothing legal is refused, every game ends."""

from __future__ import annotations

import pytest
from hypothesis import given

from testing.dice_count import assert_dice_are_conserved
from testing.random_games import FEW, LONGEST_GAME, MANY, any_options, seeds
from testing.walk import walk
from vitrall.engine.board import CELLS
from vitrall.engine.dice import KINDS, NO_DIE
from vitrall.engine.legal import legal
from vitrall.engine.options import Options
from vitrall.engine.phases import OVER
from vitrall.engine.refusal import reasons
from vitrall.engine.state import awaited_seats, awaits_chance
from vitrall.engine.window import Window, broken, fits, fits_isolated, rebuild, targets


def masks(window: Window) -> list[object]:
    return [list(window.held), list(window.open), int(window.dice), int(window.reach)]


def assert_masks_are_true(window: Window) -> None:
    slow = window.copy()
    rebuild(slow)
    assert masks(window) == masks(slow)


def assert_fast_equals_explained(window: Window) -> None:
    for die in range(KINDS):
        assert fits(window, die) == allowed(window, die, isolated=False)
        assert fits_isolated(window, die) == allowed(window, die, isolated=True)
    for cell in range(CELLS):
        if window.cells[cell] != NO_DIE:
            assert [targets(window, cell, waived) for waived in range(4)] == explained_targets(window, cell)


def allowed(window: Window, die: int, *, isolated: bool) -> int:
    return sum(1 << cell for cell in range(CELLS) if not broken(window, die, cell, 0, False, isolated))


def explained_targets(window: Window, cell: int) -> list[int]:
    rest = window.copy()
    die = int(rest.cells[cell])
    rest.cells[cell] = NO_DIE
    rebuild(rest)
    others = [other for other in range(CELLS) if other != cell]
    return [sum(1 << to for to in others if not broken(rest, die, to, waived, False, False)) for waived in range(4)]


def assert_whole_game_holds(options: Options, seed: int) -> None:
    for steps, (state, action) in enumerate(walk(options, seed)):
        assert steps < LONGEST_GAME
        assert (awaits_chance(state), awaited_seats(state) != 0) in ((True, False), (False, True))
        assert_dice_are_conserved(state)
        assert reasons(state, action) == []
        assert len(set(legal(state))) == len(legal(state)) > 0
        for window in state.windows:
            assert_masks_are_true(window)
        last = state
    assert last.phase == OVER


@pytest.mark.lengthy
@given(any_options(), seeds)
@FEW
def test_a_game_keeps_its_dice_and_its_masks_and_ends(options: Options, seed: int) -> None:
    assert_whole_game_holds(options, seed)


@pytest.mark.slow
@given(any_options(), seeds)
@MANY
def test_many_games_keep_their_dice_and_their_masks_and_end(options: Options, seed: int) -> None:
    assert_whole_game_holds(options, seed)


@pytest.mark.lengthy
@given(any_options(), seeds)
@FEW
def test_the_fast_answer_equals_the_explained_one(options: Options, seed: int) -> None:
    for step, (state, _) in enumerate(walk(options, seed)):
        if step % 40 == 39:
            for window in state.windows:
                assert_fast_equals_explained(window)


@given(any_options(), seeds)
@FEW
def test_a_copy_goes_its_own_way(options: Options, seed: int) -> None:
    games = zip(walk(options, seed), walk(options, seed), strict=True)
    for step, ((state, action), (twin, same)) in enumerate(games):
        assert action == same
        if step % 25 == 0:
            other = state.copy()
            for window in other.windows:
                window.cells[0] = 7
            other.favor = other.favor[:0]
            other.pool = other.pool[:0]
        assert [list(w.cells) for w in state.windows] == [list(w.cells) for w in twin.windows]
        assert (list(state.pool), list(state.favor)) == (list(twin.pool), list(twin.favor))
