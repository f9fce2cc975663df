"""What the server loads at its start is never searched for garbage again."""

from __future__ import annotations

import subprocess
import sys

import pytest

TRY = """
import gc, time
import vitrall.server.app
from vitrall.server import garbage, metrics

def full():
    began = time.process_time()
    gc.collect()
    return time.process_time() - began

gc.collect()
before = full()
garbage.settle()
assert gc.get_freeze_count() > 50_000, gc.get_freeze_count()
after = full()
assert after < before / 5, (before, after)
assert b"vitrall_garbage_seconds_count 1.0" in metrics.metrics_text()

# Full searches come when nobody moves, or when too much has piled up; never by themselves.
assert not garbage.sweep(99.0)
searches = [each["collections"] for each in gc.get_stats()]
while gc.get_count()[2] < garbage.WORTH_IT:
    kept = [[] for _ in range(60_000)]
assert gc.get_stats()[2]["collections"] == searches[2]
assert not garbage.sweep(0.0)
assert garbage.sweep(2.0)
assert gc.get_count()[2] < garbage.WORTH_IT
garbage.OVERDUE = garbage.WORTH_IT
while gc.get_count()[2] < garbage.WORTH_IT:
    kept = [[] for _ in range(60_000)]
assert garbage.sweep(0.0)
"""


@pytest.mark.slow
def test_a_full_collection_after_the_start_holds_nobody_up() -> None:
    done = subprocess.run([sys.executable, "-c", TRY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
