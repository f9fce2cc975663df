"""`vitrall data`: files of games, as rows or as records."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from vitrall.cli.arguments import Commands, Parser
from vitrall.engine.errors import Unreadable, Why
from vitrall.lab.merging import merge
from vitrall.lab.record_collection import StoredRecord, read_collection, write_collection
from vitrall.why import of, whole_path
from vitrall.words import Words


def add(commands: Commands, words: Words) -> None:
    about = words.say("data-about")
    parser = commands.add_parser("data", words=words, help=about, description=about)
    inner = parser.add_subparsers(title=words.say("usage-commands"), metavar="COMMAND", required=True)
    _add_merge(inner, words)
    _add_collect(inner, words)
    _add_list(inner, words)
    _add_show(inner, words)


def _added(commands: Commands, name: str, words: Words) -> Parser:
    about = words.say(f"data-{name}-about")
    return commands.add_parser(name, words=words, help=about, description=about)


def _add_merge(commands: Commands, words: Words) -> None:
    parser = _added(commands, "merge", words)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.parquet", help=words.say("data-merge-files"))
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.parquet", help=words.say("data-merge-out"))
    parser.set_defaults(run=run_merge)


def _add_collect(commands: Commands, words: Words) -> None:
    parser = _added(commands, "collect", words)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=words.say("data-collect-files"))
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help=words.say("data-collect-out"))
    parser.set_defaults(run=run_collect)


def _add_list(commands: Commands, words: Words) -> None:
    parser = _added(commands, "list", words)
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("data-collection"))
    parser.add_argument("--json", action="store_true", help=words.say("data-list-json"))
    parser.set_defaults(run=run_list)


def _add_show(commands: Commands, words: Words) -> None:
    parser = _added(commands, "show", words)
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("data-collection"))
    parser.add_argument("number", type=int, metavar="N", help=words.say("data-show-number"))
    parser.set_defaults(run=run_show)


def run_merge(asked: argparse.Namespace, words: Words) -> int:
    print(words.say("sim-games", count=str(merge(asked.files, asked.out))))
    return 0


def run_collect(asked: argparse.Namespace, words: Words) -> int:
    texts = (record.text for record in _records(asked.files))
    print(words.say("sim-games", count=str(write_collection(asked.out, texts))))
    return 0


def _records(files: Sequence[Path]) -> Iterator[StoredRecord]:
    for file in files:
        yield from read_collection(file)


def run_list(asked: argparse.Namespace, words: Words) -> int:
    """One line for each game, for people or for programs."""
    for record in read_collection(asked.file):
        headers = record.headers()
        if asked.json:
            print(json.dumps({"number": record.number, "headers": headers}, ensure_ascii=False))
        else:
            print(f"{record.number}\t" + "; ".join(f"{key}: {value}" for key, value in headers.items()))
    return 0


def run_show(asked: argparse.Namespace, words: Words) -> int:
    """The record as it is, so that it can be piped into `vitrall replay -`."""
    for record in islice(read_collection(asked.file), max(0, asked.number - 1), None):
        if record.number == asked.number:
            sys.stdout.buffer.write(record.text)
            return 0
    why = of(whole_path(asked.file), Why("collection-record", number=str(asked.number)))
    raise Unreadable("collection/number", why=why)
