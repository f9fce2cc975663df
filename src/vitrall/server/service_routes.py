"""Routes without a table: the choices for a new one, the puzzle of the day, the referee."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any, Final

from fastapi import APIRouter, Request

from vitrall.bots import bot_names
from vitrall.bots.registry import LEVELS
from vitrall.referee.service import judged
from vitrall.server.deck_folder import Offer
from vitrall.server.lobby_routes import Of
from vitrall.server.players import USUAL
from vitrall.server.talk import PHRASES
from vitrall.server.terms import GameOptions, Model

ADAPTS: Final = "close-game"
SEED_BYTES: Final = 6  # a number that a browser counts exactly

routes = APIRouter(prefix="/api")


class BotChoice(Model):
    name: str


class Choices(Model):
    """What a new table may be made of, and what may be said at it."""

    bots: list[BotChoice]
    levels: list[str]  # the levels for people, by strength; the last adapts to its opponent
    usual: str
    decks: list[Offer]
    phrases: list[str]


class Puzzle(Model):
    """The same solo game for everybody on one day: open a table with this seed and these options."""

    day: str
    seed: int
    options: GameOptions


@routes.get("/choices")
async def choices(server: Of) -> Choices:
    bots = [BotChoice(name=name) for name in bot_names()]
    levels = [*LEVELS, ADAPTS]
    return Choices(bots=bots, levels=levels, usual=USUAL, decks=server.registry.decks.offers, phrases=list(PHRASES))


@routes.get("/puzzle")
async def puzzle() -> Puzzle:
    day = time.strftime("%Y-%m-%d", time.gmtime())
    return Puzzle(day=day, seed=puzzle_seed(day), options=GameOptions(players=1))


def puzzle_seed(day: str) -> int:
    """The seed of a day, the same on every server."""
    return int.from_bytes(hashlib.sha256(f"vitrall puzzle {day}".encode()).digest()[:SEED_BYTES], "big")


@routes.post("/referee")
async def referee(request: Request) -> dict[str, Any]:
    """One question of `docs/referee.md`; its answer."""
    return await asyncio.to_thread(judged, await request.body())
