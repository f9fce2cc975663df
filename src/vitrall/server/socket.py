"""One socket at a table: reads messages of a client, asks the room, sends its answers."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from vitrall.engine.errors import Unavailable, Unreadable, VitrallError
from vitrall.server import metrics
from vitrall.server.agreements import returning, wishing
from vitrall.server.bot_queue import Account
from vitrall.server.error_answers import failed, refused, words_for
from vitrall.server.hints import hint_ideas, hint_question
from vitrall.server.identity import fits
from vitrall.server.limits import Bucket, Buckets, too_many
from vitrall.server.luck_exchange import promising, revealing
from vitrall.server.member import WRITES, Member, Write
from vitrall.server.protocol import (
    VERSION,
    Ask,
    ClientMessage,
    Hello,
    Hint,
    Hinted,
    Move,
    Pause,
    Promise,
    Replace,
    Return,
    Reveal,
    Say,
    Takeback,
    Undo,
    read_message,
    write_message,
)
from vitrall.server.request_id import CURRENT
from vitrall.server.room import Room
from vitrall.server.settings import Settings
from vitrall.server.stand_in import vote
from vitrall.server.table import Stale
from vitrall.server.table_registry import TableRegistry
from vitrall.server.takeback import take_back
from vitrall.server.talk import checked_words
from vitrall.server.traces import span
from vitrall.why import instead
from vitrall.words import Words

HELLO_SECONDS: Final = 10
SEND_SECONDS: Final = 20
TALK: Final = 5  # how many moves it weighs as: it stays for ever
LUCK: Final = 5  # it is stored
TAKEBACK: Final = 20  # the game is replayed for it
HINT: Final = 20  # a worker thinks about it
MOST_STRIKES: Final = 20  # unreadable or too many messages; then the connection is closed
AGAIN: Final = 1013  # come back in a moment
BAD: Final = 1008

log = logging.getLogger(__name__)


class Conversation:
    """One client, from `hello` to the end of the connection."""

    def __init__(
        self, socket: WebSocket, registry: TableRegistry, settings: Settings, seats: Buckets, device: str
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._pace = Bucket(settings.rate_socket, settings.rate_socket * 3)
        self._seats = seats
        self._device = device
        self._strikes = 0
        self._is_obeying = False  # a message is being carried out
        self._has_ended = False
        self._words: Words = words_for("en")

    async def run(self, id: str) -> None:
        """Handle the whole connection; a broken one ends quietly."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._hello()
            room = await self._registry.room(id)
            self._words = self._words.with_cards(room.snapshot.wordings)
            device = room.device_of(hello.secrets, self._device)
            member = Member(device, _seats(room, hello), self._words, _write_of(self._socket))
            if not member.seats and not room.terms.spectators:
                raise Unavailable("table/no-spectators")
        except VitrallError as error:
            await self._refuse(error)
            return
        except TimeoutError:
            await self._socket.close(BAD)
            return
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            metrics.FAULTS.inc()
            await self._refuse(fault(error))
            return
        await self._stay(room, member, hello.last)

    async def _hello(self) -> Hello:
        message = read_message(await self._read())
        if not isinstance(message, Hello):
            raise Unreadable("message/hello")
        self._words = words_for(message.language)
        if message.version != VERSION:
            raise Unreadable("message/version", instead(message.version, VERSION))
        return message

    async def _read(self) -> str | bytes:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text = received.get("text")
        return text if text is not None else received.get("bytes") or b""

    async def _refuse(self, error: VitrallError) -> None:
        """Send an error and close the connection before it has begun."""
        metrics.REFUSED.labels(error.code).inc()
        await self._socket.send_text(write_message(failed(error, self._words)))
        await self._socket.close(BAD)

    async def _stay(self, room: Room, member: Member, last: int) -> None:
        sender = asyncio.create_task(self._send(member))
        overrun = asyncio.create_task(member.overrun.wait())
        reader = asyncio.create_task(self._listen(room, member))
        try:
            await room.enter(member, last)
            self._registry.look_after(room)  # joining a table restarts a stalled bot
            await asyncio.wait([sender, overrun, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(member)
            self._registry.spawn(room.announce_leaving(member))
            self._has_ended = True
            stopped: list[asyncio.Task[Any]] = [sender, overrun]
            if self._is_obeying:  # a connection that breaks in the middle of a move must not leave the move half done
                self._registry.spawn(_end_of(reader))
            else:
                stopped.append(reader)
            for task in stopped:
                task.cancel()
            await asyncio.gather(*stopped, return_exceptions=True)
            await self._close()

    async def _close(self) -> None:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):  # the other side was first
            await self._socket.close(AGAIN)

    async def _send(self, member: Member) -> None:
        """Send what waits; a reader that takes none of it for too long is disconnected."""
        later = asyncio.get_running_loop().call_later
        while True:
            text = await member.queue.get()
            member.is_sending = True
            timer = later(SEND_SECONDS, member.overrun.set)
            try:
                await self._socket.send_text(text)
            finally:
                timer.cancel()
                member.is_sending = False

    async def _listen(self, room: Room, member: Member) -> None:
        while self._strikes < MOST_STRIKES and not self._has_ended:
            data = await self._read()
            try:
                if not self._pace.take():
                    raise too_many()
                message = read_message(data)
            except VitrallError as error:
                self._strikes += 1
                metrics.REFUSED.labels(error.code).inc()
                member.send(failed(error, member.words))
                continue
            self._is_obeying = True
            await self._obey(room, member, message)
            self._is_obeying = False

    async def _obey(self, room: Room, member: Member, message: ClientMessage) -> None:
        """Carry out a message. Errors go only to its sender."""
        try:
            with span(f"socket {type(message).__name__.lower()}", **{"vitrall.request": CURRENT.get()}):
                await self._done(room, member, message)
        except Stale:
            await room.tell_state(member)
        except VitrallError as error:
            metrics.REFUSED.labels(error.code).inc()
            if isinstance(message, Move | Undo | Takeback):
                move = message.move if isinstance(message, Move) else ""
                member.send(refused(error, message.number, move, member.words))
            else:
                member.send(failed(error, member.words))
        except Exception as error:
            metrics.FAULTS.inc()
            member.send(failed(fault(error), member.words))

    async def _done(self, room: Room, member: Member, message: ClientMessage) -> None:
        match message:
            case Ask(last=last):
                await room.ask(member, last)
            case Move(number=number, move=move, seat=asked):
                seat = self._seat(room, member, asked)
                started = time.perf_counter()
                await room.play(seat, number, move)
                metrics.MOVES.inc()
                metrics.LATENCY.observe(time.perf_counter() - started)
                self._registry.look_after(room)
            case Undo(number=number, seat=asked):
                await room.undo(self._seat(room, member, asked), number)
            case Takeback(number=number, first=first, seat=asked):
                await take_back(room, self._seat(room, member, asked, TAKEBACK), number, first)
            case Hint(number=number, seat=asked):
                member.send(await self._hinted(room, self._seat(room, member, asked, HINT), number))
            case Pause() | Replace() | Return():
                await self._agree(room, self._seat(room, member, message.seat, TALK), message)
            case Promise(attempt=attempt, promise=promise, seat=asked):
                seat = self._seat(room, member, asked, LUCK)
                await room.exchange(promising(seat, member.keys[seat], attempt, promise))
            case Reveal(attempt=attempt, luck=luck, seat=asked):
                seat = self._seat(room, member, asked, LUCK)
                if room.snapshot.is_open or room.seats[seat].luck != luck:  # else it was sent twice
                    await room.exchange(revealing(seat, member.keys[seat], attempt, luck))
                    self._registry.look_after(room)
            case Say(phrase=phrase, text=text, seat=asked):
                seat = self._seat(room, member, asked, TALK)
                if not room.terms.chat:
                    raise Unavailable("talk/off")
                await room.say(seat, *checked_words(phrase, text))
            case Hello():
                raise Unreadable("message/hello")

    async def _agree(self, room: Room, seat: int, message: Pause | Replace | Return) -> None:
        """What people settle among themselves; afterwards a bot may have to move."""
        match message:
            case Pause(wish=wish):
                room.snapshot.check_present(seat)
                await room.agree(wishing(seat, wish))
            case Replace(of=of):
                room.snapshot.check_present(seat)
                await vote(room, seat, of)
            case Return():
                await room.agree(returning(seat))
        self._registry.look_after(room)

    async def _hinted(self, room: Room, seat: int, number: int) -> Hinted:
        """Only for a seat that may move now; the thinking is done outside the lock."""
        async with room.lock:
            question = hint_question(room, seat, number)
            cards = room.playing().game.state.rules.deck
        account = Account(self._device or room.row.owner, room.id, room.bot_rank)
        return Hinted(
            number, seat, hint_ideas(await self._registry.players.advise(question, account), self._words, cards)
        )

    def _seat(self, room: Room, member: Member, asked: int | None, weight: int = 1) -> int:
        """The seat that acts: it must still be the member's own, as its secret may have moved on meanwhile."""
        seats = [seat for seat in member.seats if room.seats[seat].secret == member.keys.get(seat)]
        chosen = seats[0] if asked is None and len(seats) == 1 else asked
        if chosen is None or chosen not in seats:
            raise Unavailable("seat/secret")
        self._seats.check(f"{room.id} {chosen}", weight)
        return chosen


def _seats(room: Room, hello: Hello) -> dict[int, str]:
    """The seats that the secrets open, each with the hash by which it was opened."""
    opened = {}
    for secret in hello.secrets:
        rows = [row for row in room.seats if fits(secret, row.secret)]
        if not rows:
            raise Unavailable("seat/secret")
        opened[rows[0].seat] = rows[0].secret
    return opened


def _write_of(socket: WebSocket) -> Write | None:
    """How to send at once, where the server offers that."""
    write: Write | None = (socket.scope.get("extensions") or {}).get(WRITES, {}).get("text")
    return write


async def _end_of(task: asyncio.Task[None]) -> None:
    """Wait for a task without stopping it, whatever happens to who waits."""
    await asyncio.wait({task})


def fault(error: Exception) -> VitrallError:
    """An error of the server: the log has the trace, the client gets the code."""
    log.error("fault", exc_info=error)
    return Unavailable("server/fault")
