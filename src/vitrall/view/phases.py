"""The word for each phase of a game, for views and for positions."""

from __future__ import annotations

from typing import Final

# In the order of the numbers in `engine/state.py`.
PHASES: Final = (
    "deal-privates",
    "deal-blooms",
    "deal-windows",
    "choose",
    "keep",
    "roll-own",
    "deal-tools",
    "deal-publics",
    "deal-board",
    "deal-pioneers",
    "deal-start",
    "roll",
    "roll-grey",
    "turn",
    "hand",
    "step",
    "roll-again",
    "roll-pool",
    "roll-picked",
    "draw",
    "over",
)
