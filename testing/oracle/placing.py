"""Where a die may lie: section P, and what the grey glass adds to it (G4, G5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from testing.oracle.oracle_table import BASE, GREY, SPACES, Dice, Die, Player, Space, Table

EDGE = [(row, column) for row, column in SPACES if row in (0, 3) or column in (0, 4)]


def beside(space: Space) -> list[Space]:
    """The spaces side by side with this one."""
    row, column = space
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [each for each in around if each in SPACES]


def at_corner(space: Space) -> list[Space]:
    """The spaces that share a corner with this one, and no side."""
    row, column = space
    around = [(row - 1, column - 1), (row - 1, column + 1), (row + 1, column - 1), (row + 1, column + 1)]
    return [each for each in around if each in SPACES]


BESIDE = {space: beside(space) for space in SPACES}
CORNERS = {space: at_corner(space) for space in SPACES}
AROUND = {space: BESIDE[space] + CORNERS[space] for space in SPACES}


def touches(window: Dice, space: Space) -> bool:
    """A die lies beside the space or at its corner."""
    return not window.keys().isdisjoint(AROUND[space])


def broken(table: Table, player: Player, window: Dice, die: Die, space: Space) -> Iterator[str]:
    """P7: every rule that this die would break on this space of the player's pattern, by its id."""
    if space in window:
        yield "P1"
    if not window and space not in EDGE:
        yield "P2"
    if window and not touches(window, space):
        yield "P3"
    yield from broken_in_place(table, player, window, die, space)
    if table.board and not board_holds(table.board, player, {**window, space: die}):
        yield "G5"


def broken_in_place(table: Table, player: Player, window: Dice, die: Die, space: Space) -> Iterator[str]:
    """P4 to P6: what is printed on the space, and the dice side by side with it."""
    colour, value = die
    mark = player.printed[space]
    if mark in BASE and mark != colour and not (colour == GREY and table.board == "any-colour-space"):
        yield "P4"
    if mark.isdigit() and int(mark) != value:
        yield "P5"
    neighbours = [window[each] for each in BESIDE[space] if each in window]
    if any(colour == other or value == other_value for other, other_value in neighbours):
        yield "P6"


def board_holds(board: str, player: Player, window: Dice) -> bool:
    """G5: the standing condition of the restriction board on the grey dice of a window."""
    greys = [space for space, (colour, _) in window.items() if colour == GREY]
    marks = [player.printed[space] for space in greys]
    if board == "no-touch":
        return not any(one in AROUND[other] for one, other in combinations(greys, 2))
    if board == "value-spaces":
        return all(mark.isdigit() for mark in marks)
    if board == "top-and-bottom":
        return all(row in (0, 3) for row, _ in greys)
    if board == "one-per-column":
        return all(count == 1 for count in Counter(column for _, column in greys).values())
    if board == "blank-spaces":
        return all(mark == "." for mark in marks)
    return True  # no board, or the one that only relaxes (any-colour-space)


def spaces_for(table: Table, player: Player, die: Die) -> list[Space]:
    """All spaces of the window that take the die."""
    return [space for space in SPACES if not any(broken(table, player, player.window, die, space))]


def fits(table: Table, player: Player, die: Die) -> bool:
    """Some space of the window takes the die."""
    return any(not any(broken(table, player, player.window, die, space)) for space in SPACES)


def lonely_spaces_for(table: Table, player: Player, die: Die) -> list[Space]:
    """U10: a space that touches no die at all; P2, P4, P5 and the board hold, and of P3 only the duty to touch goes."""
    return [
        space
        for space in SPACES
        if not touches(player.window, space)
        and all(rule == "P3" for rule in broken(table, player, player.window, die, space))
    ]


def moves(
    table: Table, player: Player, window: Dice, fixed: frozenset[Space] = frozenset(), waived: str = ""
) -> Iterator[tuple[Space, Space]]:
    """U4: the die is lifted, then the target is tested against the dice that remain, less what the card waives."""
    for origin, die in window.items():
        if origin in fixed:
            continue
        rest = without(window, origin)
        for target in SPACES:
            if target != origin and all(rule == waived for rule in broken(table, player, rest, die, target)):
                yield origin, target


def without(window: Dice, space: Space) -> Dice:
    return {each: die for each, die in window.items() if each != space}


def moved(window: Dice, origin: Space, target: Space) -> Dice:
    """The window after a move."""
    return {**without(window, origin), target: window[origin]}
