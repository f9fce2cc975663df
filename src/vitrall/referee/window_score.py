"""The score of a window by every objective there is, and its total for what one player has at stake (section C)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vitrall.cards.catalogue import base_deck
from vitrall.engine.deck import GREY_DECK, STANDARD, Bloom, Deck, Objective, Pioneer
from vitrall.engine.scoring import CLAIM_SHIFT, bloom_claim, claims, holes, window_points
from vitrall.engine.window import Window
from vitrall.referee.final_position import rivalry_points
from vitrall.score import Line, claims_of


@dataclass(frozen=True)
class Stakes:
    """What counts for one player besides the window: the objectives in play, tokens left, pioneers and blooms."""

    objectives: tuple[Objective, ...] = ()  # public and private
    tokens: int = 0
    pioneers: tuple[Pioneer, ...] = ()  # taken by the player (G9)
    blooms: tuple[Bloom, ...] = ()  # kept by the player (G10)
    rivals: tuple[Window, ...] = ()  # the windows of the others, with which rivalries compare this one (G13)


@dataclass(frozen=True)
class Sheet:
    """What a window is worth by each objective of a deck, and its empty spaces."""

    public: tuple[Line, ...]
    private: tuple[Line, ...]
    empty: int


def score(window: Window, deck: Deck | None = None, grey: bool = False) -> Sheet:
    """Every standard objective with its claims (C6), those of the base game if no deck is given; grey ones if asked."""
    cards = deck or base_deck()
    groups = (STANDARD, GREY_DECK) if grey else (STANDARD,)
    public = [card for card in cards.publics if card.group in groups]
    private = [card for card in cards.privates if card.group == STANDARD]
    return Sheet(_lines(window, public), _lines(window, private), int(holes(window)))


def _lines(window: Window, objectives: Iterable[Objective]) -> tuple[Line, ...]:
    return tuple(Line(objective.id, claims_of(claims(window, objective))) for objective in objectives)


def total(window: Window, stakes: Stakes) -> int:
    """C1–C4, G9, G11, G13: what is at stake, less the empty spaces. Never cut off at zero (C11)."""
    earned = sum(_points(window, objective, stakes) for objective in stakes.objectives)
    earned += sum(int(card.points) for card in stakes.pioneers)
    earned += sum(int(bloom_claim(window, card)) >> CLAIM_SHIFT for card in stakes.blooms)
    return earned + stakes.tokens - int(holes(window))


def _points(window: Window, objective: Objective, stakes: Stakes) -> int:
    if len(objective.places):
        return rivalry_points(window, stakes.rivals, objective)
    return int(window_points(window, objective))
