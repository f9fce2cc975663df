"""`vitrall referee`: one question a line on standard input, one answer a line on standard output; JSON both ways."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import BinaryIO, TextIO

from vitrall.cards.catalogue import Catalogue, full_catalogue
from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.referee import MOST_BYTES, answer
from vitrall.words import Words

_GULP = 65_536


def add(commands: Commands, words: Words) -> None:
    about = words.say("referee-about")
    parser = commands.add_parser("referee", words=words, help=about, description=about)
    add_deck(parser, words)
    parser.set_defaults(run=_run)


def _run(asked: argparse.Namespace, words: Words) -> int:
    return run(sys.stdin.buffer, sys.stdout, cards_asked(asked))


def run(stdin: BinaryIO, stdout: TextIO, cards: Catalogue | None = None) -> int:
    """Answer every line, each at once, until the questions end. Blank lines are skipped."""
    for line in _lines(stdin):
        if line.strip():
            stdout.write(answer(line, cards or full_catalogue()) + "\n")
            stdout.flush()
    return 0


def _lines(stdin: BinaryIO) -> Iterator[bytes]:
    """Each line without its end. A line that is too long is cut just beyond the limit."""
    while line := stdin.readline(MOST_BYTES + 2):
        if not line.endswith(b"\n"):
            _skip_line(stdin)
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def _skip_line(stdin: BinaryIO) -> None:
    while (rest := stdin.readline(_GULP)) and not rest.endswith(b"\n"):
        pass
