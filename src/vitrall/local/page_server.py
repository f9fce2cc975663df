"""Everything that a page asks of a server, answered in the same process: requests and sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, unquote

from vitrall.engine.errors import Unavailable, Unreadable, VitrallError
from vitrall.local.device_database import DeviceDatabase
from vitrall.local.device_decks import add_deck, stored_decks
from vitrall.local.device_storage import DeviceStorage
from vitrall.local.games_file import add_games, damaged_games, games_text
from vitrall.local.thinking import ThinkingHere
from vitrall.local.value_checks import Mismatch
from vitrall.server import steady_time
from vitrall.server.agreements import resumed_clocks
from vitrall.server.error_answers import error_text, language_of, status_of, words_for
from vitrall.server.identity import COOKIE, Signer
from vitrall.server.limits import Buckets, Places
from vitrall.server.lobby import Lobby
from vitrall.server.running import Server
from vitrall.server.settings import Settings
from vitrall.server.shared_games import SharedGames
from vitrall.server.socket import Conversation
from vitrall.server.table_registry import TableRegistry
from vitrall.why import whole_path

if TYPE_CHECKING:
    from vitrall.local.libraries.fastapi import Response, Route
    from vitrall.local.libraries.starlette.websockets import WebSocket

ROUTES: Final = ("lobby", "finished", "dice", "watching", "sharing", "service", "deck", "moving")
NO_LIMIT: Final = 1_000_000  # who floods their own page harms nobody else
DEVICE: Final = "device"
NO_ANALYSES: Final[Any] = None  # an analysis needs a process of its own
GAMES: Final = "/api/device/games"  # these are no routes of the server: it has its own backups and a folder of decks
DECKS: Final = "/api/device/decks"
DAMAGED: Final = "/api/device/damaged"

log = logging.getLogger(__name__)


class PageServer:
    """A server for one page."""

    def __init__(self, database: DeviceDatabase, storage: DeviceStorage, server: Server, cookie: str) -> None:
        self._database = database
        self._storage = storage
        self._server = server
        self._device = server.signer.device(cookie)
        self._app = SimpleNamespace(state=SimpleNamespace(server=server, cookies={COOKIE: cookie}))
        modules = [import_module(f"vitrall.server.{name}_routes") for name in ROUTES]
        self._routes: list[Route] = [route for module in modules for route in module.routes.routes]
        self._sockets: dict[int, WebSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, database: DeviceDatabase) -> PageServer:
        rooms: dict[str, Any] = {}
        storage = DeviceStorage(database, lambda: list(rooms))
        registry = TableRegistry(storage, ThinkingHere(), 0, await stored_decks(database))
        registry.rooms = rooms
        signer = Signer(await storage.key("cookie"))
        cookie = await storage.remembered(DEVICE, signer.new_cookie())
        settings = Settings(
            rate_socket=NO_LIMIT, rate_seat=NO_LIMIT, rate_address=NO_LIMIT, tables_device=1000, idle_seconds=86_400
        )
        free = Buckets(NO_LIMIT, NO_LIMIT)
        lobby = Lobby(registry, settings.tables_device)
        server = Server(
            settings,
            storage,
            registry,
            lobby,
            signer,
            free,
            Places(NO_LIMIT),
            free,
            free,
            SharedGames(registry),
            NO_ANALYSES,
            is_page=True,
        )
        await registry.open()
        return cls(database, storage, server, cookie)

    async def close(self) -> None:
        for socket in self._sockets.values():
            socket.hang_up()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.registry.close()

    # ---- requests ----------------------------------------------------------------------------------------------------

    async def answer(self, method: str, address: str, headers: dict[str, str], body: bytes) -> Response:
        """The answer to a request; the address begins with /api."""
        try:
            return await self._answer(method, address, headers, body)
        except VitrallError as error:
            return self.refusal(error, headers)
        except Mismatch as wrong:
            return self.refusal(Unreadable("request/malformed", whole_path(str(wrong)[:80])), headers)
        except Exception:
            log.exception("fault")
            return self.refusal(Unavailable("server/fault"), headers)

    async def _answer(self, method: str, address: str, headers: dict[str, str], body: bytes) -> Response:
        path, _, query = address.partition("?")
        if path == GAMES:
            return await self._games(method, body)
        if path == DECKS and method == "POST":
            return await self._add_deck(body, dict(parse_qsl(query)).get("file", ""))
        if path == DAMAGED:
            return _response(json.dumps({"games": await damaged_games(self._database)}))
        matches = [(route, match) for route in self._routes if (match := route.pattern.match(path)) is not None]
        for route, match in matches:
            if route.method == method:
                parts = {name: unquote(part) for name, part in match.groupdict().items()}
                request = _fastapi().Request(self._app, method, path, dict(parse_qsl(query)), headers, body)
                return await route.answered(request, parts)
        if matches:
            raise Unavailable("request/method")
        raise Unavailable("request/none")

    def refusal(self, error: VitrallError, headers: dict[str, str]) -> Response:
        words = words_for(language_of(headers.get("accept-language", "")))
        text = json.dumps({"error": error_text(error, words)})
        return _response(text, status_of(error))

    async def _games(self, method: str, body: bytes) -> Response:
        """All games of this device as one file, or those of a file added to them."""
        if method == "GET":
            return _response(await games_text(self._database))
        added = await add_games(self._database, body, self._device)
        self._server.registry.decks = await stored_decks(self._database)
        return _response(json.dumps({"games": added}))

    async def _add_deck(self, body: bytes, file: str) -> Response:
        """A deck from a file: stored on the device, and offered to new tables from now on."""
        offer = await add_deck(self._database, file, body)
        self._server.registry.decks = await stored_decks(self._database)
        return _response(json.dumps(offer))

    # ---- sockets -----------------------------------------------------------------------------------------------------

    def connect(self, table: str, send: Callable[[str], Any], closed: Callable[[], Any]) -> int:
        """A socket at a table; the number by which the page speaks of it."""
        socket = _websockets().WebSocket(send, closed)
        number = secrets.randbits(32)
        self._sockets[number] = socket
        task = asyncio.ensure_future(self._converse(number, socket, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return number

    async def _converse(self, number: int, socket: Any, table: str) -> None:
        server = self._server
        try:
            if table not in server.registry.rooms:
                now = steady_time.now()
                await self._storage.resume_table(table, lambda row, alive: resumed_clocks(row, alive, now))
            talk = Conversation(socket, server.registry, server.settings, server.seat_rate_limits, self._device)
            await talk.run(table)
        except _websockets().WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a conversation has failed")
            await socket.close()
        finally:
            self._sockets.pop(number, None)

    def hear(self, number: int, text: str) -> None:
        if (socket := self._sockets.get(number)) is not None:
            socket.hear(text)

    def hang_up(self, number: int) -> None:
        if (socket := self._sockets.get(number)) is not None:
            socket.hang_up()

    def forget_room(self, table: str) -> None:
        """Another page may play on at this table: what is known of it here is out of date from now on."""
        if (room := self._server.registry.rooms.get(table)) is not None:
            self._server.registry.forget(room)


def _fastapi() -> Any:
    """The stand-in of this package, which a page's Python finds by the library's name."""
    return import_module("fastapi")


def _websockets() -> Any:
    return import_module("starlette.websockets")


def _response(text: str, status: int = 200) -> Response:
    answer: Response = _fastapi().Response(text, status, media_type="application/json")
    return answer
