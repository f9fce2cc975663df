"""Where the description of a window comes from: a file, standard input, or the keyboard."""

from __future__ import annotations

import sys
from pathlib import Path

from vitrall.cards.catalogue import Catalogue
from vitrall.cli.arguments import Parser
from vitrall.cli.real_table.entered_table import Table
from vitrall.cli.real_table.file import MOST_BYTES, read_table
from vitrall.cli.real_table.questions import asked
from vitrall.cli.screen.console import Screen
from vitrall.cli.session.saving import read_file
from vitrall.words import Words


def add_source(parser: Parser, words: Words) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help=words.say("flag-table"))


def entered(file: str | None, cards: Catalogue, screen: Screen, words: Words, with_tools: bool) -> Table | None:
    """The table; none if the person who was asked has quit."""
    if file is None and sys.stdin.isatty():
        try:
            return asked(cards, screen, words, with_tools)
        except EOFError:
            screen.gap()
            return None
    content = sys.stdin.buffer.read(MOST_BYTES + 1) if file in (None, "-") else read_file(Path(file or ""))
    return read_table(content, cards)
