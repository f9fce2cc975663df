"""Which message describes a move, and the values it takes from the notation. Card ids stay ids; `speech.py` names them.

The *shape* of a move is the end of its message's id: `log-draft`, `log-use-paid`, `log-deal-private-hidden`, and
`log-place-it` where the die in hand is not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from vitrall.die_text import BLOOMS_KEPT, HIDDEN, die_values
from vitrall.engine import actions
from vitrall.engine.errors import Unreadable
from vitrall.words.bundles import Value

# What the words after the verb are called in messages; a die that pays for a tool may follow.
_NAMES: Final[dict[int, tuple[str, ...]]] = {
    actions.NOTHING: (),
    actions.SPACE: ("space",),
    actions.SPACES: ("from", "to"),
    actions.DIE: ("die",),
    actions.OWN_DIE: ("die",),
    actions.TRACK_DIE: ("round", "die"),
    actions.COLOR: ("color",),
    actions.VALUE: ("to",),
    actions.SEAT: ("seat",),
    actions.TOOL: ("tool",),
    actions.PATTERN: ("seat", "card"),
    actions.BLOOMS: ("seat", "kept"),
    actions.CARD: ("kind", "card"),
}
FIELDS: Final = {row.verb: _NAMES[int(row.rest)] for row in actions.FAMILIES}
CARD_FIELDS: Final = ("tool", "card")
OF_THE_DIE_IN_HAND: Final = tuple(row.verb for row in actions.FAMILIES if row.of_hand)
KINDS: Final = ("private", "window", "bloom", "tool", "public", "board", "pioneer")
SECRET_KINDS: Final = ("private", "window", "bloom")

SHAPES: Final = (
    *(verb for verb in FIELDS if verb != "deal"),
    *("use-paid", "choose-hidden"),
    *(f"{verb}-it" for verb in OF_THE_DIE_IN_HAND),
    *(f"deal-{kind}" for kind in KINDS),
    *(f"deal-{kind}-hidden" for kind in SECRET_KINDS),
)
OFFERED: Final = (*(row.verb for row in actions.FAMILIES if not row.chance), "use-paid")


class Told(NamedTuple):
    """A move as its message needs it."""

    shape: str
    values: dict[str, Value]


def read_move(text: str, die: str = "") -> Told:
    """A text of the notation; `die` is the one it acts on, where the notation does not name it."""
    verb, *words = text.split(" ")
    fields = FIELDS.get(verb)
    if fields is None or len(words) - len(fields) not in ((0, 1) if verb == "use" else (0,)):
        raise Unreadable("move/unreadable", f"cannot read the move {text[:60]!r}")
    values: dict[str, Value] = {}
    for field, word in zip((*fields, "die"), words, strict=False):
        values.update(_value(field, word))
    if verb in OF_THE_DIE_IN_HAND and die and HIDDEN not in die:
        values.update(die_values(die))
    return Told(_shape(verb, values), values)


def _value(field: str, word: str) -> Mapping[str, Value]:
    if field == "die":
        return die_values(word)
    if field == "color":
        return die_values(word + HIDDEN)
    if field == "kept":
        return {"kept": BLOOMS_KEPT.get(word, word)}
    if word == HIDDEN:
        return {}
    return {field: int(word) if word.isdecimal() else word}


def _shape(verb: str, values: dict[str, Value]) -> str:
    hidden = "-hidden" if "card" in FIELDS[verb] and "card" not in values else ""
    if verb == "deal":
        return f"deal-{values['kind']}{hidden}"
    if verb in OF_THE_DIE_IN_HAND:
        return verb if "color" in values else f"{verb}-it"
    return "use-paid" if verb == "use" and "color" in values else verb + hidden
