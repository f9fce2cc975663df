"""A record as text: the head, then one action a line. Comments mark the rounds for the eye; no reader needs them."""

from __future__ import annotations

from vitrall.engine.notation import Notation
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, new_state
from vitrall.record.headers import COUNT, MAGIC, VERSION, Record, check_header, header_line
from vitrall.record.option_words import option_words


def write_record(record: Record, notation: Notation) -> str:
    """The text of a record. What was written so and read is written again as the very same text."""
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
    lines: list[str] = []
    if not record.actions:
        return lines
    state = new_state(Rules(record.options, notation.deck), NOT_SEEDED)
    round = int(state.round)
    for action in record.actions:
        if state.round != round:
            round = int(state.round)
            lines.append(f"# round {round}")
        lines.append(notation.text(action))
        play(state, action)
    return lines
