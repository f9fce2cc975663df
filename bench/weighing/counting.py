"""Counts, for each card of Glory, how often it was met and what it paid in games of the craftsman."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from vitrall.bots import Budget, Idea, Sight, Supervisor, make_bot, play_match
from vitrall.cards.catalogue import full_deck
from vitrall.engine import actions, deck
from vitrall.engine.deck import Objective
from vitrall.engine.findings import amount
from vitrall.engine.generator import derived
from vitrall.engine.options import MODULES, Options
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import CLAIM_SHIFT, bloom_claim, objective_points
from vitrall.engine.state import NOBODY, State

TABLES = (2, 3, 4)  # players, in turn
BOT = "craftsman"
BOTH = 3  # blooms


@dataclass
class Count:
    """Of one card: how often it was there, met and kept, and what it paid."""

    seen: int = 0
    met: int = 0
    points: int = 0
    squares: int = 0
    offered: int = 0  # a bloom: dealt to a seat that decides for itself
    kept: int = 0  # and kept by it
    led: int = 0  # a rivalry: games that one seat alone leads
    contested: int = 0  # games it lay in

    def pay(self, points: int) -> None:
        self.seen += 1
        self.points += points
        self.squares += points * points


@dataclass
class Counts:
    """All cards, by id; and the games."""

    games: int = 0
    cards: dict[str, Count] = field(default_factory=dict)

    def of(self, id: str) -> Count:
        return self.cards.setdefault(id, Count())


class KeepsAll:
    """The bot, made to keep both blooms: so that cards it would never keep are tried as well."""

    def __init__(self, seed: int) -> None:
        self._bot = make_bot(BOT, seed)

    def choose(self, sight: Sight) -> str | int:
        if sight.view["phase"] == "keep":
            return int(actions.keep(sight.seat, BOTH))
        return self._bot.choose(sight)

    def explain(self, sight: Sight) -> list[Idea]:
        return self._bot.explain(sight)


def decides(seat: int, number: int) -> bool:
    """Every second seat chooses its blooms, the others keep both; who, changes from game to game."""
    return (seat + number // len(TABLES)) % 2 == 0


def play_all(games: int, seed: int, budget: Budget | None = None) -> Iterator[Counts]:
    """Play the games; gives the counts after each."""
    tables = [Rules(Options(players=players, modules=MODULES), full_deck()) for players in TABLES]
    counts = Counts()
    for number in range(games):
        rules = tables[number % len(tables)]
        state = play_match(rules, int(derived(seed, number)), _seats(rules, seed, number), budget)
        add_game(counts, state, [decides(seat, number) for seat in range(int(rules.players))])
        yield counts


def _seats(rules: Rules, seed: int, number: int) -> list[Supervisor]:
    seeds = [int(derived(seed + 1 + seat, number)) for seat in range(int(rules.players))]
    bots = [make_bot(BOT, own) if decides(seat, number) else KeepsAll(own) for seat, own in enumerate(seeds)]
    return [Supervisor(bot) for bot in bots]


def add_game(counts: Counts, state: State, deciding: Sequence[bool]) -> None:
    """Add the counts of one finished game. `deciding` are the seats that chose which blooms to keep."""
    counts.games += 1
    _add_pioneers(counts, state)
    for seat, decided in enumerate(deciding):
        _add_blooms(counts, state, seat, decided)
    for index in state.deal.publics:
        _add_public(counts, state, state.rules.deck.publics[index])


def _add_pioneers(counts: Counts, state: State) -> None:
    for index, owner in zip(state.deal.pioneers, state.owners, strict=True):
        card = state.rules.deck.pioneers[index]
        count, taken = counts.of(card.id), owner != NOBODY
        count.met += taken
        count.pay(int(card.points) if taken else 0)


def _add_blooms(counts: Counts, state: State, seat: int, decided: bool) -> None:
    for which in range(2):
        card = state.rules.deck.blooms[state.deal.blooms[2 * seat + which]]
        count, is_kept = counts.of(card.id), bool(state.deal.keeps[seat] >> which & 1)
        count.offered += decided
        count.kept += decided and is_kept
        if is_kept:
            points = int(bloom_claim(state.windows[seat], card)) >> CLAIM_SHIFT
            count.met += points > 0
            count.pay(points)


def _add_public(counts: Counts, state: State, card: Objective) -> None:
    """Grey objectives and rivalries, seat by seat; the others are no business of Glory's."""
    count, seats = counts.of(card.id), range(int(state.rules.players))
    if card.group == deck.GREY_DECK:
        for seat in seats:
            points = int(objective_points(state, seat, card))
            count.met += points > 0
            count.pay(points)
    elif len(card.places):
        amounts = [int(amount(window, card.measure)) for window in state.windows]
        count.led += amounts.count(max(amounts)) == 1
        count.contested += 1
        for seat in seats:
            count.pay(int(objective_points(state, seat, card)))
