"""When others may let a bot play for a person: after an absence, or after a long wait for their move.

A reloaded page or a short loss of connection is no absence. Slower clocks give more time to come back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitrall.engine.errors import Unavailable
from vitrall.server.terms import Clock

MOST_TIMES: Final = 30  # of the shortest absence: five minutes by default, for games of days
TURN_SECONDS: Final = 60  # with clocks up to this the shortest absence holds; twice as many seconds double it
RESERVE_SECONDS: Final = 300
WITHOUT_CLOCK: Final = 3


@dataclass(frozen=True)
class ReplaceRules:
    """Seconds that a person must be away, and those that a connected one may keep the others waiting."""

    away: float = 10.0
    idle: float = 300.0

    def grace(self, clock: Clock) -> float:
        """How long somebody must be away at a table with this clock."""
        if clock.kind == "none":
            return self.away * WITHOUT_CLOCK
        times = clock.seconds / (TURN_SECONDS if clock.kind == "turn" else RESERVE_SECONDS)
        return self.away * min(MOST_TIMES, max(1.0, times))

    def is_stalled(self, clock: Clock, waited: float) -> bool:
        """Whether a connected person has kept the others waiting too long; with a clock, the clock decides."""
        return clock.kind == "none" and waited >= self.idle


def too_soon() -> Unavailable:
    return Unavailable("replace/too-soon")
