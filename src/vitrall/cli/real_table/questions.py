"""Asks about a table, answer by answer. An unreadable answer is asked for again; earlier answers stay."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from vitrall.cards.catalogue import Catalogue
from vitrall.cli.real_table import answer_reader
from vitrall.cli.real_table.entered_table import Entry, Table
from vitrall.cli.real_table.table_checks import check_grey
from vitrall.cli.screen.console import Screen
from vitrall.cli.screen.window_text import ROWS
from vitrall.cli.spellings import folded
from vitrall.engine.errors import VitrallError
from vitrall.engine.options import BLOOMS, GREY_GLASS, MODULES, PIONEERS
from vitrall.words import Words


@dataclass(frozen=True)
class Question:
    """One question: its prompt, what takes the answer, and what may be the answer, by its names."""

    prompt: str
    take: Callable[[str], None]
    known: Sequence[str] = ()
    numbers: Sequence[int] = ()
    who: str = ""  # whose window it is about, where there are several


def asked(cards: Catalogue, screen: Screen, words: Words, with_tools: bool) -> Table:
    """A table from answers at the keyboard. `EOFError` if the input ends."""
    table = Table(cards=cards)
    screen.show([words.say("ask-help", back=_back(words)[0])])
    at = 0
    # Answers may add or remove questions, so the list is computed again each time.
    while at < len(questions := _questions(table, words, with_tools)):
        at = max(0, at + _step(questions[at], screen, words))
    return table


def _questions(table: Table, words: Words, with_tools: bool) -> list[Question]:
    questions = list(_about_all(table, words, with_tools))
    for entry in table.entries:
        questions += [replace(question, who=entry.name) for question in _about_one(table, entry, words)]
    return questions


def _about_all(table: Table, words: Words, with_tools: bool) -> Iterator[Question]:
    yield Question(words.say("ask-players"), partial(answer_reader.set_players, table))
    modules = [words.say(f"module-{module}") for module in MODULES]
    yield Question(words.say("ask-modules"), partial(answer_reader.set_modules, table), modules)
    if GREY_GLASS in table.modules:
        boards = _named(answer_reader.board_ids(table.cards), words)
        yield Question(words.say("ask-board"), partial(answer_reader.set_board, table), boards)
    publics = _named(answer_reader.public_ids(table.cards), words)
    yield Question(words.say("ask-objectives"), partial(answer_reader.set_compared, table), publics)
    if with_tools:
        tools = _named(answer_reader.tool_ids(table.cards), words)
        yield Question(words.say("ask-tools"), partial(answer_reader.set_tools, table), tools, _tool_numbers(table))


def _about_one(table: Table, entry: Entry, words: Words) -> Iterator[Question]:
    patterns, privates = (
        _named(answer_reader.pattern_ids(table.cards), words),
        _named(answer_reader.private_ids(table.cards), words),
    )
    yield Question(words.say("ask-pattern"), partial(answer_reader.set_pattern, entry), patterns)
    for place, row in enumerate(ROWS):
        yield Question(words.say("ask-row", row=row), partial(_take_row, table, entry, place))
    yield Question(words.say("ask-private"), partial(answer_reader.set_private, entry), privates)
    yield Question(words.say("ask-tokens"), partial(answer_reader.set_tokens, entry))
    if PIONEERS in table.modules:
        pioneers = _named(answer_reader.pioneer_ids(table.cards), words)
        yield Question(words.say("ask-pioneers"), partial(answer_reader.set_pioneers, table, entry), pioneers)
    if BLOOMS in table.modules:
        blooms = _named(answer_reader.bloom_ids(table.cards), words)
        yield Question(words.say("ask-blooms"), partial(answer_reader.set_blooms, entry), blooms)


def _take_row(table: Table, entry: Entry, row: int, text: str) -> None:
    """A row; a grey die without a restriction board is refused at once."""
    before = entry.dice[row]
    answer_reader.set_row(row, entry, text)
    try:
        check_grey(table)
    except VitrallError:
        entry.dice[row] = before
        raise


def _named(cards: Sequence[str], words: Words) -> list[str]:
    return [words.name(card) for card in cards]


def _tool_numbers(table: Table) -> list[int]:
    return [int(tool.number) for tool in table.cards.deck.tools]


def _back(words: Words) -> list[str]:
    return words.say("ask-back").split()


def _step(question: Question, screen: Screen, words: Words) -> int:
    """Ask once: 1 leads to the next question, -1 to the one before, 0 asks again."""
    answer = screen.ask(f"{question.who}: {question.prompt} " if question.who else f"{question.prompt} ")
    if folded(answer) in [folded(word) for word in ("back", *_back(words))]:
        return -1
    if answer.strip() == "?":
        screen.show(_listed(question, words))
        return 0
    try:
        question.take(answer)
    except VitrallError as error:
        screen.tell(words.error(error))
        return 0
    return 1


def _listed(question: Question, words: Words) -> list[str]:
    """What may be named, with its numbers."""
    numbers = question.numbers or range(1, len(question.known) + 1)
    lines = [f"{number:3} {name}" for number, name in zip(numbers, question.known, strict=True)]
    return lines or [words.say("ask-dice")]
