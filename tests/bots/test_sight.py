"""A sight holds what its seat may know and nothing else: change every secret, and the sight is the same."""

from __future__ import annotations

import gc
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from testing.random_games import FEW, Moment, moment, moments, seeds
from testing.secrecy import altered, secret_ids
from vitrall import Game, Options, Unreadable
from vitrall.bots import Budget, Sight
from vitrall.engine.options import MODULES
from vitrall.engine.phases import OVER
from vitrall.engine.state import State, awaited_seats, awaits_chance
from vitrall.position import write_position
from vitrall.view import seat_view


def contents(sight: Sight) -> list[object]:
    """Everything that can be had from a sight, however deep."""
    worlds = [write_position(sight.world(seed)) for seed in (0, 1, 99)]
    return [write_position(sight._world), worlds, json.dumps(sight.view), sight.actions, list(sight.moves), sight.seat]


@pytest.mark.lengthy
@given(moments(), seeds)
@FEW
def test_what_is_secret_changes_nothing(now: Moment, seed: int) -> None:
    for seat in range(int(now.state.rules.players)):
        if now.state.phase != OVER:
            before = contents(Sight(now.state, seat, seed=seed))
            assert before == contents(Sight(altered(now.state, seat), seat, seed=seed))


@given(moments(), seeds, st.integers(0, 5))
@FEW
def test_the_view_and_the_moves_are_those_of_the_seat(now: Moment, seed: int, any_seat: int) -> None:
    seat = any_seat % int(now.state.rules.players)
    sight, view = Sight(now.state, seat, seed=seed), seat_view(now.state, seat)
    assert json.dumps(sight.view) == json.dumps(view)
    assert sight.moves == view["legal"]
    assert [move.action for move in sight.moves] == sight.actions


def test_no_path_leads_from_a_sight_to_the_true_position() -> None:
    state = moment(Options(players=3, modules=MODULES), 5, 200).state
    seat = next(seat for seat in range(3) if not awaits_chance(state) and (awaited_seats(state) >> seat) & 1)
    sight = Sight(state, seat)
    reached = reachable(sight)
    assert id(sight._world) in reached
    assert not {id(state), id(state.deal), *map(id, state.windows)} & reached


def reachable(start: object) -> set[int]:
    """The ids of all objects that hang on one, classes and modules aside."""
    ids: set[int] = set()
    waiting: list[object] = [start]
    while waiting:
        here = waiting.pop()
        if id(here) not in ids and not isinstance(here, type | type(json)):
            ids.add(id(here))
            waiting += gc.get_referents(here)
    return ids


def test_worlds_differ_in_what_is_secret() -> None:
    state = moment(Options(players=2, modules=MODULES), 5, 200).state
    sight = Sight(state, 0)
    worlds = [sight.world(seed) for seed in range(20)]
    assert len({write_position(world) for world in worlds}) == 20
    assert {tuple(world.deal.privates[:1]) for world in worlds} == {tuple(state.deal.privates[:1])}
    assert len({tuple(world.deal.privates[1:]) for world in worlds}) > 1


def test_a_world_can_be_spoilt_without_harm() -> None:
    state = moment(Options(players=2), 5, 200).state
    sight, before = Sight(state, 0), write_position(state)
    unspoilt = contents(sight)
    spoil(sight.world(0))
    assert contents(sight) == unspoilt
    assert write_position(state) == before


def spoil(world: State) -> None:
    world.favor[0] += 9
    world.deal.tools = world.deal.tools[:0]
    world.windows[0].dice = 0


def test_no_secret_card_is_named_in_a_view() -> None:
    state = moment(Options(players=3, modules=MODULES), 8, 300).state
    for seat in range(3):
        words = json.dumps(Sight(state, seat).view)
        assert not [card for card in secret_ids(state, seat) if f'"{card}"' in words]


@pytest.mark.parametrize("budget", [{"milliseconds": 0}, {"playouts": -1}, {"milliseconds": 10**9}, {"playouts": True}])
def test_an_impossible_budget_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(Unreadable) as refused:
        Budget(**budget)
    assert refused.value.code == "bot/budget"


def test_a_move_is_known_by_text_and_by_number() -> None:
    sight = Sight(Game.new(Options(), 3).state, 1)
    assert len(sight.actions) == 4  # the windows to choose from
    assert [sight.action(str(move)) for move in sight.moves] == sight.actions
    assert [sight.action(action) for action in sight.actions] == sight.actions
    with pytest.raises(Unreadable) as refused:
        sight.action(-1)
    assert refused.value.code == "bot/illegal"
