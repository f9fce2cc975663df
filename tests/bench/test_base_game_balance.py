"""The base game's figures: parts that continue, and no window chosen by a bot."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench.weighing.base_game import DRAWN, GAMES, batch, draw, is_played, play_parts, section
from vitrall.engine.options import Options
from vitrall.lab.merging import merge
from vitrall.lab.parquet import write_games
from vitrall.lab.simulate import Batch

parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra lab")
pytest.importorskip("polars", reason="needs the extra lab")

FEW = replace(batch(6), bots=("greedy",))  # quick to play; the planner is in the batch itself


def test_the_page_asks_for_planners_with_windows_drawn_at_random() -> None:
    whole = batch()
    assert whole.games == GAMES >= 20_000
    assert (whole.bots, whole.random_windows, whole.options) == (("planner",), True, Options(players=2))


@pytest.mark.slow
def test_parts_are_the_batch_and_are_not_played_again(tmp_path: Path) -> None:
    files = list(play_parts(FEW, tmp_path / "parts", size=4))
    assert len(files) == 2
    list(write_games(tmp_path / "whole.parquet", FEW))
    merge(files, tmp_path / "merged.parquet")
    rows = [parquet.read_table(tmp_path / name).to_pylist() for name in ("whole.parquet", "merged.parquet")]
    assert rows[0] == rows[1]
    played = [path.stat().st_mtime_ns for path in files]
    files[1].unlink()
    again = list(play_parts(FEW, tmp_path / "parts", size=4))
    assert again == files
    assert files[0].stat().st_mtime_ns == played[0]
    assert files[1].exists()
    text = section(files)
    assert text.startswith("## The base game")
    assert "6 games" in text
    assert "windows random" in text
    pictures = draw(files, tmp_path / "charts")
    assert len(pictures) == len(DRAWN)
    assert all(f"(charts/{picture.name})" in text for picture in pictures)


def test_a_part_of_other_games_is_not_taken(tmp_path: Path) -> None:
    path, part = tmp_path / "part.parquet", Batch(Options(players=2), 3, 5)
    list(write_games(path, part))
    assert is_played(path, part)
    for other in (
        replace(part, seed=6),
        replace(part, games=2),
        replace(part, first=3),
        replace(part, bots=("greedy",)),
    ):
        assert not is_played(path, other)
    assert not is_played(tmp_path / "none.parquet", part)
    path.write_text("torn")
    assert not is_played(path, part)


def test_the_written_page_knows_every_card_of_the_base_game() -> None:
    """24 windows, 12 tools, 10 public objectives, in all games of the batch."""
    page = (Path(__file__).parents[2] / "docs" / "balance.md").read_text(encoding="utf-8")
    text = page.partition("<!-- stats: begin -->")[2].partition("<!-- stats: end -->")[0]
    tables = {part.splitlines()[0]: part for part in text.split("### ")[1:]}
    rows = {title: part.count("\n| ") - 2 for title, part in tables.items()}
    assert (rows["Windows"], rows["Tools"], rows["Public objectives"]) == (24, 12, 10)
    assert f"\n{GAMES:,} games: " in text
    assert "windows random" in text
