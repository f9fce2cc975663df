"""Parts of one batch, each in its own Parquet file, as one file: the same rows as if it had been played at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from vitrall.engine.errors import Unreadable, Why
from vitrall.lab.parquet import ArrowFile, arrow
from vitrall.why import by_system, instead, of, whole_path

PREFIX: Final = "vitrall."
OF_A_PART: Final = ("first", "games", "engine")  # what may differ between parts
MOST_FILES: Final = 10_000
BATCH_ROWS: Final = 500


@dataclass(frozen=True)
class Part:
    """One of the files, and which games it holds."""

    path: Path
    about: dict[str, str]
    first: int
    games: int

    @property
    def end(self) -> int:
        return self.first + self.games


def merge(paths: Sequence[Path], out: Path) -> int:
    """Write the games of all files, in the order of their numbers; returns how many.

    The files may come in any order. They must be parts of one batch, without gaps, and no game may be in two of them.
    """
    if len(paths) > MOST_FILES:
        raise Unreadable("data/files", why=Why("at-most", has=len(paths), most=MOST_FILES))
    parts = sorted((read_part(path) for path in paths), key=lambda part: part.first)
    for part, following in pairwise(parts):
        _check_neighbours(part, following)
    with ArrowFile(out, _schema(parts)) as file:
        for part in parts:
            for batch in _parquet(part.path).iter_batches(BATCH_ROWS):
                file.add(batch)
    return sum(part.games for part in parts)


def read_part(path: Path) -> Part:
    """What a file says about itself. Its rows are not read, but counted."""
    file = _parquet(path)
    known = {key.decode(): value.decode() for key, value in (file.schema_arrow.metadata or {}).items()}
    about = {key.removeprefix(PREFIX): value for key, value in known.items() if key.startswith(PREFIX)}
    try:
        first, games = int(about["first"]), int(about["games"])
    except (KeyError, ValueError):
        raise Unreadable("data/file", why=of(whole_path(path), Why("data-not-sim"))) from None
    if games != file.metadata.num_rows:
        raise Unreadable("data/file", why=of(whole_path(path), instead(file.metadata.num_rows, games)))
    return Part(path, about, first, games)


def _parquet(path: Path) -> Any:
    library = arrow()
    try:
        return library.parquet.ParquetFile(path)
    except OSError as error:
        if error.errno:
            raise Unreadable("data/file", why=by_system(path, error)) from None
        raise Unreadable("data/file", why=of(whole_path(path), Why("data-not-parquet"))) from None
    except library.ArrowException:
        raise Unreadable("data/file", why=of(whole_path(path), Why("data-not-parquet"))) from None


def _check_neighbours(part: Part, following: Part) -> None:
    for name, value in part.about.items():
        other = following.about.get(name, "")
        if name not in OF_A_PART and other != value:
            raise Unreadable("data/batch", why=of(whole_path(following.path), of(name, instead(other, value))))
    if following.first < part.end:
        both = [str(part.path), str(following.path)]
        raise Unreadable("data/overlap", why=Why("data-overlap", files=both, first=str(following.first)))
    if following.first > part.end:
        first, last = str(part.end), str(following.first - 1)
        raise Unreadable("data/gap", why=Why("data-gap", first=first, last=last))


def _schema(parts: Sequence[Part]) -> Any:
    """That of the parts, which describe the same batch; only the numbers of the games are those of the whole."""
    schema = _parquet(parts[0].path).schema_arrow
    engines = sorted({part.about.get("engine", "") for part in parts})
    whole = {
        "first": str(parts[0].first),
        "games": str(sum(part.games for part in parts)),
        "engine": " ".join(engines),
    }
    return schema.with_metadata({f"{PREFIX}{name}": value for name, value in (parts[0].about | whole).items()})
