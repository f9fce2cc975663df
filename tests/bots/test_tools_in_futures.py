"""Futures in which a quick judge looks for uses of tools, when few placements are left."""

from __future__ import annotations

from functools import cache

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, make_bot, master
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.ends import End
from vitrall.bots.mind.future import QUICK_EFFORT, QUICK_ENDS, QUICK_WIDTH, Future
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import Judge, placements_left
from vitrall.bots.mind.search import Search, can_pay_for_a_tool
from vitrall.bots.planner import Style
from vitrall.engine.state import SPENT, State, awaits_chance

ALL_TURNS = 20


class Counting(Judge):
    """A judge that counts what it was asked."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.asked = 0

    def value(self, state: State, seat: int) -> int:
        self.asked += 1
        return int(self.judge.value(state, seat))

    def beyond(self, state: State, seat: int) -> int:
        return 0


def turns(players: int = 2, seed: int = 3, first: int = 2, last: int = 9) -> list[State]:
    """The beginnings of first turns of rounds of *greedy*, which leaves tools to be used."""
    game = Game.new(Options(players=players, solo_tools=5), seed)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    states: list[State] = []
    while game.round <= last and not game.is_over:
        if game.phase == "turn" and game.round == first:
            states.append(game.state.copy())
            first += 1
        seat = game.seats_awaited[0]
        game.play(bots[seat].choose(Sight(game.state, seat, Budget(playouts=5))), seat)
    return states


@cache
def many_turns() -> list[State]:
    """Turns of games of two in which a tool can be paid for; in some of them one that rolls looks best."""
    states: list[State] = []
    for seed in range(1, 13):
        game = Game.new(Options(), seed)
        bots = [make_bot("greedy", seat) for seat in range(2)]
        while not game.is_over:
            if game.phase == "turn" and placements_left(game.state, game.state.seat) and can_pay_for_a_tool(game.state):
                states.append(game.state.copy())
            seat = game.seats_awaited[0]
            game.play(bots[seat].choose(Sight(game.state, seat, Budget(playouts=5))), seat)
    return states


def future(tools_within: int, judge: Judge | None = None, quick: Judge | None = None) -> Future:
    style = Style(skilled=True, shortlist=2, tools_within=tools_within)
    return Future(judge or Heuristic(master.weights()), style.manner, quick or Heuristic(weights()))


def tools_used(before: State, after: State) -> bool:
    if before.rules.solo:
        return list(after.tokens).count(SPENT) > list(before.tokens).count(SPENT)
    return int(after.favor[before.seat]) < int(before.favor[before.seat])


def ends(tools_within: int, states: list[State]) -> list[State]:
    return [future(tools_within)._own_turn(state.copy()) for state in states]


@pytest.mark.parametrize("players", [1, 2])
def test_tools_are_used_in_turns_of_a_future_where_they_help(players: int) -> None:
    states = [state for seed in range(3, 8) for state in turns(players, seed)]
    judge = Heuristic(weights())
    without, with_tools = ends(0, states), ends(ALL_TURNS, states)
    assert not any(tools_used(before, after) for before, after in zip(states, without, strict=True))
    used = [pair for pair in zip(states, without, with_tools, strict=True) if tools_used(pair[0], pair[2])]
    assert used
    better = [int(judge.value(two, two.seat)) > int(judge.value(one, one.seat)) for _, one, two in used]
    assert sum(better) > len(better) / 2


def test_tools_are_left_alone_while_many_placements_are_left() -> None:
    """And nothing else is different then: the turn is that of a future without tools."""
    states = turns()
    for state in states:
        left = int(placements_left(state, state.seat))
        assert left > 1
        one, other = (future(within)._own_turn(state.copy()) for within in (0, left - 1))
        assert list(one.windows[state.seat].cells) == list(other.windows[state.seat].cells)
        assert not tools_used(state, other)


def last_turns(seed: int) -> list[State]:
    """Turns after which no placement is left to their seat."""
    game = Game.new(Options(), seed)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    states: list[State] = []
    while not game.is_over:
        if game.phase == "turn" and not placements_left(game.state, game.state.seat):
            states.append(game.state.copy())
        seat = game.seats_awaited[0]
        game.play(bots[seat].choose(Sight(game.state, seat, Budget(playouts=5))), seat)
    return states


@pytest.mark.parametrize("exact", [False, True])
def test_tools_are_tried_in_a_last_turn_only_by_exact_futures(exact: bool) -> None:
    used = []
    for state in [state for seed in range(3, 8) for state in last_turns(seed)]:
        played = Future(Heuristic(master.weights()), Style(shortlist=2, exact=exact).manner)
        used.append(tools_used(state, played._own_turn(state.copy())))
    assert any(used) == exact


def test_the_judge_compares_only_the_best_ends_of_the_quick_one() -> None:
    judge, quick = Counting(Heuristic(master.weights())), Counting(Heuristic(weights()))
    for state in turns(1):
        judge.asked = quick.asked = 0
        future(ALL_TURNS, judge, quick)._own_turn(state.copy())
        assert judge.asked <= QUICK_ENDS
        assert quick.asked > judge.asked


def searched(state: State) -> tuple[list[End], bool]:
    """The best ends of the quick judge, and whether a value depends on numbers drawn."""
    search = Search(Heuristic(weights()), QUICK_EFFORT, QUICK_WIDTH)
    return list(search.best_ends(state.copy(), QUICK_ENDS).best), bool(search.has_sampled)


def test_a_roll_that_looks_best_is_made_and_the_turn_played_on() -> None:
    """By Flux Brush, say: the tool is paid for as in the line that waits, and the turn ends behind the roll."""
    waiting = [(state, end.state) for state in many_turns() for end in searched(state)[0][:1]]
    waiting = [(state, roll) for state, roll in waiting if awaits_chance(roll)]
    assert waiting
    for state, roll in waiting:
        after = future(ALL_TURNS)._own_turn(state.copy())
        assert not awaits_chance(after)
        assert list(after.tokens) == list(roll.tokens) != list(state.tokens)


def test_of_ends_without_chance_the_judge_takes_its_own_best() -> None:
    judge, others_first = Heuristic(master.weights()), 0
    for state in many_turns():
        ends, _ = searched(state)
        if any(awaits_chance(end.state) for end in ends):
            continue
        values = [int(judge.value(end.state, state.seat)) for end in ends]
        after = future(ALL_TURNS, judge)._own_turn(state.copy())
        assert int(judge.value(after, state.seat)) == max(values)
        others_first += values[0] < max(values)
    assert others_first


def test_a_search_that_draws_numbers_is_noted_so_that_its_turn_is_not_shared() -> None:
    """Glazing Hammer rolls the whole pool, which is sampled: another seed may give another turn."""
    drawn = []
    for state in many_turns():
        ends, has_sampled = searched(state)
        if not awaits_chance(ends[0].state):
            played = future(ALL_TURNS)
            played._own_turn(state.copy())
            assert bool(played.has_sampled) == has_sampled
            drawn.append(has_sampled)
    assert any(drawn)
    assert not all(drawn)
