"""Analyses of tables are stored beside them: a restart and other processes find them, and their number has a bound."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from testing.server.analyses import analysing_server
from testing.server.client import Device, played_alone
from testing.server.memory_storage import AnalysesInMemory
from tests.server.test_analysis_queue import ANA, TASK, Processes
from tests.server.test_storage import any_path, in_store, path
from tests.server.test_store_questions import opened
from vitrall.engine.errors import Unavailable
from vitrall.server import analysis_queue
from vitrall.server.analysis_queue import AnalysisQueue, Key
from vitrall.server.identity import new_table_id
from vitrall.server.storage import Storage
from vitrall.server.storage import analyses as stored_analyses
from vitrall.server.storage.row_types import OVER

__all__ = ["any_path", "path"]

KEY: Key = (new_table_id(), "quick")


class NoSpace(AnalysesInMemory):
    async def put(self, table: str, effort: str, version: str, content: bytes, now: float) -> None:
        raise Unavailable("server/full")


async def whole(store: AnalysesInMemory, key: Key = KEY) -> AnalysisQueue:
    """A queue after it has made one analysis and stored it."""
    processes = Processes()
    queue = AnalysisQueue(processes.start, store)
    texts = queue.texts(key, TASK, ANA)
    await anext(texts)
    processes[0].whole(b"game", b"result")
    assert [text async for text in texts if not text.startswith(b"{")] == [b"game", b"result"]
    await asyncio.gather(*queue._saving)
    return queue


async def recalled(store: AnalysesInMemory, key: Key = KEY) -> tuple[list[bytes], int]:
    """What a new queue sends at once, and how many processes it has started for it."""
    processes = Processes()
    queue = AnalysisQueue(processes.start, store)
    await queue.recall(key)
    texts = queue.texts(key, TASK, ANA)
    first = [await anext(texts)]
    if processes:
        await texts.aclose()
    else:
        first += [text async for text in texts]
    queue.close()
    return first, len(processes)


def test_another_queue_finds_what_was_analysed() -> None:
    async def test() -> None:
        store = AnalysesInMemory()
        (await whole(store)).close()
        assert await recalled(store) == ([b"game", b"result"], 0)
        other = (KEY[0], "normal")
        assert (await recalled(store, other))[1] == 1

    asyncio.run(test())


def test_an_analysis_of_another_version_or_a_damaged_one_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = AnalysesInMemory()
        await whole(store)
        version, content = store.by_table[KEY]
        store.by_table[KEY] = (version, content[:-5])
        assert (await recalled(store))[1] == 1
        store.by_table[KEY] = (version, content)
        monkeypatch.setattr(analysis_queue, "__version__", "99.0")
        assert (await recalled(store))[1] == 1

    asyncio.run(test())


def test_records_that_readers_send_are_not_stored() -> None:
    async def test() -> None:
        store = AnalysesInMemory()
        await whole(store, ("record 5eb63bbbe01eeed0", "quick"))
        assert store.by_table == {}

    asyncio.run(test())


def test_a_full_disk_costs_no_analysis(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    asyncio.run(whole(NoSpace()))
    assert "an analysis was not stored" in caplog.messages


# ---- in a database ---------------------------------------------------------------------------------------------------


def test_one_for_each_table_and_effort_and_only_of_this_version(any_path: str) -> None:
    async def work(store: Storage) -> None:
        for id in ("a", "b"):
            await opened(store, id, status=OVER)
        await store.analyses.put("a", "quick", "1", b"first", 1.0)
        await store.analyses.put("a", "quick", "2", b"second", 2.0)
        await store.analyses.put("a", "normal", "2", b"third", 3.0)
        await store.analyses.put("b", "quick", "2", b"fourth", 4.0)
        asked = [
            ("a", "quick", "1"),
            ("a", "quick", "2"),
            ("a", "normal", "2"),
            ("b", "quick", "2"),
            ("b", "deep", "2"),
        ]
        assert [await store.analyses.get(*each) for each in asked] == [None, b"second", b"third", b"fourth", None]
        await store.delete_table("a")
        assert [await store.analyses.get(*each) for each in asked[1:4]] == [None, None, b"fourth"]

    in_store(any_path, work)


def test_the_oldest_are_deleted_beyond_the_bound(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_analyses, "MOST", 2)

    async def work(store: Storage) -> None:
        for number, id in enumerate("abcd"):
            await opened(store, id, status=OVER)
            await store.analyses.put(id, "quick", "1", id.encode(), float(number))
        assert [await store.analyses.get(id, "quick", "1") for id in "abcd"] == [None, None, b"c", b"d"]

    in_store(path, work)


@pytest.mark.slow
def test_a_server_that_starts_again_has_its_analyses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.db"
    with analysing_server(database) as near:
        device = Device(near.address)
        table = played_alone(device, seed=5)
        first = lines_of(device, table)
    with analysing_server(database) as near:
        monkeypatch.setattr(near.app.state.server.analyses, "_start", never)
        again = lines_of(Device(near.address), table)
    assert [json.loads(line)["type"] for line in again] == ["game", "analysis", "done"]
    assert again == [line for line in first if json.loads(line)["type"] in ("game", "analysis", "done")]


def never(*_: Any) -> Any:
    raise AssertionError("an analysis is made again")


def lines_of(device: Device, table: str) -> list[str]:
    body: str = device.done("GET", f"/api/tables/{table}/analysis?effort=quick")
    return body.splitlines()
