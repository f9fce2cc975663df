"""Runs of pytest in a folder, each forked from a process that has loaded the libraries already (`bench/_warm.py`)."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

MOST_BYTES: Final = 3 << 30
USUAL: Final = (
    "-q",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-rfE",
)


class WarmTests:
    """The process, and how to ask it; it is started when it is first asked."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self._folder = folder
        path = f"{folder / 'src'}{os.pathsep}{folder}"
        self._environment = {**os.environ, "PYTHONPATH": path, **environment}
        self._environment.pop("VITRALL_NATIVE", None)
        self._process: subprocess.Popen[str] | None = None

    def run(self, arguments: Sequence[str], seconds: float) -> tuple[int, str]:
        """The exit code of pytest, -1 if it took too long, and what it printed."""
        process = self._process = self._process or self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps({"arguments": [*USUAL, *arguments], "seconds": seconds}), file=process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(process.stdout.readline())
        return int(answer["code"]), str(answer["text"])

    def _started(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "bench._warm"]
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, cwd=self._folder, env=self._environment, stdin=pipe, stdout=pipe, text=True, preexec_fn=_in_bounds
        )

    def close(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait(10)


def _in_bounds() -> None:
    """Limit the memory: a changed program may fill a list without end."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
