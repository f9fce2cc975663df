"""Every question and change of storage concerns its own table, device and time, and leaves all others alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.test_storage import any_path, entry, in_store
from vitrall.server.storage import SeatRow, Storage, TableRow, Taken
from vitrall.server.storage import presence as presence_module
from vitrall.server.storage.connection import Database, open_database
from vitrall.server.storage.heartbeat import ALIVE, SILENCE
from vitrall.server.storage.presence import SIGN_SECONDS
from vitrall.server.storage.row_types import OPEN, OVER, PERSON, PLAYING, ChatRow, SeatLink, Seen, Standing
from vitrall.server.storage.seeds import SeedSeal
from vitrall.server.storage.store import PROBE_SECONDS, Store

__all__ = ["any_path"]

GOING = Standing(PLAYING, 1, False)


async def opened(store: Storage, id: str, owner: str = "ana", **fields: Any) -> TableRow:
    """A table with a free seat and one of the device "bo"."""
    row = replace(TableRow(id, 1, 1, OPEN, "{}", owner, False, f"seed of {id}"), **fields)
    seats = [SeatRow(id, 0), SeatRow(id, 1, PERSON, "Bo", device=f"bo of {id}", secret=f"key of {id}")]
    assert await store.open_table(row, seats)
    return row


async def known(store: Storage, id: str) -> TableRow:
    row = await store.table(id)
    assert row is not None
    return row


def ids(rows: Sequence[TableRow]) -> list[str]:
    return [row.id for row in rows]


def test_a_device_has_the_tables_it_owns_or_sits_at_the_latest_first(any_path: str) -> None:
    async def work(store: Storage) -> None:
        await opened(store, "a", "ana", changed=1.0)
        await opened(store, "b", "cy", changed=3.0)
        await opened(store, "c", "ana", changed=2.0)
        await opened(store, "d", "ana", changed=9.0, status=OVER)
        assert ids(await store.tables_of("ana", 9)) == ["c", "a", "d"]
        assert ids(await store.tables_of("ana", 2)) == ["c", "a"]
        assert ids(await store.tables_of("ana", 9, over=True)) == ["d"]
        assert ids(await store.tables_of("bo of b", 9)) == ["b"]
        assert ids(await store.tables_of("nobody", 9)) == []
        assert [await store.owned(device) for device in ("ana", "cy", "bo of b")] == [2, 1, 0]
        assert await store.table("a") == TableRow("a", 1, 1.0, OPEN, "{}", "ana", False, "seed of a")
        assert await store.table("none") is None
        seats = await store.seats_of(["a", "c"])
        assert {id: [(row.table, row.seat) for row in rows] for id, rows in seats.items()} == {
            "a": [("a", 0), ("a", 1)],
            "c": [("c", 0), ("c", 1)],
        }
        listed = await store.lists.of_device("ana")
        assert [(row.id, row.server_seed, len(rows)) for row, rows in listed] == [
            ("c", "seed of c", 2),
            ("a", "seed of a", 2),
            ("d", "seed of d", 2),
        ]
        assert await store.lists.of_device("") == []

    in_store(any_path, work)


def test_the_public_list_has_open_listed_tables_and_few_of_each_owner(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for number in range(7):
            await opened(store, f"a{number}", "ana", listed=True, created=float(number))
        await opened(store, "quiet", "cy", created=20.0)
        await opened(store, "over", "cy", listed=True, status=OVER, created=21.0)
        await opened(store, "playing", "cy", listed=True, status=PLAYING, created=22.0)
        await opened(store, "c", "cy", listed=True, created=3.5)
        listed = [row.id for row, _ in await store.lists.public()]
        assert listed == ["a6", "a5", "a4", "c", "a3", "a2"]
        await opened(store, "new", "dora", listed=True, created=30.0)
        assert [row.id for row, _ in await store.lists.public()] == ["new", *listed]

    in_store(any_path, work)


def test_a_table_is_followed_once(any_path: str) -> None:
    async def work(store: Storage) -> None:
        await opened(store, "a")
        await opened(store, "b")
        rows = [TableRow(id, 1, 1, OPEN, "{}", "ana", False, "") for id in ("next", "late", "lost")]
        follows = ["a", "a", "none"]
        opening = zip(rows, follows, strict=True)
        assert [await store.open_table(row, [SeatRow(row.id, 0)], of) for row, of in opening] == [True, False, False]
        assert [(await known(store, id)).rematch for id in ("a", "b")] == ["next", None]
        assert [await store.table(id) for id in ("late", "lost")] == [None, None]
        assert await store.seats("late") == []

    in_store(any_path, work)


def test_tables_expire_by_their_last_change(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for id, changed in (("a", 5.0), ("b", 10.0), ("c", 15.0)):
            await opened(store, id, changed=changed)
        assert await store.expired(10.0, 9) == ["a"]
        assert sorted(await store.expired(16.0, 9)) == ["a", "b", "c"]
        assert len(await store.expired(16.0, 2)) == 2

    in_store(any_path, work)


def test_chat_is_numbered_by_table_and_the_latest_is_read(any_path: str) -> None:
    async def work(store: Storage) -> None:
        await opened(store, "a")
        await opened(store, "b")
        for number in range(5):
            await store.say(ChatRow("a", number, 0, "", f"a{number}", 1.0))
        await store.say(ChatRow("b", 0, 1, "hello", "", 2.0))
        with pytest.raises(Taken):
            await store.say(ChatRow("a", 4, 1, "", "too late", 1.0))
        assert [row.text for row in await store.chat("a")] == ["a0", "a1", "a2", "a3", "a4"]
        assert [row.text for row in await store.chat("a", 3)] == ["a3", "a4"]
        assert [row.text for row in await store.chat("a", 1, 2)] == ["a3", "a4"]
        assert await store.chat("b") == [ChatRow("b", 0, 1, "hello", "", 2.0)]

    in_store(any_path, work)


def test_entries_are_read_from_a_number_on_and_stand_with_their_table(any_path: str) -> None:
    async def work(store: Storage) -> None:
        await opened(store, "a")
        await opened(store, "b")
        for number in range(3):
            await store.append("a", entry(number, f"pass {number}"), Standing(PLAYING, number, True, 7.0, "[1]", 4))
        assert [each.number for each in await store.entries("a", 1)] == [1, 2]
        assert await store.entries("b") == []
        row = await known(store, "a")
        assert (row.number, row.changed, row.status, row.awaited) == (3, 5.0, PLAYING, 2)
        assert (row.awaits_bot, row.deadline, row.clocks, row.round) == (True, 7.0, "[1]", 4)
        assert (await known(store, "b")).number == 0
        assert store.moved_at > 0

    in_store(any_path, work)


def test_what_is_due_awaits_a_bot_or_has_a_clock_that_ran_out(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for number, (id, standing) in enumerate(
            {
                "bot": Standing(PLAYING, 1, True),
                "late": Standing(PLAYING, 1, False, 9.0),
                "early": Standing(PLAYING, 1, False, 11.0),
                "calm": Standing(PLAYING, 1, False),
                "over": Standing(OVER, 0, True, 1.0),
            }.items()
        ):
            await opened(store, id)
            await store.append(id, replace(entry(0), at=float(number)), standing)
        assert await store.due(10.0, 9) == ["bot", "late"]
        assert await store.due(10.0, 1) == ["bot"]
        assert await store.due(10.0, 9, ["bot"]) == ["late"]
        assert await store.due(10.0, 9, people=True) == ["bot", "late"]
        assert await store.due(10.0, 9, people=False) == []
        free, person = await store.seats("bot")
        assert await store.change_seat(person, replace(person, stand_in="greedy"))
        assert await store.due(10.0, 9, people=False) == ["bot"]
        assert await store.change_agreements("late", lambda row, seats: ({"paused": True}, []))
        assert await store.due(10.0, 9) == ["bot"]
        assert [row.seat for row in (free, person)] == [0, 1]

    in_store(any_path, work)


def test_a_lease_is_of_one_table_and_ends_for_its_holder_alone(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for id in ("a", "b"):
            await opened(store, id)
        assert await store.lease("a", "x", 10, 15)
        assert [(await known(store, id)).lease_holder for id in ("a", "b")] == ["x", ""]
        assert await store.lease("b", "y", 10, 15)
        assert not await store.lease("none", "x", 10, 15)
        await store.release("a", "y")
        await store.release("b", "x")
        assert [(await known(store, id)).lease_holder for id in ("a", "b")] == ["x", "y"]
        await store.release("a", "x")
        assert [((await known(store, id)).lease_holder, (await known(store, id)).lease_until) for id in ("a", "b")] == [
            ("", 0.0),
            ("y", 15.0),
        ]
        assert not await store.lease("b", "x", 15, 20)  # it lasts up to that very moment
        assert await store.lease("b", "y", 15, 16)
        assert await store.lease("b", "y", 16.5, 20)
        await store.lease("a", "x", 10, 15)
        await store.release_all()
        assert [(await known(store, id)).lease_holder for id in ("a", "b")] == ["", ""]

    in_store(any_path, work)


def test_luck_that_is_awaited_too_long_is_listed_and_can_get_more_time(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for id, fields in (
            ("late", {"deadline": 9.0}),
            ("early", {"deadline": 11.0}),
            ("calm", {}),
            ("playing", {"deadline": 9.0, "status": PLAYING}),
        ):
            await opened(store, id, **fields)
        assert await store.unanswered(10.0, 9) == ["late"]
        assert await store.unanswered(10.0, 9, ["late"]) == []
        assert sorted(await store.unanswered(12.0, 9)) == ["early", "late"]
        assert len(await store.unanswered(12.0, 1)) == 1
        await store.extend_waits(10.5)
        deadlines = [(await known(store, id)).deadline for id in ("late", "early", "calm", "playing")]
        assert deadlines == [10.5, 11.0, None, 9.0]
        waiting = (await store.seats("late"))[0]
        assert not await store.change_seat(waiting, replace(waiting, name="Cy"), only_open=True)
        assert await store.change_seat(waiting, replace(waiting, name="Cy"))
        assert not await store.change_seat(SeatRow("none", 0), SeatRow("none", 0))

    in_store(any_path, work)


def test_a_change_is_worked_out_from_one_table_and_stored_there_alone(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for id in ("a", "b"):
            await opened(store, id)
        seen: list[Any] = []

        def change(row: TableRow, seats: Sequence[SeatRow]) -> tuple[dict[str, Any], Sequence[SeatRow]]:
            seen.append((row.id, [seat.seat for seat in seats]))
            return {"dice_attempt": 2, "server_seed": "another"}, [seats[0], replace(seats[1], promise="word")]

        def nothing(row: TableRow, seats: Sequence[SeatRow]) -> tuple[dict[str, Any], Sequence[SeatRow]]:
            return {}, []

        assert await store.change_waiting("a", change)
        assert seen == [("a", [0, 1])]
        assert [((await known(store, id)).dice_attempt, (await known(store, id)).server_seed) for id in ("a", "b")] == [
            (2, "another"),
            (1, "seed of b"),
        ]
        assert [[seat.promise for seat in await store.seats(id)] for id in ("a", "b")] == [["", "word"], ["", ""]]
        assert await store.change_waiting("a", nothing)
        assert not await store.change_agreements("a", change)
        assert not await store.change_waiting("none", change)
        await store.append("a", entry(0), GOING)
        assert not await store.change_waiting("a", change)
        assert await store.change_agreements("a", nothing)
        assert len(seen) == 1

    in_store(any_path, work)


def test_a_table_is_deleted_with_all_that_belongs_to_it_and_nothing_else(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for id in ("a", "b"):
            await opened(store, id)
            await store.append(id, entry(0), GOING)
            await store.say(ChatRow(id, 0, 0, "", "hello", 1.0))
            await store.links.add(f"link of {id}", SeatLink(id, 1, "key"), 1, 99)
        await store.delete_table("a")
        assert await store.table("a") is None
        assert (await store.seats("a"), await store.entries("a")) == ([], [])
        assert await store.links.use("link of a", 5) is None
        assert (len(await store.seats("b")), len(await store.entries("b")), len(await store.chat("b"))) == (2, 1, 1)
        assert await store.links.use("link of b", 5) == SeatLink("b", 1, "key")

    in_store(any_path, work)


def test_a_finished_table_is_forgotten_by_each_and_gone_with_the_last(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for id in ("a", "b"):
            await opened(store, id)
        assert await store.forget_finished("a", "ana") == (False, False)  # not over
        for id in ("a", "b"):
            await store.append(id, entry(0), Standing(OVER, 0, False))
        assert await store.forget_finished("none", "ana") == (False, False)
        assert await store.forget_finished("a", "stranger") == (False, False)
        assert await store.forget_finished("a", "ana") == (True, False)
        assert ids(await store.tables_of("ana", 9)) == ["b"]
        assert await store.forget_finished("a", "ana") == (False, False)
        assert await store.forget_finished("a", "bo of a") == (True, True)
        assert await store.table("a") is None
        assert ids(await store.tables_of("bo of b", 9)) == ["b"]

    in_store(any_path, work)


def test_all_that_a_device_has_moves_to_another_once(any_path: str) -> None:
    async def work(store: Storage) -> None:
        await opened(store, "a", "bo of b")
        await opened(store, "b", "ana")
        await opened(store, "c", "cy")
        for token, expires in (("old", 4), ("one", 99), ("two", 99), ("own", 99)):
            await store.links.add_device(token, "cy" if token == "own" else "bo of b", 3, expires)
        assert await store.links.use_device("old", "phone", 5) is None
        assert await store.links.use_device("one", "phone", 5) == ["a", "b"]
        assert await store.links.use_device("one", "thief", 5) is None
        assert await store.links.use_device("two", "thief", 5) is None  # links of the former device end
        assert await store.links.use_device("own", "cy", 5) == []
        assert ids(sorted(await store.tables_of("phone", 9), key=lambda row: row.id)) == ["a", "b"]
        assert await store.tables_of("bo of b", 9) == []
        secrets = [(await store.seats(id))[1].secret for id in ("a", "b", "c")]
        assert (secrets[0], secrets[2]) == ("key of a", "key of c")
        assert secrets[1] not in ("", "key of b")
        assert (await store.seats("a"))[1].device == "bo of a"

    in_store(any_path, work)


def test_a_key_is_made_once_for_each_name(any_path: str) -> None:
    async def work(store: Storage) -> None:
        first = await store.key("devices")
        await store.check_ready()  # which writes a row of its own
        assert await store.key("devices") == first
        assert await store.key("others") != first
        assert len(first) == 64

    in_store(any_path, work)


def test_readiness_is_tried_by_writing_and_remembered_for_a_moment(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.check_ready()
        commits = store.writer.commits
        await store.check_ready()
        assert store.writer.commits == commits
        store.writer.has_failed = True
        await store.check_ready()
        assert store.writer.commits == commits + 1
        store._last_probe -= PROBE_SECONDS
        await store.check_ready()
        assert store.writer.commits == commits + 2

    in_store(str(tmp_path / "t.db"), work)


def test_seeds_are_sealed_while_a_game_goes_on_and_open_when_it_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(await open_database(str(tmp_path / "t.db")), SeedSeal(b"k" * 32))

        async def stored() -> list[str]:
            async with store.database.engine.connect() as connection:
                query = text("SELECT server_seed FROM tables ORDER BY id")
                return [str(seed) for seed in (await connection.execute(query)).scalars()]

        for id in ("a", "b"):
            await opened(store, id, server_seed=f"{id}0" * 32)
        sealed = await stored()
        assert not {"a0" * 32, "b0" * 32} & set(sealed)
        assert [row.server_seed for row, _ in await store.lists.of_device("ana")] == ["a0" * 32, "b0" * 32]
        await store.change_waiting("a", lambda row, seats: ({"server_seed": row.server_seed.replace("a", "c")}, []))
        assert (await stored())[0] not in (sealed[0], "c0" * 32)
        assert (await known(store, "a")).server_seed == "c0" * 32
        await store.append("a", entry(0), GOING)
        assert (await stored())[0] != "c0" * 32
        await store.append("a", entry(1), Standing(OVER, 0, False))
        assert (await stored())[0] == "c0" * 32
        assert (await stored())[1] == sealed[1]
        assert [each.number for each in await store.entries("a")] == [0, 1]
        assert (await known(store, "a")).status == OVER
        await store.close()

    asyncio.run(main())


# ---- several processes: SQLite stands in for the database that they share --------------------------------------------


def test_each_process_sees_who_is_connected_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "is_shared", True)
    monkeypatch.setattr("vitrall.server.storage.writer.Writer._notify", _no_notice)
    now = [1000.0]
    monkeypatch.setattr("vitrall.server.storage.presence.time.time", lambda: now[0])

    async def main() -> None:
        stores = [Store(await open_database(str(tmp_path / "t.db"))) for _ in range(2)]
        here, there = (store.presence for store in stores)
        for id in ("a", "b"):
            await opened(stores[0], id)
        await here.mark("a", [0, 1], here=True)
        await here.mark("b", [0], here=True)
        assert await here.elsewhere("a") == ()
        assert await there.elsewhere("a") == (Seen(0, True, 1000.0), Seen(1, True, 1000.0))
        now[0] = 1003.0
        await here.mark("a", [1], here=False)
        assert await there.elsewhere("a") == (Seen(0, True, 1000.0), Seen(1, False, 1003.0))
        assert await there.elsewhere("b") == (Seen(0, True, 1000.0),)
        await there.mark("a", [1], here=True)
        assert await here.elsewhere("a") == (Seen(1, True, 1003.0),)
        now[0] = 1010.0
        await here.sign()
        assert await there.elsewhere("a") == (Seen(0, True, 1010.0), Seen(1, False, 1003.0))
        now[0] = 1010.0 + SIGN_SECONDS - 0.1
        await here.sign()  # too early: nothing is written
        assert (await there.elsewhere("b"))[0].at == 1010.0
        now[0] = 1010.0 + presence_module.ALIVE
        assert not any(seen.here for seen in await there.elsewhere("a"))  # the other process is dead
        for store in stores:
            await store.close()

    asyncio.run(main())


async def _no_notice(*_: object) -> None:
    """SQLite has no NOTIFY."""


def test_clocks_resume_once_after_a_silence_and_only_where_they_run(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async def alive() -> list[str]:
            async with store.database.engine.connect() as connection:
                query = text(f"SELECT value FROM keys WHERE name = '{ALIVE}'")
                return [str(value) for value in (await connection.execute(query)).scalars()]

        await store.heartbeat.beat(50.0)
        assert await alive() == []  # no clock runs: the disk may rest
        await opened(store, "clock", status=PLAYING, deadline=60.0)
        await opened(store, "other", status=PLAYING, deadline=70.0)
        await opened(store, "paused", status=PLAYING, deadline=60.0, paused=True)
        await opened(store, "calm", status=PLAYING)
        await store.heartbeat.beat(100.0)
        await store.heartbeat.beat(101.0)
        assert await alive() == ["101.0"]
        seen: list[tuple[str, float | None]] = []

        def resumed(row: TableRow, since: float | None) -> dict[str, Any]:
            seen.append((row.id, since))
            return {"deadline": (row.deadline or 0.0) + 100}

        assert await store.heartbeat.resume(101.0 + SILENCE - 1, False, resumed) == 0
        assert seen == []
        assert await store.heartbeat.resume(101.0 + SILENCE, False, resumed) == 2
        assert sorted(seen) == [("clock", 101.0), ("other", 101.0)]
        deadlines = [(await known(store, id)).deadline for id in ("clock", "other", "paused", "calm")]
        assert deadlines == [160.0, 170.0, 60.0, None]
        assert await alive() == [repr(101.0 + SILENCE)]
        assert await store.heartbeat.resume(101.0 + SILENCE, False, resumed) == 0  # the other process was first
        assert await store.heartbeat.resume(101.0 + SILENCE, True, resumed) == 2  # nobody else can be there

    in_store(str(tmp_path / "t.db"), work)
