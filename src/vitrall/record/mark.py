"""The mark of a deck: a short hash that changes when anything printed on its cards does."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator

from vitrall.engine.deck import Bloom, Board, Deck, Objective, Pattern, Pioneer, Tool
from vitrall.engine.measure import Measure


def deck_mark(deck: Deck, only: Collection[str] | None = None, *, in_order: bool = False) -> str:
    """Sixteen digits. The order of the cards does not matter, since records name them, but `in_order` it does: for
    those who deal again from a seed. `only` names cards by their ids where a part of the deck is to be marked."""
    lines = [line for id, line in _cards(deck) if only is None or id in only]
    text = "\n".join(lines if in_order else sorted(lines))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _cards(deck: Deck) -> Iterator[tuple[str, str]]:
    """Each card by its id; a window card goes by its front, and is the same deck's as its back."""
    fronts = [deck.patterns[int(side)].id for side in list(deck.sides)[::2]]
    backs = [deck.patterns[int(side)].id for side in list(deck.sides)[1::2]]
    yield from ((pattern.id, _pattern(pattern)) for pattern in deck.patterns)
    yield from ((front, f"card {front} {back}") for front, back in zip(fronts, backs, strict=True))
    yield from ((tool.id, _tool(tool)) for tool in deck.tools)
    yield from ((card.id, _objective("public", card)) for card in deck.publics)
    yield from ((card.id, _objective("private", card)) for card in deck.privates)
    yield from ((card.id, _pioneer(card)) for card in deck.pioneers)
    yield from ((card.id, _bloom(card)) for card in deck.blooms)
    yield from ((card.id, _board(card)) for card in deck.boards)


def _pattern(pattern: Pattern) -> str:
    return f"pattern {pattern.id} {pattern.group} {pattern.favor} {'/'.join(pattern.rows)}"


def _tool(tool: Tool) -> str:
    price = f"{tool.solo_color} {tool.solo_value}"
    steps = f"{_listed(tool.verbs)} {_listed(tool.args)}"
    return f"tool {tool.id} {tool.group} {tool.number} {tool.when} {price} {steps}"


def _objective(kind: str, card: Objective) -> str:
    return f"{kind} {card.id} {card.group} {card.points} {_listed(card.places)} {_measure(card.measure)}"


def _pioneer(card: Pioneer) -> str:
    return f"pioneer {card.id} {card.points} {card.needs} {_measure(card.measure)}"


def _bloom(card: Bloom) -> str:
    return f"bloom {card.id} {card.points} {card.missed} {'/'.join(card.rows)}"


def _board(card: Board) -> str:
    return f"board {card.id} {card.spaces} {card.printed} {card.apart} {card.any_color}"


def _measure(measure: Measure) -> str:
    asked = f"{measure.over} {measure.cells} {_listed(measure.facets)} {measure.length}"
    conditions = f"{_listed(measure.conditions)} {_listed(measure.numbers)}"
    return f"{asked} {conditions} {measure.worth} {measure.best}"


def _listed(numbers: Iterable[int]) -> str:
    return ",".join(str(number) for number in numbers)
