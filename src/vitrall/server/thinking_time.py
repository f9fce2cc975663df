"""How long bots may think, so that people do not wait: everybody who waits shares the workers.

What a person waits for is every bot of their table in turn. The time for one turn therefore shrinks with the number of
people who wait times the bots of their tables, and with what thinking really takes on this machine at this moment.
"""

from __future__ import annotations

from typing import Final

AIM: Final = 1.5  # seconds of thinking, and waiting for it, between a person's move and their next one
LIMIT: Final = 4.0  # seconds expected, even with the least thinking, beyond which bots only take a quick look
MOST_THINKING: Final = 1000  # milliseconds for a turn
LEAST_THINKING: Final = 15
ALONE_THINKING: Final = 100  # where nobody waits: a person who comes meanwhile is not to wait longer
NO_TIME: Final = 0  # milliseconds: a quick look
_MEMORY: Final = 32  # answers after which a measurement has lost most of its weight
_SHORTEST: Final = 0.02  # of what was granted: bots that need less are not worth a larger promise to the others


class ThinkingTime:
    """Learns from each answer how long thinking takes, and grants what fits. The caller gives the time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._granted = float(MOST_THINKING)  # milliseconds, on average
        self._used = float(MOST_THINKING)

    @property
    def stretch(self) -> float:
        """Seconds that an answer takes for each second granted: below 1 where bots know at once, above it where other
        programs hold the processors."""
        return max(_SHORTEST, self._used / self._granted)

    def learn(self, milliseconds: int, seconds: float) -> None:
        """An answer for which so much was granted took so long."""
        self._granted += (max(milliseconds, LEAST_THINKING) - self._granted) / _MEMORY
        self._used += (1000 * seconds - self._used) / _MEMORY

    def expected_wait(self, turns: int, milliseconds: int) -> float:
        """Seconds until so many turns are thought out, each with so much time."""
        return turns * milliseconds / 1000 * self.stretch / self._workers

    def milliseconds(self, turns: int, own_turns: int) -> int:
        """What the next turn gets, when people wait for so many turns in all and for so many at this table."""
        turns, own_turns = max(turns, own_turns, 1), max(own_turns, 1)
        if self.expected_wait(turns, LEAST_THINKING) > LIMIT:
            return NO_TIME
        fitting = 1000 * AIM * self._workers / (turns * self.stretch)
        return max(LEAST_THINKING, int(min(MOST_THINKING, 1000 * AIM / own_turns, fitting)))
