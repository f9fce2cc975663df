"""The page on the training: the figures of the last measurement, and when the aim was reached."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench import training


def measured(won: float, minutes: float = 0.0) -> dict[str, Any]:
    games = {"won": won, "points": 31.25, "rival_points": 20.0}
    return {"cpu_minutes": minutes, "decisions": 1000, "random": games, "greedy": {**games, "won": 0.25}}


RESULT = {"games": 400, **measured(0.96), "decisions": 1_234_567}


def test_the_section_has_the_last_figures_and_the_moment_of_the_aim() -> None:
    text = training.section(RESULT, [measured(0.5), measured(0.95, 4.5), measured(0.9, 9.0)])
    assert "| `random` | 96.0 % ± 1.9 % | 31.2 | 20.0 |" in text
    assert "| `greedy` | 25.0 % ± 4.2 % |" in text
    assert "after 4.5 CPU minutes" in text
    assert "9.0 CPU minutes of training, 1,234,567 decisions, 400 games" in text


def test_a_training_that_never_got_there_says_so() -> None:
    assert "No measurement on the way reached 95%" in training.section(RESULT, [measured(0.5, 1.0)])


@pytest.mark.parametrize(("won", "code"), [(0.96, 0), (0.94, 1)])
def test_the_command_writes_the_page_and_fails_below_the_aim(
    won: float, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, path in (("FOLDER", tmp_path), ("PAGE", tmp_path / "page.md"), ("CURVE", tmp_path / "copy.png")):
        monkeypatch.setattr(training, name, path)
    (tmp_path / "result.json").write_text(json.dumps({**RESULT, **measured(won)}))
    (tmp_path / "curve.jsonl").write_text(json.dumps({"games": 100}) + "\n" + json.dumps(measured(won, 2.0)) + "\n")
    (tmp_path / "curve.png").write_bytes(b"picture")
    assert training.main(["--written"]) == code
    assert f"{100 * won:.1f} %" in (tmp_path / "page.md").read_text(encoding="utf-8")
    assert (tmp_path / "copy.png").read_bytes() == b"picture"
