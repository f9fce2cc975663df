"""Planner and master: ends of a turn, their futures, and the choice between them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from vitrall import Game, Options
from vitrall.bots import Bot, Budget, Sight, make_bot, master
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.ends import position_mark
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import Judge, PointsNow
from vitrall.bots.mind.search import NO_LIMIT, Search
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.bots.planner import Planner, Style, Thought
from vitrall.bots.successive_halving import Playout
from vitrall.cards.printed import vector
from vitrall.engine import actions
from vitrall.engine.legal import legal
from vitrall.engine.options import MODULES
from vitrall.engine.phases import TURN
from vitrall.engine.play import play
from vitrall.engine.scoring import private_points, target, total
from vitrall.engine.state import SPENT, State, awaits_chance
from vitrall.engine.worlds import determinised

FEW = Budget(playouts=16)
SLOW = pytest.mark.slow
LAST_TURN = (10, 3)  # of a game of two


def craftsmen(options: Options, seed: int) -> Iterator[Game]:
    """A game of quick craftsmen, before each of their moves."""
    game, bot = Game.new(options, seed), make_bot("craftsman", seed)
    while not game.is_over:
        yield game
        seat = game.seats_awaited[0]
        game.play(bot.choose(Sight(game.state, seat, Budget(playouts=10))), seat)


def at(round: int, turn: int, seed: int = 4, options: Options | None = None) -> State:
    """The beginning of a turn of such a game."""
    return _at(round, turn, seed, options or Options()).copy()


@cache
def _at(round: int, turn: int, seed: int, options: Options) -> State:
    games = craftsmen(options, seed)
    return next(game.state for game in games if (game.state.round, game.state.turn) == (round, turn)).copy()


def future(**manner: object) -> Future:
    return Future(Heuristic(weights()), Style(**manner).manner)  # type: ignore[arg-type]


# ---- ends of a turn --------------------------------------------------------------------------------------------------


@pytest.mark.lengthy
@pytest.mark.parametrize("seed", [4, pytest.param(5, marks=SLOW), pytest.param(6, marks=SLOW)])
def test_ends_are_the_best_of_all_lines_each_once_and_in_order(seed: int) -> None:
    state = at(6, 1, seed)
    search = Search(Heuristic(weights()), 200, 3)
    most = max(search.values(state, vector([int(action) for action in legal(state)])))
    ends = search.best_ends(state, 8).best
    values = [int(end.value) for end in ends]
    assert values[0] == most
    assert values == sorted(values, reverse=True)
    assert len({int(end.mark) for end in ends}) == len(ends) == 8


@pytest.mark.lengthy
def test_lines_lead_to_their_ends() -> None:
    state = at(4, 0)
    for end in Search(Heuristic(weights()), 200, 3).best_ends(state, 12).best:
        now = state.copy()
        for action in end.line:
            play(now, action)
        assert position_mark(now) == end.mark == position_mark(end.state)
        assert now.phase == TURN or awaits_chance(now)


def test_the_mark_knows_what_a_turn_changes() -> None:
    state = at(4, 0)
    marks = {int(position_mark(state))}
    for action in legal(state):
        now = state.copy()
        play(now, action)
        marks.add(int(position_mark(now)))
    assert len(marks) == len(legal(state)) + 1


@pytest.mark.slow
def test_where_time_is_short_outcomes_of_chance_are_not_played_on() -> None:
    """Lines without chance are worth the same; those that chance enters take fewer positions."""
    judged, ends = [], []
    for most in (NO_LIMIT, 20):
        searches = [Search(Heuristic(weights()), 200, 3, most) for _ in range(3)]
        values = [search.best_ends(at(turn, 0, 9), 40).best for turn, search in enumerate(searches, 1)]
        ends.append([{int(end.mark): int(end.value) for end in best if end.state.phase == TURN} for best in values])
        judged.append(sum(int(search.judged) for search in searches))
    assert judged[1] < judged[0]
    assert all(one[mark] == other[mark] for one, other in zip(*ends, strict=True) for mark in one.keys() & other.keys())


# ---- futures ---------------------------------------------------------------------------------------------------------


@pytest.mark.lengthy
def test_a_future_hangs_on_its_seed_alone() -> None:
    state, played = at(5, 0), future(ahead=3, skilled=True, care=30)
    seat = int(state.seat)
    values = [[int(played.of_turn(SharedTurns(state), seat, seed)) for seed in range(6)] for _ in range(2)]
    assert values[0] == values[1]
    assert len(set(values[0])) > 1


@pytest.mark.lengthy
def test_a_future_to_the_end_is_worth_the_final_points_and_care_for_the_other() -> None:
    """The other's as far as they can be known: by a secret that is dealt anew."""
    state = at(*LAST_TURN)
    seat, other = int(state.seat), 1 - int(state.seat)
    played, world = future(care=50), determinised(state, seat, 1)
    value, own = int(played.of_turn(SharedTurns(state), seat, 1)), 1000 * int(total(state, seat))
    assert value == own - 500 * int(total(world, other))
    assert int(played.points) == own


@pytest.mark.lengthy
def test_alone_the_target_counts() -> None:
    state = at(10, 1, options=Options(players=1))
    value, left = int(future().of_turn(SharedTurns(state), 0, 1)), state.copy()
    play(left, actions.PASS)
    assert value == 1000 * (int(total(left, 0)) - int(target(left)))


def test_alone_the_own_points_are_told_without_what_is_kept_or_left_over() -> None:
    """Dice left over and tools not used yet count for the choice, but are no part of the score."""
    state, heuristic = at(5, 0, options=Options(players=1, solo_tools=3)), Heuristic(weights())
    used = state.copy()
    used.tokens[0] = SPENT
    beyond = [int(heuristic.beyond(each, 0)) for each in (state, used)]
    assert beyond[0] - beyond[1] == heuristic.value(state, 0) - heuristic.value(used, 0) > 0
    assert heuristic.value(state, 0) - beyond[0] == heuristic.value(used, 0) - beyond[1]


@pytest.mark.lengthy
def test_others_are_taken_to_want_what_their_windows_show() -> None:
    """Of two deals the one that pays them more, so on the whole more than what is dealt."""
    state = at(7, 0)
    seat, played = int(state.seat), future(skilled=True)
    read = [private_points(played._world(state, seat, seed), 1 - seat) for seed in range(40)]
    dealt = [private_points(determinised(state, seat, seed), 1 - seat) for seed in range(40)]
    assert all(guess >= deal for guess, deal in zip(read, dealt, strict=True))
    assert sum(read) > sum(dealt)


@pytest.mark.lengthy
def test_a_window_is_judged_by_the_games_it_leads_to() -> None:
    state = Game.new(Options(modules=MODULES), 3).state
    played = future(skilled=True)
    choices = [int(action) for action in legal(state) if int(action) < actions.CHOOSE + actions.SEAT_CHOICES]
    values = [int(played.of_choice(state, 0, action, 5, 4)) for action in choices]
    assert len(choices) == 4
    assert len(set(values)) > 1
    assert values == [int(played.of_choice(state, 0, action, 5, 4)) for action in choices]


def test_the_points_of_a_choice_are_told_without_what_a_lone_player_keeps() -> None:
    played = future()
    for players in (1, 2):
        state = Game.new(Options(players=players), 3).state
        value = int(played.of_choice(state, 0, int(legal(state)[0]), 5, 2))
        assert (value != int(played.points)) == (players == 1)


# ---- the bots --------------------------------------------------------------------------------------------------------


class Contrary(Judge):
    """Likes best what the heuristic likes least."""

    def value(self, state: State, seat: int) -> int:
        return -int(Heuristic(weights()).value(state, seat))


def test_the_judge_of_the_turn_and_its_futures_both_count() -> None:
    """With boundless trust in the judge of the turn, futures change nothing; without any, they alone decide."""
    state = at(4, 0)
    seat = int(state.seat)
    first = [best_move(state, seat, trust) for trust in (10**9, 0)]
    judged = Search(Heuristic(weights()), 300, 3).best_ends(state, 8).best
    assert first[0] == [int(action) for action in judged[0].line]
    assert first[1] != first[0]


def best_move(state: State, seat: int, trust: int) -> list[int]:
    """The line of a planner in whose futures good is bad."""
    bot = Planner(1, Style(trust=trust, ahead=1), Heuristic(weights()))
    bot._future = Future(Contrary(), bot._style.manner)
    return [int(action) for action in bot._thoughts(state, Sight(state, seat, Budget()))[0].end.line]


def test_what_an_end_leaves_to_the_others_is_a_part_of_its_first_value() -> None:
    state = at(4, 0)
    seat = int(state.seat)
    for care in (0, 40):
        bot = Planner(1, Style(trust=8, care=care))
        ends = Search(Heuristic(weights()), 300, 3).best_ends(state, 5).best
        others = [int(Heuristic(weights()).value(end.state, 1 - seat)) for end in ends]
        wanted = [int(end.value) - care * other // 100 for end, other in zip(ends, others, strict=True)]
        assert bot._first_values(ends, seat) == wanted


@pytest.mark.parametrize(("turn", "is_played"), [(0, True), (1, True), (2, False), (3, False)])
def test_futures_of_one_round_are_for_turns_with_another_to_come(turn: int, is_played: bool) -> None:
    """In the order of a round of two, each seat has its second turn in the other half."""
    state = at(5, turn)
    bot = Planner(1, Style(futures=40, ahead=1, whole_rounds=True, one_round=True))
    thoughts = bot._thoughts(state, Sight(state, int(state.seat), Budget()))
    assert len(thoughts) > 1
    assert any(thought.candidate.values for thought in thoughts) == is_played
    if not is_played:
        values = [int(thought.end.value) for thought in thoughts]
        assert values == sorted(values, reverse=True)


@pytest.mark.lengthy
def test_a_turn_is_thought_over_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many moves it takes; but where something has come between, again."""
    thought: list[int] = []
    thoughts = Planner._thoughts

    def counted(self: Planner, world: State, sight: Sight) -> list[Thought]:
        thought.append(int(world.turn))
        return thoughts(self, world, sight)

    monkeypatch.setattr(Planner, "_thoughts", counted)
    state, bot, moves = at(3, 0), Planner(1), 0
    seat = int(state.seat)
    while state.turn == 0:
        play(state, bot.choose(Sight(state, seat, FEW)))
        moves += 1
    assert moves >= 3
    assert thought == [0]
    bot.choose(Sight(at(3, 0, seed=9), seat, FEW))
    assert thought == [0, 0]


@pytest.mark.lengthy
def test_where_chance_enters_the_rest_is_thought_over_again() -> None:
    """Every line that a game of planners takes is legal to its end, tools that roll included."""
    game, bots = Game.new(Options(modules=("blooms",)), 2), [Planner(seat) for seat in range(2)]
    while not game.is_over:
        seat = game.seats_awaited[0]
        game.play(bots[seat].choose(Sight(game.state, seat, Budget(playouts=2))), seat)
    assert min(int(total(game.state, seat)) for seat in range(2)) > 0


def best_of_all_lines(state: State) -> int:
    """What a last turn can be worth at most, by trying everything; chance is left aside."""
    seat, most, waiting = int(state.seat), -(1 << 30), [state]
    while waiting:
        now = waiting.pop()
        if now.phase == TURN:
            most = max(most, int(total(now, seat)))
        for action in legal(now):
            child = now.copy()
            play(child, action)
            if action != actions.PASS and not awaits_chance(child):
                waiting.append(child)
    return most


@pytest.mark.slow
@pytest.mark.parametrize("seed", [11, *(pytest.param(seed, marks=SLOW) for seed in (12, 13, 14))])
def test_last_turns_are_exact(seed: int) -> None:
    state = at(*LAST_TURN, seed=seed)
    seat, bot, best = int(state.seat), Planner(1, Style(exact=True)), best_of_all_lines(state)
    while state.phase != TURN or not state.drafted or bot._plan:
        action = bot.choose(Sight(state, seat, Budget(playouts=100)))
        if action == actions.PASS:
            break
        play(state, action)
    assert total(state, seat) == best


@pytest.mark.lengthy
def test_the_judge_of_a_last_turn_is_the_score() -> None:
    sight = Sight(at(*LAST_TURN), int(at(*LAST_TURN).seat), FEW)
    last_ends = Planner(1, Style(exact=True))._ends(sight.world(1), sight)
    ends = [end for end in last_ends if not awaits_chance(end.state)]
    assert len(ends) > 1
    assert [int(end.value) for end in ends] == [int(PointsNow().value(end.state, sight.seat)) for end in ends]


@pytest.mark.lengthy
@pytest.mark.parametrize("name", ["planner", "master", "grand-master"])
@pytest.mark.parametrize(("round", "turn"), [(2, 1), (10, 0)])
def test_ideas_come_in_order_and_the_first_is_what_would_be_done(name: str, round: int, turn: int) -> None:
    state = at(round, turn)
    sight = Sight(state, int(state.seat), FEW)
    ideas = make_bot(name, 1).explain(sight)
    assert 1 <= len(ideas) <= 3
    assert all(idea.move in sight.moves for idea in ideas)
    assert len({idea.move for idea in ideas}) == len(ideas)
    assert [idea.points for idea in ideas] == sorted((idea.points for idea in ideas), reverse=True)
    assert make_bot(name, 1).choose(sight) == sight.action(ideas[0].move)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["planner", "master", "grand-master"])
def test_windows_are_explained_too(name: str) -> None:
    sight = Sight(Game.new(Options(modules=MODULES), 4).state, 1, Budget(playouts=8))
    ideas = make_bot(name, 1).explain(sight)
    assert make_bot(name, 1).choose(sight) == sight.action(ideas[0].move)
    assert [idea.points for idea in ideas] == sorted((idea.points for idea in ideas), reverse=True)


def test_the_points_of_an_idea_are_the_own_whoever_else_is_cared_for() -> None:
    """In the last turn they are certain, so both say the same."""
    state = at(*LAST_TURN)
    sight = Sight(state, int(state.seat), FEW)
    bots: list[Bot] = [Planner(1, Style(exact=True, care=care)) for care in (0, 80)]
    points = [bot.explain(sight)[0].points for bot in bots]
    assert points[0] == points[1] == best_of_all_lines(state)


@pytest.mark.lengthy
def test_the_master_plays_whole_games_to_choose_a_window_and_the_planner_none(monkeypatch: pytest.MonkeyPatch) -> None:
    playouts: list[Planner] = []
    chosen = Planner._choice_playout

    def counted(self: Planner, world: State, seat: int, action: int) -> Playout:
        playout = chosen(self, world, seat, action)

        def one(seed: int) -> tuple[int, int]:
            playouts.append(self)
            return playout(seed)

        return one

    monkeypatch.setattr(Planner, "_choice_playout", counted)
    sight = Sight(Game.new(Options(), 4).state, 0, FEW)
    for name in ("planner", "master"):
        assert make_bot(name, 1).choose(sight) in sight.actions
    assert {type(bot) for bot in playouts} == {master.Master}
    assert len(playouts) == FEW.playouts


def test_the_master_values_positions_by_weights_of_its_own() -> None:
    state = at(4, 0)
    seat = int(state.seat)
    values = [int(bot._judge.value(state, seat)) for bot in (Planner(1), master.Master(1))]
    assert values[0] != values[1]


def test_alone_the_master_goes_by_the_weights_of_the_craftsman(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Planner] = []

    def choose(self: Planner, sight: Sight) -> int:
        asked.append(self)
        return sight.actions[0]

    monkeypatch.setattr(Planner, "choose", choose)
    bot = master.Master(1)
    for options in (Options(players=1), Options(players=2)):
        bot.choose(Sight(Game.new(options, 4).state, 0, FEW))
    alone, company = asked
    assert company is bot
    assert list(alone._craft.table) == list(weights().table)
    assert alone._style == bot._style == master.STYLE


@pytest.mark.parametrize("field", ["ahead", "skilled", "care", "exact", "tools_within"])
def test_each_part_of_a_style_reaches_the_futures_under_its_name(field: str) -> None:
    """They are handed on by their places, where two are easily swapped."""
    usual = Style().manner
    changed = Style(**{field: not getattr(usual, field)}).manner
    names = ("ahead", "skilled", "care", "exact", "tools_within")
    assert [name for name in names if getattr(changed, name) != getattr(usual, name)] == [field]
