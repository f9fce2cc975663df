"""A chain of hashes over the stored entries of a table: a move that was changed into another legal one is noticed.

It finds damage and careless edits. It does not stop a host who rewrites a whole game with all its hashes: nothing that
is stored beside the moves could. Entries of versions without the chain have no hash; the next one stored covers them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from vitrall.engine.errors import Why
from vitrall.server.table import Broken
from vitrall.server.table_entry import Entry


def first_link(table: str) -> str:
    """The link before the first entry. It contains the table, so entries cannot be moved to another table."""
    return hashlib.sha256(f"vitrall entries of {table}".encode()).hexdigest()


def next_link(before: str, entry: Entry) -> str:
    """The hash of an entry and everything before it. The time of an entry is not part of the game, and left out."""
    seat = "-" if entry.seat is None else str(entry.seat)
    lines = (before, str(entry.number), seat, *entry.actions)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def linked(before: str, entry: Entry) -> Entry:
    return Entry(entry.number, entry.seat, entry.actions, entry.at, next_link(before, entry))


def checked_link(before: str, entries: Sequence[Entry]) -> str:
    """The link of the last of these entries; `Broken` if one is not what was stored under its hash."""
    for entry in entries:
        before = next_link(before, entry)
        if entry.link and entry.link != before:
            raise Broken(Why("entry-changed", number=str(entry.number)))
    return before
