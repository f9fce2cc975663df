"""Connections below the application: each is counted while it lasts, and cut when it is too slow or asks too much."""

from __future__ import annotations

import asyncio
import gc
import json
import resource
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from vitrall.cli.serve import HOW
from vitrall.server import connections, metrics
from vitrall.server.connections import (
    CONTROL_BURST,
    MOST_FRAGMENTS,
    MOST_HEAD,
    MOST_PIPELINED,
    RESERVED,
    SLICE,
    Connections,
    most_connections,
    protocols,
)
from vitrall.server.member import WRITES, Write

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, PONG, CLOSE, TEXT, REST = 9, 10, 8, 1, 0


class Application:
    """Answers requests with the length of their body, once it may; counts the messages of sockets."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.texts: list[str] = []
        self.writes: list[Write] = []  # of each socket, how to send a text at once
        self.scopes: list[Message] = []

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self.writes.append(scope["extensions"][WRITES]["text"])
            self.scopes.append(scope)
            await self._listen(receive, send)
            return
        length, more = 0, True
        while more:
            message = await receive()
            length, more = length + len(message.get("body", b"")), message.get("more_body", False)
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"6")]})
        await send({"type": "http.response.body", "body": b"%6d" % length})

    async def _listen(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await self.may_answer.wait()
            self.texts.append(message.get("text") or "")


@asynccontextmanager
async def limited(places: Connections) -> AsyncIterator[tuple[Application, Callable[[], Awaitable[Streams]]]]:
    """An application behind the limits, and how to connect to it."""
    application = Application()
    config = uvicorn.Config(application, **{**HOW, **protocols(places)})
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    http: Any = config.http_protocol_class
    server = await loop.create_server(lambda: http(config, state, {}), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    writers: list[asyncio.StreamWriter] = []

    async def connect() -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writers.append(writer)
        return reader, writer

    try:
        yield application, connect
    finally:
        application.may_answer.set()
        for writer in writers:
            writer.close()
        await until(lambda: not state.connections)
        server.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.005)


async def answer(reader: asyncio.StreamReader) -> bytes:
    """The body of one answer."""
    async with asyncio.timeout(10):
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        return await reader.readexactly(6)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the connection is closed."""
    text = b""
    with suppress(ConnectionResetError):
        async with asyncio.timeout(10):
            while part := await reader.read(65_536):
                text += part
    return text


async def shake_hands(streams: Streams) -> None:
    reader, writer = streams
    writer.write(UPGRADE)
    async with asyncio.timeout(10):
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")


def frame(opcode: int, payload: bytes = b"", is_last: bool = True) -> bytes:
    """A short masked frame; a mask of zeros changes nothing."""
    return struct.pack("!BB", (0x80 if is_last else 0) | opcode, 0x80 | len(payload)) + bytes(4) + payload


def cuts(reason: str) -> float:
    return metrics.REGISTRY.get_sample_value("vitrall_cut_total", {"reason": reason}) or 0.0


def test_a_connection_has_its_place_until_it_ends() -> None:
    async def main() -> None:
        places = Connections(2, 9)
        async with limited(places) as (_, connect):
            one, two = await connect(), await connect()
            await until(lambda: places._all == 2)
            before = cuts("too-many")
            third = await connect()
            assert await rest(third[0]) == b""
            assert cuts("too-many") == before + 1
            one[1].close()
            await until(lambda: places._all == 1)
            reader, writer = await connect()
            writer.write(GET)
            assert await answer(reader) == b"     0"
            await shake_hands(two)  # a socket takes the place of the connection that it was
            assert places._all == 2
            two[1].close()
            await until(lambda: places._all == 1)
        assert (places._all, places._held) == (0, {})

    asyncio.run(main())


def test_requests_follow_each_other_on_one_connection_with_bodies_longer_than_a_head() -> None:
    async def main() -> None:
        async with limited(Connections(None, 9)) as (_, connect):
            reader, writer = await connect()
            for length in (0, 3 * MOST_HEAD, 5, MOST_HEAD, 0):
                head = f"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n"
                writer.write(head.encode())
                await writer.drain()
                await asyncio.sleep(0.01)
                writer.write(b"x" * length)
                assert await answer(reader) == b"%6d" % length

    asyncio.run(main())


def test_a_body_that_comes_byte_by_byte_is_never_taken_for_a_head() -> None:
    async def main() -> None:
        places = Connections(None, 9)
        async with limited(places) as (_, connect):
            reader, writer = await connect()
            writer.write(f"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: {MOST_HEAD + 9}\r\n\r\n".encode())
            await until(lambda: places._all == 1)
            http = connection_of(writer)
            await until(lambda: http._in_body)
            for _ in range(MOST_HEAD + 9):
                http.data_received(b"y")
            assert await answer(reader) == b"%6d" % (MOST_HEAD + 9)

    asyncio.run(main())


def connection_of(writer: asyncio.StreamWriter) -> Any:
    """The other side of a connection: what the server made of it."""
    name = writer.get_extra_info("sockname")
    # By type, not by isinstance, which asks weak references for objects that may be gone.
    http = (each for each in gc.get_objects() if issubclass(type(each), connections.HttpConnection))
    return next(each for each in http if each.client == name)


def test_a_head_that_is_too_long_gets_a_refusal_in_the_usual_form() -> None:
    async def main() -> None:
        async with limited(Connections(None, 9)) as (_, connect):
            reader, writer = await connect()
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * (MOST_HEAD - 37))
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.write(b"\r\n\r\n")  # as long as a head may be
            assert await answer(reader) == b"     0"
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * MOST_HEAD)
            head, _, body = (await rest(reader)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 431 ")
            assert b"connection: close" in head
            assert json.loads(body)["error"]["code"] == "request/size"
            reader, writer = await connect()
            writer.write(b"nonsense\r\n\r\n")
            head, _, body = (await rest(reader)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 400 ")
            assert int(head.partition(b"content-length: ")[2].split(b"\r\n")[0]) == len(body)
            assert json.loads(body)["error"]["code"] == "request/malformed"

    asyncio.run(main())


def test_requests_sent_ahead_are_answered_up_to_the_limit() -> None:
    async def main() -> None:
        async with limited(Connections(None, 9)) as (application, connect):
            application.may_answer.clear()
            reader, writer = await connect()
            writer.write(GET * (MOST_PIPELINED + 1))  # one is being answered, the others wait
            await asyncio.sleep(0.05)
            application.may_answer.set()
            for _ in range(MOST_PIPELINED + 1):
                await answer(reader)
            application.may_answer.clear()
            writer.write(GET * (MOST_PIPELINED + 2))
            assert await rest(reader) == b""

    asyncio.run(main())


def test_slow_requests_are_cut_and_counted_and_a_resting_connection_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.15)
    monkeypatch.setattr(connections, "ANSWER_SECONDS", 0.3)

    async def main() -> None:
        before = cuts("slow")
        async with limited(Connections(None, 9)) as (application, connect):
            silent, half, resting = [await connect() for _ in range(3)]
            resting[1].write(GET)
            await answer(resting[0])
            half[1].write(GET[:-2])
            assert await rest(silent[0]) == b""
            assert await rest(half[0]) == b""
            assert cuts("slow") == before + 2
            await asyncio.sleep(0.35)
            resting[1].write(GET)
            await answer(resting[0])
            application.may_answer.clear()
            resting[1].write(GET)
            assert await rest(resting[0]) == b""  # an answer that takes too long
            assert cuts("slow") == before + 3

    asyncio.run(main())


@pytest.mark.parametrize(
    ("reason", "allowed", "one_more"),
    [
        ("pings", frame(PING) * int(CONTROL_BURST), frame(PING) * 20),
        ("pings", frame(PONG) * int(CONTROL_BURST), frame(PONG) * 20),
        ("fragments", frame(TEXT, is_last=False) + frame(REST, is_last=False) * (MOST_FRAGMENTS - 1), frame(REST)),
    ],
    ids=["pings", "pongs", "fragments"],
)
def test_control_frames_and_fragments_are_cut_beyond_their_limit(reason: str, allowed: bytes, one_more: bytes) -> None:
    async def main() -> None:
        before = cuts(reason)
        async with limited(Connections(None, 9)) as (application, connect):
            reader, writer = await connect()
            await shake_hands((reader, writer))
            writer.write(allowed)
            await writer.drain()
            await asyncio.sleep(0.05)
            assert cuts(reason) == before
            writer.write(one_more + frame(PONG, b"x" * 100) * (SLICE // 100) + frame(TEXT, b"too late"))
            await rest(reader)
            assert cuts(reason) == before + 1
            assert application.texts == []

    asyncio.run(main())


def test_messages_that_nobody_reads_are_cut_and_others_arrive() -> None:
    async def main() -> None:
        before = cuts("flood")
        async with limited(Connections(None, 9)) as (application, connect):
            reader, writer = await connect()
            await shake_hands((reader, writer))
            writer.write(frame(TEXT, b"one") + frame(TEXT, b"t", is_last=False) + frame(REST, b"wo"))
            await until(lambda: application.texts == ["one", "two"])
            application.may_answer.clear()
            writer.write(frame(TEXT, b"more") * 80)
            await rest(reader)
            assert cuts("flood") == before + 1

    asyncio.run(main())


def test_a_text_is_sent_at_once_unless_the_reader_is_slow_or_gone() -> None:
    async def main() -> None:
        async with limited(Connections(None, 9)) as (application, connect):
            reader, writer = await connect()
            await shake_hands((reader, writer))
            (write,) = application.writes
            assert write("żółć")
            async with asyncio.timeout(10):
                assert await reader.readexactly(10) == b"\x81\x08" + "żółć".encode()
            many = 0
            while write("x" * 60_000):  # nobody reads any more
                many += 1
                assert many < 1_000
            assert not write("x")  # what does not fit must wait
            async with asyncio.timeout(10):
                for _ in range(many):
                    await reader.readexactly(60_004)
            await until(lambda: write("at last"))
            writer.write(frame(CLOSE, struct.pack("!H", 1000)))
            await until(lambda: not write("too late"))

    asyncio.run(main())


def test_as_many_connections_as_the_system_has_descriptors_but_for_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: wanted.append(pair))
    for hard, most in ((4096, 4096 - RESERVED), (120, 50), (resource.RLIM_INFINITY, 65_536 - RESERVED)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, hard=hard: (1024, hard))
        assert most_connections() == most
    assert wanted == [(4096, 4096), (120, 120), (65_536, resource.RLIM_INFINITY)]
