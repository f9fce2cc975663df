"""`dev.py campaign analysis --equal-to` keeps results only if every value is the same."""

from __future__ import annotations

import subprocess
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bench import _equal_values, campaign_analysis
from bench._analysis_parts import CAMPAIGN

MARKS = {"luck": 0, "craftsman": 1}


def values(mark: str, digit: str = "1", engine: str = "compiled") -> dict[str, Any]:
    return {"engine": engine, "marks": [f"{mark}-0", f"{mark}-1"], "sample": {"solo": digit, "two": "2"}}


def stored() -> dict[str, Any]:
    parts = {"luck": "old-0", "craftsman": "old-1", "time": "old-1"}
    return {name: {"sources": mark, "results": [1]} for name, mark in parts.items()}


@pytest.fixture
def checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(campaign_analysis, "CHECKPOINT", tmp_path / "analysis.json")
    monkeypatch.setattr(_equal_values, "values_here", lambda: values("new"))
    return tmp_path / "analysis.json"


def test_results_of_equal_code_are_kept_but_times_are_not(checkpoint: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_equal_values, "values_of", lambda _: values("old"))
    parts = stored()
    assert campaign_analysis.keep_equal(parts, "abc") == 0
    assert {name: part["sources"] for name, part in parts.items()} == {
        "luck": "new-0",
        "craftsman": "new-1",
        "time": "old-1",
    }
    assert checkpoint.exists()


@pytest.mark.parametrize("earlier", [values("old", digit="3"), values("old", engine="plain")])
def test_one_other_digit_keeps_nothing(
    checkpoint: Path, monkeypatch: pytest.MonkeyPatch, earlier: dict[str, Any]
) -> None:
    monkeypatch.setattr(_equal_values, "values_of", lambda _: earlier)
    parts = stored()
    assert campaign_analysis.keep_equal(parts, "abc") == 1
    assert parts == stored()
    assert not checkpoint.exists()


def test_results_of_other_code_than_that_commit_are_not_kept() -> None:
    parts = deepcopy(stored())
    assert _equal_values.renewed(parts, MARKS, values("older"), values("new")) == []
    assert parts == stored()


def test_a_commit_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        _equal_values.values_of("no-such-commit")


@pytest.mark.parametrize(("mark", "effort", "results"), [("m", True, [1]), ("n", True, []), ("m", False, [])])
def test_a_part_begins_again_with_other_code_or_another_effort(mark: str, effort: bool, results: list[int]) -> None:
    usual = CAMPAIGN["craftsman"].effort
    parts = {"craftsman": {"sources": mark, "effort": usual if effort else "1 / 1 / 1", "results": [1]}}
    assert campaign_analysis.restored(parts, "craftsman", "m")["results"] == results
