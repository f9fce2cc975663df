"""The chance of a lone player to beat the target, from the margin that is expected and the placements left."""

from __future__ import annotations

from typing import Final

from vitrall.bots.mind.judge import POINT
from vitrall.engine.native import i64, vec

CERTAIN: Final = 1000000
STEPS: Final = 8  # entries of the table for each standard deviation
# The normal distribution, in millionths, from its middle on. Whole numbers, so that every machine plays the same.
NORMAL: Final = vec[i64](
    [
        500000,
        549738,
        598706,
        646170,
        691462,
        734014,
        773373,
        809213,
        841345,
        869705,
        894350,
        915434,
        933193,
        947919,
        959941,
        969604,
        977250,
        983207,
        987776,
        991226,
        993790,
        995668,
        997020,
        997980,
        998650,
        999111,
        999423,
        999631,
        999767,
        999856,
        999912,
        999947,
        999968,
    ]
)
# How far a game ends from what the net expects, by the placements left: one standard deviation, in thousandths of a
# point. Measured in games of training; most of it comes in the last round, when patterns are completed or not.
SPREAD: Final = vec[i64](
    [
        700,
        3500,
        7000,
        7416,
        7810,
        8185,
        8544,
        8888,
        9220,
        9539,
        9849,
        10149,
        10440,
        10724,
        11000,
        11269,
        11533,
        11790,
        12042,
        12288,
        12530,
    ]
)
SLOPE: Final = 10  # millionths that a point is worth by itself, where the chance says nothing any more


def win_chance(margin: i64, left: i64) -> i64:
    """In millionths. The margin is in thousandths of a point; where it is hopeless, a larger one is still better.

    A target that is met is not beaten (O6), so half a point is taken off.
    """
    short = margin - POINT // 2
    away = short if short > 0 else -short
    steps = STEPS * away
    spread = SPREAD[min(left, len(SPREAD) - 1)]
    place = steps // spread
    chance: i64 = NORMAL[len(NORMAL) - 1]
    if place < len(NORMAL) - 1:
        low = NORMAL[place]
        chance = low + (NORMAL[place + 1] - low) * (steps - place * spread) // spread
    return (chance if short > 0 else CERTAIN - chance) + SLOPE * short // POINT
