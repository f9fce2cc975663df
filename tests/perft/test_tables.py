"""Every number of `tests/golden/perft` is found by the engine and by the oracle; the quick part takes a share."""

from __future__ import annotations

import pytest

from testing.perft import engine_answers, filling, oracle_answers
from testing.perft.lines import TABLES, Line, read_table
from vitrall import perft

BLANK = 1_607_969_067_083_930_040_363_000
SHARES = {"fillings": 12, "placements": 8, "moves": 8, "tools": 12, "chance": 6, "worlds": 6}  # one line in so many
LEAST_LINES = 2000


def differences(name: str, lines: list[Line]) -> list[str]:
    """The lines that engine or oracle would write otherwise."""
    differences_found = []
    for line in lines:
        said = (engine_answers.ANSWERS[name](line), oracle_answers.ANSWERS[name](line))
        if said != (line.answer, line.answer):
            differences_found.append(f"{line}: engine {said[0]}, oracle {said[1]}")
    return differences_found


@pytest.mark.lengthy
@pytest.mark.rule("P4", "P5", "P6", "T4", "U2", "T10", "H1")
@pytest.mark.parametrize("name", TABLES)
def test_engine_and_oracle_agree_on_a_share_of_the_table(name: str) -> None:
    assert differences(name, read_table(name)[1 :: SHARES[name]]) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_engine_and_oracle_agree_on_the_whole_table(name: str) -> None:
    assert differences(name, read_table(name)) == []


def test_the_tables_are_long_enough_and_ask_nothing_twice() -> None:
    lines = [line for name in TABLES for line in read_table(name)]
    assert len(lines) >= LEAST_LINES
    assert len({(line.at, line.question) for line in lines}) == len(lines)


def test_every_tool_has_places_where_it_works_and_where_it_does_not() -> None:
    lines = read_table("tools")
    for tool in engine_answers.notation().tools:
        answers = [line.answer for line in lines if line.words[1] == tool]
        assert "0" in answers, tool
        assert set(answers) != {"0"}, tool


@pytest.mark.lengthy
@pytest.mark.rule("P4", "P5", "P6")
def test_the_blank_window_has_as_many_fillings_as_were_found_elsewhere() -> None:
    assert perft.fillings(perft.blank_pattern()).total == BLANK


@pytest.mark.lengthy
@pytest.mark.rule("P4", "P5", "P6")
@pytest.mark.parametrize(
    ("rows", "colours", "values"),
    [
        (["..", ".."], "RYGBP", "123456"),
        (["R.", ".3"], "RYGBP", "123456"),
        (["...", "..."], "RYG", "1234"),
        (["..Y", "2.."], "RYGB", "1234"),
        (["...", ".R.", "..1"], "RYG", "123"),
        (["....", "...."], "RYG", "123"),
        (["R..R"], "RYGBP", "123456"),
        (["RR"], "RYGBP", "123456"),
        (["11", ".."], "RYG", "123"),
    ],
)
def test_small_grids_are_filled_die_by_die_as_often(rows: list[str], colours: str, values: str) -> None:
    by_aspects = filling.column_by_column(rows, colours, values)
    assert filling.one_by_one(rows, colours, values) == by_aspects[0] * by_aspects[1]
