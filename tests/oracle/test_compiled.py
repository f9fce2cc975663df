"""The compiled engine agrees with the oracle too: what a compiler makes of the same file can differ."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NATIVE = os.environ.get("VITRALL_NATIVE", "")


@pytest.mark.slow
@pytest.mark.skipif(not NATIVE, reason="there is no compiled engine")
def test_the_compiled_engine_agrees() -> None:
    """Once the compiled engine offered grey dice twice: a 1 shifted by more than 31 places fell off."""
    environment = {**os.environ, "PYTHONPATH": NATIVE}
    command = [sys.executable, "-m", "testing.oracle"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.startswith(NATIVE)
    assert ".py:" not in done.stdout
