"""A record as text: the head, then one action a line. Comments mark the rounds for the eye; no reader needs them."""

from __future__ import annotations

from vitrall.engine import actions
from vitrall.engine.notation import Notation
from vitrall.record.headers import COUNT, MAGIC, VERSION, Record, check_header, header_line
from vitrall.record.options import option_words


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
    lines: list[str] = []
    rounds = 0
    before = actions.START
    for action in record.actions:
        family = int(actions.family(action))
        if family == actions.ROLL and _opens_round(before):
            rounds += 1
            lines.append(f"# round {rounds}")
        lines.append(notation.text(action))
        before = family
    return lines


def _opens_round(before: int) -> bool:
    """A roll after a turn has ended, or after the table is laid, is the roll of a round; tools roll within a turn."""
    return before in (actions.PASS, actions.START) or before >= actions.DEAL_PRIVATE
