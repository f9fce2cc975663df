"""One window as masks: which spaces take a die, and which rules a placement would break.

The fast answer (`fits`, `targets`) and the explained one (`broken`) hold the same six rules; a property test proves
them equal. Knows nothing of turns, tools or points.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import deck
from vitrall.engine.board import AROUND, BESIDE, CELLS, EDGE, FULL, around, beside
from vitrall.engine.dice import COLOR, FACETS, NO_DIE, VALUE_FACET
from vitrall.engine.native import i64, vec

# The rules a placement can break, one bit each, in the order of `RULES`.
OCCUPIED: Final = 1
OFF_EDGE: Final = 2
UNTOUCHED: Final = 4
WRONG_COLOR: Final = 8
WRONG_VALUE: Final = 16
ALIKE: Final = 32
TOUCHING: Final = 64
RULES: Final = ["P1", "P2", "P3", "P4", "P5", "P6", "U10"]

_NO_DICE: Final = vec[i64]([-1] * 20)
_NO_CELLS: Final = vec[i64]([0] * 12)


class Window:
    """A pattern and the dice on it.

    `held[f]` are the spaces whose die has facet f; `open[f]` those whose print takes f and that have no die of facet f
    at a side; `reach` the empty spaces that touch a die, or the edge while there is none. A die fits where all meet.
    """

    def __init__(
        self, printed: vec[i64], cells: vec[i64], held: vec[i64], open: vec[i64], dice: i64, reach: i64
    ) -> None:
        self.printed = printed
        self.cells = cells
        self.held = held
        self.open = open
        self.dice = dice
        self.reach = reach

    def copy(self) -> Window:
        return Window(self.printed, self.cells[:], self.held[:], self.open[:], self.dice, self.reach)


def empty_window(printed: vec[i64]) -> Window:
    """A window without dice."""
    return Window(printed, _NO_DICE[:], _NO_CELLS[:], printed[:], 0, EDGE)


def put(window: Window, cell: i64, die: i64) -> None:
    """Set a die on an empty space and keep every mask true."""
    bit: i64 = 1 << cell
    color = COLOR[die]
    shade = VALUE_FACET[die]
    apart = ~BESIDE[cell]
    window.cells[cell] = die
    window.held[color] |= bit
    window.held[shade] |= bit
    window.open[color] &= apart
    window.open[shade] &= apart
    # The edge is reach only while no die lies there.
    touched = window.reach | AROUND[cell] if window.dice else AROUND[cell]
    window.dice |= bit
    window.reach = touched & ~window.dice


def lift(window: Window, cell: i64) -> i64:
    """Take the die off a space, keep every mask true, and give the die."""
    rest: i64 = ~(1 << cell)
    die = window.cells[cell]
    window.cells[cell] = NO_DIE
    window.dice &= rest
    _free(window, COLOR[die], rest)
    _free(window, VALUE_FACET[die], rest)
    window.reach = around(window.dice) & ~window.dice if window.dice else EDGE
    return die


def _free(window: Window, facet: i64, rest: i64) -> None:
    window.held[facet] &= rest
    window.open[facet] = window.printed[facet] & ~beside(window.held[facet])


def rebuild(window: Window) -> None:
    """Make every mask anew from the dice alone: the slow truth the others are held to."""
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
        window.open[facet] = window.printed[facet] & ~beside(window.held[facet])
        facet += 1
    window.reach = around(window.dice) & ~window.dice if window.dice else EDGE


def fits(window: Window, die: i64) -> i64:
    """The spaces that take the die (P1–P6)."""
    return window.open[COLOR[die]] & window.open[VALUE_FACET[die]] & window.reach


def fits_isolated(window: Window, die: i64) -> i64:
    """The spaces that take the die and touch no die at all (U10); an empty window asks for the edge as ever (P2)."""
    apart: i64 = FULL & ~around(window.dice) if window.dice else EDGE
    return window.open[COLOR[die]] & window.open[VALUE_FACET[die]] & apart


def targets(window: Window, cell: i64, waived: i64) -> i64:
    """Where the die on a space may move: lifted first, then tested against what remains (U4), less what is waived."""
    bit: i64 = 1 << cell
    die = window.cells[cell]
    color = COLOR[die]
    shade = VALUE_FACET[die]
    rest = window.dice & ~bit
    reach = around(rest) if rest else EDGE
    takes: i64 = reach & ~window.dice & ~beside(window.held[color] & ~bit) & ~beside(window.held[shade] & ~bit)
    if not waived & deck.WAIVE_COLOR:
        takes &= window.printed[color]
    if not waived & deck.WAIVE_VALUE:
        takes &= window.printed[shade]
    return takes


def shift(window: Window, origin: i64, target: i64) -> None:
    """Move the die of one space to another."""
    put(window, target, lift(window, origin))


def broken(window: Window, die: i64, cell: i64, waived: i64, untouched: bool, isolated: bool) -> i64:
    """Every rule the die would break on that space (P7), as bits of `RULES`.

    `waived` takes the flags of a move, `untouched` lifts P3, `isolated` asks for U10 in its stead.
    """
    bit: i64 = 1 << cell
    color = COLOR[die]
    shade = VALUE_FACET[die]
    near = AROUND[cell] & ~bit & window.dice
    found: i64 = 0
    if window.dice & bit:
        found |= OCCUPIED
    if not window.dice and not EDGE & bit:
        found |= OFF_EDGE
    if isolated:
        if near:
            found |= TOUCHING
    elif window.dice and not near and not untouched:
        found |= UNTOUCHED
    if not window.printed[color] & bit and not waived & deck.WAIVE_COLOR:
        found |= WRONG_COLOR
    if not window.printed[shade] & bit and not waived & deck.WAIVE_VALUE:
        found |= WRONG_VALUE
    if (window.held[color] | window.held[shade]) & BESIDE[cell]:
        found |= ALIKE
    return found


def rules_in(found: i64) -> list[str]:
    """The ids of the rules in an answer of `broken`."""
    return [rule for index, rule in enumerate(RULES) if (found >> index) & 1]
