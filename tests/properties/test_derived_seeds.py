"""Seeds of the games of a batch: two batches share a game no more often than random 62-bit numbers do."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vitrall.engine.generator import LARGEST_SEED, derived, seeded

SEED_BITS, INDEX_BITS = 62, 62
GAMES = 600
PAIRS = 150  # for each bit that is flipped
# Batches as people start them: small seeds, seeds in a row far away, seeds that differ in one bit or in the high half.
BATCHES = [
    *range(300),
    *range(6_000_000_000, 6_000_000_050),
    *(1 << bit for bit in range(9, SEED_BITS)),
    *(LARGEST_SEED - step for step in range(50)),
]


def game_seeds() -> Iterator[int]:
    """Those of many batches; bots take negative indexes and very large ones happen too."""
    for batch in BATCHES:
        for index in range(GAMES):
            yield int(derived(batch, index))
        for index in (*range(-8, 0), 1 << 32, (1 << 32) + 1, 1 << 40, 1 << 61):
            yield int(derived(batch, index))


@pytest.mark.slow
def test_batches_share_no_game() -> None:
    """Chance in 62 bits would bring about one in a hundred million to this many games."""
    seeds = list(game_seeds())
    assert len(set(seeds)) == len(seeds) > 250_000
    assert min(seeds) >= 0
    assert max(seeds) <= LARGEST_SEED


@pytest.mark.slow
def test_games_of_many_batches_begin_with_different_chance() -> None:
    states = [int(seeded(seed)) for seed in game_seeds()]
    assert len(set(states)) == len(states)


@pytest.mark.lengthy
@pytest.mark.parametrize("part", ["seed", "index"])
def test_every_bit_of_seed_and_index_changes_every_half_of_the_answer(part: str) -> None:
    """Of 62 bits about half change, in the low 32 and in the high 30 alike, whichever bit is flipped."""
    chance = Random(part)
    bits = SEED_BITS if part == "seed" else INDEX_BITS
    for bit in range(bits):
        low = high = 0
        for _ in range(PAIRS):
            seed, index = chance.getrandbits(SEED_BITS), chance.getrandbits(INDEX_BITS)
            other = (seed ^ 1 << bit, index) if part == "seed" else (seed, index ^ 1 << bit)
            difference = int(derived(seed, index)) ^ int(derived(*other))
            low += (difference & 0xFFFFFFFF).bit_count()
            high += (difference >> 32).bit_count()
        assert abs(low - 16 * PAIRS) < 7 * sqrt(8 * PAIRS), bit
        assert abs(high - 15 * PAIRS) < 7 * sqrt(7.5 * PAIRS), bit


@pytest.mark.lengthy
@given(
    st.integers(0, LARGEST_SEED),
    st.integers(0, LARGEST_SEED),
    st.integers(-(2**62), 2**62),
    st.integers(-(2**62), 2**62),
)
def test_different_pairs_give_different_seeds(seed: int, other: int, index: int, second: int) -> None:
    same = (seed, index) == (other, second)
    assert (derived(seed, index) == derived(other, second)) == same


@pytest.mark.parametrize(
    ("seed", "index", "answer"),
    [
        (0, 0, 4097957083930721659),
        (1, 0, 1242933460805420731),
        (2, 1, 1388162995752003932),
        (1, -1, 4414552883270394737),
        (4294967296, 1, 3587974272887010309),
        (4611686018427387903, 2305843009213693952, 891606995617433344),
    ],
)
def test_the_seed_of_a_game_never_changes(seed: int, index: int, answer: int) -> None:
    assert derived(seed, index) == answer
