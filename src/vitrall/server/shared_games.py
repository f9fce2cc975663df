"""Finished games as others see them by a shared link: what their pictures show, and the pictures as PNG.

Strangers ask for these, so everything has a bound: games and pictures are kept in memory up to a limit, a picture is
drawn once however many wait for it, and one process at a time draws, apart from the one that serves.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from typing import Final

import segno

from vitrall.cards.printed import Wording
from vitrall.engine.errors import Unavailable
from vitrall.picture import Style, WindowResult, result_picture, seat_window
from vitrall.picture.png import is_installed
from vitrall.server.identity import is_table_id
from vitrall.server.limits import too_many
from vitrall.server.png_process import rendered_apart
from vitrall.server.room import Room
from vitrall.server.storage.row_types import OVER
from vitrall.server.table_registry import TableRegistry
from vitrall.view import SPECTATOR
from vitrall.words import Words

MOST_GAMES: Final = 500
MOST_BYTES: Final = 32_000_000  # of pictures in memory
MOST_WAITING: Final = 8  # pictures that are being drawn or wait for it

PictureKey = tuple[str, int, bool, str]  # table, seat, whether with the name, language


@dataclass(frozen=True)
class SharedGame:
    """A finished game: the result of each seat, with the name of its player; who won; the texts of its own cards."""

    results: tuple[WindowResult, ...]
    winner: int
    wordings: Mapping[str, Wording]

    def seat(self, asked: int | None) -> int:
        """The seat that is asked for, or the winner's."""
        if asked is None:
            return self.winner
        if not 0 <= asked < len(self.results):
            raise Unavailable("table/none")
        return asked

    def result(self, seat: int, named: bool = False, code: tuple[str, ...] = ()) -> WindowResult:
        """Without the name, unless its player agreed; with a QR code if there is one."""
        result = self.results[seat]
        return replace(result, name=result.name if named else "", code=code)

    def words(self, words: Words) -> Words:
        return words.with_cards(self.wordings) if self.wordings else words


def shared_game(room: Room) -> SharedGame:
    """The end of a game; the caller holds the room's lock."""
    table = room.playing()
    game = table.game
    if not game.is_over:
        raise Unavailable("table/not-over")
    view, day = game.view(SPECTATOR), day_of(table.entries[-1].at)
    windows = [seat_window(view, seat, game.state.rules.deck) for seat in range(len(view["seats"]))]
    totals = [score.total for score in game.scores]
    results = tuple(
        WindowResult(pattern, tuple(dice), points, day, row.name)
        for (pattern, dice), points, row in zip(windows, totals, room.seats, strict=True)
    )
    best = game.winners[0] if game.winners else max(range(len(totals)), key=lambda seat: totals[seat])
    return SharedGame(results, best, game.cards.wordings if game.cards else {})


def day_of(seconds: float) -> date:
    return datetime.fromtimestamp(seconds, UTC).date()


def code_rows(link: str) -> tuple[str, ...]:
    """A link as the modules of a QR code."""
    return tuple("".join("1" if module else "0" for module in row) for row in segno.make(link, error="m").matrix)


class SharedGames:
    """Finished games and their pictures, as far as they were asked for lately."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._games: OrderedDict[str, SharedGame] = OrderedDict()
        self._pictures = PictureCache()

    async def game(self, id: str) -> SharedGame:
        """`table/none` for a game that goes on as for one that never was: a link tells nothing about it. Storage is
        asked each time, since a table may have been deleted."""
        row = await self._registry.store.table(id) if is_table_id(id) else None
        if row is None or row.status != OVER:
            self._games.pop(id, None)
            raise Unavailable("table/none")
        if (known := self._games.get(id)) is not None:
            self._games.move_to_end(id)
            return known
        room = await self._registry.room(id)
        async with room.lock:
            game = self._games[id] = shared_game(room)
        while len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return game

    @property
    def has_png(self) -> bool:
        return is_installed()

    async def png(self, key: PictureKey) -> bytes:
        """The wide picture of a seat's window."""
        id, seat, named, language = key
        game = await self.game(id)

        async def draw() -> bytes:
            words, result = game.words(Words(language)), game.result(seat, named)
            picture = await asyncio.to_thread(result_picture, result, "wide", words=words, style=Style())
            return await rendered_apart(picture.svg, picture.width, picture.height)

        return await self._pictures.get(key, draw)


class PictureCache:
    """Pictures by key. Who asks for one that is being drawn waits for the same drawing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[PictureKey, bytes] = OrderedDict()
        self._drawing: dict[PictureKey, asyncio.Task[bytes]] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    async def get(self, key: PictureKey, draw: Callable[[], Awaitable[bytes]]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._drawing:
            if len(self._drawing) >= MOST_WAITING:
                raise too_many()
            task = self._drawing[key] = asyncio.create_task(self._drawn(key, draw))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # all readers may have left
        return await asyncio.shield(self._drawing[key])  # one reader who leaves does not stop it for the others

    async def _drawn(self, key: PictureKey, draw: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            async with self._one_at_a_time:
                image = self._kept[key] = await draw()
        finally:
            del self._drawing[key]
        while sum(map(len, self._kept.values())) > MOST_BYTES:
            self._kept.popitem(last=False)
        return image
