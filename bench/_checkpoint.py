"""Checkpoints of long campaigns, as committed JSON files: a stopped one continues on another day or machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from bench._trust import ROOT

CHECKPOINTS: Final = ROOT / "bench" / "checkpoints"


def read_checkpoint(path: Path) -> dict[str, Any]:
    """What was stored; nothing at first."""
    stored: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return stored


def write_checkpoint(path: Path, stored: dict[str, Any]) -> None:
    """As a whole or not at all: a campaign may be killed at any moment."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    fresh.replace(path)
