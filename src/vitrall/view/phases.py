"""The word for each phase of a game, for views and for positions."""

from __future__ import annotations

from typing import Final

# In the order of the numbers in `engine/state.py`.
PHASES: Final = (
    "deal-privates",
    "deal-windows",
    "choose",
    "deal-tools",
    "deal-publics",
    "deal-start",
    "roll",
    "turn",
    "hand",
    "step",
    "roll-again",
    "roll-pool",
    "draw",
    "over",
)
