"""`vitrall train`: a net that judges positions, trained from nothing by games of the bot with itself."""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console

from vitrall.cli.arguments import Commands
from vitrall.cli.executor_options import add_executor_options, executor_asked
from vitrall.cli.version import version_text
from vitrall.engine.errors import Unavailable
from vitrall.words import Words

if TYPE_CHECKING:
    from vitrall.learn.plan import Plan

TABLES: Final = ("base", "solo", "large", "pools", "glory")
NUMBERS: Final = (
    ("--iterations", "train-iterations", 6),
    ("--games", "train-games", 20_000),
    ("--hidden", "train-hidden", 64),
    ("--futures", "train-futures", 0),
    ("--round-ends", "train-round-ends", 0),
)
VERDICTS: Final = {"better": "train-gate-better", "no-better": "train-gate-no-better", "open": "train-gate-open"}


def add(commands: Commands, words: Words) -> None:
    about = words.say("train-about")
    parser = commands.add_parser("train", words=words, help=about, description=words.say("train-description"))
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=words.say("train-folder"))
    tables = f"{_usually('train-tables', TABLES[0], words)}; {', '.join(TABLES)}"
    parser.add_argument("--tables", nargs="+", default=[TABLES[0]], metavar="NAME", help=tables)
    for flag, message, value in NUMBERS:
        parser.add_argument(flag, type=int, default=value, metavar="N", help=_usually(message, str(value), words))
    parser.add_argument("--newest", action="store_true", help=words.say("train-newest"))
    parser.add_argument("--trace", type=float, default=0.3, metavar="X", help=_usually("train-trace", "0.3", words))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=_usually("option-seed", "1", words))
    add_executor_options(parser, words)
    parser.add_argument("--minutes", type=float, metavar="N", help=words.say("train-minutes"))
    parser.add_argument("--start", type=Path, metavar="MODEL.npz", help=words.say("train-start"))
    parser.set_defaults(run=run)


def _usually(message: str, value: str, words: Words) -> str:
    return f"{words.say(message)}; {words.say('flag-default', value=value)}"


def run(asked: argparse.Namespace, words: Words) -> int:
    executor = executor_asked(asked, asked.folder)
    if not (find_spec("torch") and find_spec("numpy")):
        raise Unavailable("train/extra")
    from vitrall.learn.training import Training

    console = Console(highlight=False, markup=False, emoji=False)
    training = Training(
        asked.folder,
        _plan(asked),
        origin(words),
        executor,
        lambda event: console.print(_line(event, words)),
        start=asked.start,
        minutes=asked.minutes,
    )
    best = training.run()
    console.print(words.say("train-done", file=str(best)) if best else words.say("train-none"))
    return 0


def _plan(asked: argparse.Namespace) -> Plan:
    from vitrall.learn.plan import Plan

    return Plan(
        seed=asked.seed,
        tables=tuple(asked.tables),
        iterations=asked.iterations,
        games=asked.games,
        hidden=asked.hidden,
        trace=asked.trace,
        futures=asked.futures,
        round_ends=asked.round_ends,
        newest=asked.newest,
    )


def origin(words: Words) -> dict[str, Any]:
    """What makes the weights: the command, the version, and the commit where there is one."""
    command = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--abbrev=12"]
    try:
        commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        commit = ""
    return {"command": shlex.join(["vitrall", *sys.argv[1:]]), "version": version_text(words), "commit": commit}


def _line(event: dict[str, Any], words: Words) -> str:
    kind = event["event"]
    if kind == "gate":
        message = VERDICTS[event["verdict"]]
        shares = {
            "won": f"{100 * event['won']:.1f}",
            "points": f"{event['points']:.2f}",
            "old": f"{event['old_points']:.2f}",
        }
        return words.say(message, iteration=event["iteration"], seeds=event["seeds"], **shares)
    if kind == "sweep":
        errors = {"target": f"{event['target_error']:.3f}", "final": f"{event['final_error']:.3f}"}
        return words.say("train-sweep", iteration=event["iteration"], sweep=event["number"], **errors)
    return words.say(
        "train-games-played", iteration=event["iteration"], games=str(event["games"]), mean=f"{event['mean']:.2f}"
    )
