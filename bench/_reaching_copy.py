"""A copy of the project in which a changed line is shown to the tests that reach it, the quickest first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bench._copy import FAILED, LEAST_SECONDS, PATIENCE, Copy, Verdict, _in_bounds, sources
from bench._mutants import Mutant
from bench._mutation_parts import PACKAGES, SOURCE, rest_tests

MOST_TESTS = 60
MOST_SECONDS = 40.0  # of processor time, as measured while following the lines
LINES_BEFORE = 6  # a statement of several lines may be reached by its first one only
Reached = dict[str, dict[str, list[tuple[float, str]]]]


class ReachingCopy(Copy):
    """Learns once which tests reach which lines; `map_file` keeps it for the next run on the same sources."""

    def __init__(self, folder: Path, map_file: Path) -> None:
        super().__init__(folder)
        self._map_file = map_file
        self._warm = self._started()
        self.reached = self._learnt()

    def _started(self) -> subprocess.Popen[str]:
        path = f"{self.folder / 'src'}{os.pathsep}{self.folder}"
        environment = {**os.environ, "PYTHONPATH": path, "VITRALL_TESTS_IN_PROCESS": "1"}
        environment["VITRALL_REACHED"] = str(self._map_file.resolve())
        environment.pop("VITRALL_NATIVE", None)
        command = [sys.executable, "-m", "bench._warm"]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, cwd=self.folder, env=environment, stdin=pipe, stdout=pipe, text=True, preexec_fn=_in_bounds
        )

    def close(self) -> None:
        if self._warm.stdin is not None:
            self._warm.stdin.close()
        self._warm.wait(10)

    def _learnt(self) -> Reached:
        digest = sources("tests", "testing", "bench", *(f"{SOURCE}{package}" for package in PACKAGES))
        stamp = self._map_file.with_suffix(".stamp")
        if not (self._map_file.exists() and stamp.exists() and stamp.read_text() == digest):
            code, text = self._asked(["-p", "bench._reached", "--tb=line", *rest_tests()], 4 * 3600)
            if code not in (0, 1) or not self._map_file.exists():
                raise SystemExit(f"the unchanged tests do not run ({code}):\n{text[-3000:]}")
            stamp.write_text(digest)
            self._map_file.with_suffix(".failed").write_text("\n".join(FAILED.findall(text)))
        self.lame = self._map_file.with_suffix(".failed").read_text().split()
        reached: Reached = json.loads(self._map_file.read_text(encoding="utf-8"))
        return reached

    def _asked(self, arguments: list[str], seconds: float) -> tuple[int, str]:
        assert self._warm.stdin is not None
        assert self._warm.stdout is not None
        warm = "ignore::pytest.PytestAssertRewriteWarning"  # plugins are loaded already
        usual = ["-q", "-W", warm, "-p", "no:cacheprovider", "-p", "no:xdist", "-rfE"]
        print(json.dumps({"arguments": [*usual, *arguments], "seconds": seconds}), file=self._warm.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self._warm.stdout.readline())
        return int(answer["code"]), str(answer["text"])

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The quickest tests that reach the line of a mutant."""
        lines = self.reached.get(mutant.file, {})
        near = (lines.get(str(mutant.line - before)) for before in range(LINES_BEFORE))
        tests: list[str] = []
        spent = 0.0
        for seconds, test in next(filter(None, near), []):
            spent += seconds
            if test not in self.lame and len(tests) < MOST_TESTS and (spent < MOST_SECONDS or not tests):
                tests.append(test)
        return tests

    def looked_at(self, mutant: Mutant, text: str) -> Verdict:
        """Which of these tests notices the change; stage 0 says that no test reaches its line."""
        begun = time.monotonic()
        tests = self.tests_of(mutant)
        if not tests:
            return Verdict("", 0, 0.0)
        path = self.folder / mutant.file
        unchanged = path.read_text(encoding="utf-8")
        try:
            self.write(path, text)
            limit = LEAST_SECONDS + PATIENCE * MOST_SECONDS
            code, said = self._asked(["-x", "--tb=no", "-p", "bench._patience", *tests], limit)
        finally:
            self.write(path, unchanged)
        first = FAILED.search(said)
        noticed = "" if code in (0, 5) else first[1] if first else "out of time"
        return Verdict(noticed, 1, time.monotonic() - begun)
