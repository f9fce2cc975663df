"""Clocks of a table: how long each seat may still think, by the server's time alone. Pure computation; nothing waits
here.

While several seats choose at once, the clocks of all of them run.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from vitrall.server.terms import Clock

NO_CLOCKS: Final = "null"
Turn = tuple[int, int, str]  # round, turn and phase of setting up: a clock of the kind `turn` restarts with each


@dataclass(frozen=True)
class Clocks:
    """Seconds left by seat, as they were at the time `since`."""

    left: tuple[float, ...]
    since: float
    turn: Turn
    running: tuple[int, ...]  # the seats whose clocks run

    @property
    def deadline(self) -> float | None:
        """When the first clock runs out."""
        return self.since + min(self.left[seat] for seat in self.running) if self.running else None

    def at(self, now: float) -> list[float]:
        """Seconds left now; never negative."""
        passed = now - self.since
        return [max(0.0, left - passed * (seat in self.running)) for seat, left in enumerate(self.left)]

    def out(self, now: float) -> list[int]:
        """The seats that have no time left."""
        left = self.at(now)
        return [seat for seat in self.running if left[seat] <= 0]

    def stopped(self, now: float) -> Clocks:
        """The clocks stopped, as during a pause."""
        return Clocks(tuple(self.at(now)), now, self.turn, ())

    def resumed(self, now: float, awaited: Collection[int]) -> Clocks:
        """The clocks running again with the time that was left."""
        return Clocks(self.left, now, self.turn, tuple(awaited))

    def granted(self, seat: int, least: float, now: float) -> Clocks:
        """The clocks with at least this much time for one seat."""
        left = self.at(now)
        left[seat] = max(left[seat], least)
        return Clocks(tuple(left), now, self.turn, self.running)

    def after_outage(self, alive: float, now: float, grace: float) -> Clocks:
        """The clocks as of the last sign of life, running from now; running ones get `grace` seconds at least."""
        left = self.at(max(self.since, alive))
        for seat in self.running:
            left[seat] = max(left[seat], grace)
        return Clocks(tuple(left), now, self.turn, self.running)


def begun(clock: Clock, players: int, now: float, turn: Turn, awaited: Collection[int]) -> Clocks | None:
    """The clocks at the beginning of a game; None for a table without clocks."""
    if clock.kind == "none":
        return None
    return Clocks((float(clock.seconds),) * players, now, turn, tuple(awaited))


def moved(clock: Clock, before: Clocks, now: float, turn: Turn, awaited: Collection[int]) -> Clocks:
    """The clocks after a move: running clocks lose the time that passed, and a seat that ended its turn gets its
    increment.
    """
    left = before.at(now)
    ended = [seat for seat in before.running if turn != before.turn or seat not in awaited]
    for seat in ended:
        left[seat] = clock.seconds if clock.kind == "turn" else left[seat] + clock.increment
    return Clocks(tuple(left), now, turn, tuple(awaited))


def write_clocks(clocks: Clocks | None) -> str:
    return json.dumps(vars(clocks)) if clocks else NO_CLOCKS


def read_clocks(text: str) -> Clocks | None:
    if text == NO_CLOCKS or not (fields := json.loads(text)):
        return None
    round, turn, phase = fields["turn"]
    return Clocks(tuple(fields["left"]), fields["since"], (round, turn, phase), tuple(fields["running"]))
