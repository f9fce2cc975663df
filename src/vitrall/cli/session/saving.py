"""Games on disk: complete records, readable by their owner only, written atomically."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.record.headers import MAGIC
from vitrall.record.record_reader import MOST_BYTES
from vitrall.why import by_system, whole_path

ENDING: Final = ".record"


def games_folder(environ: Mapping[str, str]) -> Path:
    """The folder of automatic saves: the system's folder for the state of programs."""
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home()) / "vitrall" / "games"
    state = environ.get("XDG_STATE_HOME") or ""
    return (Path(state) if state.startswith("/") else Path.home() / ".local" / "state") / "vitrall" / "games"


def new_path(environ: Mapping[str, str]) -> Path:
    """A new file name for a game that begins now, unique by time and process."""
    return games_folder(environ) / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}{ENDING}"


def newest(environ: Mapping[str, str]) -> Path:
    """The game that was saved last."""
    files = sorted(games_folder(environ).glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise Unavailable("file/none", whole_path(games_folder(environ)))
    return files[-1]


def save_game(path: Path, text: str) -> None:
    """Save a record in the folder of games, which is created if it is missing."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritten(path, error) from error
    write_game(path, text)


def write_game(path: Path, text: str) -> None:
    """Save a record in a file that only its owner may read. An existing file stays until the new one is complete."""
    try:
        # A temporary file is readable by its owner only, and renaming it within its folder is atomic.
        with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=".vitrall-", delete=False) as new:
            new.write(text)
        _move(Path(new.name), path)
    except (OSError, ValueError) as error:
        raise _unwritten(path, error) from error


def _move(new: Path, path: Path) -> None:
    try:
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def _unwritten(path: Path, error: OSError | ValueError) -> Unavailable:
    return Unavailable("file/write", by_system(path, error))


def typed_path(text: str) -> Path:
    """A path as people type it; `~` is one's home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # the home of an unknown user
        return Path(text)


def check_free(path: Path) -> None:
    """Refuse to overwrite anything but an older record."""
    if path.exists() and not read_file(path).startswith(MAGIC.encode()):
        raise Unavailable("file/taken", whole_path(path))


def read_file(path: Path) -> bytes:
    """The content of a file, cut just beyond the limit, so that a parser notices that it is too long."""
    try:
        with path.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Unreadable("file/read", by_system(path, error)) from error
