"""Spans of requests, socket messages, bots' turns and commits for OpenTelemetry. Needs the extra `traces`.

A span names its kind and its route, never a table, a seat, an address or anything that somebody sent. (The spans that
Starlette and FastAPI can make have the path in them, which is the link to a table; so these are our own.) Without
`--traces` the libraries that send spans are not imported, and `span` costs next to nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

import vitrall
from vitrall.engine.errors import Unavailable
from vitrall.server.request_id import CURRENT
from vitrall.why import verbatim

_NO_SPAN: Final = nullcontext()
_tracer: Any = None  # of OpenTelemetry, while traces are on


def start_traces() -> Callable[[], None]:
    """Send spans from now on; call the answer to send what waits, and to stop.

    Where they go is said by OpenTelemetry's own variables, such as OTEL_EXPORTER_OTLP_ENDPOINT.
    """
    global _tracer
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        raise Unavailable("traces/extra", verbatim(error.name or "")) from error
    name = os.environ.get("OTEL_SERVICE_NAME", "vitrall")
    about = Resource.create({"service.name": name, "service.version": vitrall.__version__})
    provider = TracerProvider(resource=about, shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    _tracer = provider.get_tracer("vitrall")

    def stop() -> None:
        global _tracer
        _tracer = None
        provider.shutdown()

    return stop


def span(name: str, **values: str | int | float) -> AbstractContextManager[Any]:
    """A piece of work in the trace of the request that asked for it; nothing unless traces are on."""
    return _NO_SPAN if _tracer is None else _span(name, values)


@contextmanager
def _span(name: str, values: dict[str, str | int | float]) -> Iterator[Any]:
    # An exception's text may hold what somebody sent, so only its type is recorded.
    with _tracer.start_as_current_span(
        name, attributes=values, record_exception=False, set_status_on_exception=False
    ) as each:
        try:
            yield each
        except Exception as error:
            each.set_attribute("error.type", type(error).__name__)
            raise


class RequestSpans:
    """Middleware: one span for every request, named by its route."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _tracer is None or scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        method = scope["method"]
        with span(method, **{"http.request.method": method, "vitrall.request": CURRENT.get()}) as each:

            async def send_and_note(message: Message) -> None:
                if message["type"] == "http.response.start":
                    each.set_attribute("http.response.status_code", message["status"])
                await send(message)

            try:
                await self._app(scope, receive, send_and_note)
            finally:  # the route is known only now, and of a request that failed too
                if route := getattr(scope.get("route"), "path", ""):
                    each.update_name(f"{method} {route}")
                    each.set_attribute("http.route", route)
