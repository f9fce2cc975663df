"""Programs that play, well or badly, for tests of bots in other programs."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[1] / "docs" / "example_bot.py"


def command(name: str, *arguments: str) -> str:
    """The command that starts one of the programs in `guests`."""
    return started(HERE / "guests" / f"{name}.py", *arguments)


def started(path: Path, *arguments: str) -> str:
    return shlex.join([sys.executable, str(path), *arguments])
