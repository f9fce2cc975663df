"""The steps of a tool: one verb each, and what is said of it. What a verb does is the engine's business."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.faults import strange, strange_why
from vitrall.engine import deck
from vitrall.engine.errors import Why

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
    found = [word for word in step.values if word in known]
    if len(found) > 1 or not step.values:
        reason = 'a step is one verb with one value, as { roll = "hand" }'
        raise step.fault("card/unknown-verb", reason, Why("card-one-verb", example='{ roll = "hand" }'))
    if not found:
        word = next(iter(step.values))
        why = strange_why(Why("card-the-verb"), word, known)
        raise step.fault("card/unknown-verb", strange("the verb", word, known), why)
    return found[0]


def _move_flags(move: Entry) -> int:
    move.only("waive", "on_track", "may_stop")
    flags = move.choice("waive", WAIVE, "card/verb-value") if "waive" in move.values else 0
    flags |= deck.ON_TRACK if move.flag("on_track") else 0
    return flags | (deck.MAY_STOP if move.flag("may_stop") else 0)
