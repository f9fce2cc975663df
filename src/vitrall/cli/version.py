"""What `vitrall --version` says."""

from __future__ import annotations

from importlib.metadata import version


def version_text() -> str:
    return f"vitrall {version('vitrall')}"
