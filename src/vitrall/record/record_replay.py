"""Replays a record. No generator is needed: the record has all results of chance."""

from __future__ import annotations

from vitrall.engine.deck import Deck
from vitrall.engine.errors import Refusal, Unreadable, Why
from vitrall.engine.legal import legal, stands_in
from vitrall.engine.notation import Notation
from vitrall.engine.phases import CHOOSE, KEEP
from vitrall.engine.play import play
from vitrall.engine.refusal import reasons
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, State, awaited_seats, new_state
from vitrall.record.headers import Record, fault
from vitrall.why import by_rule, of


def replay(record: Record, deck: Deck) -> State:
    """The position after the last action. Each action must be legal; unknown cards may stand in for secret ones."""
    state = new_state(_rules(record, deck), NOT_SEEDED)
    for index, action in enumerate(record.actions):
        if not stands_in(state, action) and action not in list(legal(state)):
            raise _refused(record, index, state)
        play(state, action)
        if _is_stuck(state):
            raise _stuck(record, index, state)
    return state


def _is_stuck(state: State) -> bool:
    """Whether the game cannot continue although all have chosen."""
    return state.phase in (CHOOSE, KEEP) and not awaited_seats(state)


def _stuck(record: Record, index: int, state: State) -> Unreadable:
    if state.phase == CHOOSE:
        return _illegal(record, index, state.rules.deck, by_rule("S2", Why("choice-unknown")))
    return _illegal(record, index, state.rules.deck, by_rule("G10", Why("keep-unknown")))


def _rules(record: Record, deck: Deck) -> Rules:
    try:
        return Rules(record.options, deck)
    except Unreadable as wrong:
        raise fault("option", 0, of(wrong.code.removeprefix("option/"), wrong.why)) from wrong


def _refused(record: Record, index: int, state: State) -> Unreadable:
    refusals = reasons(state, record.actions[index]) or [Refusal("illegal", "")]
    return _illegal(record, index, state.rules.deck, refusals)


def _illegal(record: Record, index: int, deck: Deck, against: Why | list[Refusal]) -> Unreadable:
    line = record.lines[index] if index < len(record.lines) else 0
    text = _text(record.actions[index], deck)
    return fault("illegal", line, Why("action", number=str(index + 1), action=text, reasons=against))


def _text(action: int, deck: Deck) -> str:
    try:
        return Notation(deck).text(action)
    except Unreadable:
        return str(action)  # a number that is no action
