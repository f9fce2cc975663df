"""What holds of the referee for every window: it agrees with the engine, with play, and with trying everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from testing.questions import TOOLS
from testing.questions import tools as tools_named
from testing.walk import walk
from vitrall.cards.catalogue import base_deck, full_deck
from vitrall.engine import verbs
from vitrall.engine.board import CELLS, EDGE, NAMES, names
from vitrall.engine.deck import Board, Tool, printed_masks
from vitrall.engine.dice import BASE_COLORS, BY_TEXT, NO_DIE
from vitrall.engine.options import GREY_GLASS, Options
from vitrall.engine.state import State
from vitrall.engine.window import (
    OFF_EDGE,
    Window,
    broken,
    empty_window,
    fits,
    fits_isolated,
    impose,
    lift,
    put,
    rebuild,
    rules_in,
    targets,
)
from vitrall.referee import Stakes, Waiver, answer, audit, moves, placements, repairs, score, total

STEADY = settings(deadline=None)  # a busy machine is no fault
MARKS = ".RYGBP123456"
rows = st.text(MARKS, min_size=5, max_size=5)
blank = st.just([".....", ".....", ".....", "....."])
printed = st.sampled_from([pattern.rows for pattern in base_deck().patterns])
patterns = st.one_of(blank, printed, st.lists(rows, min_size=4, max_size=4))
few_tools = st.lists(st.sampled_from(TOOLS), unique=True, max_size=3)


def windows(most: int, kinds: int = 6 * BASE_COLORS) -> st.SearchStrategy[Window]:
    """Any window with at most so many dice, legally laid or not; fewer kinds of dice clash more often."""
    cells = st.integers(0, CELLS - 1)
    dice = st.dictionaries(cells, st.integers(0, kinds - 1), max_size=most)
    return st.builds(laid, patterns, dice)


def grey_windows(most: int) -> st.SearchStrategy[Window]:
    """The same with a restriction board; few kinds of dice, and half of them grey."""
    kinds = st.sampled_from([BY_TEXT[text] for text in ("R1", "R2", "Y1", "Y2", "S1", "S2", "S3", "S4")])
    dice = st.dictionaries(st.integers(0, CELLS - 1), kinds, max_size=most)
    return st.builds(laid, patterns, dice, st.sampled_from(full_deck().boards))


def laid(pattern: list[str], dice: dict[int, int], board: Board | None = None) -> Window:
    window = empty_window(printed_masks(pattern))
    if board:
        impose(window, board)
    for cell, die in dice.items():
        put(window, cell, die)
    return window


def without(window: Window, spaces: tuple[str, ...]) -> Window:
    rest = window.copy()
    for name in spaces:
        lift(rest, NAMES.index(name))
    return rest


@pytest.mark.lengthy
@STEADY
@given(windows(CELLS), st.integers(0, 29), st.integers(0, 3), st.booleans(), st.booleans())
def test_placements_say_what_the_engine_says(window: Window, die: int, flags: int, touch: bool, apart: bool) -> None:
    answer = placements(window, die, Waiver(flags, touch), apart)
    rules_broken = {name: broken(window, die, cell, flags, touch, apart) for cell, name in enumerate(NAMES)}
    assert answer.legal == tuple(name for name in NAMES if not rules_broken[name])
    assert answer.broken == {name: tuple(rules_in(bits)) for name, bits in rules_broken.items() if bits}


@pytest.mark.lengthy
@STEADY
@given(windows(CELLS), st.integers(0, 29))
def test_legal_spaces_are_those_of_play(window: Window, die: int) -> None:
    assert placements(window, die).legal == tuple(names(fits(window, die)))
    assert placements(window, die, isolated=True).legal == tuple(names(fits_isolated(window, die)))


@pytest.mark.lengthy
@STEADY
@given(windows(CELLS), st.integers(0, 3))
def test_moves_are_those_of_play(window: Window, flags: int) -> None:
    for cell in range(CELLS):
        if window.cells[cell] != NO_DIE:
            assert moves(window, cell, Waiver(flags)) == tuple(names(targets(window, cell, flags)))
            assert set(moves(window, cell, Waiver(flags))) <= set(moves(window, cell, Waiver(flags, touch=True)))


def table_tools(state: State) -> list[Tool]:
    return [state.rules.deck.tools[index] for index in state.deal.tools]


def windows_of(options: Options, seed: int) -> Iterator[tuple[Window, list[Tool]]]:
    """Windows of one game at random, now and then on the way and at the end."""
    state = None
    for step, (state, _) in enumerate(walk(options, seed)):
        if step % 25 == 0:
            yield from ((window, table_tools(state)) for window in state.windows)
    assert state is not None
    yield from ((window, table_tools(state)) for window in state.windows)


@pytest.mark.lengthy
@pytest.mark.rule("M1")
@settings(STEADY, max_examples=25)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_play_without_tools_breaks_nothing(players: int, seed: int) -> None:
    for window, _ in windows_of(Options(players=players, tools=0), seed):
        assert audit(window).broken == ()
        assert repairs(window) == ()


@pytest.mark.lengthy
@pytest.mark.rule("M3")
@settings(STEADY, max_examples=40)
@given(st.integers(1, 4), st.integers(1, 5), st.booleans(), st.integers(0, 2**32))
def test_what_play_with_tools_breaks_the_tools_explain(players: int, count: int, grey: bool, seed: int) -> None:
    modules = (GREY_GLASS,) if grey else ()
    for window, tools in windows_of(Options(players=players, tools=count, solo_tools=count, modules=modules), seed):
        verdict = audit(window, tools)
        faults = [(fault.cell, rule) for fault in verdict.broken for rule in fault.rules]
        assert faults == [(why.cell, why.rule) for why in verdict.explained]
        assert repairs(window, tools) == ()


def can_be_laid(window: Window, tools: list[Tool]) -> bool:
    """M2, asked of the engine: some order exists in which each die was legal when placed, less what tools explain.

    Placing never hinders a later die but by P6, which no order avoids; so whatever fits is placed, from any first die.
    """
    steps = [step for tool in tools for step in zip(tool.verbs, tool.args, strict=True)]
    waived = 0
    for verb, argument in steps:
        waived |= argument if verb == verbs.MOVE else 0
    apart = any(verb in (verbs.MOVE, verbs.PLACE_ISOLATED) for verb, _ in steps)
    inside = any(verb == verbs.MOVE for verb, _ in steps)
    firsts = [cell for cell in range(CELLS) if window.cells[cell] != NO_DIE and (inside or EDGE >> cell & 1)]
    return not window.dice or any(_laid_from(first, window, int(waived), apart) for first in firsts)


def _laid_from(first: int, window: Window, waived: int, apart: bool) -> bool:
    growing = empty_window(window.printed)
    growing.grey_cells, growing.grey_apart = window.grey_cells, window.grey_apart
    rebuild(growing)
    waiting = [first]
    while waiting:
        cell = waiting[0]
        if broken(growing, window.cells[cell], cell, waived, apart, False) & ~OFF_EDGE:
            return False
        put(growing, cell, window.cells[cell])
        left = [cell for cell in range(CELLS) if (window.dice & ~growing.dice) >> cell & 1]
        waiting = sorted(left, key=lambda cell: not (growing.reach >> cell & 1))
    return True


@pytest.mark.lengthy
@pytest.mark.rule("M2")
@settings(STEADY, max_examples=200)
@given(windows(6, 12))
def test_nothing_is_broken_exactly_when_the_dice_could_have_been_laid(window: Window) -> None:
    assert (audit(window).broken == ()) == can_be_laid(window, [])


@pytest.mark.lengthy
@pytest.mark.rule("M1")
@settings(STEADY, max_examples=150)
@given(windows(7, 12), few_tools)
def test_repairs_are_all_that_trying_everything_finds(window: Window, named: list[str]) -> None:
    tools = tools_named(*named)
    assert [repair.remove for repair in repairs(window, tools)] == smallest_by_trial(window, tools)


@pytest.mark.lengthy
@pytest.mark.rule("G7", "M1", "M2")
@settings(STEADY, max_examples=100)
@given(grey_windows(7), few_tools)
def test_with_a_board_too_repairs_are_all_that_trying_everything_finds(window: Window, named: list[str]) -> None:
    tools = tools_named(*named)
    assert [repair.remove for repair in repairs(window, tools)] == smallest_by_trial(window, tools)
    assert (audit(window).broken == ()) == can_be_laid(window, [])


def smallest_by_trial(window: Window, tools: list[Tool]) -> list[tuple[str, ...]]:
    dice = names(window.dice)
    for size in range(len(dice) + 1):
        removals = [gone for gone in combinations(dice, size) if can_be_laid(without(window, gone), tools)]
        if removals:
            return removals if size else []
    raise AssertionError("an empty window breaks nothing")


@pytest.mark.slow
@pytest.mark.rule("M1")
@settings(STEADY, max_examples=60)
@given(windows(12, 18), few_tools)
def test_repairs_of_fuller_windows(window: Window, named: list[str]) -> None:
    tools = tools_named(*named)
    assert [repair.remove for repair in repairs(window, tools)] == smallest_by_trial(window, tools)


@pytest.mark.lengthy
@pytest.mark.rule("M1")
@settings(STEADY, max_examples=60)
@given(windows(CELLS, 12), few_tools)
def test_a_repaired_window_needs_no_repair_and_has_its_score(window: Window, named: list[str]) -> None:
    tools = tools_named(*named)
    stakes = Stakes(tuple(base_deck().publics), 3)
    for repair in repairs(window, tools, stakes)[:5]:
        rest = without(window, repair.remove)
        explained = audit(rest, tools)
        assert repairs(rest, tools) == ()
        assert sum(len(fault.rules) for fault in explained.broken) == len(explained.explained)
        assert repair.total == total(rest, stakes)
        assert repair.total == sum(line.points for line in score(rest).public) + 3 - score(rest).empty


@pytest.mark.slow
@STEADY
@given(windows(CELLS, 12) | grey_windows(CELLS))
def test_like_dice_accuse_each_other(window: Window) -> None:
    faults = {fault.cell: fault for fault in audit(window).broken}
    for fault in faults.values():
        assert bool(fault.partners) or "P6" not in fault.rules
        assert not fault.partners or {"P6", "G5"} & set(fault.rules)
        assert all(fault.cell in faults[partner].partners for partner in fault.partners)


def is_an_answer(text: str) -> bool:
    """One line, one JSON object, and if an error then a code and a message."""
    answered = json.loads(text)
    error = answered.get("error", {"code": "", "message": ""}) if isinstance(answered, dict) else {}
    return "\n" not in text and text.isascii() and set(error) == {"code", "message"}


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["R5", "A1", "lathekin", "Y4"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)
some_dice = st.lists(
    st.lists(st.sampled_from([None, "R5", "G2", "R2", "S2"]), min_size=5, max_size=5), min_size=4, max_size=4
)
questions = st.fixed_dictionaries(
    {"ask": st.sampled_from(["placements", "moves", "score", "audit"]), "dice": some_dice | values},
    optional={
        "pattern": st.sampled_from([None, "gravitas", "Sun Catcher"]) | values,
        "die": st.just("Y4") | values,
        "from": st.sampled_from(NAMES) | values,
        "waive": st.lists(st.sampled_from(["color", "value", "touch"])) | values,
        "isolated": st.booleans() | values,
        "objectives": st.lists(st.sampled_from(["light-shades", "Color Diagonals"])) | values,
        "private": st.sampled_from(["red", "shades-of-blue"]) | values,
        "tokens": st.integers(-1, 8) | values,
        "tools": st.lists(st.sampled_from(TOOLS)) | values,
        "board": st.sampled_from(["no-touch", "Clear Glass"]) | values,
        "pioneers": st.lists(st.sampled_from(["echo-row", "Hue Stair"])) | values,
        "blooms": st.lists(st.sampled_from(["poppy", "Lily"])) | values,
    },
)


@pytest.mark.lengthy
@STEADY
@given(st.binary() | st.text())
def test_any_line_gets_one_answer(line: str | bytes) -> None:
    assert is_an_answer(answer(line))


@pytest.mark.slow
@STEADY
@given(values.map(json.dumps) | questions.map(json.dumps))
def test_any_question_gets_one_answer(line: str) -> None:
    assert is_an_answer(answer(line))
    assert is_an_answer(answer(line.encode()))


@pytest.mark.lengthy
@STEADY
@given(questions.map(json.dumps), st.integers(0, 200), st.text(max_size=3))
def test_any_damaged_question_gets_one_answer(line: str, place: int, noise: str) -> None:
    assert is_an_answer(answer(line[:place] + noise + line[place + 1 :]))
