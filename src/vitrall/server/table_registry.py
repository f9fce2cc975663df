"""All rooms of this process: loaded when somebody comes, dropped when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable

from vitrall.engine.errors import VitrallError
from vitrall.server.absence import ReplaceRules
from vitrall.server.deck_folder import Decks
from vitrall.server.janitor import Janitor
from vitrall.server.players import Players
from vitrall.server.room import Room
from vitrall.server.scheduler import Scheduler
from vitrall.server.storage import Storage
from vitrall.server.storage.interface import Listener

log = logging.getLogger(__name__)


class TableRegistry:
    """The rooms, and the tasks that run beside them."""

    def __init__(self, store: Storage, players: Players, keep_days: float = 0.0, decks: Decks | None = None) -> None:
        self.store = store
        self.decks = decks or Decks()
        self.players = players
        self.rooms: dict[str, Room] = {}
        self.replace_rules = ReplaceRules()
        self.scheduler = Scheduler(self)
        self.janitor = Janitor(self, keep_days)
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None

    async def open(self) -> None:
        if self.store.is_shared:
            self._listener = await self.store.listen(self._hear, self._refresh_all)
        else:
            await self.store.release_all()  # no other process: all leases are of processes that died
        await self.janitor.resume_clocks()
        self.spawn(self.janitor.run())

    async def close(self) -> None:
        """Stop what moves by itself. Moves under way are committed by the writer, which is closed after us."""
        if self._listener is not None:
            await self._listener.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.players.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Something to be done beside; a failure is logged, never lost."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task has failed", exc_info=error)

    # ---- rooms -------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, from memory or rebuilt from storage; once, however many ask."""
        if (room := self.rooms.get(id)) is not None and not room.gone:
            room.touched = time.monotonic()
            return room
        async with self._opening:  # replay keeps the process busy anyway, so one at a time costs nothing
            if (room := self.rooms.get(id)) is None or room.gone:
                room = await self._load(id)
        return room

    async def _load(self, id: str) -> Room:
        room = self.rooms[id] = await Room.load(self.store, id, self.decks)
        room.replace_rules = self.replace_rules
        if self.store.is_shared:  # notices that came while it was being read were not processed
            try:
                await room.refresh()
            except BaseException:
                self.forget(room)
                raise
        return room

    def _hear(self, message: str) -> None:
        """Another process, or we ourselves, have committed something."""
        id, _, number = message.partition(" ")
        room = self.rooms.get(id)
        if room is None or (number != "-" and room.table is not None and int(number) < room.table.number):
            return
        self.spawn(self._refreshed(room))

    async def _refresh_all(self) -> None:
        for room in list(self.rooms.values()):
            await self._refreshed(room)

    async def _refreshed(self, room: Room) -> None:
        """Drop a room that cannot be brought up to date; the next visitor loads the table from the database."""
        try:
            await room.refresh()
        except VitrallError:
            self.forget(room)
        except Exception:
            self.forget(room)
            raise
        else:
            self.look_after(room)

    def forget(self, room: Room) -> None:
        """The table was deleted: disconnect everybody."""
        room.close()
        self.rooms.pop(room.id, None)

    def look_after(self, room: Room) -> None:
        """After a move: a bot that is awaited here need not wait for the next look around."""
        self.scheduler.look_after(room)

    async def forget_finished(self, id: str, device: str) -> bool:
        """Take a finished table off a device's list; false if it was not on it."""
        changed, gone = await self.store.forget_finished(id, device)
        if gone and (room := self.rooms.get(id)) is not None:
            self.forget(room)
        return changed

    async def delete(self, id: str) -> None:
        await self.store.delete_table(id)
        self.players.forget(id)
        if (room := self.rooms.get(id)) is not None:
            self.forget(room)
