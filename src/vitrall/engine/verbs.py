"""Every verb that tools are made of, one row each: what cards call it, what it needs, and how it is answered.

Deck checks, positions, questions and views read these rows; they name no verb. What a verb allows is in `tools.py`,
what it does in `steps.py`, why it refuses in `refusal.py`; answers of a new kind get a row in `actions.py` and an event
in `story/events.py`.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import actions, deck, phases
from vitrall.engine.native import i64

MOVE: Final = 0  # one die of the window to another space
STEP_VALUE: Final = 1  # the die in hand one up or down
OPPOSITE_VALUE: Final = 2  # the die in hand to 7 less its value
ANY_VALUE: Final = 3  # the die in hand to a value of choice
OTHER_VALUE: Final = 4  # the same, but not the value it shows
SWAP_TRACK: Final = 5  # the die in hand against one of the round track
ROLL_HAND: Final = 6  # the die in hand is rolled
ROLL_POOL: Final = 7  # the whole pool is rolled
DRAFT_AGAIN: Final = 8  # one more die is drafted and placed; the second turn is skipped
PLACE_ISOLATED: Final = 9  # the die in hand goes where it touches no die
REBAG: Final = 10  # the die in hand into the bag, one drawn in its stead
MAY_RETURN: Final = 11  # the die in hand may go back to the pool though a space takes it
SWAP_OWN: Final = 12  # the die in hand against one of the own private pool
PICK_OWN: Final = 13  # a die of the own private pool, to be rolled again with the others picked
SWAP_WINDOW: Final = 14  # two dice of the window change places, exactly one of them grey

# Flags of a step, its argument in the engine.
WAIVE_COLOR: Final = 1  # the colour printed on the target does not matter (P4)
WAIVE_VALUE: Final = 2  # the value printed on the target does not matter (P5)
ON_TRACK: Final = 4  # the die's colour lies on the round track; all moves of the tool share one colour
MAY_STOP: Final = 8  # the step may be left out
GREY_ONLY: Final = 16  # turn: the die in hand is grey; swap: exactly one of the two dice is

# Where a verb may stand among the steps of a tool (U2).
ANYWHERE: Final = 0
FIRST: Final = 1
LAST: Final = 2
ALONE: Final = 3

NO_PHASE: Final = -1
NO_FAMILY: Final = -1
ANY_TIME: Final = -1


class Verb:
    """One row: all that is the same wherever the verb is used."""

    def __init__(
        self,
        number: i64,
        word: str,
        value: str,
        *,
        in_hand: bool,
        phase: i64 = NO_PHASE,
        family: i64 = NO_FAMILY,
        order: i64 = ANYWHERE,
        when: i64 = ANY_TIME,
        flags: dict[str, int] | None = None,
        words: dict[str, dict[str, int]] | None = None,
        question: str = "",
        again: str = "",
        rolls: i64 = NO_PHASE,
        only_kind: bool = False,
        own_pool: bool = False,
        takes_value: bool = False,
        gives_value: bool = False,
        leaves_broken: tuple[str, ...] = (),
    ) -> None:
        self.number = number
        self.word = word  # a card writes { word = "value" }, or { word = { flags } } where there is no value
        self.value = value
        self.in_hand = in_hand  # works on the die in hand; the others need none there (U3)
        self.phase = phase  # while the step lasts; NO_PHASE where it is done at once
        self.family = family  # of the actions that answer it; NO_FAMILY where no seat is asked
        self.order = order
        self.when = when  # the one timing that goes with it
        self.flags: dict[str, int] = flags or {}  # what else a card may say of it, true or false
        self.words: dict[str, dict[str, int]] = words or {}  # the same, with one of a few words
        self.question = question  # message of the question; with `-optional` where the step may be left out
        self.again = again or question  # the question after a step of the same verb
        self.rolls = rolls  # the phase that rolls the dice picked by its steps, once all are picked
        self.only_kind = only_kind  # a tool that has it has no other verb
        self.own_pool = own_pool  # works on private pools
        self.takes_value = takes_value  # leaves a die that shows no value yet (U8)
        self.gives_value = gives_value  # may follow such a verb
        self.leaves_broken = leaves_broken  # rules that a window may break ever after (M3), besides what is waived

    @property
    def name(self) -> str:
        """The verb as a card has it: `swap track`."""
        return f"{self.word} {self.value}" if self.value else self.word


_GREY: Final = {"grey": GREY_ONLY}

# In the order of their numbers.
VERBS: Final[list[Verb]] = [
    Verb(
        MOVE,
        "move",
        "",
        in_hand=False,
        phase=phases.STEP,
        family=actions.MOVE,
        flags={"on_track": ON_TRACK, "may_stop": MAY_STOP},
        words={"waive": {"color": WAIVE_COLOR, "value": WAIVE_VALUE}},
        question="step-move",
        again="step-move-second",
        leaves_broken=("P2", "P3"),
    ),
    Verb(
        STEP_VALUE,
        "turn",
        "step",
        in_hand=True,
        phase=phases.STEP,
        family=actions.TURN,
        flags=_GREY,
        question="step-turn-one",
    ),
    Verb(OPPOSITE_VALUE, "turn", "opposite", in_hand=True, flags=_GREY),
    Verb(
        ANY_VALUE,
        "turn",
        "any",
        in_hand=True,
        phase=phases.STEP,
        family=actions.TURN,
        flags=_GREY,
        question="step-turn-any",
        gives_value=True,
    ),
    Verb(
        OTHER_VALUE,
        "turn",
        "other",
        in_hand=True,
        phase=phases.STEP,
        family=actions.TURN,
        flags=_GREY,
        question="step-turn-other",
    ),
    Verb(
        SWAP_TRACK,
        "swap",
        "track",
        in_hand=True,
        phase=phases.STEP,
        family=actions.SWAP,
        order=FIRST,
        flags=_GREY,
        question="step-swap",
    ),
    Verb(ROLL_HAND, "roll", "hand", in_hand=True, phase=phases.ROLL_AGAIN, gives_value=True),
    Verb(ROLL_POOL, "roll", "pool", in_hand=False, phase=phases.ROLL_POOL, order=ALONE),
    Verb(
        DRAFT_AGAIN,
        "draft",
        "again",
        in_hand=False,
        phase=phases.STEP,
        family=actions.DRAFT,
        order=ALONE,
        when=deck.WHEN_FIRST_TURN,
        question="step-draft-again",
    ),
    Verb(PLACE_ISOLATED, "place", "isolated", in_hand=True, order=LAST, leaves_broken=("P3",)),
    Verb(REBAG, "exchange", "bag", in_hand=True, phase=phases.DRAW, takes_value=True),
    Verb(MAY_RETURN, "return", "allowed", in_hand=True),
    Verb(
        SWAP_OWN,
        "swap",
        "own",
        in_hand=True,
        phase=phases.STEP,
        family=actions.EXCHANGE,
        order=FIRST,
        question="step-exchange",
        own_pool=True,
    ),
    Verb(
        PICK_OWN,
        "pick",
        "own",
        in_hand=False,
        phase=phases.STEP,
        family=actions.AGAIN,
        when=deck.WHEN_NO_HAND,
        flags={"may_stop": MAY_STOP},
        question="step-again",
        rolls=phases.ROLL_PICKED,
        only_kind=True,
        own_pool=True,
    ),
    Verb(
        SWAP_WINDOW,
        "trade",
        "grey",
        in_hand=False,
        phase=phases.STEP,
        family=actions.TRADE,
        order=ALONE,
        question="step-trade",
    ),
]
