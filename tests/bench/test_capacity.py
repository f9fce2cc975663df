"""The model of servers under load: what it must show in cases that can be worked out by hand."""

from __future__ import annotations

import pytest

from bench._capacity_model import Costs, simulated
from bench.capacity import MEASURED, idle_kilobytes, load_row

COSTS = Costs(cpu_ms=2.0, commit_ms=3.0, row_ms=0.0, hear=0.0)


def test_a_lone_move_takes_its_own_time_and_one_commit() -> None:
    outcome = simulated(1, 1, 1.0, COSTS, 200)
    assert 3.0 < outcome.median_ms < 3.0 + 2 * 2.0
    assert outcome.busy == pytest.approx(0.002, rel=0.5)


def test_processes_are_busy_by_rate_times_cost() -> None:
    """300 moves a second of 2 ms, at 1 and at 3 processes."""
    assert simulated(600, 1, 2.0, COSTS, 20).busy == pytest.approx(0.6, abs=0.05)
    assert simulated(600, 3, 2.0, COSTS, 20).busy == pytest.approx(0.2, abs=0.03)


def test_too_many_tables_are_noticed() -> None:
    """600 moves a second of 2 ms are more than a process can do: they wait longer and longer."""
    assert simulated(1200, 1, 2.0, COSTS, 20).late_ms > 1000
    assert simulated(1200, 2, 2.0, COSTS, 20).late_ms < 100


def test_hearing_of_moves_costs_the_other_processes() -> None:
    deaf, hearing = COSTS, Costs(2.0, 3.0, 0.0, hear=0.5)
    busy = [simulated(600, 2, 2.0, costs, 20).busy for costs in (deaf, hearing)]
    assert busy[1] == pytest.approx(busy[0] * 1.25, rel=0.1)


def test_the_one_database_is_a_limit_that_processes_do_not_move() -> None:
    rows = Costs(0.1, 1.0, row_ms=2.0, hear=0.0)
    assert simulated(1200, 16, 2.0, rows, 10).late_ms > 300


def test_figures_are_read_from_the_page_of_measurements() -> None:
    page = MEASURED.read_text(encoding="utf-8")
    assert load_row(page)["tables"] >= 1
    assert 0 < load_row(page)["cpu"] <= 100
    assert idle_kilobytes(page) > 0
