"""A function that blocks the event loop is noticed and named."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest

from vitrall.server.pause_watch import PauseWatch
from vitrall.server.storage.connection import open_database


def hold_up(seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        pass


def test_a_pause_is_logged_with_what_ran(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        watch = PauseWatch()
        await asyncio.sleep(0.05)
        hold_up(0.3)
        await asyncio.sleep(0.05)
        watch.close()

    caplog.set_level(logging.INFO)
    asyncio.run(main())
    lines = [vars(line) for line in caplog.records if line.message == "the loop was held up"]
    assert any(line["seconds"] > 0.2 and "hold_up" in line["reason"] for line in lines), lines


@pytest.mark.lengthy
def test_the_journal_is_copied_beside_the_commits_and_not_by_them(tmp_path: Path) -> None:
    async def main() -> tuple[int, int]:
        database = await open_database(str(tmp_path / "t.db"))
        async with database.engine.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE big (text TEXT)")
        for _ in range(40):  # more than SQLite's own limit of 1,000 pages
            async with database.engine.begin() as connection:
                await connection.exec_driver_sql("INSERT INTO big VALUES (zeroblob(200000))")
        before = (tmp_path / "t.db").stat().st_size
        await database.checkpoint()
        after = (tmp_path / "t.db").stat().st_size
        await database.close()
        return before, after

    before, after = asyncio.run(main())
    assert before < 1_000_000 < 8_000_000 < after
