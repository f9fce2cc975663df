"""Luck by commit and reveal before a game: who promised, who is asked to reveal, who stopped a start. Pure computation.

    open ──asking──▶ asked, with a deadline ──all revealed──▶ the game begins
      ▲                        │
      └───────voiding──────────┘  new server seed, no promises, the number of the start grows

A change is worked out from what is stored, within the transaction that stores it: with several processes too, promises
are fixed before any luck is shown.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from vitrall.engine.errors import Unavailable
from vitrall.fair import commitment_of, new_server_seed
from vitrall.fair.luck_promise import checked_promise, fits_promise
from vitrall.server.protocol import Stopper
from vitrall.server.storage.row_types import OPEN, PERSON, SeatRow, TableRow
from vitrall.server.terms import read_terms

REVEAL_SECONDS: Final = 10.0  # a page reveals at once; one that has lost its connection needs a few seconds
MOST_STOPS: Final = 2  # starts that a device may stop at a table before its seats there are free again
NOTHING_STOPPED: Final = "[]"  # as it is stored before anything was stopped

Kept = tuple[dict[str, Any], tuple[SeatRow, ...]]
Change = Callable[[TableRow, Sequence[SeatRow]], Kept]


@dataclass(frozen=True)
class LuckExchange:
    """The state of a table between its promises and its dice."""

    row: TableRow
    seats: Sequence[SeatRow]

    @property
    def is_fair(self) -> bool:
        """A table with a chosen seed is not fair: there is nothing to promise, and nobody waits."""
        return read_terms(self.row.settings).seed is None

    @property
    def is_asking(self) -> bool:
        """Promises are fixed, and luck is awaited. A table that has not begun has a deadline for nothing else."""
        return self.row.status == OPEN and self.row.deadline is not None

    @property
    def missing(self) -> list[int]:
        """The seats whose luck is awaited."""
        return [seat.seat for seat in self.seats if seat.promise and not seat.luck] if self.is_asking else []

    @property
    def commitment(self) -> str:
        return commitment_of(self.row.server_seed) if self.is_fair else ""

    @property
    def stoppers(self) -> list[Stopper]:
        """Who stopped the start before this one, with the names they had."""
        last: list[Stopper] = self._stops.get("last", [])
        return last

    @property
    def _stops(self) -> dict[str, Any]:
        if self.row.dice_stopped_by == NOTHING_STOPPED:  # most tables, and lists have a hundred of them
            return {}
        stops: dict[str, Any] = json.loads(self.row.dice_stopped_by)
        return stops

    def to_ask(self, here: Collection[int]) -> list[int]:
        """The seats that are to reveal when the game is started now: those that promised and are connected. Absent
        people have no say, since nobody can wait for them. People of one device have nobody to wait for.
        """
        devices = {seat.device for seat in self.seats if seat.kind == PERSON}
        if not self.is_fair or len(devices) < 2:
            return []
        return [seat.seat for seat in self.seats if seat.promise and seat.seat in here]

    def void(self, seats: Collection[int]) -> Kept:
        """Throw this start away because of these seats: nothing that was promised or revealed is used again."""
        devices = {self.seats[seat].device for seat in seats}
        counts = dict(self._stops.get("count", {}))
        for device in devices:
            counts[device] = counts.get(device, 0) + 1
        freed = [device for device in devices if counts[device] >= MOST_STOPS]
        stoppers = [
            Stopper(seat=seat, name=self.seats[seat].name, freed=self.seats[seat].device in freed)
            for seat in sorted(seats)
        ]
        counts = {device: count for device, count in counts.items() if device not in freed}
        values = {
            "server_seed": new_server_seed(),
            "dice_attempt": self.row.dice_attempt + 1,
            "dice_stopped_by": json.dumps({"last": stoppers, "count": counts}),
            "deadline": None,
        }
        return values, tuple(_cleared(seat, seat.kind == PERSON and seat.device in freed) for seat in self.seats)


def _cleared(seat: SeatRow, is_freed: bool) -> SeatRow:
    """A seat before the next start. Luck that was added in the clear stays."""
    if is_freed:
        return SeatRow(seat.table, seat.seat)
    return replace(seat, promise="", luck="") if seat.promise else seat


# ---- changes ---------------------------------------------------------------------------------------------------------


def promising(seat: int, secret: str, attempt: int, promise: str) -> Change:
    """A seat promises its luck for the next start; again, until the game is started."""
    word = checked_promise(promise)

    def change(row: TableRow, seats: Sequence[SeatRow]) -> Kept:
        exchange = LuckExchange(row, seats)
        if not exchange.is_fair:
            raise Unavailable("dice/chosen")
        _check_seat(exchange, seat, secret, attempt)
        if exchange.is_asking:
            raise starting()
        return {}, _with_seat(seats, replace(seats[seat], promise=word, luck=""))

    return change


def asking(here: Collection[int], now: float) -> Change:
    """The owner starts the game: from now on promises are fixed, and those who made them are asked to reveal. Promises
    that nobody can be asked about are dropped."""

    def change(row: TableRow, seats: Sequence[SeatRow]) -> Kept:
        exchange = LuckExchange(row, seats)
        if exchange.is_asking or any(seat.kind == OPEN for seat in seats):
            return {}, tuple(seats)
        asked = exchange.to_ask(here)
        fixed = tuple(seat if seat.seat in asked else replace(seat, promise="") for seat in seats)
        return {"deadline": now + REVEAL_SECONDS if asked else None}, fixed

    return change


def revealing(seat: int, secret: str, attempt: int, luck: str) -> Change:
    """A seat reveals what it promised. The same luck may be sent again after a broken connection."""

    def change(row: TableRow, seats: Sequence[SeatRow]) -> Kept:
        exchange = LuckExchange(row, seats)
        _check_seat(exchange, seat, secret, attempt)
        if not exchange.is_asking or not seats[seat].promise:
            raise Unavailable("dice/not-asked")
        if not fits_promise(seats[seat].promise, exchange.commitment, seat, luck):
            raise Unavailable("dice/promise")
        return {}, _with_seat(seats, replace(seats[seat], luck=luck))

    return change


def voiding(now: float) -> Change:
    """After the deadline a start whose luck is not complete is void. Complete luck is never thrown away."""

    def change(row: TableRow, seats: Sequence[SeatRow]) -> Kept:
        exchange = LuckExchange(row, seats)
        if not exchange.missing or row.deadline is None or now < row.deadline:
            return {}, tuple(seats)
        return exchange.void(exchange.missing)

    return change


def leaving(seat: int, secret: str) -> Change:
    """Somebody gives a seat up before the game; while luck is awaited, that stops the start like luck withheld."""

    def change(row: TableRow, seats: Sequence[SeatRow]) -> Kept:
        if seats[seat].secret != secret:
            raise Unavailable("table/changed")
        exchange = LuckExchange(row, seats)
        values, after = exchange.void([seat]) if exchange.is_asking else ({}, tuple(seats))
        return values, _with_seat(after, SeatRow(row.id, seat))

    return change


def _check_seat(exchange: LuckExchange, seat: int, secret: str, attempt: int) -> None:
    """The sender must still hold the seat, and refer to the present start."""
    if exchange.seats[seat].kind != PERSON or exchange.seats[seat].secret != secret:
        raise Unavailable("table/changed")
    if attempt != exchange.row.dice_attempt:
        raise Unavailable("dice/old")


def _with_seat(seats: Sequence[SeatRow], after: SeatRow) -> tuple[SeatRow, ...]:
    return tuple(after if each.seat == after.seat else each for each in seats)


def starting() -> Unavailable:
    return Unavailable("table/starting")
