"""The message of a move, and its values from the notation. Card ids stay ids; `speech.py` replaces them by names.

The *shape* of a move is the end of its message's id: `log-draft`, `log-use-paid`, `log-deal-private-hidden`, and
`log-place-it` where the die in hand is not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from vitrall.die_text import BLOOMS_KEPT, HIDDEN, die_values
from vitrall.engine import actions
from vitrall.engine.errors import Unreadable
from vitrall.moves import move_parts
from vitrall.why import quoted
from vitrall.words.bundles import Value

# The variables of messages for the parts of a move.
_VARIABLES: Final = {"cell": "space", "origin": "from", "target": "to", "value": "to"}
_NUMBERS: Final = ("round", "seat", "value")
CARD_FIELDS: Final = ("tool", "card")
OF_THE_DIE_IN_HAND: Final = tuple(row.verb for row in actions.FAMILIES if row.of_hand)
KINDS: Final = ("private", "window", "bloom", "tool", "public", "board", "pioneer")
SECRET_KINDS: Final = ("private", "window", "bloom")

SHAPES: Final = (
    *(row.verb for row in actions.FAMILIES if row.verb != "deal"),
    *("use-paid", "choose-hidden"),
    *(f"{verb}-it" for verb in OF_THE_DIE_IN_HAND),
    *(f"deal-{kind}" for kind in KINDS),
    *(f"deal-{kind}-hidden" for kind in SECRET_KINDS),
)
OFFERED: Final = (*(row.verb for row in actions.FAMILIES if not row.chance), "use-paid")


class MoveMessage(NamedTuple):
    """The id of a move's message and its values."""

    shape: str
    values: dict[str, Value]


def read_move(move: str, die: str = "") -> MoveMessage:
    """A `Move`, or a text of the notation; `die` is the one it acts on, where the notation does not name it."""
    parts = move_parts(move)
    values: dict[str, Value] = {}
    for part, word in parts.items():
        values.update(_value("target" if part == "cell" and "origin" in parts else part, word))
    if parts["verb"] in OF_THE_DIE_IN_HAND and die and HIDDEN not in die:
        values.update(die_values(die))
    shape = _shape(parts, values)
    if shape not in SHAPES:
        raise Unreadable("move/unreadable", quoted(str(move)))
    return MoveMessage(shape, values)


def _value(part: str, word: str) -> Mapping[str, Value]:
    if part == "verb" or (part == "card" and word == HIDDEN):
        return {}
    if part == "die":
        return die_values(word)
    if part == "color":
        return die_values(word + HIDDEN)
    if part == "kept":
        return {"kept": BLOOMS_KEPT.get(word, word)}
    return {_VARIABLES.get(part, part): int(word) if part in _NUMBERS else word}


def _shape(parts: Mapping[str, str], values: Mapping[str, Value]) -> str:
    verb = parts["verb"]
    hidden = "-hidden" if parts.get("card") == HIDDEN else ""
    if verb == "deal":
        return f"deal-{parts['kind']}{hidden}"
    if verb in OF_THE_DIE_IN_HAND:
        return verb if "color" in values else f"{verb}-it"
    return "use-paid" if verb == "use" and "die" in parts else verb + hidden
