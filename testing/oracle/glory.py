"""The cards of Glory: grey objectives, pioneers, blooms, rivalries (G). Its boards are in `placing.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from testing.oracle.goals import COLUMNS, ROWS, Earned, Goal, all_different, colour, full, value
from testing.oracle.oracle_table import BASE, GREY, SPACES, Dice, Space
from testing.oracle.placing import BESIDE, CORNERS, EDGE

INNER = [space for space in SPACES if space not in EDGE]
FOUR_CORNERS = [(0, 0), (0, 4), (3, 0), (3, 4)]


def greys(window: Dice) -> list[Space]:
    return [space for space in SPACES if space in window and colour(window[space]) == GREY]


# ---- grey objectives -------------------------------------------------------------------------------------------------


def slate_columns(window: Dice) -> Earned:
    """4 for each column with exactly one grey die."""
    of_columns = [[space for space in column if space in greys(window)] for column in COLUMNS]
    return [(4, spaces) for spaces in of_columns if len(spaces) == 1]


def slate_shades(window: Dice) -> Earned:
    """4 for each different value on grey dice; all that show it are its spaces."""
    of_values = [[space for space in greys(window) if value(window[space]) == each] for each in range(1, 7)]
    return [(4, spaces) for spaces in of_values if spaces]


def ringed_in_colour(window: Dice) -> Earned:
    """5 for each grey die whose spaces side by side are all filled, no colour twice among them."""
    return [
        (5, [space])
        for space in greys(window)
        if full(window, BESIDE[space]) and all_different(window, BESIDE[space], colour)
    ]


GREY_GOALS: dict[str, Goal] = {
    "slate-columns": slate_columns,
    "slate-shades": slate_shades,
    "ringed-in-colour": ringed_in_colour,
}


# ---- pioneers --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pioneer:
    """A goal for the first to meet it, and its points (G8, G9)."""

    points: int
    met: Callable[[Dice], bool]


def some(lines: list[list[Space]], test: Callable[[Dice, list[Space]], bool]) -> Callable[[Dice], bool]:
    return lambda window: any(test(window, line) for line in lines)


def rainbow(window: Dice, line: list[Space]) -> bool:
    return full(window, line) and all_different(window, line, colour)


def scale(window: Dice, line: list[Space]) -> bool:
    return full(window, line) and all_different(window, line, value)


def prism(window: Dice, line: list[Space]) -> bool:
    return rainbow(window, line) and scale(window, line)


def three_of_a_value(window: Dice, line: list[Space]) -> bool:
    return max(Counter(value(window[space]) for space in line if space in window).values(), default=0) >= 3


def three_of_a_colour(window: Dice, line: list[Space]) -> bool:
    return max(Counter(colour(window[space]) for space in line if space in window).values(), default=0) >= 3


def rising_or_falling(window: Dice, line: list[Space]) -> bool:
    if not full(window, line):
        return False
    a, b, c, d = [value(window[space]) for space in line]
    return a < b < c < d or a > b > c > d


def heavy(window: Dice, line: list[Space]) -> bool:
    return full(window, line) and sum(value(window[space]) for space in line) >= 22


def diagonals(length: int) -> list[list[Space]]:
    """All straight diagonal runs of so many spaces, downwards to the right and to the left."""
    runs = [
        [(row + step, column + step * side) for step in range(length)] for row, column in SPACES for side in (1, -1)
    ]
    return [run for run in runs if all(space in SPACES for space in run)]


def one_colour(window: Dice, line: list[Space]) -> bool:
    return full(window, line) and len({colour(window[space]) for space in line}) == 1


def one_value(window: Dice, line: list[Space]) -> bool:
    return full(window, line) and len({value(window[space]) for space in line}) == 1


def four_lanterns(window: Dice) -> bool:
    return full(window, FOUR_CORNERS) and all_different(window, FOUR_CORNERS, colour)


def monochrome_scale(window: Dice) -> bool:
    """Five different values on the dice of one colour."""
    kinds = set(window.values())
    return any(len([kind for kind in kinds if colour(kind) == each]) >= 5 for each in BASE + GREY)


def shade_quintet(window: Dice) -> bool:
    """Five different colours on the dice of one value."""
    kinds = set(window.values())
    return any(len([kind for kind in kinds if value(kind) == each]) >= 5 for each in range(1, 7))


def twin_panes(window: Dice) -> bool:
    """Four separate pairs of dice alike in colour and value."""
    return sum(count // 2 for count in Counter(window.values()).values()) >= 4


PIONEERS: dict[str, Pioneer] = {
    "prism-column": Pioneer(3, some(COLUMNS, prism)),
    "outer-frame": Pioneer(6, lambda window: full(window, EDGE)),
    "rainbow-row": Pioneer(4, some(ROWS, rainbow)),
    "scale-row": Pioneer(4, some(ROWS, scale)),
    "four-lanterns": Pioneer(6, four_lanterns),
    "inner-court": Pioneer(4, lambda window: full(window, INNER)),
    "echo-row": Pioneer(6, some(ROWS, three_of_a_value)),
    "banner-row": Pioneer(6, some(ROWS, three_of_a_colour)),
    "hue-stair": Pioneer(6, some(diagonals(4), one_colour)),
    "shade-stair": Pioneer(4, some(diagonals(3), one_value)),
    "rising-column": Pioneer(6, some(COLUMNS, rising_or_falling)),
    "monochrome-scale": Pioneer(5, monochrome_scale),
    "shade-quintet": Pioneer(7, shade_quintet),
    "twin-panes": Pioneer(4, twin_panes),
    "heavy-row": Pioneer(5, some(ROWS, heavy)),
}


# ---- blooms ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bloom:
    """An arrangement of colours, dots being free, with the points for having it and the loss for lacking it (G11)."""

    met: int
    missed: int
    rows: tuple[str, ...]

    def occurrences(self, window: Dice) -> Iterator[list[Space]]:
        """Every place where the arrangement lies in the window, neither turned nor mirrored."""
        asked = {(r, c): mark for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark != "."}
        for down, right in SPACES:
            there = {(row + down, column + right): mark for (row, column), mark in asked.items()}
            if all(space in window and colour(window[space]) == mark for space, mark in there.items()):
                yield list(there)


BLOOMS: dict[str, Bloom] = {
    "poppy": Bloom(5, -4, ("R.R", ".Y.")),
    "bluebell": Bloom(5, -4, (".G.", "B.B")),
    "crocus": Bloom(6, -4, ("P..", ".B.", "..P")),
    "primrose": Bloom(6, -4, ("..Y", ".G.", "Y..")),
    "rosebud": Bloom(5, -4, ("RGR",)),
    "iris": Bloom(5, -4, ("P", "Y", "P")),
    "clover": Bloom(7, -5, ("GR", "RG")),
    "pansy": Bloom(7, -5, ("YP", "PY")),
    "lily": Bloom(10, -4, (".B.", "R.R", ".B.")),
    "thistle": Bloom(10, -4, (".G.", "P.P", ".G.")),
    "daisy": Bloom(15, -5, ("Y.Y", ".B.", "Y.Y")),
    "passion-flower": Bloom(11, -5, (".P.", "PRP", ".P.")),
}


# ---- rivalries -------------------------------------------------------------------------------------------------------

PLACES = (12, 8, 5)


def strongest_hue(window: Dice) -> int:
    """The highest total of a single base colour."""
    return max(sum(value(die) for die in window.values() if colour(die) == each) for each in BASE)


def mightiest_row(window: Dice) -> int:
    return max(sum(value(window[space]) for space in row if space in window) for row in ROWS)


def diagonal_weave(window: Dice) -> int:
    """Pairs of dice of one value that touch at a corner."""
    meetings = [(space, corner) for space in window for corner in CORNERS[space] if corner in window]
    return len([1 for one, other in meetings if value(window[one]) == value(window[other])]) // 2


def reach_of_ash(window: Dice) -> int:
    """Rows and columns that hold a grey die."""
    return len({row for row, _ in greys(window)}) + len({column for _, column in greys(window)})


def ash_company(window: Dice) -> int:
    """Filled spaces side by side with a grey die."""
    return len([space for space in window if any(each in greys(window) for each in BESIDE[space])])


RIVALRIES: dict[str, Callable[[Dice], int]] = {
    "deepest-light": lambda window: sum(value(die) for die in window.values()),
    "palest-light": lambda window: len([die for die in window.values() if value(die) <= 2]),
    "strongest-hue": strongest_hue,
    "mightiest-row": mightiest_row,
    "diagonal-weave": diagonal_weave,
    "widest-palette": lambda window: len(set(window.values())),
    "weight-of-ash": lambda window: sum(value(window[space]) for space in greys(window)),
    "reach-of-ash": reach_of_ash,
    "ash-company": ash_company,
}


def place_points(measures: list[int], mine: int) -> int:
    """G13: those who are tied share the points of the places they occupy, rounded down."""
    better = len([each for each in measures if each > mine])
    tied = len([each for each in measures if each == mine])
    occupied = range(better, better + tied)
    return sum(PLACES[place] for place in occupied if place < len(PLACES)) // tied
