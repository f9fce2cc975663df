"""Play, commit, send, in this order: what is not committed is neither sent nor remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from testing.server.rooms import SEATS, ScriptedStore, begun, first_move, member, received
from vitrall.server.agreements import wishing
from vitrall.server.member import MOST_WAITING, Member
from vitrall.server.players import Players
from vitrall.server.room import Room
from vitrall.server.storage import SeatRow
from vitrall.server.storage.row_types import PERSON
from vitrall.server.storage.seeds import SeedSeal
from vitrall.server.storage.store import Store
from vitrall.server.table import Stale
from vitrall.server.table_registry import TableRegistry


def numbers(member: Member) -> list[int]:
    return [message["number"] for message in received(member) if message["type"] in ("update", "state")]


def at_table(path: Path, work: Callable[[ScriptedStore, Room], Awaitable[None]]) -> None:
    async def main() -> None:
        async with begun(path) as (store, room):
            await work(store, room)

    asyncio.run(main())


def test_nobody_is_told_before_the_commit(tmp_path: Path) -> None:
    async def work(store: ScriptedStore, room: Room) -> None:
        watcher, committed = member(), asyncio.Event()
        await room.enter(watcher, -1)
        received(watcher)

        def look() -> None:
            assert received(watcher) == []
            committed.set()

        store.after_append = look
        await room.play(0, 1, first_move(room, 0))
        assert committed.is_set()
        assert numbers(watcher) == [1]

    at_table(tmp_path, work)


@pytest.mark.lengthy
def test_the_last_move_is_committed_together_with_its_opened_seed_or_not_at_all(tmp_path: Path) -> None:
    """A write after the commit could fail, and the player would get an error for a move that was saved."""

    async def main() -> None:
        async with begun(tmp_path, seal=SeedSeal(b"k" * 32)) as (store, room):
            number = await _moved_but_for_the_last(room)
            assert await _stored_seed(store) != "5a" * 32
            barred = "BEFORE UPDATE OF server_seed ON tables BEGIN SELECT RAISE(ABORT, 'full'); END"
            await _run(store, f"CREATE TRIGGER barred {barred}")
            seat, move = _next_move(room)
            with pytest.raises(Stale):
                await room.play(seat, number, move)
            assert (len(await store.entries("t")), room.playing().number) == (number, number)
            await _run(store, "DROP TRIGGER barred")
            await room.play(seat, number, move)
            assert room.playing().game.is_over
            assert await _stored_seed(store) == "5a" * 32
            assert (await Room.load(store, "t")).playing().game.is_over

    asyncio.run(main())


async def _moved_but_for_the_last(room: Room) -> int:
    """Play the shortest game until one move is missing; the number of that move."""
    while True:
        seat, move = _next_move(room)
        trial = room.playing().game.copy()
        trial.play(move, seat)
        if trial.is_over:
            return room.playing().number
        await room.play(seat, room.playing().number, move)


def _next_move(room: Room) -> tuple[int, str]:
    seat = room.playing().game.seats_awaited[0]
    legal = room.playing().view(seat)["legal"]
    return seat, "pass" if "pass" in legal else legal[0]


async def _run(store: Store, order: str) -> Any:
    async with store.database.engine.begin() as connection:
        return await connection.execute(text(order))


async def _stored_seed(store: Store) -> str:
    return str((await _run(store, "SELECT server_seed FROM tables")).scalar_one())


def test_a_move_that_cannot_be_committed_is_as_if_never_made(tmp_path: Path) -> None:
    async def work(store: ScriptedStore, room: Room) -> None:
        watcher = member(1)
        await room.enter(watcher, -1)
        received(watcher)
        before = room.playing().game.position()
        store.append_failure = OSError("no space left")
        with pytest.raises(OSError, match="no space"):
            await room.play(0, 1, first_move(room, 0))
        assert (room.playing().number, room.playing().game.position()) == (1, before)
        assert numbers(watcher) == []
        store.append_failure = None
        await room.play(0, 1, first_move(room, 0))
        assert numbers(watcher) == [1]

    at_table(tmp_path, work)


def test_a_room_that_cannot_recover_shows_everybody_out(tmp_path: Path) -> None:
    async def work(store: ScriptedStore, room: Room) -> None:
        watcher = member()
        await room.enter(watcher, -1)
        store.append_failure = store.read_failure = OSError("the disk is gone")
        with pytest.raises(OSError, match="disk"):
            await room.play(0, 1, first_move(room, 0))
        assert room.gone
        assert watcher.overrun.is_set()

    at_table(tmp_path, work)


@pytest.mark.lengthy
def test_whoever_is_second_with_a_number_hears_of_the_first(tmp_path: Path) -> None:
    """Two rooms of one table, as two processes have them."""

    async def work(store: ScriptedStore, here: Room) -> None:
        there, watcher = await Room.load(store, "t"), member(0)
        await there.enter(watcher, 0)
        received(watcher)
        moves = here.playing().view(0)["legal"]
        await here.play(0, 1, moves[0])
        with pytest.raises(Stale):
            await there.play(0, 1, moves[1])
        assert numbers(watcher) == [1]
        assert there.playing().game.position() == here.playing().game.position()
        await here.play(1, 2, first_move(here, 1))
        await there.refresh()
        assert numbers(watcher) == [2]

    at_table(tmp_path, work)


def test_whoever_is_second_hears_of_a_pause_as_well(tmp_path: Path) -> None:
    """At another process somebody has moved and all have paused, before anybody here was told of either."""

    async def work(store: ScriptedStore, here: Room) -> None:
        there, watcher = await Room.load(store, "t"), member(1)
        await there.enter(watcher, 0)
        received(watcher)
        moves = here.playing().view(0)["legal"]
        await here.play(0, 1, moves[0])
        for seat in (0, 1):
            await here.agree(wishing(seat, True))
        with pytest.raises(Stale):
            await there.play(0, 1, moves[1])
        await there.refresh()
        assert [message["table"]["paused"] for message in received(watcher) if message["type"] == "table"] == [True]

    at_table(tmp_path, work)


def test_a_seat_that_moves_to_another_device_is_no_longer_seen_here(tmp_path: Path) -> None:
    async def work(store: ScriptedStore, room: Room) -> None:
        owner, other = member(0), member(1)
        await room.enter(owner, -1)
        await room.enter(other, -1)
        await store.change_seat(SEATS[0], SeatRow("t", 0, PERSON, "Ana", secret="another key"))
        await room.refresh()
        assert (owner.overrun.is_set(), other.overrun.is_set()) == (True, False)
        assert owner not in room.audience.members

    at_table(tmp_path, work)


def test_a_table_at_which_nobody_is_leaves_the_memory_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: ScriptedStore, _: Room) -> None:
        registry, watcher = TableRegistry(store, Players(1)), member()
        room = await registry.room("t")
        await room.play(0, 1, first_move(room, 0))
        await room.enter(watcher, -1)
        before = room.playing().game.position()
        await registry.janitor.look_around()
        monkeypatch.setattr("vitrall.server.janitor.IDLE", -1.0)
        await registry.janitor.look_around()
        assert await registry.room("t") is room  # somebody is there
        room.leave(watcher)
        async with room.lock:
            await registry.janitor.look_around()
        assert await registry.room("t") is room  # something is being done
        await registry.janitor.look_around()
        assert registry.rooms == {}
        assert (await registry.room("t")).playing().game.position() == before

    at_table(tmp_path, work)


def test_whoever_reads_too_slowly_is_cut_off_and_keeps_nobody_waiting() -> None:
    slow = member()
    for _ in range(MOST_WAITING):
        slow.send_text("{}")
    assert not slow.overrun.is_set()
    slow.send_text("{}")
    assert slow.overrun.is_set()
    assert slow.queue.qsize() == MOST_WAITING
