"""Dice and places as messages name them: `R5` is a red 5, `P?` a purple die whose value is not known yet."""

from __future__ import annotations

from typing import Final, Literal

from vitrall.engine.dice import COLOR_NAMES, LETTERS
from vitrall.engine.errors import Unreadable
from vitrall.words.bundles import Value

# As a subject, as an object, what is not there, what something is done with.
Case = Literal["nom", "acc", "gen", "ins"]
HIDDEN: Final = "?"

_VALUES: Final = "123456"


def is_die(text: str) -> bool:
    """Whether the text is a die, with its value or without."""
    return len(text) == 2 and text[0] in LETTERS and text[1] in _VALUES + HIDDEN


def die_values(text: str) -> dict[str, Value]:
    """The colour and, where it is known, the value of a die."""
    if not is_die(text):
        raise Unreadable("move/unreadable", f"{text[:9]!r} is no die")
    known: dict[str, Value] = {} if text[1] == HIDDEN else {"value": int(text[1])}
    return {"color": COLOR_NAMES[LETTERS.index(text[0])], **known}
