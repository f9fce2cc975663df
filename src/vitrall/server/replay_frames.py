"""A finished game as frames: every entry with the table after it, and nothing hidden any more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from typing_extensions import TypedDict

from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.server.fate import Fate
from vitrall.server.game_result import result_of
from vitrall.server.protocol import Result
from vitrall.server.table import Table
from vitrall.server.table_entry import Entry
from vitrall.story.story_types import GameEvent
from vitrall.view import SPECTATOR, View


class Frame(TypedDict):
    """One entry; the result comes with the last one."""

    number: int
    seat: int | None
    view: View
    undo: bool
    result: Result | None
    events: list[GameEvent]
    back: int | None


def frames(options: Options, fate: Fate, entries: Sequence[Entry]) -> Iterator[Frame]:
    """The game played again, entry by entry."""
    table = Table.rebuilt(options, fate, entries[:1])
    yield _frame(table, entries[0])
    for entry in entries[1:]:
        table.apply(entry)
        yield _frame(table, entry)


def frames_text(options: Options, fate: Fate, entries: Sequence[Entry]) -> bytes:
    return msgspec.json.encode(list(frames(options, fate, entries)))


def _frame(table: Table, entry: Entry) -> Frame:
    return {
        "number": entry.number,
        "seat": entry.seat,
        "view": open_view(table.game),
        "undo": False,
        "result": result_of(table.game),
        "events": _events(table, entry),
        "back": table.back(entry),
    }


def _events(table: Table, entry: Entry) -> list[GameEvent]:
    """The view after the latest entry, with nothing hidden: the game is over."""
    (events,) = table.events([entry], None)
    return events


def open_view(game: Game) -> View:
    """What a spectator sees, with what each seat sees of its own things."""
    view = game.view(SPECTATOR)
    own = [game.view(seat) for seat in range(len(view["seats"]))]
    view["seats"] = [each["seats"][seat] for seat, each in enumerate(own)]
    if "own" in view:
        view["own"] = {id: words for each in (view, *own) for id, words in each["own"].items()}
    return view
