"""Cards of the full deck by their ids, and what they score in drawn windows."""

from __future__ import annotations

from testing.windows import Amounts, claims_of, spelled, window
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.engine.deck import Board, Objective, Pioneer
from vitrall.engine.findings import amount
from vitrall.engine.scoring import bloom_claim, claims


def objective(id: str) -> Objective:
    deck = full_deck()
    return next(card for card in [*deck.publics, *deck.privates] if card.id == id)


def pioneer(id: str) -> Pioneer:
    return full_deck().pioneers[full_catalogue().pioneer_index(id)]


def board(id: str) -> Board:
    return full_deck().boards[full_catalogue().board_index(id)]


def claimed(id: str, *rows: str) -> Amounts:
    """What a window earns by an objective, each time with its spaces; of a rivalry, what is compared."""
    return spelled(claims(window(*rows), objective(id)))


def measured(id: str, *rows: str) -> int:
    """What a window comes to by an objective or a rivalry."""
    return sum(points for points, _ in claimed(id, *rows))


def met(id: str, *rows: str) -> bool:
    """Whether a window reaches the goal of a pioneer."""
    card = pioneer(id)
    return bool(amount(window(*rows), card.measure) >= card.needs)


def claims_drawn(id: str, *rows: str) -> Amounts:
    """The groups of a window by which a pioneer's goal is met."""
    return claims_of(pioneer(id).measure, *rows)


def bloomed(id: str, *rows: str) -> tuple[int, str]:
    """What a bloom pays or costs, and the spaces of its figure."""
    card = full_deck().blooms[full_catalogue().bloom_index(id)]
    return spelled([bloom_claim(window(*rows), card)])[0]
