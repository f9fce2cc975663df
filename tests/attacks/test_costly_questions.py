"""A stranger asks again and again for what is dear to answer, or makes a table that is dear to open."""

from __future__ import annotations

import http.client
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.server.client import Device
from testing.server.in_process import served
from testing.server.process import Serving, serving
from testing.server.process_load import processor_seconds
from vitrall.engine.errors import Unavailable
from vitrall.engine.options import Options
from vitrall.server import guard
from vitrall.server.fate import Seeded
from vitrall.server.table import MOST_TAKEBACKS, Table

ASKED = 100
PERSON = {"kind": "person", "name": "Ana"}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("target") / "t.db", "--metrics") as server:
        yield server


def milliseconds(server: Serving, device: Device, path: str) -> float:
    """Processor time of the server for one answer, over one connection as a browser's."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    headers = {"cookie": device.cookie}
    for number in range(ASKED + 5):
        if number == 5:
            before = processor_seconds(server)
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        body = answer.read()
        assert answer.status == 200
    line.close()
    assert body.count(b'"commitment"') == 100
    return 1000 * (processor_seconds(server) - before) / ASKED


@pytest.mark.slow
def test_a_list_of_a_hundred_tables_costs_five_milliseconds_at_most(target: Serving) -> None:
    ana = Device(target.address)
    for _ in range(100):
        ana.open([PERSON, {"kind": "bot"}])
    for number in range(100):
        Device(target.address).open([{"kind": "person", "name": f"B{number}"}], listed=True)
    costs = {path: milliseconds(target, ana, path) for path in ("/api/home", "/api/tables")}
    assert max(costs.values()) <= 5, costs


@pytest.mark.slow
def test_one_device_does_not_fill_the_public_list(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as server:
        Device(server.address).open([PERSON], listed=True)
        stranger = Device(server.address)
        for _ in range(20):
            stranger.open([PERSON], listed=True)
        assert len(stranger.done("GET", "/api/tables")) == 6


@pytest.mark.slow
@pytest.mark.parametrize(("listed", "most"), [(False, 60), (True, 10)])
def test_without_a_cookie_one_address_does_not_open_tables_for_ever(
    tmp_path: Path, listed: bool, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slowly it asks: here its requests weigh nothing, so that only the tables are counted."""
    monkeypatch.setattr(guard, "weight", lambda *_: 0)
    with served(tmp_path / "t.db", rate_address=20) as server:
        codes: list[str] = []
        for _ in range(most + 10):
            answer = Device(server.address).ask("POST", "/api/tables", {"terms": {"listed": listed}, "seats": [PERSON]})
            codes.append("opened" if answer.status == 201 else answer.body["error"]["code"])
        assert codes[:most] == ["opened"] * most
        assert codes.count("request/rate") >= 8  # one or two more were gained meanwhile


def test_a_table_that_is_taken_back_again_and_again_stays_quick_to_open() -> None:
    """A thousand takebacks held the loop for seconds: there is an end to them, long before that."""
    table = Table(Options(players=1), Seeded(7))
    while not table.game.state.round:
        table.play(0, table.number, table.view(0)["legal"][0])
    first = table.number
    for times in range(MOST_TAKEBACKS + 1):
        while table.number < first + 4 * (times + 1):
            table.play(0, table.number, table.view(0)["legal"][0])
        if times < MOST_TAKEBACKS:
            table.takeback(0, table.number, table.number - 3)
    with pytest.raises(Unavailable) as refused:
        table.takeback(0, table.number, table.number - 3)
    assert refused.value.code == "undo/too-often"
    began = time.process_time()
    again = Table.rebuilt(Options(players=1), Seeded(7), table.entries)
    assert time.process_time() - began < 2
    assert again.view(0) == table.view(0)
