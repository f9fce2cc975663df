"""The score sheet of a position: every line with the spaces that earned it (C6). The counting is the engine's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vitrall.engine import scoring
from vitrall.engine.board import FULL, names
from vitrall.engine.deck import Bloom, Objective, Pioneer
from vitrall.engine.findings import amount, findings
from vitrall.engine.measure import Measure
from vitrall.engine.state import HIDDEN, State, private_of
from vitrall.engine.window import Window


@dataclass(frozen=True)
class Claim:
    """One time an objective paid, and the spaces that earned it."""

    points: int
    """What it paid."""
    cells: tuple[str, ...]
    """The spaces that earned it, such as `A1`."""


@dataclass(frozen=True)
class Line:
    """One card on the sheet: an objective, a pioneer or a bloom."""

    id: str
    """The card."""
    claims: tuple[Claim, ...]
    """Each time that it paid."""

    @property
    def points(self) -> int:
        """The points of all claims together."""
        return sum(claim.points for claim in self.claims)


@dataclass(frozen=True)
class Rivalry:
    """One rivalry on the sheet: what was compared, where it comes from, and what the place among all pays (G13)."""

    id: str
    """The card."""
    points: int
    """What the place pays."""
    place: int
    """The place among all players, 1 for the first; tied players share a place."""
    found: tuple[Claim, ...]
    """What was compared, with amounts for points."""
    shared: bool = False
    """Whether another player is tied."""

    @property
    def amount(self) -> int:
        """What was counted, over all claims."""
        return sum(claim.points for claim in self.found)


@dataclass(frozen=True)
class Score:
    """What one seat has: every card that counts, tokens, and what empty spaces cost."""

    seat: int
    """The seat, counted from 0."""
    public: tuple[Line, ...]
    """The public objectives, except rivalries."""
    rivalries: tuple[Rivalry, ...]
    """The rivalries."""
    private: Line | None
    """The private objective; None while the viewer does not know it."""
    pioneers: tuple[Line, ...]
    """The pioneers taken, with the spaces that meet them now, if they still do (G9)."""
    blooms: tuple[Line, ...]
    """The bloom cards kept, as far as the viewer knows them."""
    favor: int
    """The favor tokens left, a point each."""
    empty: int
    """The number of empty spaces."""
    empty_points: int
    """What the empty spaces cost; 0 or less."""
    rank: int
    """The rank among all players, 1 for the winner."""

    @property
    def lines(self) -> tuple[Line | Rivalry, ...]:
        """Every card of the sheet, in the order of the rules."""
        private = () if self.private is None else (self.private,)
        return (*self.public, *self.rivalries, *private, *self.pioneers, *self.blooms)

    @property
    def private_points(self) -> int:
        """C10: what a tie compares first; blooms are private too."""
        own = self.private.points if self.private else 0
        return own + sum(line.points for line in self.blooms)

    @property
    def total(self) -> int:
        """All points of the window."""
        return sum(line.points for line in self.lines) + self.favor + self.empty_points


def score_sheet(state: State) -> list[Score]:
    """A sheet for each seat, for the windows as they stand."""
    ranks = scoring.ranks(state)
    return [_score(state, seat, int(ranks[seat])) for seat in range(int(state.rules.players))]


def _score(state: State, seat: int, rank: int) -> Score:
    window = state.windows[seat]
    deck = state.rules.deck
    empty = int(scoring.holes(window))
    return Score(
        seat=seat,
        public=tuple(_line(window, card) for card in _publics(state) if not len(card.places)),
        rivalries=tuple(_rivalry(state, seat, card) for card in _publics(state) if len(card.places)),
        private=_private(state, seat),
        pioneers=tuple(_pioneer(window, card) for card in _taken(state, seat)),
        blooms=tuple(_bloom(window, deck.blooms[index]) for index in scoring.kept_blooms(state, seat)),
        favor=int(state.favor[seat]),
        empty=empty,
        empty_points=int(state.rules.hole) * empty,
        rank=rank,
    )


def _publics(state: State) -> list[Objective]:
    return [state.rules.deck.publics[index] for index in state.deal.publics]


def _private(state: State, seat: int) -> Line | None:
    """Of two open objectives in the solo game the better one (O1)."""
    known = [private_of(state, seat, which) for which in range(int(state.rules.privates))]
    lines = [_line(state.windows[seat], state.rules.deck.privates[index]) for index in known if index != HIDDEN]
    return max(lines, key=lambda line: line.points, default=None)


def _line(window: Window, objective: Objective) -> Line:
    return Line(objective.id, claims_of(scoring.claims(window, objective)))


def _rivalry(state: State, seat: int, card: Objective) -> Rivalry:
    own = amount(state.windows[seat], card.measure)
    amounts = [amount(window, card.measure) for window in state.windows]
    place = 1 + sum(1 for other in amounts if other > own)
    claims = claims_of(findings(state.windows[seat], card.measure))
    points = int(scoring.rivalry_points(state, seat, card))
    return Rivalry(card.id, points, place, claims, amounts.count(own) > 1)


def _taken(state: State, seat: int) -> list[Pioneer]:
    owned = zip(state.deal.pioneers, state.owners, strict=True)
    return [state.rules.deck.pioneers[index] for index, owner in owned if owner == seat]


def _pioneer(window: Window, card: Pioneer) -> Line:
    met = amount(window, card.measure) >= card.needs
    return Line(card.id, (Claim(int(card.points), _spaces(window, card.measure) if met else ()),))


def _spaces(window: Window, measure: Measure) -> tuple[str, ...]:
    """Every space that has a part in what the measure finds."""
    cells = 0
    for finding in findings(window, measure):
        cells |= int(finding)
    return tuple(names(cells & FULL))


def _bloom(window: Window, card: Bloom) -> Line:
    return Line(card.id, claims_of([scoring.bloom_claim(window, card)]))


def claims_of(numbers: Iterable[int]) -> tuple[Claim, ...]:
    """The engine's claims, or the findings of a measure, spelled out."""
    return tuple(Claim(int(number) >> scoring.CLAIM_SHIFT, tuple(names(int(number) & FULL))) for number in numbers)
