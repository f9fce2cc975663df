"""A record as text: the head, then one action a line. Comments mark the rounds for people; readers ignore them."""

from __future__ import annotations

from vitrall.engine.legal import legal, stands_in
from vitrall.engine.notation import Notation
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, new_state
from vitrall.record.headers import COUNT, MAGIC, VERSION, Record, check_header, header_line
from vitrall.record.option_words import option_words


def write_record(record: Record, notation: Notation) -> str:
    """The text of a record. Reading it and writing it again gives exactly the same text."""
    lines = [f"{MAGIC} {VERSION}", *_head(record), "", *_body(record, notation)]
    return "\n".join(lines) + "\n"


def _head(record: Record) -> list[str]:
    for key, value in record.headers.items():
        check_header(key, value)
    others = {key: value.strip() for key, value in record.headers.items()}
    head = option_words(record.options) | others | {COUNT: str(len(record.actions))}
    return [header_line(key, value) for key, value in head.items()]


def _body(record: Record, notation: Notation) -> list[str]:
    """Every action, and a comment where the engine opens a round."""
    openings = _openings(record, notation) if record.actions else {}
    lines: list[str] = []
    for index, action in enumerate(record.actions):
        if index in openings:
            lines.append(f"# round {openings[index]}")
        lines.append(notation.text(action))
    return lines


def _openings(record: Record, notation: Notation) -> dict[int, int]:
    """The first action of each round. Actions out of order end the search: no reader gets past them either."""
    state = new_state(Rules(record.options, notation.deck), NOT_SEEDED)
    openings: dict[int, int] = {}
    round = int(state.round)
    for index, action in enumerate(record.actions):
        if state.round != round:
            round = openings[index] = int(state.round)
        if not stands_in(state, action) and action not in list(legal(state)):
            break
        play(state, action)
    return openings
