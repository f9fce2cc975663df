"""Asking for a window answer by answer. What cannot be read is asked again; nothing that was said is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from vitrall.cards.catalogue import Catalogue
from vitrall.cli.real_table.answers import (
    pattern_ids,
    private_ids,
    public_ids,
    set_objectives,
    set_pattern,
    set_private,
    set_row,
    set_tokens,
    set_tools,
    tool_ids,
)
from vitrall.cli.real_table.entry import Entry
from vitrall.cli.screen.console import Screen
from vitrall.cli.screen.window import ROWS
from vitrall.cli.spellings import folded
from vitrall.engine.errors import VitrallError
from vitrall.words import Words


@dataclass(frozen=True)
class Question:
    """One question: its prompt, what takes the answer, and the cards that may be the answer."""

    prompt: str
    take: Callable[[Entry, str], None]
    cards: Sequence[str] = ()
    numbers: Sequence[int] = ()


def asked(cards: Catalogue, screen: Screen, words: Words, with_tools: bool) -> Entry:
    """A window as somebody describes it at the keyboard. `EOFError` if they leave."""
    entry = Entry(cards)
    questions = _questions(cards, words, with_tools)
    screen.show([words.say("ask-help", back=_back(words)[0])])
    at = 0
    while at < len(questions):
        at = max(0, at + _step(questions[at], entry, screen, words))
    return entry


def _questions(cards: Catalogue, words: Words, with_tools: bool) -> list[Question]:
    rows = [Question(words.say("ask-row", row=row), partial(set_row, place)) for place, row in enumerate(ROWS)]
    tools = Question(words.say("ask-tools"), set_tools, tool_ids(cards), _tool_numbers(cards))
    return [
        Question(words.say("ask-pattern"), set_pattern, pattern_ids(cards)),
        *rows,
        Question(words.say("ask-objectives"), set_objectives, public_ids(cards)),
        Question(words.say("ask-private"), set_private, private_ids(cards)),
        Question(words.say("ask-tokens"), set_tokens),
        *([tools] if with_tools else []),
    ]


def _tool_numbers(cards: Catalogue) -> list[int]:
    return [int(tool.number) for tool in cards.deck.tools]


def _back(words: Words) -> list[str]:
    return words.say("ask-back").split()


def _step(question: Question, entry: Entry, screen: Screen, words: Words) -> int:
    """Ask once: 1 leads to the next question, -1 to the one before, 0 asks again."""
    answer = screen.ask(question.prompt + " ")
    if folded(answer) in [folded(word) for word in ("back", *_back(words))]:
        return -1
    if answer.strip() == "?":
        screen.show(_listed(question, words))
        return 0
    try:
        question.take(entry, answer)
    except VitrallError as error:
        screen.tell(words.error(error))
        return 0
    return 1


def _listed(question: Question, words: Words) -> list[str]:
    """The cards that may be named, with their numbers."""
    numbers = question.numbers or range(1, len(question.cards) + 1)
    lines = [f"{number:3} {words.name(card)}" for number, card in zip(numbers, question.cards, strict=True)]
    return lines or [words.say("ask-dice")]
