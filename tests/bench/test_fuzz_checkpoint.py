"""A fuzzing run that was stopped continues with what it had counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from bench._fuzz_checkpoint import Progress, read_progress, write_progress
from bench.campaign_fuzz_socket import Figures


def test_runs_add_up_across_files(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.json"
    assert read_progress(path) == Progress()
    figures = Figures(sent=Counter(huge=3, fine=1), cut=2, answers=Counter(error=5), games=1)
    for number in (1, 2):
        progress = read_progress(path)
        progress.add(figures, 1.5, f"commit {number}")
        write_progress(progress, path)
    figures.faults.append("a fault")
    progress = read_progress(path)
    progress.add(figures, 1.0, "commit 2")
    assert (progress.messages, progress.cut, progress.games, progress.runs) == (12, 6, 3, 3)
    assert progress.sent == {"huge": 9, "fine": 3}
    assert progress.wrong == {"faults": 1, "traces": 0, "leaks": 0, "unproven": 0}
    assert progress.commits == ["commit 1", "commit 2"]
    assert progress.seconds == 4.0
