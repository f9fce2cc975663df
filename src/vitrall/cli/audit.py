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
from vitrall.engine.board import BESIDE, INDEX
from vitrall.referee import Audit, Fault, Repair, audit, repairs
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
    audited = audit(table.window(entry), table.on_table)
    if not audited.broken:
        yield words.say("audit-clean")
        return
    yield words.say("audit-faults", count=len(audited.broken))
    for fault in audited.broken:
        yield from _fault(fault, audited, words)
        yield from _near(table, entry, fault, words)
    yield from _repairs(table, entry, words)


def _fault(fault: Fault, audited: Audit, words: Words) -> Iterator[str]:
    for rule in fault.rules:
        yield "  " + words.say("audit-fault", space=fault.cell, reason=words.say(f"rule-{rule.lower()}"))
        if rule == "P6":
            sides = [space for space in fault.partners if (int(BESIDE[INDEX[fault.cell]]) >> INDEX[space]) & 1]
            yield "    " + words.say("audit-partners", spaces=" ".join(sides))
        for why in audited.explained:
            if (why.cell, why.rule) == (fault.cell, rule):
                yield "    " + words.say("audit-explained", tools=", ".join(words.name(tool) for tool in why.tools))


def _near(table: Table, entry: Entry, fault: Fault, words: Words) -> Iterator[str]:
    """The greys that a board wants further from this one (G5)."""
    dice = dict(zip(INDEX, (die for row in entry.dice for die in row), strict=True))
    greys = [space for space in fault.partners if (dice[space] or "").startswith("S")]
    if greys and "G5" in fault.rules and table.keeps_apart:
        yield "    " + words.say("audit-too-near", spaces=" ".join(greys))


def _repairs(table: Table, entry: Entry, words: Words) -> Iterator[str]:
    """Every smallest removal with what it leaves; of very many the first few."""
    fixes = repairs(table.window(entry), table.on_table, table.stakes(entry))
    for repair in fixes[:MOST_REPAIRS]:
        yield words.say("audit-repair", spaces=" ".join(repair.remove), points=repair.total)
        yield from _discarded(repair, words)
    if len(fixes) > MOST_REPAIRS:
        yield words.say("audit-more", count=len(fixes) - MOST_REPAIRS)


def _discarded(repair: Repair, words: Words) -> Iterator[str]:
    """G7: a pioneer that is no longer met leaves the game."""
    if repair.discarded:
        yield "  " + words.say("audit-discarded", cards=", ".join(map(words.name, repair.discarded)))
