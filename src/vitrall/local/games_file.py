"""All games and decks of a device as one file, and back. Each game is replayed before it is added: a damaged file
changes nothing. A game that is damaged on the device goes into the file as it is stored, and is not read from it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from vitrall.cards.card_reader import DeckText, uploaded_text
from vitrall.engine.errors import Unreadable, VitrallError, Why
from vitrall.local.device_database import ADD, ENTRIES, TABLES, Change, DeviceDatabase
from vitrall.local.device_decks import deck_change, deck_texts
from vitrall.local.device_storage import StoredTable, entry_key, entry_text, read_entry, read_table, readable
from vitrall.server.deck_folder import MOST_FILES, Decks, sound_deck
from vitrall.server.entry_chain import checked_link, first_link
from vitrall.server.identity import is_table_id
from vitrall.server.storage.row_types import OPEN, OVER, PLAYING
from vitrall.server.table_entry import Entry
from vitrall.server.table_snapshot import TableSnapshot
from vitrall.server.terms import read_terms

FORMAT: Final = "vitrall-games 1"
MOST_BYTES: Final = 50_000_000
MOST_GAMES: Final = 5_000


async def games_text(database: DeviceDatabase) -> str:
    """All games of the device."""
    games: list[object] = []
    damaged: list[object] = []
    for text in await database.values(TABLES, ""):
        try:
            row = read_table(text).row
            entries = await database.values(ENTRIES, f"{row.id} ")
            known = entries[: row.number]  # a bot may have moved since the row was read
            games.append({**json.loads(text), "entries": [json.loads(entry) for entry in known]})
        except (VitrallError, ValueError):
            damaged.append(text)
    parts = {"games": games, "decks": await deck_texts(database), **({"damaged": damaged} if damaged else {})}
    return json.dumps({"format": FORMAT, **parts}, ensure_ascii=False, separators=(",", ":"))


async def damaged_games(database: DeviceDatabase) -> int:
    """How many games of the device cannot be read."""
    texts = await database.values(TABLES, "")
    return len(texts) - len(readable(texts))


async def add_games(database: DeviceDatabase, content: bytes, device: str) -> int:
    """Add the games and decks of a file that are not here yet, for this device; how many games."""
    if len(content) > MOST_BYTES:
        raise Unreadable("games/size", Why("bytes", most=MOST_BYTES))
    here = await deck_texts(database)
    games, decks = _read(content, here)
    known = {deck.source for deck in here}
    if new := [deck_change(deck) for deck in decks if deck.source not in known]:
        await database.change(new)
    added = 0
    for stored, entries in games:
        mine = _given_to(stored, device)
        changes: list[Change] = [(ADD, TABLES, mine.row.id, mine.text())]
        changes += [(ADD, ENTRIES, entry_key(mine.row.id, each.number), entry_text(each)) for each in entries]
        added += await database.change(changes)
    return added


Games = list[tuple[StoredTable, list[Entry]]]


def _read(content: bytes, here: list[DeckText]) -> tuple[Games, list[DeckText]]:
    try:
        data = json.loads(content)
        texts = [uploaded_text(str(text).encode(), str(file)) for file, text in data.get("decks", [])]
        if data["format"] != FORMAT or len(data["games"]) > MOST_GAMES or len(texts) > MOST_FILES:
            raise not_games()
        own = {deck.source: deck for deck in (*texts, *here)}  # a game is played with the deck that is here
        decks = Decks([sound_deck(deck) for deck in own.values()])
        return [_game(game, decks) for game in data["games"]], texts
    except VitrallError as wrong:
        raise not_games() from wrong
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError) as wrong:
        raise not_games() from wrong


def _game(game: dict[str, Any], decks: Decks) -> tuple[StoredTable, list[Entry]]:
    """A game that replays exactly as it was stored."""
    entries = [read_entry(json.dumps(entry)) for entry in game["entries"]]
    stored = read_table(json.dumps({name: game[name] for name in ("row", "seats", "chat")}))
    row = stored.row
    whole = row.number == len(entries) and row.status in (OPEN, PLAYING, OVER)
    if not is_table_id(row.id) or not whole or any(seat.table != row.id for seat in stored.seats):
        raise not_games()
    if entries:
        checked_link(first_link(row.id), entries)
        TableSnapshot(row, list(stored.seats), read_terms(row.settings), decks).game(entries)
    return stored, entries


def _given_to(stored: StoredTable, device: str) -> StoredTable:
    """Everything of the device that saved the file is this device's now; the page asks for new secrets."""
    seats = tuple(replace(seat, device=device) if seat.device else seat for seat in stored.seats)
    return replace(stored, row=replace(stored.row, owner=device), seats=seats)


def not_games() -> Unreadable:
    return Unreadable("games/file")
