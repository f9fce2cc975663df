"""Moves for bots, and for players whose time is up. One process at a time is responsible for a table (a lease)."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.server import clocks as reckoning
from vitrall.server import steady_time
from vitrall.server.bot_queue import Account, Rank
from vitrall.server.deck_folder import CHANGED
from vitrall.server.identity import short_mark
from vitrall.server.luck_exchange import voiding
from vitrall.server.players import USUAL, Choice, Situation, position_for
from vitrall.server.room import Room
from vitrall.server.stand_in import sit_in
from vitrall.server.table import DAMAGED, Stale, Table
from vitrall.server.talk import REPLACED

if TYPE_CHECKING:
    from vitrall.server.table_registry import TableRegistry

LEASE: Final = 6.0  # seconds after which another process may take over if ours has died
MOST_DUE: Final = 200
MOST_UNATTENDED: Final = 20  # tables at which nobody is that are looked after at once
MOST_ALONE: Final = 20  # moves at such a table until the next one has its turn

log = logging.getLogger(__name__)


class _Plan(NamedTuple):
    """What a bot will do from an entry of that number on, to the end of its turn."""

    seat: int
    bot: str
    number: int
    moves: tuple[str, ...]


class Scheduler:
    """Starts a task for every table at which a bot, or nobody in time, is to move."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.name = secrets.token_hex(8)  # of this process, for leases
        self._driven: dict[str, Rank] = {}
        self._planned: dict[str, _Plan] = {}  # by table: what a bot will do next in its turn
        self.left_alone: set[str] = set()  # tables whose decks are not here: nobody can move for anybody there

    def look_after(self, room: Room) -> None:
        """After a move: start the bot that is to move here at once, without waiting for the next poll."""
        if room.awaits_mover and room.id not in self._driven and self._has_place(room.bot_rank()):
            self._drive(room.id, room.bot_rank())

    def _has_place(self, rank: Rank) -> bool:
        """Whether the table may be served now: of tables without visitors, only a few at a time."""
        return rank is not Rank.NOBODY or list(self._driven.values()).count(Rank.NOBODY) < MOST_UNATTENDED

    def _drive(self, id: str, rank: Rank) -> None:
        self._driven[id] = rank
        self._registry.spawn(self._driving(id))

    async def _driving(self, id: str) -> None:
        """Move for bots, and for those whose time is up, as long as there is something to do."""
        try:
            await self._renew(id)
            try:
                await self._moves(id)
            finally:
                await self._registry.store.release(id, self.name)
        except (Stale, VitrallError) as error:
            if isinstance(error, VitrallError) and error.code in (CHANGED, DAMAGED):
                self.left_alone.add(id)
            log.info("left alone for now", extra={"table": short_mark(id), "reason": type(error).__name__})
        finally:
            self._driven.pop(id, None)
            self._planned.pop(id, None)

    async def _moves(self, id: str) -> None:
        """All moves that are due; at a table at which nobody is, some of them, so that others like it come next."""
        renewed, moves = time.monotonic(), 0
        while await self._step(id):
            moves += 1
            if moves >= MOST_ALONE and (await self._registry.room(id)).bot_rank() is Rank.NOBODY:
                return
            if time.monotonic() - renewed > LEASE / 2:
                await self._renew(id)
                renewed = time.monotonic()
        if (room := self._registry.rooms.get(id)) is not None and not room.snapshot.is_playing:
            self._registry.players.forget(id)

    async def _step(self, id: str) -> bool:
        """One move for a bot, or for a player whose time is up; false if there is none to make."""
        room = await self._registry.room(id)
        async with room.lock:
            table = room.playing()
            due = _due(room, table, steady_time.now())
            if due is None:
                return False
            seat, bot = due
            late = bool(bot) and not room.seats[seat].mover
            legal, number, seed = table.view(seat)["legal"], table.number, secrets.randbits(32)
            planned = self._planned_move(id, seat, bot, number, legal)
            asks = bool(bot) and not late and len(legal) > 1 and not planned
            position = position_for(table.game, seat, seed) if asks else ""
            decks = room.snapshot.deck_texts
        if late:
            await sit_in(room, seat, number, bot)
            return True
        if not asks:
            await room.play_for(seat, number, planned or _shortest(legal), bot)
            return True
        choice = await self._thought_out(room, bot, Situation(position, seat, seed, decks))
        if choice.then:
            self._planned[id] = _Plan(seat, bot, number + 1, choice.then)
        move = choice.move if choice.move in legal else _eager(legal)
        await room.play_for(seat, number, move, bot)
        if choice.fault:
            await room.say(seat, REPLACED, "")
        return True

    def _planned_move(self, id: str, seat: int, bot: str, number: int, legal: list[str]) -> str:
        """What the bot that is to move has planned, if the game has gone on as it expected; empty if not."""
        plan = self._planned.pop(id, None)
        if plan is None or (plan.seat, plan.bot, plan.number) != (seat, bot, number) or plan.moves[0] not in legal:
            return ""
        if plan.moves[1:]:
            self._planned[id] = _Plan(seat, bot, number + 1, plan.moves[1:])
        return plan.moves[0]

    async def _thought_out(self, room: Room, bot: str, now: Situation) -> Choice:
        """What a bot does. The lease is renewed while the bot waits for a worker, so that no other process takes
        over.
        """
        account = Account(room.row.owner, room.id, room.bot_rank, sum(bool(row.mover) for row in room.seats))
        thinking = asyncio.ensure_future(self._registry.players.choose(bot, now, account))
        try:
            while not (await asyncio.wait({thinking}, timeout=LEASE / 2))[0]:
                await self._renew(room.id)
            return thinking.result()
        finally:
            thinking.cancel()

    async def _renew(self, id: str) -> None:
        now = steady_time.now()
        if not await self._registry.store.lease(id, self.name, now, now + LEASE):
            raise Stale

    async def _end_wait(self, id: str) -> None:
        """Promised luck did not come in time. Several processes may do this at once: the first does it."""
        try:
            await (await self._registry.room(id)).exchange(voiding(steady_time.now()))
        except VitrallError as error:
            if error.code == CHANGED:
                self.left_alone.add(id)
            log.info("left alone for now", extra={"table": short_mark(id), "reason": type(error).__name__})

    async def start_due(self) -> None:
        """Start what is due in storage and not yet looked after."""
        await self._registry.store.presence.sign()
        for id in await self._registry.store.unanswered(steady_time.now(), MOST_DUE, self.left_alone):
            await self._end_wait(id)
        for id in await self._registry.store.due(steady_time.now(), MOST_DUE, self.left_alone, people=True):
            if id not in self._driven:
                self._drive(id, Rank.SOMEBODY)
        for id in await self._registry.store.due(steady_time.now(), MOST_UNATTENDED, self.left_alone, people=False):
            if id not in self._driven and self._has_place(Rank.NOBODY):
                self._drive(id, Rank.NOBODY)


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
    """A move other than ending the turn, if there is one."""
    return next((move for move in legal if move != "pass"), legal[0])


def _shortest(legal: list[str]) -> str:
    """The shortest way to end a turn: end it, or finish what must be finished first."""
    if not legal:
        raise Unavailable("table/not-begun")
    return next((move for move in ("pass", "stop", "return") if move in legal), legal[0])
