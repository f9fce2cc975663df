"""Tool cards from their entries: timing, solo price and steps, and whether the steps make a tool that works."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.patterns import FACETS
from vitrall.cards.printed import COMMON, HEAD, Printed, printed, read_group, read_id, vector
from vitrall.engine import deck
from vitrall.engine.deck import Tool
from vitrall.engine.dice import COLORS
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.verbs import ALONE, ANY_TIME, FIRST, GREY_ONLY, LAST, MAY_STOP, VERBS, Verb
from vitrall.why import strange

Step = tuple[int, int]  # a verb of the engine and its argument

# The verbs as cards write them: by their word, then by its value.
WORDS: dict[str, dict[str, int]] = {}
for row in VERBS:
    WORDS.setdefault(row.word, {})[row.value] = int(row.number)
MOST_STEPS = 8


def read_steps(entry: Entry) -> list[Step]:
    steps = entry.parts("steps")
    if not 1 <= len(steps) <= MOST_STEPS:
        raise entry.fault("card/no-steps", Why("card-steps", most=MOST_STEPS, given=len(steps)), "steps")
    return [_read_step(step) for step in steps]


def _read_step(step: Entry) -> Step:
    word = _verb(step)
    bare = "" in WORDS[word]
    verb = WORDS[word][""] if bare else step.choice(word, WORDS[word], "card/verb-value")
    row = VERBS[verb]
    if bare:
        step.only(word)
    says = step.inside(word) if bare else step
    says.only(*(() if bare else (word,)), *row.words, *row.flags)
    flags = sum(flag for name, flag in row.flags.items() if says.flag(name))
    chosen = [says.choice(name, row.words[name], "card/verb-value") for name in row.words if name in says.values]
    return verb, flags + sum(chosen)


def _verb(step: Entry) -> str:
    known = list(WORDS)
    verbs = [word for word in step.values if word in known]
    if len(verbs) > 1 or not step.values:
        raise step.fault("card/unknown-verb", Why("card-one-verb", example='{ roll = "hand" }'))
    if not verbs:
        word = next(iter(step.values))
        why = strange(Why("card-the-verb"), word, known)
        raise step.fault("card/unknown-verb", why)
    return verbs[0]


def check_tool(entry: Entry, when: int, steps: list[Step], group: int) -> None:
    verbs = [VERBS[verb] for verb, _ in steps]
    _check_timing(entry, when, verbs)
    _check_order(entry, verbs)
    _check_picks(entry, steps)
    _check_grey(entry, steps)
    if group == deck.GREY_DECK and any(verb.own_pool for verb in verbs):
        raise entry.fault("card/deck", Why("card-grey-pools"), "deck")


def _check_timing(entry: Entry, when: int, verbs: list[Verb]) -> None:
    """U3: what works on the die in hand needs one there; what does not never interrupts a placement."""
    in_hand = when == deck.WHEN_HAND
    if any(verb.in_hand != in_hand for verb in verbs):
        why = Why("card-with-hand") if in_hand else Why("card-without-hand")
        raise entry.fault("card/timing", why, "when")
    for verb in verbs:
        if verb.when not in (ANY_TIME, when):
            time = next(word for word, number in WHEN.items() if number == verb.when)
            why = Why("card-time", step=verb.name, time=time)
            raise entry.fault("card/timing", why, "when")


def _check_order(entry: Entry, verbs: list[Verb]) -> None:
    """U2: whether a card can be carried out is seen before its first step, so what may find nothing comes first; and
    a die from the bag has a colour only (U8)."""
    for place, verb in enumerate(verbs):
        following = verbs[place + 1 : place + 2]
        if verb.order == ALONE and len(verbs) > 1:
            raise _disorder(entry, Why("card-alone", step=verb.name))
        if verb.order == FIRST and place > 0:
            raise _disorder(entry, Why("card-first", step=verb.name))
        if verb.order == LAST and following:
            raise _disorder(entry, Why("card-last", step=verb.name))
        if verb.takes_value and not any(next_verb.gives_value for next_verb in following):
            raise _disorder(entry, Why("card-after-bag"))


def _disorder(entry: Entry, why: Why) -> Unreadable:
    return entry.fault("card/order", why, "steps")


def _check_picks(entry: Entry, steps: list[Step]) -> None:
    """X7: picked dice are rolled once all are picked, so nothing else comes between or after."""
    picks = [argument for verb, argument in steps if VERBS[verb].only_kind]
    if picks and (len(picks) < len(steps) or picks[0] & MAY_STOP):
        raise _disorder(entry, Why("card-picks"))


def _check_grey(entry: Entry, steps: list[Step]) -> None:
    """Whether the die is grey is seen before the first step alone."""
    if any(argument & GREY_ONLY for _, argument in steps[1:]):
        raise _disorder(entry, Why("card-grey-first"))


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
