"""The training target of each row: TD(λ) with bootstrap from the best end.

The target of a row looks ahead to the seat's own next turn, to the end that seemed best there, and mixes what the net
says of it (1 - λ) with that end's own target (λ). Where the best end was not the one that was taken, the game says
nothing about it, so the net's value is used alone. The last turn is worth what it scored. A fit to the final scores
alone has the smaller error and plays worse: it learns the mistakes that followed.

Where a teacher has valued a row, its value is the target instead.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from vitrall.bots.mind.judge import POINT
from vitrall.bots.mind.selfplay import COMPARED, NOT_TAUGHT, PASSED_OVER
from vitrall.bots.mind.weights import TURNS
from vitrall.learn.training_rows import Numbers, Rows

Floats: TypeAlias = npt.NDArray[np.float32]
NONE: Final = -1


def following(rows: Rows) -> npt.NDArray[np.int64]:
    """For each row the next one of the same seat in the same game, or -1. The best end of a turn comes first; rows for
    the teacher alone are left out.
    """
    played = np.flatnonzero(rows.kinds != COMPARED)
    order = played[np.lexsort((played, rows.seats[played], rows.games[played]))]
    following = np.full(len(rows), NONE, np.int64)
    same = (np.diff(rows.games[order]) == 0) & (np.diff(rows.seats[order]) == 0)
    following[order[:-1][same]] = order[1:][same]
    return following


def worth(rows: Rows, values: Floats) -> Floats:
    """The net's value of each row, settled points included; where no turn is left, only those points."""
    return np.where(rows.left > 0, rows.known + values, rows.known).astype(np.float32)


def targets(rows: Rows, after: npt.NDArray[np.int64], values: Floats, trace: float) -> Floats:
    """The target of each row that was taken or taught; for the others, the net's own value."""
    says = worth(rows, values)
    returns = says.copy()
    taken = rows.kinds < PASSED_OVER
    for left in range(TURNS + 1):  # from the end of the games to their beginning
        here = np.flatnonzero((rows.left == left) & taken)
        then = np.maximum(after[here], 0)
        ahead = trace * returns[then] + (1 - trace) * says[then]
        returns[here] = np.where(after[here] == NONE, rows.final[here], ahead)
    returns = np.where(is_taught(rows), rows.taught.astype(np.float32) / POINT, returns)
    return returns - rows.known.astype(np.float32)


def is_taught(rows: Rows) -> npt.NDArray[np.bool_]:
    return np.asarray(rows.taught != NOT_TAUGHT)


def learned_rows(rows: Rows) -> Numbers:
    """The rows that a net learns from: those that were taken, with a turn to come, or taught."""
    return np.flatnonzero((rows.left > 0) & ((rows.kinds < PASSED_OVER) | is_taught(rows))).astype(np.int32)
