"""`vitrall backup`: all tables of a server in one file, while it runs. Needs the extra `web`."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING

from vitrall.cli.arguments import Commands, Parser
from vitrall.engine.errors import Unavailable
from vitrall.why import verbatim
from vitrall.words import Words

if TYPE_CHECKING:
    from vitrall.server.settings import Settings


def add(commands: Commands, words: Words) -> None:
    about = words.say("backup-about")
    parser = commands.add_parser("backup", words=words, help=about, description=words.say("backup-description"))
    parser.add_argument("file", metavar="FILE", help=words.say("backup-file"))
    add_database(parser, words)
    parser.add_argument("--with-key", action="store_true", help=words.say("backup-with-key"))
    parser.set_defaults(run=run)


def add_database(parser: Parser, words: Words) -> None:
    """Add the flags that select the database, as `vitrall serve` has them."""
    parser.add_argument("--database", metavar="TEXT", help=words.say("serve-database"))
    parser.add_argument("--key-file", metavar="TEXT", help=words.say("serve-key-file"))


def settings_asked(asked: argparse.Namespace) -> Settings:
    """The database and the key from flags and environment; flags take precedence."""
    from vitrall.server.settings import Settings, from_environment

    known = from_environment(os.environ)
    database, key_file = (str(getattr(asked, name) or known.get(name, "")) for name in ("database", "key_file"))
    return Settings(database=database, key_file=key_file)


def run(asked: argparse.Namespace, words: Words) -> int:
    """The key is copied only on request: with it, anyone who has the backup can read the seeds of running games."""
    try:
        from vitrall.server.storage.backup import back_up, copy_key, key_beside
    except ImportError as error:
        raise Unavailable("web/extra", verbatim(error.name or "")) from error
    settings, file = settings_asked(asked), Path(asked.file)
    count = asyncio.run(back_up(settings.address, file))
    print(words.say("backup-done", count=count, path=str(file)))
    if not settings.key_path.exists():
        return 0
    if asked.with_key:
        copy_key(settings.key_path, key_beside(file))
        print(words.say("backup-key-beside", path=str(key_beside(file))))
    else:
        print(words.say("backup-key-apart", path=str(settings.key_path)))
    return 0
