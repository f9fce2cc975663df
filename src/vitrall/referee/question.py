"""A question as received: one JSON object in a line, and its fields, each read with the type it must have.

Whatever the line holds, reading it gives a question or raises `Unreadable`. What the fields mean is not known here.
"""

from __future__ import annotations

import json
from collections.abc import Collection

from vitrall import why
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import missing, none_of, number, of, quoted, unknown

MOST_BYTES = 1_000_000


class Question:
    """The fields of a question. One that is absent and one that is null mean the same."""

    def __init__(self, fields: dict[str, object]) -> None:
        self.fields = {name: value for name, value in fields.items() if value is not None}

    def only(self, known: Collection[str]) -> None:
        """Refuse every other field: a misspelt one would otherwise be ignored, and the answer would be wrong."""
        for name in self.fields:
            if name not in known:
                raise Unreadable("referee/field", why=none_of(name, known))

    def value(self, name: str) -> object:
        return self.fields.get(name)

    def needed(self, name: str) -> object:
        if name not in self.fields:
            raise Unreadable("referee/missing", missing(name))
        return self.fields[name]

    def text(self, name: str) -> str:
        value = self.needed(name)
        if not isinstance(value, str):
            raise wrong_type(name, Why("a-text"), value)
        return value

    def texts(self, name: str) -> list[str]:
        """A list of texts; empty by default."""
        value = self.fields.get(name, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise wrong_type(name, Why("a-list-of-texts"), value)
        return value

    def flag(self, name: str) -> bool:
        """True or false (default: false)."""
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            raise wrong_type(name, Why("true-or-false"), value)
        return value

    def number(self, name: str, most: int) -> int:
        """A whole number from 0 (default: 0). True and false are numbers to Python, not to a player."""
        value = self.fields.get(name, 0)
        if isinstance(value, bool) or not isinstance(value, int):
            raise wrong_type(name, Why("a-whole-number"), value)
        if not 0 <= value <= most:
            raise Unreadable("referee/range", of(name, number(value, 0, most)))
        return value


def wrong_type(name: str, wanted: Why, value: object) -> Unreadable:
    """A field that holds something else than what is wanted, as `Why("a-text")`."""
    return Unreadable("referee/type", why.wrong_type(name, wanted, value))


def read_question(line: str | bytes) -> Question:
    """The question that a line asks."""
    fields = _parsed(_decoded(_encoded(line) if isinstance(line, str) else line))
    if not isinstance(fields, dict):
        raise Unreadable("referee/object", quoted(fields))
    return Question(fields)


def _encoded(line: str) -> bytes:
    """The bytes of a text, by which it is measured. Half a surrogate pair has none."""
    try:
        return line.encode("utf-8")
    except UnicodeEncodeError as error:
        where = Why("character", number=str(error.start + 1))
        raise Unreadable("referee/encoding", where) from error


def _decoded(line: bytes) -> str:
    if len(line) > MOST_BYTES:
        raise Unreadable("referee/size", Why("bytes", most=MOST_BYTES))
    try:
        return line.decode("utf-8").removeprefix("\ufeff")  # the byte order mark that some programs write
    except UnicodeDecodeError as error:
        where = Why("byte", number=str(error.start + 1))
        raise Unreadable("referee/encoding", where) from error


def _parsed(text: str) -> object:
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except RecursionError as error:
        raise Unreadable("referee/json", Why("too-deep")) from error
    except json.JSONDecodeError as error:
        raise Unreadable("referee/json", Why("character", number=str(error.pos + 1))) from error
    except ValueError as error:  # Python reads no whole number of thousands of digits
        raise Unreadable("referee/json", Why("number-too-long")) from error


def _refuse_constant(word: str) -> object:
    raise Unreadable("referee/json", unknown(word))
