"""Finished tables: no limit counts them, a list shows date, round and result, and they go when nobody wants them."""

from __future__ import annotations

import json
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from testing.server.client import Device, played_alone, two_seats
from testing.server.in_process import Served, served

BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("near") / "tables.db", tables_device=2) as running:
        yield running


def codes(device: Device) -> list[str]:
    return [table["id"] for table in device.done("GET", "/api/finished")]


@pytest.mark.lengthy
def test_a_finished_game_is_listed_with_its_date_round_and_result(near: Served) -> None:
    ana = Device(near.address)
    table = played_alone(ana)
    (listed,) = ana.done("GET", "/api/finished")
    assert listed["id"] == table
    assert listed["created"] <= listed["ended"] <= time.time() + 1
    assert listed["round"] == 10
    assert isinstance(listed["target"], int)
    (seat,) = listed["seats"]
    with ana.line(table) as line:
        line.reach(line.welcome["number"])
        result = json.loads(line.heard[-1])["result"]
    assert (seat["name"], seat["points"]) == ("Ana", result["sheet"]["seats"][0]["total"])
    assert seat["won"] == (result["winners"] == [0])
    assert (listed["yours"], listed["owner"]) == ([0], True)
    assert Device(near.address).done("GET", "/api/finished") == []


@pytest.mark.lengthy
def test_a_summary_has_the_sheet_of_the_own_seats_and_only_for_their_device(near: Served) -> None:
    ana = Device(near.address)
    table = played_alone(ana)
    summary = ana.done("GET", f"/api/finished/{table}")
    (listed,) = ana.done("GET", "/api/finished")
    (seat,) = summary["seats"]
    assert (summary["id"], summary["players"], summary["target"]) == (table, 1, listed["target"])
    assert summary["ended"] == listed["ended"]
    assert (seat["points"], seat["won"]) == (listed["seats"][0]["points"], listed["seats"][0]["won"])
    assert sum(row["points"] for row in seat["rows"]) == seat["points"]
    assert [row["kind"] for row in seat["rows"]][-2:] == ["tokens", "empty"]
    assert seat["pattern"]
    assert summary["counted"]
    puzzle = played_alone(ana, seed=5)
    assert not ana.done("GET", f"/api/finished/{puzzle}")["counted"]
    for other, path in ((Device(near.address), table), (ana, "nowhere")):
        assert other.ask("GET", f"/api/finished/{path}").body["error"]["code"] == "table/none"


@pytest.mark.slow
def test_only_tables_that_go_on_count_for_the_limit(near: Served) -> None:
    ana = Device(near.address)
    for _ in range(3):  # one more than the limit
        played_alone(ana)
    for _ in range(2):
        ana.open([])
    answer = ana.ask("POST", "/api/tables", {"terms": {}, "seats": []})
    assert answer.body["error"]["code"] == "table/too-many"
    assert len(codes(ana)) == 3
    home = [table["status"] for table in ana.done("GET", "/api/home")]
    assert home == ["open", "open", "over", "over", "over"]  # what goes on comes first


def finished_pair(near: Served, path: Path) -> tuple[Any, Any]:
    """A table of two, marked as over in storage: to play it would take longer than the test."""
    ana, bo = two_seats(near.address)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE tables SET status = 'over' WHERE id = ?", (ana.table,))
    return ana, bo


@pytest.mark.slow
def test_everybody_forgets_for_themselves_and_the_last_one_deletes(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with served(path) as near:
        ana, bo = finished_pair(near, path)
        stranger = Device(near.address)
        assert stranger.ask("DELETE", f"/api/finished/{ana.table}").status == 404
        assert codes(ana.device) == codes(bo.device) == [ana.table]
        old = ana.device.done("GET", "/api/finished")[0]
        assert [seat["points"] for seat in old["seats"]] == [None, None]  # ended before results were stored
        ana.device.done("DELETE", f"/api/finished/{ana.table}")
        assert codes(ana.device) == []
        assert codes(bo.device) == [ana.table]
        assert bo.device.ask("GET", f"/api/tables/{ana.table}").status == 200
        bo.device.done("DELETE", f"/api/finished/{ana.table}")
        assert bo.device.ask("GET", f"/api/tables/{ana.table}").status == 404
        assert bo.device.ask("DELETE", f"/api/finished/{ana.table}").status == 404
    with closing(sqlite3.connect(path)) as database:
        for part in ("tables", "seats", "moves"):
            assert database.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,)


@pytest.mark.lengthy
def test_a_table_that_goes_on_is_not_forgotten(near: Served) -> None:
    ana, _ = two_seats(near.address)
    assert ana.device.ask("DELETE", f"/api/finished/{ana.table}").status == 404
    assert ana.device.ask("GET", f"/api/tables/{ana.table}").status == 200


@pytest.mark.parametrize("path", ["/", "/health", "/ready", "/api/home", "/api/choices", "/openapi.json", "/style.css"])
def test_head_answers_where_get_does(near: Served, path: str) -> None:
    got, head = (_answered(near.address + path, method) for method in ("GET", "HEAD"))
    assert (got[0], head[0]) == (200, 200)
    assert got[1]
    assert head[1] == b""
    assert head[2].get("content-length") == got[2].get("content-length")
    assert head[2]["content-type"] == got[2]["content-type"]


def test_head_of_what_is_not_there_is_not_there_either(near: Served) -> None:
    assert _answered(near.address + "/api/tables/none", "HEAD")[0] == 404


def _answered(address: str, method: str) -> tuple[int, bytes, dict[str, str]]:
    request = urllib.request.Request(address, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read(), {name.lower(): value for name, value in answer.headers.items()}
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), dict(error.headers)
