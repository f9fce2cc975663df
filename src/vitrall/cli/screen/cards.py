"""Cards with their texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from vitrall.cli.screen.lines import Block, joined
from vitrall.cli.screen.provenance import is_printed, provenance
from vitrall.cli.screen.terminal_colors import DIM
from vitrall.words import Words

Known = Mapping[str, Mapping[str, str]]  # how well cards are known, by id


def card_lines(head: str, cards: Sequence[str], words: Words, known: Known, numbered: bool = False) -> Block:
    """The cards of one kind under a heading, each with what it does or pays; and, if it is not as printed, where its
    text comes from.
    """
    if not cards:
        return []
    lines = [Text(head, style=DIM)]
    for number, card in enumerate(cards, 1):
        name = Text((f"{number} " if numbered else "") + words.name(card), style="bold")
        text = Text(f" – {words.text(card)}" if words.text(card) else "")
        lines.append(joined(name, text, Text(_mark(known.get(card), words), style=DIM)))
    return lines


def _mark(attested: Mapping[str, str] | None, words: Words) -> str:
    return "" if attested is None or is_printed(attested) else f" [{provenance(attested, words)}]"
