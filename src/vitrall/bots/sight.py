"""What a bot sees: its seat's view, its legal moves, a budget, and determinised positions.

A sight holds only positions in which everything the seat must not know is dealt again, so a bot cannot reach a secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from vitrall.engine import actions
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.legal import legal
from vitrall.engine.options import Options
from vitrall.engine.phases import CHOOSE, KEEP
from vitrall.engine.state import State, awaited_seats
from vitrall.engine.worlds import determinised
from vitrall.moves import Move, notation_of
from vitrall.view import View, seat_view

LONGEST: Final = 3_600_000  # an hour, in milliseconds
MOST_PLAYOUTS: Final = 1_000_000_000


@dataclass(frozen=True)
class Budget:
    """How long a bot may think over one move: milliseconds, or a number of playouts to be exactly repeatable.

    A playout is one position looked at, or one game played on; each bot says what it counts. Without either, each bot
    uses its own default.
    """

    milliseconds: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        for given, most in ((self.milliseconds, LONGEST), (self.playouts, MOST_PLAYOUTS)):
            if given is not None and (type(given) is not int or not 1 <= given <= most):
                raise Unreadable("bot/budget", Why("number", least=1, most=most, given=str(given)))


class Sight:
    """One seat's sight of a game in which it has to decide."""

    def __init__(self, state: State, seat: int, budget: Budget | None = None, seed: int = 0) -> None:
        self._world = determinised(state, seat, seed)
        self.seat = seat
        self.budget = budget or Budget()
        self.actions = _own_actions(self._world, seat)

    def world(self, seed: int) -> State:
        """A whole position that the seat cannot tell from the real one, chosen by the seed."""
        return determinised(self._world, self.seat, seed)

    @property
    def options(self) -> Options:
        """How the game is played."""
        return self._world.rules.options

    @property
    def is_solo(self) -> bool:
        return bool(self._world.rules.solo)

    @cached_property
    def view(self) -> View:
        return seat_view(self._world, self.seat)

    @cached_property
    def moves(self) -> list[Move]:
        """The seat's legal moves as texts that know their numbers, in the order of `actions`."""
        return [self.move(action) for action in self.actions]

    def move(self, action: int) -> Move:
        """The text of a number."""
        return Move(notation_of(self._world.rules.deck).text(action), action)

    def action(self, move: str | int) -> int:
        """The number of a legal move, given as text or as number."""
        action = int(notation_of(self._world.rules.deck).action(move)) if isinstance(move, str) else move
        if type(action) is not int or action not in self.actions:
            raise Unreadable("bot/illegal", Why("not-legal", given=repr(move)[:40]))
        return action


def _own_actions(world: State, seat: int) -> list[int]:
    """While all choose at once, a seat has its own choice alone (S2, G10)."""
    if not (awaited_seats(world) >> seat) & 1:
        return []
    actions = [int(action) for action in legal(world)]
    return [action for action in actions if Move("", action).seat == seat] if world.phase in (CHOOSE, KEEP) else actions


def is_pass(action: int) -> bool:
    return action == actions.PASS
