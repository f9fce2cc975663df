"""A question as it comes: a line that holds one JSON object, and its fields, each read with the type it must have.

Whatever the line holds, reading it gives a question or raises `Unreadable`. What the fields mean is not known here.
"""

from __future__ import annotations

import json
from collections.abc import Collection

from vitrall import why
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import literal, missing, none_of, number, of, quoted, unknown

MOST_BYTES = 1_000_000


class Question:
    """The fields of a question. One that is absent and one that is null mean the same."""

    def __init__(self, fields: dict[str, object]) -> None:
        self.fields = {name: value for name, value in fields.items() if value is not None}

    def only(self, known: Collection[str]) -> None:
        """Refuse every other field: a misspelt one would otherwise be lost, and the answer wrong."""
        for name in self.fields:
            if name not in known:
                raise Unreadable("referee/field", why=none_of(name, known))

    def value(self, name: str) -> object:
        return self.fields.get(name)

    def needed(self, name: str) -> object:
        if name not in self.fields:
            raise Unreadable("referee/missing", f"the field {name} is missing", 0, missing(name))
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
            reason = f"{name} is {literal(value)}, but goes from 0 to {most}"
            raise Unreadable("referee/range", reason, 0, of(name, number(value, 0, most)))
        return value


def wrong_type(name: str, wanted: Why, value: object) -> Unreadable:
    """A field that holds something else than what is wanted, as `Why("a-text")`."""
    reason = f"{name} must be {wanted.name.replace('-', ' ')}, not {literal(value)}"
    return Unreadable("referee/type", reason, 0, why.wrong_type(name, wanted, value))


def read_question(line: str | bytes) -> Question:
    """The question that a line asks."""
    fields = _parsed(_decoded(_encoded(line) if isinstance(line, str) else line))
    if not isinstance(fields, dict):
        reason = f"a question is one JSON object, not {literal(fields)}"
        raise Unreadable("referee/object", reason, 0, quoted(fields))
    return Question(fields)


def _encoded(line: str) -> bytes:
    """The bytes of a text, by which it is measured. Half a surrogate pair has none."""
    try:
        return line.encode("utf-8")
    except UnicodeEncodeError as error:
        where = Why("character", number=str(error.start + 1))
        raise Unreadable("referee/encoding", "this line has no UTF-8", 0, where) from error


def _decoded(line: bytes) -> str:
    if len(line) > MOST_BYTES:
        reason = f"this line is longer than {MOST_BYTES} bytes"
        raise Unreadable("referee/size", reason, 0, Why("bytes", most=MOST_BYTES))
    try:
        return line.decode("utf-8").removeprefix("\ufeff")  # some programs begin what they write with this mark
    except UnicodeDecodeError as error:
        where = Why("byte", number=str(error.start + 1))
        raise Unreadable("referee/encoding", f"this line is not UTF-8, see byte {error.start + 1}", 0, where) from error


def _parsed(text: str) -> object:
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except RecursionError as error:
        raise Unreadable("referee/json", "lists or objects are nested too deep", 0, Why("too-deep")) from error
    except json.JSONDecodeError as error:
        reason = f"this is not JSON, see character {error.pos + 1}: {error.msg}"
        raise Unreadable("referee/json", reason, 0, Why("character", number=str(error.pos + 1))) from error
    except ValueError as error:  # Python reads no whole number of thousands of digits
        raise Unreadable("referee/json", "a number is too long", 0, Why("number-too-long")) from error


def _refuse_constant(word: str) -> object:
    raise Unreadable("referee/json", f"{word} is not JSON", 0, unknown(word))
