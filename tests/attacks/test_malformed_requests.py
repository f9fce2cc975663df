"""A stranger sends malformed requests or impossible names, and tries to fill the log with them."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path

import pytest

from testing.server.client import Device
from testing.server.process import Serving, serving
from tests.attacks.test_exhausting_memory import answered, knocks

HOSTS = ["[", "[::1", "a]b", "[v1.x]", "a b", "\x7f", "x" * 5000, "a:b:c", "ü", "localhost:99999999", "@", "//"]
PATHS = [
    "/%00",
    "/api/tables/%00",
    "/api/tables/a%00b/record",
    "/api/decks/%00",
    "/api/links/%00",
    "/" + "x" * 8000,
    "/assets/%00.js",
    "/" + "%2e%2e/" * 200,
    "/\udcff".encode("utf-8", "surrogateescape").decode("latin-1"),
    "/api/tables/" + "x" * 4000,
    "/" + "a/" * 2000,
]


def asked(server: Serving, method: str, path: str, host: str = "localhost", **headers: str) -> tuple[int, str]:
    """The status and the code of the error, over a line of one's own."""
    extra = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    text = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{extra}\r\n"
    with knocks(server, 1) as (door,):
        with contextlib.suppress(OSError):
            door.sendall(text.encode("latin-1"))
        head, _, body = answered(door).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"] if b"application/json" in head else ""


@pytest.mark.slow
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_malformed_host_is_refused(target: Serving, method: str) -> None:
    for host in HOSTS:
        status, code = asked(target, method, "/api/tables", host)
        assert (400 <= status < 500, code in ("request/origin", "request/malformed")) == (True, True), (host, status)


@pytest.mark.slow
def test_a_malformed_origin_is_refused(target: Serving) -> None:
    for origin in ["http://[", "http://[::1", "null", "http://a]b", "http://\x7f", "://", "x" * 5000, "http://[v1.x]"]:
        for method in ("POST", "DELETE"):
            status, code = asked(target, method, "/api/tables/abc", origin=origin)
            assert (status, code) in ((403, "request/origin"), (400, "request/malformed")), (origin, status, code)
        upgrade = {
            "Upgrade": "websocket",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version": "13",
        }
        text = "".join(f"{name}: {value}\r\n" for name, value in {**upgrade, "Origin": origin}.items())
        with knocks(target, 1) as (door,):
            way = f"GET /api/tables/abc/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n{text}\r\n"
            door.sendall(way.encode("latin-1"))
            status = int(answered(door).split()[1])
        assert 400 <= status < 500, (origin, status)


@pytest.mark.slow
def test_a_path_that_names_nothing_is_refused(target: Serving) -> None:
    for path in PATHS:
        for method in ("GET", "POST", "DELETE"):
            status, code = asked(target, method, path)
            assert 400 <= status < 500, (method, path[:60], status)
            assert code.startswith(("request/", "table/", "deck/", "link/")), (method, path[:60], code)


@pytest.mark.slow
def test_a_socket_of_a_table_without_a_name_is_refused(target: Serving) -> None:
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    for id in ("%00", "a%00", "x" * 500, "%ff", "..%2f.."):
        with knocks(target, 1) as (door,):
            way = (
                f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade"
            )
            door.sendall(f"{way}\r\n{key}\r\n".encode())
            assert 400 <= int(answered(door).split()[1]) < 500


@pytest.mark.slow
def test_a_flood_of_nonsense_writes_a_line_a_second_at_most(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--metrics") as server:
        device, began = Device(server.address), time.monotonic()
        for number in range(60):
            with knocks(server, 1) as (door,):
                door.sendall(b"\x00\xffnonsense\r\n\r\n")
                assert b"request/malformed" in answered(door)
            assert device.ask("GET", f"/nothing-{number}").status == 404
            assert device.ask("GET", "/api/tables/none").status == 404
        seconds = time.monotonic() - began
        lines = [json.loads(line) for line in server.log().splitlines()]
        by_kind: dict[tuple[str, str], int] = {}
        for line in lines:
            key = (line["message"], line.get("code", ""))
            by_kind[key] = by_kind.get(key, 0) + 1
        assert all(count <= seconds + 2 for count in by_kind.values()), by_kind
        text = device.ask("GET", "/metrics").body
        for code in ("request/malformed", "request/none", "table/none"):
            assert f'vitrall_refused_total{{code="{code}"}} 60.0' in text, text
