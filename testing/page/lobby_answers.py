"""What a server's lobby would answer, for looking at screens without one: choices, a puzzle, replays of the films."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from vitrall.server.terms import Terms

REPLAY: Final = re.compile(r"^/api/tables/(\w+)/replay$")
FIXED: Final[dict[str, Any]] = {
    "/api/choices": {
        "bots": [
            {"name": name}
            for name in (
                "random",
                "beginner",
                "greedy",
                "craftsman",
                "planner",
                "grand-master",
                "close-game",
                "somebody",
            )
        ],
        "levels": ["beginner", "greedy", "craftsman", "grand-master", "close-game"],
        "usual": "craftsman",
        "decks": [{"name": "garden", "title": "The garden", "cards": 12}],
        "phrases": [],
    },
    "/api/puzzle": {"day": "2026-11-16", "seed": 7, "options": {"players": 1}},
}

Film = Callable[[str], bytes]


def lobby_answer(path: str, film: Film) -> bytes | None:
    """The answer, if this is one of the questions that are known here."""
    if path in FIXED:
        return json.dumps(FIXED[path]).encode()
    match = REPLAY.match(path)
    return json.dumps(replay(match[1], json.loads(film(match[1])))).encode() if match else None


def replay(name: str, film: dict[str, Any]) -> dict[str, Any]:
    """A film as a game that is over, seen by nobody in particular."""
    seats = [{"kind": "person", "name": each, "here": False} for each in film["names"]]
    table = {"id": name, "status": "over", "terms": Terms().public, "seats": seats, "yours": [], "owner": False}
    return {"table": table, "frames": [_frame(frame) for frame in film["frames"]]}


def _frame(frame: dict[str, Any]) -> dict[str, Any]:
    answer = {key: frame[key] for key in ("number", "seat", "events", "back", "result")}
    return {**answer, "undo": False, "view": {**frame["view"], "you": None, "legal": [], "asks": None}}
