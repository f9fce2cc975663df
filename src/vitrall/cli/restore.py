"""`vitrall restore`: a backup becomes the tables of a server again. Needs the extra `web`."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from vitrall.cli.arguments import Commands
from vitrall.cli.backup import add_database, settings_asked
from vitrall.engine.errors import Unavailable
from vitrall.why import verbatim
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    about = words.say("restore-about")
    parser = commands.add_parser("restore", words=words, help=about, description=words.say("restore-description"))
    parser.add_argument("file", metavar="FILE", help=words.say("restore-file"))
    add_database(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    try:
        from vitrall.server.storage.backup import restore
    except ImportError as error:
        raise Unavailable("web/extra", verbatim(error.name or "")) from error
    settings = settings_asked(asked)
    count = asyncio.run(restore(Path(asked.file), settings.address, settings.key_path))
    address = settings.address
    place = address if "://" not in address else address.partition("://")[0]  # a URL may hold a password
    print(words.say("restore-done", count=count, path=place))
    return 0
