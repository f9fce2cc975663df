"""The format of the tables: `question = answer` a line; `at …` names the position that the following questions are
about.

    at vitrall-position 1 edition=standard …
    moves 3 draft R5 = 84

Lines that begin with # are for the reader.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "tests" / "golden" / "perft"
TABLES = ("fillings", "placements", "moves", "tools", "chance", "worlds")


@dataclass(frozen=True)
class Line:
    """One number of a table; `at` is empty where the question says everything."""

    at: str
    question: str
    answer: str

    @property
    def words(self) -> list[str]:
        return self.question.split(" ")


def read_table(name: str) -> list[Line]:
    at, entries = "", []
    for text in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if text.startswith("at "):
            at = text.removeprefix("at ")
        elif text and not text.startswith("#"):
            question, _, answer = text.partition(" = ")
            entries.append(Line(at, question, answer))
    return entries


def write_table(name: str, head: str, lines: Iterable[Line]) -> None:
    at, texts = "", [f"# {line}" for line in head.strip().splitlines()]
    for line in lines:
        if line.at != at:
            at = line.at
            texts += ["", f"at {at}"]
        texts.append(f"{line.question} = {line.answer}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.txt").write_text("\n".join(texts) + "\n", encoding="utf-8")
