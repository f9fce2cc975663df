"""The languages of the project, and the one that the environment selects."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "pl", "uk", "es")
DEFAULT: Final = "en"

# The first of these that is set decides, as it does for other programs.
_VARIABLES: Final = ("VITRALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_from(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if we do not have it."""
    asked = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = re.split(r"[^a-z]", asked.strip().lower())[0]
    return language if language in LANGUAGES else DEFAULT
