"""A world for search: its seat cannot tell it from the real one, and it depends on nothing the seat must not know."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from testing.random_games import FEW, Moment, moments, seeds
from testing.secrecy import altered
from vitrall.engine.phases import OVER
from vitrall.engine.playout import Luck, play_out
from vitrall.engine.worlds import determinised
from vitrall.position import write_position
from vitrall.view import seat_view


@given(moments(), seeds)
@FEW
def test_the_seat_sees_no_difference(now: Moment, seed: int) -> None:
    for seat in range(int(now.state.rules.players)):
        world = determinised(now.state, seat, seed)
        assert json.dumps(seat_view(world, seat)) == json.dumps(seat_view(now.state, seat))


@given(moments(), seeds, seeds)
@FEW
def test_secrets_and_dice_to_come_leave_no_trace(now: Moment, seed: int, other: int) -> None:
    """Another world of the same seat, dealt from either, is the same one: nothing of the first shines through."""
    for seat in range(int(now.state.rules.players)):
        twin = determinised(now.state, seat, other)
        assert write_position(determinised(twin, seat, seed)) == write_position(determinised(now.state, seat, seed))


@given(moments(), seeds)
@FEW
def test_a_world_depends_on_nothing_that_its_seat_must_not_know(now: Moment, seed: int) -> None:
    for seat in range(int(now.state.rules.players)):
        world = write_position(determinised(now.state, seat, seed))
        assert world == write_position(determinised(altered(now.state, seat), seat, seed))


@given(moments(), seeds, st.integers(0, 5))
@FEW
def test_a_world_plays_on_to_the_end_and_leaves_the_real_one_alone(now: Moment, seed: int, seat: int) -> None:
    before = write_position(now.state)
    world = determinised(now.state, seat % int(now.state.rules.players), seed)
    play_out(world, Luck(seed))
    assert world.phase == OVER
    assert write_position(now.state) == before
