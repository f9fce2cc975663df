"""`vitrall stats`: what the rows of many games say about windows, tools, objectives, seats and the order of turns."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck
from vitrall.cli.stats_tables import batch_line, cells, first_player, heads, label, markdown, table_titles
from vitrall.lab.game_stats import GameStats, game_stats
from vitrall.lab.stats_charts import Chart, write_charts
from vitrall.lab.written_page import put_section
from vitrall.words import Words

CHARTED = {"windows": "won", "tools": "uses", "publics": "points", "privates": "points", "seats": "won", "order": "won"}


def add(commands: Commands, words: Words) -> None:
    about = words.say("stats-about")
    parser = commands.add_parser("stats", words=words, help=about, description=about)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.parquet", help=words.say("stats-files"))
    parser.add_argument("--json", action="store_true", help=words.say("flag-json"))
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help=words.say("stats-pictures"))
    parser.add_argument("--page", type=Path, metavar="FILE.md", help=words.say("stats-page"))
    parser.add_argument("--title", default="", metavar="TEXT", help=words.say("stats-flag-title"))
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    stats = game_stats(asked.files)
    if asked.pictures:
        for path in write_charts(asked.pictures, charts(stats, words)):
            print(path)
    if asked.page:
        title = asked.title or words.say("stats-title")
        put_section(asked.page, "stats", f"## {title}\n\n{markdown(stats, words)}", f"# {title}\n")
    if asked.json:
        print(json.dumps(stats.as_data()))
    elif not asked.page:
        _show(stats, words)
    return 0


def _show(stats: GameStats, words: Words) -> None:
    console = Console()
    for text in (batch_line(stats, words), words.say("stats-intervals"), first_player(stats, words)):
        print(text)  # whole, however long: other programs may read it
    for name, title in table_titles(stats, words).items():
        table = Table(title=title)
        for place, head in enumerate(heads(name, stats.tables[name], words)):
            table.add_column(head, justify="right" if place else "left")
        for line in cells(name, stats.tables[name], words):
            table.add_row(*line)
        console.print(table)


def charts(stats: GameStats, words: Words) -> list[Chart]:
    """A picture for each table."""
    return [
        Chart(
            name,
            title=words.say(f"stats-{name}"),
            axis=words.say(f"stats-{CHARTED[name]}"),
            share=CHARTED[name] == "won",
            bars=[(label(name, line, words), line.figures[CHARTED[name]]) for line in stats.tables[name]],
        )
        for name in stats.tables
    ]
