"""`vitrall deck`: checks the decks that players write, and shows any card with what is known of it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from vitrall.cards.card_reader import TABLES
from vitrall.cards.catalogue import DeckCollection
from vitrall.cards.printed import CardFile
from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.deck_pages import card_data, fault_line, shown_cards, unprinted_lines, wanted_cards
from vitrall.cli.screen.console import Screen
from vitrall.why import MOST_FAULTS
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    about = words.say("deck-about")
    parser = commands.add_parser("deck", words=words, help=about, description=about)
    inner = parser.add_subparsers(title=words.say("usage-commands"), metavar="COMMAND", required=True)
    _add_check(inner, words)
    _add_show(inner, words)


def _add_check(commands: Commands, words: Words) -> None:
    about = words.say("deck-check-about")
    parser = commands.add_parser("check", words=words, help=about, description=about)
    parser.add_argument("files", nargs="+", metavar="FILE", help=words.say("deck-check-files"))
    parser.set_defaults(run=check)


def _add_show(commands: Commands, words: Words) -> None:
    about = words.say("deck-show-about")
    parser = commands.add_parser("show", words=words, help=about, description=about)
    help = words.say("deck-show-what", kinds=", ".join(TABLES))
    parser.add_argument("what", nargs="*", metavar="CARD|KIND", help=help)
    parser.add_argument("--json", action="store_true", help=words.say("deck-show-json"))
    add_deck(parser, words)
    parser.set_defaults(run=show)


def check(asked: argparse.Namespace, words: Words) -> int:
    """Print every error of every file with its place; for a valid file, its contents."""
    collection = DeckCollection()
    for name in asked.files:
        for line in _checked(Path(name), collection, words):
            print(line)  # whole, however long: other programs may read it
    if collection.faults:
        print(words.say("deck-faults", count=len(collection.faults)))
    return 1 if collection.faults else 0


def _checked(path: Path, collection: DeckCollection, words: Words) -> Iterator[str]:
    before = len(collection.faults)
    file = collection.put_file(path)
    faults = collection.faults[before:]
    yield from (fault_line(fault, words) for fault in faults)
    if len(faults) == MOST_FAULTS:
        yield words.say("deck-no-more", count=MOST_FAULTS)
    if file is not None:
        yield words.say("deck-sound", file=file.source)
        yield from (f"  {line}" for line in _held(file, words))


def _held(file: CardFile, words: Words) -> Iterator[str]:
    """The number of cards of each kind, what they replace, and which are not known from print."""
    tables = [card.origin.table for card in file.cards()]
    for table in TABLES:
        if table in tables:
            yield words.say("deck-number", kind=words.say(f"deck-kind-{table}"), count=tables.count(table))
    if file.replaces:
        yield words.say("deck-replaces", kinds=", ".join(words.say(f"deck-kind-{table}") for table in file.replaces))
    yield from unprinted_lines(file, words)


def show(asked: argparse.Namespace, words: Words) -> int:
    """The cards asked for, by kind."""
    cards = wanted_cards(" ".join(asked.what), cards_asked(asked), words)
    if asked.json:
        print(json.dumps([card_data(card, words) for card in cards], ensure_ascii=False, indent=2))
        return 0
    screen = Screen()
    screen.show(shown_cards(cards, words, screen.width))
    return 0
