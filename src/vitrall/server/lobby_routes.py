"""The lobby over HTTP: tables, seats, links, records. `/openapi.json` has the schemas."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Sequence
from typing import Annotated

import msgspec
import segno
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field

from vitrall.engine.errors import Unavailable
from vitrall.server.guard import SAFE, address_of
from vitrall.server.identity import COOKIE, SEAT_HEADER
from vitrall.server.info import table_info
from vitrall.server.lobby import Opening, Seated, SeatWish, seat_of
from vitrall.server.protocol import TableInfo
from vitrall.server.records import record_text
from vitrall.server.running import Server
from vitrall.server.storage.row_types import OVER, Listed
from vitrall.server.terms import Model, Word, read_terms
from vitrall.view import SPECTATOR

YEAR = 60 * 60 * 24 * 365
OWN_SITES = ("", "none", "same-origin")  # of Sec-Fetch-Site; programs, and browsers without encryption, do not send it

routes = APIRouter(prefix="/api")

TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=5)]
Luck = Annotated[str, Field(max_length=64)]
Language = Annotated[str, Query(max_length=2, pattern=r"^[a-z]*$")]


def server_of(request: Request) -> Server:
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


def device_of(request: Request, response: Response) -> str:
    """The device that asks; one that was never here gets its cookie. Empty where another site made the browser ask."""
    server = server_of(request)
    device = server.signer.device(request.cookies.get(COOKIE, ""))
    if device:
        return device
    if request.headers.get("sec-fetch-site", "") not in OWN_SITES:
        if request.method not in SAFE:
            raise Unavailable("request/origin")
        return ""
    return _new_device(server, response)


def greet(request: Request, response: Response) -> None:
    """The cookie of a device with a page. A cookie that came is sent back with its year begun anew, and as Lax: older
    versions made it Strict. A browser that comes from another site may hold a Strict one without sending it, so it gets
    none here: the page then asks for its device, which is a request of our own site."""
    server = server_of(request)
    cookie = request.cookies.get(COOKIE, "")
    if server.signer.device(cookie):
        _set_cookie(server, response, cookie)
    elif request.headers.get("sec-fetch-site") in ("none", "same-origin"):
        _new_device(server, response)


def _new_device(server: Server, response: Response) -> str:
    cookie = server.signer.new_cookie()
    _set_cookie(server, response, cookie)
    return server.signer.device(cookie)


def _set_cookie(server: Server, response: Response, cookie: str) -> None:
    # Lax: a link on another site must bring the same person. Requests that change anything have their origin checked.
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=server.settings.is_secure)


def secret_of(request: Request) -> str:
    """The secret of the seat that asks."""
    return request.headers.get(SEAT_HEADER, "")[:64]


Of = Annotated[Server, Depends(server_of)]
Device = Annotated[str, Depends(device_of)]
Secret = Annotated[str, Depends(secret_of)]


async def acting_device(id: str, server: Server, device: str, secret: str) -> str:
    """The device for which a request acts: that of the seat that its secret opens, else its own."""
    return (await server.registry.room(id)).device_of((secret,), device)


class SeatTaken(Model):
    """A seat, and the secret that opens it."""

    table: str
    seat: int
    secret: str


class TableOpened(Model):
    """A new table: its link for the others, and the seats of this device."""

    table: str
    link: str
    seats: list[SeatTaken]
    commitment: str  # of the server to its dice; empty where a seed was chosen


class Name(Model):
    """Who sits down, where if it matters, and what they add to the dice."""

    name: Word
    seat: Annotated[int, Field(ge=0, le=5)] | None = None
    luck: Luck = ""


class LuckAdded(Model):
    luck: Luck


class Link(Model):
    """A link, and the same as a QR code in SVG."""

    link: str
    code: str


class DeviceTaken(Model):
    """How many tables have come to this device."""

    tables: int


class Rematch(Model):
    table: str
    link: str


def _taken(seated: Seated) -> SeatTaken:
    return SeatTaken(**vars(seated))


def table_link(server: Server, id: str, language: str = "") -> str:
    """The part of a link after the #, which no proxy logs; with the language for first-time visitors."""
    return f"{server.settings.url}/#/table/{id}{f'?language={language}' if language else ''}"


def code_drawn(link: str) -> bytes:
    """A link as a QR code."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=6, border=3)
    return drawn.getvalue()


def _link(server: Server, kind: str, token: str) -> Link:
    link = f"{server.settings.url}/#/{kind}/{token}"
    return Link(link=link, code=code_drawn(link).decode())


def tag_of(body: bytes) -> str:
    """The entity tag of an answer: a page that asks again and again need not be sent the same twice."""
    return f'"{hashlib.blake2b(body, digest_size=16).hexdigest()}"'


def written(tables: Sequence[Listed], device: str, awaited_first: bool = False) -> bytes:
    """A list as it is sent. Checking each of a hundred tables against its shape would cost more than making it."""
    infos = [table_info(row, seats, read_terms(row.settings), device) for row, seats in tables]
    if awaited_first:
        infos.sort(key=lambda info: not set(info["awaited"]) & set(info["yours"]))
    return msgspec.json.encode(infos)


def _answer(body: bytes, response: Response) -> Response:
    answer = Response(body, media_type="application/json")
    answer.raw_headers.extend(response.raw_headers)  # a new device's cookie
    return answer


@routes.get("/device", status_code=204)
async def device(request: Request, response: Response, _: Device) -> None:
    """Nothing but the cookie: a page asks for it before it asks for several things at once."""
    if request.cookies.get(COOKIE):
        greet(request, response)


@routes.post("/device/link", status_code=201)
async def device_link(server: Of, device: Device) -> Link:
    """A link that moves everything of this device to the one that opens it first."""
    return _link(server, "device", await server.lobby.device_link(device))


@routes.post("/device-links/{token}")
async def use_device_link(token: Annotated[str, Path(max_length=64)], server: Of, device: Device) -> DeviceTaken:
    return DeviceTaken(tables=await server.lobby.use_device_link(token, device))


@routes.get("/home", response_model=list[TableInfo])
async def home(request: Request, server: Of, device: Device, response: Response, finished: bool = True) -> Response:
    """The tables of this device, those that await it first; finished ones if wanted. 304 where nothing has changed."""
    tables = await server.store.lists.of_device(device)
    wanted = [listed for listed in tables if finished or listed[0].status != OVER]
    body = written(wanted, device, awaited_first=True)
    response.headers["etag"] = tag = tag_of(body)
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=response.headers)
    return _answer(body, response)


@routes.get("/tables", response_model=list[TableInfo])
async def listed(server: Of, device: Device, response: Response) -> Response:
    """Listed open tables; the latest few of each owner."""
    return _answer(written(await server.store.lists.public(), device), response)


@routes.post("/tables", status_code=201)
async def open_table(opening: Opening, request: Request, server: Of, device: Device) -> TableOpened:
    server.openings.check(address_of(request.scope))  # without a cookie each request counts as a new device
    if opening.terms.listed:
        server.listings.check(address_of(request.scope))
    id, seats = await server.lobby.open(opening, device)
    commitment = (await server.registry.room(id)).snapshot.exchange.commitment
    taken = [_taken(seated) for seated in seats]
    return TableOpened(table=id, link=table_link(server, id), seats=taken, commitment=commitment)


@routes.get("/tables/{id}")
async def table(id: TableId, server: Of, device: Device, secret: Secret) -> TableInfo:
    return (await server.registry.room(id)).info(await acting_device(id, server, device, secret))


@routes.delete("/tables/{id}", status_code=204)
async def delete(id: TableId, server: Of, device: Device, secret: Secret) -> None:
    await server.lobby.delete(id, await acting_device(id, server, device, secret))


@routes.post("/tables/{id}/start", status_code=204)
async def start(id: TableId, server: Of, device: Device, secret: Secret) -> None:
    await server.lobby.start(id, await acting_device(id, server, device, secret))


@routes.post("/tables/{id}/seats", status_code=201)
async def take(id: TableId, wish: Name, request: Request, server: Of, device: Device) -> SeatTaken:
    address = address_of(request.scope)
    return _taken(await server.lobby.take(id, device, wish.name, wish.luck, wish.seat, address))


@routes.put("/tables/{id}/seats/{seat}", status_code=204)
async def settle(id: TableId, seat: SeatNumber, wish: SeatWish, server: Of, device: Device, secret: Secret) -> None:
    """The owner seats a bot, or opens a seat again."""
    await server.lobby.settle(id, await acting_device(id, server, device, secret), seat, wish)


@routes.put("/tables/{id}/luck", status_code=204)
async def add_luck(id: TableId, luck: LuckAdded, server: Of, secret: Secret) -> None:
    await server.lobby.add_luck(id, secret, luck.luck)


@routes.post("/tables/{id}/leave", status_code=204)
async def leave(id: TableId, server: Of, secret: Secret) -> None:
    await server.lobby.leave(id, secret)


@routes.post("/tables/{id}/return")
async def come_back(id: TableId, server: Of, device: Device) -> list[SeatTaken]:
    """The seats that this device has left in a running game, with new secrets."""
    return [_taken(seated) for seated in await server.lobby.come_back(id, device)]


@routes.post("/tables/{id}/secrets")
async def renew(id: TableId, server: Of, device: Device) -> list[SeatTaken]:
    """New secrets for the seats of this device."""
    return [_taken(seated) for seated in await server.lobby.renew(id, device)]


@routes.post("/tables/{id}/link", status_code=201)
async def link(id: TableId, server: Of, secret: Secret) -> Link:
    """A link that moves this seat to the device that opens it first."""
    return _link(server, "seat", await server.lobby.link(id, secret))


@routes.post("/links/{token}")
async def use_link(token: Annotated[str, Path(max_length=64)], server: Of, device: Device) -> SeatTaken:
    return _taken(await server.lobby.use_link(token, device))


@routes.post("/tables/{id}/rematch")
async def rematch(id: TableId, server: Of, secret: Secret) -> Rematch:
    new, _ = await server.lobby.rematch(id, secret)
    return Rematch(table=new, link=table_link(server, new))


@routes.get("/tables/{id}/record")
async def record(id: TableId, server: Of, secret: Secret) -> Response:
    """The game as text; whole after its end."""
    room = await server.registry.room(id)
    viewer = seat_of(room, secret).seat if secret else SPECTATOR
    async with room.lock:
        if viewer == SPECTATOR and not room.terms.spectators and not room.playing().game.is_over:
            raise Unavailable("table/no-spectators")
        return Response(record_text(room, viewer), media_type="text/plain; charset=utf-8")


@routes.get("/tables/{id}/code.svg")
async def code(id: TableId, server: Of, language: Language = "") -> Response:
    """The table's link as a QR code, in a language if one is named."""
    await server.registry.room(id)
    return Response(code_drawn(table_link(server, id, language)), media_type="image/svg+xml")
