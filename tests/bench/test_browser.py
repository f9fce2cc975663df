"""What `dev.py bench browser` reads from a trace, and what it writes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bench.browser import Costs, Trace, section
from testing.page.costs import Weight, main_thread_tasks


def named(pid: int, tid: int, name: str) -> dict[str, Any]:
    return {"name": "thread_name", "ph": "M", "pid": pid, "tid": tid, "args": {"name": name}}


def task(pid: int, tid: int, milliseconds: float) -> dict[str, Any]:
    return {"name": "RunTask", "ph": "X", "pid": pid, "tid": tid, "dur": 1e6, "tdur": milliseconds * 1000}


def test_tasks_of_the_main_thread_of_the_page_are_counted_alone() -> None:
    tasks = main_thread_tasks(
        [
            named(7, 1, "CrRendererMain"),
            named(7, 2, "Compositor"),
            named(9, 1, "CrRendererMain"),
            *(task(7, 1, each) for each in (3, 61, 50)),
            task(7, 2, 900),
            task(9, 1, 80),
        ]
    )
    assert tasks == [61, 50, 3]
    assert main_thread_tasks([]) == []


def test_the_section_has_every_figure_beside_its_aim() -> None:
    weight = Weight({"index.js": 61_000}, {"en.js": 30_000, "uk.js": 44_000})
    starts = [(300.0, 1400.0), (310.0, 1900.0), (900.0, 2600.0)]
    text = section(Costs(weight, starts, {"desk": Trace([61.4, 50, 3], frames=120, dropped=2)}, 0.5))
    assert "load 0.5 before the start, 3 tries" in text
    assert "| script of a first load, gzip | 105.0 kB | 150 kB |" in text
    assert "| playable table at 4× slow-down, median | 1,900 ms | 2,000 ms |" in text
    assert "| longest task while dice fly, desk | 61 ms | 50 ms |" in text
    assert "| tasks over 50 ms, desk | 1 of 3 | 0 |" in text
    assert "| frames dropped, desk | 2 of 120 |  |" in text


def test_the_figures_of_the_page_that_are_written_down_meet_the_budget() -> None:
    """Measured by the command on a machine that has nothing else to do, never by a test that others slow down."""
    text = (Path(__file__).parents[2] / "docs" / "screen.md").read_text(encoding="utf-8")
    for figure in ("script of a first load, gzip", "playable table at 4× slow-down, median"):
        row = re.search(rf"\| {re.escape(figure)} \| ([\d,.]+) \w+ \| ([\d,.]+) \w+ \|", text)
        assert row, figure
        now, aim = (float(each.replace(",", "")) for each in row.groups())
        assert now <= aim, figure
