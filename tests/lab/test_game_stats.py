"""Statistics of games: each figure as counted by hand from the rows, in words, as data and as pictures."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest

from vitrall import Options, Unreadable
from vitrall.cli.main import main
from vitrall.cli.stats_tables import figure_text
from vitrall.lab.arena.statistics import NORMAL_95, wilson
from vitrall.lab.game_stats import Figure, GameStats, StatLine, game_stats
from vitrall.lab.parquet import write_games
from vitrall.lab.simulate import Batch
from vitrall.lab.written_page import marked_sections
from vitrall.words import LANGUAGES

parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra lab")
pytest.importorskip("polars", reason="needs the extra lab")
pytest.importorskip("matplotlib", reason="needs the extra lab")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("stats") / "games.parquet"
    list(write_games(path, Batch(Options(players=3), 30, 5)))
    return path


@pytest.fixture(scope="module")
def rows(file: Path) -> list[dict[str, Any]]:
    table: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return table


@pytest.fixture(scope="module")
def stats(file: Path) -> GameStats:
    return game_stats([file])


def line(stats: GameStats, table: str, id: str) -> StatLine:
    return next(each for each in stats.tables[table] if each.id == id)


def near(figure: Figure, values: list[float]) -> bool:
    half = NORMAL_95 * stdev(values) / len(values) ** 0.5
    wanted = (fmean(values), fmean(values) - half, fmean(values) + half)
    return (figure.value, figure.low, figure.high) == pytest.approx(wanted)


def test_windows(rows: list[dict[str, Any]], stats: GameStats) -> None:
    window = max(stats.tables["windows"], key=lambda each: each.count)
    with_it = [(row, row["patterns"].index(window.id)) for row in rows if window.id in row["patterns"]]
    assert window.count == len(with_it) > 1
    won = sum(row["won"][seat] for row, seat in with_it)
    low, high = wilson(won, len(with_it))
    assert window.figures["won"] == Figure(won / len(with_it), low, high)
    assert near(window.figures["scores"], [row["scores"][seat] for row, seat in with_it])
    offered = sum(window.id in row["offers"] for row in rows)
    assert window.figures["chosen"].value == len(with_it) / offered


def test_tools(rows: list[dict[str, Any]], stats: GameStats) -> None:
    tables = [row for row in rows if "lathekin" in row["tools"]]
    lathekin = line(stats, "tools", "lathekin")
    uses = [sum(use["tool"] == "lathekin" for use in row["uses"]) for row in tables]
    assert lathekin.count == len(tables)
    assert near(lathekin.figures["uses"], uses)
    assert lathekin.figures["used"].value == sum(map(bool, uses)) / len(uses)
    users = {(row["index"], use["seat"]) for row in tables for use in row["uses"] if use["tool"] == "lathekin"}
    won = [rows[game]["won"][seat] for game, seat in users]
    assert lathekin.figures["won"].value == pytest.approx(fmean(won))


def test_objectives(rows: list[dict[str, Any]], stats: GameStats) -> None:
    tables = [row for row in rows if "light-shades" in row["publics"]]
    points = [[seat[row["publics"].index("light-shades")] for seat in row["public_points"]] for row in tables]
    public = line(stats, "publics", "light-shades")
    assert public.count == len(tables)
    assert near(public.figures["points"], [fmean(game) for game in points])
    assert public.figures["paid"].value == pytest.approx(fmean(point > 0 for game in points for point in game))
    private = line(stats, "privates", "shades-of-red")
    red = [row["private_points"][row["privates"].index(private.id)] for row in rows if private.id in row["privates"]]
    assert near(private.figures["points"], red)


def test_seats_and_the_effect_of_starting(rows: list[dict[str, Any]], stats: GameStats) -> None:
    assert near(line(stats, "seats", "2").figures["scores"], [row["scores"][1] for row in rows])
    first = line(stats, "order", "1")
    assert first.figures["won"].value == pytest.approx(fmean(row["won"][row["start"]] for row in rows))
    ahead = [
        row["scores"][row["start"]] - fmean(points for seat, points in enumerate(row["scores"]) if seat != row["start"])
        for row in rows
    ]
    assert near(first.figures["ahead"], ahead)


@pytest.mark.lengthy
def test_several_files_and_drawn_windows(file: Path, tmp_path: Path, stats: GameStats) -> None:
    other = tmp_path / "alone.parquet"
    list(write_games(other, Batch(Options(players=1), 4, 5, random_windows=True)))
    both = game_stats([file, other])
    assert both.games == 34
    assert "chosen" not in both.tables["windows"][0].figures
    assert both.tables["order"] == stats.tables["order"]
    alone = game_stats([other])
    assert "order" not in alone.tables
    assert "privates" not in alone.tables or alone.tables["privates"]


def test_old_files_name_what_is_missing(file: Path, tmp_path: Path) -> None:
    old, table = tmp_path / "old.parquet", parquet.read_table(file)
    parquet.write_table(table.drop_columns(["uses"]), old)
    with pytest.raises(Unreadable) as refused:
        game_stats([old])
    assert (refused.value.code, "uses" in refused.value.message) == ("data/columns", True)


def test_figures_in_words() -> None:
    assert figure_text("won", Figure(0.25, 0.1, 0.5)) == "25.0 % (10.0–50.0)"
    assert figure_text("scores", Figure(20.5, 19.0, 22.0)) == "20.50 ± 1.50"
    assert figure_text("scores", Figure(20.5, None, None)) == "20.50"
    assert figure_text("won", None) == "–"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_every_language(file: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["stats", str(file), "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert "33.3 %" in printed
    assert printed.count("┏") == 6
    assert "stats-" not in printed


def test_data_and_a_page(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    assert main(["stats", str(file), "--json", "--page", str(page), "--lang", "en"]) == 0
    data = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert data["games"] == 30
    assert data["tables"]["order"][0]["figures"]["won"]["low"] > 0
    text = page.read_text("utf-8")
    assert text.startswith("# Statistics\n\n<!-- stats: begin -->\n## Statistics\n")
    page.write_text(f"# Balance\n\n{text[text.index('<!--') :]}After it\n", encoding="utf-8")
    assert main(["stats", str(file), "--page", str(page), "--title", "Our games", "--lang", "en"]) == 0
    text = page.read_text("utf-8")
    assert text.startswith("# Balance\n\n<!-- stats: begin -->\n## Our games\n")
    assert text.endswith("<!-- stats: end -->\nAfter it\n")
    assert marked_sections(page) == [text[text.index("<!--") : text.index("After it") - 1]]
    assert "| Virtus |" in text
    assert "30 games: options edition=standard players=3; bots random; windows chosen; seed 5." in text


@pytest.mark.slow
def test_pictures(file: Path, tmp_path: Path, stats: GameStats) -> None:
    folder = tmp_path / "pictures"
    assert main(["stats", str(file), "--pictures", str(folder), "--json", "--lang", "uk"]) == 0
    names = {f"{table}.{kind}" for table in stats.tables for kind in ("png", "svg")}
    assert {path.name for path in folder.iterdir()} == names
    assert (folder / "windows.png").read_bytes().startswith(b"\x89PNG")
    assert "Вітражі" in (folder / "windows.svg").read_text("utf-8")
    assert main(["stats", str(file), "--pictures", str(file / "nowhere"), "--json"]) == 1
