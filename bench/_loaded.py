"""A process that loads and collects the tests once, and forks for each mutant.

In the fork the changed function gets its new code, wherever it was imported to, and the chosen tests run. Loading takes
longer than nearly all tests. Functions that run while the tests are loaded have left results behind, so that new code
would come too late: their lines are named in the first answer, and their mutants need a process of their own
(`bench/_warm.py`). Reads one JSON line for each run and answers with one:

    {"follow": [test, …]}                                           {"reached": {test: [seconds, {file: [line, …]}]}, …}
    {"file": …, "source": …, "number": N, "tests": [[test, seconds], …]}                              {"noticed": test}
"""

from __future__ import annotations

import ast
import gc
import json
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import coverage
import pytest

from bench._mutants import mutated_tree
from bench._warm import _waited

ROOT: Final = Path.cwd()
SOURCE: Final = ROOT / "src" / "vitrall"
MOST_SECONDS: Final = 1800.0  # of one run, for what no other limit ends
CPU_SECONDS: Final = 2.0  # of one test, and ten times what it took unchanged
TICKS: Final = 100  # tenths of a second in which this process had its turn, and ten times what the test took
FIRST: Final = 12  # tests that run in the order in which they are named; the rest by files

Code = tuple[str, str, int]  # file, name and line of a function
NO_CODE_CHANGED: Final = "cannot be changed here"


class Loaded:
    """A pytest plugin that takes the place of the loop over the tests."""

    def __init__(self) -> None:
        self.coverage = follower()
        self.functions: dict[Code, list[FunctionType]] = {}
        self.items: dict[str, pytest.Item] = {}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave PostgreSQL out: each fork would start and orphan a server."""
        items[:] = [item for item in items if not wants_postgresql(item)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.coverage.stop()
        early = lines_of(self.coverage)
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(SOURCE)):
                self.functions.setdefault(code_name(thing.__code__), []).append(thing)
        gc.freeze()
        answer({"early": early, "tests": list(self.items)})
        for line in _in:
            answer(self.run(json.loads(line)))
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def run(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Do in a fork what is asked, and clear away what it leaves behind."""
        folder = tempfile.mkdtemp(prefix="m", dir="/tmp")
        said = Path(folder) / "answer.json"
        child = os.fork()
        if child == 0:
            self.become(asked, folder, said)
        code = _waited(child, MOST_SECONDS)
        text = said.read_text(encoding="utf-8") if said.exists() else ""
        shutil.rmtree(folder, ignore_errors=True)
        done: dict[str, Any] = json.loads(text) if text else {"noticed": f"ended with {code}", "ended": code}
        return done

    def become(self, asked: dict[str, Any], folder: str, said: Path) -> None:
        """The fork: never returns."""
        try:
            os.setpgid(0, 0)
            quiet = os.open(Path(folder) / "output.txt", os.O_RDWR | os.O_CREAT)
            for output in (0, 1, 2):
                os.dup2(quiet, output)
            os.environ["TMPDIR"] = tempfile.tempdir = folder
            done = self.follow(asked["follow"]) if "follow" in asked else self.judge(asked, said)
            said.write_text(json.dumps(done), encoding="utf-8")
        except BaseException:
            traceback.print_exc()
            os._exit(3)
        os._exit(0)

    def follow(self, tests: list[str]) -> dict[str, Any]:
        """Which lines each test reaches, how long it takes, and which tests fail without any change."""
        reached: dict[str, tuple[float, dict[str, list[int]]]] = {}
        failed = []
        follows = follower()
        follows.start()
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            follows.switch_context(test)
            begun = time.process_time(), time.monotonic()
            self.failed = ""
            self.run_one(test, following)
            spent = time.process_time() - begun[0]
            reached[test] = (round(spent, 2), {})
            failed += [test] if self.failed else []
        follows.stop()
        measured = follows.get_data()
        for test, (_, lines) in reached.items():
            measured.set_query_context(test)
            lines.update(lines_of(follows))
        return {"reached": reached, "failed": failed}

    def judge(self, asked: dict[str, Any], said: Path) -> dict[str, Any]:
        """The first of the tests that fails with the change, or an empty text."""
        if asked["file"] and not self.change(asked["file"], asked["source"], asked["number"]):
            return {"noticed": "", "unchanged": NO_CODE_CHANGED}
        usual = {test: float(seconds) for test, seconds in asked["tests"] if test in self.items}
        tests = [*list(usual)[:FIRST], *by_files(list(usual)[FIRST:])]
        limit = Limit(said)
        begun = time.monotonic()
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            limit.begin(test, usual[test])
            self.run_one(test, following)
            if self.failed:
                limit.end()
                return {"noticed": self.failed, "seconds": time.monotonic() - limit.begun}
        limit.end()
        return {"noticed": "", "seconds": time.monotonic() - begun}

    def change(self, file: str, source: str, number: int) -> bool:
        """Give the changed function its new code; whether that was possible."""
        path = str(ROOT / file)
        before = {code_name(code): code for code in functions_in(compile(ast.parse(source), path, "exec"))}
        changed = 0
        for code in functions_in(compile(mutated_tree(source, number), path, "exec")):
            if before.get(code_name(code)) == code:
                continue
            for function in self.functions.get(code_name(code), []):
                if len(function.__code__.co_freevars) != len(code.co_freevars):
                    return False
                function.__code__ = code
                changed += 1
        return changed > 0

    def run_one(self, test: str, following: str | None) -> None:
        item = self.items[test]
        after = self.items[following] if following else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)


class Limit:
    """Ends this process when a test uses far more processor time, or far more turns of it, than without the change.

    Turns are counted by a thread that sleeps a tenth of a second at a time: on a busy machine they come less often, so
    that a test is not given up because others had the processor."""

    def __init__(self, said: Path) -> None:
        self.said = said
        self.test = ""
        self.begun = 0.0
        self.ticks = self.most = 0
        signal.signal(signal.SIGPROF, self.give_up)
        threading.Thread(target=self.count, daemon=True).start()

    def begin(self, test: str, usual: float) -> None:
        self.test, self.begun = test, time.monotonic()
        self.ticks, self.most = 0, TICKS + int(100 * usual)
        signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS + 10 * usual)

    def end(self) -> None:
        self.test = ""
        signal.setitimer(signal.ITIMER_PROF, 0)

    def give_up(self, number: int, _frame: FrameType | None) -> None:
        if self.test:
            waited = number != signal.SIGPROF
            self.said.write_text(json.dumps({"noticed": self.test, "waited": waited}), encoding="utf-8")
            os._exit(4)

    def count(self) -> None:
        while True:
            time.sleep(0.1)
            self.ticks += 1
            if self.ticks > self.most:
                self.give_up(0, None)


def follower() -> coverage.Coverage:
    """Follows the files that are changed, and no others: that would take twice as long. SQLAlchemy asks the database
    in greenlets; without a stack for each of them, lines behind a question count for other files."""
    files = os.environ["VITRALL_FOLLOWED"].split(os.pathsep)
    include = [str(ROOT / file) for file in files]
    switching = ["thread", "greenlet"]
    return coverage.Coverage(data_file=None, config_file=False, include=include, concurrency=switching, messages=False)


def lines_of(follows: coverage.Coverage) -> dict[str, list[int]]:
    measured = follows.get_data()
    files = {file: measured.lines(file) for file in measured.measured_files()}
    return {Path(file).relative_to(ROOT).as_posix(): sorted(lines) for file, lines in files.items() if lines}


def functions_in(code: CodeType) -> Iterator[CodeType]:
    """The functions and methods of a module; functions within functions belong to the outer one."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & 0x2:  # CO_NEWLOCALS: a function, not the body of a class
                yield constant
            else:
                yield from functions_in(constant)


def code_name(code: CodeType) -> Code:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def by_files(tests: list[str]) -> list[str]:
    """Tests of one file one after the other, since they share what is set up for it."""
    files: dict[str, list[str]] = {}
    for test in tests:
        files.setdefault(test.partition("::")[0], []).append(test)
    return [test for together in files.values() for test in together]


def wants_postgresql(item: pytest.Item) -> bool:
    names: list[str] = getattr(item, "fixturenames", [])
    return "postgresql" in item.nodeid or bool({"postgres", "new_database"} & set(names))


def answer(done: dict[str, Any]) -> None:
    print(json.dumps(done), file=_out, flush=True)


def main(arguments: list[str]) -> int:
    plugin = Loaded()
    plugin.coverage.start()
    return int(pytest.main(arguments, plugins=[plugin]))


if __name__ == "__main__":
    _in, _out = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")  # pytest takes the usual ones
    os.dup2(2, 1)
    sys.exit(main(sys.argv[1:]))
