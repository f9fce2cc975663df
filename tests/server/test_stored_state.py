"""What the store answers and what follows from it: links, lists, clocks after a stop, open questions, paces."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, text

from testing.server.scene import Scene, in_scene
from vitrall.server.deck_folder import Decks
from vitrall.server.finished_routes import _summary
from vitrall.server.lobby import Lobby
from vitrall.server.running import SWITCH_SECONDS, running
from vitrall.server.settings import Settings
from vitrall.server.shared_games import SharedGames
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.connection import Database, _why, open_database
from vitrall.server.storage.heartbeat import SILENCE
from vitrall.server.storage.row_types import OVER, PERSON, PLAYING, Standing
from vitrall.server.storage.schema import TABLES
from vitrall.server.storage.store import Store
from vitrall.server.table_entry import Entry
from vitrall.server.table_snapshot import TableSnapshot
from vitrall.server.terms import Terms, read_terms

ROW = TableRow("t", 1, 1, OVER, "{}", "ana", False, "")
CLOCKS = '{"left": [12.345, 60.0], "since": 5.0, "turn": [1, 0, ""], "running": [0]}'


def in_store(path: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def main() -> Any:
        store = Store(await open_database(str(path / "t.db")))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


def test_a_finished_table_stays_for_the_other_device(tmp_path: Path) -> None:
    """Whether it left the list of the device, and whether it is deleted."""

    async def work(store: Store) -> list[Any]:
        seats = [SeatRow("t", seat, PERSON, device=device) for seat, device in enumerate(("ana", "bo"))]
        await store.open_table(ROW, seats)
        return [await store.forget_finished("t", device) for device in ("nobody", "ana", "ana", "bo")]

    assert in_store(tmp_path, work) == [(False, False), (True, False), (False, False), (True, True)]


def test_a_device_link_moves_the_seats_of_its_maker_once(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        await store.open_table(replace(ROW, status=PLAYING), [SeatRow("t", 0, PERSON, device="ana", secret="old")])
        await store.links.add_device("token", "ana", 10.0, 20.0)
        await store.links.add_device("second", "ana", 10.0, 20.0)
        moved = await store.links.use_device("token", "new", 11.0)
        again = [await store.links.use_device(token, "third", 12.0) for token in ("token", "second", "never")]
        (seat,) = await store.seats("t")
        row = await store.table("t")
        assert row is not None
        return [moved, again, seat.device, seat.secret == "old", row.owner]

    assert in_store(tmp_path, work) == [["t"], [None, None, None], "new", False, "new"]


def test_a_device_that_uses_its_own_link_keeps_its_seats(tmp_path: Path) -> None:
    async def work(store: Store) -> Any:
        await store.open_table(replace(ROW, status=PLAYING), [SeatRow("t", 0, PERSON, device="ana", secret="old")])
        await store.links.add_device("token", "ana", 10.0, 20.0)
        return await store.links.use_device("token", "ana", 11.0), (await store.seats("t"))[0].secret

    assert in_store(tmp_path, work) == ([], "old")


def test_clocks_resume_unless_another_process_was_there_a_moment_ago(tmp_path: Path) -> None:
    async def work(store: Store) -> list[int]:
        seats = [SeatRow("t", 0, PERSON)]
        await store.open_table(replace(ROW, status=PLAYING, deadline=99.0, clocks=CLOCKS), seats)
        resume = store.heartbeat.resume

        def unchanged(row: TableRow, alive: float | None) -> dict[str, Any]:
            return {"deadline": 99.0}

        begins = [(100.0, True), (100.0 + SILENCE / 2, False), (100.0 + SILENCE, False), (100.0 + SILENCE, True)]
        return [await resume(now, alone, unchanged) for now, alone in begins]

    assert in_store(tmp_path, work) == [1, 0, 1, 1]


def test_a_question_is_held_until_it_is_answered(tmp_path: Path) -> None:
    """The loop itself holds a task only weakly: a question that nobody holds may vanish half-way."""

    async def work(store: Store) -> list[int]:
        database: Database = store.database
        asked = asyncio.ensure_future(database.rows(select(TABLES.c.id)))
        counts = [len(database._questions)]
        await asyncio.sleep(0)
        counts.append(len(database._questions))
        await asked
        await asyncio.sleep(0)
        return [*counts, len(database._questions)]

    assert in_store(tmp_path, work) == [0, 1, 0]


def test_moves_among_other_changes_are_counted(tmp_path: Path) -> None:
    """The garbage collector waits for a moment without moves, so the writer remembers the time of the latest."""

    async def work(store: Store) -> Any:
        await store.open_table(ROW, [SeatRow("t", 0)])
        other = store.writer.write(lambda connection: connection.execute(text("SELECT 1")))
        await asyncio.gather(other, store.append("t", Entry(0, 0, ("pass",)), Standing(PLAYING, 1, False)))
        return store.writer.moves, store.moved_at > 0.0

    assert in_store(tmp_path, work) == (1, True)


def test_of_a_database_elsewhere_only_its_kind_is_said() -> None:
    error = ConnectionRefusedError(111, "refused")
    assert "postgresql" in repr(_why("postgresql://ana:password@host/db", error))
    assert "password" not in repr(_why("postgresql://ana:password@host/db", error))
    assert "tables.db" in repr(_why("tables.db", error))


def test_clocks_are_told_in_tenths_of_a_second() -> None:
    row = replace(ROW, status=PLAYING, clocks=CLOCKS, paused=True)
    snapshot = TableSnapshot(row, [], read_terms(Terms().model_dump_json()), Decks())
    assert snapshot.clock == [12.3, 60.0]


def test_a_bot_moves_at_once_for_a_player_who_leaves() -> None:
    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, PERSON)
        await Lobby(scene.registry, 10).leave("t", "key 0")
        await scene.rest()
        assert scene.players.asked
        assert room.seats[0].is_left

    in_scene(work)


def test_a_seat_may_move_three_seconds_ahead_of_its_pace(tmp_path: Path) -> None:
    async def main() -> float:
        async with running(Settings(str(tmp_path / "t.db"), rate_seat=7), Decks()) as server:
            return server.seat_rate_limits._burst

    assert asyncio.run(main()) == 21


def test_an_address_opens_so_many_tables_at_once_as_in_three_seconds_of_requests(tmp_path: Path) -> None:
    async def main() -> list[tuple[float, float]]:
        async with running(Settings(str(tmp_path / "t.db"), rate_address=20), Decks()) as server:
            return [(each._burst, each._rate) for each in (server.openings, server.listings)]

    (burst, rate), listings = asyncio.run(main())
    assert (burst, rate * 3600) == pytest.approx((60, 180))
    assert (listings[0], listings[1] * 3600) == pytest.approx((10, 60))


def test_the_thread_that_commits_gets_the_interpreter_soon_while_a_server_runs(tmp_path: Path) -> None:
    async def main() -> float:
        async with running(Settings(str(tmp_path / "t.db")), Decks()):
            return sys.getswitchinterval()

    before = sys.getswitchinterval()
    assert asyncio.run(main()) == pytest.approx(SWITCH_SECONDS)
    assert sys.getswitchinterval() == before


def test_a_summary_counts_the_tools_of_each_seat() -> None:
    kinds = (("tool-used", 0, "cutter"), ("tool-used", 1, "lens"), ("tool-used", 1, "lens"), ("placed", 0, None))
    game: Any = SimpleNamespace(
        sheet={"target": None, "seats": [{"total": points, "rows": []} for points in (30, 40)]},
        view=lambda viewer: {"seats": [{"pattern": "aurora"}, {"pattern": None}]},
        events=[{"kind": kind, "seat": seat, "tool": tool} for kind, seat, tool in kinds],
        players=2,
        winners=[1],
    )
    summary = _summary(replace(ROW, settings=Terms().model_dump_json()), game, [0, 1])
    tools = [{use.tool: use.uses for use in seat.tools} for seat in summary.seats]
    assert tools == [{"cutter": 1}, {"lens": 2}]
    assert [(seat.points, seat.won, seat.pattern) for seat in summary.seats] == [(30, False, "aurora"), (40, True, "")]


def test_a_picture_is_drawn_once(monkeypatch: Any) -> None:
    drawn: list[str] = []

    async def rendered(svg: str, width: int, height: int) -> bytes:
        drawn.append(svg)
        return b"png"

    async def main() -> list[bytes]:
        registry: Any = None
        games = SharedGames(registry)

        async def game(id: str) -> Any:
            return SimpleNamespace(words=lambda words: words, result=lambda seat, named: seat)

        monkeypatch.setattr(games, "game", game)
        return [await games.png(("t", seat, True, "en")) for seat in (0, 0, 1)]

    picture = SimpleNamespace(svg="svg", width=2, height=1)
    monkeypatch.setattr("vitrall.server.shared_games.rendered_apart", rendered)
    monkeypatch.setattr("vitrall.server.shared_games.result_picture", lambda *_, **__: picture)
    assert asyncio.run(main()) == [b"png"] * 3
    assert drawn == ["svg", "svg"]
