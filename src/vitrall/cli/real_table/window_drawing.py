"""A window of a real table, drawn."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from vitrall.cli.real_table.entered_table import Entry
from vitrall.cli.screen.lines import Block
from vitrall.cli.screen.window_text import Glass, window_lines
from vitrall.words import Words


def entry_lines(entry: Entry, words: Words, marked: Collection[str] = ()) -> Block:
    """The window under the name of its player and its pattern."""
    pattern = words.name(entry.pattern) if isinstance(entry.pattern, str) else words.say("term-window")
    name = f"{entry.name} – {pattern}" if entry.name else pattern
    return window_lines(Glass(entry.printed, entry.dice, marked), Text(name, style="bold"))
