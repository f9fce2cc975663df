"""The question `table` about a real table while it is entered: all sheets and broken rules, as messages.

Cards that cannot count are ignored here, so that a screen may send the input unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.deck import GREY_DECK, Objective
from vitrall.engine.errors import Why
from vitrall.referee.question import Question, wrong_type
from vitrall.referee.repairs import repairs
from vitrall.referee.solo import MOST_TARGET
from vitrall.referee.table_fields import read_publics, read_stakes, read_tools
from vitrall.referee.verdict_lines import FaultLine, RepairLine, fault_lines, repair_line
from vitrall.referee.whole_table import listed_players, whole_sheet
from vitrall.referee.window_audit import audit
from vitrall.referee.window_reader import read_window
from vitrall.story.story_types import ScoreSheet

PLAYER: Final = ("pattern", "dice", "privates", "tokens", "pioneers", "blooms")
MOST_REPAIRS: Final = 4  # a screen has little room; the question `audit` has all of them

Fields = dict[str, object]


class AuditLines(TypedDict):
    """What is wrong with one window."""

    faults: list[FaultLine]
    spaces: int  # how many break a rule
    repairs: list[RepairLine]  # the first few of them
    further: int  # how many more there are


class TableVerdict(TypedDict):
    """The sheets of all players, and the audit of each window in the same order."""

    sheet: ScoreSheet
    audits: list[AuditLines]


def table_verdict(question: Question, catalogue: Catalogue) -> TableVerdict:
    """`privates` lists the private objectives of a player: one, or alone two (O1)."""
    players = [_player(fields) for fields in listed_players(question.needed("players"))]
    alone = len(players) == 1
    board: Fields = {"board": question.text("board")} if question.value("board") else {}
    publics = [card.id for card in read_publics(question, catalogue) if _counts(card, alone, bool(board))]
    table: Fields = {**board, "objectives": publics}
    solo: Fields = {"target": question.number("target", MOST_TARGET)} if alone else {}
    asked = [_with_private(player, alone) for player in players]
    return {
        "sheet": whole_sheet(Question({**table, **solo, "players": asked}), catalogue),
        "audits": [
            _audit(Question({**table, "tools": question.value("tools"), **_beside(players, seat)}), catalogue)
            for seat in range(len(players))
        ],
    }


def _player(fields: object) -> Question:
    if not isinstance(fields, dict):
        raise wrong_type("players", Why("an-object"), fields)
    question = Question(fields)
    question.only(PLAYER)
    return question


def _counts(card: Objective, alone: bool, with_grey: bool) -> bool:
    """A rivalry compares several windows (G13), and what is about grey glass needs its board (G1, G12)."""
    if len(card.places):
        return not alone
    return with_grey or card.group != GREY_DECK


def _with_private(player: Question, alone: bool) -> Fields:
    fields = {name: value for name, value in player.fields.items() if name != "privates"}
    privates = player.texts("privates")
    if not privates:
        return fields
    return {**fields, "private": privates if alone else privates[0]}


def _beside(players: Sequence[Question], seat: int) -> Fields:
    """One player, and the dice of the others."""
    rivals = [other.needed("dice") for place, other in enumerate(players) if place != seat]
    return {**_with_private(players[seat], alone=False), **({"rivals": rivals} if rivals else {})}


def _audit(question: Question, catalogue: Catalogue) -> AuditLines:
    board = question.text("board") if "board" in question.fields else None
    window = read_window(question.value("pattern"), question.needed("dice"), catalogue, board)
    tools = read_tools(question, catalogue)
    audited = audit(window, tools)
    fixes = repairs(window, tools, read_stakes(question, catalogue))
    alone = "rivals" not in question.fields
    return {
        "faults": fault_lines(window, audited),
        "spaces": len(audited.broken),
        "repairs": [repair_line(repair, alone) for repair in fixes[:MOST_REPAIRS]],
        "further": max(0, len(fixes) - MOST_REPAIRS),
    }
