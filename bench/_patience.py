"""A pytest plugin: a test that takes far too long counts as failed, since a changed program may never end.

It counts the test's own CPU time, so a busy machine does not matter.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest

MOST_SECONDS = 6.0  # the slowest of the quick tests takes about one


class OutOfTime(Exception):
    """The test would perhaps never end."""


def give_up(_number: int, _frame: FrameType | None) -> None:
    raise OutOfTime(f"more than {MOST_SECONDS} s")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
