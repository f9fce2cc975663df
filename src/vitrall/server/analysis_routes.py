"""The analysis of finished games over HTTP: of a table of this server, or of a record that the reader sends.

The answer is a line of JSON for each step, sent as it comes: a reader who closes the connection ends the analysis.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
import zlib
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Send

from vitrall.analysis.game_spans import game_spans
from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.game import Game
from vitrall.server.analysis_queue import AnalysisQueue, Key, Reader
from vitrall.server.analysis_worker import QUICK, AnalysisTask, stages_of
from vitrall.server.deck_folder import Decks, decks_named
from vitrall.server.error_answers import error_text, language_of, words_for
from vitrall.server.guard import address_of
from vitrall.server.lobby_routes import Device, Of, TableId
from vitrall.server.records import record_text
from vitrall.server.room import Room
from vitrall.view import SPECTATOR
from vitrall.words import Words

NORMAL: Final = "normal"
MOST_NORMAL: Final = 3  # players up to whose number a game is analysed thoroughly; more would take minutes
STREAM_SECONDS: Final = 150.0  # after that a reader asks again: no answer may last longer than a few minutes

routes = APIRouter(prefix="/api")

AskedEffort = Annotated[Literal["", "quick", "normal"], Query()]


class Stream(StreamingResponse):
    """A streamed answer whose source is closed as soon as the reader leaves."""

    async def stream_response(self, send: Send) -> None:
        source = self.body_iterator
        assert isinstance(source, AsyncGenerator)
        async with aclosing(source):
            await super().stream_response(send)


@routes.get("/tables/{id}/analysis")
async def of_table(
    id: TableId, request: Request, response: Response, server: Of, device: Device, effort: AskedEffort = ""
) -> Response:
    """A finished game of this server. A game that still runs is refused: an analysis knows every secret."""
    room = await server.registry.room(id)
    async with room.lock:
        record, decks = finished_record(room), room.snapshot.deck_texts
    used = effort or usual_effort(len(room.seats))
    task = AnalysisTask(record, stages_of(used), decks=decks)
    await server.analyses.recall((id, used))
    return _answer(server.analyses, (id, used), task, request, response, device)


@routes.post("/analysis")
async def of_record(
    request: Request, response: Response, server: Of, device: Device, effort: AskedEffort = ""
) -> Response:
    """A complete game that the reader has as a record. It is not even read when there is no place in the queue."""
    text = await request.body()
    key = (f"record {hashlib.sha256(text).hexdigest()}", effort)
    server.analyses.check(key, _reader(request, device))
    game, decks = await asyncio.to_thread(finished_game, text, server.registry.decks)
    stages = stages_of(effort or usual_effort(game.players))
    task = AnalysisTask(game.record(), stages, decks=server.registry.decks.texts(decks))
    return _answer(server.analyses, key, task, request, response, device)


def usual_effort(players: int) -> str:
    return NORMAL if players <= MOST_NORMAL else QUICK


def finished_record(room: Room) -> str:
    """The whole record of a finished game; the caller holds the room's lock."""
    game = room.playing().game
    if not game.is_over:
        raise Unavailable("table/not-over")
    try:
        return record_text(room, SPECTATOR)
    except Unavailable as error:
        raise Unavailable("analysis/no-beginning") from error


def finished_game(text: bytes, decks: Decks) -> tuple[Game, list[str]]:
    """The game of a record, and the decks of this server that it was played with. Raises unless it is complete."""
    names = decks_named(text, decks)
    game = Game.from_record(text, deck=decks.catalogue(names))
    if not game.is_over:
        raise Unavailable("analysis/not-over")
    if not game_spans(game.state.rules, [move.action for move in game.moves]):
        raise Unavailable("analysis/no-beginning")
    return game, names


def _answer(
    queue: AnalysisQueue, key: Key, task: AnalysisTask, request: Request, response: Response, device: str
) -> Response:
    reader = _reader(request, device)
    queue.check(key, reader)
    words = words_for(language_of(request.headers.get("accept-language", "")))
    packs = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"vary": "accept-encoding", "x-accel-buffering": "no", **({"content-encoding": "gzip"} if packs else {})}
    lines = _lines(queue, key, task, reader, words)
    answer = Stream(_packed(lines) if packs else lines, media_type="application/x-ndjson", headers=headers)
    answer.raw_headers.extend(response.raw_headers)  # a new device's cookie
    return answer


def _reader(request: Request, device: str) -> Reader:
    address = address_of(request.scope)
    return Reader(device or address, address)


async def _lines(
    queue: AnalysisQueue, key: Key, task: AnalysisTask, reader: Reader, words: Words
) -> AsyncGenerator[bytes, None]:
    """Texts with a line end each, and at the end a word on how it ended."""
    until = time.monotonic() + STREAM_SECONDS
    last: object = {"type": "done"}
    try:
        async with aclosing(queue.texts(key, task, reader)) as texts:
            async for text in texts:
                yield text + b"\n"
                if time.monotonic() > until:
                    last = {"type": "resume"}
                    break
    except VitrallError as error:
        last = {"type": "error", "error": error_text(error, words)}
    yield msgspec.json.encode(last) + b"\n"


async def _packed(lines: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """Compressed, each line so that it can be read at once."""
    packer = zlib.compressobj(6, zlib.DEFLATED, 31)
    async with aclosing(lines):
        async for line in lines:
            yield packer.compress(line) + packer.flush(zlib.Z_SYNC_FLUSH)
    yield packer.flush()
