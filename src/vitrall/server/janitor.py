"""Regular work of a server process: tables that are due, empty rooms, old tables, signs of life."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from vitrall.server import steady_time
from vitrall.server.agreements import resumed_clocks
from vitrall.server.garbage import sweep
from vitrall.server.luck_exchange import REVEAL_SECONDS
from vitrall.server.storage import Taken

if TYPE_CHECKING:
    from vitrall.server.table_registry import TableRegistry

POLL_SECONDS: Final = 0.5  # seconds between two looks at what is due
IDLE: Final = 60.0  # seconds until an empty room is forgotten; replay brings it back
BEAT: Final = 5.0  # seconds between two signs of life
SWEEP: Final = 600.0  # seconds between two looks for old tables
MOST_DUE: Final = 200

log = logging.getLogger(__name__)


class Janitor:
    """Looks at everything twice a second."""

    def __init__(self, registry: TableRegistry, keep_days: float) -> None:
        self._registry = registry
        self._keep_days = keep_days

    async def resume_clocks(self) -> None:
        """Add the downtime to all clocks, with a few seconds of grace, so that nobody's time runs out meanwhile."""
        now = steady_time.now()
        await self._registry.store.extend_waits(now + REVEAL_SECONDS)
        with suppress(Taken):  # another process is doing it right now
            await self._registry.store.heartbeat.resume(
                now, not self._registry.store.is_shared, lambda row, alive: resumed_clocks(row, alive, now)
            )

    async def run(self) -> None:
        """The main loop: due tables, empty rooms, old tables."""
        last_sweep, last_beat = -SWEEP, time.monotonic()
        while True:
            await asyncio.sleep(POLL_SECONDS)
            await self._guarded(self.look_around)
            if time.monotonic() - last_beat >= BEAT:
                last_beat = time.monotonic()
                await self._guarded(self._beat)
                await self._guarded(self._registry.store.checkpoint)
                sweep(time.monotonic() - self._registry.store.moved_at)
            if self._keep_days and time.monotonic() - last_sweep >= SWEEP:
                last_sweep = time.monotonic()
                await self._guarded(self.expire)

    async def _beat(self) -> None:
        with suppress(Taken):  # another process is doing it right now
            await self._registry.store.heartbeat.beat(steady_time.now())

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        """A database that is briefly unavailable must not end the loop."""
        try:
            await work()
        except Exception:
            log.exception("a round has failed")

    async def look_around(self) -> None:
        """Start what is due; drop rooms that have been empty for a while."""
        await self._registry.scheduler.start_due()
        for room in [room for room in self._registry.rooms.values() if room.is_idle(IDLE)]:
            self._registry.rooms.pop(room.id, None)

    async def expire(self) -> None:
        """Delete old tables, if the settings say so."""
        for id in await self._registry.store.expired(time.time() - self._keep_days * 86_400, MOST_DUE):
            await self._registry.delete(id)
