"""Every error code in the source, and its English text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from testing.locale_files import ENGLISH, Locale
from testing.locale_uses import Source
from vitrall.record.option_words import OPTION_NAMES

SOURCE = Path(__file__).parents[1] / "src" / "vitrall"
Codes = dict[str, set[str]]
read_source = cache(Source)


def all_codes(source: Source) -> Codes:
    """The codes in the source, those of the options by their names, and that of a move refused without a reason."""
    others = ["illegal", *(f"option/{name}" for name in OPTION_NAMES)]
    return {**{code: {"detail", "line"} for code in others}, **source.codes}


def english() -> Locale:
    return Locale(SOURCE / "locales" / ENGLISH)
