"""Rows of games as a Parquet file, written as they come: memory does not grow with the number of games.

The file is the same, byte by byte, for any number of workers.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from importlib.metadata import version
from itertools import accumulate
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from vitrall.cards.catalogue import joined_catalogue
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.engine.rules import Rules
from vitrall.kind import engine_kind
from vitrall.lab.arena.contest import budget_text
from vitrall.lab.game_rows import INDEX, SHARE, SMALL, TINY, Arrays, Column, Rows, columns, empty_arrays
from vitrall.lab.simulate import Batch, Totals, in_chunks, play_chunk
from vitrall.record.mark import deck_mark
from vitrall.record.option_words import option_words
from vitrall.why import by_system

if TYPE_CHECKING:
    from vitrall.lab.cluster import Cluster

ROWS_TOGETHER: Final = 50_000  # of a row group: large enough to pack well, small enough to hold

TYPE_NAMES: Final = {INDEX: "int64", SMALL: "int16", TINY: "int8", SHARE: "double"}


def write_games(path: Path, batch: Batch, workers: int | Cluster = 1) -> Iterator[Totals]:
    """Play the games, one row for each into the file; yields the totals chunk by chunk, like `parts`."""
    chunks = in_chunks(rows_of_chunk, batch, workers)
    maker = RowMaker(batch)
    with ArrowFile(path, maker.schema.with_metadata(about(batch))) as file:
        for totals, rows in chunks:
            file.add(maker.batch(rows))
            yield totals


def about(batch: Batch) -> dict[str, str]:
    """A description of the games, stored in the file. Two runs of the same batch differ only in the version and the
    kind of the engine.
    """
    return {
        "vitrall.version": version("vitrall"),
        "vitrall.engine": engine_kind(),
        "vitrall.edition": batch.options.edition,
        "vitrall.options": options_text(batch),
        "vitrall.deck": deck_mark(joined_catalogue(batch.decks).deck),
        "vitrall.seed": str(batch.seed),
        "vitrall.first": str(batch.first),
        "vitrall.games": str(batch.games),
        "vitrall.bots": " ".join(batch.bots),
        "vitrall.budget": budget_text(batch.budget),
        "vitrall.windows": "random" if batch.random_windows else "chosen",
    }


def options_text(batch: Batch) -> str:
    """The options in one line."""
    return " ".join(f"{name}={word}" for name, word in option_words(batch.options).items())


def rows_of_chunk(batch: Batch, first: int, count: int) -> tuple[Totals, Arrays]:
    """Some games in a row, in this process, and their rows."""
    rows = Rows(Rules(batch.options, joined_catalogue(batch.decks).deck))
    return play_chunk(batch, first, count, rows.add), rows.columns


class ArrowFile:
    """Writes a Parquet file; an unfinished file is removed."""

    def __init__(self, path: Path, schema: Any) -> None:
        self._arrow = arrow()
        self._schema = schema
        self._waiting: list[Any] = []
        self._rows = 0  # of those that wait
        self._path = path
        self._unfinished = path.with_name(path.name + ".unfinished")
        self._writer: Any = None

    def __enter__(self) -> ArrowFile:
        try:
            self._writer = self._arrow.parquet.ParquetWriter(str(self._unfinished), self._schema, compression="zstd")
        except OSError as error:
            raise Unreadable("sim/out", by_system(self._path, error)) from None
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        if kind is None:
            self._flush()
        self._writer.close()
        if kind is None:
            self._unfinished.replace(self._path)
        else:
            self._unfinished.unlink(missing_ok=True)

    def add(self, batch: Any) -> None:
        """Rows as Arrow has them."""
        self._waiting.append(batch)
        self._rows += batch.num_rows
        if self._rows >= ROWS_TOGETHER:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            table = self._arrow.Table.from_batches(self._waiting)
            self._writer.write_table(table, row_group_size=table.num_rows)
            self._waiting.clear()
            self._rows = 0


class RowMaker:
    """Rows as Arrow has them, from the arrays in which they are gathered."""

    def __init__(self, batch: Batch) -> None:
        self._arrow = arrow()
        self._rules = Rules(batch.options, joined_catalogue(batch.decks).deck)
        self._columns = columns(batch.options, self._rules)
        self._options = options_text(batch)
        self._bots = list(batch.bots) * (batch.options.players if len(batch.bots) == 1 else 1)
        self._budget = budget_text(batch.budget)

    @property
    def schema(self) -> Any:
        return self.batch(empty_arrays(self._rules)).schema

    def batch(self, rows: Arrays) -> Any:
        """The options and the bots are the same in every row."""
        games = len(rows["index"])
        columns = {name: self._column(rows[name], column, games) for name, column in self._columns.items()}
        names = list(dict.fromkeys(self._bots))  # Arrow writes a dictionary with equal entries in varying order
        bots = self._named(array(SMALL, [names.index(bot) for bot in self._bots]) * games, names)
        ordered = {
            "index": columns.pop("index"),
            "seed": columns.pop("seed"),
            "options": self._named(array(SMALL, [0]) * games, [self._options]),
            "bots": self._lists(bots, array("i", range(0, len(self._bots) * games + 1, len(self._bots)))),
            "budget": self._named(array(SMALL, [0]) * games, [self._budget]),
            **columns,
            "uses": self._uses(rows),
        }
        return self._arrow.RecordBatch.from_pydict(ordered)

    def _column(self, values: array[Any], column: Column, games: int) -> Any:
        flat = self._named(values, self._ids(column.cards)) if column.cards else self._numbers(values)
        if column.each is None:
            return flat
        each = column.each
        if column.together:
            flat = self._lists(flat, array("i", range(0, len(values) + 1, column.together)))
            each //= column.together
        return self._lists(flat, array("i", [each * game for game in range(games + 1)]))

    def _uses(self, rows: Arrays) -> Any:
        """Entries of seat, round and tool."""
        seats, rounds = self._numbers(rows["uses.seat"]), self._numbers(rows["uses.round"])
        tools = self._named(rows["uses.tool"], self._ids("tools"))
        entries = self._arrow.StructArray.from_arrays([seats, rounds, tools], names=["seat", "round", "tool"])
        return self._lists(entries, array("i", [0, *accumulate(rows["uses"])]))

    def _lists(self, flat: Any, offsets: array[int]) -> Any:
        return self._arrow.ListArray.from_arrays(self._numbers(offsets, "int32"), flat)

    def _numbers(self, values: array[Any], name: str = "") -> Any:
        """An array of Arrow's over the same memory."""
        kind = self._arrow.type_for_alias(name or TYPE_NAMES[values.typecode])
        return self._arrow.Array.from_buffers(kind, len(values), [None, self._arrow.py_buffer(values)])

    def _named(self, places: array[int], names: list[str]) -> Any:
        return self._arrow.DictionaryArray.from_arrays(self._numbers(places), self._arrow.array(names))

    def _ids(self, cards: str) -> list[str]:
        return [card.id for card in getattr(self._rules.deck, cards)]


def arrow() -> Any:
    """The library, which comes with the extra `lab`."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Unavailable("lab/extra") from None
    return pyarrow
