"""What a window may still earn by one objective: groups of spaces by what is missing and by the choice that is left.

All answers are in thousandths of a point. What is earned already counts in full.
"""

from __future__ import annotations

from typing import Final

from vitrall.bots.mind.weights import BLOOM, CORNER, GOAL, LINE, LONELY, NEAR, OWN_MARK, OWN_SPACE, PAIR, SET
from vitrall.engine import measure as words
from vitrall.engine.board import COLUMNS, ROWS, cornering, count
from vitrall.engine.deck import Bloom, Objective
from vitrall.engine.dice import COLORS, FACETS
from vitrall.engine.findings import amount, counted, groups, most_alike, sum_of, variety
from vitrall.engine.measure import Measure
from vitrall.engine.native import i64, vec
from vitrall.engine.window import Window

POINT: Final = 1000
OUT_OF_REACH: Final = 99


def potential(window: Window, objective: Objective, table: vec[i64], row: i64, alive: i64, colors: i64) -> i64:
    """What the objective will pay the window, going by the table's row for the turns left.

    `alive` are the empty spaces that some die fits; `colors` how many colours are played with.
    """
    measure = objective.measure
    over = measure.over
    points = objective.points
    if over == words.OVER_SETS:
        return points * _sets(window, measure, table, row, alive)
    if over == words.OVER_DICE and len(measure.conditions) == 0:
        return points * _sum(window, measure, table, row, alive)
    if over == words.OVER_DICE and measure.conditions[0] == words.CORNER_LIKE_OF:
        return points * _corners(window, measure.numbers[0], table, row, alive, colors)
    if (over == words.OVER_ROWS or over == words.OVER_COLUMNS) and _is_unlike(measure):
        return points * _lines(window, measure, table, row, alive, colors)
    return points * _others(window, measure, table, row, alive)


def _is_unlike(measure: Measure) -> bool:
    """Full lines of unlike colours or unlike values, and nothing else."""
    return (
        len(measure.conditions) == 2
        and not len(measure.facets)
        and measure.conditions[0] == words.IS_FULL
        and measure.conditions[1] == words.UNLIKE_OF
    )


def _lines(window: Window, measure: Measure, table: vec[i64], row: i64, alive: i64, colors: i64) -> i64:
    """Full lines of unlike dice: a twin ends the hope; so does a space that takes nothing the line still lacks."""
    lines = ROWS if measure.over == words.OVER_ROWS else COLUMNS
    first = COLORS * measure.numbers[1]
    last = FACETS if first else colors
    total: i64 = 0
    for group in lines:
        empty = group & ~window.dice
        if empty & ~alive:
            continue
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        unused: i64 = 0
        facet = first
        while facet < last:
            there = window.held[facet] & group
            if there:
                if there & (there - 1):
                    break
            else:
                # How many of the missing each space takes, counted for all spaces at once.
                opened = window.open[facet] & empty
                three |= two & opened
                two |= one & opened
                one |= opened
                unused += 1
            facet += 1
        if facet < last or one != empty:
            continue
        missing = count(empty)
        if not missing:
            total += POINT
        elif unused >= missing:
            choice: i64 = 0
            if two == empty:
                choice = 2 if three == empty else 1
            total += table[row + LINE + 3 * (missing - 1) + choice]
    return total


def _sets(window: Window, measure: Measure, table: vec[i64], row: i64, alive: i64) -> i64:
    """Sets there are, and further ones by how large a part of the empty spaces they ask for."""
    rarest: i64 = 20
    for facet in measure.facets:
        rarest = min(rarest, count(window.held[facet] & measure.cells))
    total = rarest * POINT
    room = count(alive & measure.cells)
    base = row + (PAIR if len(measure.facets) <= 2 else SET)
    level = rarest + 1
    while level <= rarest + 4:
        needed = _needed(window, measure, level, alive)
        if needed > room:
            break
        total += table[base + needed * 8 // (room + 1)]
        level += 1
    return total


def _needed(window: Window, measure: Measure, level: i64, alive: i64) -> i64:
    """Dice missing for so many sets; out of reach where a member finds no space."""
    needed: i64 = 0
    for facet in measure.facets:
        lacking = level - count(window.held[facet] & measure.cells)
        if lacking > 0:
            if lacking > count(window.open[facet] & alive & measure.cells):
                return OUT_OF_REACH
            needed += lacking
    return needed


def _sum(window: Window, measure: Measure, table: vec[i64], row: i64, alive: i64) -> i64:
    """Single dice that count, by their values or by their number."""
    total = amount(window, measure) * POINT
    if not len(measure.facets):
        return total + count(alive & measure.cells) * table[row + OWN_MARK]
    opened: i64 = 0
    for facet in measure.facets:
        opened |= window.open[facet]
    return total + count(opened & alive & measure.cells) * table[row + OWN_SPACE]


def _corners(window: Window, aspect: i64, table: vec[i64], row: i64, alive: i64, colors: i64) -> i64:
    """Dice with a like one at a corner, spaces that would make some, and dice that still wait for one."""
    facet = COLORS * aspect
    last = FACETS if aspect else colors
    joined: i64 = 0
    lonely: i64 = 0
    promising: i64 = 0
    while facet < last:
        held = window.held[facet]
        if held:
            corners = cornering(held)
            wanted = window.open[facet] & alive
            joined += count(held & corners)
            lonely += count(held & ~corners & cornering(wanted))
            promising |= wanted & corners
        facet += 1
    return joined * POINT + lonely * table[row + LONELY] + count(promising) * table[row + CORNER]


def _others(window: Window, measure: Measure, table: vec[i64], row: i64, alive: i64) -> i64:
    """Whatever else is measured: what it comes to, and each group that is near."""
    total = amount(window, measure) * POINT
    for group in groups_of(window, measure):
        missing = missing_in(window, measure, group, alive)
        if 1 <= missing <= 4:
            total += table[row + NEAR + missing - 1]
    return total


def goal(window: Window, measure: Measure, needs: i64, table: vec[i64], row: i64, alive: i64) -> i64:
    """The hope of meeting a goal, in thousandths."""
    has = amount(window, measure)
    if has >= needs:
        return POINT
    missing: i64 = OUT_OF_REACH
    if needs > 1:
        missing = needs - has
    else:
        for group in groups_of(window, measure):
            missing = min(missing, missing_in(window, measure, group, alive))
    return table[row + GOAL + missing - 1] if 1 <= missing <= 5 else 0


def groups_of(window: Window, measure: Measure) -> vec[i64]:
    """The groups whose dice can be counted towards a goal; none for measures that look at single dice, alike or not."""
    over = measure.over
    if over == words.OVER_DICE or over == words.OVER_SETS or over == words.OVER_KINDS:
        return vec[i64]()
    return groups(window, measure)


def missing_in(window: Window, measure: Measure, group: i64, alive: i64) -> i64:
    """How many dice a group lacks at least; 0 if it has all, out of reach if something in it forbids."""
    spaces = group & measure.cells
    dice = group & counted(window, measure)
    # Colours and values are no places: their dice may come to lie anywhere.
    placed = measure.over != words.OVER_COLORS and measure.over != words.OVER_VALUES
    room = count(alive & spaces) if placed else count(alive & measure.cells)
    missing: i64 = 0
    index: i64 = 0
    while index < len(measure.conditions):
        lacks = _lacks(window, measure.conditions[index], measure.numbers[index], spaces, dice)
        missing = max(missing, lacks)
        index += 1
    return missing if missing <= room else OUT_OF_REACH


def _lacks(window: Window, condition: i64, number: i64, spaces: i64, dice: i64) -> i64:
    """How many dice one condition still asks for."""
    if condition == words.IS_FULL:
        return count(spaces & ~window.dice)
    if condition == words.UNLIKE_OF:
        return OUT_OF_REACH if most_alike(window, number, dice) > 1 else 0
    if condition == words.LIKE_COLOR or condition == words.LIKE_VALUE:
        return max(0, number - most_alike(window, condition - words.LIKE_COLOR, dice))
    if condition == words.EXACTLY:
        return OUT_OF_REACH if count(dice) > number else number - count(dice)
    if condition == words.AT_LEAST:
        return max(0, number - count(dice))
    if condition == words.SUM_AT_LEAST:
        return 0 if number <= sum_of(window, dice) + 4 * count(spaces & ~dice) else OUT_OF_REACH
    if condition == words.COLORS_AT_LEAST or condition == words.VALUES_AT_LEAST:
        return max(0, number - variety(window, condition - words.COLORS_AT_LEAST, dice))
    return 0


def bloom_potential(window: Window, bloom: Bloom, table: vec[i64], row: i64, alive: i64) -> i64:
    """What a kept bloom will pay: the loss, and the way from there to the prize as far as the best place promises."""
    missing = bloom_lacks(window, bloom, alive)
    hoped: i64 = 0
    if missing == 0:
        hoped = POINT
    elif missing <= 6:
        hoped = table[row + BLOOM + missing - 1]
    return bloom.missed * POINT + (bloom.points - bloom.missed) * hoped


def bloom_lacks(window: Window, bloom: Bloom, alive: i64) -> i64:
    """How many dice a bloom lacks where it is nearest."""
    missing: i64 = OUT_OF_REACH
    down: i64 = 0
    while down + bloom.height <= 4:
        right: i64 = 0
        while right + bloom.width <= 5:
            missing = min(missing, _bloom_lacks(window, bloom, 5 * down + right, alive))
            right += 1
        down += 1
    return missing


def _bloom_lacks(window: Window, bloom: Bloom, offset: i64, alive: i64) -> i64:
    lacks: i64 = 0
    index: i64 = 0
    while index < len(bloom.facets):
        facet = bloom.facets[index]
        left = (bloom.masks[index] << offset) & ~window.held[facet]
        if left & ~(window.open[facet] & alive):
            return OUT_OF_REACH
        lacks += count(left)
        index += 1
    return lacks
