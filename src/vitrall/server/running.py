"""A server that runs: what its routes work with, opened in order and closed in the opposite one."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from vitrall.server.decks import Decks
from vitrall.server.house import House
from vitrall.server.identity import Signer
from vitrall.server.limits import Buckets, Places
from vitrall.server.lobby import Lobby
from vitrall.server.players import Players
from vitrall.server.settings import Settings
from vitrall.server.storage import Shelf, open_database

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Server:
    """What the routes work with."""

    settings: Settings
    shelf: Shelf
    house: House
    lobby: Lobby
    signer: Signer
    seats: Buckets
    places: Places


@asynccontextmanager
async def running(settings: Settings, decks: Decks) -> AsyncIterator[Server]:
    """A server from its first connection to its last commit."""
    shelf = Shelf(await open_database(settings.address))
    house = House(shelf, Players(settings.workers), settings.keep_days, decks)
    try:
        signer = Signer(await shelf.key("cookie"))
        await house.open()
        for fault in decks.faults:
            log.warning("deck left out", extra={"code": fault.code, "reason": fault.message})
        log.info("started")
        seats = Buckets(settings.rate_seat, settings.rate_seat * 3)
        lobby = Lobby(house, settings.tables_device)
        yield Server(settings, shelf, house, lobby, signer, seats, Places(settings.sockets_address))
    finally:
        await house.close()
        await shelf.close()
        log.info("stopped")
