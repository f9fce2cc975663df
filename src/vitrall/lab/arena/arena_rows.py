"""Every game of a contest as a row of a Parquet file, times in milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from vitrall.engine.options import Options
from vitrall.lab.arena.arena_game import Result, SeatTimes
from vitrall.lab.arena.contest import Contest, budget_text
from vitrall.lab.parquet import ArrowFile, arrow
from vitrall.record.option_words import option_words

_TIMES: Final[dict[str, Callable[[SeatTimes], float]]] = {
    "milliseconds": lambda seat: sum(seat.moves) / 1000,
    "cpu_milliseconds": lambda seat: sum(seat.moves_cpu) / 1000,
    "slowest_turn": lambda seat: max(seat.turns, default=0) / 1000,
    "slowest_move": lambda seat: max(seat.moves, default=0) / 1000,
}


class ArenaFile:
    """Written as the games come; lists go seat by seat."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._arrow = arrow()
        self._same_in_all = {"options": options_text(contest.options), "budget": budget_text(contest.budget)}
        self._schema = self._arrow.schema(list(self._columns().items()))
        self._file = ArrowFile(path, self._schema)

    def __enter__(self) -> ArenaFile:
        self._file.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.__exit__(kind, error, at)

    def add(self, results: Sequence[Result]) -> None:
        rows = [{**self._same_in_all, **_row(result)} for result in results]
        self._file.add(self._arrow.RecordBatch.from_pylist(rows, schema=self._schema))

    def _columns(self) -> dict[str, Any]:
        known = self._arrow
        by_seat = {"bots": known.string(), "points": known.int16(), "ranks": known.int8(), "won": known.float64()}
        by_seat |= {"margins": known.int16(), "faults": known.int16(), **dict.fromkeys(_TIMES, known.float64())}
        whole = {"seed": known.int64(), "rotation": known.int16(), "options": known.string(), "budget": known.string()}
        return {**whole, **{name: known.list_(kind) for name, kind in by_seat.items()}}


def _row(result: Result) -> dict[str, object]:
    faults = [len(kinds) for kinds in result.faults]
    times = {name: [of(seat) for seat in result.times] for name, of in _TIMES.items()}
    plain = {name: getattr(result, name) for name in ("seed", "rotation", "bots", "points", "ranks", "won", "margins")}
    return {**plain, "faults": faults, **times}


def options_text(options: Options) -> str:
    """The options in one line, as the files of simulations have them."""
    return " ".join(f"{name}={word}" for name, word in option_words(options).items())
