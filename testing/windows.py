"""Windows without a game around them: dice drawn as text, on a pattern and beside a restriction board if asked for.

    claims_of(full_deck().publics[0].measure, "R1 Y2 G3 B4 P5")

Rows that are not drawn are empty.
"""

from __future__ import annotations

from collections.abc import Iterable

from vitrall.engine.board import FULL, names
from vitrall.engine.deck import Board, printed_masks
from vitrall.engine.dice import BY_TEXT
from vitrall.engine.findings import findings
from vitrall.engine.measure import SHIFT, Measure
from vitrall.engine.window import Window, empty_window, impose, rebuild

NOTHING_PRINTED = (".....", ".....", ".....", ".....")
Amounts = list[tuple[int, str]]


def window(*rows: str, printed: Iterable[str] = NOTHING_PRINTED, board: Board | None = None) -> Window:
    """Four rows of `R5` or `..`, on four rows of print as `.4.Y6`."""
    drawn = empty_window(printed_masks(list(printed)))
    if board:
        impose(drawn, board)
    for cell, text in enumerate(" ".join(rows).split()):
        if text != "..":
            drawn.cells[cell] = BY_TEXT[text]
    rebuild(drawn)
    return drawn


def spelled(claims: Iterable[int]) -> Amounts:
    """Claims or findings as amount and spaces: `(6, "A1 A2 A3 A4 A5")`."""
    return [(int(claim) >> SHIFT, " ".join(names(int(claim) & FULL))) for claim in claims]


def claims_of(measure: Measure, *rows: str) -> Amounts:
    """What a window answers to a measure."""
    return spelled(findings(window(*rows), measure))
