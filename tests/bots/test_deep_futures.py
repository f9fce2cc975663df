"""Futures that look several rounds ahead: shortlists, values at ends of rounds, others that are skilled for a while."""

from __future__ import annotations

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, make_bot, master
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.ends import position_mark
from vitrall.bots.mind.features import turns_before
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import Judge
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.bots.planner import Style
from vitrall.engine.state import State

EVERY = 200  # more placements than any turn has


class Recording(Judge):
    """A judge that remembers what it was asked."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.asked: list[tuple[State, int]] = []

    def value(self, state: State, seat: int) -> int:
        self.asked.append((state.copy(), int(seat)))
        return int(self.judge.value(state, seat))

    def beyond(self, state: State, seat: int) -> int:
        return 0


def turn(round: int, players: int = 2, seed: int = 3) -> State:
    """The beginning of the first turn of a round, after rounds of *craftsman*."""
    game = Game.new(Options(players=players), seed)
    bots = [make_bot("craftsman", seat) for seat in range(players)]
    while game.round < round or game.phase != "turn":
        seat = game.seats_awaited[0]
        game.play(bots[seat].choose(Sight(game.state, seat, Budget(playouts=10))), seat)
    return game.state.copy()


def future(judge: Judge | None = None, others: Judge | None = None, **manner: object) -> Future:
    style = Style(skilled=True, **manner)  # type: ignore[arg-type]
    return Future(judge or Heuristic(master.weights()), style.manner, others or Heuristic(weights()))


@pytest.mark.parametrize("round", [1, 5, 9])
def test_a_shortlist_of_all_placements_changes_nothing(round: int) -> None:
    whole, listed = future(), future(shortlist=EVERY)
    ends = [each._turn(turn(round), each.judge) for each in (whole, listed)]
    assert position_mark(ends[0]) == position_mark(ends[1])
    assert position_mark(ends[0]) != position_mark(turn(round))


@pytest.mark.parametrize("most", [2, 3, 6])
def test_the_judge_compares_no_more_than_the_shortlist(most: int) -> None:
    judge = Recording(Heuristic(master.weights()))
    listed = future(judge, shortlist=most)
    listed._turn(turn(4), listed.judge)
    assert len(judge.asked) == most


def test_with_a_shortlist_of_one_the_quick_judge_chooses_alone() -> None:
    judge, quick = Recording(Heuristic(master.weights())), Heuristic(weights())
    listed = future(judge, quick, shortlist=1)
    alone = Future(quick, Style().manner)
    for round in (1, 4, 8):
        assert position_mark(listed._turn(turn(round), judge)) == position_mark(alone._turn(turn(round), quick))
    assert not judge.asked


def test_the_shortlist_has_what_the_quick_judge_likes_best() -> None:
    """Of two the judge takes the better one, and both are the best two of the quick judge."""
    quick, judge = Recording(Heuristic(weights())), Recording(Heuristic(master.weights()))
    listed = future(judge, quick, shortlist=2)
    listed._turn(turn(4), judge)
    promises = sorted((int(quick.judge.value(state, seat)) for state, seat in quick.asked), reverse=True)
    assert [int(quick.judge.value(state, seat)) for state, seat in judge.asked] == promises[:2]


@pytest.mark.parametrize("players", [2, 3])
def test_values_at_ends_of_rounds_are_of_seats_without_a_turn_left_in_the_round(players: int) -> None:
    state = turn(3, players)
    seat, waits = int(state.seat), []
    for whole_rounds in (False, True):
        judge = Recording(Heuristic(weights()))
        future(judge, ahead=2, whole_rounds=whole_rounds).of_turn(SharedTurns(state), seat, 1)
        last, asked = judge.asked[-1]
        assert asked == seat
        waits.append((int(last.round), int(turns_before(last, seat)) < 0))
    # The seat has another turn in round 3 and two in round 4: the second of these is the end of its round.
    assert waits == [(4, False), (4, True)]


def test_others_are_skilled_for_as_many_own_turns_as_they_should_be() -> None:
    """Later they play at random, so the quick judge is not asked about them any more."""
    state, counts = turn(2), []
    seat = int(state.seat)
    for turns in (0, 1, 3, 99):
        quick = Recording(Heuristic(weights()))
        future(None, quick, ahead=6, whole_rounds=True, skilled_turns=turns).of_turn(SharedTurns(state), seat, 1)
        counts.append(len([asked for _, asked in quick.asked if asked != seat]))
    assert counts[0] == 0
    assert counts == sorted(set(counts))


def test_care_is_for_what_the_others_had_before_they_played_at_random() -> None:
    state = turn(2)
    seat = int(state.seat)
    for turns, round in ((1, 3), (3, 3), (99, 5)):
        judge = Recording(Heuristic(master.weights()))
        played = future(judge, ahead=6, whole_rounds=True, care=30, skilled_turns=turns)
        value = int(played.of_turn(SharedTurns(state), seat, 1))
        ((then, other),) = [(each, asked) for each, asked in judge.asked if asked != seat]
        last = judge.asked[-1][0] if turns != 99 else judge.asked[-2][0]
        assert int(then.round) == round
        assert value == int(judge.judge.value(last, seat)) - 30 * int(judge.judge.value(then, other)) // 100


@pytest.mark.parametrize("turns", [1, 3])
def test_turns_that_futures_share_do_not_change_how_long_the_others_are_skilled(turns: int) -> None:
    state = turn(4)
    played = future(ahead=6, whole_rounds=True, shortlist=2, care=15, skilled_turns=turns)
    beginning, seat = SharedTurns(state), int(state.seat)
    shared = [int(played.of_turn(beginning, seat, seed)) for seed in range(12)]
    assert shared == [int(played.of_turn(SharedTurns(state), seat, seed)) for seed in range(12)]
    assert beginning.later[()].later
