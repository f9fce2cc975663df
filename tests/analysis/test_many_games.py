"""Verdicts of many games: rows that add up, errors that name their record, and runs that continue."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from testing.command_line import vitrall
from vitrall import Game
from vitrall.analysis import Effort, analyse, analysis_data, game_analysis, many_games
from vitrall.analysis.many_games import ManyGames, write_verdicts
from vitrall.lab.record_collection import write_collection

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "golden" / "games"
SOLO = (GAMES / "solo-one-tool.txt").read_text(encoding="utf-8")
OTHER = SOLO.replace("\n", "\nname-1: Ana\n", 1)  # the same game in another record
TINY = Effort(playouts=1, candidates=1, choosing=1)

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_analysis, "EFFORTS", {"quick": TINY})


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    """Two games, one of them twice, and one that was cut."""
    cut = "\n".join(SOLO.splitlines()[:30]) + "\n"
    file = tmp_path / "games" / "games.zip"
    file.parent.mkdir()
    write_collection(file, [SOLO, cut, SOLO, OTHER])
    return file


def run(collection: Path, out: Path) -> Any:
    return vitrall("analyse", "--many", str(collection), "--effort", "quick", "--workers", "1", "--out", str(out))


def test_a_folder_of_collections_becomes_rows(collection: Path, tmp_path: Path) -> None:
    done = run(collection.parent, tmp_path / "verdicts.parquet")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert re.search(r"games\.zip, record 2: .*\[(record|analysis)/[a-z-]+\]", done.stderr)
    table = parquet.read_table(tmp_path / "verdicts.parquet")
    data = analysis_data(analyse(Game.from_record(SOLO), TINY))["seats"][0]
    rows = table.to_pylist()
    assert [row["number"] for row in rows] == [1] * len(data["turns"]) + [4] * len(data["turns"])
    assert len({row["game"] for row in rows}) == 2
    for row, turn in zip(rows, data["turns"], strict=False):
        assert [row["loss"], row["loss_error"]] == turn["loss"]
        assert (row["word"], row["done"], row["better"]) == (
            turn["word"],
            "; ".join(turn["done"]),
            "; ".join(turn["better"]),
        )
        parts = ("expected", "luck", "own", "others", "rest")
        assert sum(row[f"points_{part}"] for part in parts) == row["points_result"] == data["points"]["result"]
    assert table.schema.metadata[b"vitrall.games"] == b"2"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games", "verdicts.parquet"]


def test_a_run_that_was_killed_continues(collection: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, games = tmp_path / "verdicts.parquet", ManyGames((collection,), "quick")
    begun = write_verdicts(out, games)
    next(begun)
    begun.close()  # type: ignore[attr-defined]
    journal = tmp_path / "verdicts.parquet.journal"
    journal.write_bytes(journal.read_bytes() + b'[{"game": "half a li')
    analysed: list[int] = []
    judged = many_games._judged

    def noted(task: Any) -> Any:
        analysed.append(task.number)
        return judged(task)

    monkeypatch.setattr(many_games, "_judged", noted)
    assert len(list(write_verdicts(out, games))) == 4
    assert analysed == [4]
    assert not journal.exists()
    again = tmp_path / "again.parquet"
    list(write_verdicts(again, games))
    assert parquet.read_table(again).equals(parquet.read_table(out))


def test_a_journal_of_another_run_is_refused(collection: Path, tmp_path: Path) -> None:
    out = tmp_path / "verdicts.parquet"
    next(write_verdicts(out, ManyGames((collection,), "quick", seed=1)))
    done = run(collection, out)
    assert done.returncode == 1
    assert "[analysis/journal]" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    done = run(tmp_path / "none.vitrall", tmp_path / "verdicts.parquet")
    assert done.returncode == 1
    assert "[collection/file]" in done.stderr


def test_the_page_tells_of_every_column(collection: Path, tmp_path: Path) -> None:
    list(write_verdicts(tmp_path / "verdicts.parquet", ManyGames((collection,), "quick")))
    schema = parquet.read_schema(tmp_path / "verdicts.parquet")
    page = (ROOT / "docs" / "data.md").read_text("utf-8").partition("## Verdicts of many games")[2]
    described = re.findall(r"^\| `(\w+)` \| (\w+) \| \S.* \|$", page, re.MULTILINE)
    assert described == [(field.name, str(field.type)) for field in schema]
    keys = set(re.findall(r"`(vitrall\.\w+)`", page))
    assert keys == {key.decode() for key in schema.metadata if key.startswith(b"vitrall.")}
