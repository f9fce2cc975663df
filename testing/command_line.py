"""`vitrall` as a command in a pipe, for tests; in this process, because a test starts it dozens of times."""

from __future__ import annotations

import io
import os
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from vitrall.cli.main import main

ROOT = Path(__file__).parents[1]


class Done(NamedTuple):
    """What a command printed, and its exit code."""

    returncode: int
    stdout: str
    stderr: str


def vitrall(*arguments: str, typed: str = "", **environ: str) -> Done:
    """Run one command to its end, in English unless it says otherwise."""
    env = {**os.environ, "VITRALL_LANG": "en", "COLUMNS": "80", **environ}
    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    out, err = io.StringIO(), io.StringIO()
    with patch.dict(os.environ, env), patch("sys.stdin", stdin), redirect_stdout(out), redirect_stderr(err):
        code = _code(list(arguments))
    return Done(code, out.getvalue(), err.getvalue())


def _code(arguments: list[str]) -> int:
    try:
        return main(arguments)
    except SystemExit as left:
        return int(left.code or 0)
