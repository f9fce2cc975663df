"""The story of a game in words: whole for a log, or only what a seat has missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from vitrall.cli.sitting.story import Event
from vitrall.words import Words


def log_lines(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """What the seats did and what was rolled, round by round; how cards were dealt shows on the table itself."""
    lines: list[str] = []
    for place, event in enumerate(events):
        if event.text.startswith("roll "):
            lines += _rolled(events, place, words)
        elif not _is_plain(events, place):
            lines.append(told(event, names, words))
        lines += _pioneers(event, names, words)
    return lines


def _pioneers(event: Event, names: Sequence[str], words: Words) -> list[str]:
    """The pioneers that the end of a turn brought."""
    name = names[event.seat] if event.seat is not None else ""
    return [words.say("pioneer-taken", name=name, card=words.name(card), points=points) for card, points in event.taken]


def _rolled(events: Sequence[Event], place: int, words: Words) -> list[str]:
    """Dice rolled together are told together, with the round if they open one."""
    before = events[place - 1] if place else None
    if before is not None and before.text.startswith("roll "):
        return []
    together = takewhile(lambda event: event.text.startswith("roll "), events[place:])
    rolled = words.say("log-rolled", dice=" ".join(event.text.removeprefix("roll ") for event in together))
    opens = before is None or before.seat is None or before.text == "pass"
    begins = words.say("round-begins", round=events[place].round)
    return [f"{begins} {rolled}" if opens else rolled]


def told(event: Event, names: Sequence[str], words: Words) -> str:
    """One action in words."""
    seat = event.seat
    if event.text.startswith("start "):
        seat = int(event.text.removeprefix("start ")) - 1
    return words.move(event.text, names[seat] if seat is not None else "", event.die or "")


def news_lines(events: Sequence[Event], seat: int, names: Sequence[str], words: Words) -> list[str]:
    """What the others have done since this seat ended its last turn, and what that turn brought."""
    since = max((place for place, event in enumerate(events) if _ends_turn(event, seat)), default=-1) + 1
    others = set(_by_others(events, seat, since))
    lines: list[str] = []
    for place in range(max(since - 1, 0), len(events)):
        lines += [told(events[place], names, words)] if place in others else []
        lines += _pioneers(events[place], names, words)
    return lines


def _ends_turn(event: Event, seat: int) -> bool:
    return event.seat == seat and event.text == "pass"


def _by_others(events: Sequence[Event], seat: int, since: int) -> Iterator[int]:
    for place in range(since, len(events)):
        if events[place].seat not in (None, seat) and not _is_plain(events, place):
            yield place


def _is_plain(events: Sequence[Event], place: int) -> bool:
    """What goes without saying: cards being dealt, a draft that is placed at once, the end of a turn in which
    something was done."""
    text, seat = events[place].text, events[place].seat
    if text.startswith("deal "):
        return True
    if text.startswith("draft ") and place + 1 < len(events):
        return events[place + 1].text.startswith("place ")
    before = events[place - 1] if place else None
    return text == "pass" and before is not None and before.seat == seat and before.text != "pass"
