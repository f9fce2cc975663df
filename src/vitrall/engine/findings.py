"""Evaluates measures on a window: each group that meets the conditions, with its amount and its spaces."""

from __future__ import annotations

from typing import Final

from vitrall.engine import measure as words
from vitrall.engine.board import CELLS, COLUMNS, ROWS, beside, cornering, count, lowest
from vitrall.engine.dice import COLORS, FACETS, KINDS
from vitrall.engine.measure import Measure
from vitrall.engine.native import append, i64, vec
from vitrall.engine.window import Window


def findings(window: Window, measure: Measure) -> vec[i64]:
    """Every group that meets the conditions, with its amount and spaces."""
    over = measure.over
    dice = counted(window, measure)
    if over == words.OVER_DICE:
        return _single(window, measure, dice)
    if over == words.OVER_SETS:
        return _sets(window, measure)
    results = vec[i64]()
    for group in groups(window, measure):
        spaces = group & measure.cells
        cells = group & dice
        if spaces and _meets(window, measure, spaces, cells):
            # Where no die was asked for, the spaces without one are what earned it.
            results = append(results, (_worth(window, measure, cells) << words.SHIFT) | (cells if cells else spaces))
    return _largest(results) if measure.best else results


def amount(window: Window, measure: Measure) -> i64:
    """The total of the window by the measure: the same as that of `findings`, which are not listed.

    Bots ask by the million.
    """
    if measure.over == words.OVER_SETS:
        return _rarest(window, measure)
    dice = counted(window, measure)
    if measure.over == words.OVER_DICE:
        return _amount_of_single(window, measure, dice)
    total: i64 = 0
    for group in groups(window, measure):
        spaces = group & measure.cells
        cells = group & dice
        if spaces and _meets(window, measure, spaces, cells):
            worth = _worth(window, measure, cells)
            total = max(total, worth) if measure.best else total + worth
    return total


def _amount_of_single(window: Window, measure: Measure, cells: i64) -> i64:
    """The same over single dice. Those of the usual objectives are counted all at once."""
    conditions = measure.conditions
    if measure.worth == words.WORTH_ONE and len(conditions) == 1 and conditions[0] == words.CORNER_LIKE_OF:
        return _with_like_at_corner(window, measure.numbers[0], cells)
    if measure.worth == words.WORTH_SUM and len(conditions) == 0:
        return sum_of(window, cells)
    total: i64 = 0
    while cells:
        cell = cells & -cells
        cells &= cells - 1
        if _meets(window, measure, cell, cell):
            total += _worth(window, measure, cell)
    return total


def _with_like_at_corner(window: Window, aspect: i64, cells: i64) -> i64:
    """How many of the dice have a like one at a corner."""
    total: i64 = 0
    facet: i64 = COLORS * aspect
    last = facet + COLORS
    while facet < last:
        held = window.held[facet]
        total += count(held & cornering(held) & cells)
        facet += 1
    return total


def counted(window: Window, measure: Measure) -> i64:
    """The dice that count."""
    if not len(measure.facets) or measure.over == words.OVER_SETS:
        return window.dice & measure.cells
    cells: i64 = 0
    for facet in measure.facets:
        cells |= window.held[facet]
    return cells & measure.cells


def _largest(results: vec[i64]) -> vec[i64]:
    best: i64 = -1
    for finding in results:
        # The first of equals stays, so that the spaces shown are always the same.
        if best < 0 or finding >> words.SHIFT > best >> words.SHIFT:
            best = finding
    return results if best < 0 else vec[i64]([best])


def groups(window: Window, measure: Measure) -> vec[i64]:
    """The groups that a measure looks at; single dice and sets are no groups of spaces."""
    over = measure.over
    if over == words.OVER_ROWS:
        return ROWS
    if over == words.OVER_COLUMNS:
        return COLUMNS
    if over == words.OVER_LINES:
        return LINES
    if over == words.OVER_COLORS:
        return window.held[:COLORS]
    if over == words.OVER_VALUES:
        return window.held[COLORS:]
    if over == words.OVER_KINDS:
        return _kinds(window)
    if over == words.OVER_RUNS:
        return RUNS_OF_3 if measure.length == 3 else RUNS_OF_4
    return PAIRS if over == words.OVER_PAIRS else vec[i64]([measure.cells])


def _kinds(window: Window) -> vec[i64]:
    groups = vec[i64]()
    kind: i64 = 0
    while kind < KINDS:
        cells = window.held[kind // 6] & window.held[COLORS + kind % 6]
        if cells:
            groups = append(groups, cells)
        kind += 1
    return groups


def _single(window: Window, measure: Measure, cells: i64) -> vec[i64]:
    results = vec[i64]()
    while cells:
        cell = cells & -cells
        cells &= cells - 1
        if _meets(window, measure, cell, cell):
            results = append(results, (_worth(window, measure, cell) << words.SHIFT) | cell)
    return results


def _sets(window: Window, measure: Measure) -> vec[i64]:
    """C8: as many sets as the rarest member; each takes the first dice that no earlier set took."""
    results = vec[i64]()
    sets = _rarest(window, measure)
    taken: i64 = 0
    while sets > 0:
        cells: i64 = 0
        for facet in measure.facets:
            left = window.held[facet] & measure.cells & ~taken
            cells |= left & -left
        taken |= cells
        results = append(results, (1 << words.SHIFT) | cells)
        sets -= 1
    return results


def _rarest(window: Window, measure: Measure) -> i64:
    least: i64 = CELLS
    for facet in measure.facets:
        least = min(least, count(window.held[facet] & measure.cells))
    return least


def _worth(window: Window, measure: Measure, cells: i64) -> i64:
    if measure.worth == words.WORTH_ONE:
        return 1
    return count(cells) // 2 if measure.worth == words.WORTH_PAIRS else sum_of(window, cells)


def sum_of(window: Window, cells: i64) -> i64:
    """The values of the dice on the spaces, added up."""
    total: i64 = 0
    facet: i64 = COLORS
    while facet < FACETS:
        total += (facet - COLORS + 1) * count(window.held[facet] & cells)
        facet += 1
    return total


def _meets(window: Window, measure: Measure, spaces: i64, cells: i64) -> bool:
    """All conditions hold; `spaces` are those of the group that are looked at, `cells` its dice that count."""
    index: i64 = 0
    while index < len(measure.conditions):
        if not _holds(window, measure.conditions[index], measure.numbers[index], spaces, cells):
            return False
        index += 1
    return True


def _holds(window: Window, condition: i64, number: i64, spaces: i64, cells: i64) -> bool:
    if condition == words.IS_FULL:
        return window.dice & spaces == spaces
    if condition == words.UNLIKE_OF:
        return most_alike(window, number, cells) <= 1
    if condition <= words.LIKE_VALUE:
        return most_alike(window, condition - words.LIKE_COLOR, cells) >= number
    if condition <= words.AT_LEAST:
        return count(cells) == number if condition == words.EXACTLY else count(cells) >= number
    if condition <= words.SUM_AT_LEAST:
        return _straight(window, cells) if condition == words.STRAIGHT else sum_of(window, cells) >= number
    if condition <= words.VALUES_AT_LEAST:
        return variety(window, condition - words.COLORS_AT_LEAST, cells) >= number
    return _holds_around(window, condition, number, cells)


def _holds_around(window: Window, condition: i64, number: i64, cell: i64) -> bool:
    """Conditions on what lies near a single die."""
    sides = beside(cell)
    if condition == words.RINGED_OF:
        return window.dice & sides == sides and most_alike(window, number, sides) <= 1
    if condition == words.BESIDE_FACET:
        return window.held[number] & sides != 0
    return _like_at_corner(window, number, cell)


def _like_at_corner(window: Window, aspect: i64, cell: i64) -> bool:
    corners = cornering(cell)
    facet: i64 = COLORS * aspect
    last = facet + COLORS
    while facet < last:
        if window.held[facet] & cell:
            return window.held[facet] & corners != 0
        facet += 1
    return False


def most_alike(window: Window, aspect: i64, cells: i64) -> i64:
    """How often the commonest colour (0) or value (1) comes among the spaces."""
    most: i64 = 0
    facet: i64 = COLORS * aspect
    last = facet + COLORS
    while facet < last:
        most = max(most, count(window.held[facet] & cells))
        facet += 1
    return most


def variety(window: Window, aspect: i64, cells: i64) -> i64:
    """How many different colours (0) or values (1) lie on the spaces."""
    kinds: i64 = 0
    facet: i64 = COLORS * aspect
    last = facet + COLORS
    while facet < last:
        if window.held[facet] & cells:
            kinds += 1
        facet += 1
    return kinds


def _straight(window: Window, cells: i64) -> bool:
    rising = True
    falling = True
    before: i64 = -1
    while cells:
        pips = window.cells[lowest(cells)] % 6
        cells &= cells - 1
        if before >= 0:
            rising = rising and pips > before
            falling = falling and pips < before
        before = pips
    return rising or falling


def _lines() -> vec[i64]:
    table = vec[i64]()
    for row in ROWS:
        table = append(table, row)
    for column in COLUMNS:
        table = append(table, column)
    return table


def _runs(length: i64) -> vec[i64]:
    """Every straight diagonal of that many spaces."""
    table = vec[i64]()
    cell: i64 = 0
    while cell < CELLS:
        for step in (4, 6):
            run = _run(cell, step, length)
            if run:
                table = append(table, run)
        cell += 1
    return table


def _run(cell: i64, step: i64, length: i64) -> i64:
    """The run from a space on, a row down and a column left (4) or right (6) a time; 0 where it leaves the board."""
    row = cell // 5 + length - 1
    column = cell % 5 + (length - 1 if step == 6 else 1 - length)
    if row > 3 or column < 0 or column > 4:
        return 0
    mask: i64 = 0
    index: i64 = 0
    while index < length:
        mask |= 1 << (cell + step * index)
        index += 1
    return mask


LINES: Final = _lines()
PAIRS: Final = _runs(2)
RUNS_OF_3: Final = _runs(3)
RUNS_OF_4: Final = _runs(4)
