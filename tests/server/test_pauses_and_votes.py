"""What the people of a table agree on, computed from given rows, so that no test needs a server."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from testing.server.scene import Scene
from tests.server.test_room_rules import at_table
from vitrall.engine.errors import Unavailable
from vitrall.server import agreements
from vitrall.server.agreements import (
    Agreements,
    agreements_of,
    coming,
    returning,
    sitting_in,
    voting,
    wishing,
    worked_out,
)
from vitrall.server.clocks import Clocks, read_clocks, write_clocks
from vitrall.server.room import Room
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.row_types import BOT, PERSON, PLAYING
from vitrall.server.storage.store import Store
from vitrall.server.terms import Clock, Terms

PEOPLE = tuple(SeatRow("t", seat, PERSON, name, secret=f"key {seat}") for seat, name in enumerate(("Ana", "Bo", "Cy")))
MACHINE = SeatRow("t", 3, BOT, bot="random")
TABLE = Agreements((*PEOPLE, MACHINE))
TIMED = Terms(clock=Clock(kind="reserve", seconds=300, at_zero="bot")).model_dump_json()


def agreed(*changes: agreements.Change, at: Agreements = TABLE) -> Agreements:
    for change in changes:
        at = change(at)
    return at


def stand_ins(at: Agreements) -> list[int]:
    return [row.seat for row in at.seats if row.stand_in]


def test_a_pause_needs_every_person_and_no_bot() -> None:
    two = agreed(wishing(0, True), wishing(1, True))
    assert (two.paused, sorted(two.pause)) == (False, [0, 1])
    assert agreed(wishing(1, False), at=two).pause == {0}
    all_three = agreed(wishing(2, True), at=two)
    assert (all_three.paused, all_three.pause) == (True, frozenset())
    assert agreed(wishing(0, True), at=all_three) == all_three
    assert not agreed(wishing(1, False), at=all_three).paused


def test_who_leaves_is_asked_no_more_and_a_table_without_people_goes_on() -> None:
    two = agreed(wishing(0, True), wishing(1, True))
    paused = agreed(sitting_in(2, "greedy", ""), at=two)
    assert paused.paused
    alone = agreed(sitting_in(0, "greedy", ""), sitting_in(1, "greedy", ""), at=paused)
    assert not alone.paused
    assert all(row.mover for row in alone.seats)


@pytest.mark.parametrize("change", [wishing(1, True), wishing(1, False), voting(1, 2)])
def test_who_was_replaced_meanwhile_is_told_so(change: agreements.Change) -> None:
    """Their wish would count for nothing, and nobody would know."""
    with pytest.raises(Unavailable) as caught:
        agreed(sitting_in(1, "greedy"), change)
    assert caught.value.code == "seat/stand-in"


def test_every_other_person_votes() -> None:
    one = agreed(voting(0, 2))
    assert (one.open_votes, stand_ins(one)) == ({2: [0]}, [])
    assert agreed(voting(0, 2), at=one) == one
    assert stand_ins(agreed(voting(1, 2), at=one)) == [2]
    assert agreed(coming([2]), voting(1, 2), at=one).open_votes == {2: [1]}


def test_those_on_whom_a_vote_is_open_are_not_asked() -> None:
    assert stand_ins(agreed(voting(0, 1), voting(0, 2))) == [1, 2]


def test_whoever_returns_decides_again() -> None:
    gone = agreed(voting(0, 2), voting(1, 2))
    assert (sorted(gone.people), gone.open_votes) == ([0, 1], {})
    back = agreed(returning(2), at=gone)
    assert (sorted(back.people), dict(back.votes), back.seats) == ([0, 1, 2], {}, TABLE.seats)
    left = agreed(sitting_in(2, "greedy", ""))
    assert left.seats[2].is_left
    assert not agreed(returning(2, "new key"), at=left).seats[2].is_left


def row(clocks: Clocks | None = None, **values: Any) -> TableRow:
    stored = write_clocks(clocks) if clocks else "[]"
    return TableRow("t", 1, 1, PLAYING, TIMED, "ana", False, "5a", awaited=0b0001, clocks=stored, **values)


def after(change: agreements.Change, at: TableRow, now: float, seats: tuple[SeatRow, ...] = TABLE.seats) -> TableRow:
    """The row after a change, and its seats through the same door as in the database."""
    values, _ = worked_out(change, now)(at, seats)
    return replace(at, **values)


def test_clocks_stand_still_during_a_pause() -> None:
    only = (PEOPLE[0], MACHINE)
    before = row(Clocks((300.0, 300.0), 1000.0, (1, 0, ""), (0,)), deadline=1300.0)
    paused = after(wishing(0, True), before, 1100.0, only)
    assert (paused.paused, paused.deadline, paused.awaits_bot) == (True, None, False)
    clocks = read_clocks(paused.clocks)
    assert clocks is not None
    assert clocks.at(9999.0) == [200, 300]
    resumed = after(wishing(0, False), paused, 5000.0, only)
    assert (resumed.paused, resumed.deadline) == (False, 5200.0)


def test_whoever_returns_has_time_to_think() -> None:
    late = row(Clocks((0.0, 300.0, 300.0, 300.0), 1000.0, (1, 0, ""), (0,)))
    sits = sitting_in(0, "greedy")
    gone = after(sits, late, 1000.0)
    assert gone.awaits_bot
    back = after(returning(0), gone, 1001.0, sits(TABLE).seats)
    assert (back.deadline, back.awaits_bot) == (1001.0 + agreements.GRACE, False)


def test_wishes_are_kept_as_they_are() -> None:
    at = after(voting(1, 2), after(wishing(0, True), row(), 1.0), 2.0)
    agreed = agreements_of(at, TABLE.seats)
    assert (sorted(agreed.pause), agreed.open_votes) == ([0], {2: [1]})
    assert after(coming([2]), after(wishing(0, False), at, 3.0), 4.0).wishes == "{}"


@pytest.mark.parametrize(("status", "done"), [("open", False), ("playing", True), ("over", False)])
def test_only_a_running_game_is_agreed_about(tmp_path: Path, status: str, done: bool) -> None:
    async def main() -> tuple[bool, list[SeatRow]]:
        store = Store(await open_database(str(tmp_path / "t.db")))
        await store.open_table(replace(row(), status=status), TABLE.seats)
        answer = await store.change_agreements("t", worked_out(sitting_in(1, "greedy"), 5.0))
        seats = await store.seats("t")
        await store.close()
        return answer, seats

    answer, seats = asyncio.run(main())
    assert answer is done
    assert [seat.stand_in for seat in seats] == ["", "greedy" if done else "", "", ""]


def test_tables_of_before_are_kept_and_nobody_is_replaced_at_them(tmp_path: Path) -> None:
    """A database of the first schema, brought up to date."""
    path = tmp_path / "t.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "src/vitrall/server/storage/migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("INSERT INTO tables VALUES ('t',1,1,'playing','{}','a',0,'5a',1,1,0,NULL,'[]',NULL,'',0)")
        )
        connection.execute(text("INSERT INTO seats VALUES ('t',0,'person','Ana','','a','key','')"))
    engine.dispose()

    async def main() -> tuple[TableRow | None, list[SeatRow]]:
        store = Store(await open_database(str(path)))
        row = await store.table("t"), await store.seats("t")
        await store.close()
        return row

    table, seats = asyncio.run(main())
    assert table is not None
    assert (table.paused, table.wishes) == (False, "{}")
    assert seats == [SeatRow("t", 0, PERSON, "Ana", "", "a", "key", "")]


def test_votes_are_counted_by_person_not_by_head() -> None:
    """Of four, Ana and Bo have voted against Dee, and Bo is voted on himself: two votes, but Cy was not asked yet."""
    four = Agreements((*PEOPLE, SeatRow("t", 3, PERSON, "Dee", secret="key 3")))
    waiting = agreed(voting(0, 3), voting(1, 3), voting(0, 1), at=four)
    assert stand_ins(waiting) == []
    assert stand_ins(agreed(voting(2, 3), at=waiting)) == [3]


def test_a_move_ends_the_vote_to_replace_its_player() -> None:
    async def work(scene: Scene, room: Room) -> None:
        await room.agree(voting(0, 1))
        assert [room.snapshot.is_voted_on(seat) for seat in range(3)] == [False, True, False]
        for seat, is_voted_on in ((2, True), (1, False)):
            await room.play(seat, room.playing().number, room.playing().view(seat)["legal"][0])
            assert room.snapshot.is_voted_on(1) == is_voted_on

    at_table(work, PERSON, PERSON, PERSON, options={"players": 3})
