"""What `vitrall --version` says."""

from __future__ import annotations

from importlib.metadata import version

from vitrall.kind import engine_kind


def version_text() -> str:
    """The version, and whether the engine runs compiled or as plain Python."""
    return f"vitrall {version('vitrall')} ({engine_kind()} engine)"
