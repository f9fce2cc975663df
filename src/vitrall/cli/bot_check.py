"""`vitrall bot-check`: whole games with a program at a seat, and what it did wrong."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from vitrall.bots import Budget
from vitrall.bots.conformance import Trial, Wrong, examine
from vitrall.cli.arguments import Commands
from vitrall.engine.errors import Unreadable
from vitrall.why import number
from vitrall.words import Words

MOST_GAMES: Final = 10_000
MILLISECONDS: Final = 500


def add(commands: Commands, words: Words) -> None:
    about = words.say("bot-check-about")
    parser = commands.add_parser("bot-check", words=words, help=about, description=words.say("bot-check-description"))
    parser.add_argument("command", metavar="COMMAND", help=words.say("bot-check-command"))
    games = f"{words.say('bot-check-games')}; {words.say('flag-default', value='1')}"
    parser.add_argument("--games", type=int, default=1, metavar="N", help=games)
    budget = f"{words.say('bot-check-milliseconds')}; {words.say('flag-default', value=str(MILLISECONDS))}"
    parser.add_argument("--milliseconds", type=int, default=MILLISECONDS, metavar="N", help=budget)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    """Exit code 0 only for a program that did nothing wrong."""
    if not 1 <= asked.games <= MOST_GAMES:
        raise Unreadable("sim/games", number(asked.games, 1, MOST_GAMES))
    wrongs = 0
    for trial in examine(asked.command, asked.games, Budget(milliseconds=asked.milliseconds)):
        wrongs += len(trial.wrongs)
        print("\n".join([_head(trial, words), *_error_lines(trial.wrongs, words)]), flush=True)
    print(words.say("bot-check-failed", count=wrongs) if wrongs else words.say("bot-check-passed"))
    return 1 if wrongs else 0


def _head(trial: Trial, words: Words) -> str:
    if trial.options is None:
        return words.say("bot-check-manners", name=trial.name or "–")
    players = words.say("players-count", count=trial.options.players)
    table = words.say("bot-check-modules", players=players) if trial.options.modules else players
    milliseconds = str(round(1000 * trial.slowest))
    return words.say("bot-check-game", table=table, count=trial.moves, milliseconds=milliseconds)


def _error_lines(wrongs: list[Wrong], words: Words) -> list[str]:
    """Each kind of error once, with its number and the first example."""
    counts = Counter((wrong.kind, wrong.cause) for wrong in wrongs)
    return [_line(kind, cause, count, wrongs, words) for (kind, cause), count in counts.items()]


def _line(kind: str, cause: str, count: int, wrongs: list[Wrong], words: Words) -> str:
    causes = [cause] if cause not in ("", kind) else []
    named = " – ".join(words.say(f"bot-fault-{each}") for each in (kind, *causes))
    example = next((wrong.detail for wrong in wrongs if wrong.kind == kind and wrong.detail), "")
    return f"  {named} × {count}" + (f": {example}" if example else "")
