"""The version, which is written in pyproject.toml alone, and its section of the changelog."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from release.artefacts import ROOT, Failed

UNRELEASED = "Unreleased"
NUMBERS = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)((a|b|rc)\d+)?")


def version(root: Path = ROOT) -> str:
    """The version; semantic, with the suffixes of Python for what comes before a release."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    number = str(project["version"])
    if not NUMBERS.fullmatch(number):
        raise Failed(f"{number} is no semantic version")
    return number


def notes(number: str, or_unreleased: bool = False, root: Path = ROOT) -> str:
    """What changed in a version. A release without a single line is refused; a rehearsal may use what is unreleased."""
    sections = sections_of((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    name = UNRELEASED if or_unreleased and number not in sections else number
    text = sections.get(name, "")
    if not re.search(r"^- \S", text, re.MULTILINE):
        raise Failed(f"CHANGELOG.md says nothing about {name}: add a section “## {name}” with at least one line")
    return text


def sections_of(changelog: str) -> dict[str, str]:
    """Each `## ` heading, up to a date or anything else after the version, with its text."""
    parts = re.split(r"^## (\S+).*$", changelog, flags=re.MULTILINE)
    return {name: text.strip() for name, text in zip(parts[1::2], parts[2::2], strict=True)}
