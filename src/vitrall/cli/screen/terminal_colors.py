"""The colours of dice on a terminal. The letter is always there, so that the same screen reads without any colour."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

GLASS: Final = {
    "R": ("#ffffff", "#b3202a"),
    "Y": ("#1c1600", "#f2c230"),
    "G": ("#ffffff", "#1f7a3d"),
    "B": ("#ffffff", "#1f4fa8"),
    "P": ("#ffffff", "#7a2f93"),
    "S": ("#101010", "#a3a8ad"),
}
LIGHT: Final = {"R": "#ff6b6b", "Y": "#f2c230", "G": "#5fcf80", "B": "#6ea8ff", "P": "#d08bea", "S": "#b8bec4"}
MARKED: Final = "bold reverse"
DIM: Final = "dim"

DIE: Final = re.compile(r"\b[RYGBPS][1-6]\b")


def die_text(die: str) -> Text:
    """A die as a piece of glass: its letter and its value."""
    ink, pane = GLASS.get(die[0], ("", ""))
    return Text(die, style=f"bold {ink} on {pane}" if pane else "bold")


def print_style(mark: str) -> str:
    """The style of what is printed on an empty space: a colour in its colour, a value plain, a blank faint."""
    return LIGHT.get(mark, DIM if mark == "." else "bold")


def with_glass(line: str) -> Text:
    """A line of words in which every die that is written looks like one."""
    text = Text()
    end = 0
    for match in DIE.finditer(line):
        text.append(line[end : match.start()]).append_text(die_text(match.group()))
        end = match.end()
    return text.append(line[end:])
