"""The log of a game in words: all of it, or what happened since a seat's last turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from vitrall.story.story_types import GameEvent
from vitrall.words.speech import Words

TURN_ENDS: Final = ("turn-ended", "turn-given-up")


def log_lines(events: Iterable[GameEvent], names: Sequence[str], words: Words) -> list[str]:
    """What happened, line by line, without obvious events."""
    lines: list[str] = []
    for event in events:
        if not event["logged"]:
            continue
        if event.get("instead") and lines:
            lines.pop()
        lines.append(words.message(event["line"], names))
    return lines


def news_lines(events: Sequence[GameEvent], seat: int, names: Sequence[str], words: Words) -> list[str]:
    """What the others have done since this seat ended its last turn, and what that turn brought."""
    ends = [place for place, event in enumerate(events) if event["seat"] == seat and event["kind"] in TURN_ENDS]
    since = events[ends[-1] + 1 :] if ends else events
    return log_lines([event for event in since if _is_news(event, seat)], names, words)


def _is_news(event: GameEvent, seat: int) -> bool:
    return event["kind"] == "pioneer-taken" or event["seat"] not in (None, seat)
