"""What a storage on the device needs of a database: texts by key, and changes that happen as a whole or not at all."""

from __future__ import annotations

from typing import Final, Protocol

TABLES: Final = "tables"  # by id: the row, the seats and the chat of a table
ENTRIES: Final = "entries"  # by id and number
KEYS: Final = "keys"

ADD: Final = "add"  # only if there is none yet
PUT: Final = "put"
DELETE: Final = "delete"

Change = tuple[str, str, str, str]  # what to do, the store, the key, the text


class DeviceDatabase(Protocol):
    """The browser's database. Whatever it answers is stored for good."""

    async def get(self, store: str, key: str) -> str | None: ...

    async def values(self, store: str, prefix: str) -> list[str]:
        """The texts whose keys begin so, in the order of their keys."""
        ...

    async def change(self, changes: list[Change]) -> bool:
        """All of these, or nothing and false where a key to be added is there already."""
        ...


class MemoryDatabase:
    """The same in memory, for tests and for browsers that allow no storage."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, str], str] = {}

    async def get(self, store: str, key: str) -> str | None:
        return self.texts.get((store, key))

    async def values(self, store: str, prefix: str) -> list[str]:
        return [text for (place, key), text in sorted(self.texts.items()) if place == store and key.startswith(prefix)]

    async def change(self, changes: list[Change]) -> bool:
        if any(what == ADD and (store, key) in self.texts for what, store, key, _ in changes):
            return False
        for what, store, key, text in changes:
            if what == DELETE:
                self.texts.pop((store, key), None)
            else:
                self.texts[store, key] = text
        return True
