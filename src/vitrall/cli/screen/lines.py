"""Lines of text put together: beside each other, under each other, wrapped to the width."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

WIDTH: Final = 80

Block = list[Text]  # lines of one drawing


def joined(*parts: Text) -> Text:
    """Parts in a row, each in its own style. (With `+` the style of the first would run on to the end.)"""
    return Text.assemble(*parts)


def padded(line: Text, width: int) -> Text:
    """The line with blanks up to the width."""
    return joined(line, Text(" " * max(0, width - line.cell_len)))


def block_width(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = 3) -> Block:
    """Blocks side by side, their first lines level."""
    height = max((len(block) for block in blocks), default=0)
    widths = [block_width(block) for block in blocks]
    full = [block + [Text()] * (height - len(block)) for block in blocks]
    rows = zip(*full, strict=True)
    return [_level([padded(line, width) for line, width in zip(row, widths, strict=True)], gap) for row in rows]


def _level(parts: Sequence[Text], gap: int) -> Text:
    return Text(" " * gap).join(parts)


def packed(blocks: Sequence[Block], width: int = WIDTH, gap: int = 3) -> Block:
    """Blocks side by side as long as they fit, the others below."""
    rows: list[list[Block]] = []
    used = width + 1
    for block in blocks:
        used += gap + block_width(block)
        if used > width:
            rows.append([])
            used = block_width(block)
        rows[-1].append(block)
    return [line for row in rows for line in beside(row, gap)]


def flowed(head: Text, items: Iterable[Text], width: int = WIDTH, gap: int = 2) -> Block:
    """Items after a head, each whole, on as many lines as they need; further lines are set in under the first."""
    inset = head.cell_len
    lines = [head.copy()]
    for item in items:
        if lines[-1].cell_len + gap + item.cell_len > width and lines[-1].cell_len > inset:
            lines.append(Text(" " * inset))
        lines[-1] = joined(lines[-1], Text(" " * (gap if lines[-1].cell_len > inset else 0)), item)
    return lines


def wrapped(line: str, width: int = WIDTH) -> list[str]:
    """A line of words on as many lines as it needs; what is set in stays so, and a long word stays whole."""
    inset = line[: len(line) - len(line.lstrip())]
    further = inset + "  " if inset else ""
    parts = textwrap.wrap(line, width, subsequent_indent=further, break_long_words=False, break_on_hyphens=False)
    return parts or [""]


def labelled(label: Text, words: str, width: int = WIDTH) -> Block:
    """Words beside a label; further lines are set in under the first word."""
    inset = " " * label.cell_len
    first, *others = textwrap.wrap(words, width - label.cell_len, break_long_words=False, break_on_hyphens=False)
    return [joined(label, Text(first)), *(Text(inset + line) for line in others)]
