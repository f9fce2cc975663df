"""A copy of the project in which a changed line is shown to the tests that reach it, the quickest first.

Which tests reach which lines is recorded file by file: a run that was stopped continues where it was.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from bench._copy import FAILED, LEAST_SECONDS, PATIENCE, Copy, Verdict, sources
from bench._mutants import Mutant
from bench._mutation_parts import rest_tests
from bench._trust import ROOT

MOST_TESTS = 60
MOST_LEARNING = 400.0  # seconds for one file of tests; one that takes longer has no say
MOST_SECONDS = 40.0  # of processor time, as measured while following the lines
LINES_BEFORE = 6  # a statement of several lines may be reached by its first one only
Reached = dict[str, dict[str, list[tuple[float, str]]]]


class ReachingCopy(Copy):
    """Remembers in a folder which tests reach which lines, until a file of tests or a line they reach has changed."""

    def __init__(self, folder: Path, maps: Path, until: float) -> None:
        self._maps = maps
        maps.mkdir(parents=True, exist_ok=True)
        self._map_file = maps / "latest.json"  # of the file of tests that runs
        super().__init__(folder, VITRALL_TESTS_IN_PROCESS="1", VITRALL_REACHED=str(self._map_file.resolve()))
        self.reached: Reached = {}
        self.is_complete = self._learn(until)

    def _learn(self, until: float) -> bool:
        """Take in what is known of each file of tests, and learn the rest while there is time; whether all is known."""
        complete = True
        for test_file in rest_tests():
            stored = self._maps / f"{test_file.replace('/', '-')}.json"
            known = json.loads(stored.read_text(encoding="utf-8")) if stored.exists() else None
            if known is None or not holds(test_file, known):
                if time.monotonic() > until:
                    complete = False
                    continue
                known = self._followed(test_file)
                stored.write_text(json.dumps(known), encoding="utf-8")
            self._take_in(known)
        return complete

    def _followed(self, test_file: str) -> dict[str, Any]:
        """Run a file of tests unchanged, line by line."""
        self._map_file.unlink(missing_ok=True)
        code, text = self.tests.run(["-p", "bench._reached", "--tb=line", test_file], MOST_LEARNING)
        reached = json.loads(self._map_file.read_text(encoding="utf-8")) if self._map_file.exists() else {}
        if code not in (0, 1):
            reached = {}
        files = {file: sources(file) for file in reached}
        return {"tests": sources(test_file), "files": files, "reached": reached, "failed": FAILED.findall(text)}

    def _take_in(self, known: dict[str, Any]) -> None:
        self.lame += known["failed"]
        for file, lines in known["reached"].items():
            for line, tests in lines.items():
                together = self.reached.setdefault(file, {}).setdefault(line, [])
                together.extend((seconds, test) for seconds, test in tests)

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The quickest tests that reach the line of a mutant."""
        lines = self.reached.get(mutant.file, {})
        near = (lines.get(str(mutant.line - before)) for before in range(LINES_BEFORE))
        tests: list[str] = []
        spent = 0.0
        for seconds, test in sorted(next(filter(None, near), [])):
            spent += seconds
            if test not in self.lame and len(tests) < MOST_TESTS and (spent < MOST_SECONDS or not tests):
                tests.append(test)
        return tests

    def looked_at(self, mutant: Mutant, text: str) -> Verdict | None:
        """Which of these tests notices the change; stage 0 says that no test reaches its line. Nothing while tests that
        may reach it are not known yet, and those that are known overlook it."""
        begun = time.monotonic()
        tests = self.tests_of(mutant)
        if not tests:
            return Verdict("", 0, 0.0) if self.is_complete else None
        path = self.folder / mutant.file
        unchanged = path.read_text(encoding="utf-8")
        try:
            self.write(path, text)
            limit = LEAST_SECONDS + PATIENCE * MOST_SECONDS
            code, said = self.tests.run(["-x", "--tb=no", "-p", "bench._patience", *tests], limit)
        finally:
            self.write(path, unchanged)
        first = FAILED.search(said)
        noticed = "" if code in (0, 5) else first[1] if first else "out of time"
        if not noticed and not self.is_complete:
            return None
        return Verdict(noticed, 1, time.monotonic() - begun)


def holds(test_file: str, known: dict[str, Any]) -> bool:
    """Whether what was learnt of a file of tests is still true: neither it nor what it reaches has changed."""
    files: dict[str, str] = known["files"]
    there = all((ROOT / file).is_file() for file in files)
    return there and known["tests"] == sources(test_file) and all(sources(file) == mark for file, mark in files.items())
