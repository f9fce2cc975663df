"""The campaign of all examples runs every test that samples, and reports the result."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench.campaign_examples import sampling_tests, section
from testing.sample_size import ALL_EXAMPLES, sample_size


def test_a_run_of_the_tests_looks_at_a_sample_and_the_campaign_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ALL_EXAMPLES, raising=False)
    assert sample_size(30, 150) == 30
    monkeypatch.setenv(ALL_EXAMPLES, "1")
    assert sample_size(30, 150) == 150


def test_the_files_that_sample_are_found(tmp_path: Path) -> None:
    for name, line in {
        "test_a.py": "GAMES = sample_size(2, 5)",
        "test_b.py": "from testing.random_games import FEW, MANY, seeds",
        "test_c.py": "from testing.random_games import FEW",
        "helper.py": "GAMES = sample_size(2, 5)",
    }.items():
        (tmp_path / name).write_text(f'"""Text."""\n{line}\n', encoding="utf-8")
    assert [path.name for path in sampling_tests(tmp_path)] == ["test_a.py", "test_b.py"]
    assert len(sampling_tests()) >= 8


def test_errors_count_as_failed() -> None:
    report = '<testsuites><testsuite tests="9" failures="1" errors="2" skipped="3" time="61.4"/></testsuites>'
    assert "**3 passed, 3 failed**, 3 skipped, in 61 s" in section(ElementTree.fromstring(report), 4)
