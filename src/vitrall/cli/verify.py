"""`vitrall verify`: the proof that no roll of a record was chosen."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.session.saving import read_file
from vitrall.fair import Witness, verify
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    about = words.say("verify-about")
    parser = commands.add_parser("verify", words=words, help=about, description=words.say("verify-description"))
    parser.add_argument("file", metavar="FILE", help=words.say("verify-file"))
    parser.add_argument("--commitment", default="", metavar="HEX", help=words.say("verify-commitment"))
    parser.add_argument("--luck", default="", metavar="HEX", help=words.say("verify-luck"))
    parser.add_argument("--code", default="", metavar="DICE", help=words.say("verify-code"))
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    """Exit code 0 only for a record that is proven; a wrong roll is an error with its line."""
    text = sys.stdin.buffer.read() if asked.file == "-" else read_file(Path(asked.file))
    proof = verify(text, cards_asked(asked).deck, Witness(asked.commitment, asked.luck, asked.code))
    print(words.say("verify-fair" if proof.dice == "fair" else "verify-seed", count=proof.rolls))
    if not proof.over:
        print(words.say("verify-not-over"))
    return 0
