"""How far the fuzzing of sockets has come, in a committed file: a long run continues on another day or machine."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from bench._checkpoint import CHECKPOINTS, read_checkpoint, write_checkpoint

CHECKPOINT: Final = CHECKPOINTS / "fuzz-socket.json"


@dataclass
class Progress:
    """Everything that earlier runs have counted."""

    runs: int = 0  # each has a seed of its own
    seconds: float = 0.0
    cut: int = 0
    games: int = 0
    sent: dict[str, int] = field(default_factory=dict)
    answers: dict[str, int] = field(default_factory=dict)
    wrong: dict[str, int] = field(default_factory=dict)  # faults, traces, leaks and games harmed
    commits: list[str] = field(default_factory=list)

    @property
    def messages(self) -> int:
        return sum(self.sent.values())

    def add(self, figures: Any, seconds: float, commit: str) -> None:
        """What one more run has counted."""
        self.runs += 1
        self.seconds += seconds
        self.cut += figures.cut
        self.games += figures.games
        self.sent = dict(Counter(self.sent) + figures.sent)
        self.answers = dict(Counter(self.answers) + figures.answers)
        for name in ("faults", "traces", "leaks", "unproven"):
            self.wrong[name] = self.wrong.get(name, 0) + len(getattr(figures, name))
        if commit not in self.commits:
            self.commits.append(commit)


def read_progress(path: Path = CHECKPOINT) -> Progress:
    return Progress(**read_checkpoint(path))


def write_progress(progress: Progress, path: Path = CHECKPOINT) -> None:
    write_checkpoint(path, asdict(progress))
