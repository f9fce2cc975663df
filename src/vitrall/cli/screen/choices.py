"""The legal moves as a numbered list, those with one verb together: the verb to type, then what to type after it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from vitrall.cli.screen.lines import Block, flowed, joined
from vitrall.cli.screen.palette import DIM, with_glass
from vitrall.cli.vocabulary import OF_SPACES, move_words, said, verb_shown
from vitrall.moves import Move
from vitrall.words import Words


def choice_lines(moves: Sequence[Move], cards: frozenset[str], words: Words) -> Block:
    """Every move with its number."""
    numbered = list(enumerate(moves, 1))
    verbs = list(dict.fromkeys(move.split(" ")[0] for move in moves))
    width = max((len(verb_shown(words, verb)) for verb in verbs), default=0) + 2
    lines: Block = []
    for verb in verbs:
        items = [_item(number, move, cards, words) for number, move in numbered if move.split(" ")[0] == verb]
        lines += flowed(Text(verb_shown(words, verb).ljust(width), style="bold"), items)
    return lines


def _item(number: int, move: Move, cards: frozenset[str], words: Words) -> Text:
    verb, *arguments = move_words(move)
    _, *rest = said(move, cards, words)
    names = " ".join(rest) if verb != "keep" else words.offer(move)
    shown = Text(names) if verb in OF_SPACES else with_glass(names)
    return joined(Text(f"{number} " if arguments else str(number), style=DIM), shown)


def named_moves(moves: Sequence[Move], words: Words) -> str:
    """Some moves in words, for a question."""
    return "; ".join(words.offer(move) for move in moves)
