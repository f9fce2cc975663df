"""Messages as data: a Fluent id with its values. `Words.message` formats them, and so does the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vitrall.die_text import HIDDEN, die_values
from vitrall.story.story_types import Message

Values = Mapping[str, str | int]


def message(
    id: str, values: Values | None = None, *, seats: Sequence[int] = (), card: str = "", tool: str = ""
) -> Message:
    """A message; `seats` fills `$name`; the reader's screen names cards and tools in its own language."""
    line: Message = {"id": id, "values": dict(values) if values else {}}
    if card or tool:
        line["cards"] = {field: named for field, named in (("card", card), ("tool", tool)) if named}
    if seats:
        line["seats"] = {"name": list(seats)}
    return line


def about_seats(id: str, seats: Sequence[int], values: Values | None = None) -> Message:
    """A message about several seats, which fill `$names`."""
    return {"id": id, "values": dict(values or {}), "seats": {"names": list(seats)}}


def die_fields(die: str) -> dict[str, str | int]:
    """The variables that messages name a die by."""
    return die_values(die)


def about_die(id: str, die: str, seat: int, values: Values | None = None) -> Message:
    """A message about a die; where its value is not known the die has no name, and the message ends with `-it`."""
    known = HIDDEN not in die
    fields = die_fields(die) if known else {}
    return message(id if known else f"{id}-it", {**fields, **(values or {})}, seats=[seat])
