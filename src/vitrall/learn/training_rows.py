"""Positions of self-play games as arrays: one row for each end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from vitrall.bots.mind.feature_layout import COUNTS
from vitrall.bots.mind.selfplay import HEADER, NOT_TAUGHT, ROW

Numbers: TypeAlias = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Rows:
    """In the order of play, game after game."""

    games: Numbers  # which game
    seats: Numbers
    kinds: Numbers  # taken, explored or passed over
    left: Numbers  # placements left to the seat
    known: Numbers  # points that are settled; where no turn is left, all of them
    final: Numbers  # the final worth of the game
    counts: npt.NDArray[np.uint8]
    masks: Numbers
    taught: Numbers  # what a teacher says of the final worth, in thousandths of a point; NOT_TAUGHT where nothing

    def __len__(self) -> int:
        return len(self.games)


def rows_of(numbers: list[int]) -> Rows:
    """The rows of one game, from the numbers that were noted."""
    table = np.array(numbers, dtype=np.int32).reshape(-1, ROW)
    counts = np.minimum(table[:, HEADER : HEADER + COUNTS], 255).astype(np.uint8)
    seats, kinds, left, known, final, taught = (table[:, place].copy() for place in range(HEADER))
    games = np.zeros(len(table), np.int32)
    return Rows(games, seats, kinds, left, known, final, counts, table[:, HEADER + COUNTS :].copy(), taught)


def joined(parts: Sequence[Rows]) -> Rows:
    """Several sets of rows as one; games are renumbered so that no two share a number."""
    arrays = {field.name: np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Rows)}
    sizes = [int(part.games.max()) + 1 for part in parts]
    starts = np.repeat(np.cumsum([0, *sizes[:-1]]), [len(part) for part in parts])
    return Rows(**arrays | {"games": (arrays["games"] + starts).astype(np.int32)})


def as_file(rows: Rows) -> bytes:
    """The content of a file of rows."""
    file = BytesIO()
    np.savez_compressed(file, **{field.name: getattr(rows, field.name) for field in fields(Rows)})
    return file.getvalue()


def write_file(content: bytes, path: Path) -> None:
    """Write a file atomically: a file that exists is complete."""
    part = path.with_suffix(".part.npz")
    part.write_bytes(content)
    part.replace(path)


def read_rows(path: Path) -> Rows:
    """The rows of a file. Files written before there were teachers have none, so that old trainings can continue."""
    with np.load(path, allow_pickle=False) as stored:
        untaught = np.full(len(stored["games"]), NOT_TAUGHT, np.int32)
        return Rows(**{"taught": untaught} | {name: stored[name] for name in stored.files})
