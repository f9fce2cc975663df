"""A copy of the project in which one file at a time is changed, and the results of the tests."""

from __future__ import annotations

import hashlib
import re
import shutil
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench._trust import ROOT
from bench._warm_tests import WarmTests

PARTS = ("src", "tests", "testing", "docs", "bench")
FILES = ("pyproject.toml", "README.md", "constraints.txt", "dev.py", "CHANGELOG.md")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
PATIENCE = 6  # times as long as without the change, and a margin for a busy machine: after that it counts as hanging
LEAST_SECONDS = 120
MOST_UNCHANGED = 3600.0  # seconds for a stage without a change
BREAKS = (1, 2)  # exit codes of pytest: tests failed, or could not even be collected

# The quick tests, those of rules and cards first. What reads the faults themselves would notice each of them.
RULES_FIRST = (("tests/rules", "tests/cards"), ("tests", "--ignore=tests/rules", "--ignore=tests/cards"))
NOT_HOUSE = "--ignore=tests/house"


@dataclass(frozen=True)
class Verdict:
    """Which test noticed a change, in which stage; empty if none did."""

    test: str
    stage: int
    seconds: float


def sources(*parts: str) -> str:
    """A hash of everything a verdict depends on: files, and folders of source text."""
    digest = hashlib.sha256()
    for part in parts:
        for path in sorted((ROOT / part).rglob("*")) or [ROOT / part]:
            if path == ROOT / part or path.suffix in (".py", ".toml", ".txt"):
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


class Copy:
    """A copy of the project below build/."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.tests = WarmTests(folder, **environment)
        self.lame: list[str] = []  # tests that fail without any change, so that their failing says nothing
        self.limits: dict[tuple[str, ...], float] = {}  # seconds for each stage that has been run unchanged
        shutil.rmtree(folder, ignore_errors=True)
        leave_out = shutil.ignore_patterns("__pycache__")
        for part in PARTS:
            shutil.copytree(ROOT / part, folder / part, ignore=leave_out)
        for name in FILES:
            if (ROOT / name).exists():
                shutil.copy2(ROOT / name, folder / name)

    def know(self, stage: Sequence[str]) -> None:
        """Run a stage once unchanged, so that what is noticed later is due to the change."""
        if tuple(stage) in self.limits:
            return
        begun = time.monotonic()
        _, output = self.tested(stage, "--maxfail=50")
        self.lame += [test for test in FAILED.findall(output) if test not in self.lame]
        if any("::" not in test for test in self.lame):  # a file that cannot be read would "notice" every change
            raise SystemExit(f"tests cannot be collected without any change: {' '.join(self.lame)}")
        self.limits[tuple(stage)] = max(LEAST_SECONDS, PATIENCE * (time.monotonic() - begun))

    def judged(self, file: str, text: str, stages: Sequence[Sequence[str]]) -> Verdict:
        """Change the file, let stage after stage of tests look at it, and put it back."""
        begun = time.monotonic()
        for number, stage in enumerate(stages):
            self.know(stage)
            noticed, output = self.changed(file, text, stage)
            if noticed:
                first = FAILED.search(output)
                return Verdict(first[1] if first else "out of time", number, time.monotonic() - begun)
        return Verdict("", len(stages), time.monotonic() - begun)

    def changed(self, file: str, text: str, stage: Sequence[str]) -> tuple[bool, str]:
        path = self.folder / file
        original = path.read_text(encoding="utf-8")
        try:
            self.write(path, text)
            return self.tested(stage, "-x")
        finally:
            self.write(path, original)

    def write(self, path: Path, text: str) -> None:
        """Writes a file with a new time stamp: Python detects changes by second and size, which is not enough here."""
        path.write_text(text, encoding="utf-8")
        for stale in path.parent.glob(f"__pycache__/{path.stem}.*"):
            stale.unlink()

    def tested(self, stage: Sequence[str], *more: str) -> tuple[bool, str]:
        """Whether these tests notice something, and what pytest printed."""
        quick = [] if "-m" in stage else ["-m", "not slow"]
        lame = [f"--deselect={test}" for test in self.lame]
        usual = [*quick, "--tb=no", "-p", "bench._patience", NOT_HOUSE]
        code, said = self.tests.run([*usual, *lame, *more, *stage], self.limits.get(tuple(stage), MOST_UNCHANGED))
        return code in BREAKS or code < 0, said  # below 0 it took too long, or crashed

    def close(self) -> None:
        self.tests.close()
