"""Counting what is possible: full windows, placements, sequences of moves, ways to complete a tool.

The numbers are exact. They are useful for comparison: two programs that agree on them agree on the rules. The tables
are in `tests/golden/perft`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from vitrall.engine import actions, deck, phases
from vitrall.engine.board import CELLS, HEIGHT, WIDTH, lowest
from vitrall.engine.chance import outcomes
from vitrall.engine.deck import Pattern
from vitrall.engine.dice import BASE_COLORS, COLORS, FACETS
from vitrall.engine.legal import legal
from vitrall.engine.play import play
from vitrall.engine.state import NO_TOOL, State, awaits_chance
from vitrall.engine.tools import slot_of
from vitrall.engine.window import Window, fits, put

Profile = tuple[int, ...]  # the facets of the last five spaces


# ---- full windows ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fillings:
    """The complete windows a pattern allows (P4–P6), colours and values apart: no rule looks at both at once."""

    colors: int
    values: int

    @property
    def total(self) -> int:
        return self.colors * self.values


def blank_pattern() -> Pattern:
    """A pattern with nothing printed on it."""
    rows = ["." * WIDTH] * HEIGHT
    return Pattern("blank", 0, rows, deck.printed_masks(rows))


def fillings(pattern: Pattern) -> Fillings:
    """In how many ways the thirty kinds of base dice can fill all spaces; the order of placing is ignored."""
    printed = [int(mask) for mask in pattern.printed]
    return Fillings(_facet_fillings(printed[:BASE_COLORS]), _facet_fillings(printed[COLORS:FACETS]))


def _facet_fillings(printed: Sequence[int]) -> int:
    """Space by space; only the last five spaces restrict the next one."""
    ways: Counter[Profile] = Counter({(): 1})
    for cell in range(CELLS):
        grown: Counter[Profile] = Counter()
        takes = [facet for facet in range(len(printed)) if (printed[facet] >> cell) & 1]
        for profile, count in ways.items():
            for facet in takes:
                if _unlike(profile, facet, cell):
                    grown[(*profile, facet)[-WIDTH:]] += count
        ways = grown
    return sum(ways.values())


def _unlike(profile: Profile, facet: int, cell: int) -> bool:
    """P6: not the facet of the space to the left, nor of the one above."""
    left = profile[-1] if cell % WIDTH else -1
    above = profile[0] if cell >= WIDTH else -1
    return facet not in (left, above)


# ---- placements ------------------------------------------------------------------------------------------------------


def placements(window: Window, dice: Sequence[int]) -> int:
    """In how many ways these dice can be placed one after the other, in this order."""
    takes = int(fits(window, dice[0]))
    if len(dice) == 1:
        return takes.bit_count()
    total = 0
    while takes:
        placed = window.copy()
        put(placed, lowest(takes), dice[0])
        total += placements(placed, dice[1:])
        takes &= takes - 1
    return total


# ---- sequences of moves ----------------------------------------------------------------------------------------------


def split(state: State, depth: int) -> dict[int, int]:
    """For each legal action the number of sequences of that many actions that begin with it."""
    return {action: count(after(state, action), depth - 1) for action in first_actions(state)}


def first_actions(state: State) -> list[int]:
    """What can be done now, in the order of the actions' numbers."""
    return sorted(int(action) for action in legal(state))


def count(state: State, depth: int) -> int:
    """The sequences of that many actions. Dice are frozen: chance takes its first outcome, which is not counted."""
    if depth == 0 or state.phase == phases.OVER:
        return 1
    moves = legal(state)
    if depth == 1:
        return len(moves)
    return sum(count(after(state, int(action)), depth - 1) for action in moves)


def after(state: State, action: int) -> State:
    """The position after an action and all actions of chance that follow it."""
    position = _played(state, action)
    while awaits_chance(position):
        play(position, outcomes(position).actions[0])
    return position


# ---- tools -----------------------------------------------------------------------------------------------------------


def completions(state: State, tool: int) -> int:
    """In how many ways a turn can continue with the tool, from here until its steps are done and no die is in hand.

    A tool that works on a drafted die has the draft before it and the placement after it; every outcome of chance is a
    way of its own. None means that the tool cannot be used.
    """
    if slot_of(state, tool) == NO_TOOL:
        return 0
    if state.tooled and state.phase == phases.TURN:
        return 1
    actions = [int(action) for action in legal(state)]
    if not state.tooled:
        actions = [action for action in actions if _leads_to(state, tool, action)]
    return sum(completions(_played(state, action), tool) for action in actions)


def _leads_to(state: State, tool: int, action: int) -> bool:
    """Whether the action uses the tool, or drafts a die for it."""
    family = int(actions.family(action))
    if family == actions.USE:
        return (action - actions.USE) // actions.PAYMENTS == tool
    return family == actions.DRAFT and state.rules.deck.tools[tool].when == deck.WHEN_HAND


def _played(state: State, action: int) -> State:
    copied = state.copy()
    play(copied, action)
    return copied


# ---- chance ----------------------------------------------------------------------------------------------------------


def chances(state: State) -> dict[Fraction, int]:
    """The number of outcomes of each action of chance, where chance acts next."""
    chances = outcomes(state)
    weights = Counter(int(weight) for weight in chances.weights)
    return {Fraction(weight, int(chances.total)): times for weight, times in sorted(weights.items())}
