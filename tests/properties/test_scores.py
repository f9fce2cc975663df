"""The score sheet has the points that the engine counts, and each card once."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from testing.random_games import FEW, MANY, Moment, any_options, moments, seeds
from testing.walk import walk
from vitrall.engine import scoring
from vitrall.engine.options import Options
from vitrall.engine.phases import OVER
from vitrall.engine.state import NOBODY, State
from vitrall.score import Score, score_sheet


def assert_sheets_are_true(state: State) -> None:
    sheets = score_sheet(state)
    for seat, sheet in enumerate(sheets):
        assert sheet.total == scoring.total(state, seat)
        assert private_part(sheet) == scoring.private_points(state, seat)
        assert sum(line.points for line in sheet.pioneers) == scoring.pioneer_points(state, seat)
        assert public_part(sheet) == scoring.public_points(state, seat)
    assert [sheet.rank for sheet in sheets] == list(scoring.ranks(state))
    taken = sum(1 for owner in state.owners if owner != NOBODY)
    assert sum(len(sheet.pioneers) for sheet in sheets) == taken
    assert_rivals_share_the_places(sheets)


def public_part(sheet: Score) -> int:
    return sum(line.points for line in sheet.public) + sum(line.points for line in sheet.rivalries)


def private_part(sheet: Score) -> int:
    """C10: what counts as private in a tie."""
    return sum(line.points for line in sheet.blooms) + (sheet.private.points if sheet.private else 0)


def assert_rivals_share_the_places(sheets: list[Score]) -> None:
    """G13: more never pays less, equal pays equal, and no more is paid than the places hold."""
    for lines in zip(*(sheet.rivalries for sheet in sheets), strict=True):
        ranked = sorted(lines, key=lambda line: -line.amount)
        assert [line.points for line in ranked] == sorted((line.points for line in lines), reverse=True)
        assert len({(line.amount, line.points) for line in lines}) == len({line.amount for line in lines})
        assert sum(line.points for line in lines) <= 12 + 8 + 5


@pytest.mark.lengthy
@given(moments())
@settings(FEW, max_examples=60)
def test_a_sheet_comes_to_what_the_engine_counts(now: Moment) -> None:
    if now.state.windows:
        assert_sheets_are_true(now.state)


@pytest.mark.slow
@given(any_options(), seeds)
@MANY
def test_sheets_are_true_at_the_end_of_many_games(options: Options, seed: int) -> None:
    for state, _ in walk(options, seed):
        last = state
    assert last.phase == OVER
    assert_sheets_are_true(last)
