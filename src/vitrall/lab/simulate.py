"""Many games at once. The result depends on options, bots, seed and number of games, never on the number of workers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from vitrall.bots import bot_names, is_invitable, play_match, seated
from vitrall.cards.own import joined_catalogue
from vitrall.cards.reading import DeckText
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.generator import LARGEST_SEED, derived
from vitrall.engine.options import Options
from vitrall.engine.playout import fingerprint, random_game
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks, solo_won, total
from vitrall.engine.state import State
from vitrall.record.options import option_words, read_options
from vitrall.why import none_of, number

CHUNK = 500  # games a worker takes at a time: small enough to share evenly, large enough to hide the handing over
MOST_GAMES = 1_000_000_000
MOST_WORKERS = 256
RANDOM = ("random",)
CHECKSUM = (1 << 61) - 1

T = TypeVar("T")
Decks = tuple[DeckText, ...]  # players' own, as texts: workers read them for themselves
Witness = Callable[[int, int, State, list[bool]], None]  # index, seed, the finished game, who won


@dataclass
class Totals:
    """Sums over games; adding is all that ever happens to them, so their order does not matter."""

    games: int = 0
    cpu_seconds: float = 0.0
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    checksum: int = 0
    faults: int = 0  # moves that a bot failed to make

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.cpu_seconds += other.cpu_seconds
        self.scores = _added(self.scores, other.scores)
        self.wins = _added(self.wins, other.wins)
        self.checksum = (self.checksum + other.checksum) % CHECKSUM
        self.faults += other.faults

    def summary(self) -> dict[str, object]:
        """What `vitrall sim --json` prints."""
        told: dict[str, object] = {
            "games": self.games,
            "games_per_cpu_second": round(self.games / self.cpu_seconds, 1) if self.cpu_seconds else None,
            "mean_scores": [round(score / self.games, 4) for score in self.scores],
            "wins": self.wins,
            "checksum": f"{self.checksum:016x}",
        }
        return {**told, "faults": self.faults} if self.faults else told


def _added(left: list[int], right: list[int]) -> list[int]:
    return [a + b for a, b in zip(left, right, strict=True)] if left else list(right)


def simulate(
    options: Options,
    games: int,
    seed: int,
    *,
    bots: tuple[str, ...] = RANDOM,
    workers: int = 1,
    decks: Decks = (),
) -> Totals:
    """Play the games and add them up."""
    found = Totals()
    for part in parts(options, games, seed, bots=bots, workers=workers, decks=decks):
        found.add(part)
    return found


def parts(
    options: Options,
    games: int,
    seed: int,
    *,
    bots: tuple[str, ...] = RANDOM,
    workers: int = 1,
    decks: Decks = (),
) -> Iterator[Totals]:
    """The same, chunk by chunk as they are done, for whoever shows progress."""
    return in_chunks(partial(play_chunk, bots=bots), options, games, seed, bots=bots, workers=workers, decks=decks)


Work = Callable[[Options, Decks, int, int, int], T]  # options, decks, seed, the first game and how many


def in_chunks(
    work: Work[T],
    options: Options,
    games: int,
    seed: int,
    *,
    bots: tuple[str, ...] = RANDOM,
    workers: int = 1,
    decks: Decks = (),
) -> Iterator[T]:
    """What the work gives for chunk after chunk of the games, always in the same order."""
    _check(options, games, seed, bots, workers)
    chunks = ((first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    if workers == 1:
        return (work(options, decks, seed, first, count) for first, count in chunks)
    return _shared(work, options, decks, seed, chunks, workers)


def _shared(
    work: Work[T],
    options: Options,
    decks: Decks,
    seed: int,
    chunks: Iterator[tuple[int, int]],
    workers: int,
) -> Iterator[T]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[T]] = []
        for first, count in chunks:
            waiting.append(pool.submit(_elsewhere, work, option_words(options), decks, seed, first, count))
            # A bounded queue: a billion games must not become two million waiting futures.
            if len(waiting) >= 4 * workers:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def _elsewhere(work: Work[T], words: dict[str, str], decks: Decks, seed: int, first: int, count: int) -> T:
    """The work in another process: options travel as words, since compiled ones that are frozen do not pickle."""
    return work(read_options(words), decks, seed, first, count)


def play_chunk(
    options: Options,
    decks: Decks,
    seed: int,
    first: int,
    count: int,
    see: Witness | None = None,
    bots: tuple[str, ...] = RANDOM,
) -> Totals:
    """Some games in a row, in this process; each is shown to the witness when it is over."""
    began = time.process_time()
    rules = Rules(options, joined_catalogue(decks).deck)
    found = Totals(count, 0.0, [0] * options.players, [0] * options.players)
    for index in range(first, first + count):
        state, faults = played(rules, int(derived(seed, index)), bots)
        found.faults += faults
        won = winners(state)
        for seat in range(options.players):
            found.scores[seat] += total(state, seat)
            found.wins[seat] += won[seat]
        found.checksum = (found.checksum + fingerprint(state) * (2 * index + 1)) % CHECKSUM
        if see:
            see(index, derived(seed, index), state, won)
    found.cpu_seconds = time.process_time() - began
    return found


def played(rules: Rules, seed: int, bots: tuple[str, ...]) -> tuple[State, int]:
    """A finished game and how often a bot failed in it. Games all at random stay inside the engine."""
    if set(bots) == set(RANDOM):
        return random_game(rules, seed), 0
    seats = seated(bots, int(rules.players), seed)
    try:
        return play_match(rules, seed, seats), sum(len(seat.faults) for seat in seats)
    finally:
        for seat in seats:
            seat.close()


def winners(state: State) -> list[bool]:
    """Of each seat, whether it has won."""
    return [solo_won(state)] if state.rules.solo else [place == 1 for place in ranks(state)]


def _check(options: Options, games: int, seed: int, bots: tuple[str, ...], workers: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        told = f"games must be a number from 1 to {MOST_GAMES}, not {games}"
        raise Unreadable("sim/games", told, 0, number(games, 1, MOST_GAMES))
    if not 1 <= workers <= MOST_WORKERS:
        told = f"workers must be a number from 1 to {MOST_WORKERS}, not {workers}"
        raise Unreadable("sim/workers", told, 0, number(workers, 1, MOST_WORKERS))
    if not 0 <= seed <= LARGEST_SEED:
        told = f"a seed is a number from 0 to {LARGEST_SEED}, not {seed}"
        raise Unreadable("option/seed", told, 0, number(seed, 0, LARGEST_SEED))
    if len(bots) not in (1, options.players):
        told = f"{options.players} seats need one bot or {options.players}, not {len(bots)}"
        raise Unreadable("sim/bots", told, 0, Why("bots-for-seats", bots=len(bots), seats=options.players))
    for bot in bots:
        if not is_invitable(bot):
            told = f"unknown bot {bot!r}; known: {', '.join(bot_names())}"
            raise Unreadable("sim/bot", told, 0, none_of(bot, bot_names()))
