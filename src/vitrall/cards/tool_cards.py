"""Tool cards from their entries: timing, solo price and steps, and whether the steps make a tool that works."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.faults import strange, strange_why
from vitrall.cards.patterns import FACETS
from vitrall.cards.printed import COMMON, HEAD, Printed, printed, read_group, read_id, vector
from vitrall.engine import deck
from vitrall.engine.deck import Tool
from vitrall.engine.dice import COLORS
from vitrall.engine.errors import Unreadable, Why

Step = tuple[int, int]  # a verb of the engine and its argument

MOVE = "move"
VERBS = {
    "turn": {
        "step": deck.STEP_VALUE,
        "opposite": deck.OPPOSITE_VALUE,
        "any": deck.ANY_VALUE,
        "other": deck.OTHER_VALUE,
    },
    "swap": {"track": deck.SWAP_TRACK, "own": deck.SWAP_OWN},
    "pick": {"own": deck.PICK_OWN},
    "trade": {"grey": deck.SWAP_WINDOW},
    "roll": {"hand": deck.ROLL_HAND, "pool": deck.ROLL_POOL},
    "draft": {"again": deck.DRAFT_AGAIN},
    "place": {"isolated": deck.PLACE_ISOLATED},
    "exchange": {"bag": deck.REBAG},
    "return": {"allowed": deck.MAY_RETURN},
}
WAIVE = {"color": deck.WAIVE_COLOR, "value": deck.WAIVE_VALUE}
MOST_STEPS = 8
# What may be said of a step besides its verb.
_GREY = {"grey": deck.GREY_ONLY}
FLAGS = {
    deck.STEP_VALUE: _GREY,
    deck.OPPOSITE_VALUE: _GREY,
    deck.ANY_VALUE: _GREY,
    deck.OTHER_VALUE: _GREY,
    deck.SWAP_TRACK: _GREY,
    deck.PICK_OWN: {"may_stop": deck.MAY_STOP},
}


def read_steps(entry: Entry) -> list[Step]:
    steps = entry.parts("steps")
    if not 1 <= len(steps) <= MOST_STEPS:
        reason = f"a tool has 1 to {MOST_STEPS} steps, this one {len(steps)}"
        raise entry.fault("card/no-steps", reason, Why("card-steps", most=MOST_STEPS, given=len(steps)), "steps")
    return [_read_step(step) for step in steps]


def _read_step(step: Entry) -> Step:
    word = _verb(step)
    if word == MOVE:
        step.only(MOVE)
        return deck.MOVE, _move_flags(step.inside(MOVE))
    verb = step.choice(word, VERBS[word], "card/verb-value")
    flags = FLAGS.get(verb, {})
    step.only(word, *flags)
    return verb, sum(flag for name, flag in flags.items() if step.flag(name))


def _verb(step: Entry) -> str:
    known = [MOVE, *VERBS]
    verbs = [word for word in step.values if word in known]
    if len(verbs) > 1 or not step.values:
        reason = 'a step is one verb with one value, as { roll = "hand" }'
        raise step.fault("card/unknown-verb", reason, Why("card-one-verb", example='{ roll = "hand" }'))
    if not verbs:
        word = next(iter(step.values))
        why = strange_why(Why("card-the-verb"), word, known)
        raise step.fault("card/unknown-verb", strange("the verb", word, known), why)
    return verbs[0]


def _move_flags(move: Entry) -> int:
    move.only("waive", "on_track", "may_stop")
    flags = move.choice("waive", WAIVE, "card/verb-value") if "waive" in move.values else 0
    flags |= deck.ON_TRACK if move.flag("on_track") else 0
    return flags | (deck.MAY_STOP if move.flag("may_stop") else 0)


NO_VERB = -1

# Verbs that need no die in hand, and bear none.
_HANDLESS = {deck.MOVE, deck.ROLL_POOL, deck.DRAFT_AGAIN, deck.PICK_OWN, deck.SWAP_WINDOW}
_ALONE = {deck.ROLL_POOL: "roll pool", deck.DRAFT_AGAIN: "draft again", deck.SWAP_WINDOW: "trade grey"}
_FIRST = {deck.SWAP_TRACK: "swap track", deck.SWAP_OWN: "swap own"}
_GIVE_VALUE = {deck.ANY_VALUE, deck.ROLL_HAND}
_OWN = {deck.SWAP_OWN, deck.PICK_OWN}


def check_tool(entry: Entry, when: int, steps: list[Step], group: int) -> None:
    verbs = [verb for verb, _ in steps]
    _check_timing(entry, when, verbs)
    _check_order(entry, verbs)
    _check_picks(entry, steps)
    _check_grey(entry, steps)
    if group == deck.GREY_DECK and not _OWN.isdisjoint(verbs):
        reason = "private pools may be missing where the grey deck is played (X6)"
        raise entry.fault("card/deck", reason, Why("card-grey-pools"), "deck")


def _check_timing(entry: Entry, when: int, verbs: list[int]) -> None:
    """U3: what works on the die in hand needs one there; what does not never interrupts a placement."""
    in_hand = when == deck.WHEN_HAND
    if any((verb in _HANDLESS) == in_hand for verb in verbs):
        state = "with a die in hand" if in_hand else "without a die in hand"
        why = Why("card-with-hand") if in_hand else Why("card-without-hand")
        raise entry.fault("card/timing", f"a step cannot be done {state}, as `when` wants it", why, "when")
    if deck.DRAFT_AGAIN in verbs and when != deck.WHEN_FIRST_TURN:
        reason = "draft again costs the second turn: when = first-turn-after-draft"
        raise entry.fault("card/timing", reason, Why("card-draft-again"), "when")
    if deck.PICK_OWN in verbs and when != deck.WHEN_NO_HAND:
        reason = "with private pools a round has one turn: when = no-die-in-hand"
        raise entry.fault("card/timing", reason, Why("card-pick-own"), "when")


def _check_order(entry: Entry, verbs: list[int]) -> None:
    """U2: whether a card can be carried out is seen before its first step, so what may find nothing comes first; and
    a die from the bag has a colour only (U8)."""
    for place, verb in enumerate(verbs):
        following = verbs[place + 1] if place + 1 < len(verbs) else NO_VERB
        if verb in _ALONE and len(verbs) > 1:
            raise _disorder(entry, f"{_ALONE[verb]} is a tool's only step", Why("card-alone", step=_ALONE[verb]))
        if verb in _FIRST and place > 0:
            raise _disorder(entry, f"{_FIRST[verb]} comes first", Why("card-first", step=_FIRST[verb]))
        if verb == deck.PLACE_ISOLATED and following != NO_VERB:
            raise _disorder(entry, "place isolated comes last", Why("card-last", step="place isolated"))
        if verb == deck.REBAG and following not in _GIVE_VALUE:
            raise _disorder(entry, "after exchange bag comes turn any or roll hand", Why("card-after-bag"))


def _disorder(entry: Entry, reason: str, why: Why) -> Unreadable:
    return entry.fault("card/order", reason, why, "steps")


def _check_picks(entry: Entry, steps: list[Step]) -> None:
    """X7: picked dice are rolled once all are picked, so nothing else comes between or after."""
    picks = [argument for verb, argument in steps if verb == deck.PICK_OWN]
    if picks and (len(picks) < len(steps) or picks[0] & deck.MAY_STOP):
        reason = "pick own goes with further picks only, and the first may not be left out"
        raise _disorder(entry, reason, Why("card-picks"))


def _check_grey(entry: Entry, steps: list[Step]) -> None:
    """Whether the die is grey is seen before the first step alone."""
    if any(verb != deck.MOVE and argument & deck.GREY_ONLY for verb, argument in steps[1:]):
        raise _disorder(entry, "grey = true belongs to the first step", Why("card-grey-first"))


WHEN = {
    "die-in-hand": deck.WHEN_HAND,
    "no-die-in-hand": deck.WHEN_NO_HAND,
    "second-turn-before-draft": deck.WHEN_SECOND_TURN,
    "first-turn-after-draft": deck.WHEN_FIRST_TURN,
}
MOST_NUMBER = 999
FIELDS = (*HEAD, "number", "solo", "when", "steps", "deck")


def read_tool(entry: Entry) -> Printed[Tool]:
    entry.check(FIELDS, read_id, *COMMON, _read_number, _read_solo, _read_when, read_steps, _read_deck)
    when, steps, group = _read_when(entry), read_steps(entry), _read_deck(entry)
    check_tool(entry, when, steps, group)
    color, value = _read_solo(entry)
    verbs, arguments = vector([verb for verb, _ in steps]), vector([argument for _, argument in steps])
    return printed(Tool(read_id(entry), _read_number(entry), when, color, value, verbs, arguments, group), entry)


def _read_number(entry: Entry) -> int:
    return entry.number("number", 1, MOST_NUMBER)


def _read_solo(entry: Entry) -> tuple[int, int]:
    """The colour and the value of the die that pays alone; of the two the card prints one."""
    facet = entry.choice("solo", FACETS, "card/solo")
    return (facet, 0) if facet < COLORS else (-1, facet - COLORS + 1)


def _read_when(entry: Entry) -> int:
    return entry.choice("when", WHEN, "card/when")


def _read_deck(entry: Entry) -> int:
    return read_group(entry, "grey", deck.GREY_DECK)
