"""Players in training that play the best ends of a first turn on to the end of the round."""

from __future__ import annotations

import pytest

from vitrall import Game, Options
from vitrall.bots import Sight, make_bot
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.ends import End
from vitrall.bots.mind.features import turns_before
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.search import Search
from vitrall.bots.mind.selfplay import Exploration, Player, RestOfRound
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.bots.planner import Style
from vitrall.engine.generator import derived
from vitrall.engine.scoring import target
from vitrall.engine.state import State, awaits_chance

ONE_ROUND = Style(ahead=1, whole_rounds=True, skilled=True)


def turn(round: int, players: int, is_first: bool = True) -> State:
    """The beginning of a turn of a round, after rounds of *craftsman*."""
    game = Game.new(Options(players=players, solo_tools=2), 8)
    bots = [make_bot("craftsman", seat) for seat in range(players)]
    while game.round < round or game.phase != "turn" or (turns_before(game.state, game.state.seat) >= 0) != is_first:
        seat = game.seats_awaited[0]
        game.play(bots[seat].choose(Sight(game.state, seat)), seat)
    return game.state.copy()


def rest_of_round(ends: int) -> RestOfRound:
    return RestOfRound(Future(Heuristic(weights()), ONE_ROUND.manner), ends)


def best_ends(state: State) -> list[End]:
    return list(Search(Heuristic(weights()), 300, 3).best_ends(state, 10).best)


def test_an_end_is_worth_its_own_value_and_that_of_the_rest_of_the_round_alike() -> None:
    """Alone, a future is worth its margin over the target; the judge's own value knows nothing of the track."""
    state = turn(3, 1)
    before = {tuple(end.line): int(end.value) for end in best_ends(state)}
    rest = rest_of_round(10)
    after = rest.in_order(best_ends(state), 0, 5)
    assert {tuple(end.line) for end in after} == set(before)
    assert [int(end.value) for end in after] == sorted((int(end.value) for end in after), reverse=True)
    settled = [end for end in after if not awaits_chance(end.state)]
    assert settled
    for end in settled:
        margin = int(rest.future.of_turn(SharedTurns(end.state), 0, 1))  # no die is rolled, so any seed
        assert int(end.value) == (before[tuple(end.line)] + margin + 1000 * int(target(end.state))) // 2


def test_with_others_the_points_themselves_are_compared() -> None:
    """The track has dice on it, which are no target to anybody."""
    state, luck = turn(3, 2), 5
    seat, before = int(state.seat), {tuple(end.line): int(end.value) for end in best_ends(state)}
    assert int(target(state))
    rest = rest_of_round(10)
    after = rest.in_order(best_ends(state), seat, luck)
    for end in (end for end in after if not awaits_chance(end.state)):
        points = int(rest.future.of_turn(SharedTurns(end.state), seat, int(derived(luck, 0))))
        assert int(end.value) == (before[tuple(end.line)] + points) // 2


def test_ends_that_are_not_played_on_keep_their_values_and_come_last() -> None:
    state = turn(3, 1)
    before = best_ends(state)
    after = rest_of_round(4).in_order(best_ends(state), 0, 5)
    assert [end.line for end in after[4:]] == [end.line for end in before[4:]]
    assert [end.value for end in after[4:]] == [end.value for end in before[4:]]
    assert {tuple(end.line) for end in after[:4]} == {tuple(end.line) for end in before[:4]}


@pytest.mark.parametrize("is_first", [True, False])
def test_a_player_looks_to_the_end_of_the_round_where_another_own_turn_is_to_come(is_first: bool) -> None:
    state = turn(3, 1, is_first)
    values = []
    for rest in (None, rest_of_round(6)):
        player = Player(Heuristic(weights()), 300, 3, Exploration(6, 0, 0, 0, 0), rest)
        player.end(state)
        values.append([int(end.value) for end in player.seen])
    assert (values[0] != values[1]) == is_first
