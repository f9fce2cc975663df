"""`vitrall conformance`: a test set of the rules for other programs, and the runner that puts it to them."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from vitrall.cli.arguments import Commands, Parser
from vitrall.engine.errors import Unreadable
from vitrall.lab.rules_test_run import verdicts
from vitrall.lab.rules_test_set import ASKS, GAMES, VERSION, cases, head, replied
from vitrall.why import by_system, number
from vitrall.words import Words

MOST_DIFFERENCES = 10  # differences that are printed


def add(commands: Commands, words: Words) -> None:
    about = words.say("conformance-about")
    parser = commands.add_parser("conformance", words=words, help=about, description=about)
    inner = parser.add_subparsers(title=words.say("usage-commands"), metavar="COMMAND", required=True)
    export = _added(inner, "export", words)
    export.add_argument("--out", type=Path, required=True, metavar="FILE.jsonl", help=words.say("conformance-out"))
    games = f"{words.say('conformance-games')}; {words.say('flag-default', value=str(GAMES))}"
    export.add_argument("--games", type=int, default=GAMES, metavar="N", help=games)
    export.set_defaults(run=run_export)
    run = _added(inner, "run", words)
    run.add_argument("file", type=Path, metavar="FILE.jsonl", help=words.say("conformance-file"))
    run.add_argument("program", metavar="PROGRAM", help=words.say("conformance-program"))
    run.set_defaults(run=run_program)
    _added(inner, "answer", words).set_defaults(run=run_answer)


def _added(commands: Commands, name: str, words: Words) -> Parser:
    about = words.say(f"conformance-{name}-about")
    return commands.add_parser(name, words=words, help=about, description=about)


def run_export(asked: argparse.Namespace, words: Words) -> int:
    """Write the set; print what it holds and its checksum, so that it can be cited."""
    if not 1 <= asked.games <= GAMES:
        raise Unreadable("sim/games", why=number(asked.games, 1, GAMES))
    counts: Counter[str] = Counter()
    digest = hashlib.sha256()
    try:
        with asked.out.open("w", encoding="ascii", newline="\n") as file:
            for line in _lines(asked.games, counts):
                file.write(line)
                digest.update(line.encode())
    except OSError as error:
        raise Unreadable("file/write", why=by_system(asked.out, error)) from None
    kinds = ", ".join(f"{ask} {counts[ask]}" for ask in ASKS)
    print(words.say("conformance-written", version=VERSION, count=str(counts.total()), kinds=kinds))
    print(f"sha256 {digest.hexdigest()}")
    return 0


def _lines(games: int, counts: Counter[str]) -> Iterator[str]:
    yield json.dumps(head(), separators=(",", ":")) + "\n"
    for case in cases(games):
        counts[case.question["ask"]] += 1
        yield case.line() + "\n"


def run_program(asked: argparse.Namespace, words: Words) -> int:
    """Exit code 0 only for a program that agrees everywhere."""
    agreed = different = 0
    for verdict in verdicts(asked.file, asked.program):
        if verdict.agrees:
            agreed += 1
            continue
        different += 1
        if different <= MOST_DIFFERENCES:
            question, wanted, given = map(json.dumps, (verdict.question, verdict.wanted, verdict.given))
            line = str(verdict.line)
            print(words.say("conformance-differs", line=line, question=question, wanted=wanted, given=given))
    print(words.say("conformance-result", agreed=str(agreed), different=str(different)))
    return 1 if different else 0


def run_answer(asked: argparse.Namespace, words: Words) -> int:
    """Answer questions from standard input until it ends: what another program must do to be tested."""
    for line in sys.stdin:
        print(replied(line), flush=True)
    return 0
