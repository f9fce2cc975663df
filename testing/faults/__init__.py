"""Faults on purpose: for each rule of the sections T, P, U, C and O a small change of the source that breaks it.

A fault names the rules it breaks, says in a sentence what goes wrong, and replaces one text of one file by another.
`bench/campaign_faults.py` applies each to a copy of the project and shows that the tests notice.
"""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Fault:
    """One small change for the worse."""

    rules: tuple[str, ...]
    tells: str
    file: str
    old: str
    new: str

    @property
    def mark(self) -> str:
        """A hash of the change; the description does not count."""
        return hashlib.sha256("\0".join((self.file, self.old, self.new)).encode()).hexdigest()[:16]

    def applied(self, text: str) -> str:
        """The text of the file with the fault; the old text must occur exactly once."""
        if text.count(self.old) != 1:
            raise ValueError(f"{self.tells} {self.file} has the old text {text.count(self.old)} times, not once")
        return text.replace(self.old, self.new)


def all_faults() -> list[Fault]:
    """Every fault, file by file."""
    faults = [fault for path in sorted(FOLDER.glob("*.toml")) for fault in _read(path)]
    return sorted(faults, key=lambda fault: ("TPUCO".index(fault.rules[0][0]), int(fault.rules[0][1:])))


def _read(path: Path) -> list[Fault]:
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["fault"]
    return [Fault(**{**entry, "rules": tuple(entry["rules"])}) for entry in entries]
