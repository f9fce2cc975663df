"""A tool that can still be used in the next turn is not lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vitrall import Game
from vitrall.analysis import Effort, analyse, seat_verdicts
from vitrall.analysis.account import Part, Step, account
from vitrall.analysis.best_lines import Decision, Line
from vitrall.analysis.game_spans import Kind, Span, game_spans
from vitrall.analysis.postponed_tools import postponed_tools, with_postponed_tools
from vitrall.bots import learned
from vitrall.engine import actions

RECORD = Path(__file__).parents[1] / "golden" / "games" / "two-standard.txt"
HAMMER, PLIERS = (actions.use(tool, -1) for tool in (3, 5))
PASS = (actions.PASS,)


@pytest.fixture(scope="module")
def spans() -> list[Span]:
    game = Game.from_record(RECORD.read_text(encoding="utf-8"))
    return game_spans(game.state.rules, [move.action for move in game.moves])


def turns(spans: list[Span], seat: int = 0) -> list[int]:
    """The first three turns of a seat that chance does not enter."""
    own = [number for number, span in enumerate(spans) if span.kind is Kind.TURN and span.seat == seat]
    places = {(spans[number].round, int(spans[number].before.turn)) for number in own}
    assert len(places) == len(own)
    return own[:3]


Lines = dict[int, tuple[tuple[int, ...], tuple[int, ...]]]


def decided(spans: list[Span], lines: Lines) -> dict[int, Decision]:
    """By span, the moves that were played and the best ones."""
    decisions = {}
    for number, (done, best) in lines.items():
        played = Line(done, spans[number].after)
        decisions[number] = Decision(played, played if best == done else Line(best, spans[number].before))
    return decisions


def test_a_tool_of_both_best_lines_is_postponed(spans: list[Span]) -> None:
    one, two, three = turns(spans)
    lines: Lines = {
        one: (PASS, (HAMMER, *PASS)),
        two: (PASS, (HAMMER, *PASS)),
        three: ((HAMMER, *PASS), (HAMMER, *PASS)),
    }
    assert postponed_tools(spans, decided(spans, lines)) == {one: two, two: three}


@pytest.mark.parametrize(
    ("done", "best", "following"),
    [
        (PASS, (HAMMER, *PASS), (PLIERS, *PASS)),  # the next turn needs another tool
        (PASS, (HAMMER, *PASS), PASS),  # or none
        ((HAMMER, *PASS), (HAMMER, PLIERS, *PASS), (HAMMER, *PASS)),  # it was used, though not in the best way
        ((HAMMER, *PASS), PASS, (HAMMER, *PASS)),  # the best line uses none
        ((HAMMER, *PASS), (HAMMER, *PASS), (HAMMER, *PASS)),  # nothing was better
    ],
)
def test_other_tools_are_not(
    spans: list[Span], done: tuple[int, ...], best: tuple[int, ...], following: tuple[int, ...]
) -> None:
    one, two, _ = turns(spans)
    assert postponed_tools(spans, decided(spans, {one: (done, best), two: (PASS, following)})) == {}


def test_only_the_very_next_turn_counts(spans: list[Span]) -> None:
    one, two, three = turns(spans)
    lines: Lines = {one: (PASS, (HAMMER, *PASS)), two: (PASS, PASS), three: (PASS, (HAMMER, *PASS))}
    assert postponed_tools(spans, decided(spans, lines)) == {}


def test_a_turn_that_chance_enters_is_one_turn(spans: list[Span]) -> None:
    """What follows the roll of a tool belongs to the turn before it."""
    one, two, three = turns(spans)
    cut = list(spans)
    cut[two] = replace(spans[two], before=spans[one].before)  # the same round and turn
    lines: Lines = {
        one: ((HAMMER,), (PLIERS, *PASS)),
        two: ((PLIERS, *PASS), (PLIERS, *PASS)),
        three: (PASS, (PLIERS, *PASS)),
    }
    assert postponed_tools(cut, decided(spans, lines)) == {}
    lines[two] = (PASS, PASS)
    assert postponed_tools(cut, decided(spans, lines)) == {one: three}


def chain(spans: list[Span], *parts: tuple[Part, int]) -> list[Step]:
    return [Step(part, number, spans[number].after) for part, number in parts]


@pytest.mark.slow
def test_verdicts_alone_and_in_a_whole_analysis_take_off_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "NETS", {})  # another net may find other lines, and no tool to postpone
    game = Game.from_record((RECORD.parent / "two-grey-glass.txt").read_text(encoding="utf-8"))
    effort = Effort(playouts=2, candidates=3, choosing=8)
    whole = analyse(game, effort)
    assert postponed_tools(whole.spans, whole.seats[0].decisions)
    assert seat_verdicts(game, 0, effort) == whole.seats[0].verdicts


REST, OWN, LUCK = Part.REST, Part.OWN, Part.LUCK


def test_what_the_next_turn_gains_is_taken_off(spans: list[Span]) -> None:
    """Of a loss of 6, 4 can still be had a turn later; luck in between stays what it is."""
    steps = chain(spans, (REST, 1), (OWN, 1), (LUCK, 2), (REST, 3), (OWN, 3))
    samples = [[50, 52], [55, 57], [49, 51], [52, 54], [56, 58], [56, 58]]
    before, after = account(steps, samples), account(steps, with_postponed_tools(steps, samples, {1: 3}))
    assert (before.own.value, before.rest.value, before.luck.value) == (-6, 9, 3)
    assert (after.own.value, after.rest.value, after.luck.value) == (-2, 5, 3)
    assert after.result == before.result


@pytest.mark.parametrize(("gain", "own"), [(9, 0), (0, -6), (-3, -6)])
def test_a_loss_never_becomes_a_gain(spans: list[Span], gain: int, own: int) -> None:
    steps = chain(spans, (REST, 1), (OWN, 1), (REST, 3))
    samples = [[50], [55], [49], [49 + gain]]
    assert account(steps, with_postponed_tools(steps, samples, {1: 3})).own.value == own


def test_without_a_loss_there_is_nothing_to_take_off(spans: list[Span]) -> None:
    steps = chain(spans, (REST, 1), (OWN, 1), (REST, 3))
    samples = [[50], [50], [51], [60]]
    assert with_postponed_tools(steps, samples, {1: 3}) == samples


@pytest.mark.lengthy
@given(st.lists(st.lists(st.integers(-90_000, 90_000), min_size=3, max_size=3), min_size=6, max_size=6))
def test_the_parts_add_up_all_the_same(samples: list[list[int]]) -> None:
    game = Game.from_record(RECORD.read_text(encoding="utf-8"))
    steps = [Step(part, number, game.state) for part, number in ((REST, 1), (OWN, 1), (LUCK, 2), (REST, 3), (OWN, 3))]
    whole = account(steps, with_postponed_tools(steps, samples, {1: 3}))
    terms = (whole.expected, whole.luck, whole.own, whole.others, whole.rest)
    assert sum(term.value for term in terms) == whole.result == sum(samples[-1]) // 3
