"""A copy of the project whose tests are loaded once. A mutant is shown to the tests that reach its line."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import Any, Final

from bench._copy import FAILED, Copy, Verdict, sources
from bench._mutants import FUNCTIONS, Mutant, mutated
from bench._mutation_parts import Part
from bench._trust import ROOT
from bench._warm_tests import USUAL

COMPILED: Final = (".so", ".pyd")
LINES_BEFORE: Final = 6  # a statement of several lines may be reached by its first one only
DOUBTFUL_SECONDS: Final = 3.0  # a test that fails after so long may have failed because the machine is busy
SLOW_LIMIT: Final = 900.0  # seconds for a mutant in a process of its own


class Reach:
    """Which tests reach which lines, learnt file by file of tests and kept in a folder between runs."""

    def __init__(self, part: Part, folder: Path) -> None:
        self._part = part
        self._folder = folder
        self.lines: dict[str, dict[int, list[str]]] = {}
        self.seconds: dict[str, float] = {}
        self.lame: set[str] = set()  # tests that fail without any change, so that their failing says nothing
        self.kills: dict[str, Counter[str]] = {}  # by file: which tests have noticed how many of its mutants
        folder.mkdir(parents=True, exist_ok=True)

    def unknown(self) -> list[str]:
        """Take in what is known; the files of tests that have still to be followed."""
        missing = []
        for test_file in self._part.test_files():
            stored = self._stored(test_file)
            known = json.loads(stored.read_text(encoding="utf-8")) if stored.exists() else None
            if known is None or not holds(test_file, known):
                missing.append(test_file)
            else:
                self._take_in(known)
        return missing

    def learn(self, test_file: str, answered: dict[str, Any]) -> None:
        files = {file for _, lines in answered["reached"].values() for file in lines}
        known = {"tests": sources(test_file), "files": {file: sources(file) for file in sorted(files)}, **answered}
        self._stored(test_file).write_text(json.dumps(known), encoding="utf-8")
        self._take_in(known)

    def _stored(self, test_file: str) -> Path:
        return self._folder / f"{test_file.replace('/', '-')}.json"

    def _take_in(self, known: dict[str, Any]) -> None:
        self.lame.update(known["failed"])
        for test, (seconds, files) in known["reached"].items():
            self.seconds[test] = seconds
            for file, lines in files.items():
                of_file = self.lines.setdefault(file, {})
                for line in lines:
                    of_file.setdefault(line, []).append(test)

    def tests_of(
        self, mutant: Mutant, only: set[str] | None = None, seconds: float = inf, early: bool = False
    ) -> list[str]:
        """The tests that reach the line of a mutant, those first that notice the most in the least time, for so many
        seconds. `only` names the files of tests that have still to look at it; None are all. What runs `early`, while
        the tests are loaded, concerns all tests that reach its file."""
        lines = self.lines.get(mutant.file, {})
        near = (lines.get(mutant.line - before) for before in range(LINES_BEFORE))
        at_line = set(next(filter(None, near), []))
        reaching = {test for tests in lines.values() for test in tests} if early else at_line
        tests = sorted(test for test in reaching if test not in self.lame)
        if only is not None:
            tests = [test for test in tests if test.partition("::")[0] in only]
        kills = self.kills.get(mutant.file, Counter())
        tests.sort(key=lambda test: (test not in at_line, -(kills[test] + 0.2) / (self.seconds[test] + 0.03)))
        spent, most = 0.0, min(seconds, self._part.most_seconds)
        chosen: list[str] = []
        for test in tests:
            spent += self.seconds[test]
            if spent <= most or not chosen:
                chosen.append(test)
        return chosen

    def count(self, file: str, test: str) -> None:
        self.kills.setdefault(file, Counter())[test] += 1


class LoadedCopy(Copy):
    """A copy of the project, and its process of `bench/_loaded.py`."""

    def __init__(self, folder: Path, part: Part, reach: Reach) -> None:
        super().__init__(folder, VITRALL_TESTS_IN_PROCESS="1")
        self._reach = reach
        if part.compiled:
            self._add_compiled_engine()
        arguments = [*USUAL, *part.pytest_options, *part.test_files()]
        path = f"{folder / 'src'}{os.pathsep}{folder}"
        environment = {**os.environ, "PYTHONPATH": path, "VITRALL_TESTS_IN_PROCESS": "1"}
        environment["VITRALL_FOLLOWED"] = os.pathsep.join(part.files)
        environment.pop("VITRALL_NATIVE", None)
        self._errors = (folder / "loaded.log").open("w", encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench._loaded", *arguments],
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        hello = self._answer()
        self._early: dict[str, list[int]] = hello["early"]
        self._tests: list[str] = hello["tests"]

    def _add_compiled_engine(self) -> None:
        """Tests of the rest need not wait for the plain engine; without a compiler they do."""
        native = Path(os.environ.get("VITRALL_NATIVE", "none"))
        for path in (path for path in native.rglob("*") if path.suffix in COMPILED):
            shutil.copy2(path, self.folder / "src" / path.relative_to(native))

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"the tests cannot be loaded: see {self._errors.name}")
        answered: dict[str, Any] = json.loads(line)
        return answered

    def _ask(self, **question: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        print(json.dumps(question), file=self._process.stdin, flush=True)
        return self._answer()

    def follow(self, test_file: str) -> None:
        """Learn which lines the tests of a file reach."""
        tests = [test for test in self._tests if test.partition("::")[0] == test_file]
        answered = self._ask(follow=tests) if tests else {}
        if "reached" not in answered:  # the tests end their own process
            answered = {"reached": {}, "failed": tests}
        self._reach.learn(test_file, answered)

    def looked_at(self, mutant: Mutant, only: set[str] | None = None, seconds: float = inf) -> Verdict:
        """Which test notices the change; stage 0 says that no test reaches its line."""
        begun = time.monotonic()
        source = (self.folder / mutant.file).read_text(encoding="utf-8")
        early = self._ran_early(mutant, source)
        tests = self._reach.tests_of(mutant, only, seconds, early)
        if not tests:
            return Verdict("", 0, 0.0)
        text = mutated(source, mutant.number)
        noticed = None if early else self._noticed_in_fork(mutant, source, text, tests)
        if noticed is None:
            noticed = self._shown_alone(mutant, text, tests)
        if noticed:
            self._reach.count(mutant.file, noticed)
        return Verdict(noticed, 1, time.monotonic() - begun)

    def _noticed_in_fork(self, mutant: Mutant, source: str, text: str, tests: Sequence[str]) -> str | None:
        """In a fork of the loaded process; None where that cannot be. What the tests start reads the changed file."""
        path = self.folder / mutant.file
        while True:
            with_seconds = [(test, self._reach.seconds[test]) for test in tests]
            try:
                self.write(path, text)
                answered = self._ask(file=mutant.file, number=mutant.number, source=source, tests=with_seconds)
            finally:
                self.write(path, source)
            noticed = str(answered["noticed"])
            if answered.get("unchanged"):
                return None
            if not noticed or noticed not in tests:
                return noticed
            if answered.get("seconds", 0.0) < DOUBTFUL_SECONDS and not answered.get("waited"):
                return noticed
            control = self._ask(file="", number=0, source="", tests=[(noticed, self._reach.seconds[noticed])])
            if not control["noticed"]:
                return noticed
            tests = [test for test in tests if test != noticed]  # it fails without the change too, now and then
            if not tests:
                return ""

    def _shown_alone(self, mutant: Mutant, text: str, tests: Sequence[str]) -> str:
        """In a process that reads the changed file: the best tests first."""
        path = self.folder / mutant.file
        source = path.read_text(encoding="utf-8")
        try:
            self.write(path, text)
            for some in (tests[:4], tests[4:]):
                if some:
                    code, said = self.tests.run(["-x", "--tb=no", "-p", "bench._patience", *some], SLOW_LIMIT)
                    if code not in (0, 5):
                        first = FAILED.search(said)
                        return first[1] if first else "out of time"
        finally:
            self.write(path, source)
        return ""

    def needs_own_process(self, mutant: Mutant) -> bool:
        return self._ran_early(mutant, (self.folder / mutant.file).read_text(encoding="utf-8"))

    def _ran_early(self, mutant: Mutant, source: str) -> bool:
        """Whether the function of the mutant ran while the tests were loaded."""
        early = self._early.get(mutant.file, [])
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, FUNCTIONS) and node.lineno <= mutant.line <= (node.end_lineno or 0):
                begin = node.body[0].lineno
                if any(begin <= line <= (node.end_lineno or 0) for line in early):
                    return True
        return False

    def close(self) -> None:
        super().close()
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait(60)
        self._errors.close()


def holds(test_file: str, known: dict[str, Any]) -> bool:
    """Whether what was learnt of a file of tests is still true: neither it nor what it reaches has changed."""
    files: dict[str, str] = known["files"]
    there = all((ROOT / file).is_file() for file in files)
    return there and known["tests"] == sources(test_file) and all(sources(file) == mark for file, mark in files.items())
