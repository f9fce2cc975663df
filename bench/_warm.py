"""A process that has loaded everything but Vitrall and forks for each run of pytest.

Loading takes longer than most tests. Reads one JSON line for each run, {"arguments": […], "seconds": N}, and answers
{"code": N, "text": "…"}; code -1 is a run that took too long. Nothing of Vitrall itself is loaded here, for it changes
between two runs.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import tempfile
import time
import traceback
from contextlib import suppress

LOADED = (
    *(
        "pytest",
        "hypothesis",
        "fastapi",
        "uvicorn",
        "sqlalchemy.ext.asyncio",
        "aiosqlite",
        "asyncpg",
        "alembic.command",
    ),
    *(
        "alembic.config",
        "websockets.sync.client",
        "msgspec",
        "segno",
        "prometheus_client",
        "fluent.runtime",
        "rich.console",
    ),
    *("pyarrow", "numpy", "multiprocessing.popen_spawn_posix", "asyncio", "concurrent.futures.process"),
)


def run(arguments: list[str], seconds: float) -> tuple[int, str]:
    """One run in a process group of its own, which is ended as a whole when it takes too long."""
    with tempfile.TemporaryFile("w+") as output:
        child = os.fork()
        if child == 0:
            _become_pytest(arguments, output.fileno())
        code = _waited(child, seconds)
        output.seek(0)
        return code, output.read()


def _become_pytest(arguments: list[str], output: int) -> None:
    code = 3
    try:
        os.setpgid(0, 0)
        os.dup2(output, 1)
        os.dup2(output, 2)
        pytest = importlib.import_module("pytest")
        code = int(pytest.main(arguments))
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _waited(child: int, seconds: float) -> int:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            _end_group(child)
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    _end_group(child)
    os.waitpid(child, 0)
    return -1


def _end_group(child: int) -> None:
    """Also what the tests have started and left behind."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)


def main() -> None:
    for name in LOADED:
        with suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        asked = json.loads(line)
        code, text = run(asked["arguments"], asked["seconds"])
        print(json.dumps({"code": code, "text": text}), flush=True)


if __name__ == "__main__":
    main()
