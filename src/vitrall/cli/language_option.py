"""The language of a command line: the value of `--lang`, anywhere on the line, or the language of the system.

It is read before the rest of the command line, because the help of every command depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from vitrall.words import LANGUAGES, language_from

FLAG: Final = "--lang"


def language_asked(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The last language that is named; the parser refuses unknown ones later."""
    named = [word for flag, word in pairwise(arguments) if flag == FLAG]
    named += [word.removeprefix(f"{FLAG}=") for word in arguments if word.startswith(f"{FLAG}=")]
    known = [word for word in named if word in LANGUAGES]
    return known[-1] if known else language_from(environ)
