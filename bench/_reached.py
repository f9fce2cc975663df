"""A pytest plugin: which tests reach which lines, so that a changed line is shown to those tests alone.

Written to the file that VITRALL_REACHED names, as {file: {line: [[seconds, test], …]}}. Lines run in other processes
are not seen; with VITRALL_TESTS_IN_PROCESS=1 the tests' shared server runs in a thread of theirs.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest

ROOT: Final = Path.cwd()
SOURCE: Final = str(ROOT / "src" / "vitrall")
PACKAGES: Final = ("server", "fair", "view", "record", "position", "bots")
FOLDERS: Final = tuple(f"{SOURCE}{os.sep}{package}{os.sep}" for package in PACKAGES)
THINKING: Final = f"{SOURCE}{os.sep}bots{os.sep}mind{os.sep}"  # not changed by the campaign, and the hottest of all

Trace = Callable[[FrameType, str, Any], Any]
_lines: set[tuple[str, int]] = set()  # reached by the test that runs now
_reached: dict[str, dict[int, list[tuple[float, str]]]] = {}


def _trace_call(frame: FrameType, event: str, argument: object) -> Trace | None:
    """Only functions of the sources are followed line by line: all else would take too long."""
    file = frame.f_code.co_filename
    return _trace_line if file.startswith(FOLDERS) and not file.startswith(THINKING) else None


def _trace_line(frame: FrameType, event: str, argument: object) -> Trace:
    if event == "line":
        _lines.add((frame.f_code.co_filename, frame.f_lineno))
    return _trace_line


def pytest_sessionstart() -> None:
    threading.settrace(_trace_call)
    sys.settrace(_trace_call)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _lines.clear()
    sys.settrace(_trace_call)
    begun = time.process_time()
    result = yield
    seconds = time.process_time() - begun
    for file, line in list(_lines):
        tests = _reached.setdefault(Path(file).relative_to(ROOT).as_posix(), {}).setdefault(line, [])
        tests.append((round(seconds, 2), item.nodeid))
    return result


def pytest_sessionfinish() -> None:
    sys.settrace(None)
    threading.settrace(None)
    if path := os.environ.get("VITRALL_REACHED"):
        ordered = {file: {line: sorted(tests) for line, tests in lines.items()} for file, lines in _reached.items()}
        Path(path).write_text(json.dumps(ordered), encoding="utf-8")
