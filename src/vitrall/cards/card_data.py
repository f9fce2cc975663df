"""What is drawn on cards, and how well each card is known, as plain data: for pages that draw cards themselves."""

from __future__ import annotations

from dataclasses import dataclass

from vitrall.cards.figure import measure_figure
from vitrall.cards.printed import CardFile
from vitrall.engine.board import CELLS, FULL, WIDTH


@dataclass(frozen=True)
class PatternFigure:
    """A pattern: its difficulty, and row by row what is printed on its spaces."""

    favor: int
    rows: list[str]


@dataclass(frozen=True)
class Figures:
    """Cards by their ids. Cards without a figure are listed under `attested` only."""

    patterns: dict[str, PatternFigure]
    blooms: dict[str, list[str]]
    marked: dict[str, list[str]]  # private objectives of marked spaces
    boards: dict[str, list[str]]
    objectives: dict[str, list[str]]  # an example of what each objective, rivalry and pioneer looks for
    tools: dict[str, int]  # their numbers
    attested: dict[str, dict[str, str]]  # in the words of `WORDS` in `printed.py`


def figures(file: CardFile) -> Figures:
    """The figures of all cards of a file, or of several joined files."""
    privates = {card.id: int(card.shape.measure.cells) for card in file.privates}
    boards = {card.id: int(card.shape.spaces) for card in file.boards}
    objectives = {card.id: card.shape.measure for card in (*file.publics, *file.privates)}
    pioneers = {card.id: card.shape.measure for card in file.pioneers}
    return Figures(
        {card.id: PatternFigure(int(card.shape.favor), list(card.shape.rows)) for card in file.patterns},
        {card.id: list(card.shape.rows) for card in file.blooms},
        {id: _spaces(cells) for id, cells in privates.items() if cells != FULL},
        {id: _spaces(cells) for id, cells in boards.items() if cells != FULL},
        {id: measure_figure(measure) for id, measure in (objectives | pioneers).items()},
        {card.id: int(card.shape.number) for card in file.tools},
        {card.id: dict(card.attested) for card in file.cards()},
    )


def _spaces(mask: int) -> list[str]:
    marks = ["#" if (mask >> cell) & 1 else "." for cell in range(CELLS)]
    return ["".join(marks[row : row + WIDTH]) for row in range(0, CELLS, WIDTH)]
