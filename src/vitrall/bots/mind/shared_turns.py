"""Turns that playouts from one position share: up to the next roll, all of them are played alike.

Until then a playout depends on its seed by the secrets alone that are dealt to the others, and a turn depends on those
of the seat that moves. So the turns are played once for each of them. This saves time; it changes no result.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import i64
from vitrall.engine.scoring import kept_blooms
from vitrall.engine.state import State, private_of

ROOM: Final = 96  # positions saved after a position, shared among the players: larger tables have larger positions


class SharedTurns:
    """A position, and those after the turn that follows, by the secrets of the seat that moves."""

    def __init__(self, state: State, own_turns: i64 = 0, is_last: bool = False) -> None:
        self.state = state
        self.own_turns = own_turns  # how many turns so far were of the seat whose value is asked for
        self.is_last = is_last  # whether the playout ends here
        self.later: dict[tuple[int, ...], SharedTurns] = {}
        self.is_shared = True  # as long as no random number has a part in the turn
        self.room: i64 = ROOM // state.rules.players  # counted at the first position only

    def in_world(self, world: State) -> State:
        """The position with the secrets and the generator of a playout."""
        now = self.state.copy()
        now.deal = world.deal
        now.generator = world.generator
        return now


def secrets_of(world: State, seat: i64) -> tuple[int, ...]:
    """The hidden cards that the turn of a seat may depend on: its own."""
    cards: list[int] = []
    which: i64 = 0
    while which < world.rules.privates:
        cards.append(private_of(world, seat, which))
        which += 1
    for card in kept_blooms(world, seat):
        cards.append(card)
    return tuple(cards)
