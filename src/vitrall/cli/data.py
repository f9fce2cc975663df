"""`vitrall data`: files of games."""

from __future__ import annotations

import argparse
from pathlib import Path

from vitrall.cli.arguments import Commands
from vitrall.lab.merging import merge
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    about = words.say("data-about")
    parser = commands.add_parser("data", words=words, help=about, description=about)
    inner = parser.add_subparsers(title=words.say("usage-commands"), metavar="COMMAND", required=True)
    _add_merge(inner, words)


def _add_merge(commands: Commands, words: Words) -> None:
    about = words.say("data-merge-about")
    parser = commands.add_parser("merge", words=words, help=about, description=about)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.parquet", help=words.say("data-merge-files"))
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.parquet", help=words.say("data-merge-out"))
    parser.set_defaults(run=run_merge)


def run_merge(asked: argparse.Namespace, words: Words) -> int:
    print(words.say("sim-games", count=str(merge(asked.files, asked.out))))
    return 0
