"""Hosting a server: where it listens, where it stores what, at home, behind a proxy; as real processes."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from testing.server.client import Device, two_seats
from testing.server.process import Serving, serving
from testing.server.proxied import WORLD, proxied
from vitrall.cli.serve import _tell, home_address, opens_browser
from vitrall.server.settings import Settings
from vitrall.words import Words

ELSEWHERE = "127.0.0.2"  # an address of this machine that is not the usual one
ONLY_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere this machine has one address of its own")


def listens(address: str, port: int) -> bool:
    with socket.socket() as door:
        door.settimeout(10)
        return door.connect_ex((address, port)) == 0


@pytest.mark.slow
@ONLY_LINUX
def test_unless_told_otherwise_it_serves_this_machine_alone(server: Serving) -> None:
    assert server.address == f"http://127.0.0.1:{server.port}"
    assert listens("127.0.0.1", server.port)
    assert not listens(ELSEWHERE, server.port)


@pytest.mark.slow
def test_tables_are_kept_in_the_users_data_folder(tmp_path: Path) -> None:
    folders = {"XDG_DATA_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    with serving("", **folders) as server:
        ana, _ = two_seats(server.address)
    with closing(sqlite3.connect(tmp_path / "vitrall" / "tables.db")) as connection:
        assert list(connection.execute("SELECT id FROM tables")) == [(ana.table,)]


@pytest.mark.slow
@ONLY_LINUX
def test_the_home_network_is_served_with_an_address_and_its_code(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--lan") as server:
        assert server.address == f"http://{home_address()}:{server.port}"
        assert listens(ELSEWHERE, server.port)
        ana, bo = two_seats(server.address)
        opened = ana.device.open([])
        assert opened["link"].startswith(f"{server.address}/#/table/")
        with bo.device.line(bo.table, bo.secret, headers={"Origin": server.address}) as line:
            assert line.reach(0)["you"] == 1
        assert Device(server.address).ask("GET", "/api/home", host="evil.example").status == 403
    assert "█" in server.said
    assert "scan the code" in server.said


@pytest.mark.slow
def test_behind_a_proxy_links_cookies_and_origins_are_those_of_the_world(tmp_path: Path) -> None:
    flags = ("--public-url", WORLD, "--rate-address", "3")
    with proxied(tmp_path, *flags) as server:
        device = Device(server.address)
        opened = device.open([{"kind": "person", "name": "Ana"}])
        assert opened["link"] == f"{WORLD}/#/table/{opened['table']}"
        home = Device(server.address).ask("GET", "/api/home", host="tables.example")
        assert "; secure" in home.headers["set-cookie"].lower()
        table, secret = opened["table"], opened["seats"][0]["secret"]
        with device.line(table, secret, headers={"Origin": WORLD}) as line:
            assert line.welcome["seats"] == [0]
        other = device.ask("DELETE", f"/api/tables/{table}", origin="https://tables.example.evil")
        assert other.body["error"]["code"] == "request/origin"
        assert 429 in asked_often(server, "203.0.113.1")
        assert asked_often(server, "203.0.113.2", times=1) == [200]


@pytest.mark.slow
def test_without_a_proxy_nobody_is_believed_to_be_somewhere_else(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--rate-address", "3") as server:
        assert 429 in asked_often(server, "203.0.113.1")
        assert 429 in asked_often(server, "203.0.113.2")


def asked_often(server: Serving, address: str, times: int = 40) -> list[int]:
    headers = {"x-forwarded-for": address}
    return [Device(server.address).ask("GET", "/health", **headers).status for _ in range(times)]


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="the browser of this test is a shell script")
def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    script, seen = tmp_path / "browser", tmp_path / "seen"
    script.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}\n')
    script.chmod(0o700)
    with serving(tmp_path / "tables.db", "--open", BROWSER=f"{script} %s") as server:
        until = time.monotonic() + 30
        while not seen.exists() or not seen.read_text():
            assert time.monotonic() < until
            time.sleep(0.05)
    assert seen.read_text() == server.address


def test_the_browser_is_opened_for_whoever_sits_in_front(monkeypatch: pytest.MonkeyPatch) -> None:
    here, world, screen = Settings(), Settings(public_url=WORLD), {"DISPLAY": ":0"}
    for terminal in (True, False):
        monkeypatch.setattr("sys.stdout.isatty", lambda terminal=terminal: terminal, raising=False)
        assert opens_browser(None, here, screen) is terminal
        assert not opens_browser(None, world, screen)
        assert not opens_browser(None, here, {**screen, "SSH_CONNECTION": "a b c d"})
        assert opens_browser(True, world, {})
        assert not opens_browser(False, here, screen)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert not opens_browser(None, here, {})
    assert opens_browser(None, here, {"WAYLAND_DISPLAY": "wayland-0"})


@pytest.mark.parametrize("page", [True, False])
def test_without_a_page_the_terminal_says_how_to_build_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], page: bool
) -> None:
    monkeypatch.setattr("vitrall.server.index_page.built_page", lambda: tmp_path if page else None)
    _tell(Settings(), argparse.Namespace(lan=False, open=False), Words("en"))
    assert ("python3 dev.py build" in capsys.readouterr().out) is not page


@pytest.mark.slow
def test_settings_are_read_from_the_environment_and_a_flag_goes_first(tmp_path: Path) -> None:
    environ = {"VITRALL_DATABASE": str(tmp_path / "tables.db"), "VITRALL_METRICS": "yes", "VITRALL_PORT": "1"}
    with serving("", "--tables-device", "1", **environ, VITRALL_TABLES_DEVICE="50") as server:
        device = Device(server.address)
        assert "vitrall_rooms" in device.done("GET", "/metrics")
        device.open([])
        assert device.ask("POST", "/api/tables", {}).body["error"]["code"] == "table/too-many"
    assert (tmp_path / "tables.db").exists()


@pytest.mark.slow
def test_tables_expire_where_the_settings_say_so(tmp_path: Path) -> None:
    """Those at which nothing has happened for so many days, and no others; nobody has to come for it."""
    database = tmp_path / "tables.db"
    with serving(database) as server:
        device = Device(server.address)
        old, young = (device.open([{"kind": "person", "name": "Ana"}])["table"] for _ in range(2))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET changed = changed - 3 * 86400 WHERE id = ?", (old,))
    with serving(database, "--keep-days", "2") as server:
        device.address = server.address
        until = time.monotonic() + 30
        while old in (tables := [table["id"] for table in device.done("GET", "/api/home")]):
            assert time.monotonic() < until
            time.sleep(0.1)
        assert tables == [young]
        assert device.ask("GET", f"/api/tables/{old}").status == 404


@pytest.mark.slow
def test_the_id_of_an_error_stands_in_the_log(server: Serving) -> None:
    """So that the host finds an error that a player reports."""
    ana, _ = two_seats(server.address)
    answer = ana.device.ask("GET", "/api/tables/none").body["error"]
    with ana.line() as line:
        line.reach(0)
        line.send(type="move", number=1, move="draft R5")
        refused = line.until("refused")
    entries = {line.get("id"): line for line in map(json.loads, server.log().splitlines())}
    assert entries[answer["id"]]["code"] == "table/none"
    assert entries[refused["id"]]["code"] == refused["code"]
