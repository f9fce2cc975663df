"""Finished tables over HTTP: when they were played, how they ended, and how to delete them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Final

from fastapi import APIRouter

from vitrall.engine.errors import Unavailable
from vitrall.game import Game
from vitrall.server.lobby_routes import Device, Of, TableId
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.row_types import OVER
from vitrall.server.terms import Model, Terms, read_terms
from vitrall.view import SPECTATOR

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
    practice: bool  # continued from a position of another game: no part of statistics


class SummaryRow(Model):
    """A line of a score sheet: a card, or `tokens` and `empty`."""

    kind: str
    card: str | None
    points: int


class ToolUses(Model):
    """How often a seat used a tool."""

    tool: str
    uses: int


class SeatSummary(Model):
    """How a game went for a seat of the device that asks."""

    seat: int
    points: int
    won: bool
    pattern: str
    rows: list[SummaryRow]
    tools: list[ToolUses]


class GameSummary(Model):
    """A finished game for statistics: only of the seats of the device that asks."""

    id: str
    ended: float
    players: int
    target: int | None  # of a solo game
    counted: bool  # false for puzzles and practice
    seats: list[SeatSummary]


@routes.get("/finished")
async def finished(server: Of, device: Device) -> list[FinishedTable]:
    """The finished tables of this device, the latest first."""
    rows = await server.store.tables_of(device, MOST_LISTED, over=True) if device else []
    seats = await server.store.seats_of([row.id for row in rows])
    return [_table(row, seats[row.id], device) for row in rows]


@routes.get("/finished/{id}")
async def summary(id: TableId, server: Of, device: Device) -> GameSummary:
    """What the statistics of this device need of one of its finished games."""
    row = await server.store.table(id)
    seats = (await server.store.seats_of([id])).get(id, [])
    own = [seat.seat for seat in seats if device and seat.device == device]
    if row is None or row.status != OVER or not own:
        raise Unavailable("table/none")
    room = await server.registry.room(id)
    async with room.lock:
        return await asyncio.to_thread(_summary, row, room.playing().game, own)


def _summary(table: TableRow, game: Game, own: list[int]) -> GameSummary:
    sheet, view = game.sheet, game.view(SPECTATOR)
    used = Counter((event["seat"], event["tool"]) for event in game.events if event["kind"] == "tool-used")
    return GameSummary(
        id=table.id,
        ended=table.changed,
        players=game.players,
        target=sheet["target"],
        counted=_is_counted(read_terms(table.settings)),
        seats=[
            SeatSummary(
                seat=seat,
                points=sheet["seats"][seat]["total"],
                won=seat in game.winners,
                pattern=view["seats"][seat]["pattern"] or "",
                rows=[
                    SummaryRow(kind=row["kind"], card=row["card"], points=row["points"])
                    for row in sheet["seats"][seat]["rows"]
                ],
                tools=[ToolUses(tool=tool or "", uses=uses) for (user, tool), uses in used.items() if user == seat],
            )
            for seat in own
        ],
    )


def _is_counted(terms: Terms) -> bool:
    """Not a puzzle, whose dice are known beforehand, and not a position that was played on for practice."""
    return terms.seed is None and not terms.is_practice


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
        practice=read_terms(row.settings).is_practice,
    )
