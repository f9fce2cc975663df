"""The score sheet of a position: every line with the spaces that earned it (C6). The counting is the engine's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vitrall.engine import scoring
from vitrall.engine.board import names
from vitrall.engine.deck import Objective
from vitrall.engine.state import HIDDEN, State, private_of


@dataclass(frozen=True)
class Claim:
    """One time an objective paid, and the spaces that earned it."""

    points: int
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Line:
    """One objective on the sheet."""

    id: str
    claims: tuple[Claim, ...]

    @property
    def points(self) -> int:
        return sum(claim.points for claim in self.claims)


@dataclass(frozen=True)
class Score:
    """What one seat has: public objectives, the private one that counts, tokens, and what empty spaces cost."""

    seat: int
    public: tuple[Line, ...]
    private: Line | None  # None while it is not known to whoever asks
    favor: int
    empty: int
    empty_points: int
    rank: int

    @property
    def total(self) -> int:
        private = self.private.points if self.private else 0
        return sum(line.points for line in self.public) + private + self.favor + self.empty_points


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
        public=tuple(_line(state, seat, deck.publics[index]) for index in state.deal.publics),
        private=_private(state, seat),
        favor=int(state.favor[seat]),
        empty=empty,
        empty_points=int(state.rules.hole) * empty,
        rank=rank,
    )


def _private(state: State, seat: int) -> Line | None:
    """Of two open objectives in the solo game the better one (O1)."""
    known = [private_of(state, seat, which) for which in range(int(state.rules.privates))]
    lines = [_line(state, seat, state.rules.deck.privates[index]) for index in known if index != HIDDEN]
    return max(lines, key=lambda line: line.points, default=None)


def _line(state: State, seat: int, objective: Objective) -> Line:
    return Line(objective.id, claims_of(scoring.claims(state.windows[seat], objective)))


def claims_of(numbers: Iterable[int]) -> tuple[Claim, ...]:
    """The engine's claims, spelled out."""
    shift = scoring.CLAIM_SHIFT
    return tuple(Claim(int(number) >> shift, tuple(names(int(number) & (1 << shift) - 1))) for number in numbers)
