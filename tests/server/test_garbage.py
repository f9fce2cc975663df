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
"""


@pytest.mark.slow
def test_a_full_collection_after_the_start_holds_nobody_up() -> None:
    done = subprocess.run([sys.executable, "-c", TRY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
