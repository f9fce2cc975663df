"""Levels for people: they make human mistakes, never random moves, and the same ones for the same seed."""

from __future__ import annotations

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Sight, Supervisor, play_match, seated
from vitrall.bots.close_game import CloseGame
from vitrall.bots.levels import AVERAGE, BEGINNER, FIRST_STEPS, LEARNER, Lapses, Level
from vitrall.cards.catalogue import full_deck
from vitrall.engine.options import MODULES
from vitrall.engine.phases import OVER
from vitrall.engine.rules import Rules
from vitrall.engine.state import State
from vitrall.engine.window import empty_window

ATTENTIVE = Lapses(objectives=0, moves=0, tokens=0, blur=0, foresight=0)
LEVELS = [FIRST_STEPS, BEGINNER, LEARNER, AVERAGE]


def turn(seed: int = 4) -> Game:
    """A game whose first turn has begun."""
    game = Game.new(Options(), seed)
    while game.round == 0 or game.seat != 0:
        game.play(next(iter(game.legal_moves)))
    return game


def thought_of(level: Level, game: Game) -> list[int]:
    return [int(card) for card in level._world(Sight(game.state, 0)).deal.publics]


def test_an_objective_that_is_forgotten_is_forgotten_for_the_whole_turn() -> None:
    game, level = turn(), Level(3, Lapses(objectives=500, moves=0, tokens=0, blur=0, foresight=0))
    assert len({tuple(thought_of(level, game)) for _ in range(20)}) == 1
    every = {tuple(thought_of(Level(seed, level._lapses), game)) for seed in range(40)}
    assert {len(cards) for cards in every} == {0, 1, 2, 3}


def test_who_is_attentive_forgets_nothing() -> None:
    game = turn()
    assert thought_of(Level(3, ATTENTIVE), game) == [int(card) for card in game.state.deal.publics]


def test_some_moves_are_overlooked_but_never_all() -> None:
    game, level = turn(), Level(3, Lapses(objectives=0, moves=900, tokens=0, blur=0, foresight=0))
    sight = Sight(game.state, 0)
    for _ in range(200):
        world = level._world(sight)
        noticed = level._noticed(world, sight.actions)
        assert 1 < len(noticed) <= len(sight.actions)
        assert set(noticed) <= set(sight.actions)
    assert Level(3, ATTENTIVE)._noticed(world, sight.actions) == sight.actions


def test_the_same_position_is_felt_alike_within_a_turn() -> None:
    game, level = turn(), Level(3, Lapses(objectives=0, moves=0, tokens=0, blur=3000, foresight=0))
    sight = Sight(game.state, 0)
    values = [level._careless.value(level._world(sight), 0) for _ in range(5)]
    assert len(set(values)) == 1
    others = [Level(seed, level._lapses) for seed in range(30)]
    assert len({other._careless.value(other._world(sight), 0) for other in others}) > 20


def test_a_token_seems_worth_less_than_it_is() -> None:
    game = turn()
    state, careful = game.state, Level(3, ATTENTIVE)
    careless = Level(3, Lapses(objectives=0, moves=0, tokens=700, blur=0, foresight=0))
    assert state.favor[0] > 0
    assert careful._careless.value(state, 0) - careless._careless.value(state, 0) == 700 * state.favor[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [Options(players=1), Options(players=2, modules=MODULES), Options(players=5, private_pools=True)]
)
def test_every_level_plays_whole_games_without_a_fault_and_the_same_way_twice(options: Options) -> None:
    games = []
    for _ in range(2):
        seats = [Supervisor(Level(seat, LEVELS[seat % 4])) for seat in range(options.players)]
        state = play_match(Rules(options, full_deck()), 7, seats)
        assert state.phase == OVER
        assert [seat.faults for seat in seats] == [[]] * options.players
        games.append([[int(die) for die in window.cells] for window in state.windows])
    assert games[0] == games[1]


@pytest.mark.slow
def test_a_close_game_is_played_weaker_when_ahead_and_stronger_when_behind() -> None:
    """The same table with the opponent's window emptied, and with the bot's own."""
    seen: list[State] = []

    def watch(state: State, seat: int, action: int) -> None:
        if state.round == 6 and seat == 0:
            seen.append(state.copy())

    play_match(Rules(Options(), full_deck()), 9, seated(("craftsman",), 2, 9), Budget(playouts=30), watch)
    bot, even = CloseGame(1), seen[0]
    ahead, behind = even.copy(), even.copy()
    ahead.windows[1] = empty_window(even.windows[1].printed)
    behind.windows[0] = empty_window(even.windows[0].printed)
    levels = [bot.level(Sight(state, 0)) for state in (ahead, even, behind)]
    assert levels == sorted(levels)
    assert (levels[0], levels[2]) == (0, 5)


def test_a_close_game_goes_by_nothing_that_its_seat_cannot_see() -> None:
    game = turn(5)
    other = game.state.copy()
    other.deal = other.deal.copy()
    other.deal.privates[1] = next(card for card in range(5) if card not in list(other.deal.privates))
    assert CloseGame(1).level(Sight(game.state, 0, seed=3)) == CloseGame(1).level(Sight(other, 0, seed=3))
