"""The base game in games of the planner: windows, tools and objectives, with windows drawn at random.

The games are played in parts, each a Parquet file of its own. A run that was stopped continues after the last part;
parts from another version of the rules or other settings are played again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from vitrall.bots import Budget
from vitrall.cli.stats import charts
from vitrall.cli.stats_tables import markdown
from vitrall.engine.errors import VitrallError
from vitrall.engine.options import Options
from vitrall.lab.game_stats import game_stats
from vitrall.lab.merging import PREFIX, read_part
from vitrall.lab.parquet import about, write_games
from vitrall.lab.simulate import Batch
from vitrall.lab.stats_charts import write_charts
from vitrall.words import Words

PARTS: Final = Path(__file__).resolve().parents[2] / "build" / "balance"
PART: Final = 250  # games: half a minute of one core
GAMES: Final = 20_000  # 1,667 seats with each window: ±2.4 % of games won
SEED: Final = 7_000_000
PLAYOUTS: Final = 48  # half of the planner's own number: 0.9 points a game less, two thirds of the time
ENGINE: Final = "engine"  # compiled or plain: both play the same games
DRAWN: Final = {"windows": "Windows", "tools": "Tools", "publics": "Public objectives"}  # tables, and their titles

INTRODUCTION: Final = """## The base game

Two planners play each other with {playouts} playouts a turn (`python3 dev.py bench balance --part base`). Their windows
are drawn from the four that each is offered, so that a bot's preferences do not bias the figures. A tool's share of
games won is that of the seats that used it at least once: it also shows who needed the tool, not only its worth."""


def batch(games: int = GAMES, seed: int = SEED, playouts: int = PLAYOUTS) -> Batch:
    """All games of the page."""
    return Batch(Options(players=2), games, seed, ("planner",), (), 0, Budget(playouts=playouts), random_windows=True)


def play_parts(whole: Batch, folder: Path = PARTS, workers: int = 1, size: int = PART) -> Iterator[Path]:
    """Play what is missing; yields the file of each part, also of those that were there."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, whole.games, size):
        part = replace(whole, first=first, games=min(size, whole.games - first))
        path = folder / f"base-{first:06}.parquet"
        if not is_played(path, part):
            for _ in write_games(path, part, workers):
                pass
        yield path


def is_played(path: Path, part: Batch) -> bool:
    """Whether the file has exactly these games."""
    try:
        known = read_part(path).about
    except VitrallError:
        return False
    wanted = {name.removeprefix(PREFIX): value for name, value in about(part).items()}
    return all(known.get(name) == value for name, value in wanted.items() if name != ENGINE)


def section(files: Sequence[Path]) -> str:
    """The page's section on the base game."""
    pictures = "\n".join(f"![{title}](charts/{picture(name)}.png)" for name, title in DRAWN.items())
    return f"{INTRODUCTION.format(playouts=PLAYOUTS)}\n\n{markdown(game_stats(files), Words('en'))}\n\n{pictures}"


def draw(files: Sequence[Path], folder: Path) -> list[Path]:
    """The pictures that the section shows."""
    drawn = [chart for chart in charts(game_stats(files), Words("en")) if chart.name in DRAWN]
    return list(write_charts(folder, [replace(chart, name=picture(chart.name)) for chart in drawn], kinds=("png",)))


def picture(table: str) -> str:
    return f"balance-{table}"
