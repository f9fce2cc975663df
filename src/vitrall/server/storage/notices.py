"""Notices of what other processes have committed (PostgreSQL's NOTIFY). SQLite has one process and needs none."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import URL

from vitrall.server.storage.interface import Hear, Refresh
from vitrall.server.storage.writer import CHANNEL

PAUSE: Final = 1.0  # before a lost connection is tried again

log = logging.getLogger(__name__)


class Notices:
    """Listens until it is closed. After every new connection all is looked at again: something may have been missed."""

    def __init__(self, url: URL, hear: Hear, refresh: Refresh) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._refresh = refresh
        self._task = asyncio.get_running_loop().create_task(self._run())
        self.ready = asyncio.Event()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # any error: a process must never stop listening
                log.warning("the line to the database is lost", extra={"reason": type(error).__name__})
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        connection: Any = await asyncpg.connect(self._address)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *arguments: self._hear(str(arguments[3])))
            await self._refresh()
            self.ready.set()
            await lost.wait()
        finally:
            await connection.close(timeout=2)
