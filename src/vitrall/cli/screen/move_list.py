"""The legal moves as a numbered list, those with one verb together: the verb to type, then what to type after it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from vitrall.cli.screen.lines import Block, flowed, joined
from vitrall.cli.screen.terminal_colors import DIM, with_glass
from vitrall.cli.vocabulary import OF_SPACES, listed_verb, move_words, said
from vitrall.engine.deck import Deck
from vitrall.moves import Move
from vitrall.story.asks import offer
from vitrall.words import Words


def choice_lines(moves: Sequence[Move], cards: frozenset[str], words: Words, blooms: Sequence[str] = ()) -> Block:
    """Every move with its number; `blooms` are those that may be kept, in order."""
    numbered = list(enumerate(moves, 1))
    verbs = list(dict.fromkeys(move.verb for move in moves))
    width = max((len(listed_verb(words, verb)) for verb in verbs), default=0) + 2
    lines: Block = []
    for verb in verbs:
        items = [_item(number, move, cards, words, blooms) for number, move in numbered if move.verb == verb]
        lines += flowed(Text(listed_verb(words, verb).ljust(width), style="bold"), items)
    return lines


def _item(number: int, move: Move, cards: frozenset[str], words: Words, blooms: Sequence[str]) -> Text:
    verb, *arguments = move_words(move)
    _, *rest = said(move, cards, words)
    names = " ".join(rest) if verb != "keep" else _bloom_choice(move, words, blooms)
    label = Text(names) if verb in OF_SPACES else with_glass(names)
    return joined(Text(f"{number} " if arguments else str(number), style=DIM), label)


def _bloom_choice(move: Move, words: Words, blooms: Sequence[str]) -> str:
    """The names say which bloom is the first and which the second."""
    named = dict(zip(("first", "second"), blooms, strict=False)).get(move.parts["kept"])
    return words.offer(move) + (f" ({words.name(named)})" if named else "")


def named_moves(moves: Sequence[Move], cards: Deck, words: Words) -> str:
    """Some moves of a game with these cards in words, for a question."""
    return "; ".join(words.message(offer(move.action, cards)) for move in moves)
