"""Statistics of the cards of Glory in games of the craftsman: how often each is met, what it pays, which are useless or
free.

    python3 dev.py bench balance [--games N] [--seed S] [--dry]

Writes `docs/balance.md`, unless dry. The rates are known to ±3 % with the default number of games, in a few minutes on
one core.
"""

from __future__ import annotations

# isort: split
import bench._compiled as compiled

# isort: split
import argparse
import sys
import time

from bench.weighing.counting import BOT, Counts, play_all
from bench.weighing.page import PAGE, page
from vitrall.lab.written_page import marked_sections

GAMES = 5400  # a pioneer lies in every fifth: enough for ±3 %
SEED = 5_000_000
TOLD = 500  # games between two lines of progress


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench balance", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--dry", action="store_true", help="print the page, leave docs/balance.md as it is")
    asked = parser.parse_args(arguments)
    began, counts = time.process_time(), Counts()
    for counts in play_all(asked.games, asked.seed):
        if counts.games % TOLD == 0:
            spent = time.process_time() - began
            print(
                f"{counts.games} games in {spent:.0f} s, {compiled.engine_kind()} engine", file=sys.stderr, flush=True
            )
    sections = marked_sections(PAGE)  # of `vitrall stats --page`, about the base game
    text = "\n\n".join([page(counts, BOT, asked.seed).rstrip(), *sections]) + "\n"
    if not asked.dry:
        PAGE.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
