"""`vitrall serve` itself: what it says, what it refuses, and what moves by itself; without serving anybody."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import socket
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from hypothesis import given

from testing.command_line import vitrall
from testing.process_ends import watched
from testing.random_games import FEW, Moment, moments, seeds
from testing.secrecy import altered
from testing.server.client import Device
from testing.server.process import Serving
from vitrall.cli import serve
from vitrall.game import Game
from vitrall.server.guard import is_known_host, is_own_origin, weight
from vitrall.server.limits import Bucket, Buckets
from vitrall.server.logs import JsonLines
from vitrall.server.players import Players, position_for
from vitrall.server.settings import Settings
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.lock import only_server
from vitrall.server.storage.store import Store
from vitrall.server.table_registry import TableRegistry
from vitrall.server.terms import Terms


def test_without_the_extra_it_says_which_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    done = vitrall("serve")
    assert done.returncode == 1
    assert 'pip install "vitrall[web]"' in done.stderr


def test_an_address_that_is_taken_is_told_in_words(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = vitrall("serve", "--port", port, "--database", str(tmp_path / "t.db"), VITRALL_LANG="es")
    assert done.returncode == 1
    assert "[serve/address]" in done.stderr
    assert "no puede escuchar" in done.stderr


def test_one_file_has_one_server(tmp_path: Path) -> None:
    """A second one would not hear what the first one commits."""
    path = str(tmp_path / "t.db")
    with only_server(path):
        done = vitrall("serve", "--port", "0", "--database", path)
    assert done.returncode == 1
    assert "[serve/in-use]" in done.stderr
    with only_server(path), only_server("postgresql://a/b"), only_server("postgresql://a/b"):
        pass


def test_a_database_that_does_not_answer_is_told_in_words() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        url = f"postgresql://ana:hush@127.0.0.1:{nobody.getsockname()[1]}/tables"
        done = vitrall("serve", "--port", "0", "--database", url)
    assert done.returncode == 1
    assert "[serve/database]" in done.stderr
    assert "hush" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.lengthy
def test_the_home_network_gets_an_address_and_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only this machine listens here; the address that a home would see is made up."""
    monkeypatch.setattr(serve, "EVERYWHERE", "127.0.0.1")
    monkeypatch.setattr(serve, "home_address", lambda: "192.0.2.7")
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: sockets[0].close())
    monkeypatch.setattr("vitrall.server.logs.log_lines", lambda: None)
    done = vitrall("serve", "--lan", "--port", "0", "--database", str(tmp_path / "t.db"))
    assert "Vitrall is at http://192.0.2.7:" in done.stdout
    assert "█" in done.stdout
    assert "scan the code" in done.stdout


def test_which_pages_and_names_are_ours() -> None:
    here, world = Settings(port=80), Settings(public_url="https://tables.example")
    assert is_own_origin("", "127.0.0.1:80", here)
    assert is_own_origin("http://127.0.0.1:80", "127.0.0.1:80", here)
    assert is_own_origin("https://tables.example", "127.0.0.1:8756", world)
    assert is_own_origin("https://tables.example", "tables.example", world)
    for origin, host in [
        ("http://evil.example", "127.0.0.1:80"),
        ("http://evil.example", "evil.example"),
        ("null", "127.0.0.1:80"),
        ("http://127.0.0.1:81", "127.0.0.1:80"),
        ("file://127.0.0.1:80", "127.0.0.1:80"),
        ("", ""),
    ]:
        assert not (origin and is_own_origin(origin, host, here)), origin
        assert not is_known_host("evil.example", here)
    assert is_known_host("localhost:9", here)
    assert is_known_host("[::1]:9", here)
    assert not is_known_host("tables.example", here)
    assert is_known_host("tables.example", world)


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_who_is_asked_to_stop_does_so_in_order_and_says_it(tmp_path: Path, number: int) -> None:
    server = Serving(str(tmp_path / "t.db"), 0, VITRALL_LANG="pl")
    server.process.send_signal(number)
    assert server.stop() == 0
    assert "Zatrzymano." in server.said
    assert '"message": "stopped"' in server.log()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux tells of them")
def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "t.db"), 0)
    device = Device(server.address)
    table = device.open([{"kind": "bot"}, {"kind": "bot"}])["table"]
    device.done("POST", f"/api/tables/{table}/start")
    with device.line(table) as watching:
        watching.reach(1)
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    children = [child for task in tasks for child in task.read_text().split()]
    workers = [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]
    assert workers
    with watched(workers) as watch:
        server.kill()
        assert watch.alive_after(30) == []


def test_what_keeps_the_server_busy_weighs_more() -> None:
    assert weight("POST", "/api/tables") == weight("GET", "/api/tables/x/replay") == 5
    assert weight("GET", "/api/tables/x/dice") == weight("HEAD", "/api/tables/x/replay") == 5
    assert weight("POST", "/api/tables/x/practice") == weight("POST", "/api/practice") == 5
    assert weight("GET", "/r/x") == weight("HEAD", "/r/x.png") == 5
    assert weight("POST", "/api/referee") == weight("GET", "/api/tables/x/pictures/0/tall.svg") == 2
    assert weight("GET", "/api/tables") == weight("POST", "/api/tables/x/seats") == weight("GET", "/icon-192.png") == 1


def test_a_bucket_empties_and_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [50.0]
    monkeypatch.setattr("vitrall.server.limits.time", SimpleNamespace(monotonic=lambda: now[0]))
    bucket = Bucket(rate=4, burst=2)
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    now[0] += 0.25  # exactly one more
    assert [bucket.take(), bucket.take()] == [True, False]
    now[0] += 3600  # never more than the burst
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    with pytest.raises(Exception, match="Too many requests"):
        Buckets(0.001, 1).check("ana", 2)


def test_nothing_is_ever_unpickled() -> None:
    """Reading a pickle runs code of its writer; everything the server stores and receives is text and JSON. A Ray
    cluster sends pickles anyway, so results saved from it are no further danger; the server does not know of it."""
    source = Path(__file__).parents[2] / "src" / "vitrall"
    loads = re.compile(r"^\s*(?:import|from) (?:pickle|marshal|shelve|dill|cloudpickle)\b", re.MULTILINE)
    unpickling = [path for path in source.rglob("*.py") if loads.search(path.read_text(encoding="utf-8"))]
    assert [path.relative_to(source).as_posix() for path in unpickling] == ["lab/cluster.py"]
    server = [path.read_text(encoding="utf-8") for path in (source / "server").rglob("*.py")]
    assert not any(re.search(r"vitrall\.lab\b", text) for text in server)
    assert loads.search("import pickle")


@given(moments(), seeds)
@FEW
def test_what_a_bot_is_given_holds_no_secret(now: Moment, seed: int) -> None:
    for seat in range(int(now.state.rules.players)):
        assert position_for(Game(now.state), seat, seed) == position_for(Game(altered(now.state, seat)), seat, seed)


def test_old_tables_make_room(tmp_path: Path) -> None:
    """Those at which nothing has happened for longer than the setting says, and no others."""

    async def main() -> list[bool]:
        store = Store(await open_database(str(tmp_path / "t.db")))
        now = time.time()
        for id, changed in (("old", now - 3 * 86_400), ("new", now - 86_400)):
            row = TableRow(id, 1, changed, "over", Terms().model_dump_json(), "ana", False, "5a" * 32)
            await store.open_table(row, [SeatRow(id, 0)])
        await TableRegistry(store, Players(1), keep_days=2).janitor.expire()
        gone = [await store.table(id) is None for id in ("old", "new")]
        await store.close()
        return gone

    assert asyncio.run(main()) == [True, False]


def test_what_a_logger_is_given_beyond_the_known_fields_is_not_written() -> None:
    record = logging.makeLogRecord({"msg": "refused", "code": "seat/secret", "secret": "hush"})
    assert "hush" not in JsonLines().format(record)
    assert '"code": "seat/secret"' in JsonLines().format(record)
