"""The phases of a game: their numbers, and their words for views and positions."""

from __future__ import annotations

from typing import Final

# Phases, in the order a game meets them (S10, T1). Chance acts in all but CHOOSE, KEEP, TURN, HAND and STEP.
DEAL_PRIVATES: Final = 0
DEAL_BLOOMS: Final = 1
DEAL_WINDOWS: Final = 2
CHOOSE: Final = 3
KEEP: Final = 4  # blooms are kept or discarded (G10)
ROLL_OWN: Final = 5  # the private pools, one die at a time (X5)
DEAL_TOOLS: Final = 6
DEAL_PUBLICS: Final = 7
DEAL_BOARD: Final = 8
DEAL_PIONEERS: Final = 9
DEAL_START: Final = 10
ROLL: Final = 11  # the pool of a round from the bag, one die at a time
ROLL_GREY: Final = 12  # and the die of the grey pool (G3)
TURN: Final = 13  # the seat to move has no die in hand
HAND: Final = 14  # a drafted die is to be placed or worked on
STEP: Final = 15  # a tool asks for a choice
ROLL_AGAIN: Final = 16  # a tool rolls the die in hand
ROLL_POOL: Final = 17  # a tool rolls the pool, one die at a time
ROLL_PICKED: Final = 18  # a tool rolls dice of the own private pool
DRAW: Final = 19  # a tool draws a die from the bag
OVER: Final = 20

WAITING_PHASES: Final = (1 << CHOOSE) | (1 << KEEP) | (1 << TURN) | (1 << HAND) | (1 << STEP) | (1 << OVER)

# The word for each, in the order of the numbers.
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
