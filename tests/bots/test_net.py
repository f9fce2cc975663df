"""The net in whole numbers: its answer is that of the plain formula, however it is packed and whatever came before."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from testing.random_net import formula, random_net
from vitrall import Game, Options
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.feature_layout import COUNTS, CardSlots
from vitrall.bots.mind.features import Features
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import placements_left
from vitrall.bots.mind.net import Net
from vitrall.bots.net_file import (
    BadNet,
    NetNumbers,
    check_net,
    largest_counts,
    packed,
    read_net,
    write_net,
)
from vitrall.engine.options import MODULES
from vitrall.engine.playout import Luck, random_action
from vitrall.engine.scoring import pioneer_points, target, total
from vitrall.engine.state import State

TABLES = [
    Options(),
    Options(players=1),
    Options(players=4),
    Options(players=6, private_pools=True),
    Options(players=2, modules=MODULES),
]


def positions(options: Options, seed: int) -> Iterator[State]:
    """Where a turn of seat 0 may be ended, in a game of random moves."""
    game, luck = Game.new(options, seed), Luck(seed)
    while not game.is_over:
        action = int(random_action(game.state, luck))
        if game.seat == 0 and action == 0:
            yield game.state
        game.play(action)


def gathered(state: State, seat: int) -> Features:
    features = Features()
    left = placements_left(state, seat)
    features.gather(state, CardSlots(state.rules.deck), seat, state.windows[seat], state.favor[seat], left)
    return features


def expected(numbers: NetNumbers, state: State, seat: int) -> int:
    features = gathered(state, seat)
    return formula(numbers, list(features.counts), list(features.masks)) + 1000 * int(pioneer_points(state, seat))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.players}-{len(options.modules)}")
@pytest.mark.parametrize("lanes", [(1, 1), (3, 2), (10, 5)])
def test_the_net_answers_as_its_formula_does(options: Options, lanes: tuple[int, int]) -> None:
    numbers = random_net(5)
    net = Net(packed(numbers, *lanes), Heuristic(weights()))
    compared = 0
    for state in positions(options, 3):
        for seat in range(options.players):
            if placements_left(state, seat):
                assert net.value(state, seat) == expected(numbers, state, seat)
                compared += 1
    assert compared > 10 * options.players - 10


def test_an_answer_does_not_hang_on_what_was_asked_before() -> None:
    numbers = random_net(6)
    states = [state.copy() for state in positions(Options(), 4)][:-1]
    used = Net(packed(numbers), Heuristic(weights()))
    before = [used.value(state, 0) for state in states]
    assert [used.value(state, 0) for state in reversed(states)] == before[::-1]
    assert [Net(packed(numbers), Heuristic(weights())).value(state, 0) for state in states] == before


def test_with_no_turn_left_the_points_themselves_are_the_value() -> None:
    net = Net(packed(random_net(7)), Heuristic(weights()))
    last = [state.copy() for state in positions(Options(), 5)][-1]
    assert placements_left(last, 0) == 0
    assert net.value(last, 0) == 1000 * total(last, 0)


def test_alone_the_pips_left_over_count_against_the_last_value() -> None:
    net = Net(packed(random_net(7)), Heuristic(weights()))
    last = [state.copy() for state in positions(Options(players=1), 5)][-1]
    pips = sum(int(die) % 6 + 1 for die in last.pool)
    assert pips
    assert net.value(last, 0) == 1000 * (total(last, 0) - pips)
    assert target(last) > 0


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.players}-{len(options.modules)}")
def test_no_count_is_larger_than_what_the_check_of_overflow_takes_for_the_most(options: Options) -> None:
    for seed in range(3):
        for state in positions(options, seed):
            counts = gathered(state, 0).counts
            assert [place for place in range(COUNTS) if not 0 <= counts[place] <= largest_counts()[place]] == []


def test_weights_travel_as_text() -> None:
    numbers = random_net(8)
    again = read_net(write_net(numbers))
    assert (list(again.first), list(again.second)) == (list(numbers.first), list(numbers.second))
    assert (again.bias, again.last, again.last_bias, again.origin) == (
        numbers.bias,
        numbers.last,
        numbers.last_bias,
        numbers.origin,
    )


def changed(**facts: object) -> str:
    return json.dumps(json.loads(write_net(random_net(8))) | facts)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not a file of weights"),
        ("[]", "not a file of weights"),
        ("{}", "not a file of weights"),
        (changed(last_bias=1), "checksum"),
        (changed(first="AAAA"), "checksum"),
    ],
)
def test_a_damaged_file_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadNet, match=reason):
        read_net(text)


def test_weights_whose_sums_could_overflow_are_refused() -> None:
    numbers = random_net(8)
    for field, size in (("first", len(numbers.first)), ("second", len(numbers.second))):
        with pytest.raises(BadNet, match="overflow"):
            check_net(NetNumbers(**{**numbers.__dict__, field: [32767] * size}))
