"""Limits below the application: who counts as one, and how many connections there may be."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.test_connection_limits import limited, shake_hands, until
from vitrall.server.connections import MOST_QUEUED, Connections, SocketConnection
from vitrall.server.guard import address_of, is_known_host, is_own_origin
from vitrall.server.limits import network
from vitrall.server.logs import OncePerSecond
from vitrall.server.member import WRITES
from vitrall.server.settings import Settings


@pytest.mark.parametrize(
    ("address", "known"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_whoever_has_a_network_of_ipv6_counts_as_one(address: str, known: str) -> None:
    assert network(address) == known
    assert address_of({"client": (address, 1)}) == known  # by which requests, sockets and new tables are limited


def test_a_request_from_nowhere_has_no_address() -> None:
    assert address_of({"client": None}) == address_of({}) == ""


def test_connections_are_counted_by_network_and_altogether() -> None:
    places = Connections(2, 3)
    assert [places.enter("2001:db8::1"), places.enter("2001:db8::2"), places.enter("2001:db8::3")] == [
        True,
        True,
        False,
    ]
    assert [places.enter("192.0.2.1"), places.enter("192.0.2.2")] == [True, False]
    places.leave("2001:db8::1")
    assert places.enter("192.0.2.2")
    assert [Connections(None, 9).enter("192.0.2.1") for _ in range(5)] == [True] * 5


@pytest.mark.parametrize("host", ["[", "[::1", "localhost:x", "localhost:99999999", "@", "//", "evil.example"])
def test_a_host_that_is_none_is_not_ours(host: str) -> None:
    assert not is_known_host(host, Settings())
    assert not is_own_origin(f"http://{host}", host, Settings())


def test_the_same_is_logged_once_a_second_and_errors_always() -> None:
    once = OncePerSecond()

    def record(at: float, level: int = logging.INFO, code: str = "a") -> logging.LogRecord:
        entry = logging.LogRecord("x", level, "", 0, "refused", (), None)
        entry.created, entry.code = at, code
        return entry

    assert [once.filter(record(at)) for at in (1.0, 1.1, 1.9)] == [True, False, False]
    assert once.filter(record(1.5, code="b"))
    later = record(2.5)
    assert (once.filter(later), later.__dict__["left_out"]) == (True, 2)
    assert [once.filter(record(3.0, logging.ERROR)) for _ in range(3)] == [True] * 3


def test_a_socket_keeps_the_extensions_of_its_server_until_it_is_lost() -> None:
    """After that nothing names the connection, so that it is freed at once."""

    async def main() -> None:
        async with limited(Connections(None, 9)) as (application, connect):
            reader, writer = await connect()
            await shake_hands((reader, writer))
            (scope,) = application.scopes
            assert set(scope["extensions"]) == {"websocket.http.response", WRITES}
            writer.close()
            await until(lambda: "extensions" not in scope)

    asyncio.run(main())


def test_a_full_queue_of_messages_cuts_the_connection() -> None:
    cuts: list[str] = []
    connection: Any = SimpleNamespace(queue=SimpleNamespace(qsize=lambda: MOST_QUEUED), _cut=cuts.append)
    SocketConnection.send_receive_event_to_app(connection)
    assert cuts == ["flood"]
