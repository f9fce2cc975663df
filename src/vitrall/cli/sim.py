"""`vitrall sim`: many games at once, their means and a checksum."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from vitrall.bots import bot_names
from vitrall.cli.arguments import Commands, add_strict
from vitrall.cli.contest.figures import first_fault_line
from vitrall.cli.deck_option import add_deck, decks_asked
from vitrall.cli.executor_options import add_executor_options, executor_asked
from vitrall.cli.game_options import add_game_options, options_from
from vitrall.engine.options import Options
from vitrall.lab.arena.contest import read_budget
from vitrall.lab.parquet import write_games
from vitrall.lab.simulate import Batch, Totals, totals_by_chunk
from vitrall.words import Words

STATE: Final = Path("build") / "sim"


def add(commands: Commands, words: Words) -> None:
    about = words.say("sim-about")
    parser = commands.add_parser("sim", words=words, help=about, description=about)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=_usually("flag-games", "1000", words))
    parser.add_argument("--bots", nargs="+", default=["random"], metavar="BOT", help=_bots_help(words))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=_usually("option-seed", "0", words))
    parser.add_argument("--first", type=int, default=0, metavar="N", help=_usually("flag-first", "0", words))
    add_executor_options(parser, words)
    state = _usually("sim-state", STATE.as_posix(), words)
    parser.add_argument("--state", type=Path, default=STATE, metavar="FOLDER", help=state)
    parser.add_argument("--budget", default="", metavar="20ms|50p", help=words.say("arena-flag-budget"))
    parser.add_argument("--random-windows", action="store_true", help=words.say("flag-random-windows"))
    add_strict(parser, words)
    parser.add_argument("--json", action="store_true", help=words.say("flag-json"))
    parser.add_argument("--out", type=Path, metavar="FILE.parquet", help=words.say("flag-sim-out"))
    add_deck(parser, words)
    add_game_options(parser, words)
    parser.set_defaults(run=run)


def _bots_help(words: Words) -> str:
    return f"{words.say('flag-sim-bots')}; {', '.join(bot_names())}"


def _usually(message: str, value: str, words: Words) -> str:
    return f"{words.say(message)}; {words.say('flag-default', value=value)}"


def run(asked: argparse.Namespace, words: Words) -> int:
    options = options_from(asked)
    totals = _played(options, asked, words)
    print(json.dumps(totals.summary()) if asked.json else _result_text(totals, asked.bots, words))
    return 1 if asked.strict and totals.faults else 0


def _played(options: Options, asked: argparse.Namespace, words: Words) -> Totals:
    """Progress goes to the error stream, so that the result can be piped."""
    totals = Totals()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("sim-progress"), total=asked.games)
        for chunk in _chunks(options, asked):
            totals.add(chunk)
            progress.update(task, completed=totals.games)
    return totals


def _chunks(options: Options, asked: argparse.Namespace) -> Iterator[Totals]:
    batch = Batch(
        options,
        asked.games,
        asked.seed,
        tuple(asked.bots),
        decks_asked(asked),
        asked.first,
        read_budget(asked.budget),
        asked.random_windows,
    )
    executor = executor_asked(asked, asked.state)
    return write_games(asked.out, batch, executor) if asked.out else totals_by_chunk(batch, executor)


def _result_text(totals: Totals, bots: list[str], words: Words) -> str:
    summary = totals.summary()
    lines = [words.say("sim-games", count=str(totals.games))]
    lines.append(words.say("sim-speed", speed=str(summary["games_per_cpu_second"])))
    for seat, (score, wins) in enumerate(zip(totals.scores, totals.wins, strict=True), 1):
        lines.append(words.say("sim-seat", seat=seat, mean=f"{score / totals.games:.2f}", wins=str(wins)))
    if totals.faults:
        lines.append(words.say("sim-faults", count=str(totals.faults)))
        lines += _faulty_lines(totals, bots, words)
    return "\n".join([*lines, words.say("sim-checksum", checksum=str(summary["checksum"]))])


def _faulty_lines(totals: Totals, bots: list[str], words: Words) -> list[str]:
    """Seat by seat: who failed, how many moves were its own, and what went wrong first."""
    names = bots * len(totals.asked) if len(bots) == 1 else bots
    seats = zip(names, totals.asked, totals.replaced, totals.first_faults, strict=True)
    return [first_fault_line(bot, moves - failed, moves, fault, words) for bot, moves, failed, fault in seats if failed]
