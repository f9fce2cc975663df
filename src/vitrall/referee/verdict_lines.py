"""What the referee says of one window, as messages: every broken rule with its neighbours and tools, every repair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from vitrall.engine.board import BESIDE, INDEX
from vitrall.engine.dice import COLOR, GREY, NO_DIE
from vitrall.engine.window import Window
from vitrall.referee.repairs import Repair
from vitrall.referee.window_audit import Audit, Fault
from vitrall.story.messages import message
from vitrall.story.story_types import Message


class FaultLine(TypedDict):
    """One rule broken on one space."""

    cell: str
    line: Message
    notes: list[Message]  # the dice it is broken with, the tools that could explain it


class RepairLine(TypedDict):
    """One smallest removal; alone nothing is said of the points, which would be counted in another way."""

    remove: list[str]
    lines: list[Message]


def fault_lines(window: Window, audited: Audit) -> list[FaultLine]:
    """Every rule that is broken, space by space."""
    return [
        {"cell": fault.cell, "line": _broken(fault.cell, rule), "notes": list(_notes(window, audited, fault, rule))}
        for fault in audited.broken
        for rule in fault.rules
    ]


def _broken(cell: str, rule: str) -> Message:
    return {"id": "audit-fault", "values": {"space": cell}, "texts": {"reason": f"rule-{rule.lower()}"}}


def _notes(window: Window, audited: Audit, fault: Fault, rule: str) -> Iterator[Message]:
    if rule == "P6":
        sides = [space for space in fault.partners if (int(BESIDE[INDEX[fault.cell]]) >> INDEX[space]) & 1]
        yield message("audit-partners", {"spaces": ", ".join(sides)})
    greys = [space for space in fault.partners if _is_grey(window, INDEX[space])]
    if rule == "G5" and greys and any(window.grey_apart):  # the board wants greys further apart than all dice are
        yield message("audit-too-near", {"spaces": ", ".join(greys)})
    for why in audited.explained:
        if (why.cell, why.rule) == (fault.cell, rule):
            yield {"id": "audit-explained", "values": {}, "cards": {"tools": list(why.tools)}}


def _is_grey(window: Window, cell: int) -> bool:
    die = window.cells[cell]
    return bool(die != NO_DIE and COLOR[die] == GREY)


def repair_line(repair: Repair, alone: bool = False) -> RepairLine:
    """What a removal leaves, and the pioneers that are no longer met (G7)."""
    spaces = ", ".join(repair.remove)
    lines = [message("audit-repair", {"spaces": spaces, "points": repair.total})]
    if repair.discarded:
        lines.append({"id": "audit-discarded", "values": {}, "cards": {"cards": list(repair.discarded)}})
    return {"remove": list(repair.remove), "lines": [] if alone else lines}
