"""Counts the corrections of November 2026 that the texts have: `.venv/bin/python -m tests.words.corrections`.

In November 2026 all messages were read in four languages. `tests/data/words/corrections.json` lists what was found: the
text before and the better one, why, and how bad it was. A correction counts as applied where the message has the better
text; as overtaken where the message has since got a third text or is gone; else as open.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax.serializer import serialize_pattern

from testing.locale_files import Locale

ROOT: Final = Path(__file__).parents[2]
LIST: Final = ROOT / "tests" / "data" / "words" / "corrections.json"
LOCALES: Final = ROOT / "src" / "vitrall" / "locales"
SEVERITIES: Final = ("wrong", "unnatural", "style")
STATES: Final = ("applied", "overtaken", "open")


class Correction(NamedTuple):
    """One message as it was, and as it should be."""

    lang: str
    id: str
    before: str
    better: str
    why: str
    severity: str


def corrections() -> list[Correction]:
    return [Correction(**entry) for entry in json.loads(LIST.read_text(encoding="utf-8"))]


def texts(folder: Path = LOCALES) -> dict[tuple[str, str], str]:
    """Every text as it is written, by language and message; an attribute is a message of its own, with a dot."""
    locales = [Locale(path) for path in sorted(folder.iterdir()) if path.is_dir()]
    return {
        (locale.language, part): plain(serialize_pattern(pattern))
        for locale in locales
        for part, pattern in locale.parts.items()
    }


def plain(text: str) -> str:
    """Without the line ends, indents and other blanks that mean nothing in a file."""
    return re.sub(r"\s+", " ", re.sub(r"\{\s+|\s+\}", lambda blank: blank[0].strip(), text)).strip()


def state(correction: Correction, text: str | None) -> str:
    """A correction may be of a part of its message, for instance of one plural form."""
    if text is not None and plain(correction.better) in text:
        return "applied"
    return "open" if text is not None and plain(correction.before) in text else "overtaken"


def counts(listed: list[Correction], now: dict[tuple[str, str], str]) -> Counter[tuple[str, str]]:
    """How many corrections of each severity are in each state."""
    return Counter((each.severity, state(each, now.get((each.lang, each.id)))) for each in listed)


def main() -> int:
    listed, now = corrections(), texts()
    numbers = counts(listed, now)
    print(f"{'':10}" + "".join(f"{name:>11}" for name in (*STATES, "all")))
    for severity in SEVERITIES:
        row = [numbers[severity, name] for name in STATES]
        print(f"{severity:10}" + "".join(f"{number:11}" for number in (*row, sum(row))))
    for each in listed:
        if (where := state(each, now.get((each.lang, each.id)))) != "applied":
            print(f"{where}: {each.lang} {each.id}: {each.better}")
    return 1 if any(numbers[severity, "open"] for severity in SEVERITIES) else 0


if __name__ == "__main__":
    sys.exit(main())
