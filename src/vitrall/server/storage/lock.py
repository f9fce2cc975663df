"""One server for one SQLite file: a second one would not hear what the first one commits."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from vitrall.engine.errors import Unavailable
from vitrall.why import path_told

if sys.platform != "win32":
    import fcntl


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Hold a SQLite file for the length of a block. The system lets go of it whatever becomes of the process."""
    if "://" in address or sys.platform == "win32":
        yield
        return
    path = Path(address + ".lock")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with path.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Unavailable("serve/in-use", address, 0, path_told(address)) from error
        yield
