"""The weights that predict the final scores best, by least squares regularised towards the present ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vitrall.bots.mind.weights import BASE, LATE, NEAR, SIZE, TURNS

Knots = list[list[int]]  # the weights at the first turn, at the last, and at those between

PULL = 0.002  # how strongly a sign that is rarely seen stays where it is
# Spaces without a turn to come never occur early, so their weight is not fitted.
HELD = (LATE,)


# What a round may change: all weights, or those that only games with modules tell of.
PARTS = {"all": range(SIZE), "modules": range(NEAR, SIZE)}


@dataclass(frozen=True)
class Note:
    """The signs of a window, the placements left, the points that no sign knew of, and the cards of the seat."""

    signs: dict[int, int]
    left: int
    missed: int
    cards: tuple[int, ...]


def fitted(present: Knots, notes: Sequence[Note]) -> Knots:
    """New weights from what was noted. Cards have a share of their own, which goes into the base afterwards."""
    knots = len(present)
    size = knots * (SIZE + 1 + max(card for note in notes for card in note.cards))
    sums = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    flat = [weight for knot in present for weight in knot]
    for note in notes:
        row = _row(note, knots)
        missed = note.missed - _predicted(flat, note, knots)
        for place, count in row:
            right[place] += count * missed
            line = sums[place]
            for other, times in row:
                line[other] += count * times
    change = _solved(*_pulled(sums, right, len(notes), len(flat)))
    _rebased(change, notes, knots)
    return [[w + round(change[SIZE * knot + place]) for place, w in enumerate(row)] for knot, row in enumerate(present)]


def _predicted(flat: list[int], note: Note, knots: int) -> float:
    """What the present weights say of it."""
    parts = shares(note.left, knots)
    return sum(n * share * flat[SIZE * knot + sign] for knot, share in parts for sign, n in note.signs.items())


def _row(note: Note, knots: int) -> list[tuple[int, float]]:
    """The signs with their shares in each knot, then the cards likewise."""
    signs = [(sign, count) for sign, count in note.signs.items() if sign not in HELD]
    row = [(SIZE * knot + sign, count * share) for knot, share in shares(note.left, knots) for sign, count in signs]
    first = SIZE * knots
    cards = [(first + knots * card + knot, share) for knot, share in shares(note.left, knots) for card in note.cards]
    return row + cards


def shares(left: int, knots: int) -> list[tuple[int, float]]:
    """What each knot has of the weights with so many turns left, as `drawn` draws them."""
    gone = (TURNS - left) * (knots - 1) / TURNS
    before = min(int(gone), knots - 2)
    return [(before, 1 - gone + before), (before + 1, gone - before)]


def _pulled(
    sums: list[list[float]], right: list[float], notes: int, signs: int
) -> tuple[list[list[float]], list[float]]:
    """Every sign in its own measure, so that the pull is alike for all; cards are all but free."""
    sizes = [(sums[place][place] / notes) ** 0.5 or 1.0 for place in range(len(right))]
    for place, line in enumerate(sums):
        for other in range(len(line)):
            line[other] /= notes * sizes[place] * sizes[other]
        line[place] += PULL if place < signs else PULL / 1000
        right[place] /= notes * sizes[place]
    return [[*line, value] for line, value in zip(sums, right, strict=True)], sizes


def _solved(lines: list[list[float]], sizes: list[float]) -> list[float]:
    """Elimination; the sums are symmetric and pulled, so no line needs to change its place."""
    for place, line in enumerate(lines):
        for below in lines[place + 1 :]:
            if factor := below[place] / line[place]:
                for other in range(place, len(line)):
                    below[other] -= factor * line[other]
    solution = [0.0] * len(lines)
    for place in reversed(range(len(lines))):
        line = lines[place]
        known = sum(line[other] * solution[other] for other in range(place + 1, len(lines)))
        solution[place] = (line[-1] - known) / line[place]
    return [value / size for value, size in zip(solution, sizes, strict=True)]


def _rebased(change: list[float], notes: Sequence[Note], knots: int) -> None:
    """What cards pay on average belongs to the base, since a bot meets all of them."""
    for knot in range(knots):
        first = SIZE * knots + knot
        paid = [sum(change[first + knots * card] for card in note.cards) for note in notes]
        change[SIZE * knot + BASE] += sum(paid) / len(paid)


def mixed(present: Knots, proposed: Knots, share: float, part: range = PARTS["all"]) -> Knots:
    """The present weights, with those of a part some of the way to the proposed ones."""
    return [
        [round(a + share * (b - a)) if place in part else a for place, (a, b) in enumerate(zip(old, new, strict=True))]
        for old, new in zip(present, proposed, strict=True)
    ]
