"""`vitrall audit`: which rules a window of a real table breaks, what could explain it, and how to put it right."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.real_table.drawing import entry_lines
from vitrall.cli.real_table.entry import Entry
from vitrall.cli.real_table.source import add_source, entered
from vitrall.cli.screen.console import Screen
from vitrall.referee import Audit, Fault, audit, repairs
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
    entry = entered(asked.file, cards_asked(asked), screen, words, with_tools=True)
    if entry is None:
        return 1
    screen.show(entry_lines(entry, words))
    screen.show(_verdict(entry, words))
    return 0


def _verdict(entry: Entry, words: Words) -> Iterator[str]:
    found = audit(entry.window, entry.on_table)
    if not found.broken:
        yield words.say("audit-clean")
        return
    yield words.say("audit-faults", count=len(found.broken))
    for fault in found.broken:
        yield from _fault(fault, found, words)
    yield from _repairs(entry, words)


def _fault(fault: Fault, found: Audit, words: Words) -> Iterator[str]:
    for rule in fault.rules:
        yield "  " + words.say("audit-fault", space=fault.cell, reason=words.say(f"rule-{rule.lower()}"))
        if rule == "P6":
            yield "    " + words.say("audit-partners", spaces=" ".join(fault.partners))
        for why in found.explained:
            if (why.cell, why.rule) == (fault.cell, rule):
                yield "    " + words.say("audit-explained", tools=", ".join(words.name(tool) for tool in why.tools))


def _repairs(entry: Entry, words: Words) -> Iterator[str]:
    """Every smallest removal with what it leaves; of very many the first few."""
    found = repairs(entry.window, entry.on_table, entry.stakes)
    for repair in found[:MOST_REPAIRS]:
        yield words.say("audit-repair", spaces=" ".join(repair.remove), points=repair.total)
    if len(found) > MOST_REPAIRS:
        yield words.say("audit-more", count=len(found) - MOST_REPAIRS)
