"""The score of a window by every objective there is, and its total for what one player has at stake (section C)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vitrall.cards.catalogue import base_deck
from vitrall.engine.deck import Deck, Objective
from vitrall.engine.scoring import claims, holes, points_of
from vitrall.engine.window import Window
from vitrall.score import Line, claims_of


@dataclass(frozen=True)
class Stakes:
    """What counts for one player besides the window: the objectives in play and the tokens left."""

    objectives: tuple[Objective, ...] = ()  # public ones and the private one alike
    tokens: int = 0


@dataclass(frozen=True)
class Sheet:
    """What a window is worth by each objective of a deck, and its empty spaces."""

    public: tuple[Line, ...]
    private: tuple[Line, ...]
    empty: int


def score(window: Window, deck: Deck | None = None) -> Sheet:
    """Every objective with its claims (C6), those of the base game if no deck is given."""
    cards = deck or base_deck()
    return Sheet(_lines(window, cards.publics), _lines(window, cards.privates), int(holes(window)))


def _lines(window: Window, objectives: Iterable[Objective]) -> tuple[Line, ...]:
    return tuple(Line(objective.id, claims_of(claims(window, objective))) for objective in objectives)


def total(window: Window, stakes: Stakes) -> int:
    """C1–C4: the objectives in play and the tokens, less the empty spaces. Never cut off at zero (C11)."""
    earned = sum(int(points_of(claims(window, objective))) for objective in stakes.objectives)
    return earned + stakes.tokens - int(holes(window))
