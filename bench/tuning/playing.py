"""Games of a bot with given weights: to learn from, or to see what it scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from random import Random
from typing import TypeVar

from bench.tuning.fitting import Knots, Note
from vitrall.bots import Bot, Sight, Supervisor, play_match
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import placements_left
from vitrall.bots.mind.weights import SIZE, Weights
from vitrall.bots.planner import Planner, Style
from vitrall.cards.catalogue import full_deck
from vitrall.engine import actions
from vitrall.engine.options import MODULES, Options
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import target, total
from vitrall.engine.state import State
from vitrall.lab.cluster import Cluster
from vitrall.lab.parallel import in_order

Maker = Callable[[Heuristic, int], Bot]  # from what a bot goes by, and a seed
T = TypeVar("T")

TOGETHER = 10  # games that a worker plays at a time
QUICK = Style(futures=64)  # a master takes too long for the thousands of games it takes


def quick_planner(heuristic: Heuristic, seed: int) -> Planner:
    return Planner(seed, QUICK, heuristic)


STRAY = 0.02  # of the moves, so that more is met than what the bot likes
NOTED = 0.35  # of the turns: those of one game tell much the same
# The tables learnt from, each as often as it is named, and those that new weights are tried at.
WITH_MODULES = (Options(players=2, modules=MODULES), Options(players=4, modules=MODULES))
TABLES = {"all": (*[Options(players=2)] * 5, *WITH_MODULES * 2, Options(players=3)), "modules": WITH_MODULES}
ALONE = [Options(players=1, solo_tools=tools) for tools in range(1, 6)]
TRIED = {"all": (*[Options(players=2)] * 3, WITH_MODULES[0]), "modules": WITH_MODULES[:1]}


class Stray:
    """A bot that strays from its best move now and then, and keeps any blooms: a bot that never keeps one would never
    learn its value.
    """

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._luck = Random(seed)
        self.explain = bot.explain

    def choose(self, sight: Sight) -> str | int:
        best = self._bot.choose(sight)
        keeps = actions.family(sight.actions[0]) == actions.KEEP
        return self._luck.choice(sight.actions) if keeps or self._luck.random() < STRAY else best


@dataclass(frozen=True)
class Seen:
    """A window at the end of a turn."""

    seat: int
    signs: dict[int, int]
    known: int
    left: int


class Notebook:
    """Watches a game and notes the signs of some windows."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._nothing = Heuristic(Weights(*[[0] * SIZE] * 2))
        self._single = [Heuristic(Weights(one, one)) for one in _units()]
        self.seen: list[Seen] = []

    def watch(self, state: State, seat: int, action: int) -> None:
        if action == actions.PASS and self._luck.random() < NOTED:
            self.seen.append(self._signs(state, seat))

    def _signs(self, state: State, seat: int) -> Seen:
        """A judge with one weight of 1 and the others 0 counts that sign."""
        known = int(self._nothing.value(state, seat))
        counts = [int(judge.value(state, seat)) - known for judge in self._single]
        return Seen(seat, {place: n for place, n in enumerate(counts) if n}, known, int(placements_left(state, seat)))


def _units() -> list[list[int]]:
    return [[int(place == other) for other in range(SIZE)] for place in range(SIZE)]


@dataclass(frozen=True)
class Games:
    """Games of a bot with given weights, of which those with these numbers are played."""

    maker: Maker
    weights: Knots
    games: int
    seed: int
    part: str

    def shared(self, play: Callable[[Games, range], T], executor: int | Cluster) -> Iterator[T]:
        """The results of the games, part by part in their order, wherever they are played."""
        tasks = (range(first, min(first + TOGETHER, self.games)) for first in range(0, self.games, TOGETHER))
        name = f"{play.__name__} {self.maker.__name__} {self.weights} {self.games} {self.seed} {self.part}"
        return in_order(partial(play, self), tasks, executor, name=name)


def notes(
    maker: Maker, weights: Knots, games: int, seed: int, part: str, executor: int | Cluster = 1
) -> Iterator[Note]:
    """What is learnt from so many games."""
    return chain.from_iterable(Games(maker, weights, games, seed, part).shared(noted, executor))


def noted(played: Games, numbers: range) -> list[Note]:
    return list(_noted(played.maker, played.weights, played.seed, played.part, numbers))


def _noted(maker: Maker, weights: Knots, seed: int, part: str, numbers: range) -> Iterator[Note]:
    judge, tables = Heuristic(Weights(*weights)), [Rules(options, full_deck()) for options in TABLES[part]]
    for number in numbers:
        rules, book = tables[number % len(tables)], Notebook(seed + number)
        lucks = [31 * (seed + number) + seat for seat in range(int(rules.players))]
        bots = [Supervisor(Stray(maker(judge, luck), luck)) for luck in lucks]
        state = play_match(rules, seed + number, bots, watch=book.watch)
        for seen in book.seen:
            missed = 1000 * int(total(state, seen.seat)) - seen.known
            yield Note(seen.signs, seen.left, missed, _cards(state, seen.seat))


def _cards(state: State, seat: int) -> tuple[int, ...]:
    """The objectives of a seat: what they pay on average is no merit of a window."""
    first = len(state.rules.deck.publics)
    return (*(int(card) for card in state.deal.publics), first + int(state.deal.privates[seat]))


def mean_points(maker: Maker, weights: Knots, games: int, seed: int, part: str, executor: int | Cluster = 1) -> float:
    """The mean score in games of two that play alike, every fourth with all modules, or every one."""
    return sum(Games(maker, weights, games, seed, part).shared(points, executor)) / (2 * games)


def points(played: Games, numbers: range) -> int:
    judge = Heuristic(Weights(*played.weights))
    tables, scores = [Rules(options, full_deck()) for options in TRIED[played.part]], 0
    for number in numbers:
        bots = [Supervisor(played.maker(judge, seat)) for seat in range(2)]
        state = play_match(tables[number % len(tables)], played.seed + number, bots)
        scores += int(total(state, 0) + total(state, 1))
    return scores


def mean_margin(maker: Maker, weights: Knots, games: int, seed: int, executor: int | Cluster = 1) -> float:
    """How far lone players end before the target in the mean, with one to five tools in turn."""
    return sum(Games(maker, weights, games, seed, "alone").shared(margins, executor)) / games


def margins(played: Games, numbers: range) -> int:
    judge, tables = Heuristic(Weights(*played.weights)), [Rules(options, full_deck()) for options in ALONE]
    ahead = 0
    for number in numbers:
        bot = Supervisor(played.maker(judge, number))
        state = play_match(tables[number % len(tables)], played.seed + number, [bot])
        ahead += int(total(state, 0)) - int(target(state))
    return ahead
