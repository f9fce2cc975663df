"""Statistics of cards in games of bots: the base game by the planner, *Glory* by the craftsman.

    python3 dev.py bench balance [--part base|glory] [--games N] [--seed S] [--workers W] [--minutes M] [--dry]

Writes its sections of `docs/balance.md`, unless dry. The base game takes about half an hour of one core for 20,000
games; it is played in parts (build/balance), and a run that was stopped continues. Glory takes a few minutes.
"""

from __future__ import annotations

# isort: split
import bench._compiled as compiled

# isort: split
import argparse
import sys
import time

from bench.weighing import base_game
from bench.weighing.counting import BOT, Counts, play_all
from bench.weighing.page import HEAD, PAGE, glory_text
from vitrall.lab.written_page import put_section

GLORY_GAMES = 5400  # a pioneer lies in every fifth: enough for ±3 %
GLORY_SEED = 5_000_000
BETWEEN_LINES = 500  # games between two lines of progress


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench balance", description=__doc__)
    parser.add_argument("--part", choices=("base", "glory"), help="one section only")
    parser.add_argument("--games", type=int, help=f"default: {base_game.GAMES} base, {GLORY_GAMES} glory")
    parser.add_argument("--seed", type=int, help=f"default: {base_game.SEED} base, {GLORY_SEED} glory")
    parser.add_argument("--workers", type=int, default=1, help="processes of the base game; default: 1")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="end the base game after this time")
    parser.add_argument("--dry", action="store_true", help="print the sections, leave docs/balance.md as it is")
    asked = parser.parse_args(arguments)
    for part, text in (("stats", base_section), ("glory", glory_section)):
        if asked.part in (None, {"stats": "base"}.get(part, part)):
            section = text(asked)
            print(section)
            if not asked.dry:
                put_section(PAGE, part, section, HEAD)
    return 0


def base_section(asked: argparse.Namespace) -> str:
    """Played for so many minutes; what was played before counts, too."""
    whole = base_game.batch(asked.games or base_game.GAMES, asked.seed or base_game.SEED)
    began, files = time.monotonic(), []
    for path in base_game.play_parts(whole, workers=asked.workers):
        files.append(path)
        progress(len(files) * base_game.PART, time.monotonic() - began)
        if time.monotonic() - began > 60 * asked.minutes:
            break
    if not asked.dry:
        base_game.draw(files, PAGE.parent / "charts")
    return base_game.section(files)


def glory_section(asked: argparse.Namespace) -> str:
    began, counts = time.monotonic(), Counts()
    seed = asked.seed or GLORY_SEED
    for counts in play_all(asked.games or GLORY_GAMES, seed):
        if counts.games % BETWEEN_LINES == 0:
            progress(counts.games, time.monotonic() - began)
    return glory_text(counts, BOT, seed)


def progress(games: int, seconds: float) -> None:
    print(f"{games} games in {seconds:.0f} s, {compiled.engine_kind()} engine", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
