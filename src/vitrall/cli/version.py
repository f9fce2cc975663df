"""What `vitrall --version` says."""

from __future__ import annotations

from importlib.metadata import version

from vitrall.kind import engine_kind
from vitrall.words import Words


def version_text(words: Words) -> str:
    """The version, and whether the engine runs compiled or as plain Python."""
    return words.say(f"version-{engine_kind()}", version=version("vitrall"))
