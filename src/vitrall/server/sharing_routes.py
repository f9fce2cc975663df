"""A finished game for others: the picture that its players save, and `/r/ID`, which shows a picture wherever its link
is shared and opens the replay for people. Names are on a picture only if their player agreed.
"""

from __future__ import annotations

import asyncio
from html import escape
from importlib.metadata import version
from typing import Annotated, Final, Literal
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request, Response

from vitrall.engine.errors import Unavailable
from vitrall.picture import Style, WindowResult, result_picture
from vitrall.picture.result_picture import LAYOUTS
from vitrall.server.error_answers import language_of, words_for
from vitrall.server.lobby import seat_of
from vitrall.server.lobby_routes import Language, Of, SeatNumber, Secret, TableId, tag_of
from vitrall.server.shared_games import code_rows, shared_game
from vitrall.server.terms import Model
from vitrall.server.watching_routes import DRAWN
from vitrall.words import Words
from vitrall.words.speech import REGIONS

VERSION: Final = version("vitrall")  # another version may draw another picture
PAGE_SECONDS: Final = 300
PICTURE_SECONDS: Final = 3600
SCRIPT: Final = 'location.replace(document.querySelector("a").href);\n'  # programs that make previews run none

routes = APIRouter()

Seat = Annotated[int | None, Query(ge=0, le=5)]
Token = Annotated[str, Query(max_length=64)]


class NameAgreed(Model):
    """A seat, and the token that puts its name on the pictures of a shared link."""

    seat: int
    token: str


@routes.post("/api/tables/{id}/share", status_code=201)
async def share(id: TableId, server: Of, secret: Secret) -> NameAgreed:
    """The player of a seat agrees that shared pictures of a finished game have their name."""
    room = await server.registry.room(id)
    seat = seat_of(room, secret).seat
    if not room.playing().game.is_over:
        raise Unavailable("table/not-over")
    return NameAgreed(seat=seat, token=server.signer.agreement(id, seat))


@routes.get("/api/tables/{id}/pictures/{seat}/{shape}.svg")
async def saved_picture(
    id: TableId,
    seat: SeatNumber,
    shape: Literal["tall", "wide"],
    request: Request,
    server: Of,
    secret: Secret,
    theme: Annotated[Literal["dark", "light"], Query()] = "dark",
    name: bool = False,
    code: bool = False,
) -> Response:
    """A window of a finished game with its points and the date. The name needs the secret of the seat."""
    room = await server.registry.room(id)
    async with room.lock:
        game = shared_game(room)
    if name and seat_of(room, secret).seat != seat:
        raise Unavailable("seat/secret")
    words = game.words(words_for(language_of(request.headers.get("accept-language", ""))))
    link = f"{server.settings.shared_url}/r/{id}?seat={seat}" if code and server.settings.shared_url else ""
    result = game.result(game.seat(seat), name, code_rows(link) if link else ())
    picture = await asyncio.to_thread(result_picture, result, shape, words=words, style=Style(theme=theme))
    return Response(picture.svg, media_type="image/svg+xml", headers=DRAWN)


@routes.get("/r/{id}.png", include_in_schema=False)
async def preview(
    id: str, request: Request, server: Of, seat: Seat = None, name: Token = "", language: Language = ""
) -> Response:
    """The picture of a shared link, for programs that make previews: they take no SVG."""
    game = await server.shared.game(id)
    if not server.shared.has_png:
        raise Unavailable("request/none")
    place = game.seat(seat)
    key = (id, place, server.signer.agrees(id, place, name), words_for(language).language)
    # Others may embed it; that is what it is for.
    headers = {
        "cache-control": f"public, max-age={PICTURE_SECONDS}",
        "etag": tag_of(f"{VERSION} {key}".encode()),
        "cross-origin-resource-policy": "cross-origin",
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(await server.shared.png(key), media_type="image/png", headers=headers)


@routes.get("/r/{id}", include_in_schema=False)
async def shared(id: str, request: Request, server: Of, seat: Seat = None, name: Token = "") -> Response:
    """What a shared link leads to: a head for programs that make previews, and the replay for people."""
    game = await server.shared.game(id)
    words = game.words(words_for(language_of(request.headers.get("accept-language", ""))))
    place = game.seat(seat)
    agreed = server.signer.agrees(id, place, name)
    query = _query(seat, name if agreed else "")
    address = f"{server.settings.shared_url}/r/{id}" if server.settings.shared_url else ""
    head = _head(game.result(place, agreed), words, address, query, server.shared.has_png)
    watch = f'<p><a href="../#/replay/{escape(id)}">{escape(words.say("shared-watch"))}</a></p>'
    body = f"<h1>Vitrall</h1>{watch}" + '<script src="../open-replay.js" defer></script>'
    text = f'<!doctype html><html lang="{words.language}"><head>{head}</head><body>{body}</body></html>'
    headers = {"cache-control": f"public, max-age={PAGE_SECONDS}", "vary": "accept-language"}
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


@routes.get("/open-replay.js", include_in_schema=False)
async def open_replay() -> Response:
    return Response(SCRIPT, media_type="text/javascript", headers={"cache-control": f"public, max-age={PAGE_SECONDS}"})


def _query(seat: int | None, name: str) -> dict[str, str]:
    asked = {"seat": "" if seat is None else str(seat), "name": name}
    return {key: value for key, value in asked.items() if value}


def _head(result: WindowResult, words: Words, address: str, query: dict[str, str], has_png: bool) -> str:
    """Meta tags in the reader's language. Addresses in them must be absolute, so without one that is known to others
    there are none."""
    points = words.say("points", points=result.points)
    title = " · ".join([*([result.name] if result.name else []), words.name(result.pattern.id), points])
    about = words.say("shared-about", date=words.day(result.day) if result.day else "")
    regions = {"og:locale": REGIONS[words.language]}
    tags = {"og:type": "website", "og:site_name": "Vitrall", "og:title": title, "og:description": about, **regions}
    if address:
        tags["og:url"] = _with(address, query)
    if address and has_png:
        wide = LAYOUTS["wide"]
        tags |= {
            "og:image": _with(f"{address}.png", {**query, "language": words.language}),
            "og:image:type": "image/png",
            "og:image:width": f"{wide.width:.0f}",
            "og:image:height": f"{wide.height:.0f}",
            "og:image:alt": title,
        }
    named = {"description": about, "robots": "noindex", "viewport": "width=device-width"}
    named["twitter:card"] = "summary_large_image" if "og:image" in tags else "summary"
    metas = [f'<meta name="{key}" content="{escape(value)}">' for key, value in named.items()]
    metas += [f'<meta property="{key}" content="{escape(value)}">' for key, value in tags.items()]
    sheet = '<link rel="stylesheet" href="../style.css">'
    return f'<meta charset="utf-8"><title>{escape(title)}</title>{"".join(metas)}{sheet}'


def _with(address: str, query: dict[str, str]) -> str:
    return f"{address}?{urlencode(query)}" if query else address
