"""Reading a record: whatever is in the file, the answer is a `Record` or `Unreadable` with a line and a reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.record.headers import CARDS, CONTROL, COUNT, MAGIC, VERSION, Record, fault, split_header
from vitrall.record.mark import deck_mark
from vitrall.record.option_words import NEEDED, OPTION_NAMES, read_options
from vitrall.record.record_decks import KEY, check_deck
from vitrall.why import instead, missing, of, quoted

MOST_BYTES: Final = 1_000_000


class Header(NamedTuple):
    value: str
    line: int


def read_record(text: str | bytes, deck: Deck) -> Record:
    """The record of a text. `replay` checks whether its actions are legal."""
    lines = _lines(text)
    _check_first(lines[0])
    end = _end_of_head(lines)
    headers = _headers(lines[1:end])
    _check_cards(headers, deck)
    options = _options(headers, deck)
    actions, places = _actions(lines, end, Notation(deck))
    _check_count(headers, len(actions), len(lines))
    own = (*OPTION_NAMES, COUNT)
    others = {key: header.value for key, header in headers.items() if key not in own}
    return Record(options, others, actions, places)


def record_faults(text: str | bytes, deck: Deck) -> list[Unreadable]:
    """Everything that is wrong with the text of a record, in the order of its lines; none if it can be read. `replay`
    checks whether its actions are legal.
    """
    try:
        lines = _lines(text)
        _check_first(lines[0])
    except Unreadable as unreadable:
        return [unreadable]
    end = _end_of_head(lines)
    wrong: list[Unreadable] = []
    headers = _all_headers(lines[1:end], wrong)
    for check in (lambda: _check_cards(headers, deck), lambda: _options(headers, deck)):
        try:
            if all(key in headers for key in NEEDED):
                check()
        except Unreadable as unreadable:
            wrong.append(unreadable)
    count = _all_actions(lines, end, Notation(deck), wrong)
    try:
        _check_count(headers, count, len(lines))
    except Unreadable as unreadable:
        wrong.append(unreadable)
    return sorted(wrong, key=lambda each: each.line)


def _end_of_head(lines: list[str]) -> int:
    return next((place for place, line in enumerate(lines) if not line.strip()), len(lines))


def _lines(text: str | bytes) -> list[str]:
    lines = _decoded(text).removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if CONTROL.search(line):
            raise fault("control", number, None)
    return lines


def _decoded(text: str | bytes) -> str:
    # Size comes first, so that a huge text is not read through; no character takes less than a byte.
    if len(text) > MOST_BYTES or (isinstance(text, str) and len(text.encode("utf-8", "replace")) > MOST_BYTES):
        raise fault("size", 0, Why("bytes", most=MOST_BYTES))
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise fault("encoding", text.count(b"\n", 0, error.start) + 1, None) from error


def _check_first(line: str) -> None:
    magic, _, version = line.rstrip().partition(" ")
    if magic != MAGIC:
        raise fault("magic", 1, instead(line, f"{MAGIC} {VERSION}"))
    if version != VERSION:
        raise fault("version", 1, instead(version, VERSION))


def _headers(lines: list[str]) -> dict[str, Header]:
    wrong: list[Unreadable] = []
    headers = _all_headers(lines, wrong)
    for unreadable in wrong:
        raise unreadable
    return headers


def _all_headers(lines: list[str], wrong: list[Unreadable]) -> dict[str, Header]:
    """The headers that can be read; what is wrong with the others is added to the list."""
    headers: dict[str, Header] = {}
    for number, line in enumerate(lines, 2):
        if line.startswith("#"):
            continue
        try:
            key, value = split_header(line, number)
        except Unreadable as unreadable:
            wrong.append(unreadable)
            continue
        if key in headers:
            why = Why("twice-line", given=quoted(key), line=str(headers[key].line))
            wrong.append(fault("header", number, why))
        headers[key] = Header(value, number)
    lost = [key for key in NEEDED if key not in headers]
    wrong += [fault("header", len(lines) + 2, missing(key)) for key in lost]
    return headers


def _options(headers: Mapping[str, Header], deck: Deck) -> Options:
    try:
        options = read_options({name: headers[name].value for name in OPTION_NAMES if name in headers})
        Rules(options, deck)
    except Unreadable as wrong:
        name = wrong.code.removeprefix("option/")
        line = headers[name].line if name in headers else headers["players"].line
        raise fault("option", line, of(name, wrong.why)) from wrong
    return options


def _check_cards(headers: Mapping[str, Header], deck: Deck) -> None:
    """Refuse a record that was made with other cards."""
    for key, header in headers.items():
        if KEY.fullmatch(key):
            check_deck(header.value, header.line, deck)
    if CARDS in headers and headers[CARDS].value != deck_mark(deck):
        mark, line = headers[CARDS]
        raise fault("cards", line, Why("record-cards", told=mark[:16], here=deck_mark(deck)))


def _actions(lines: list[str], first: int, notation: Notation) -> tuple[list[int], list[int]]:
    """The actions and the line of each; what follows a # is a comment."""
    actions: list[int] = []
    places: list[int] = []
    for number, line in enumerate(lines[first:], first + 1):
        if text := line.partition("#")[0].strip():
            actions.append(_action(text, number, notation))
            places.append(number)
    return actions, places


def _all_actions(lines: list[str], first: int, notation: Notation, wrong: list[Unreadable]) -> int:
    """How many lines stand for actions; what is wrong with those that cannot be read is added to the list."""
    count = 0
    for number, line in enumerate(lines[first:], first + 1):
        if text := line.partition("#")[0].strip():
            count += 1
            try:
                _action(text, number, notation)
            except Unreadable as unreadable:
                wrong.append(unreadable)
    return count


def _action(text: str, number: int, notation: Notation) -> int:
    try:
        return int(notation.action(text))
    except Unreadable as wrong:
        raise fault("action", number, quoted(text)) from wrong


def _check_count(headers: Mapping[str, Header], counted: int, last: int) -> None:
    """Compare the number of actions with the head, if it gives one."""
    if COUNT not in headers or headers[COUNT].value == str(counted):
        return
    count, line = headers[COUNT]
    if not count.isascii() or not count.isdigit() or len(count) > 7:
        raise fault("header", line, of(COUNT, Why("not-a-number", given=quoted(count))))
    why = of(COUNT, instead(counted, int(count)))
    if int(count) > counted:
        raise fault("truncated", last, why)
    raise fault("surplus", last, why)
