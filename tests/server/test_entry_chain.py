"""Stored moves that somebody has changed are noticed when the table is opened; nobody can play on there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from testing.server.rooms import begun, first_move
from vitrall.server.entry_chain import checked_link, first_link, linked, next_link
from vitrall.server.room import Room
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.store import Store
from vitrall.server.table import Broken
from vitrall.server.table_entry import Entry
from vitrall.words import LANGUAGES, Words


def played(path: Path) -> list[str]:
    """Both windows are chosen; the other choices that the second seat had."""

    async def main() -> list[str]:
        async with begun(path) as (_, room):
            await room.play(0, 1, first_move(room, 0))
            legal = room.playing().view(1)["legal"]
            await room.play(1, 2, legal[0])
            return list(legal[1:])

    return asyncio.run(main())


def opened(path: Path) -> int:
    """The number of entries of the table as it is found again."""

    async def main() -> int:
        store = Store(await open_database(str(path / "t.db")))
        try:
            return (await Room.load(store, "t")).playing().number
        finally:
            await store.close()

    return asyncio.run(main())


def edited(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path / "t.db")) as database, database:
        assert database.execute(statement, values).rowcount >= 1


@pytest.mark.lengthy
def test_a_move_changed_to_another_legal_one_is_noticed(tmp_path: Path) -> None:
    other = played(tmp_path)[0]
    assert opened(tmp_path) == 3
    with closing(sqlite3.connect(tmp_path / "t.db")) as database:
        (actions,) = database.execute("SELECT actions FROM moves WHERE number = 2").fetchone()
    edited(tmp_path, "UPDATE moves SET actions = ? WHERE number = 2", "\n".join([other, *actions.split("\n")[1:]]))
    with pytest.raises(Broken) as noticed:
        opened(tmp_path)
    assert noticed.value.code == "table/damaged"
    assert len({Words(language).error(noticed.value) for language in LANGUAGES}) == len(LANGUAGES)
    edited(tmp_path, "UPDATE moves SET link = ''")
    assert opened(tmp_path) == 3  # the chain alone has noticed it


@pytest.mark.lengthy
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE moves SET seat = 1 WHERE number = 1",
        "DELETE FROM moves WHERE number = 2",
        "DELETE FROM moves WHERE number = 1",
        "UPDATE moves SET link = 'f' WHERE number = 1",
        "UPDATE moves SET number = number + 1 WHERE number = 2",
    ],
)
def test_entries_that_moved_or_are_gone_are_noticed(tmp_path: Path, statement: str) -> None:
    played(tmp_path)
    edited(tmp_path, statement)
    with pytest.raises(Broken):
        opened(tmp_path)


@pytest.mark.lengthy
def test_entries_of_earlier_versions_open_and_the_next_one_covers_them(tmp_path: Path) -> None:
    other = played(tmp_path)[0]
    edited(tmp_path, "UPDATE moves SET link = ''")
    assert opened(tmp_path) == 3

    async def one_more() -> None:
        store = Store(await open_database(str(tmp_path / "t.db")))
        room = await Room.load(store, "t")
        await room.play(room.playing().game.seats_awaited[0], 3, "pass")
        await store.close()

    asyncio.run(one_more())
    assert opened(tmp_path) == 4
    edited(
        tmp_path, "UPDATE moves SET actions = ? || substr(actions, instr(actions, char(10))) WHERE number = 2", other
    )
    with pytest.raises(Broken):
        opened(tmp_path)


def test_a_link_depends_on_everything_but_the_time() -> None:
    entry = Entry(3, 1, ("draft R5", "roll Y"))
    start = first_link("t")
    link = next_link(start, entry)
    others: list[Callable[[], str]] = [
        lambda: next_link(first_link("u"), entry),
        lambda: next_link(start, Entry(4, 1, entry.actions)),
        lambda: next_link(start, Entry(3, 0, entry.actions)),
        lambda: next_link(start, Entry(3, None, entry.actions)),
        lambda: next_link(start, Entry(3, 1, ("draft R5",))),
    ]
    assert link not in [other() for other in others]
    assert link == next_link(start, Entry(3, 1, entry.actions, at=99.0))
    assert checked_link(start, [linked(start, entry)]) == link == checked_link(start, [entry])
    with pytest.raises(Broken):
        checked_link(first_link("u"), [linked(start, entry)])
