"""The server of a campaign, with the engine that users get: compiled if there is a compiler."""

from __future__ import annotations

import os
import subprocess
import sys

from bench._trust import ROOT

ASK = "from vitrall.kind import engine_kind; print(engine_kind())"


def environment() -> dict[str, str]:
    """What the server is started with: `dev.py` says where it has put the compiled package, if it could make one."""
    return {"PYTHONPATH": os.environ.get("VITRALL_NATIVE") or str(ROOT / "src")}


def engine() -> str:
    """Which engine that is; asked of Python itself, as a folder may be named and hold none."""
    asked = subprocess.run(
        [sys.executable, "-c", ASK], env={**os.environ, **environment()}, capture_output=True, text=True, check=True
    )
    return asked.stdout.strip()
