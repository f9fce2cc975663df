"""The one place that chooses a database and opens it with the key of its seeds."""

from __future__ import annotations

from pathlib import Path

from vitrall.server.storage.connection import open_database
from vitrall.server.storage.seeds import CHECK, make_key, read_key, wrong_key
from vitrall.server.storage.store import Store


async def open_store(address: str, key_path: Path) -> Store:
    """The database with the key of its seeds; `serve/key` where that is missing or belongs to another database."""
    database, seal = await open_database(address), read_key(key_path)
    if seal is None:
        plain = Store(database)
        known = await plain.has_key(CHECK)
        await plain.writer.close()
        seal = None if known else make_key(key_path)
    store = Store(database, seal)
    if seal is None or not await store.seal_seeds(CHECK):
        await store.close()
        raise wrong_key(key_path)
    return store


async def try_key(address: str, key_path: Path) -> None:
    """Open it once, so that a missing key is said in words before anything else happens."""
    await (await open_store(address, key_path)).close()
