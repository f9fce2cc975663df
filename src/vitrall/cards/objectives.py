"""Objectives from their entries: what is measured and what each time pays. The measuring is the engine's business."""

from __future__ import annotations

from vitrall.cards.entry import Entry
from vitrall.cards.faults import strange
from vitrall.cards.patterns import BLANK, MARKS, VALUES, read_grid
from vitrall.cards.printed import Printed, read_id, read_name
from vitrall.cards.vectors import vector
from vitrall.engine import deck
from vitrall.engine.board import FULL
from vitrall.engine.deck import Objective
from vitrall.engine.dice import LETTERS

LINES = {"rows": 0, "columns": 1}
ASPECTS = {"color": 0, "value": 1}
FACETS = {mark: facet for facet, mark in enumerate(MARKS)}
ALL = -1
MARK = "#"
MOST_POINTS = 99

Score = tuple[int, list[int], int]  # kind, facets, cells: as `Objective` has them


def read_public(entry: Entry) -> Printed[Objective]:
    entry.only("id", "name", "points", "score")
    return _read_objective(entry, entry.number("points", 1, MOST_POINTS))


def read_private(entry: Entry) -> Printed[Objective]:
    """C2: a private objective pays a point a pip, so it prints no points."""
    entry.only("id", "name", "score")
    return _read_objective(entry, 1)


def _read_objective(entry: Entry, points: int) -> Printed[Objective]:
    id, name = read_id(entry), read_name(entry)
    kind, facets, cells = _read_score(entry.inside("score"))
    return Printed(Objective(id, points, kind, vector(facets), cells), name, entry.origin)


def _read_score(score: Entry) -> Score:
    """The first verb decides; what does not belong to it is then an unknown field."""
    verb = next((word for word in score.values if word in SCORES), None)
    if verb is None:
        raise score.fault("card/unknown-verb", strange("the verb", next(iter(score.values), ""), SCORES))
    return SCORES[verb](score)


def _lines(score: Entry) -> Score:
    score.only("full_lines", "unlike")
    line = score.choice("full_lines", LINES, "card/verb-value")
    return deck.LINES, [line, score.choice("unlike", ASPECTS, "card/verb-value")], FULL


def _sets(score: Entry) -> Score:
    """C8: a die belongs to one set only. Counting the rarest member is right only if no die can be two members."""
    score.only("sets")
    marks = score.texts("sets")
    alike = set(marks) <= set(LETTERS) or set(marks) <= set(VALUES)
    if not marks or not alike or len(set(marks)) < len(marks):
        reason = f"sets must be colours out of {LETTERS} or values out of {VALUES}, each once"
        raise score.fault("card/verb-value", reason)
    return deck.SETS, [FACETS[mark] for mark in marks], FULL


def _corners(score: Entry) -> Score:
    score.only("corners")
    return deck.DIAGONALS, [score.choice("corners", ASPECTS, "card/verb-value")], FULL


def _sum(score: Entry) -> Score:
    score.only("sum", "marked")
    facet = score.choice("sum", {"all": ALL, **FACETS}, "card/verb-value")
    cells = _read_cells(score) if "marked" in score.values else FULL
    return deck.SUM, [] if facet == ALL else [facet], cells


def _read_cells(score: Entry) -> int:
    marks = "".join(read_grid(score, "marked", BLANK + MARK))
    if MARK not in marks:
        raise score.fault("card/mark", f"marked marks no space: write {MARK} for each that counts")
    return sum(1 << cell for cell, mark in enumerate(marks) if mark == MARK)


SCORES = {"full_lines": _lines, "sets": _sets, "corners": _corners, "sum": _sum}
