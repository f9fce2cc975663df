"""All rooms of this process: found when somebody comes, forgotten when nobody has been there for a while.

Also what moves by itself – bots, clocks, old tables – each table looked after by one process at a time (a lease).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.server import clocks as reckoning
from vitrall.server import steady_time
from vitrall.server.absence import ReplaceRules
from vitrall.server.bot_queue import Account, Rank
from vitrall.server.company import resumed_clocks
from vitrall.server.decks import CHANGED, Decks
from vitrall.server.identity import short_mark
from vitrall.server.players import USUAL, Choice, Players, Situation, shown
from vitrall.server.room import Room
from vitrall.server.stand_in import sit_in
from vitrall.server.storage import Shelf, Taken
from vitrall.server.storage.finished import forget_finished
from vitrall.server.storage.notices import Notices
from vitrall.server.table import DAMAGED, Stale, Table
from vitrall.server.talk import REPLACED

LEASE: Final = 6.0  # seconds; after that another process may take over, should ours have died
ROUND: Final = 0.5  # seconds between two looks at what is due
IDLE: Final = 60.0  # seconds until an empty room is forgotten; replay brings it back
BEAT: Final = 5.0  # seconds between two signs of life
SWEEP: Final = 600.0  # seconds between two looks for old tables
MOST_DUE: Final = 200
MOST_UNATTENDED: Final = 20  # tables at which nobody is that are looked after at once
MOST_ALONE: Final = 20  # moves at such a table until the next one has its turn

log = logging.getLogger(__name__)


class House:
    """The rooms, and the tasks that keep them going."""

    def __init__(self, shelf: Shelf, players: Players, keep_days: float = 0.0, decks: Decks | None = None) -> None:
        self.shelf = shelf
        self.decks = decks or Decks()
        self.players = players
        self.rooms: dict[str, Room] = {}
        self.replace_rules = ReplaceRules()
        self.name = secrets.token_hex(8)  # of this process, for leases
        self._keep_days = keep_days
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._driven: dict[str, Rank] = {}
        self._left: set[str] = set()  # tables whose decks are not here: nobody can move for anybody there
        self._notices: Notices | None = None

    async def open(self) -> None:
        if self.shelf.database.is_shared:
            self._notices = Notices(self.shelf.database.url, self._hear, self._refresh_all)
            async with asyncio.timeout(30):
                await self._notices.ready.wait()
        else:
            await self.shelf.release_all()  # nobody else is there: whoever held a lease has died
        await self._resume_clocks()
        self.spawn(self._rounds())

    async def _resume_clocks(self) -> None:
        """Nobody's time runs out while the server is down, and whoever comes back has a moment to look."""
        now = steady_time.now()
        with suppress(Taken):  # another process does it at this moment
            await self.shelf.heartbeat.resume(
                now, not self.shelf.database.is_shared, lambda row, alive: resumed_clocks(row, alive, now)
            )

    async def close(self) -> None:
        """Stop what moves by itself. Moves under way are committed by the writer, which is closed after us."""
        if self._notices is not None:
            await self._notices.close()
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
        """The room of a table, found in memory or rebuilt from what is kept; once, however many ask."""
        if (room := self.rooms.get(id)) is not None and not room.gone:
            room.touched = time.monotonic()
            return room
        async with self._opening:  # replay keeps the process busy anyway, so one at a time costs nothing
            if (room := self.rooms.get(id)) is None or room.gone:
                room = await self._found(id)
        return room

    async def _found(self, id: str) -> Room:
        room = self.rooms[id] = await Room.found(self.shelf, id, self.decks)
        room.replace_rules = self.replace_rules
        if self.shelf.database.is_shared:  # what others told while it was being read, nobody here has heard
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
        """A room that cannot be brought up to date is given up: whoever comes back finds the table as it is kept."""
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
        """The table is no more: whoever is still there is shown out."""
        room.close()
        self.rooms.pop(room.id, None)

    # ---- what moves by itself ----------------------------------------------------------------------------------------

    def look_after(self, room: Room) -> None:
        """After a move: if a bot is awaited here, it need not wait for the next round."""
        if room.awaits_mover and room.id not in self._driven and self._has_place(room.bot_rank()):
            self._drive(room.id, room.bot_rank())

    def _has_place(self, rank: Rank) -> bool:
        """Tables at which nobody is are looked after a few at a time."""
        return rank is not Rank.NOBODY or list(self._driven.values()).count(Rank.NOBODY) < MOST_UNATTENDED

    def _drive(self, id: str, rank: Rank) -> None:
        self._driven[id] = rank
        self.spawn(self._driving(id))

    async def _driving(self, id: str) -> None:
        """Move for bots, and for those whose time is up, as long as there is something to do."""
        try:
            await self._renew(id)
            try:
                await self._moves(id)
            finally:
                await self.shelf.release(id, self.name)
        except (Stale, VitrallError) as error:
            if isinstance(error, VitrallError) and error.code in (CHANGED, DAMAGED):
                self._left.add(id)
            log.info("left alone for now", extra={"table": short_mark(id), "reason": type(error).__name__})
        finally:
            self._driven.pop(id, None)

    async def _moves(self, id: str) -> None:
        """All moves that are due; at a table at which nobody is, some of them, so that others like it come next."""
        renewed, made = time.monotonic(), 0
        while await self._step(id):
            made += 1
            if made >= MOST_ALONE and (await self.room(id)).bot_rank() is Rank.NOBODY:
                return
            if time.monotonic() - renewed > LEASE / 2:
                await self._renew(id)
                renewed = time.monotonic()
        if (room := self.rooms.get(id)) is not None and not room.kept.is_playing:
            self.players.forget(id)

    async def _step(self, id: str) -> bool:
        """One move for somebody who does not move by themselves; false if there is nobody."""
        room = await self.room(id)
        async with room.lock:
            table = room.playing()
            found = _due(room, table, steady_time.now())
            if found is None:
                return False
            seat, bot = found
            late = bool(bot) and not room.seats[seat].mover
            legal, number, seed = table.view(seat)["legal"], table.number, secrets.randbits(32)
            asks = bool(bot) and not late and len(legal) > 1
            position = shown(table.game, seat, seed) if asks else ""
            decks = room.kept.deck_texts
        if late:
            await sit_in(room, seat, number, bot)
            return True
        if not asks:
            await room.play_for(seat, number, _shortest(legal), bot)
            return True
        choice = await self._thought_out(room, bot, Situation(position, seat, seed, decks))
        move = choice.move if choice.move in legal else _eager(legal)
        await room.play_for(seat, number, move, bot)
        if choice.fault:
            await room.say(seat, REPLACED, "")
        return True

    async def _thought_out(self, room: Room, bot: str, now: Situation) -> Choice:
        """What a bot does. The lease is renewed while it waits for its turn to think: nobody else is to begin anew."""
        account = Account(room.row.owner, room.id, room.bot_rank)
        thinking = asyncio.ensure_future(self.players.choose(bot, now, account))
        try:
            while not (await asyncio.wait({thinking}, timeout=LEASE / 2))[0]:
                await self._renew(room.id)
            return thinking.result()
        finally:
            thinking.cancel()

    async def _renew(self, id: str) -> None:
        now = steady_time.now()
        if not await self.shelf.lease(id, self.name, now, now + LEASE):
            raise Stale

    async def _rounds(self) -> None:
        """Again and again: what is due in storage, empty rooms, old tables."""
        last_sweep, last_beat = -SWEEP, time.monotonic()
        while True:
            await asyncio.sleep(ROUND)
            await self._guarded(self._look_around)
            if time.monotonic() - last_beat >= BEAT:
                last_beat = time.monotonic()
                await self._guarded(self._beat)
            if self._keep_days and time.monotonic() - last_sweep >= SWEEP:
                last_sweep = time.monotonic()
                await self._guarded(self.expire)

    async def _beat(self) -> None:
        with suppress(Taken):  # another process beats at this moment
            await self.shelf.heartbeat.beat(steady_time.now())

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """A database that is away for a moment must not end the rounds."""
        try:
            await work()
        except Exception:
            log.exception("a round has failed")

    async def _look_around(self) -> None:
        await self.shelf.presence.sign()
        for id in await self.shelf.due(steady_time.now(), MOST_DUE, self._left, people=True):
            if id not in self._driven:
                self._drive(id, Rank.SOMEBODY)
        for id in await self.shelf.due(steady_time.now(), MOST_UNATTENDED, self._left, people=False):
            if id not in self._driven and self._has_place(Rank.NOBODY):
                self._drive(id, Rank.NOBODY)
        for room in [room for room in self.rooms.values() if room.is_idle(IDLE)]:
            self.rooms.pop(room.id, None)

    async def expire(self) -> None:
        """Old tables make room, where the settings say so."""
        for id in await self.shelf.expired(time.time() - self._keep_days * 86_400, MOST_DUE):
            await self.delete(id)

    async def forget_finished(self, id: str, device: str) -> bool:
        """Take a finished table off a device's list; false if it was not on it."""
        changed, gone = await forget_finished(self.shelf.writer, id, device)
        if gone and (room := self.rooms.get(id)) is not None:
            self.forget(room)
        return changed

    async def delete(self, id: str) -> None:
        await self.shelf.delete_table(id)
        self.players.forget(id)
        if (room := self.rooms.get(id)) is not None:
            self.forget(room)


def _due(room: Room, table: Table, now: float) -> tuple[int, str] | None:
    """A seat that is to be moved for, and the bot that does it; without a bot, the shortest legal way on."""
    awaited = table.game.seats_awaited if not room.row.paused else []
    for seat in awaited:
        if room.seats[seat].mover:
            return seat, room.seats[seat].mover
    clocks = reckoning.read_clocks(room.row.clocks)
    late = [seat for seat in (clocks.out(now) if clocks else []) if seat in awaited]
    return (late[0], USUAL if room.terms.clock.at_zero == "bot" else "") if late else None


def _eager(legal: list[str]) -> str:
    """Something else than ending the turn, where there is anything else."""
    return next((move for move in legal if move != "pass"), legal[0])


def _shortest(legal: list[str]) -> str:
    """The way out of a turn: end it, or finish what must be finished first."""
    if not legal:
        raise Unavailable("table/not-begun", "nobody can move")
    return next((move for move in ("pass", "stop", "return") if move in legal), legal[0])
