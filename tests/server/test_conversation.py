"""One client at its socket, message by message: what it may do, what it hears, and when it is shown out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from testing.server.scene import Scene
from vitrall.bots import Idea
from vitrall.server import socket as socket_module
from vitrall.server.limits import Buckets
from vitrall.server.member import WRITES, Member
from vitrall.server.players import Choice
from vitrall.server.protocol import VERSION
from vitrall.server.settings import Settings
from vitrall.server.socket import AGAIN, BAD, MOST_STRIKES, Conversation
from vitrall.server.storage.row_types import BOT, PERSON
from vitrall.words import Words


class Client:
    """The other end: what it sends is read by the conversation, what it was sent is remembered."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"type": "websocket"}
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[Any] = []
        self.closed: list[int] = []

    def send(self, **message: Any) -> None:
        self.send_text_of(json.dumps(message))

    def send_text_of(self, text: str) -> None:
        self._coming.put_nowait({"type": "websocket.receive", "text": text})

    def hello(self, *secrets: str, **more: Any) -> None:
        self.send(type="hello", **{"version": VERSION, "secrets": list(secrets), **more})

    def hang_up(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    # What the conversation calls.

    async def receive(self) -> dict[str, Any]:
        return await self._coming.get()

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed.append(code)

    # What a test asks.

    async def of_type(self, kind: str) -> Any:
        """The next message of a type; what came before it is dropped."""
        async with asyncio.timeout(10):
            while True:
                while self.heard:
                    message = self.heard.pop(0)
                    if message["type"] == kind:
                        return message
                await asyncio.sleep(0)


Connect = Callable[..., Client]


@asynccontextmanager
async def talking(scene: Scene, seats: Buckets | None = None, **settings: Any) -> AsyncIterator[Connect]:
    """How to connect to the table of a scene."""
    tasks: list[asyncio.Task[None]] = []
    buckets = seats or Buckets(1000, 1000)

    def connect(device: str = "") -> Client:
        client = Client()
        socket: Any = client
        conversation = Conversation(socket, scene.registry, Settings(**settings), buckets, device)
        tasks.append(asyncio.create_task(conversation.run("t")))
        return client

    try:
        yield connect
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await scene.registry.close()


def at_table(
    work: Callable[[Scene, Connect], Awaitable[None]], *kinds: str, hints: bool = False, **settings: Any
) -> None:
    async def main() -> None:
        scene = Scene()
        await scene.begin(*(kinds or (PERSON, PERSON)), hints=hints)
        async with talking(scene, **settings) as connect:
            await work(scene, connect)

    asyncio.run(main())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0)


def test_a_move_reaches_everybody_and_a_wrong_one_only_its_sender() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        ana, bo, watcher = connect(), connect(), connect()
        ana.hello("key 0")
        bo.hello("key 1")
        watcher.hello()
        assert (await ana.of_type("welcome"))["seats"] == [0]
        assert (await bo.of_type("welcome"))["seats"] == [1]
        assert (await watcher.of_type("welcome"))["seats"] == []
        legal = (await ana.of_type("state"))["view"]["legal"]
        ana.send(type="move", number=1, move=legal[0])
        assert [(await each.of_type("update"))["number"] for each in (ana, bo, watcher)] == [1, 1, 1]
        ana.send(type="move", number=2, move="no such move")
        refused = await ana.of_type("refused")
        assert (refused["number"], refused["move"]) == (2, "no such move")
        bo.send(type="undo", number=2)
        refused = await bo.of_type("refused")
        assert (refused["number"], refused["move"]) == (2, "")
        ana.send(type="move", number=1, move=legal[1])  # too late: the state comes again
        assert (await ana.of_type("state"))["number"] == 1
        watcher.send(type="move", number=2, move=legal[0])
        assert (await watcher.of_type("refused"))["code"] == "seat/secret"
        watcher.send(type="say", phrase="", text="psst")
        assert (await watcher.of_type("error"))["code"] == "seat/secret"
        assert [message for message in bo.heard if message["type"] in ("refused", "error")] == []
        assert scene.registry.rooms["t"].playing().number == 2

    at_table(work)


def test_whoever_asks_again_hears_what_was_missed() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        ana = connect()
        ana.hello("key 0", last=0)
        await ana.of_type("welcome")
        ana.send(type="ask", last=-1)
        assert (await ana.of_type("state"))["number"] == 0
        ana.send(type="say", phrase="", text="hello")
        assert (await ana.of_type("said"))["text"] == "hello"
        late = connect()
        late.hello("key 1")
        assert (await late.of_type("said"))["text"] == "hello"

    at_table(work)


def test_one_connection_may_hold_several_seats_and_must_say_which_acts() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        both = connect()
        both.hello("key 0", "key 1")
        assert (await both.of_type("welcome"))["seats"] == [0, 1]
        moves = scene.registry.rooms["t"].playing().view(1)["legal"]
        both.send(type="move", number=1, move=moves[0])
        assert (await both.of_type("refused"))["code"] == "seat/secret"
        both.send(type="move", number=1, move=moves[0], seat=1)
        assert (await both.of_type("update"))["number"] == 1
        both.send(type="move", number=2, move=moves[0], seat=5)
        assert (await both.of_type("refused"))["code"] == "seat/secret"

    at_table(work)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "hello", "version": VERSION + 1, "secrets": []}, "message/version"),
        ({"type": "hello", "version": VERSION, "secrets": ["wrong"]}, "seat/secret"),
        ({"type": "ask", "last": 0}, "message/hello"),
        ({"type": "nonsense"}, "message/unreadable"),
    ],
)
def test_a_conversation_that_begins_wrong_is_ended_with_a_reason(message: dict[str, Any], code: str) -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        client = connect()
        client.send(**message)
        error = (await client.of_type("error"))["code"]
        assert error.partition("/")[0] == code.partition("/")[0]
        assert error == code or code == "message/unreadable"
        await until(lambda: bool(client.closed))
        assert client.closed == [BAD]

    at_table(work)


def test_a_silent_client_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.02)

    async def work(scene: Scene, connect: Connect) -> None:
        client = connect()
        await until(lambda: bool(client.closed))
        assert (client.closed, client.heard) == ([BAD], [])

    at_table(work)


def test_a_second_hello_is_an_error_and_nonsense_is_borne_for_a_while() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        client = connect()
        client.hello("key 0")
        await client.of_type("welcome")
        client.hello("key 0")
        assert (await client.of_type("error"))["code"] == "message/hello"
        for _ in range(MOST_STRIKES - 1):
            client.send_text_of("nonsense")
        client.send(type="ask", last=-1)
        await client.of_type("state")
        assert client.closed == []
        client.send_text_of("once more")
        await until(lambda: bool(client.closed))
        assert client.closed == [AGAIN]
        assert scene.registry.rooms["t"].here == set()

    at_table(work, rate_socket=1000)


def test_too_many_messages_are_refused() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        client = connect()
        client.hello("key 0")
        await client.of_type("welcome")
        for _ in range(4):
            client.send(type="ask", last=0)
        assert (await client.of_type("error"))["code"] == "request/rate"

    at_table(work, rate_socket=1)


def test_a_seat_has_a_rate_of_its_own_on_all_its_connections() -> None:
    async def main() -> None:
        scene = Scene()
        await scene.begin(PERSON, PERSON)
        async with talking(scene, Buckets(0.001, 2), rate_socket=1000) as connect:
            clients = [connect(), connect()]
            for client in clients:
                client.hello("key 0")
                await client.of_type("welcome")
                client.send(type="undo", number=9)
                await client.of_type("state")
            clients[0].send(type="undo", number=9)
            assert (await clients[0].of_type("refused"))["code"] == "request/rate"

    asyncio.run(main())


def test_people_pause_vote_and_return_by_message() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        scene.registry.replace_rules = scene.registry.rooms["t"].replace_rules
        ana, bo = connect(), connect()
        ana.hello("key 0")
        bo.hello("key 1")
        for client in (ana, bo):
            await client.of_type("state")
        ana.send(type="pause", wish=True)
        bo.send(type="pause", wish=True)
        room = scene.registry.rooms["t"]
        await until(lambda: room.row.paused)
        legal = room.playing().view(0)["legal"]
        ana.send(type="move", number=1, move=legal[0])
        assert (await ana.of_type("refused"))["code"] == "table/paused"
        ana.send(type="pause", wish=False)
        await until(lambda: not room.row.paused)
        ana.send(type="replace", of=1)
        assert (await ana.of_type("error"))["code"] == "replace/present"

    at_table(work)


def test_a_hint_goes_to_the_seat_that_asks_and_may_move() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        asked: list[Any] = []
        legal = scene.registry.rooms["t"].playing().view(0)["legal"]

        async def advise(question: Any, account: Any) -> list[Idea]:
            asked.append((question.seat, account.table, account.device))
            return ideas

        ideas = [Idea(legal[0], 1.5, ())]

        scene.players.advise = advise  # type: ignore[assignment]
        ana = connect("ana's device")
        ana.hello("key 0")
        await ana.of_type("state")
        ana.send(type="hint", number=1)
        hint = await ana.of_type("hint")
        assert (hint["number"], hint["seat"]) == (1, 0)
        assert [(idea["move"], idea["points"]) for idea in hint["ideas"]] == [(legal[0], 1.5)]
        assert asked == [(0, "t", "ana's device")]
        ideas.clear()
        ana.send(type="hint", number=1)
        assert (await ana.of_type("error"))["code"] == "hint/none"
        ana.send(type="hint", number=2)
        await ana.of_type("state")
        ana.send(type="move", number=1, move=legal[0])
        ana.send(type="hint", number=2)
        assert (await ana.of_type("error"))["code"] == "hint/not-now"

    at_table(work, hints=True)


def test_coming_to_a_table_wakes_its_bot_and_leaving_is_noticed() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        room = scene.registry.rooms["t"]
        legal = room.playing().view(1)["legal"]
        scene.players.answer = lambda now: Choice(legal[0])
        ana = connect()
        ana.hello("key 0")
        assert (await ana.of_type("update"))["number"] == 1
        assert room.here == {0}
        ana.hang_up()
        await until(lambda: not room.here)
        assert room.audience.members == set()

    at_table(work, PERSON, BOT)


def test_a_connection_that_breaks_before_its_hello_ends_quietly() -> None:
    async def main() -> None:
        scene = Scene()
        await scene.begin(PERSON, PERSON)
        client = Client()
        socket: Any = client
        client.hang_up()
        with pytest.raises(WebSocketDisconnect):
            await Conversation(socket, scene.registry, Settings(), Buckets(9, 9), "").run("t")
        assert client.heard == []
        await scene.registry.close()

    asyncio.run(main())


def test_a_client_that_takes_no_message_for_too_long_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "SEND_SECONDS", 0.05)

    async def work(scene: Scene, connect: Connect) -> None:
        ana, deaf = connect(), connect()
        ana.hello("key 0")
        await ana.of_type("state")

        async def never(text: str) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(deaf, "send_text", never)
        deaf.hello("key 1")
        await until(lambda: deaf.closed == [AGAIN])
        await asyncio.sleep(0.1)  # whoever has read everything in good time stays, however quiet it is
        assert not ana.closed

    at_table(work)


def test_a_connection_that_breaks_in_the_middle_of_a_move_does_not_stop_the_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        ana, bo = connect(), connect()
        ana.hello("key 0")
        bo.hello("key 1")
        legal = (await ana.of_type("state"))["view"]["legal"]
        await bo.of_type("state")
        append, may_store, asked = scene.storage.append, asyncio.Event(), asyncio.Event()

        async def slow(*move: Any) -> None:
            asked.set()
            await may_store.wait()
            await append(*move)

        monkeypatch.setattr(scene.storage, "append", slow)
        ana.send(type="move", number=1, move=legal[0])
        ana.send(type="move", number=2, move=legal[0])  # comes after the end, so that nobody reads it
        await asked.wait()
        room = scene.registry.rooms["t"]
        (broken,) = [member for member in room.audience.members if member.seats == (0,)]
        broken.overrun.set()
        await until(lambda: ana.closed == [AGAIN])
        may_store.set()
        assert (await bo.of_type("update"))["number"] == 1
        await asyncio.sleep(0.05)
        assert room.playing().number == 2

    at_table(work)


def test_what_can_be_sent_at_once_waits_in_no_queue() -> None:
    async def work(scene: Scene, connect: Connect) -> None:
        ana = connect()
        written: list[Any] = []

        def write(text: str) -> bool:
            written.append(json.loads(text))
            return True

        ana.scope["extensions"] = {WRITES: {"text": write}}
        ana.hello("key 0")
        await until(lambda: len(written) >= 2)
        assert [message["type"] for message in written[:2]] == ["welcome", "state"]
        assert ana.heard == []

    at_table(work)


def test_no_message_overtakes_one_that_waits() -> None:
    async def main() -> None:
        written: list[str] = []
        writable = False

        def write(text: str) -> bool:
            if writable:
                written.append(text)
            return writable

        member = Member("", {}, Words("en"), write)
        member.send_text("1")
        writable = True
        member.send_text("2")  # the first one is still in the queue
        assert (written, member.queue.qsize()) == ([], 2)
        sent = [member.queue.get_nowait(), member.queue.get_nowait()]
        member.is_sending = True
        member.send_text("3")  # the second one has left the queue, and is on its way
        assert (written, member.queue.get_nowait()) == ([], "3")
        member.is_sending = False
        member.send_text("4")
        assert (sent, written) == (["1", "2"], ["4"])

    asyncio.run(main())
