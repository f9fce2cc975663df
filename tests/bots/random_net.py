"""Nets with weights drawn by lot, for tests that need any net."""

from __future__ import annotations

from random import Random

from vitrall.bots.mind.feature_layout import COUNTS, INPUTS
from vitrall.bots.net_file import NetNumbers


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
