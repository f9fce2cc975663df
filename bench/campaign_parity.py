"""Whole random games in the terminal and on the page: log, questions and sheets in all languages, compared text by
text.

    python3 dev.py campaign parity [--games N] [--first SEED]

Games of 1 to 6 players with all modules, private pools and an unusual deck, in batches; the first difference ends it.
The result goes to `docs/trust.md`.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench._trust import PAGE, commit, table, write_section
from testing.story.games import setups
from testing.story.parity import can_say, page_differs, story_of
from vitrall.words import LANGUAGES

GAMES = 500
BATCH = 50


@dataclass
class Figures:
    """What was compared."""

    first: int  # seed of the first game
    version: str
    games: int = 0
    texts: int = 0  # in each language
    seconds: float = 0.0
    difference: str = ""  # what the page said otherwise

    def compare(self, count: int) -> None:
        """The next games, as one batch."""
        began = time.monotonic()
        games = [story_of(setup) for setup in setups(count, self.first + self.games)]
        with TemporaryDirectory() as folder:
            self.difference = page_differs(games, Path(folder) / "games.jsonl")
        self.games += count
        self.texts += sum(len(game["log"]["en"]) + len(game["messages"]) for game in games)
        self.seconds += time.monotonic() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help="default: %(default)s")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game; default: 0")
    asked = parser.parse_args()
    if not can_say():
        print("the page's tools are not installed; `npm ci` in web/ brings them", file=sys.stderr)
        return 2
    figures = Figures(asked.first, commit())
    while figures.games < asked.games and not figures.difference:
        figures.compare(min(BATCH, asked.games - figures.games))
        print(_line(figures), flush=True)
        write(figures)  # whatever ends a long run, what was compared is on the page
    print(figures.difference, end="")
    return 1 if figures.difference else 0


def _line(figures: Figures) -> str:
    result = "a difference" if figures.difference else "no difference"
    return f"{figures.games} games, {figures.texts} texts in each language, {result}, {figures.seconds:.0f} s"


def write(figures: Figures, page: Path = PAGE) -> None:
    """The section of this campaign."""
    head = ["run", "seeds", "games", "texts in each language", "languages", "runs with a difference", "seconds"]
    seeds = f"{figures.first}–{figures.first + figures.games - 1}"
    row = [figures.version, seeds, figures.games, figures.texts, len(LANGUAGES), int(bool(figures.difference))]
    write_section("parity", f"{TEXT}\n\n{table(head, [[*row, round(figures.seconds)]])}", page)


TEXT = """## Terminal and page say the same

`python3 dev.py campaign parity` plays whole random games of 1 to 6 players with all modules, private pools and an
unusual deck of players' own cards. Terminal and page tell each of them to the last move, and every text is compared:
the log, every question with its answers, the score sheet and its ties. The first difference ends the run."""


if __name__ == "__main__":
    sys.exit(main())
