"""What is not the lobby: the page, health, readiness, figures."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from vitrall.engine.errors import Unavailable
from vitrall.server import metrics
from vitrall.server.answers import language_of
from vitrall.server.lobby_routes import Of
from vitrall.server.page import STYLE, placeholder_page

routes = APIRouter(include_in_schema=False)


@routes.get("/")
async def page(request: Request) -> Response:
    language = language_of(request.headers.get("accept-language", ""))
    return Response(placeholder_page(language), media_type="text/html; charset=utf-8")


@routes.get("/style.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


@routes.get("/health")
async def health() -> dict[str, str]:
    """The process lives and its loop turns."""
    return {"status": "well"}


@routes.get("/ready")
async def ready(server: Of) -> dict[str, str]:
    """Moves can be kept: the database answers."""
    try:
        async with asyncio.timeout(3):
            await server.shelf.is_ready()
    except Exception as error:
        raise Unavailable("server/away", "the database does not answer") from error
    return {"status": "ready"}


@routes.get("/metrics")
async def figures(server: Of) -> Response:
    """For Prometheus, where the settings allow it."""
    if not server.settings.metrics:
        raise Unavailable("request/none", "there is nothing here")
    metrics.ROOMS.set(len(server.house.rooms))
    return Response(metrics.metrics_text(), media_type="text/plain; version=0.0.4")
