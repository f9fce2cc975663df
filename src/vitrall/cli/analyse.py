"""`vitrall analyse`: explains how much of a finished game was luck, and which turns could have been better."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from vitrall.analysis import EFFORTS, Analysis, analysing_in_stages, analysis_data
from vitrall.analysis import Progress as AnalysisProgress
from vitrall.analysis.analysis_page import analysis_page
from vitrall.analysis.analysis_words import NO_BREAK, PER_CENT, AnalysisWords
from vitrall.analysis.game_analysis import effort_named
from vitrall.analysis.many_games import ManyGames, write_verdicts
from vitrall.analysis.playout_values import POINT
from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked, decks_asked
from vitrall.cli.session.saving import newest, read_file
from vitrall.cli.session.seat_plan import seats_from_headers
from vitrall.engine.errors import Unavailable
from vitrall.game import Game
from vitrall.why import by_system
from vitrall.words import Words

INDENT = 2
LABEL_WIDE = 24  # columns of the terminal for the names of the parts
PLAYER_WIDE = 19  # and for the figures of a player
OUT = Path("verdicts.parquet")

Data = dict[str, Any]


def add(commands: Commands, words: Words) -> None:
    parser = commands.add_parser(
        "analyse", words=words, help=words.say("analyse-about"), description=words.say("analyse-description")
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help=words.say("flag-record"))
    parser.add_argument("--effort", default="normal", metavar="|".join(EFFORTS), help=words.say("analyse-effort"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=words.say("analyse-seed"))
    parser.add_argument("--turns", action="store_true", help=words.say("analyse-turns"))
    parser.add_argument("--json", action="store_true", help=words.say("flag-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=words.say("analyse-html"))
    parser.add_argument("--many", nargs="+", type=Path, default=[], metavar="PATH", help=words.say("analyse-many"))
    out = f"{words.say('analyse-out')}; {words.say('flag-default', value=OUT.name)}"
    parser.add_argument("--out", type=Path, default=OUT, metavar="FILE.parquet", help=out)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help=words.say("flag-workers"))
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    if asked.many:
        return run_many(asked, words)
    text = sys.stdin.buffer.read() if asked.file == "-" else read_file(_path(asked.file))
    game = Game.from_record(text, deck=cards_asked(asked))
    analysis = _analysed(game, asked)
    data = analysis_data(analysis)
    names = [seat.name for seat in seats_from_headers(game.headers, game.players, words)]
    if asked.html:
        _write(asked.html, analysis_page(analysis, data, names, words, asked.effort))
    if asked.json:
        print(json.dumps({"effort": asked.effort, "seed": asked.seed, **data}))
    elif not asked.html:
        Report(data, names, AnalysisWords(words, bool(game.state.rules.solo))).show(asked.effort, asked.turns)
    return 0


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Unavailable("file/write", by_system(path, error)) from error


def _path(file: str | None) -> Path:
    return newest(os.environ) if file is None else Path(file)


def _analysed(game: Game, asked: argparse.Namespace) -> Analysis:
    """The last of the analyses, with a bar on a terminal meanwhile."""
    columns = (BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeElapsedColumn())
    console = Console(stderr=True)
    last: AnalysisProgress | None = None
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=effort_named(asked.effort).playouts)
        for last in analysing_in_stages(game, [asked.effort], asked.seed, asked.workers):
            progress.update(task, completed=last.playouts)
    assert last is not None, "every effort has playouts"
    return last.analysis()


def run_many(asked: argparse.Namespace, words: Words) -> int:
    """The verdicts on many games as a file. Records with errors are named; the others are analysed all the same."""
    games = ManyGames(tuple(asked.many), asked.effort, asked.seed, decks_asked(asked))
    console = Console(stderr=True)
    analysed = errors = 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games.count())
        for record in write_verdicts(asked.out, games, asked.workers):
            progress.advance(task)
            analysed += record.error is None
            if record.error:
                errors += 1
                where = f"{record.file}, {words.say('why-collection-record', number=str(record.number))}"
                message = f"vitrall: {where}: {words.error(record.error)} [{record.error.code}]"
                progress.console.print(message, markup=False, highlight=False, soft_wrap=True)
    print(words.say("analyse-written", file=str(asked.out), games=analysed))
    return 1 if errors else 0


class Report:
    """An analysis in words and tables."""

    def __init__(self, data: Data, names: list[str], texts: AnalysisWords) -> None:
        self._data = data
        self._names = names
        self._texts = texts
        self._words = texts.words
        self._console = Console()

    def show(self, effort: str, all_turns: bool) -> None:
        print(self._texts.method(self._data, effort))
        self._show_accounts("analyse-margin" if self._texts.is_solo else "analyse-points", "points", POINT)
        self._show_accounts("analyse-chances", "chances", PER_CENT, " %")
        for seat, name in zip(self._data["seats"], self._names, strict=True):
            self._show_seat(seat, name, all_turns)

    def _show_accounts(self, title: str, kind: str, unit: int, sign: str = "") -> None:
        """A column for each player, in as many tables as the width of the terminal needs."""
        print()
        print(self._words.say(title))
        room = max(1, (self._console.width - LABEL_WIDE) // PLAYER_WIDE)
        for first in range(0, len(self._names), room):
            self._show_columns(slice(first, first + room), kind, unit, sign)

    def _show_columns(self, which: slice, kind: str, unit: int, sign: str) -> None:
        table = Table("")
        for name in self._names[which]:
            table.add_column(Text(name), justify="right")
        seats, texts = self._data["seats"][which], self._texts
        for part in texts.parts:
            cells = [texts.figure(seat[kind][part], unit, sign, signed=part != "expected") for seat in seats]
            table.add_row(self._words.say(f"analyse-{part}"), *cells)
        table.add_section()
        results = [texts.result(seat[kind]["result"], unit, sign) for seat in seats]
        table.add_row(self._words.say("analyse-result"), *results)
        if kind == "points":
            table.add_row(self._words.say("analyse-accuracy"), *[f"{seat['accuracy']}{NO_BREAK}%" for seat in seats])
        self._console.print(table)

    def _show_seat(self, seat: Data, name: str, all_turns: bool) -> None:
        say = self._words.say
        print()
        print(say("analyse-all-turns" if all_turns else "analyse-costliest", name=name))
        chosen = range(len(seat["turns"])) if all_turns else seat["costliest"]
        for place in chosen:
            self._show_turn(seat["turns"][place])
        if not list(chosen):
            self._line(say("analyse-none"))
        for text in (*self._texts.rolls(seat), self._texts.window(seat)):
            if text:
                self._line(text)

    def _show_turn(self, turn: Data) -> None:
        self._line(f"{self._texts.turn_name(turn)}: {self._texts.verdict(turn)}")
        for text in (self._texts.done(turn), self._texts.better(turn), self._texts.because(turn)):
            if text:
                self._line(text, 2)

    def _line(self, text: str, depth: int = 1) -> None:
        """A line that breaks between words, its later lines further in."""
        at = INDENT * depth * " "
        print(fill(text, self._console.width, initial_indent=at, subsequent_indent=at + INDENT * " "))
