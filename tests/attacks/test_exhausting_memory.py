"""A stranger tries to fill the memory of the server, or to take all its connections, without a whole request."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.server.client import Device
from testing.server.in_process import Served, served
from testing.server.process import Serving, serving
from testing.server.process_load import resident_bytes
from tests.attacks.test_starving_bots import figure
from vitrall.server import connections

MEGABYTE = 1_000_000


@contextlib.contextmanager
def knocks(server: Serving | Served, count: int) -> Iterator[list[socket.socket]]:
    """So many connections to a server."""
    with contextlib.ExitStack() as stack:
        place = ("127.0.0.1", server.port)
        yield [stack.enter_context(socket.create_connection(place, 10)) for _ in range(count)]


def pushed(door: socket.socket, data: bytes, times: int) -> int:
    """Bytes that the other side took before it hung up, at most so many times the data."""
    taken = 0
    door.settimeout(3)
    try:
        for _ in range(times):
            door.sendall(data)
            taken += len(data)
    except OSError:
        pass
    return taken


def answered(door: socket.socket) -> bytes:
    """Everything until the line is closed."""
    door.settimeout(30)
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := door.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def shake_hands(door: socket.socket, server: Serving, table: str) -> None:
    """Make a socket to a table of a connection."""
    door.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += door.recv(1000)
    assert b" 101 " in answer


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A short masked frame; a mask of zeros changes nothing."""
    return struct.pack("!BB", (0x80 if fin else 0) | opcode, 0x80 | len(payload)) + bytes(4) + payload


@pytest.mark.slow
@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\nX: ", b"GET /", b"GET / HTTP/1.1\r\nHost: a\r\n"])
def test_unfinished_headers_take_no_memory(target: Serving, start: bytes) -> None:
    before = resident_bytes(target)
    more = b"X-%d: y\r\n" if start.endswith(b"\r\n") else b"x" * 65_536
    with knocks(target, 8) as doors:
        for door in doors:
            with contextlib.suppress(OSError):
                door.sendall(start)
                pushed(door, more * (1 if len(more) > 1000 else 5000), 1000)
        assert resident_bytes(target) - before < 30 * MEGABYTE
    assert Device(target.address).ask("GET", "/health").status == 200


@pytest.mark.slow
def test_a_head_that_is_too_long_is_refused_in_the_usual_form(target: Serving) -> None:
    with knocks(target, 1) as (door,):
        door.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 16_384)
        with contextlib.suppress(OSError):
            door.sendall(b"x" * 100)
        head, _, body = answered(door).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431")
    assert json.loads(body)["error"]["code"] == "request/size"


@pytest.mark.slow
def test_whoever_says_nothing_or_half_a_request_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert connections.REQUEST_SECONDS <= 15
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 1.0)
    with served(tmp_path / "t.db") as near, knocks(near, 3) as (silent, slow, body):
        began = time.monotonic()
        slow.sendall(b"GET / HTTP/1.1\r\n")
        body.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{")
        for door in (silent, slow, body):
            assert answered(door) == b""
        assert time.monotonic() - began < 15


@pytest.mark.slow
def test_one_address_cannot_take_all_connections(target: Serving) -> None:
    with knocks(target, 60) as doors:
        until = time.monotonic() + 30
        while sum(is_closed(door) for door in doors) < 20:  # it has four for each of the ten sockets it may have
            assert time.monotonic() < until


def is_closed(door: socket.socket) -> bool:
    """Whether the other side has hung up, as far as is known here."""
    door.setblocking(False)
    try:
        return door.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


@pytest.mark.slow
def test_a_flood_of_pings_is_cut(target: Serving) -> None:
    table = Device(target.address).open([{"kind": "person", "name": "Ana"}])["table"]
    before = resident_bytes(target)
    flood = frame(9, b"p" * 125) * 500
    with knocks(target, 4) as doors:
        for door in doors:
            shake_hands(door, target, table)
            assert pushed(door, flood, 2000) < 20 * MEGABYTE  # never read: what it took stays in the kernel
        assert resident_bytes(target) - before < 30 * MEGABYTE
    assert figure(target, "vitrall_cut_total") >= 4


@pytest.mark.slow
@pytest.mark.parametrize(
    "flood",
    [frame(1, b"{}") * 5000, frame(1, b"", fin=False) + frame(0, b"", fin=False) * 5000],
    ids=["messages", "fragments"],
)
def test_a_flood_of_messages_or_empty_fragments_is_cut(target: Serving, flood: bytes) -> None:
    table = Device(target.address).open([{"kind": "person", "name": "Ana"}])["table"]
    before = resident_bytes(target)
    with knocks(target, 4) as doors:
        for door in doors:
            shake_hands(door, target, table)
            assert pushed(door, flood, 1000) < 20 * MEGABYTE
        assert resident_bytes(target) - before < 30 * MEGABYTE


@pytest.mark.slow
def test_slow_connections_do_not_use_up_the_descriptors(tmp_path: Path) -> None:
    """With as many descriptors as a small system gives, other people are still served."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))  # the server inherits it
    try:
        server_limits = {"VITRALL_SOCKETS_ADDRESS": "20"}
        with serving(tmp_path / "t.db", "--metrics", **server_limits) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            with knocks(server, 400):
                assert len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) < 250
            assert Device(server.address).ask("GET", "/ready").status == 200
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
