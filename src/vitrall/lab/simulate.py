"""Many games at once. The result depends on options, bots, seed and number of games, never on the number of workers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from vitrall.bots import Budget, Supervisor, bot_names, first_fault, is_invitable, play_match, seated
from vitrall.cards.card_reader import DeckText
from vitrall.cards.catalogue import joined_catalogue
from vitrall.engine import actions
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.generator import LARGEST_SEED, derived
from vitrall.engine.options import Options
from vitrall.engine.playout import fingerprint, random_game, watched_random_game
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks, solo_won, total
from vitrall.engine.state import State
from vitrall.lab.parallel import check_workers, in_order
from vitrall.why import none_of, number

if TYPE_CHECKING:
    from vitrall.lab.cluster import Cluster

CHUNK = (
    500  # games a worker takes at a time: small enough to share evenly, large enough to make the overhead negligible
)
CHUNK_OF_BOTS = 25  # the same for bots that take time to think
MOST_GAMES = 1_000_000_000
RANDOM = ("random",)
CHECKSUM = (1 << 61) - 1

T = TypeVar("T")
Decks = tuple[DeckText, ...]  # players' own, as texts: workers read them for themselves


@dataclass
class MoveLog:
    """What the seats did in one game: how many moves each made, and every use of a tool."""

    moves: list[int]
    uses: list[tuple[int, int, int]] = field(default_factory=list)  # seat, round, tool of the deck

    def watch(self, state: State, seat: int, action: int) -> None:
        """One move, before it is played."""
        self.moves[seat] += 1
        if actions.USE <= action < actions.CHOOSE:
            self.uses.append((seat, int(state.round), (action - actions.USE) // actions.PAYMENTS))


@dataclass(frozen=True)
class FinishedGame:
    """A game of a batch when it is over."""

    index: int
    seed: int
    state: State
    winners: list[bool]
    log: MoveLog
    faults: list[int]  # moves of each seat that a simple bot made, since its bot failed


Witness = Callable[[FinishedGame], None]


@dataclass
class Totals:
    """Sums over games; they are only added, so their order does not matter."""

    games: int = 0
    cpu_seconds: float = 0.0
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    checksum: int = 0
    asked: list[int] = field(default_factory=list)  # moves of each seat; counted where bots other than random play
    replaced: list[int] = field(default_factory=list)  # of these the ones that a simple bot made, since the bot failed
    first_faults: list[str] = field(default_factory=list)  # of each seat the kind and the message

    @property
    def faults(self) -> int:
        """Moves that bots failed to make."""
        return sum(self.replaced)

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.cpu_seconds += other.cpu_seconds
        self.scores = _added(self.scores, other.scores)
        self.wins = _added(self.wins, other.wins)
        self.checksum = (self.checksum + other.checksum) % CHECKSUM
        self.asked = _added(self.asked, other.asked)
        self.replaced = _added(self.replaced, other.replaced)
        known = self.first_faults or [""] * len(other.first_faults)
        self.first_faults = [old or new for old, new in zip(known, other.first_faults, strict=True)]

    def count(self, bots: list[Supervisor]) -> None:
        """The bots of one game."""
        self.asked = [asked + bot.asked for asked, bot in zip(self.asked, bots, strict=True)]
        self.replaced = [replaced + len(bot.faults) for replaced, bot in zip(self.replaced, bots, strict=True)]
        self.first_faults = [old or first_fault(bot) for old, bot in zip(self.first_faults, bots, strict=True)]

    def summary(self) -> dict[str, object]:
        """What `vitrall sim --json` prints."""
        summary: dict[str, object] = {
            "games": self.games,
            "games_per_cpu_second": round(self.games / self.cpu_seconds, 1) if self.cpu_seconds else None,
            "mean_scores": [round(score / self.games, 4) for score in self.scores],
            "wins": self.wins,
            "checksum": f"{self.checksum:016x}",
        }
        if not self.faults:
            return summary
        own = [asked - replaced for asked, replaced in zip(self.asked, self.replaced, strict=True)]
        return {**summary, "faults": self.faults, "moves": self.asked, "own": own, "first_faults": self.first_faults}


def _added(left: list[int], right: list[int]) -> list[int]:
    return [a + b for a, b in zip(left, right, strict=True)] if left else list(right)


@dataclass(frozen=True)
class Batch:
    """Which games are played: so many in a row, game after game with seeds that follow from one."""

    options: Options
    games: int
    seed: int
    bots: tuple[str, ...] = RANDOM
    decks: Decks = ()
    first: int = 0  # number of the first game: parts of a batch add up to the whole
    budget: Budget = field(default_factory=Budget)
    random_windows: bool = False  # patterns are drawn, not chosen; random bots draw them anyway

    def __post_init__(self) -> None:
        if type(self.first) is not int or not 0 <= self.first <= MOST_GAMES:
            raise Unreadable("sim/first", number(self.first, 0, MOST_GAMES))
        if not 1 <= self.games <= MOST_GAMES:
            raise Unreadable("sim/games", number(self.games, 1, MOST_GAMES))
        if not 0 <= self.seed <= LARGEST_SEED:
            raise Unreadable("option/seed", number(self.seed, 0, LARGEST_SEED))
        self._check_bots()

    def _check_bots(self) -> None:
        bots, seats = len(self.bots), self.options.players
        if bots not in (1, seats):
            raise Unreadable("sim/bots", Why("bots-for-seats", bots=bots, seats=seats))
        for bot in self.bots:
            if not is_invitable(bot):
                raise Unreadable("sim/bot", none_of(bot, bot_names()))


def simulate(batch: Batch, workers: int | Cluster = 1) -> Totals:
    """Play the games and add them up."""
    totals = Totals()
    for chunk in totals_by_chunk(batch, workers):
        totals.add(chunk)
    return totals


def totals_by_chunk(batch: Batch, workers: int | Cluster = 1) -> Iterator[Totals]:
    """The same, chunk by chunk as they finish, for showing progress."""
    return in_chunks(play_chunk, batch, workers)


Work = Callable[[Batch, int, int], T]  # of which games the first and how many


def in_chunks(work: Work[T], batch: Batch, workers: int | Cluster = 1) -> Iterator[T]:
    """The results of the work for each chunk of the games, always in the same order."""
    check_workers(workers)
    size = CHUNK if set(batch.bots) == set(RANDOM) else CHUNK_OF_BOTS
    chunks = ((batch.first + part, min(size, batch.games - part)) for part in range(0, batch.games, size))
    return in_order(partial(_one_chunk, work, batch), chunks, workers, name=f"{work.__name__} {size} {batch!r}")


def _one_chunk(work: Work[T], batch: Batch, chunk: tuple[int, int]) -> T:
    return work(batch, *chunk)


def play_chunk(batch: Batch, first: int, count: int, see: Witness | None = None) -> Totals:
    """Some games in a row, in this process; each is shown to the witness when it is over."""
    began = time.process_time()
    rules = Rules(batch.options, joined_catalogue(batch.decks).deck)
    seats = range(batch.options.players)
    none = [0 for _ in seats]
    totals = Totals(count, 0.0, none[:], none[:], asked=none[:], replaced=none[:], first_faults=["" for _ in seats])
    for index in range(first, first + count):
        seed = int(derived(batch.seed, index))
        log = MoveLog(none[:]) if see else None
        state, bots = played(rules, seed, batch, log)
        if bots:
            totals.count(bots)
        won = winners(state)
        for seat in seats:
            totals.scores[seat] += total(state, seat)
            totals.wins[seat] += won[seat]
        totals.checksum = (totals.checksum + fingerprint(state) * (2 * index + 1)) % CHECKSUM
        if see and log:
            see(FinishedGame(index, seed, state, won, log, [len(bot.faults) for bot in bots] or none[:]))
    totals.cpu_seconds = time.process_time() - began
    return totals


def played(rules: Rules, seed: int, batch: Batch, log: MoveLog | None = None) -> tuple[State, list[Supervisor]]:
    """A finished game and the bots that played it. Games all at random stay inside the engine, without bots."""
    if set(batch.bots) == set(RANDOM):
        return watched_random_game(rules, seed, log.watch) if log else random_game(rules, seed), []
    seats = seated(batch.bots, int(rules.players), seed, batch.random_windows)
    try:
        return play_match(rules, seed, seats, batch.budget, log.watch if log else None), seats
    finally:
        for seat in seats:
            seat.close()


def winners(state: State) -> list[bool]:
    """Of each seat, whether it has won."""
    return [solo_won(state)] if state.rules.solo else [place == 1 for place in ranks(state)]
