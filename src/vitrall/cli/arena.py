"""`vitrall arena`: plays bots against one another with the same cards, and says how sure the result is."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from rich.console import Console

from vitrall.bots import bot_names
from vitrall.bots.registry import BUILT_IN
from vitrall.cli.arguments import Commands, Parser, add_strict
from vitrall.cli.contest.campaigns import KINDS, run_campaign
from vitrall.cli.contest.endurance_report import run_mixed
from vitrall.cli.contest.show import Show
from vitrall.cli.executor_options import add_executor_options, executor_asked
from vitrall.cli.game_options import add_game_options, options_from
from vitrall.engine.errors import Unreadable
from vitrall.lab.arena import endurance
from vitrall.lab.arena.arena_game import Result
from vitrall.lab.arena.arena_rows import ArenaFile
from vitrall.lab.arena.contest import MOST_SEEDS, Contest, read_budget, read_seeds
from vitrall.lab.arena.sequential import SequentialTest
from vitrall.lab.arena.tournament import Tournament
from vitrall.why import number, quoted
from vitrall.words import Words

GAMES: Final = 100
SURE_GAMES: Final = 2000  # limit for --until-sure: few relevant differences need more games
MINUTES: Final = 100
MOST_MINUTES: Final = 10_000
STATE: Final = Path("build") / "arena"
MIXED_BUDGET: Final = f"{endurance.BUDGET.milliseconds}ms"
_BETWEEN: Final = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")


def add(commands: Commands, words: Words) -> None:
    about = words.say("arena-about")
    parser = commands.add_parser("arena", words=words, help=about, description=words.say("arena-description"))
    parser.add_argument("bots", nargs="*", metavar="BOT", help=f"{words.say('arena-bots')}; {', '.join(bot_names())}")
    _add_kinds(parser, words)
    _add_size(parser, words)
    parser.add_argument("--until-sure", action="store_true", help=words.say("arena-until-sure"))
    between = _usually("arena-between", "50-60", words)
    parser.add_argument("--between", default="50-60", metavar="LOW-HIGH", help=between)
    parser.add_argument("--out", type=Path, metavar="PATH", help=words.say("arena-out"))
    add_strict(parser, words)
    add_game_options(parser, words)
    parser.set_defaults(run=run)


def _add_kinds(parser: Parser, words: Words) -> None:
    kinds = parser.add_mutually_exclusive_group()
    for name in (*KINDS, "mixed"):
        kinds.add_argument(f"--{name}", action="store_true", help=words.say(f"arena-flag-{name}"))


def _add_size(parser: Parser, words: Words) -> None:
    parser.add_argument("--games", type=int, metavar="N", help=_usually("arena-games", str(GAMES), words))
    parser.add_argument("--seeds", default="", metavar="FIRST-LAST", help=words.say("arena-flag-seeds"))
    parser.add_argument("--budget", default="", metavar="20ms|50p", help=words.say("arena-flag-budget"))
    add_executor_options(parser, words)
    minutes = _usually("arena-minutes", str(MINUTES), words)
    parser.add_argument("--minutes", type=int, default=MINUTES, metavar="N", help=minutes)
    state = _usually("arena-state", STATE.as_posix(), words)
    parser.add_argument("--state", type=Path, default=STATE, metavar="FOLDER", help=state)


def _usually(message: str, value: str, words: Words) -> str:
    return f"{words.say(message)}; {words.say('flag-default', value=value)}"


def run(asked: argparse.Namespace, words: Words) -> int:
    _check_number("sim/games", asked.games, MOST_SEEDS)
    _check_number("arena/minutes", asked.minutes, MOST_MINUTES)
    options, budget = options_from(asked), read_budget(asked.budget)
    asked.seeds_read = _seeds(asked, 1) if asked.seeds or asked.games else None
    for name, kind in KINDS.items():
        if getattr(asked, name):
            return run_campaign(kind, asked, options, budget, words)
    if asked.mixed:
        seeds = asked.seeds_read or range(1, endurance.GAMES + 1)
        bots = asked.bots or list(BUILT_IN)
        executor, budget = executor_asked(asked, asked.state), read_budget(asked.budget or MIXED_BUDGET)
        return run_mixed(bots, asked.edition, budget, seeds, executor, words)
    return _match(Contest(tuple(asked.bots), options, budget), asked, words)


def _check_number(code: str, given: int | None, most: int) -> None:
    if given is not None and not 1 <= given <= most:
        raise Unreadable(code, number(given, 1, most))


def _match(contest: Contest, asked: argparse.Namespace, words: Words) -> int:
    test = _test(asked.between) if asked.until_sure else None
    seeds, tournament = _seeds(asked, contest.rotations), Tournament(contest, test)
    Show(tournament, seeds, words).run(
        _saved_games(tournament, seeds, asked), Console(highlight=False, markup=False, emoji=False)
    )
    return 1 if asked.strict and tournament.board.faults else 0


def _seeds(asked: argparse.Namespace, rotations: int) -> range:
    """The seeds asked for, but no more than the number of games needs; every seed is played in all rotations."""
    usual = SURE_GAMES if asked.until_sure else GAMES
    games = asked.games or (None if asked.seeds else usual)
    first = read_seeds(asked.seeds) if asked.seeds else range(1, MOST_SEEDS + 1)
    return first if games is None else first[: -(-games // rotations)]


def _test(text: str) -> SequentialTest:
    match = _BETWEEN.fullmatch(text)
    if match is None:
        raise Unreadable("arena/between", quoted(text))
    return SequentialTest(int(match[1]) / 100, int(match[2]) / 100)


def _saved_games(tournament: Tournament, seeds: range, asked: argparse.Namespace) -> Iterator[list[Result]]:
    """The games, each also a row of the file where one is asked for."""
    file = ArenaFile(asked.out, tournament.contest) if asked.out else None
    with file or nullcontext():
        for results in tournament.play(seeds, executor_asked(asked, asked.state)):
            if file is not None:
                file.add(results)
            yield results
