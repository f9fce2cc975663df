"""The weights that tell the final scores best, by least squares with a pull towards the present ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vitrall.bots.mind.weights import BASE, LATE, NEAR, SIZE, TURNS

Pair = tuple[list[int], list[int]]  # at the first turn, at the last

PULL = 0.002  # how strongly a sign that is rarely seen stays where it is
# Too late is too late: it is never met early, and what it means is no matter of experience.
HELD = (LATE, SIZE + LATE)


# What a round may change: all weights, or those that only games with modules tell of.
PARTS = {"all": range(SIZE), "modules": range(NEAR, SIZE)}


@dataclass(frozen=True)
class Note:
    """The signs of a window, the placements left, the points that no sign knew of, and the cards of the seat."""

    signs: dict[int, int]
    left: int
    missed: int
    cards: tuple[int, ...]


def fitted(present: Pair, notes: Sequence[Note]) -> Pair:
    """New weights from what was noted. Cards have a share of their own, which goes into the base afterwards."""
    size = 2 * SIZE + 2 * (1 + max(card for note in notes for card in note.cards))
    sums = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for note in notes:
        row = _row(note)
        missed = note.missed - sum(count * weight for place, count in row if (weight := _present(present, place)))
        for place, count in row:
            right[place] += count * missed
            line = sums[place]
            for other, times in row:
                line[other] += count * times
    change = _solved(*_pulled(sums, right, len(notes)))
    _rebased(change, notes)
    return _changed(present, change)


def _row(note: Note) -> list[tuple[int, float]]:
    """The signs with their shares in the first table and in the last, then the cards likewise."""
    early = note.left / TURNS
    signs = [pair for place, n in note.signs.items() for pair in ((place, n * early), (SIZE + place, n * (1 - early)))]
    cards = [pair for card in note.cards for pair in _card_row(card, early)]
    return [(place, count) for place, count in [*signs, *cards] if count and place not in HELD]


def _card_row(card: int, early: float) -> Iterable[tuple[int, float]]:
    return ((2 * SIZE + 2 * card, early), (2 * SIZE + 2 * card + 1, 1 - early))


def _present(present: Pair, place: int) -> int:
    first, last = present
    return first[place] if place < SIZE else last[place - SIZE] if place < 2 * SIZE else 0


def _pulled(sums: list[list[float]], right: list[float], notes: int) -> tuple[list[list[float]], list[float]]:
    """Every sign in its own measure, so that the pull is alike for all; cards are all but free."""
    sizes = [(sums[place][place] / notes) ** 0.5 or 1.0 for place in range(len(right))]
    for place, line in enumerate(sums):
        for other in range(len(line)):
            line[other] /= notes * sizes[place] * sizes[other]
        line[place] += PULL if place < 2 * SIZE else PULL / 1000
        right[place] /= notes * sizes[place]
    return [[*line, value] for line, value in zip(sums, right, strict=True)], sizes


def _solved(lines: list[list[float]], sizes: list[float]) -> list[float]:
    """Elimination; the sums are symmetric and pulled, so no line needs to change its place."""
    for place, line in enumerate(lines):
        for below in lines[place + 1 :]:
            if factor := below[place] / line[place]:
                for other in range(place, len(line)):
                    below[other] -= factor * line[other]
    found = [0.0] * len(lines)
    for place in reversed(range(len(lines))):
        line = lines[place]
        known = sum(line[other] * found[other] for other in range(place + 1, len(lines)))
        found[place] = (line[-1] - known) / line[place]
    return [value / size for value, size in zip(found, sizes, strict=True)]


def _rebased(change: list[float], notes: Sequence[Note]) -> None:
    """What cards pay on average belongs to the base, since a bot meets all of them."""
    for half in (0, 1):
        paid = [sum(change[2 * SIZE + 2 * card + half] for card in note.cards) for note in notes]
        change[half * SIZE + BASE] += sum(paid) / len(paid)


def _changed(present: Pair, change: list[float]) -> Pair:
    first, last = present
    return (
        [weight + round(change[place]) for place, weight in enumerate(first)],
        [weight + round(change[SIZE + place]) for place, weight in enumerate(last)],
    )


def mixed(present: Pair, proposed: Pair, share: float, part: range = PARTS["all"]) -> Pair:
    """The present weights, with those of a part some of the way to the proposed ones."""
    first, last = (
        [round(old + share * (new - old)) if place in part else old for place, (old, new) in enumerate(_both(*tables))]
        for tables in zip(present, proposed, strict=True)
    )
    return first, last


def _both(old: list[int], new: list[int]) -> Iterable[tuple[int, int]]:
    return zip(old, new, strict=True)
