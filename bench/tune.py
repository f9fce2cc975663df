"""Finds the weights of a bot by search in simulation, and writes them to its file.

    python3 dev.py bench tune [--bot master] [--only PART] [--rounds N] [--games N] [--trial N] [--seed S] [--dry]
                              [--workers W | --ray [ADDRESS]] [--state FOLDER]

Each round plays games with the present weights, now and then straying from the best move, notes the signs of a window
at the end of turns, and computes which weights would have predicted the final scores best. Those weights, and those
halfway to them, then play games of their own: they are adopted only if they score more than the present ones. What a
tool is worth to a lone player is found by steps instead (`--only alone`), by the margin before the target. All seeds
are far above those that tables of strength use. The weights found do not depend on who plays the games. With `--ray`,
finished games are saved in FOLDER, and the same command continues after an interruption.
"""

from __future__ import annotations

# isort: split
import bench._compiled as compiled

# isort: split
import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.tuning.fitting import PARTS, Knots, fitted, mixed
from bench.tuning.playing import Maker, mean_margin, mean_points, notes, quick_planner
from bench.tuning.stepping import stepped
from vitrall.bots import craftsman, master
from vitrall.bots.craftsman import read_weights, write_weights
from vitrall.bots.mind.weights import ALONE
from vitrall.bots.thinker import Thinker
from vitrall.lab.cluster import AUTO, Cluster
from vitrall.lab.parallel import check_workers

FIRST_SEED = 7_000_000_000
APART = 10_000_000  # between the seeds of one round and of the next
TRIAL_SEED = 6_000_000_000
FOLDER = Path(__file__).resolve().parents[1] / "src" / "vitrall" / "bots"
NOTE = (
    "The weights of the {bot}, in thousandths of a point: {when}.\n"
    "What each is the weight of stands in mind/weights.py. Written by `python3 dev.py bench tune --bot {bot}`, but for "
    "`kept`:\nthat is the share of blooms met by seats that kept all of them (`python3 dev.py bench balance`)."
)
STATE = Path("build") / "tune"


class Tuned(NamedTuple):
    """A bot whose weights are tuned: its class, the file of its weights, and the comment at the top of that file."""

    maker: Maker
    file: Path
    note: str


BOTS = {
    "craftsman": Tuned(
        Thinker, FOLDER / craftsman.WEIGHTS, NOTE.format(bot="craftsman", when="at the first turn, and at the last")
    ),
    "master": Tuned(
        quick_planner,
        FOLDER / master.WEIGHTS,
        NOTE.format(bot="master", when="at the first turn, in the middle of the game, and at the last turn"),
    ),
}


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def round_of(present: Knots, points: float, asked: argparse.Namespace, number: int) -> tuple[Knots, float]:
    """The better of the present weights and those that a round of games proposes."""
    maker = BOTS[asked.bot].maker
    seen = list(notes(maker, present, asked.games, asked.seed + number * APART, asked.only, asked.executor))
    proposed = fitted(present, seen)
    for share in (1.0, 0.5):
        trial = mixed(present, proposed, share, PARTS[asked.only])
        scored = mean_points(maker, trial, asked.trial, TRIAL_SEED, asked.only, asked.executor)
        tell(f"round {number}: {len(seen)} turns, a step of {share}: {scored:.2f} points, before {points:.2f}")
        if scored > points:
            return trial, scored
    return present, points


def asked_for(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench tune", description=__doc__)
    parser.add_argument("--bot", choices=BOTS, default="craftsman")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500, help="games played to learn from, a round")
    parser.add_argument("--trial", type=int, default=600, help="games that decide whether new weights stay")
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--only", choices=[*PARTS, "alone"], default="all", help="change the weights of a part alone")
    parser.add_argument("--dry", action="store_true", help="leave the file as it is")
    executor = parser.add_mutually_exclusive_group()
    executor.add_argument("--workers", type=int, default=1, metavar="W", help="processes that share the work")
    executor.add_argument("--ray", nargs="?", const=AUTO, metavar="ADDRESS", help="share the work in a Ray cluster")
    parser.add_argument("--state", type=Path, default=STATE, metavar="FOLDER", help="for finished games with --ray")
    asked = parser.parse_args(arguments)
    check_workers(asked.workers)
    asked.executor = asked.workers if asked.ray is None else Cluster(asked.ray, asked.state)
    return asked


def alone(tuned: Tuned, present: Knots, games: int, executor: int | Cluster = 1) -> Knots:
    """Steps of the one weight that only lone players have."""

    def trial(knots: Knots) -> float:
        scored = mean_margin(tuned.maker, knots, games, TRIAL_SEED, executor)
        tell(f"{[knot[ALONE] for knot in knots]}: {scored:.2f} points before the target")
        return scored

    return stepped(present, ALONE, trial(present), trial)[0]


def together(tuned: Tuned, present: Knots, asked: argparse.Namespace) -> Iterator[Knots]:
    points = mean_points(tuned.maker, present, asked.trial, TRIAL_SEED, asked.only, asked.executor)
    for number in range(asked.rounds):
        present, points = round_of(present, points, asked, number)
        yield present
    print(f"{points:.2f} points in games of two")


def main(arguments: list[str]) -> int:
    asked = asked_for(arguments)
    tell(f"{compiled.engine_kind()} engine")
    tuned = BOTS[asked.bot]
    present = read_weights(tuned.file.read_text(encoding="utf-8"))
    results = (
        [alone(tuned, present, asked.trial, asked.executor)]
        if asked.only == "alone"
        else together(tuned, present, asked)
    )
    for knots in results:
        if not asked.dry:
            tuned.file.write_text(write_weights(knots, tuned.note), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
