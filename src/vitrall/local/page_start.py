"""Where a page's worker comes in: everything crosses the border between its two languages as text."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from vitrall.engine.errors import Unavailable
from vitrall.local.device_database import Change
from vitrall.local.page_server import PageServer

log = logging.getLogger(__name__)


class BrowserDatabase(Protocol):
    """The page's side of the database: promises of texts, an absent one as nothing."""

    def get(self, store: str, key: str) -> Awaitable[str | None]: ...

    def values(self, store: str, prefix: str) -> Awaitable[str]: ...

    def change(self, changes: str) -> Awaitable[str]: ...


class PageDatabase:
    """The browser's database as the storage takes it. What it refuses becomes an error in the reader's language."""

    def __init__(self, browser: BrowserDatabase) -> None:
        self._browser = browser

    async def get(self, store: str, key: str) -> str | None:
        text: str | None = await self._asked(self._browser.get(store, key))
        return text

    async def values(self, store: str, prefix: str) -> list[str]:
        texts: list[str] = json.loads(await self._asked(self._browser.values(store, prefix)))
        return texts

    async def change(self, changes: list[Change]) -> bool:
        return bool(await self._asked(self._browser.change(json.dumps(changes))) == "done")

    async def _asked(self, answer: Awaitable[Any]) -> Any:
        try:
            return await answer
        except Exception as error:  # of the browser: its names are in the text
            log.warning("the browser's database has failed: %s", error)
            if "Quota" in str(error):
                raise Unavailable("device/full") from error
            raise Unavailable("device/database") from error


class Page:
    """What the worker calls."""

    def __init__(self, server: PageServer) -> None:
        self._server = server
        self.connect = server.connect
        self.hear = server.hear
        self.hang_up = server.hang_up
        self.forget_room = server.forget_room

    async def answer(self, method: str, address: str, headers: str, body: str) -> str:
        """A request and its answer: status, headers and body as JSON."""
        answer = await self._server.answer(method, address, json.loads(headers), body.encode())
        return json.dumps([answer.status_code, answer.headers, answer.body.decode()])

    def refuse_other_page(self, headers: str) -> str:
        """The same for a request about a table at which another page plays."""
        answer = self._server.refusal(Unavailable("device/other-page"), json.loads(headers))
        return json.dumps([answer.status_code, answer.headers, answer.body.decode()])


async def start(
    make_bundle: Callable[[str], Any], write_date: Callable[[str, str], str], database: BrowserDatabase
) -> Page:
    """The server of the page, ready to be asked."""
    import babel.dates
    import fluent.runtime

    fluent.runtime.make_bundle = make_bundle  # type: ignore[attr-defined]
    babel.dates.write_date = write_date  # type: ignore[attr-defined]
    return Page(await PageServer.open(PageDatabase(database)))
