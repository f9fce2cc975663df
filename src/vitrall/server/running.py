"""A server that runs: what its routes work with, opened in order and closed in the opposite one."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from vitrall.server.absence import ReplaceRules
from vitrall.server.deck_folder import Decks
from vitrall.server.identity import Signer
from vitrall.server.limits import Buckets, Places
from vitrall.server.lobby import Lobby
from vitrall.server.pause_watch import PauseWatch
from vitrall.server.players import Players
from vitrall.server.settings import Settings
from vitrall.server.shared_games import SharedGames
from vitrall.server.storage import Storage
from vitrall.server.table_registry import TableRegistry

if TYPE_CHECKING:
    from vitrall.server.analysis_queue import AnalysisQueue

# How long a thread waits for the interpreter while the event loop is busy, usually 5 ms. The thread that commits moves
# waits after each of its statements. Beside a thread that worked 70 % of the time, 99 % of commits of six moves took
# 22 ms with 5 ms, and 17 ms with this (240 commits each; a busy machine).
SWITCH_SECONDS: Final = 0.0005

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Server:
    """What the routes work with."""

    settings: Settings
    store: Storage
    registry: TableRegistry
    lobby: Lobby
    signer: Signer
    seat_rate_limits: Buckets
    places: Places
    openings: Buckets  # tables opened, by address
    listings: Buckets  # those of them in the public list
    shared: SharedGames
    analyses: AnalysisQueue
    is_page: bool = False  # the server of one page: its device knows every secret anyway


@asynccontextmanager
async def running(settings: Settings, decks: Decks) -> AsyncIterator[Server]:
    """A server from its first connection to its last commit."""
    # Only here: a page has neither processes nor such a database.
    from vitrall.server.analysis_queue import AnalysisQueue
    from vitrall.server.storage.opening import open_store

    store: Storage = await open_store(settings.address, settings.key_path)
    registry = TableRegistry(store, Players(settings.workers), settings.keep_days, decks)
    analyses = AnalysisQueue(store=store.analyses)
    watch = PauseWatch() if settings.metrics else None
    switch_seconds = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    registry.replace_rules = ReplaceRules(settings.away_seconds, settings.idle_seconds)
    try:
        signer = Signer(await store.key("cookie"))
        await registry.open()
        for fault in decks.faults:
            log.warning("deck left out", extra={"code": fault.code, "reason": fault.message})
        log.info("started")
        seats = Buckets(settings.rate_seat, settings.rate_seat * 3)
        lobby = Lobby(registry, settings.tables_device)
        pace = settings.rate_address  # with 20 requests a second: 60 tables at once and 180 an hour, 10 and 60 listed
        openings, listings = Buckets(pace / 400, pace * 3), Buckets(pace / 1200, max(1.0, pace / 2))
        places = Places(settings.sockets_address)
        shared = SharedGames(registry)
        yield Server(settings, store, registry, lobby, signer, seats, places, openings, listings, shared, analyses)
    finally:
        sys.setswitchinterval(switch_seconds)
        if watch is not None:
            watch.close()
        analyses.close()
        await registry.close()
        await store.close()
        log.info("stopped")
