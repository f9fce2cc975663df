"""`vitrall sim`: many games at once, their means and a checksum."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from vitrall.cli.game_options import add_game_options, options_from
from vitrall.engine.options import Options
from vitrall.lab.parquet import write_games
from vitrall.lab.simulate import Totals, parts


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("sim", help="play many games at once and add them up", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default 1000)")
    parser.add_argument("--bots", nargs="+", default=["random"], metavar="BOT", help="one for all seats, or one a seat")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (default 0)"
    )
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes to share the work (default 1)")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object on the last line")
    parser.add_argument("--out", type=Path, metavar="FILE.parquet", help="write a row for each game")
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    options = options_from(asked)
    found = _played(options, asked)
    print(json.dumps(found.summary()) if asked.json else _told(found))
    return 0


def _played(options: Options, asked: argparse.Namespace) -> Totals:
    """Progress goes to the error stream, so that the result can be piped."""
    found = Totals()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=asked.games)
        for part in _parts(options, asked):
            found.add(part)
            progress.update(task, completed=found.games)
    return found


def _parts(options: Options, asked: argparse.Namespace) -> Iterator[Totals]:
    bots = tuple(asked.bots)
    if asked.out:
        return write_games(asked.out, options, asked.games, asked.seed, bots=bots, workers=asked.workers)
    return parts(options, asked.games, asked.seed, bots=bots, workers=asked.workers)


def _told(found: Totals) -> str:
    lines = [f"games: {found.games}", f"games per CPU second: {found.summary()['games_per_cpu_second']}"]
    for seat, (score, wins) in enumerate(zip(found.scores, found.wins, strict=True)):
        lines.append(f"seat {seat + 1}: mean score {score / found.games:.2f}, won {wins}")
    return "\n".join([*lines, f"checksum: {found.summary()['checksum']}"])
