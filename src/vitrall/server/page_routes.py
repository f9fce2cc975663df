"""The routes for the page, health, readiness and metrics."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse

from vitrall.engine.errors import Unavailable
from vitrall.server import metrics
from vitrall.server.error_answers import language_of
from vitrall.server.guard import HEADERS
from vitrall.server.index_page import STYLE, built_page, placeholder_page
from vitrall.server.lobby_routes import Of, greet

routes = APIRouter(include_in_schema=False)
# The worker that plays without a server compiles WebAssembly; the page itself and everything else may not.
ENGINE_WORKER: Final = re.compile(r"assets/worker-[\w-]+\.js")
COMPILING: Final = HEADERS["content-security-policy"].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
NAMED_ANEW: Final = "public, max-age=31536000, immutable"  # files of `assets` have names that change with them


@routes.get("/")
async def page(request: Request) -> Response:
    response = _page(request)
    greet(request, response)
    return response


def _page(request: Request) -> Response:
    if (folder := built_page()) is not None:
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})
    language = language_of(request.headers.get("accept-language", ""))
    return Response(placeholder_page(language), media_type="text/html; charset=utf-8")


@routes.get("/style.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


@routes.get("/health")
async def health() -> dict[str, str]:
    """The process is alive and its event loop responds."""
    return {"status": "well"}


@routes.get("/ready")
async def ready(server: Of) -> dict[str, str]:
    """Moves can be saved: the database answers, and its disk takes what is written."""
    await server.store.check_ready()
    return {"status": "ready"}


@routes.get("/metrics")
async def figures(server: Of) -> Response:
    """For Prometheus, where the settings allow it."""
    if not server.settings.metrics:
        raise Unavailable("request/none")
    metrics.ROOMS.set(len(server.registry.rooms))
    return Response(metrics.metrics_text(), media_type="text/plain; version=0.0.4")


@routes.get("/{name:path}")
async def part_of_page(name: str) -> Response:
    """A file of the page. Only what lies in its folder is found, whatever the name looks like."""
    folder = built_page()
    path = _inside(folder, name) if folder is not None else None
    if path is None:
        raise Unavailable("request/none")
    caching = NAMED_ANEW if name.startswith(("assets/", "engine/")) else "no-cache"
    own = {"content-security-policy": COMPILING} if ENGINE_WORKER.fullmatch(name) else {}
    return FileResponse(path, headers={"cache-control": caching, **own})


def _inside(folder: Path, name: str) -> Path | None:
    """A file of the folder; nothing for a name that no file can have."""
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # too long, or with a null character
        return None
