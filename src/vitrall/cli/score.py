"""`vitrall score`: what the windows of a real table are worth, line by line with the reasons, and who is ahead."""

from __future__ import annotations

import argparse

from rich.text import Text

from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.real_table.entered_table import Table
from vitrall.cli.real_table.source import add_source, entered
from vitrall.cli.real_table.window_drawing import entry_lines
from vitrall.cli.screen.console import Screen
from vitrall.cli.screen.lines import Block
from vitrall.cli.screen.sheet_text import ranking_lines, sheet_lines
from vitrall.referee import sheets
from vitrall.score import Score
from vitrall.story.score_sheet import seat_sheet
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    about = words.say("score-about")
    parser = commands.add_parser("score", words=words, help=about, description=words.say("score-description"))
    add_source(parser, words)
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    screen = Screen()
    table = entered(asked.file, cards_asked(asked), screen, words, with_tools=False)
    if table is None:
        return 1
    screen.show(_lines(table, words))
    return 0


def _lines(table: Table, words: Words) -> Block:
    """Every window with its sheet; of several also the order they come in."""
    scores = sheets([table.player(entry) for entry in table.entries], table.publics)
    lines: Block = []
    for entry, score in zip(table.entries, scores, strict=True):
        lines += [*([Text()] if lines else []), *entry_lines(entry, words), *_sheet(score, words)]
    if len(scores) == 1:
        return lines
    return [*lines, Text(), *ranking_lines(scores, [entry.name for entry in table.entries], words)]


def _sheet(score: Score, words: Words) -> Block:
    """A private objective that nobody has named is left out."""
    sheet = seat_sheet(score, words.own)
    sheet["rows"] = [row for row in sheet["rows"] if row["kind"] != "private" or row["card"] is not None]
    return sheet_lines(sheet, words)
