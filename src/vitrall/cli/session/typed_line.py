"""Parses a typed line: a command, a number of the list, or a move in short words. Changes nothing, shows nothing.

A move is found among the legal ones, so that new kinds of moves can be typed the day they exist: `d R5` is the legal
move whose verb begins with `d` and whose die is `R5`, and `R5` alone is the legal move that names nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from vitrall.cli.spellings import cards_named, folded
from vitrall.cli.vocabulary import COMMANDS, VERBS, forms, move_words
from vitrall.engine.board import INDEX
from vitrall.engine.dice import BY_TEXT
from vitrall.moves import Move
from vitrall.words import Words

# Letters that look like those of dice and spaces, for other keyboard layouts.
_LOOKS_LIKE: Final = str.maketrans("авсру", "abcpy")
_ARROWS: Final = str.maketrans({"→": " ", ">": " ", ",": " "})
_ENOUGH: Final = 4  # letters of a card's name that are enough without the verb
_ALONE: Final = 2  # letters of a verb without arguments: no single letter ends a turn


@dataclass(frozen=True)
class Order:
    """A command, such as `undo`, with what follows it."""

    command: str
    rest: str = ""


@dataclass(frozen=True)
class Matches:
    """The legal moves that the line fits: one is a move, several need a question, none is an error."""

    moves: list[Move]
    attempts: list[str] = field(default_factory=list)  # in notation: possible meanings if no legal move fits


@dataclass(frozen=True)
class Position:
    """What a line is read against: the legal moves in the order of the list, the tools on the table, the seat."""

    moves: Sequence[Move]
    tools: Sequence[str]
    cards: frozenset[str]
    seat: int


class Reader:
    """Reads lines in English and in one more language."""

    def __init__(self, words: Words) -> None:
        self._languages = (words.language, "en")
        self._own = words.own
        self._verbs = {verb: forms(words, message) for verb, message in VERBS.items()}
        self._commands = {form: name for name, message in COMMANDS.items() for form in (name, *forms(words, message))}

    def read(self, line: str, position: Position) -> Order | Matches:
        if not line.strip():
            return Order("")
        typed = _words_of(line)
        if not typed:
            return Matches([])
        if line.strip().isdecimal():
            return Matches(_numbered(line.strip(), position.moves))
        if typed[0] in self._commands:
            return Order(self._commands[typed[0]], line.strip().partition(" ")[2].strip())
        moves = [move for move in position.moves if self._fits(move, typed, position)]
        if moves:
            return Matches(moves)
        return self._begun(typed, line) or self._open(typed, position)

    def _begun(self, typed: Sequence[str], line: str) -> Order | None:
        """The one command that begins like the first word. An abbreviation never quits the game."""
        begun = {name for form, name in self._commands.items() if form.startswith(typed[0])}
        meant = begun - {"quit"}
        return Order(meant.pop(), line.strip().partition(" ")[2].strip()) if len(meant) == 1 else None

    def _open(self, typed: Sequence[str], position: Position) -> Matches:
        """A verb alone asks which; anything else may be a move that is not legal."""
        if len(typed) == 1:
            asking = [move for move in position.moves if len(move_words(move)) > 1]
            moves = [move for move in asking if self._is_verb(typed[0], move.verb)]
            if moves:
                return Matches(moves)
        return Matches([], list(self._attempts(typed, position)))

    def _is_verb(self, word: str, verb: str) -> bool:
        return any(form.startswith(word) for form in (verb, *self._verbs.get(verb, ())))

    def _fits(self, move: Move, typed: Sequence[str], position: Position) -> bool:
        verb, *arguments = move_words(move)
        if not arguments and len(typed[0]) < _ALONE:
            return False
        if self._is_verb(typed[0], verb) and self._match(arguments, typed[1:], position, not arguments):
            return True
        return bool(arguments) and self._says_enough(typed) and self._match(arguments, typed, position, False)

    def _says_enough(self, typed: Sequence[str]) -> bool:
        """Without its verb a move is recognised by its dice and spaces, or by more than the first letters of a card."""
        return _is_thing(typed[0]) or len("".join(typed)) >= _ENOUGH

    def _match(self, arguments: Sequence[str], typed: Sequence[str], position: Position, begun: bool) -> bool:
        """Whether the words stand for the arguments; once one is named, those after it may be left out."""
        if not arguments or not typed:
            return not typed and begun
        if arguments[0] not in position.cards:
            same = _same(arguments[0], typed[0])
            return same and self._match(arguments[1:], typed[1:], position, True)
        ends = range(len(typed), 0, -1)
        return any(
            self._is_card(arguments[0], typed[:end], position)
            and self._match(arguments[1:], typed[end:], position, True)
            for end in ends
        )

    def _is_card(self, card: str, typed: Sequence[str], position: Position) -> bool:
        if len(typed) == 1 and typed[0].isdecimal():
            return _tool_numbered(typed[0], position.tools) == card
        return bool(cards_named(" ".join(typed), [card], self._own, self._languages))

    def _attempts(self, typed: Sequence[str], position: Position) -> Iterator[str]:
        """What the words would be in notation, were the move legal."""
        if _is_thing(typed[0]):
            holds = any(move.verb == "place" for move in position.moves)
            yield from (f"{verb} {typed[0].upper()}" for verb in (("place", "draft") if holds else ("draft", "place")))
            return
        rest = typed[1:]
        for verb in self._verbs:
            if self._is_verb(typed[0], verb):
                yield " ".join([verb, *self._spelled_out(verb, rest, position)])

    def _spelled_out(self, verb: str, rest: Sequence[str], position: Position) -> list[str]:
        if verb in ("choose", "use") and rest:
            paid = [rest[-1].upper()] if len(rest) > 1 and _is_thing(rest[-1]) else []
            named = rest[: len(rest) - len(paid)]
            tool = _tool_numbered(named[0], position.tools) if len(named) == 1 else ""
            card = tool or next(iter(cards_named(" ".join(named), position.cards, self._own, self._languages)), "?")
            return [str(position.seat + 1), card] if verb == "choose" else [card, *paid]
        return [word.upper() for word in rest]


def _words_of(line: str) -> list[str]:
    """The words of a line, folded; dice and spaces in Latin letters."""
    return [_latin(word) for word in folded(line.translate(_ARROWS)).split()]


def _latin(word: str) -> str:
    swapped = word.translate(_LOOKS_LIKE)
    return swapped if _is_thing(swapped) else word


def _is_thing(word: str) -> bool:
    """A die or a space."""
    return word.upper() in BY_TEXT or word.upper() in INDEX


def _same(argument: str, word: str) -> bool:
    return argument.casefold() == word or (argument.islower() and argument.startswith(word))


def _numbered(number: str, moves: Sequence[Move]) -> list[Move]:
    place = int(number) if len(number) < 5 else 0
    return [moves[place - 1]] if 1 <= place <= len(moves) else []


def _tool_numbered(number: str, tools: Sequence[str]) -> str:
    """The tool at that place of the table, counted from 1."""
    place = int(number) if number.isdecimal() and len(number) < 3 else 0
    return tools[place - 1] if 1 <= place <= len(tools) else ""
