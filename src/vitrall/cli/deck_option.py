"""`--deck FILE`: players' own cards, for every command that deals, judges or names cards."""

from __future__ import annotations

import argparse
from pathlib import Path
from shlex import quote

from vitrall.cards.card_reader import DeckText, deck_text
from vitrall.cards.catalogue import Catalogue, joined_catalogue
from vitrall.words import Words


def add_deck(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add `--deck`, which may be given several times."""
    parser.add_argument("--deck", action="append", default=[], metavar="FILE", help=words.say("flag-deck"))


def decks_asked(asked: argparse.Namespace) -> tuple[DeckText, ...]:
    """The decks that the command line names, as texts. Each is read once, since it may come from a pipe."""
    if "decks" not in asked:
        asked.decks = tuple(deck_text(Path(name)) for name in asked.deck)
    decks: tuple[DeckText, ...] = asked.decks
    return decks


def cards_asked(asked: argparse.Namespace) -> Catalogue:
    """All cards of the command: those of the project together with those decks."""
    return joined_catalogue(decks_asked(asked))


def with_own_cards(asked: argparse.Namespace, words: Words) -> Words:
    """The words with the names of players' own cards, if the command takes any."""
    return words.with_cards(cards_asked(asked).wordings) if "deck" in asked else words


def deck_flags(asked: argparse.Namespace) -> str:
    """The flags that name the same decks again."""
    return "".join(f" --deck {quote(name)}" for name in asked.deck)
