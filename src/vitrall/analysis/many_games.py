"""Verdicts on the turns of many games, as a Parquet file with a row for each turn.

Finished games are noted in a journal beside the file, one line each. A run that was interrupted continues from it; when
all games are done, the rows go to the file and the journal is removed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from vitrall.analysis.account import Part
from vitrall.analysis.analysis_data import analysis_data
from vitrall.analysis.game_analysis import analyse, check_finished, effort_named
from vitrall.cards.card_reader import DeckText
from vitrall.cards.catalogue import joined_catalogue
from vitrall.engine.errors import Unavailable, Unreadable, VitrallError
from vitrall.game import Game
from vitrall.kind import engine_kind
from vitrall.lab.parallel import check_workers, in_order
from vitrall.lab.parquet import ArrowFile, arrow
from vitrall.lab.record_collection import read_collection
from vitrall.why import by_system, whole_path

ENDINGS: Final = (".record", ".vitrall", ".zip", ".txt")  # of the files of a folder that are read
JOURNAL: Final = 1  # version of its lines
PARTS: Final = ("expected", *(part.value for part in Part), "result")
TEXT, NUMBER, TINY = "string", "int32", "int8"
COLUMNS: Final = {
    "game": TEXT,
    "file": TEXT,
    "number": NUMBER,
    "players": TINY,
    "seat": TINY,
    "round": TINY,
    "turn": TINY,
    "word": TEXT,
    "loss": NUMBER,
    "loss_error": NUMBER,
    "chance_loss": NUMBER,
    "chance_loss_error": NUMBER,
    "done": TEXT,
    "better": TEXT,
    "accuracy": TINY,
    **{f"{kind}_{part}": NUMBER for kind in ("points", "chances") for part in PARTS},
}

Row = dict[str, Any]


@dataclass(frozen=True)
class ManyGames:
    """Which games are analysed, and how."""

    paths: tuple[Path, ...]  # collections, records, or folders of them
    effort: str = "normal"
    seed: int = 0
    decks: tuple[DeckText, ...] = ()  # players' own

    def files(self) -> Iterator[Path]:
        """The files in the order of the command line; those of a folder by name."""
        for path in self.paths:
            inside = sorted(path.rglob("*")) if path.is_dir() else [path]
            yield from (each for each in inside if each is path or each.suffix in ENDINGS)

    def count(self) -> int:
        """The number of records, read quickly."""
        return sum(1 for file in self.files() for _ in read_collection(file))


@dataclass(frozen=True)
class Progress:
    """A record that was dealt with. Its error, if it could not be analysed."""

    file: Path
    number: int
    error: VitrallError | None = None


@dataclass(frozen=True)
class _Task:
    """One game; everything a worker needs."""

    file: str
    number: int
    text: bytes
    mark: str
    effort: str
    seed: int
    decks: tuple[DeckText, ...]


def write_verdicts(path: Path, games: ManyGames, workers: int = 1) -> Iterator[Progress]:
    """Analyse the games and write the file; yields after every record. Games that an earlier run finished are skipped,
    and so are records that occur again.
    """
    check_workers(workers)
    effort_named(games.effort)
    arrow()  # before the work: an error if the library is not there
    journal = _Journal(path, games)
    waiting: list[Progress] = []  # of records that need no analysis
    tasks = _tasks(games, journal.marks(), waiting)
    for rows in in_order(_judged, tasks, workers):
        journal.add(rows)
        yield from _emptied(waiting)
        yield Progress(Path(rows[0]["file"]), rows[0]["number"])
    yield from _emptied(waiting)
    journal.finish()


def _emptied(waiting: list[Progress]) -> list[Progress]:
    ready, waiting[:] = list(waiting), []
    return ready


def _tasks(games: ManyGames, known: set[str], waiting: list[Progress]) -> Iterator[_Task]:
    """The games that are still to be analysed. Records are checked here, so that their errors can be told."""
    cards = joined_catalogue(games.decks)
    for file in games.files():
        for stored in read_collection(file):
            mark = hashlib.sha256(stored.text.strip()).hexdigest()[:16]
            if mark in known:
                waiting.append(Progress(file, stored.number))
                continue
            known.add(mark)
            try:
                check_finished(Game.from_record(stored.text, deck=cards))
            except VitrallError as error:
                waiting.append(Progress(file, stored.number, error))
                continue
            yield _Task(str(file), stored.number, stored.text, mark, games.effort, games.seed, games.decks)


def _judged(task: _Task) -> list[Row]:
    """The rows of one game."""
    game = Game.from_record(task.text, deck=joined_catalogue(task.decks))
    data = analysis_data(analyse(game, task.effort, task.seed))
    whole = {"game": task.mark, "file": task.file, "number": task.number, "players": game.players}
    return [{**whole, **_seat_cells(seat), **_turn_cells(turn)} for seat in data["seats"] for turn in seat["turns"]]


def _seat_cells(seat: Row) -> Row:
    """The account of the seat, the same in each of its rows."""
    accounts = {
        f"{kind}_{part}": seat[kind][part] if part == "result" else seat[kind][part][0]
        for kind in ("points", "chances")
        for part in PARTS
    }
    return {"seat": seat["seat"], "accuracy": seat["accuracy"], **accounts}


def _turn_cells(turn: Row) -> Row:
    (loss, loss_error), (chance, chance_error) = turn["loss"], turn["chance_loss"]
    return {
        **{name: turn[name] for name in ("round", "turn", "word")},
        "loss": loss,
        "loss_error": loss_error,
        "chance_loss": chance,
        "chance_loss_error": chance_error,
        **{name: "; ".join(turn[name]) for name in ("done", "better")},
    }


class _Journal:
    """The rows of finished games, one line for each game."""

    def __init__(self, target: Path, games: ManyGames) -> None:
        self._target = target
        self._about = {"journal": JOURNAL, "effort": games.effort, "seed": games.seed, "version": version("vitrall")}
        self._path = target.with_name(target.name + ".journal")

    def marks(self) -> set[str]:
        """The games of an earlier run. What a killed run left of its last line is dropped."""
        try:
            text = self._path.read_bytes() if self._path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole and not self._is_own(whole.partition(b"\n")[0]):
                raise Unreadable("analysis/journal", whole_path(self._path))
            if whole != text or not whole:
                self._path.write_bytes(whole or json.dumps(self._about).encode() + b"\n")
        except OSError as error:
            raise Unavailable("file/write", by_system(self._path, error)) from error
        return {json.loads(line)[0]["game"] for line in whole.splitlines()[1:]}

    def _is_own(self, first: bytes) -> bool:
        """Whether the journal is of a run with the same effort, seed and version."""
        try:
            return bool(json.loads(first) == self._about)
        except ValueError:
            return False

    def add(self, rows: Sequence[Row]) -> None:
        """A whole game at once: a game is in the journal completely or not at all."""
        with self._path.open("ab") as file:
            file.write(json.dumps(rows).encode() + b"\n")

    def finish(self) -> None:
        """Write the file and remove the journal."""
        library = arrow()
        fields = [(name, library.type_for_alias(kind)) for name, kind in COLUMNS.items()]
        with self._path.open("rb") as lines:
            next(lines)
            games = sum(1 for _ in lines)
        about = {"effort": self._about["effort"], "seed": str(self._about["seed"]), "games": str(games)}
        about |= {"version": version("vitrall"), "engine": engine_kind()}
        schema = library.schema(fields).with_metadata({f"vitrall.{key}": str(word) for key, word in about.items()})
        with ArrowFile(self._target, schema) as file, self._path.open("rb") as lines:
            next(lines)
            for line in lines:
                file.add(library.RecordBatch.from_pylist(json.loads(line), schema=schema))
        self._path.unlink()
