"""Which steps make a tool that works: at its time, in their order, from its deck."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.steps import Step
from vitrall.engine import deck
from vitrall.engine.errors import Unreadable, Why

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
        told = "with a die in hand" if in_hand else "without a die in hand"
        why = Why("card-with-hand") if in_hand else Why("card-without-hand")
        raise entry.fault("card/timing", f"a step cannot be done {told}, as `when` wants it", why, "when")
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
