"""A player's own decks on the device: files that were loaded, by their names."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Final

from vitrall.cards.card_reader import DeckText, uploaded_text
from vitrall.engine.errors import Unavailable
from vitrall.local.device_database import KEYS, PUT, Change, DeviceDatabase
from vitrall.server.deck_folder import MOST_FILES, Decks, Offer, sound_deck
from vitrall.why import UnreadableCards, at_most

DECK: Final = "deck "  # before the name of a file


async def deck_texts(database: DeviceDatabase) -> list[DeckText]:
    return [DeckText(*json.loads(text)) for text in await database.values(KEYS, DECK)]


async def stored_decks(database: DeviceDatabase) -> Decks:
    """All decks of the device; one that this version cannot read any more stays stored, and is not offered."""
    offered = []
    for text in await deck_texts(database):
        with suppress(UnreadableCards):
            offered.append(sound_deck(text))
    return Decks(offered)


async def add_deck(database: DeviceDatabase, file: str, content: bytes) -> Offer:
    """Store a deck in place of one with its name. Raises unless it is sound, as the terminal would."""
    text = uploaded_text(content, file)
    offer = sound_deck(text).offer
    names = {each.source for each in await deck_texts(database)} | {file}
    if len(names) > MOST_FILES:
        raise Unavailable("device/decks", at_most(len(names), MOST_FILES))
    await database.change([deck_change(text)])
    return offer


def deck_change(text: DeckText) -> Change:
    return PUT, KEYS, f"{DECK}{text.source}", json.dumps(text, ensure_ascii=False)
