"""The record of a table: for each reader what they may read, and after the end the whole game with its seeds."""

from __future__ import annotations

import time

from vitrall.fair import dice_headers
from vitrall.fair.fair_headers import open_headers
from vitrall.record import deck_mark
from vitrall.record.headers import CARDS
from vitrall.server.room import Room
from vitrall.server.storage.row_types import BOT


def record_text(room: Room, viewer: int) -> str:
    """What one seat or a spectator may read now. After the end the record has the seeds, so nothing is hidden."""
    game = room.playing().game
    game.headers = _headers(room)
    return game.record(None if game.is_over else viewer)


def whole_record(room: Room) -> str:
    """The game so far with nothing hidden, to continue it elsewhere. The dice to come are not in it."""
    game = room.playing().game
    game.headers = _headers(room)
    return game.record()


def _headers(room: Room) -> dict[str, str]:
    over = room.playing().game.is_over
    names = {f"seat {row.seat + 1}": f"bot:{row.bot}" if row.kind == BOT else row.name for row in room.seats}
    date = time.strftime("%Y-%m-%d", time.gmtime(room.row.created))
    deck = room.playing().game.state.rules.deck
    return {"date": date, **names, CARDS: deck_mark(deck), **_dice(room, over)}


def _dice(room: Room, over: bool) -> dict[str, str]:
    if room.terms.record:
        return {}  # no seed tells the dice of the whole game
    if room.terms.seed is not None:
        return {"seed": str(room.terms.seed)} if over else {}
    return dice_headers(room.snapshot.dice) if over else open_headers(room.snapshot.dice)
