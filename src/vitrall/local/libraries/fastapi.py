"""A stand-in for FastAPI: routes with typed arguments, called by `vitrall.local.requests` rather than by a socket."""

from __future__ import annotations

import dataclasses
import inspect
import json
import re
import typing
from collections.abc import Callable
from functools import cached_property
from typing import Any

from vitrall.local.value_checks import Bounds, Mismatch, checked


class Path(Bounds):
    """A part of the path, and its bounds."""


class Query(Bounds):
    """A value after the question mark, and its bounds."""


class Depends:
    def __init__(self, source: Callable[..., Any]) -> None:
        self.source = source


class Request:
    """A request of the page in the same process: everything is there already."""

    def __init__(
        self, app: Any, method: str, path: str, query: dict[str, str], headers: dict[str, str], body: bytes
    ) -> None:
        self.app = app
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.cookies: dict[str, str] = app.state.cookies
        self.scope: dict[str, Any] = {"headers": []}
        self._body = body

    async def body(self) -> bytes:
        return self._body


class Response:
    def __init__(
        self,
        content: str | bytes = b"",
        status_code: int = 200,
        headers: dict[str, str] | None = None,
        media_type: str = "",
    ) -> None:
        self.body = content.encode() if isinstance(content, str) else content
        self.status_code = status_code
        self.headers = dict(headers or {})
        self.raw_headers: list[tuple[bytes, bytes]] = []
        if media_type:
            self.headers["content-type"] = media_type

    def set_cookie(self, name: str, value: str, **_: Any) -> None:
        """The device keeps its own cookie."""


class Route:
    """A function that answers the requests of one shape of path."""

    def __init__(self, method: str, path: str, answer: Callable[..., Any], status: int) -> None:
        self.method = method
        self.answer = answer
        self.status = status
        self.pattern = re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path)) + "$")

    @cached_property
    def arguments(self) -> dict[str, tuple[Any, Any]]:
        return arguments_of(self.answer)

    async def answered(self, request: Request, parts: dict[str, str]) -> Response:
        response = Response()
        values = {
            name: await argument(name, hint, default, request, response, parts)
            for name, (hint, default) in self.arguments.items()
        }
        answer = await self.answer(**values)
        if isinstance(answer, Response):
            return answer
        body = b"" if answer is None else written(answer)
        return Response(body, self.status, {**response.headers}, "application/json")


def arguments_of(function: Callable[..., Any]) -> dict[str, tuple[Any, Any]]:
    """By name the type and the default of each argument."""
    hints = typing.get_type_hints(function, include_extras=True)
    parameters = inspect.signature(function).parameters
    return {name: (hints[name], each.default) for name, each in parameters.items()}


async def argument(
    name: str, hint: Any, default: Any, request: Request, response: Response, parts: dict[str, str]
) -> Any:
    """The value of an argument: of the path, of the query, of the body, or what it depends on."""
    marks = typing.get_args(hint)[1:] if typing.get_origin(hint) is typing.Annotated else ()
    for mark in marks:
        if isinstance(mark, Depends):
            wanted = arguments_of(mark.source)
            values = {key: await argument(key, *each, request, response, parts) for key, each in wanted.items()}
            return mark.source(**values)
    if hint is Request:
        return request
    if hint is Response:
        return response
    if hasattr(hint, "model_validate_json"):
        return hint.model_validate_json(await request.body())
    source = parts if name in parts else request.query
    if name in source:
        return checked(hint, source[name], from_text=True)
    if default is inspect.Parameter.empty:
        raise Mismatch(name)
    return default


def written(answer: Any) -> bytes:
    return json.dumps(plain(answer), ensure_ascii=False, separators=(",", ":")).encode()


def plain(value: Any) -> Any:
    """Models and data classes, at any depth, as dictionaries."""
    if hasattr(value, "model_dump"):
        return plain(value.model_dump())
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


class APIRouter:
    def __init__(self, prefix: str = "", **_: Any) -> None:
        self._prefix = prefix
        self.routes: list[Route] = []

    def _route(self, method: str, path: str, status_code: int = 200, **_: Any) -> Callable[[Any], Any]:
        def add(answer: Any) -> Any:
            self.routes.append(Route(method, self._prefix + path, answer, status_code))
            return answer

        return add

    def get(self, path: str, **settings: Any) -> Callable[[Any], Any]:
        return self._route("GET", path, **settings)

    def post(self, path: str, **settings: Any) -> Callable[[Any], Any]:
        return self._route("POST", path, **settings)

    def put(self, path: str, **settings: Any) -> Callable[[Any], Any]:
        return self._route("PUT", path, **settings)

    def delete(self, path: str, **settings: Any) -> Callable[[Any], Any]:
        return self._route("DELETE", path, **settings)
