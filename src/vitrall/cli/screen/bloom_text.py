"""Blooms as text: what one brings or costs, and its figure. A dot of the figure is free: anything may lie there."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from vitrall.cli.screen.lines import Block, joined, packed
from vitrall.cli.screen.screen_context import Scene
from vitrall.cli.screen.terminal_colors import DIM, print_style
from vitrall.engine.deck import Bloom

BETWEEN = "/"  # between the rows of a figure in one line


def bloom_blocks(ids: Iterable[str], scene: Scene) -> Block:
    """Blooms side by side, each with its figure drawn."""
    return packed([[_title(scene.blooms[id], scene), *_rows(scene.blooms[id])] for id in ids])


def bloom_text(id: str, scene: Scene) -> Text:
    """A bloom in one line, its figure row by row."""
    bloom = scene.blooms[id]
    first, *others = [_marks(row, "") for row in bloom.rows]
    further = [part for row in others for part in (Text(BETWEEN, style=DIM), row)]
    return joined(_title(bloom, scene), Text(" "), first, *further)


def _title(bloom: Bloom, scene: Scene) -> Text:
    """Its name, what it pays if the figure is there, what it costs if not."""
    return joined(Text(scene.words.name(bloom.id)), Text(f" +{bloom.points} −{-bloom.missed}", style=DIM))


def _rows(bloom: Bloom) -> Block:
    return [joined(Text("  "), _marks(row, " ")) for row in bloom.rows]


def _marks(row: str, between: str) -> Text:
    marks = [Text("·" if mark == "." else mark, style=print_style(mark)) for mark in row]
    return Text(between).join(marks)
