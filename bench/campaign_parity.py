"""Whole random games told by the terminal and by the page: log, questions and sheets in all languages, text by text.

    python3 dev.py campaign parity [--games N] [--first SEED]

Games of 1 to 6 players with all modules, private pools and an unusual deck, in batches; the first difference ends it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from testing.story.games import setups
from testing.story.parity import can_say, page_differs, told

GAMES = 500
BATCH = 50


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help="default: %(default)s")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game; default: 0")
    asked = parser.parse_args()
    if not can_say():
        print("the page's tools are not installed; `npm ci` in web/ brings them", file=sys.stderr)
        return 2
    began, texts = time.monotonic(), 0
    for first in range(asked.first, asked.first + asked.games, BATCH):
        count = min(BATCH, asked.first + asked.games - first)
        with TemporaryDirectory() as folder:
            games = [told(setup) for setup in setups(count, first)]
            texts += sum(len(game["log"]["en"]) + len(game["messages"]) for game in games)
            difference = page_differs(games, Path(folder) / "games.jsonl")
        if difference:
            print(difference)
            return 1
        done = first + count - asked.first
        print(
            f"{done} games, {texts} texts in each language, no difference, {time.monotonic() - began:.0f} s", flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
