"""Whole games: every bot at every table, always legal, always the same by seed."""

from __future__ import annotations

import pytest

from testing.sample_size import sample_size
from vitrall import Options
from vitrall.bots import Budget, Sight, Supervisor, bot_names, play_match, seated
from vitrall.bots.at_random import AtRandom
from vitrall.bots.registry import LEVELS
from vitrall.cards.catalogue import full_deck
from vitrall.engine.generator import seeded
from vitrall.engine.options import EDITIONS, MODULES
from vitrall.engine.phases import OVER
from vitrall.engine.playout import fingerprint
from vitrall.engine.rules import Rules
from vitrall.engine.state import State
from vitrall.lab.simulate import Batch, simulate

QUICK = Budget(playouts=sample_size(5, 10))
LADDER = ("random", "greedy", "craftsman", "planner", "master", "expert", "grand-master")
QUICK_ONES = LADDER[:2]  # the others play every kind of table with the compiled engine, in `test_strength.py`
SMALL = 3  # players that wait for those that think longest


def all_modules(players: int, pools: bool = False, edition: str = "standard") -> Options:
    modules = tuple(module for module in MODULES if players > 1 or module != "rivalry")
    return Options(players=players, modules=modules, private_pools=pools, edition=edition)


def match(options: Options, bots: tuple[str, ...], seed: int, budget: Budget | None = QUICK) -> State:
    """A game to its end in which no bot had to be replaced."""
    seats = seated(bots, options.players, seed)
    state = play_match(Rules(options, full_deck()), seed, seats, budget)
    assert [fault for seat in seats for fault in seat.faults] == []
    assert state.phase == OVER
    return state


def test_the_list_names_them_by_strength() -> None:
    """Those without a net, then those with one; levels for people lie between."""
    names = bot_names()
    assert [name for name in names if name in LADDER[:5]] == list(LADDER[:5])
    assert [name for name in names if name in LEVELS] == list(LEVELS)


@pytest.mark.slow
@pytest.mark.parametrize("bot", LADDER)
def test_each_bot_plays_alone(bot: str) -> None:
    match(all_modules(1), (bot,), 1)


SLOW = pytest.mark.slow
TABLES = [
    *((2, False), pytest.param(3, True, marks=SLOW), pytest.param(6, True, marks=SLOW)),
    *(pytest.param(4, False, marks=SLOW), pytest.param(5, False, marks=SLOW)),
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "pools"), TABLES)
def test_all_bots_play_with_all_modules_at_every_table(players: int, pools: bool) -> None:
    """One after the other around the table, the strongest always among them."""
    mixed = LADDER if players <= SMALL else LADDER[:3]
    bots = tuple(mixed[(seat - 1) % len(mixed)] for seat in range(players))
    match(all_modules(players, pools), bots, players)


TURNS = sample_size(2, 1)  # in a sample the bots take turns: each edition at each table is played by one of them
EVERYWHERE = [
    (bot, players, edition)
    for players in range(1, 7)
    for at, edition in enumerate(EDITIONS)
    for seat, bot in enumerate(QUICK_ONES)
    if (players + at + seat) % TURNS == 0
]


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "players", "edition"), EVERYWHERE)
def test_each_bot_plays_every_edition_at_every_table(bot: str, players: int, edition: str) -> None:
    match(all_modules(players, players > 4, edition), (bot,), 9)
    match(Options(players=players, edition=edition), (bot,), 10)


def test_windows_and_tools_of_deals_without_tools_are_played_too() -> None:
    match(Options(players=2, tools=0, more_patterns=True, marked_objectives=True), ("craftsman", "greedy"), 4)


@pytest.mark.slow
@pytest.mark.parametrize(
    "bots", [("craftsman", "greedy"), ("random", "greedy"), ("master", "planner"), ("expert", "grand-master")]
)
def test_a_seed_gives_the_same_game_and_another_seed_another(bots: tuple[str, str]) -> None:
    options = Options(players=2, modules=() if "expert" in bots else ("pioneers", "blooms"))
    marks = [fingerprint(match(options, bots, seed)) for seed in (5, 5, 6)]
    assert marks[0] == marks[1] != marks[2]


@pytest.mark.slow
def test_the_simulator_plays_bots_and_workers_change_nothing() -> None:
    batch = Batch(Options(players=2), 3, 5, ("greedy", "random"))
    alone, shared = simulate(batch), simulate(batch, workers=2)
    assert (alone.scores, alone.checksum, alone.faults) == (shared.scores, shared.checksum, 0)
    assert alone.checksum != simulate(Batch(Options(players=2), 3, 5)).checksum


def test_simulated_games_of_bots_on_random_seats_stay_inside_the_engine() -> None:
    options = Options(players=2)
    named = Batch(options, 3, 5, ("random", "random"))
    assert simulate(named).checksum == simulate(Batch(options, 3, 5)).checksum


class Peeking(AtRandom):
    """Remembers the random source in each world it was shown."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.sources: list[int] = []

    def choose(self, sight: Sight) -> int:
        self.sources.append(int(sight._world.generator))
        return super().choose(sight)


def test_no_bot_is_shown_the_seed_of_the_game_or_of_another_seat() -> None:
    """From the seed every die to come would follow, and all cards with it."""
    game_seed = 11
    bots = [Peeking(seat) for seat in range(3)]
    real: list[int] = []
    play_match(
        Rules(Options(players=3), full_deck()),
        game_seed,
        [Supervisor(bot) for bot in bots],
        watch=lambda state, seat, action: real.append(int(state.generator)),
    )
    forbidden = {int(seeded(game_seed)), *real}
    for bot in bots:
        assert bot.sources
        assert not forbidden & set(bot.sources)
        others = {source for other in bots if other is not bot for source in other.sources}
        assert not others & set(bot.sources)
