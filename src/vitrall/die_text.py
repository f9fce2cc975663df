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

# Every die as text, with its colour and value; read at every move of a server.
_DICE: Final[dict[str, dict[str, str | int]]] = {
    f"{letter}{value}": {"color": name, "value": value}
    for letter, name in zip(LETTERS, COLOR_NAMES, strict=True)
    for value in range(1, 7)
}
_DICE.update({f"{letter}{HIDDEN}": {"color": name} for letter, name in zip(LETTERS, COLOR_NAMES, strict=True)})


def is_die(text: str) -> bool:
    """Whether the text is a die, with its value or without."""
    return text in _DICE


def die_values(text: str) -> dict[str, str | int]:
    """The colour and, where it is known, the value of a die."""
    if text not in _DICE:
        raise Unreadable("move/unreadable", Why("no-die", given=quoted(text)))
    return dict(_DICE[text])
