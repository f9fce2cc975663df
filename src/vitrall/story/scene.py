"""What everybody at a table may see of a position. Events are made from scenes, so that no secret can enter them."""

from __future__ import annotations

from typing import Final

from vitrall.die_text import HIDDEN
from vitrall.engine import phases
from vitrall.engine.dealing import blooms_kept
from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.observation import value_open
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.state import State, awaited_seats

ROUND_ROLLS: Final = (phases.ROLL, phases.ROLL_GREY)
QUEUE_ROLLS: Final = (phases.ROLL_POOL, phases.ROLL_PICKED)


def hand_text(state: State) -> str:
    """The die in hand as everybody sees it; empty if there is none."""
    if state.hand == NO_DIE:
        return ""
    return TEXTS[state.hand][0] + HIDDEN if value_open(state) else TEXTS[state.hand]


class Scene:
    """The open part of a position. Private cards, the offers of windows and the generator are not in it."""

    __slots__ = (
        "acted",
        "awaited",
        "bag_left",
        "blooms",
        "favor",
        "hand",
        "own",
        "own_hand",
        "owners",
        "patterns",
        "phase",
        "pool",
        "queue",
        "round",
        "seat",
        "track",
        "turn",
        "window",
    )

    def __init__(self, state: State) -> None:
        seat = int(state.seat)
        self.phase = int(state.phase)
        self.round = int(state.round)
        self.turn = int(state.turn)
        self.seat = seat
        self.awaited = int(awaited_seats(state))
        # What is chosen in secret is open once all have chosen (S2, G10).
        self.patterns = [*state.deal.patterns] if state.windows else []
        decided = state.rules.blooms and state.phase > phases.KEEP
        self.blooms = [int(blooms_kept(choice)) for choice in state.deal.keeps] if decided else []
        self.acted = bool(state.drafted or state.tooled or state.taken)
        self.hand = hand_text(state)
        self.own_hand = bool(state.hand_own)
        self.pool = [*state.pool]
        self.queue = [*state.queue]
        self.own = [*state.own]
        self.track = [*state.track]
        self.bag_left = int(state.bag_left)
        self.owners = [*state.owners]
        self.favor = [*state.favor]
        self.window = [*state.windows[seat].cells] if state.windows and seat >= 0 else []

    def own_pool(self, seat: int) -> list[str]:
        """The private pool of a seat, as far as it is rolled."""
        return [TEXTS[die] for die in self.own[seat * OWN_DICE : (seat + 1) * OWN_DICE] if die != NO_DIE]
