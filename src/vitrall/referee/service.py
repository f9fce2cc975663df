"""The referee as a line service: one JSON object in, one JSON object out, for any input. See `docs/referee.md`."""

from __future__ import annotations

import json
from collections.abc import Callable

from vitrall.cards.catalogue import Catalogue, full_catalogue
from vitrall.engine.errors import Unreadable, VitrallError, Why
from vitrall.engine.window import Window
from vitrall.referee.placements import moves, placements
from vitrall.referee.question import Question, read_question
from vitrall.referee.repairs import Repair, repairs
from vitrall.referee.table_fields import private_names, read_stakes, read_tools
from vitrall.referee.table_verdict import table_verdict
from vitrall.referee.whole_table import whole_table
from vitrall.referee.window_audit import Fault, audit
from vitrall.referee.window_reader import read_die, read_space, read_waiver, read_window
from vitrall.referee.window_score import score, total
from vitrall.score import Line
from vitrall.why import none_of

WINDOW = ("ask", "pattern", "dice", "board")
STAKES = ("objectives", "private", "tokens", "pioneers", "blooms", "rivals")

Answer = dict[str, object]


def answer(line: str | bytes, catalogue: Catalogue | None = None) -> str:
    """The answer to one line, without a line end and in ASCII; errors are answered with their code."""
    try:
        answered = judged(line, catalogue)
    except VitrallError as error:
        answered = {"error": {"code": error.code, "message": error.message}}
    return json.dumps(answered, separators=(",", ":"))


def judged(line: str | bytes, catalogue: Catalogue | None = None) -> Answer:
    """The answer to one line as data; what cannot be answered is raised."""
    question = read_question(line)
    ask = question.value("ask")
    if not isinstance(ask, str) or ask not in ASKS:
        raise Unreadable("referee/ask", why=none_of(ask, ASKS))
    known, judge = ASKS[ask]
    question.only(known)
    return judge(question, catalogue or full_catalogue())


def _window(question: Question, catalogue: Catalogue) -> Window:
    board = question.text("board") if _with_grey(question) else None
    return read_window(question.value("pattern"), question.needed("dice"), catalogue, board)


def _with_grey(question: Question) -> bool:
    """Grey glass is played exactly where a restriction board lies (G1)."""
    return "board" in question.fields


def _placements(question: Question, catalogue: Catalogue) -> Answer:
    waiver = read_waiver(question.texts("waive"))
    isolated = question.flag("isolated")
    window = _window(question, catalogue)
    die = read_die(question.needed("die"), grey=_with_grey(question))
    places = placements(window, die, waiver, isolated)
    return {"legal": places.legal, "broken": dict(places.broken)}


def _moves(question: Question, catalogue: Catalogue) -> Answer:
    if question.flag("isolated"):
        raise Unreadable("referee/field", Why("never-isolated"))
    origin = read_space(question.text("from"))
    return {"legal": moves(_window(question, catalogue), origin, read_waiver(question.texts("waive")))}


def _score(question: Question, catalogue: Catalogue) -> Answer:
    window, stakes = _window(question, catalogue), read_stakes(question, catalogue)
    sheet = score(window, catalogue.deck, _with_grey(question))
    public = {line.id: line for line in sheet.public}
    names = private_names(catalogue)
    private = {names[catalogue.private_index(line.id)]: line for line in sheet.private}
    answer: Answer = {"public": _points(public), "private": _points(private), "empty": sheet.empty}
    answer["claims"] = {"public": _claims(public), "private": _claims(private)}
    if any(field in question.fields for field in STAKES):
        answer["total"] = total(window, stakes)
    return answer


def _points(lines: dict[str, Line]) -> dict[str, int]:
    return {name: line.points for name, line in lines.items()}


def _claims(lines: dict[str, Line]) -> dict[str, list[Answer]]:
    return {
        name: [{"points": claim.points, "cells": claim.cells} for claim in line.claims] for name, line in lines.items()
    }


def _audit(question: Question, catalogue: Catalogue) -> Answer:
    window, stakes = _window(question, catalogue), read_stakes(question, catalogue)
    tools = read_tools(question, catalogue)
    audited = audit(window, tools)
    return {
        "broken": [_fault(fault) for fault in audited.broken],
        "explained": [{"cell": why.cell, "rule": why.rule, "tools": why.tools} for why in audited.explained],
        "repairs": [_repair(each) for each in repairs(window, tools, stakes)],
    }


def _table(question: Question, catalogue: Catalogue) -> Answer:
    return {**table_verdict(question, catalogue)}


def _repair(repair: Repair) -> Answer:
    answer: Answer = {"remove": repair.remove, "total": repair.total}
    return {**answer, "discarded": repair.discarded} if repair.discarded else answer


def _fault(fault: Fault) -> Answer:
    answer: Answer = {"cell": fault.cell, "rules": fault.rules}
    return {**answer, "with": fault.partners} if fault.partners else answer


# Each question with the fields it knows. Score and audit are asked with one and the same table in mind.
ASKS: dict[str, tuple[tuple[str, ...], Callable[[Question, Catalogue], Answer]]] = {
    "placements": ((*WINDOW, "die", "waive", "isolated"), _placements),
    "moves": ((*WINDOW, "from", "waive", "isolated"), _moves),
    "score": ((*WINDOW, *STAKES, "tools"), _score),
    "audit": ((*WINDOW, *STAKES, "tools"), _audit),
    "table": (("ask", "players", "objectives", "tools", "board", "target"), _table),
    "sheets": (("ask", "players", "objectives", "board", "target", "rows"), whole_table),
}
