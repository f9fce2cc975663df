"""What has happened in a game: every action with whoever made it, told from the actions alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vitrall.engine import actions
from vitrall.engine.board import CELLS
from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.notation import Notation
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOBODY, NOT_SEEDED, State, awaited_seats, new_state
from vitrall.game import Game
from vitrall.moves import Move
from vitrall.record import redacted_actions


@dataclass(frozen=True)
class Event:
    """One action as a reader may know it; `seat` is None where chance acted, `die` the one it was done with."""

    text: str
    seat: int | None
    round: int
    die: str | None
    taken: tuple[tuple[str, int], ...] = ()  # pioneers that came with it, each with its points (G8)


def story(game: Game, viewer: int | None = None) -> list[Event]:
    """All that has happened, as one seat may know it, or with nothing hidden."""
    made = [move.action for move in game.moves]
    rules = game.state.rules
    shown = made if viewer is None else redacted_actions(rules, made, viewer)
    return _events(rules, made, shown)


def _events(rules: Rules, made: Sequence[int], shown: Sequence[int]) -> list[Event]:
    state = new_state(rules, NOT_SEEDED)
    notation = Notation(rules.deck)
    events: list[Event] = []
    for action, seen in zip(made, shown, strict=True):
        move = Move(notation.text(seen), seen)
        seat, round, die, owners = _seat(state, move), int(state.round), _die(state, action), list(state.owners)
        play(state, action)
        events.append(Event(str(move), seat, round, die, tuple(_taken(state, owners))))
    return events


def _taken(state: State, before: Sequence[int]) -> Iterator[tuple[str, int]]:
    """The pioneers that have an owner now and had none before."""
    for place, owner in enumerate(before):
        if owner == NOBODY != state.owners[place]:
            card = state.rules.deck.pioneers[state.deal.pioneers[place]]
            yield card.id, int(card.points)


def _seat(state: State, move: Move) -> int | None:
    if move.seat is not None:
        return move.seat
    awaited = int(awaited_seats(state))
    return awaited.bit_length() - 1 if awaited else None


def _die(state: State, action: int) -> str | None:
    """The die that the action is done with, before it is done: of the window if it is moved there, else in hand."""
    if actions.family(action) == actions.MOVE and state.windows:
        die = int(state.windows[state.seat].cells[(action - actions.MOVE) // CELLS])
    else:
        die = int(state.hand)
    return None if die == NO_DIE else TEXTS[die]
