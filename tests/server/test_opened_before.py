"""A database that was written before there was a story, a chain of entries or a key of seeds still opens and plays on.

`tests/data/opened/tables.sql` is a dump of three tables of the revision 0002: one finished, two in the middle.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from vitrall.server.catching_up import messages_since
from vitrall.server.replay_frames import frames
from vitrall.server.room import Room
from vitrall.server.settings import Settings
from vitrall.server.storage.opening import open_store
from vitrall.view import SPECTATOR

pytestmark = pytest.mark.slow

DUMP = Path(__file__).parents[1] / "data" / "opened" / "tables.sql"
ENTRIES = {"finished": 113, "glory": 41, "alone": 31}  # as the version that wrote them counted
TOTALS = {"finished": [3, 15], "glory": [-15, -14, 5], "alone": [-30]}


def restored(folder: Path) -> tuple[str, Path]:
    """Address and key of the old database, written anew."""
    path = folder / "tables.db"
    with sqlite3.connect(path) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    database.close()
    return str(path), Settings(database=str(path)).key_path


def test_an_old_database_opens_and_every_table_is_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(*restored(tmp_path))
        for id, number in ENTRIES.items():
            table = (await Room.load(store, id)).playing()
            assert table.number == number
            assert [seat["total"] for seat in table.game.sheet["seats"]] == TOTALS[id]
            assert all(messages_since(table, SPECTATOR, 0, None))
        await store.close()

    asyncio.run(main())


def test_an_old_table_plays_on_and_is_there_after_the_next_start(tmp_path: Path) -> None:
    async def main() -> None:
        stored = restored(tmp_path)
        for number in (ENTRIES["glory"], ENTRIES["glory"] + 1):
            store = await open_store(*stored)
            room = await Room.load(store, "glory")
            assert room.playing().number == number
            seat = room.playing().game.seats_awaited[0]
            await room.play(seat, number, room.playing().view(seat)["legal"][0])
            await store.close()

    asyncio.run(main())


def test_an_old_finished_game_is_replayed_with_its_story(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(*restored(tmp_path))
        film = list(frames(*(await Room.load(store, "finished")).film()))
        await store.close()
        assert film[-1]["result"] is not None
        rounds = [event["round"] for frame in film for event in frame["events"] if event["kind"] == "round-opened"]
        assert sorted(set(rounds)) == list(range(1, 11))

    asyncio.run(main())
