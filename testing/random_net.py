"""Nets with random weights, for tests that need any net; and the formula of a net in its simplest form."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vitrall.bots.mind.feature_layout import CELL_BITS, COUNTS, INPUTS
from vitrall.bots.mind.net import CLIP
from vitrall.bots.net_file import LAST_DIGITS, NetNumbers


def random_net(seed: int, hidden: int = 10, seconds: int = 5) -> NetNumbers:
    luck = Random(seed)

    def drawn(count: int, largest: int) -> list[int]:
        return [luck.randint(-largest, largest) for _ in range(count)]

    return NetNumbers(
        hidden=hidden,
        seconds=seconds,
        first=[
            number if place < COUNTS * hidden else number // 2
            for place, number in enumerate(drawn(INPUTS * hidden, 120))
        ],
        bias=drawn(hidden, 3000),
        second=drawn(hidden * seconds, 900),
        second_bias=drawn(seconds, 2000),
        last=drawn(seconds, 300_000),
        last_bias=9_000_000_000,
        first_shift=10,
        second_shift=10,
        origin={"drawn": seed},
    )


def formula(numbers: NetNumbers, counts: Sequence[int], masks: Sequence[int]) -> int:
    """The definition, without words, lanes or anchors."""
    hidden = numbers.hidden
    inputs = {place: int(count) for place, count in enumerate(counts) if count}
    for index, mask in enumerate(masks):
        inputs |= {COUNTS + CELL_BITS * index + cell: 1 for cell in range(CELL_BITS) if int(mask) >> cell & 1}
    first = [
        numbers.bias[unit] + sum(times * numbers.first[place * hidden + unit] for place, times in inputs.items())
        for unit in range(hidden)
    ]
    passed = [min(CLIP, max(0, each)) for each in first]
    answer = numbers.last_bias
    for unit in range(numbers.seconds):
        summed = sum(passed[each] * numbers.second[each * numbers.seconds + unit] for each in range(hidden))
        answer += max(0, (summed >> numbers.second_shift) + numbers.second_bias[unit]) * numbers.last[unit]
    return answer >> numbers.first_shift + LAST_DIGITS
