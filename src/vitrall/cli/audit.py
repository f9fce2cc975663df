"""`vitrall audit`: which rules a window of a real table breaks, what could explain it, and how to put it right."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.real_table.entered_table import Entry, Table
from vitrall.cli.real_table.source import add_source, entered
from vitrall.cli.real_table.window_drawing import entry_lines
from vitrall.cli.screen.console import Screen
from vitrall.referee import audit, repairs
from vitrall.referee.verdict_lines import fault_lines, repair_line
from vitrall.words import Words

MOST_REPAIRS: Final = 12


def add(commands: Commands, words: Words) -> None:
    about = words.say("audit-about")
    parser = commands.add_parser("audit", words=words, help=about, description=words.say("audit-description"))
    add_source(parser, words)
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    screen = Screen()
    table = entered(asked.file, cards_asked(asked), screen, words, with_tools=True)
    if table is None:
        return 1
    for entry in table.entries:
        if entry is not table.entries[0]:
            screen.gap()
        screen.show(entry_lines(entry, words))
        screen.show(_verdict(table, entry, words))
    return 0


def _verdict(table: Table, entry: Entry, words: Words) -> Iterator[str]:
    window = table.window(entry)
    audited = audit(window, table.on_table)
    if not audited.broken:
        yield words.say("audit-clean")
        return
    yield words.say("audit-faults", count=len(audited.broken))
    for fault in fault_lines(window, audited):
        yield "  " + words.message(fault["line"])
        yield from ("    " + words.message(note) for note in fault["notes"])
    yield from _repairs(table, entry, words)


def _repairs(table: Table, entry: Entry, words: Words) -> Iterator[str]:
    """Every smallest removal and the score it leaves; only the first few if there are many."""
    fixes = repairs(table.window(entry), table.on_table, table.stakes(entry))
    for repair in fixes[:MOST_REPAIRS]:
        remains, *lost = repair_line(repair)["lines"]
        yield words.message(remains)
        yield from ("  " + words.message(line) for line in lost)
    if len(fixes) > MOST_REPAIRS:
        yield words.say("audit-more", count=len(fixes) - MOST_REPAIRS)
