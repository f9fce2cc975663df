"""Dice as text: `R5` is a red 5, `P?` a purple die whose value is not known yet.

Used by `story` and `words`. It does not import Fluent, so that playing a game needs nothing but the engine.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.dice import COLOR_NAMES, LETTERS
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import quoted

HIDDEN: Final = "?"
# How many blooms a seat keeps, as in messages.
BLOOMS_KEPT: Final = {"?0": "none", "?1": "one", "?2": "both", "?": "unknown"}

_VALUES: Final = "123456"


def is_die(text: str) -> bool:
    """Whether the text is a die, with its value or without."""
    return len(text) == 2 and text[0] in LETTERS and text[1] in _VALUES + HIDDEN


def die_values(text: str) -> dict[str, str | int]:
    """The colour and, where it is known, the value of a die."""
    if not is_die(text):
        raise Unreadable("move/unreadable", Why("no-die", given=quoted(text)))
    known = {} if text[1] == HIDDEN else {"value": int(text[1])}
    return {"color": COLOR_NAMES[LETTERS.index(text[0])], **known}
