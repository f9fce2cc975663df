"""`vitrall play`: a game in the terminal, against bots, with others at the same keyboard, or alone."""

from __future__ import annotations

import argparse
import os
import secrets
from collections.abc import Sequence
from pathlib import Path

from vitrall.bots import bot_names
from vitrall.cli.arguments import Commands, add_strict
from vitrall.cli.deck_option import add_deck, cards_asked, deck_flags
from vitrall.cli.game_options import add_game_options, options_from
from vitrall.cli.screen.console import Screen
from vitrall.cli.session.autosave import AutoSave
from vitrall.cli.session.host import Host, Left
from vitrall.cli.session.opponents import Opponent
from vitrall.cli.session.resuming import resumed
from vitrall.cli.session.saving import games_folder, new_path, newest, read_file
from vitrall.cli.session.seat_plan import Seat, check_guests, guest_flags, seat_headers, seats_asked, seats_from_headers
from vitrall.engine.errors import Unreadable
from vitrall.engine.generator import LARGEST_SEED
from vitrall.game import Game
from vitrall.words import Words

LAST = ""  # the value of `--resume` without a file


def add(commands: Commands, words: Words) -> None:
    parser = commands.add_parser(
        "play",
        words=words,
        help=words.say("play-about"),
        description=words.say("play-description"),
        epilog=words.say("play-examples"),
    )
    parser.add_argument("--seat", action="append", default=[], metavar="NAME", help=words.say("flag-seat"))
    parser.add_argument("--bots", default="random", metavar="BOT", help=_bots_help(words))
    add_strict(parser, words)
    parser.add_argument("--resume", nargs="?", const=LAST, metavar="FILE", help=words.say("flag-resume"))
    parser.add_argument("--seed", type=int, metavar="N", help=words.say("option-seed"))
    add_deck(parser, words)
    add_game_options(parser, words)
    parser.set_defaults(run=run, players=None)


def _bots_help(words: Words) -> str:
    return f"{words.say('flag-bots')}; {', '.join(bot_names())}"


def run(asked: argparse.Namespace, words: Words) -> int:
    """One game from the beginning, or from where it was left."""
    return _hosted(_resumed(asked, words) if asked.resume is not None else _begun(asked, words), asked.strict)


def _begun(asked: argparse.Namespace, words: Words) -> Host:
    if asked.players is None:
        asked.players = max(2, len(asked.seat))
    options = options_from(asked)
    seats = seats_asked(asked.seat, options.players, asked.bots, words)
    if not any(not seat.bot for seat in seats):
        raise Unreadable("play/nobody")
    game = Game.new(options, asked.seed, deck=cards_asked(asked))
    return _host(game, seats, new_path(os.environ), asked, words)


def _resumed(asked: argparse.Namespace, words: Words) -> Host:
    path = newest(os.environ) if asked.resume == LAST else Path(asked.resume)
    game = resumed(read_file(path), cards_asked(asked))
    seats = seats_from_headers(game.headers, game.options.players, words)
    check_guests(seats, [asked.bots, *asked.seat])
    return _host(game, seats, path, asked, words)


def _host(game: Game, seats: Sequence[Seat], path: Path, asked: argparse.Namespace, words: Words) -> Host:
    game.headers.update(seat_headers(seats))
    start = secrets.randbelow(LARGEST_SEED) if asked.seed is None else asked.seed
    autosave = AutoSave(path, path.parent != games_folder(os.environ), deck_flags(asked))
    bots = {place: Opponent(seat.bot, start + place) for place, seat in enumerate(seats) if seat.bot}
    return Host(game, seats, bots, autosave, Screen(), words)


def _hosted(host: Host, strict: bool) -> int:
    """Play the game until its end or until a player leaves, by `quit`, Ctrl-D or Ctrl-C. Under
    `--strict` a bot that failed makes the exit code 1."""
    try:
        host.run()
    except (Left, EOFError):
        _farewell(host)
    except KeyboardInterrupt:
        _farewell(host)
        return 130
    finally:
        host.close()
    trouble = host.bot_trouble()
    if trouble:
        Screen().show(trouble)
    return 1 if strict and trouble else 0


def _farewell(host: Host) -> None:
    """Where the game is saved, and how to continue it."""
    trouble = host.autosave.save(host.game) or host.autosave.trouble
    screen = Screen()
    if host.is_shared:
        screen.clear(forget=True)
    screen.gap()
    if trouble is not None:
        screen.tell(host.words.error(trouble))
    else:
        screen.show([host.words.say("kept", command=host.autosave.command("play --resume") + guest_flags(host.seats))])
