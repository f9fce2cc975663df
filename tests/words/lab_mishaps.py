"""Ways into the errors of simulations and of files of games."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final
from unittest.mock import patch

from testing.fake_ray import FakeRay
from tests.words.mishap import Mishap, calling
from vitrall.analysis import analyse
from vitrall.analysis.game_analysis import effort_named
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.lab import cluster
from vitrall.lab.game_stats import game_stats
from vitrall.lab.merging import MOST_FILES, merge
from vitrall.lab.parquet import arrow, write_games
from vitrall.lab.record_collection import Limits, read_collection
from vitrall.lab.rules_test_run import read_set, verdicts
from vitrall.lab.rules_test_set import answer
from vitrall.lab.simulate import Batch, totals_by_chunk

RECORD: Final = Path(__file__).parents[2] / "docs" / "pictures" / "game.record"
FINISHED: Final = Path(__file__).parents[1] / "golden" / "games" / "solo-one-tool.txt"


def lab_mishaps() -> Iterator[Mishap]:
    yield calling("option/seed", Batch, Options(), 1, -1)
    yield calling("sim/games", Batch, Options(), 0, 1)
    yield calling("sim/first", Batch, Options(), 1, 1, first=-1)
    yield calling("sim/workers", lambda: list(totals_by_chunk(Batch(Options(), 1, 1), workers=0)))
    yield calling("sim/bots", Batch, Options(), 1, 1, ("random",) * 3)
    yield calling("sim/bot", Batch, Options(), 1, 1, ("randon",))
    yield Mishap("sim/out", lambda folder: list(write_games(folder / "no" / "games.parquet", Batch(Options(), 1, 1))))
    yield Mishap("lab/extra", _without_arrow)
    yield from _ray_mishaps()
    for code, parts in _BAD_PARTS.items():
        yield Mishap(code, partial(_merged, parts=parts))
    yield calling("data/files", merge, [Path()] * (MOST_FILES + 1), Path())
    yield Mishap("data/file", lambda folder: merge([folder], folder / "out.parquet"))
    yield Mishap("data/columns", _old_file)
    yield calling("conformance/question", answer, {"ask": "tea"})
    yield calling("conformance/program", lambda: list(verdicts(RECORD, "/no/such/program")))
    yield calling("conformance/set", lambda: list(read_set(RECORD)))
    yield Mishap("collection/file", lambda folder: list(read_collection(folder)))
    for limits, code in ((Limits(records=0), "collection/count"), (Limits(bytes=9), "collection/size")):
        yield calling(code, lambda limits: list(read_collection(RECORD, limits)), limits)
    yield Mishap("collection/path", _reaching_out)
    yield calling("analysis/not-over", analyse, Game.new(Options(), seed=1))
    yield calling("analysis/no-beginning", lambda: analyse(Game.from_position(_finished().position())))
    yield calling("analysis/effort", effort_named, "thorough")


def _finished() -> Game:
    return Game.from_record(FINISHED.read_text(encoding="utf-8"))


def _ray_mishaps() -> Iterator[Mishap]:
    yield calling("ray/extra", _on_cluster, None)
    yield calling("ray/address", _on_cluster, FakeRay(), "greedy")
    yield calling("ray/unreachable", _on_cluster, FakeRay(), "nowhere:1234")
    yield calling("ray/lost", _on_cluster, FakeRay(lose=[0]))
    yield calling("ray/sources", _on_cluster, FakeRay(), marks=("here", "there"))


def _on_cluster(library: FakeRay | None, address: str = "auto", marks: tuple[str, ...] = ("here", "here")) -> None:
    with patch.dict(sys.modules, {"ray": library}), patch.object(cluster, "sources_mark", side_effect=marks):
        list(cluster.Cluster(address).in_order(str, [1], 1))


def _old_file(folder: Path) -> None:
    """Statistics of a file from before the uses of tools were written."""
    path = folder / "old.parquet"
    list(write_games(path, Batch(Options(), 1, 1)))
    parquet = arrow().parquet
    parquet.write_table(parquet.read_table(path).drop_columns(["uses"]), path)
    game_stats([path])


def _reaching_out(folder: Path) -> None:
    with zipfile.ZipFile(folder / "games.zip", "w") as archive:
        archive.writestr("../a.record", "")
    list(read_collection(folder / "games.zip"))


_BAD_PARTS: Final = {
    "data/overlap": ((0, 1), (0, 1)),
    "data/gap": ((0, 1), (2, 1)),
    "data/batch": ((0, 1), (1, 2)),
}


def _merged(folder: Path, parts: tuple[tuple[int, int], ...]) -> None:
    """Join files of one game each, given by its number and the seed of its batch."""
    paths = [folder / f"{number}.parquet" for number in range(len(parts))]
    for path, (first, seed) in zip(paths, parts, strict=True):
        list(write_games(path, Batch(Options(), 1, seed, first=first)))
    merge(paths, folder / "out.parquet")


def _without_arrow(folder: Path) -> object:
    with patch.dict(sys.modules, {"pyarrow": None}):
        return list(write_games(folder / "games.parquet", Batch(Options(), 1, 1)))
