"""The mark of a deck: a short word that changes when anything printed on its cards does."""

from __future__ import annotations

import hashlib

from vitrall.engine.deck import Deck, Objective, Pattern, Tool


def deck_mark(deck: Deck) -> str:
    """Sixteen digits. The order of the cards does not matter, since records name them."""
    fronts = [int(side) for side in list(deck.sides)[::2]]
    backs = [int(side) for side in list(deck.sides)[1::2]]
    lines = [
        *(_pattern(pattern) for pattern in deck.patterns),
        *(f"card {deck.patterns[one].id} {deck.patterns[two].id}" for one, two in zip(fronts, backs, strict=True)),
        *(_tool(tool) for tool in deck.tools),
        *(_objective("public", card) for card in deck.publics),
        *(_objective("private", card) for card in deck.privates),
    ]
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]


def _pattern(pattern: Pattern) -> str:
    return f"pattern {pattern.id} {pattern.favor} {'/'.join(pattern.rows)}"


def _tool(tool: Tool) -> str:
    return f"tool {tool.id} {tool.number} {tool.solo_color} {tool.solo_value}"


def _objective(kind: str, card: Objective) -> str:
    return f"{kind} {card.id} {card.points} {card.cells}"
