"""The public information about a table: seats, terms, progress. It contains no secret of a seat or of the dice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from vitrall.fair import commitment_of
from vitrall.server.agreements import agreements_of
from vitrall.server.luck_exchange import LuckExchange
from vitrall.server.protocol import SeatInfo, SeatLine, TableInfo, TermsInfo
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.terms import Terms


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    terms: Terms,
    device: str,
    here: Collection[int] = (),
    seat_log: Sequence[SeatLine] = (),
) -> TableInfo:
    """The information for one device; an empty device is an unknown reader."""
    # The seed gives away every die to come (H1).
    public = cast(TermsInfo, terms.public)
    agreements = agreements_of(row, seats)
    exchange = LuckExchange(row, seats)
    return {
        "id": row.id,
        "status": row.status,
        "created": row.created,
        "changed": row.changed,
        "listed": row.listed,
        "terms": public,
        "seats": [_seat(seat, here) for seat in seats],
        "number": row.number,
        "round": row.round,
        "awaited": [seat.seat for seat in seats if (row.awaited >> seat.seat) & 1],
        "commitment": commitment_of(row.server_seed) if terms.seed is None else "",
        "dice": "fair" if terms.seed is None else "chosen",
        "attempt": row.dice_attempt,
        "asked": exchange.missing,
        "stopped": exchange.stoppers,
        "rematch": row.rematch,
        "owner": bool(device) and device == row.owner,
        "host": _host(row.owner, seats),
        "yours": [seat.seat for seat in seats if device and seat.device == device],
        "paused": row.paused,
        "pause": sorted(agreements.pause),
        "votes": {str(of): voters for of, voters in agreements.open_votes.items()},
        "seat_log": list(seat_log),
    }


def _host(owner: str, seats: Sequence[SeatRow]) -> int | None:
    for seat in seats:
        if owner and seat.device == owner:
            return seat.seat
    return None


def _seat(seat: SeatRow, here: Collection[int]) -> SeatInfo:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "here": seat.seat in here,
        "luck": seat.luck,
        "promise": seat.promise,
        "stand_in": seat.stand_in,
        "left": seat.is_left,
    }
