"""The game's own random number generator: integers only, the same numbers on every Python, compiled or not.

A multiply-with-carry generator (64 bits of state, 32 of output, period about 2**61). No product reaches 2**63, so
machine integers and Python's own agree. It decides nothing about rules; `chance.py` asks it.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.native import i64

# MULTIPLIER * 2**32 - 1 and its half are both prime, which gives the full period (tests/rules checks it).
MULTIPLIER: Final = 1791398085
LOW_32: Final = 0xFFFFFFFF
MODULUS: Final = (MULTIPLIER << 32) - 1
LARGEST_SEED: Final = (1 << 62) - 1


def mixed(word: i64) -> i64:
    """Scatter 32 bits so that neighbouring seeds share nothing; constants below 2**31 keep products below 2**63."""
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & LOW_32
    word = ((word ^ (word >> 15)) * 0x68E31DA5) & LOW_32
    word = ((word ^ (word >> 16)) * 0x5851F42D) & LOW_32
    return word ^ (word >> 15)


def seeded(seed: i64) -> i64:
    """The generator's first state for a seed from 0 to 2**62 - 1."""
    low = mixed((seed & LOW_32) ^ 0x2545F491)
    high = mixed((seed >> 32) ^ low)
    low = mixed(low ^ high)
    # The carry must stay below the multiplier; 0 and the modulus itself would repeat for ever.
    state = ((high % (MULTIPLIER - 1) + 1) << 32) | low
    return state if state != MODULUS else 1


def advanced(state: i64) -> i64:
    """The next state."""
    return MULTIPLIER * (state & LOW_32) + (state >> 32)


def word(state: i64) -> i64:
    """The 32 bits a state gives."""
    return (state ^ (state >> 32)) & LOW_32


def fair(state: i64, bound: i64) -> i64:
    """The next state whose word gives an unbiased number below the bound; words that would bias it are skipped."""
    state = advanced(state)
    while (word(state) * bound) & LOW_32 < bound and _favors(state, bound):
        state = advanced(state)
    return state


def _favors(state: i64, bound: i64) -> bool:
    """The exact test for bias; separate, because it is needed once in millions of calls."""
    return (word(state) * bound) & LOW_32 < (LOW_32 + 1) % bound


def scaled(state: i64, bound: i64) -> i64:
    """The number from 0 to bound - 1 that a fair state gives."""
    return (word(state) * bound) >> 32


def derived(seed: i64, index: i64) -> i64:
    """The seed of one game of many, so that each can be played alone and in any order.

    Both halves of the answer depend on all of the seed and all of the index: two batches share a game no oftener than
    chance in 62 bits. Within a batch the low half differs before the last step, which loses nothing: 2**32 games
    are all different.
    """
    low = mixed((seed & LOW_32) ^ 0x2545F491)
    high = mixed(((seed >> 32) & LOW_32) ^ low)
    low = mixed(low ^ high)
    step = mixed((index & LOW_32) ^ 0x1B873593)
    # Not linear in the step: otherwise two seeds with equal low halves would share all their games or none.
    high = mixed(high ^ mixed(((index >> 32) & LOW_32) ^ step))
    low = mixed(low ^ step)
    high = mixed(high ^ low) & 0x3FFFFFFF
    return (high << 32) | mixed(low ^ high)
