"""Ctrl-C while processes are being started: nobody is told how far their imports have got."""

from __future__ import annotations

import subprocess
import sys

import pytest

# The signal comes in the middle of the imports of both processes, which take longer than that.
SCRIPT = """
import os, signal, threading
from vitrall.lab.parallel import in_order
threading.Timer(0.08, os.killpg, (0, signal.SIGINT)).start()
try:
    list(in_order(abs, range(100_000), 2))
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no signals to a group of processes there")
def test_processes_that_are_just_starting_end_quietly() -> None:
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, start_new_session=True, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted\n", "")
