"""Tools from their entries: when, at what solo price, and which steps. What a step does is the engine's business."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.faults import strange
from vitrall.cards.patterns import MARKS
from vitrall.cards.printed import Printed, read_id, read_name
from vitrall.cards.vectors import vector
from vitrall.engine import deck
from vitrall.engine.deck import Tool
from vitrall.engine.dice import COLORS

WHEN = {
    "die-in-hand": deck.WHEN_HAND,
    "no-die-in-hand": deck.WHEN_NO_HAND,
    "second-turn-before-draft": deck.WHEN_SECOND_TURN,
    "first-turn-after-draft": deck.WHEN_FIRST_TURN,
}
SOLO = {mark: facet for facet, mark in enumerate(MARKS)}
VERBS = {
    "turn": {
        "step": deck.STEP_VALUE,
        "opposite": deck.OPPOSITE_VALUE,
        "any": deck.ANY_VALUE,
        "other": deck.OTHER_VALUE,
    },
    "swap": {"track": deck.SWAP_TRACK},
    "roll": {"hand": deck.ROLL_HAND, "pool": deck.ROLL_POOL},
    "draft": {"again": deck.DRAFT_AGAIN},
    "place": {"isolated": deck.PLACE_ISOLATED},
    "exchange": {"bag": deck.REBAG},
    "return": {"allowed": deck.MAY_RETURN},
}
WAIVE = {"color": deck.WAIVE_COLOR, "value": deck.WAIVE_VALUE}
MOST_STEPS = 8
MOST_NUMBER = 999
NO_VERB = -1

_HANDLESS = {deck.MOVE, deck.ROLL_POOL, deck.DRAFT_AGAIN}  # verbs that need no die in hand, and bear none
_ALONE = {deck.ROLL_POOL, deck.DRAFT_AGAIN}
_GIVE_VALUE = {deck.ANY_VALUE, deck.ROLL_HAND}


def read_tool(entry: Entry) -> Printed[Tool]:
    entry.only("id", "name", "number", "solo", "when", "steps")
    id, name = read_id(entry), read_name(entry)
    number = entry.number("number", 1, MOST_NUMBER)
    facet = entry.choice("solo", SOLO, "card/solo")
    color, value = (facet, 0) if facet < COLORS else (-1, facet - COLORS + 1)
    when = entry.choice("when", WHEN, "card/when")
    steps = _read_steps(entry)
    verbs = [verb for verb, _ in steps]
    _check_timing(entry, when, verbs)
    _check_order(entry, verbs)
    shape = Tool(id, number, when, color, value, vector(verbs), vector([argument for _, argument in steps]))
    return Printed(shape, name, entry.origin)


def _read_steps(entry: Entry) -> list[tuple[int, int]]:
    steps = entry.parts("steps")
    if not 1 <= len(steps) <= MOST_STEPS:
        raise entry.fault("card/no-steps", f"a tool has 1 to {MOST_STEPS} steps, this one {len(steps)}", "steps")
    return [_read_step(step) for step in steps]


def _read_step(step: Entry) -> tuple[int, int]:
    """A verb of the engine and its argument."""
    if len(step.values) != 1:
        raise step.fault("card/unknown-verb", 'a step is one verb with one value, as { roll = "hand" }')
    word = next(iter(step.values))
    if word == "move":
        return deck.MOVE, _move_flags(step.inside(word))
    if word not in VERBS:
        raise step.fault("card/unknown-verb", strange("the verb", word, ["move", *VERBS]))
    return step.choice(word, VERBS[word], "card/verb-value"), 0


def _move_flags(move: Entry) -> int:
    move.only("waive", "on_track", "may_stop")
    flags = move.choice("waive", WAIVE, "card/verb-value") if "waive" in move.values else 0
    flags |= deck.ON_TRACK if move.flag("on_track") else 0
    return flags | (deck.MAY_STOP if move.flag("may_stop") else 0)


def _check_timing(entry: Entry, when: int, verbs: list[int]) -> None:
    """U3: what works on the die in hand needs one there; what does not never interrupts a placement."""
    in_hand = when == deck.WHEN_HAND
    if any((verb in _HANDLESS) == in_hand for verb in verbs):
        told = "with a die in hand" if in_hand else "without a die in hand"
        raise entry.fault("card/timing", f"a step cannot be done {told}, as `when` wants it", "when")
    if deck.DRAFT_AGAIN in verbs and when != deck.WHEN_FIRST_TURN:
        raise entry.fault("card/timing", "draft again costs the second turn: when = first-turn-after-draft", "when")


def _check_order(entry: Entry, verbs: list[int]) -> None:
    """U2: whether a card can be carried out is seen before its first step, so what may find nothing comes first; and
    a die from the bag has a colour only (U8)."""
    for place, verb in enumerate(verbs):
        following = verbs[place + 1] if place + 1 < len(verbs) else NO_VERB
        if verb in _ALONE and len(verbs) > 1:
            raise entry.fault("card/order", "roll pool and draft again are a tool's only step", "steps")
        if verb == deck.SWAP_TRACK and place > 0:
            raise entry.fault("card/order", "swap track comes first", "steps")
        if verb == deck.PLACE_ISOLATED and following != NO_VERB:
            raise entry.fault("card/order", "place isolated comes last", "steps")
        if verb == deck.REBAG and following not in _GIVE_VALUE:
            raise entry.fault("card/order", "after exchange bag comes turn any or roll hand", "steps")
