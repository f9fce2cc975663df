"""Finds by small steps the weights that no fit can find: a bot that never saves its tools never sees what they are
worth.

They are found by steps up and down, each tried in games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bench.tuning.fitting import Knots

STEPS = (4000, 2000, 1000)  # thousandths of a point, from rough to fine

Trial = Callable[[Knots], float]


def stepped(present: Knots, sign: int, points: float, trial: Trial) -> tuple[Knots, float]:
    """The best that single steps of one sign's weights lead to, and what it scored."""
    for size in STEPS:
        moved = True
        while moved:
            trials = [(trial(knots), knots) for knots in _neighbours(present, sign, size)]
            best, knots = max(trials, key=lambda pair: pair[0])
            moved = best > points
            present, points = (knots, best) if moved else (present, points)
    return present, points


def _neighbours(present: Knots, sign: int, size: int) -> Iterator[Knots]:
    """One knot changed, or all of them."""
    for places in (*((place,) for place in range(len(present))), tuple(range(len(present)))):
        for step in (-size, size):
            yield [_added(knot, sign, step if place in places else 0) for place, knot in enumerate(present)]


def _added(knot: list[int], sign: int, step: int) -> list[int]:
    return [weight + step if place == sign else weight for place, weight in enumerate(knot)]
