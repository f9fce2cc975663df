"""The application: everything put together, from the settings to the routes."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import Scope

from vitrall.engine.errors import Unavailable, Unreadable, VitrallError
from vitrall.server import (
    analysis_routes,
    deck_routes,
    dice_routes,
    finished_routes,
    lobby_routes,
    metrics,
    moving_routes,
    page_routes,
    practice_routes,
    service_routes,
    sharing_routes,
    socket_routes,
    watching_routes,
)
from vitrall.server.deck_folder import Decks
from vitrall.server.error_answers import error_text, language_of, status_of, words_for
from vitrall.server.guard import HEADERS, Guard, header
from vitrall.server.head_requests import HeadRequests
from vitrall.server.request_id import CURRENT, RequestIds
from vitrall.server.request_id import HEADER as REQUEST_HEADER
from vitrall.server.running import running
from vitrall.server.settings import Settings
from vitrall.server.traces import RequestSpans
from vitrall.why import verbatim, whole_path

log = logging.getLogger(__name__)


def create_app(settings: Settings, decks: Decks | None = None) -> FastAPI:
    """The application, ready to be served."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, decks or Decks()) as server:
            app.state.server = server
            yield

    app = FastAPI(title="Vitrall", version=version("vitrall"), lifespan=lifespan, docs_url=None, redoc_url=None)
    # Catch-all route; must be registered last.
    at_tables = (
        lobby_routes,
        finished_routes,
        dice_routes,
        watching_routes,
        sharing_routes,
        analysis_routes,
        moving_routes,
        practice_routes,
    )
    routed = (*at_tables, service_routes, deck_routes, socket_routes, page_routes)
    for module in routed:
        app.include_router(module.routes)
    app.add_exception_handler(VitrallError, _known)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_route)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(HeadRequests)
    app.add_middleware(Guard, settings=settings, refuse=refusal)
    app.add_middleware(RequestSpans)
    app.add_middleware(RequestIds, proxied=bool(settings.public_url))  # added last, so it is outside of all others
    return app


def refusal(scope: Scope, error: VitrallError) -> JSONResponse:
    """An error as an answer, in the reader's language."""
    words = words_for(language_of(header(scope, b"accept-language")))
    metrics.REFUSED.labels(error.code).inc()
    return JSONResponse({"error": error_text(error, words)}, status_of(error))


async def _known(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, VitrallError)
    return refusal(request.scope, error)


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    """Names only the place of the error: repeating the input could reveal secrets."""
    assert isinstance(error, RequestValidationError)
    places = sorted({".".join(str(part) for part in problem["loc"])[:80] for problem in error.errors()})
    where = ", ".join(places)[:300]
    return refusal(request.scope, Unreadable("request/malformed", whole_path(where)))


async def _no_route(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refusal(request.scope, Unavailable("request/method"))
    if error.status_code == 404:
        return refusal(request.scope, Unavailable("request/none"))
    return refusal(request.scope, Unreadable("request/malformed", verbatim(str(error.status_code))))


async def _fault(request: Request, error: Exception) -> JSONResponse:
    """Runs outside of all middleware, so it adds the headers that those would have added."""
    metrics.FAULTS.inc()
    log.error("fault", exc_info=error)
    answer = refusal(request.scope, Unavailable("server/fault"))
    answer.headers.update({**HEADERS, REQUEST_HEADER.decode(): CURRENT.get()})
    return answer
