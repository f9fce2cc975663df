"""Asks the oracle of `testing/oracle` every question of the rules test set.

    python3 dev.py campaign conformance [--games N] [--dry]

Writes the result into its section of `docs/conformance.md`, unless dry or only some of the games are asked.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator

from bench._trust import ROOT
from testing.oracle.second_opinion import disagreements
from vitrall.lab.rules_test_set import ASKS, GAMES, VERSION, Case, cases, head
from vitrall.lab.written_page import markdown_table, put_section

PAGE = ROOT / "docs" / "conformance.md"
SHOWN = 5


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign conformance", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--dry", action="store_true", help="leave docs/conformance.md as it is")
    asked = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    digest = hashlib.sha256((json.dumps(head(), separators=(",", ":")) + "\n").encode())
    differences = list(disagreements(counted(asked.games, counts, digest)))
    text = section(counts, digest.hexdigest(), len(differences))
    print(text)
    for each in differences[:SHOWN]:
        print(each)
    if asked.games == GAMES and not asked.dry:
        put_section(PAGE, "agreement", text, "# A test set of the rules\n")
    return 1 if differences else 0


def counted(games: int, counts: Counter[str], digest: hashlib._Hash) -> Iterator[Case]:
    for case in cases(games):
        counts[case.question["ask"]] += 1
        if case.question["ask"] == "scores":
            counts["ties"] += len(set(case.answer["scores"])) < len(case.answer["scores"])
        digest.update((case.line() + "\n").encode())
        yield case


def section(counts: Counter[str], checksum: str, differences: int) -> str:
    """What was asked, and how often the oracle says otherwise."""
    questions = sum(counts[ask] for ask in ASKS)
    rows = [(ask, f"{counts[ask]:,}") for ask in ASKS]
    alike = f"Engine and oracle answer {questions - differences:,} alike and {differences:,} differently."
    ties = f"{counts['ties']:,} of the finished games have seats with equal points."
    text = f"Version {VERSION}: {questions:,} questions. {alike} {ties} sha256 of the file: `{checksum}`."
    return f"{text}\n\n{markdown_table(('question', 'number'), rows)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
