"""A registry of tables on storage in memory, with players that answer as a test says: no process and no socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from testing.server.memory_storage import MemoryStorage
from vitrall.server.bot_queue import Account
from vitrall.server.identity import digest
from vitrall.server.players import Choice, Players, Situation
from vitrall.server.room import Room
from vitrall.server.scheduler import Scheduler
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.row_types import BOT, OPEN
from vitrall.server.table_registry import TableRegistry
from vitrall.server.terms import Terms


class ScriptedPlayers(Players):
    """Answers as a test says, without any process."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Situation, Account]] = []
        self.forgotten: list[str] = []
        self.answer: Callable[[Situation], Choice] = lambda now: Choice("nonsense")

    async def choose(self, bot: str, now: Situation, account: Account) -> Choice:
        self.asked.append((bot, now, account))
        await asyncio.sleep(0)
        return self.answer(now)

    def forget(self, table: str) -> None:
        self.forgotten.append(table)

    def close(self) -> None:
        pass


class Scene:
    """A registry and one table, `t`, whose seats are opened by the secrets `key 0`, `key 1` and so on."""

    def __init__(self) -> None:
        self.storage = MemoryStorage()
        self.players = ScriptedPlayers()
        self.registry = TableRegistry(self.storage, self.players)
        self.scheduler: Scheduler = self.registry.scheduler

    async def begin(self, *kinds: str, **terms: Any) -> Room:
        row = TableRow("t", 1, 1, OPEN, Terms(**terms).model_dump_json(), "ana", False, "5a" * 32)
        seats = [
            SeatRow("t", seat, kind, f"Name {seat}", "greedy" if kind == BOT else "", "", digest(f"key {seat}"))
            for seat, kind in enumerate(kinds)
        ]
        await self.storage.open_table(row, seats)
        room = await self.registry.room("t")
        assert await room.start()
        return room

    async def rest(self) -> None:
        """Until every task has ended."""
        while self.registry._tasks:
            await asyncio.gather(*self.registry._tasks, return_exceptions=True)


def in_scene(work: Callable[[Scene], Awaitable[None]]) -> None:
    async def main() -> None:
        scene = Scene()
        await work(scene)
        await scene.registry.close()

    asyncio.run(main())
