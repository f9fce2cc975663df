"""A card file as text: its limits, its TOML, its entries and their lines. The entries' meaning is read elsewhere."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Collection
from operator import itemgetter

from vitrall.cards.entry import Entry
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import MOST_FAULTS, Origin, UnreadableCards, card_label, fault, first_lines, headers, strange

# How the TOML reader's messages begin. All others are reported as "this cannot be read as TOML".
_MEANINGS = {
    "Expected '='": Why("card-toml-equals"),
    "Expected ']": Why("card-toml-bracket"),
    "Unclosed": Why("card-toml-unclosed"),
    "Unterminated": Why("card-toml-quotes"),
    "Expected '\"": Why("card-toml-quotes"),
    "Expected \"'": Why("card-toml-quotes"),
    "Illegal character '\\n'": Why("card-toml-quotes"),
    "Illegal character": Why("card-toml-sign"),
    "Found invalid character": Why("card-toml-sign"),
    "Cannot": Why("card-toml-twice"),
    "Duplicate": Why("card-toml-twice"),
    "Invalid value": Why("card-toml-value"),
    "Invalid date": Why("card-toml-value"),
    "Expected newline": Why("card-toml-after"),
    "Invalid statement": Why("card-toml-statement"),
    "Invalid initial character": Why("card-toml-statement"),
    "Unescaped": Why("card-toml-backslash"),
    "Invalid hex": Why("card-toml-backslash"),
    "Escaped": Why("card-toml-backslash"),
}
_UNKNOWN = Why("card-toml")


def toml_why(message: str) -> Why:
    """The reason behind a message of the TOML reader."""
    return next((why for beginning, why in _MEANINGS.items() if message.startswith(beginning)), _UNKNOWN)


MOST_BYTES = 1_000_000
# Reading TOML takes time in the square of the depth of a key, as in `a.b.c.d`: with these bounds the worst file takes a
# second or two. A deck that fills every list has half as many lines, and no key deeper than `tool.text`.
MOST_LINES = 20_000
MOST_COLUMNS = 500
MOST_PARTS = 4

_QUOTED = re.compile(r""""(?:\\.|[^"\\])*"|'[^']*'""")

TOO_DEEP = "lists or tables are nested too deep"

_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Sheet:
    """One file, parsed as TOML but not yet interpreted."""

    def __init__(self, text: str, source: str) -> None:
        text = text.removeprefix("\ufeff")  # the byte order mark that some editors write
        self.source = source
        self.lines = text.split("\n")
        _check_size(text, self.lines, source)
        self.tables = _parsed(text, source)
        self.first_lines = first_lines(self.lines)
        self.headers = headers(self.lines)

    def fault(self, code: str, why: Why, table: str) -> Unreadable:
        return fault(code, self.source, self.first_lines.get(table, 0), why)

    def unknown_tables(self, known: Collection[str]) -> list[Unreadable]:
        """Refuse unknown tables by name instead of ignoring them."""
        strays = [table for table in self.tables if table not in known]
        return [self._unknown_table(table, known) for table in strays[:MOST_FAULTS]]

    def _unknown_table(self, table: str, known: Collection[str]) -> Unreadable:
        why = strange(Why("card-the-table"), table, known)
        return self.fault("card/unknown-table", why, table)

    def top(self) -> Entry:
        """The fields outside all tables."""
        return Entry(self.tables, Origin(self.source, "", Why("card-the-file"), 1, self.lines))

    def entries(self, table: str, faults: list[Unreadable]) -> list[Entry]:
        """The entries of one table, in the order of the file."""
        written = self.tables.get(table, [])
        if not isinstance(written, list) or not all(isinstance(values, dict) for values in written):
            faults.append(self.fault("card/wrong-type", Why("card-brackets", table=table), table))
            return []
        starts = [number for number, name in self.headers if name == table]
        lines = starts if len(starts) == len(written) else [0] * len(written)
        return [
            Entry(values, self._origin(table, place, values, line))
            for place, (values, line) in enumerate(zip(written, lines, strict=True), 1)
        ]

    def _origin(self, table: str, place: int, values: dict[str, object], line: int) -> Origin:
        name = values.get("id")
        numbered = Why("card-numbered", kind=Why(f"card-kind-{table}"), number=place)
        label = card_label(table, name) if isinstance(name, str) else numbered
        return Origin(self.source, table, label, line, self._lines_from(line))

    def _lines_from(self, line: int) -> list[str]:
        """The lines of the entry whose header is at this line."""
        if line == 0:
            return []
        after = bisect_right(self.headers, line, key=itemgetter(0))
        end = self.headers[after][0] if after < len(self.headers) else len(self.lines) + 1
        return self.lines[line - 1 : end - 1]


def _refusal(code: str, source: str, line: int, why: Why) -> UnreadableCards:
    """An error that prevents finding any other."""
    return UnreadableCards([fault(code, source, line, why)])


def decoded(data: bytes, source: str) -> str:
    """Text from the bytes of a file."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _refusal("card/encoding", source, line, Why("card-encoding")) from error


def _encoded(text: str, source: str) -> bytes:
    """The bytes of a text. Half a surrogate pair cannot be encoded, and a message that quotes it could not be shown."""
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise _refusal("card/encoding", source, line, Why("card-encoding")) from error


def _check_size(text: str, lines: list[str], source: str) -> None:
    if len(_encoded(text, source)) > MOST_BYTES or len(lines) > MOST_LINES:
        raise _refusal("card/size", source, 0, Why("card-size", bytes=MOST_BYTES, lines=MOST_LINES))
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_COLUMNS:
            raise _refusal("card/size", source, number, Why("card-long-line", most=MOST_COLUMNS))
        if "." in line and _is_deep(line):
            raise _refusal("card/toml", source, number, Why("card-deep"))


def _is_deep(line: str) -> bool:
    """Whether the line has a key of many parts: single words between dots, outside quotation marks and comments."""
    run = 0
    for part in _QUOTED.sub("", line).partition("#")[0].split(".")[1:-1]:
        run = run + 1 if len(part.split()) < 2 else 0
        if run >= MOST_PARTS:
            return True
    return False


def _parsed(text: str, source: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise _refusal("card/toml", source, 0, Why("card-deep")) from error
    except ValueError as error:  # TOML errors are ValueErrors; so are numbers and dates out of range
        raise UnreadableCards([_toml_fault(str(error), text, source)]) from error


def _toml_fault(message: str, text: str, source: str) -> Unreadable:
    """The error of the TOML reader, with its line number in the usual place."""
    match = _PLACE.search(message)
    if match is None:
        return fault("card/toml", source, 0, toml_why(message))
    line = int(match[1]) if match[1] else text.count("\n") + 1
    return fault("card/toml", source, line, toml_why(message))
