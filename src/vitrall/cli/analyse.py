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
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from vitrall.analysis import EFFORTS, Analysis, analysing, analysis_data
from vitrall.analysis.game_analysis import effort_named
from vitrall.analysis.playout_values import CERTAIN, POINT
from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.session.saving import newest, read_file
from vitrall.cli.session.seat_plan import seats_from_headers
from vitrall.game import Game
from vitrall.moves import move_parts
from vitrall.words import Words

PER_CENT = CERTAIN // 100
PARTS = ("expected", "luck", "own", "others", "rest")
PASS = "pass"
NO_BREAK = "\N{NO-BREAK SPACE}"
INDENT = 2

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
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help=words.say("flag-workers"))
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    text = sys.stdin.buffer.read() if asked.file == "-" else read_file(_path(asked.file))
    game = Game.from_record(text, deck=cards_asked(asked))
    data = analysis_data(_analysed(game, asked))
    if asked.json:
        print(json.dumps({"effort": asked.effort, "seed": asked.seed, **data}))
        return 0
    names = [seat.name for seat in seats_from_headers(game.headers, game.players, words)]
    Report(data, names, words, bool(game.state.rules.solo)).show(asked.effort, asked.turns)
    return 0


def _path(file: str | None) -> Path:
    return newest(os.environ) if file is None else Path(file)


def _analysed(game: Game, asked: argparse.Namespace) -> Analysis:
    """The last of the analyses, with a bar on a terminal meanwhile."""
    columns = (BarColumn(), TextColumn("{task.percentage:>3.0f} %"), TimeElapsedColumn())
    console = Console(stderr=True)
    last: Analysis | None = None
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=effort_named(asked.effort).playouts)
        for last in analysing(game, asked.effort, asked.seed, asked.workers):
            progress.update(task, completed=last.playouts)
    assert last is not None, "every effort has playouts"
    return last


class Report:
    """An analysis in words and tables."""

    def __init__(self, data: Data, names: list[str], words: Words, is_solo: bool) -> None:
        self._data = data
        self._names = names
        self._words = words
        self._is_solo = is_solo
        self._console = Console()

    def show(self, effort: str, all_turns: bool) -> None:
        print(self._words.say("analyse-method", playouts=self._data["playouts"], effort=effort))
        self._show_accounts("analyse-margin" if self._is_solo else "analyse-points", "points", POINT)
        self._show_accounts("analyse-chances", "chances", PER_CENT, " %")
        for seat, name in zip(self._data["seats"], self._names, strict=True):
            self._show_seat(seat, name, all_turns)

    def _show_accounts(self, title: str, kind: str, unit: int, sign: str = "") -> None:
        table = Table(title=self._words.say(title))
        table.add_column(self._words.say("analyse-player"))
        parts = [part for part in PARTS if not (self._is_solo and part == "others")]
        for part in (*parts, "result", "accuracy"):
            table.add_column(self._words.say(f"analyse-{part}"), justify="right")
        for seat, name in zip(self._data["seats"], self._names, strict=True):
            account = seat[kind]
            cells = [_figure(account[part], unit, sign, signed=part != "expected") for part in parts]
            table.add_row(name, *cells, f"{account['result'] / unit:g}{sign}", f"{seat['accuracy']} %")
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
        for which in ("luckiest", "unluckiest"):
            if roll := seat[which]:
                points = f"{roll['points'][0] / POINT:+.1f}"
                self._line(say(f"analyse-{which}", round=roll["round"], points=points))
        self._show_windows(seat)

    def _show_turn(self, turn: Data) -> None:
        say = self._words.say
        where = say("analyse-turn", round=turn["round"], turn=turn["turn"]) if turn["round"] else say("analyse-choice")
        verdict = say(
            "analyse-verdict",
            word=say(f"analyse-word-{turn['word']}"),
            loss=f"{turn['loss'][0] / POINT:.1f}",
            chance=f"{turn['chance_loss'][0] / PER_CENT:.0f}",
        )
        self._line(f"{where}: {verdict}")
        self._line(say("analyse-done", moves=self._moves(turn["done"])), 2)
        if turn["better"]:
            self._line(say("analyse-better", moves=self._moves(turn["better"])), 2)
        if turn["reasons"]:
            reasons = "; ".join(self._words.hint(reason["name"], reason["values"]) for reason in turn["reasons"])
            self._line(say("analyse-because", reasons=reasons), 2)

    def _line(self, text: str, depth: int = 1) -> None:
        """A line that breaks between words, its later lines further in."""
        at = INDENT * depth * " "
        print(fill(text, self._console.width, initial_indent=at, subsequent_indent=at + INDENT * " "))

    def _moves(self, moves: list[str]) -> str:
        """The moves in words. The end of the turn is mentioned only if nothing else was done."""
        return "; ".join(self._words.offer(move) for move in moves if move != PASS or len(moves) == 1)

    def _show_windows(self, seat: Data) -> None:
        windows = [offer for offer in seat["offers"] if move_parts(offer["move"])["verb"] == "choose"]
        if not windows:
            return
        best = max(windows, key=lambda offer: offer["points"][0])
        chosen = next(offer for offer in windows if offer["chosen"])
        names = {offer["move"]: self._words.name(move_parts(offer["move"])["card"]) for offer in windows}
        if best is chosen:
            points = f"{best['points'][0] / POINT:.1f}"
            self._line(self._words.say("analyse-window", window=names[best["move"]], points=points))
            return
        more = f"{(best['points'][0] - chosen['points'][0]) / POINT:.1f}"
        window, better = names[chosen["move"]], names[best["move"]]
        self._line(self._words.say("analyse-window-missed", window=window, best=better, points=more))


def _figure(figure: list[int], unit: int, sign: str, signed: bool) -> str:
    value, error = figure[0] / unit, figure[1] / unit
    return f"{value:{'+' if signed else ''}.1f}{sign} ± {error:.1f}".replace(" ", NO_BREAK)
