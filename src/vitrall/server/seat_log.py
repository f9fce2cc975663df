"""Who went away, came back, left or was replaced by a bot while a game is played: lines for the log.

They are stored in memory with the table: marks at the seats survive a restart, these lines do not.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from vitrall.server.protocol import SeatLine
from vitrall.server.storage import SeatRow
from vitrall.server.storage.row_types import PERSON
from vitrall.story.seat_changes import LINES, SeatState, seat_change

MOST: Final = 60  # lines that are remembered


class SeatLog:
    """The lines of one table, and the state in which each seat was last seen."""

    __slots__ = ("_states", "lines")

    def __init__(self) -> None:
        self._states: dict[int, SeatState] = {}
        self.lines: list[SeatLine] = []

    def note(self, seats: Sequence[SeatRow], here: Collection[int], number: int) -> None:
        """Compare the seats with what was last seen; `number` is the latest entry."""
        for row in seats:
            if row.kind == PERSON:
                self._note(row.seat, _state(row, here), number)

    def _note(self, seat: int, now: SeatState, number: int) -> None:
        before = self._states.get(seat, now)
        self._states[seat] = now
        if now == before:
            return
        if before == "away" and now == "here" and not self._was_away(seat, number):
            return
        line: SeatLine = {"number": number, "seat": seat, "line": seat_change(before, now)}
        self.lines = [*self.lines, line][-MOST:]

    def _was_away(self, seat: int, number: int) -> bool:
        """Whether an absence was told and something has happened since; that of a reloaded page is forgotten."""
        last = next((line for line in reversed(self.lines) if line["seat"] == seat), None)
        if last is None or last["line"] != LINES["away"]:
            return False
        if last["number"] == number:
            self.lines = [line for line in self.lines if line is not last]
        return last["number"] != number


def _state(row: SeatRow, here: Collection[int]) -> SeatState:
    if row.is_left:
        return "left"
    if row.stand_in:
        return "stand-in"
    return "here" if row.seat in here else "away"
