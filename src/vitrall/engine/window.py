"""One window as masks: which spaces take a die, and which rules a placement would break.

The fast answer (`fits`, `targets`) and the explained one (`broken`) hold the same six rules; a property test proves
them equal. Knows nothing of turns, tools or points.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import deck, verbs
from vitrall.engine.board import AROUND, BESIDE, CELLS, COLUMNS, EDGE, FULL, around, beside, lowest
from vitrall.engine.deck import Board
from vitrall.engine.dice import COLOR, COLORS, FACETS, GREY, NO_DIE, VALUE_FACET
from vitrall.engine.native import append, i64, mypyc_attr, vec
from vitrall.engine.pickling import Reduced, reduce_by_names

# The rules a placement can break, one bit each, in the order of `RULES`.
OCCUPIED: Final = 1
OFF_EDGE: Final = 2
UNTOUCHED: Final = 4
WRONG_COLOR: Final = 8
WRONG_VALUE: Final = 16
ALIKE: Final = 32
TOUCHING: Final = 64
BOARDED: Final = 128
RULES: Final = ["P1", "P2", "P3", "P4", "P5", "P6", "U10", "G5"]

WINDOW_FIELDS: Final = ("printed", "cells", "held", "open", "dice", "reach", "grey_cells", "grey_apart")

_NO_DICE: Final = vec[i64]([-1] * 20)
_NO_CELLS: Final = vec[i64]([0] * 12)
_NOT_APART: Final = vec[i64]([0] * 20)


@mypyc_attr(acyclic=True, free_list_len=1)
class Window:
    """A pattern and the dice on it.

    `held[f]` are the spaces whose die has facet f; `open[f]` those whose print takes f and that have no die of facet f
    at a side; `reach` the empty spaces that touch a die, or the edge while there is none. A die fits where all meet.
    Grey is bound further by the restriction board (G5): it lies on spaces of `grey_cells` only, and a grey die on a
    space closes `grey_apart` of that space to other greys, besides its sides.
    """

    def __init__(
        self,
        printed: vec[i64],
        cells: vec[i64],
        held: vec[i64],
        open: vec[i64],
        dice: i64,
        reach: i64,
        grey_cells: i64,
        grey_apart: vec[i64],
    ) -> None:
        self.printed = printed
        self.cells = cells
        self.held = held
        self.open = open
        self.dice = dice
        self.reach = reach
        self.grey_cells = grey_cells
        self.grey_apart = grey_apart

    def copy(self) -> Window:
        return Window(
            self.printed,
            self.cells[:],
            self.held[:],
            self.open[:],
            self.dice,
            self.reach,
            self.grey_cells,
            self.grey_apart,
        )

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, WINDOW_FIELDS)


def empty_window(printed: vec[i64]) -> Window:
    """A window without dice."""
    return Window(printed, _NO_DICE[:], _NO_CELLS[:], printed[:], 0, EDGE, FULL, _NOT_APART)


def impose(window: Window, board: Board) -> None:
    """Lay the restriction board down beside a window that holds no dice yet (G1, G5)."""
    numbered = _refusing(window, COLORS, FACETS)
    window.grey_cells = board.spaces
    if board.printed == deck.PRINTED_VALUE:
        window.grey_cells &= numbered
    elif board.printed == deck.PRINTED_NOTHING:
        window.grey_cells &= ~numbered & ~_refusing(window, 0, COLORS)
    if board.any_color:
        window.printed = window.printed[:]
        window.printed[GREY] = FULL
    window.grey_apart = _closing(board.apart)
    rebuild(window)


def _refusing(window: Window, first: i64, last: i64) -> i64:
    """The spaces whose print refuses some of those facets: a space with a value refuses the other values."""
    spaces: i64 = 0
    facet = first
    while facet < last:
        spaces |= FULL & ~window.printed[facet]
        facet += 1
    return spaces


def _closing(apart: i64) -> vec[i64]:
    """For each space what a grey die there closes to other greys by the board."""
    if apart == deck.APART_CORNERS:
        return AROUND
    if apart == deck.APART_SIDES:
        return _NOT_APART
    table = vec[i64]()
    cell: i64 = 0
    while cell < CELLS:
        table = append(table, COLUMNS[cell % 5])
        cell += 1
    return table


def put(window: Window, cell: i64, die: i64) -> None:
    """Set a die on an empty space and update every mask."""
    bit: i64 = 1 << cell
    color = COLOR[die]
    shade = die - 6 * color + 6
    apart = ~BESIDE[cell]
    held = window.held
    opened = window.open
    window.cells[cell] = die
    held[color] |= bit
    held[shade] |= bit
    opened[color] &= apart
    opened[shade] &= apart
    if color == GREY:
        opened[color] &= ~window.grey_apart[cell]
    # The edge is reach only while no die lies there.
    touched = window.reach | AROUND[cell] if window.dice else AROUND[cell]
    dice = window.dice | bit
    window.dice = dice
    window.reach = touched & ~dice


def lift(window: Window, cell: i64) -> i64:
    """Take the die off a space, update every mask, and return the die."""
    rest: i64 = ~(1 << cell)
    die = window.cells[cell]
    window.cells[cell] = NO_DIE
    window.dice &= rest
    window.held[COLOR[die]] &= rest
    window.held[VALUE_FACET[die]] &= rest
    _reopen(window, COLOR[die])
    _reopen(window, VALUE_FACET[die])
    window.reach = reached(window.dice) & ~window.dice
    return die


def reached(dice: i64) -> i64:
    """P2, P3: the spaces that touch a die, or the edge while there is none."""
    if dice:
        return around(dice)
    return EDGE  # not a conditional expression: joined with a literal, the number would become an object


def _reopen(window: Window, facet: i64) -> None:
    """What is printed, less what dice of the facet close."""
    window.open[facet] = window.printed[facet] & ~closed(window, facet, window.held[facet])
    if facet == GREY:
        window.open[facet] &= window.grey_cells


def closed(window: Window, facet: i64, cells: i64) -> i64:
    """The spaces that dice on those cells close to their own facet: their sides (P6), for grey what the board adds."""
    mask = beside(cells)
    if facet == GREY:
        while cells:
            mask |= window.grey_apart[lowest(cells)]
            cells &= cells - 1
    return mask


def rebuild(window: Window) -> None:
    """Rebuild every mask from the dice alone: slow, and the reference for the incremental updates."""
    window.held = _NO_CELLS[:]
    window.dice = 0
    cell: i64 = 0
    while cell < CELLS:
        die = window.cells[cell]
        if die != NO_DIE:
            bit: i64 = 1 << cell
            window.held[COLOR[die]] |= bit
            window.held[VALUE_FACET[die]] |= bit
            window.dice |= bit
        cell += 1
    facet: i64 = 0
    while facet < FACETS:
        _reopen(window, facet)
        facet += 1
    window.reach = reached(window.dice) & ~window.dice


def fits(window: Window, die: i64) -> i64:
    """The spaces that take the die (P1–P6)."""
    color = COLOR[die]
    opened = window.open
    return opened[color] & opened[die - 6 * color + 6] & window.reach


def fits_isolated(window: Window, die: i64) -> i64:
    """The spaces that take the die and touch no die at all (U10); an empty window asks for the edge as ever (P2)."""
    apart: i64 = EDGE
    if window.dice:
        apart = FULL & ~around(window.dice)
    return window.open[COLOR[die]] & window.open[VALUE_FACET[die]] & apart


def targets(window: Window, cell: i64, waived: i64) -> i64:
    """Where the die on a space may move: lifted first, then tested against what remains (U4), less what is waived."""
    bit: i64 = 1 << cell
    die = window.cells[cell]
    color = COLOR[die]
    shade = VALUE_FACET[die]
    rest = window.dice & ~bit
    takes: i64 = reached(rest) & ~window.dice & ~beside(window.held[shade] & ~bit)
    takes &= ~closed(window, color, window.held[color] & ~bit)
    if color == GREY:
        takes &= window.grey_cells
    if not waived & verbs.WAIVE_COLOR:
        takes &= window.printed[color]
    if not waived & verbs.WAIVE_VALUE:
        takes &= window.printed[shade]
    return takes


def shift(window: Window, origin: i64, target: i64) -> None:
    """Move the die of one space to another."""
    put(window, target, lift(window, origin))


def broken(window: Window, die: i64, cell: i64, waived: i64, untouched: bool, isolated: bool) -> i64:
    """Every rule the die would break on that space (P7), as bits of `RULES`.

    `waived` takes the flags of a move, `untouched` ignores P3, `isolated` requires U10 instead.
    """
    bit: i64 = 1 << cell
    color = COLOR[die]
    shade = VALUE_FACET[die]
    near = AROUND[cell] & ~bit & window.dice
    rules: i64 = 0
    if window.dice & bit:
        rules |= OCCUPIED
    if not window.dice and not EDGE & bit:
        rules |= OFF_EDGE
    if isolated:
        if near:
            rules |= TOUCHING
    elif window.dice and not near and not untouched:
        rules |= UNTOUCHED
    if not window.printed[color] & bit and not waived & verbs.WAIVE_COLOR:
        rules |= WRONG_COLOR
    if not window.printed[shade] & bit and not waived & verbs.WAIVE_VALUE:
        rules |= WRONG_VALUE
    if (window.held[color] | window.held[shade]) & BESIDE[cell]:
        rules |= ALIKE
    if color == GREY and not _board_allows(window, cell):
        rules |= BOARDED
    return rules


def _board_allows(window: Window, cell: i64) -> bool:
    """G5: a grey die may lie on the space, as far as the board alone is asked."""
    bit: i64 = 1 << cell
    return bool(window.grey_cells & bit) and not window.grey_apart[cell] & window.held[GREY] & ~bit


def rules_in(bits: i64) -> list[str]:
    """The ids of the rules in an answer of `broken`."""
    return [rule for index, rule in enumerate(RULES) if (bits >> index) & 1]
