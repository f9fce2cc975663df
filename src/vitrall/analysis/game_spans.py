"""A finished game cut into spans. Each belongs to chance, to one seat, or to a choice that all make at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from vitrall.engine import actions
from vitrall.engine.phases import CHOOSE, KEEP
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, State, awaits_chance, new_state
from vitrall.moves import Move

NOBODY = -1


class Kind(Enum):
    """Who decides what happens in a span."""

    CHANCE = "chance"
    TURN = "turn"  # one seat's moves up to the end of its turn, or up to where chance enters it
    CHOICE = "choice"  # all seats choose windows, or blooms, at the same time


@dataclass(frozen=True)
class Span:
    """Actions that belong together, with the positions before and after them."""

    kind: Kind
    seat: int  # NOBODY for chance and for choices
    first: int  # the number of its first action, from 0
    actions: tuple[int, ...]
    before: State
    after: State

    @property
    def round(self) -> int:
        return int(self.before.round)

    def choice_of(self, seat: int) -> int | None:
        """What a seat chose here; None if it had nothing to choose."""
        return next((action for action in self.actions if Move("", action).seat == seat), None)


def game_spans(rules: Rules, played: Sequence[int]) -> list[Span]:
    """The spans of a game from its first choice on. What was dealt before is where the analysis begins."""
    state = new_state(rules, NOT_SEEDED)
    marks: list[tuple[tuple[Kind, int], int, State]] = []
    owner = (Kind.CHANCE, NOBODY)
    for number, action in enumerate(played):
        was_ended = number > 0 and played[number - 1] == actions.PASS
        if not marks or was_ended or _owner(state) != owner:
            owner = _owner(state)
            marks.append((owner, number, state.copy()))
        play(state, action)
    marks.append((owner, len(played), state))
    spans = [_span(played, mark, after) for mark, after in pairwise(marks)]
    return spans[1:] if spans and spans[0].kind is Kind.CHANCE else spans


def _owner(state: State) -> tuple[Kind, int]:
    if awaits_chance(state):
        return Kind.CHANCE, NOBODY
    return (Kind.CHOICE, NOBODY) if state.phase in (CHOOSE, KEEP) else (Kind.TURN, int(state.seat))


def _span(
    played: Sequence[int], mark: tuple[tuple[Kind, int], int, State], after: tuple[tuple[Kind, int], int, State]
) -> Span:
    (kind, seat), first, before = mark
    return Span(kind, seat, first, tuple(played[first : after[1]]), before, after[2])
