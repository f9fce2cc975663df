"""Cards with their texts, for whoever wants to read them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from vitrall.cli.screen.lines import Block, joined
from vitrall.cli.screen.palette import DIM
from vitrall.words import Words


def card_lines(head: str, cards: Sequence[str], words: Words, numbered: bool = False) -> Block:
    """The cards of one kind under a heading, each with what it does or pays."""
    if not cards:
        return []
    lines = [Text(head, style=DIM)]
    for number, card in enumerate(cards, 1):
        name = Text((f"{number} " if numbered else "") + words.name(card), style="bold")
        lines.append(joined(name, Text(f" – {words.text(card)}" if words.text(card) else "")))
    return lines
