"""`vitrall score`: what a window of a real table is worth, line by line with the reasons."""

from __future__ import annotations

import argparse

from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.real_table.drawing import entry_lines
from vitrall.cli.real_table.entry import Entry
from vitrall.cli.real_table.source import add_source, entered
from vitrall.cli.screen.console import Screen
from vitrall.cli.screen.lines import Block
from vitrall.cli.screen.scored import scored
from vitrall.cli.screen.sheet import Tally, tally_lines
from vitrall.engine.scoring import claims, holes
from vitrall.referee import total
from vitrall.score import Line, claims_of
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    about = words.say("score-about")
    parser = commands.add_parser("score", words=words, help=about, description=words.say("score-description"))
    add_source(parser, words)
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    screen = Screen()
    entry = entered(asked.file, cards_asked(asked), screen, words, with_tools=False)
    if entry is None:
        return 1
    screen.show([*entry_lines(entry, words), *_sheet(entry, words)])
    return 0


def _sheet(entry: Entry, words: Words) -> Block:
    window = entry.window
    lines = [Line(card.id, claims_of(claims(window, card))) for card in entry.stakes.objectives]
    empty = int(holes(window))
    cards = [scored(line, words) for line in lines]
    return tally_lines(Tally(cards, entry.tokens, empty, -empty, total(window, entry.stakes)), words)
