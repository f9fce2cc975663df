"""How far a seat may go back (T12): within its own turn, to the last roll, draw or other new knowledge."""

from __future__ import annotations

from vitrall.engine import actions
from vitrall.engine.native import i64


def undo_barrier(action: i64) -> str:
    """The code of what bars going back behind the action; empty where nothing does."""
    family = actions.family(action)
    if family == actions.PASS:
        return "undo/turn-ended"
    if family == actions.CHOOSE or family == actions.KEEP:
        return "undo/choice"
    return "undo/new-knowledge" if actions.family_row(action).chance else ""
