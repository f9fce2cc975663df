"""Windows as text: a die is two signs, `R5`; what is printed on an empty space is one, `R` or `3`, a blank is `·`.

A space that takes the die in question has brackets: `[R]`, `[3]`, `[·]`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from vitrall.cli.screen.lines import Block, joined
from vitrall.cli.screen.terminal_colors import DIM, MARKED, die_text, print_style

ROWS: Final = "ABCD"
COLUMNS: Final = "12345"
WIDE: Final = 4
NARROW: Final = 3

Dice = Sequence[Sequence[str | None]]


@dataclass(frozen=True)
class Glass:
    """One window: what is printed (four rows of five marks), the dice on it, the spaces to mark."""

    printed: Sequence[str]
    dice: Dice
    marked: Collection[str] = ()


def width_of(cell: int) -> int:
    """The width of a window whose spaces are so wide."""
    return 2 + cell * len(COLUMNS)


def window_lines(glass: Glass, title: Text, cell: int = WIDE) -> Block:
    """The title, the numbers of the columns, and the four rows."""
    head = Text("  " + "".join(number.center(cell) for number in COLUMNS), style=DIM)
    return [title, head, *(_row(glass, row, cell) for row in range(len(ROWS)))]


def _row(glass: Glass, row: int, cell: int) -> Text:
    panes = [pane(glass, row, column, cell) for column in range(len(COLUMNS))]
    return joined(Text(f"{ROWS[row]} ", style=DIM), *panes)


def pane(glass: Glass, row: int, column: int, cell: int) -> Text:
    """One space."""
    die = glass.dice[row][column]
    if die is not None:
        return _die(die, cell)
    mark = glass.printed[row][column]
    sign = "·" if mark == "." else mark
    if ROWS[row] + COLUMNS[column] in glass.marked:
        return joined(Text(f"[{sign}]", style=MARKED), Text(" " * (cell - 3)))
    return Text(sign.center(cell), style=print_style(mark))


def _die(die: str, cell: int) -> Text:
    """A die fills its space, so that neighbours look like panes of one window."""
    text = die_text(die)
    return Text(f" {die}".ljust(cell), style=text.style)


def no_dice() -> Dice:
    """A window before the first die."""
    return [[None] * len(COLUMNS) for _ in ROWS]
