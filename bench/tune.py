"""Finds the weights of the craftsman by search in simulation, and writes them to its file.

    python3 dev.py bench tune [--rounds N] [--games N] [--trial N] [--seed S] [--only modules] [--dry]

Each round plays games with the present weights, now and then straying from the best move, notes the signs of a window
at the end of turns, and asks which weights would have told the final scores best. Those weights, and the way half to
them, then play games of their own: they stay only if they score more than the present ones. All seeds are far above
those that tables of strength use.
"""

from __future__ import annotations

# isort: split
import bench._compiled as compiled

# isort: split
import argparse
import sys
from pathlib import Path

from bench.tuning.fitting import PARTS, Pair, fitted, mixed
from bench.tuning.playing import mean_points, notes
from vitrall.bots.craftsman import WEIGHTS, read_weights, write_weights

FIRST_SEED = 7_000_000_000
APART = 10_000_000  # between the seeds of one round and of the next
TRIAL_SEED = 6_000_000_000
FILE = Path(__file__).resolve().parents[1] / "src" / "vitrall" / "bots" / WEIGHTS
NOTE = """The weights of the craftsman, in thousandths of a point: at the first turn, and at the last.
What each is the weight of stands in mind/weights.py. Written by `python3 dev.py bench tune`, but for the last six: they
are the shares of blooms met by seats that kept all of them (`python3 dev.py bench balance`)."""


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def round_of(present: Pair, points: float, asked: argparse.Namespace, number: int) -> tuple[Pair, float]:
    """The better of the present weights and those that a round of games proposes."""
    seen = list(notes(present, asked.games, asked.seed + number * APART, asked.only))
    proposed = fitted(present, seen)
    for share in (1.0, 0.5):
        trial = mixed(present, proposed, share, PARTS[asked.only])
        scored = mean_points(trial, asked.trial, TRIAL_SEED, asked.only)
        tell(f"round {number}: {len(seen)} turns, a step of {share}: {scored:.2f} points, before {points:.2f}")
        if scored > points:
            return trial, scored
    return present, points


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench tune", description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500, help="games played to learn from, a round")
    parser.add_argument("--trial", type=int, default=600, help="games that decide whether new weights stay")
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--only", choices=PARTS, default="all", help="change the weights of a part alone")
    parser.add_argument("--dry", action="store_true", help="leave the file as it is")
    asked = parser.parse_args(arguments)
    tell(f"{compiled.engine_kind()} engine")
    present = read_weights(FILE.read_text(encoding="utf-8"))
    points = mean_points(present, asked.trial, TRIAL_SEED, asked.only)
    for number in range(asked.rounds):
        present, points = round_of(present, points, asked, number)
        if not asked.dry:
            FILE.write_text(write_weights(*present, NOTE), encoding="utf-8")
    print(f"{points:.2f} points in games of two")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
