"""One server for one SQLite file: a second one would not hear what the first one commits."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from vitrall.engine.errors import Unavailable
from vitrall.server.storage.connection import make_folder, make_private
from vitrall.why import by_system, whole_path

if sys.platform != "win32":
    import fcntl


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Hold a SQLite file for the length of a block. The system lets go of it whatever becomes of the process."""
    if "://" in address or sys.platform == "win32":
        yield
        return
    with _lock_file(address) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Unavailable("serve/in-use", whole_path(address)) from error
        yield


def _lock_file(address: str) -> TextIO:
    path = Path(address + ".lock")
    try:
        make_folder(path)
        make_private(path)
        return path.open("w")
    except OSError as error:
        raise Unavailable("serve/database", by_system(error.filename or address, error)) from error
