"""What `dev.py bench offline` and `dev.py campaign offline` write."""

from __future__ import annotations

import io
import time
from pathlib import Path

import pytest

from bench import campaign_offline
from bench.offline import BOTS, SlowFiles, Speed, memory_of, most, section

FULL = Speed([1.2, 1.4, 1.3], [2.5, 2.6, 2.7], [8.0, 9.0, 9.5], {bot: [0.05] * 30 for bot in BOTS}, 131_000_000)
QUARTER = Speed([], [9.0, 10.0, 11.0], [20.0, 21.0, 22.0], {bot: [0.25] * 30 for bot in BOTS}, 132_000_000)


def test_the_section_has_every_figure_beside_its_aim() -> None:
    text = section(FULL, QUARTER, 0.3, 3)
    assert "load 0.3 before the start, 3 tries" in text
    assert "| engine ready, everything stored, median | 2.60 s | 4 s | 10.00 s | 12 s |" in text
    assert "| engine ready over 10 Mbit/s, nothing stored, median | 9.00 s | 10 s | 21.00 s | 25 s |" in text
    assert "| a move of the planner, 95 % | 0.05 s | 1 s | 0.25 s | 3 s |" in text
    assert "| memory of the page's process | 131 MB | 300 MB | 132 MB |" in text
    assert "| home page usable at 4× slow-down, nothing stored, median | 1.30 s | 2 s |  |  |" in text
    assert "| engine ready, everything stored, median | 2.60 s | 4 s |  | 12 s |" in section(FULL, None, 0.3, 3)


def test_the_slowest_twentieth_is_left_out() -> None:
    assert most([float(each) for each in range(1, 100)]) == 95.0


def test_a_line_has_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SlowFiles, "rate", 1_000_000.0)
    sent, start = io.BytesIO(), time.monotonic()
    SlowFiles.copyfile(SlowFiles.__new__(SlowFiles), io.BytesIO(b"x" * 100_000), sent)
    assert (len(sent.getvalue()), time.monotonic() - start >= 0.1) == (100_000, True)


def test_a_process_that_has_ended_has_no_memory(tmp_path: Path) -> None:
    ids = tmp_path / "processes"
    ids.write_text("999999999\n")
    assert memory_of(ids) == 0


def test_the_campaign_names_what_it_counted() -> None:
    text = campaign_offline.section(campaign_offline.Counts(50, 0, 4321, 30, 900, 0))
    assert "| games of 10 kinds in the page and at the server, with the same seeds and moves | 50 |" in text
    assert "| moves that they had shown | 900 |" in text
    assert "| of these lost or changed | 0 |" in text
