"""`vitrall site`: the page as a static site that plays without a server. Needs no extra, only a built page."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path

from vitrall.cli.arguments import Commands
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    parser = commands.add_parser(
        "site", words=words, help=words.say("site-about"), description=words.say("site-description")
    )
    parser.add_argument("folder", metavar="DIR", help=words.say("site-folder"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    from vitrall.local.site import write_site

    folder = Path(arguments.folder)
    written = write_site(Path(str(files("vitrall") / "static")), folder)
    size = sum(path.stat().st_size for path in written) / 1_000_000
    print(words.say("site-done", folder=str(folder), count=len(written), size=f"{size:.1f}"))
    return 0
