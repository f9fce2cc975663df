"""`vitrall replay`: a game from its record, move by move in a terminal, or one moment of it as text."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from rich.text import Text

from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.screen.console import Screen
from vitrall.cli.session.replay_moments import ReplayMoments
from vitrall.cli.session.replay_screen import ReplayScreen
from vitrall.cli.session.saving import newest, read_file
from vitrall.cli.session.seat_plan import seats_from_headers
from vitrall.engine.errors import Unreadable
from vitrall.story.log import log_lines
from vitrall.why import number as why_number
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    about = words.say("replay-about")
    parser = commands.add_parser("replay", words=words, help=about, description=words.say("replay-description"))
    parser.add_argument("file", nargs="?", metavar="FILE", help=words.say("flag-record"))
    moment = parser.add_mutually_exclusive_group()
    moment.add_argument("--to", type=int, metavar="N", help=words.say("flag-to"))
    moment.add_argument("--round", type=int, metavar="N", help=words.say("flag-round"))
    moment.add_argument("--final", action="store_true", help=words.say("flag-final"))
    moment.add_argument("--log", action="store_true", help=words.say("flag-log"))
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    moments = ReplayMoments(_text(asked.file), cards_asked(asked))
    names = [seat.name for seat in seats_from_headers(moments.game.headers, moments.game.options.players, words)]
    replay_screen = ReplayScreen(moments, names, Screen(), words)
    if asked.to is not None:
        replay_screen.show(_checked(asked.to, moments.last))
    elif asked.round is not None:
        replay_screen.show(moments.first_of(asked.round))
    elif asked.final:
        replay_screen.show_end()
    elif asked.log or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _tell(moments, names, words)
    else:
        replay_screen.run()
    return 0


def _text(file: str | None) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read()
    return read_file(newest(os.environ) if file is None else Path(file))


def _checked(number: int, last: int) -> int:
    if not 0 <= number <= last:
        raise Unreadable("replay/move", why_number(number, 0, last))
    return number


def _tell(moments: ReplayMoments, names: list[str], words: Words) -> None:
    """The whole game in words, and its end."""
    screen = Screen()
    for line in log_lines(moments.game.events, names, words):
        screen.tell(line)
    if moments.game.state.windows:
        screen.show([Text()])
        ReplayScreen(moments, names, screen, words).show_end()
