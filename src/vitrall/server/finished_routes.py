"""Finished tables over HTTP: when they were played, how they ended, and how to delete them."""

from __future__ import annotations

import json
from typing import Final

from fastapi import APIRouter

from vitrall.engine.errors import Unavailable
from vitrall.server.lobby_routes import Device, Of, TableId
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.terms import Model

MOST_LISTED: Final = 200

routes = APIRouter(prefix="/api")


class FinishedSeat(Model):
    """Who sat there, and how it ended for them; no points where the game ended before they were stored."""

    name: str
    bot: str
    points: int | None
    won: bool


class FinishedTable(Model):
    """A finished game as a list shows it."""

    id: str
    created: float
    ended: float
    round: int  # the last one; 0 where the game ended before it was stored
    target: int | None  # of a solo game
    seats: list[FinishedSeat]
    yours: list[int]
    owner: bool


@routes.get("/finished")
async def finished(server: Of, device: Device) -> list[FinishedTable]:
    """The finished tables of this device, the latest first."""
    rows = await server.store.tables_of(device, MOST_LISTED, over=True) if device else []
    seats = await server.store.seats_of([row.id for row in rows])
    return [_table(row, seats[row.id], device) for row in rows]


@routes.delete("/finished/{id}", status_code=204)
async def forget(id: TableId, server: Of, device: Device) -> None:
    """Take a finished table off this device's list; when nobody else has it on theirs, it is deleted."""
    if not device or not await server.registry.forget_finished(id, device):
        raise Unavailable("table/none")


def _table(row: TableRow, seats: list[SeatRow], device: str) -> FinishedTable:
    result = json.loads(row.result or "{}")
    points = result.get("points") or [None] * len(seats)
    winners = result.get("winners", [])
    return FinishedTable(
        id=row.id,
        created=row.created,
        ended=row.changed,
        round=row.round,
        target=result.get("target"),
        seats=[
            FinishedSeat(name=seat.name, bot=seat.bot, points=points[seat.seat], won=seat.seat in winners)
            for seat in seats
        ],
        yours=[seat.seat for seat in seats if seat.device == device],
        owner=row.owner == device,
    )
