"""The server on a storage without any database: the interface is all that it needs."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from testing.server.memory_storage import MemoryStorage
from vitrall.server.lobby import Lobby, Opening, Seated, SeatWish
from vitrall.server.players import Players
from vitrall.server.room import Room
from vitrall.server.storage import Storage
from vitrall.server.storage.row_types import OVER
from vitrall.server.table_registry import TableRegistry


async def seated(lobby: Lobby) -> Seated:
    """Ana's seat at her table, to which Bo has come."""
    table, (ana,) = await lobby.open(Opening(seats=[SeatWish(kind="person", name="Ana")]), "ana's device")
    await lobby.take(table, "bo's device", "Bo")
    return ana


async def played(room: Room) -> None:
    luck = Random(5)
    while not (table := room.playing()).game.is_over:
        seat = table.game.seats_awaited[0]
        await room.play(seat, table.number, luck.choice(table.view(seat)["legal"]))


@pytest.mark.slow
def test_a_whole_game_is_opened_played_and_forgotten_without_a_database() -> None:
    async def main() -> None:
        storage: Storage = MemoryStorage()
        registry = TableRegistry(storage, Players(1))
        lobby = Lobby(registry, 5)
        await registry.open()
        ana = await seated(lobby)
        await lobby.start(ana.table, "ana's device")
        room = await registry.room(ana.table)
        await room.say(1, "", "hello")
        await played(room)

        registry.rooms.clear()  # as after a start: everything comes from storage
        again = await registry.room(ana.table)
        assert again.playing().entries == room.playing().entries
        assert again.playing().game.sheet == room.playing().game.sheet
        assert [row.text for row in await storage.chat(ana.table)] == ["hello"]
        assert [row.status for row in await storage.tables_of("bo's device", 9, over=True)] == [OVER]

        moved = await lobby.use_device_link(await lobby.device_link("bo's device"), "bo's phone")
        rematch, is_new = await lobby.rematch(ana.table, ana.secret)
        assert (moved, is_new) == (1, True)
        assert {row.id for row, _ in await storage.lists.of_device("bo's phone")} == {ana.table, rematch}
        assert await registry.forget_finished(ana.table, "ana's device")
        assert await registry.forget_finished(ana.table, "bo's phone")
        assert await storage.table(ana.table) is None
        await registry.close()

    asyncio.run(main())
