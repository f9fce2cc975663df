"""A tool that can still be used in the next turn is not lost yet.

Playouts try tools in the next turn of a seat, but their search is short and misses lines. So a turn that leaves a tool
unused would be charged for it, and the next turn for the same tool again. Therefore what playouts miss of the tool in
the next turn is taken off the loss of this one, up to all of it; the rest of the account gets smaller by as much.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from vitrall.analysis.account import Part, Step
from vitrall.analysis.best_lines import Decision, Line
from vitrall.analysis.game_spans import Kind, Span
from vitrall.analysis.playout_values import Results
from vitrall.engine import actions


@dataclass(frozen=True)
class NextTurn:
    """Four positions around a tool that stays open: the ends of a turn, and of the next one of the seat."""

    best: Results
    """After the best line of this turn."""
    done: Results
    """After the line that was played."""
    before: Results
    """Before the next turn."""
    next_best: Results
    """After the best line of the next turn."""

    def missed(self) -> Results:
        """What is not lost yet, for each seed. Nothing if the turn lost nothing, or playouts miss nothing."""
        loss = sum(self.best.points) - sum(self.done.points)
        missed = sum(self.next_best.points) - sum(self.before.points)
        if loss <= 0 or missed <= 0:
            return Results((0,) * len(self.done.points), (0,) * len(self.done.points))
        taken = min(loss, missed)
        return Results(
            _parts(self.next_best.points, self.before.points, taken, missed),
            _parts(self.next_best.chances, self.before.chances, taken, missed),
        )


def _parts(best: Sequence[int], before: Sequence[int], taken: int, missed: int) -> tuple[int, ...]:
    return tuple((new - old) * taken // missed for new, old in zip(best, before, strict=True))


def added(row: Results, more: Results) -> Results:
    return Results(_sums(row.points, more.points), _sums(row.chances, more.chances))


def _sums(row: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(row, more, strict=True))


def open_tools(spans: Sequence[Span], decisions: Mapping[int, Decision]) -> list[tuple[int, int]]:
    """Pairs of a decision and the first one of the next turn, whose best lines use a tool that the first left unused.

    Chance may cut a turn into several decisions; at most one of them has such a pair.
    """
    numbers = [number for number in decisions if spans[number].kind is Kind.TURN]
    turns = [list(group) for _, group in groupby(numbers, lambda number: _turn_of(spans[number]))]
    pairs = []
    for turn, (later, *_) in pairwise(turns):
        pairs += [(number, later) for number in turn if _stays_open(decisions[number], decisions[later])][:1]
    return pairs


def _turn_of(span: Span) -> tuple[int, int]:
    return span.round, int(span.before.turn)


def _stays_open(decision: Decision, later: Decision) -> bool:
    return bool((_tools(decision.best) - _tools(decision.done)) & _tools(later.best))


def _tools(line: Line) -> set[int]:
    """The tools that a line uses, whatever pays for them."""
    used = [action for action in line.actions if actions.USE <= action < actions.CHOOSE]
    return {(action - actions.USE) // actions.PAYMENTS for action in used}


def with_open_tools(
    spans: Sequence[Span], steps: Sequence[Step], decisions: Mapping[int, Decision], rows: Sequence[Results]
) -> list[Results]:
    """The rows of a chain, with what is not lost yet added from the end of each such turn to the beginning of the next.

    The steps between the two stay as they are, since both of their ends are raised.
    """
    first = {step.span: at for at, step in enumerate(steps) if step.part is Part.REST}  # the row before its best line
    raised = list(rows)
    for number, later in open_tools(spans, decisions):
        at, end = first[number], first[later]
        missed = NextTurn(rows[at + 1], rows[at + 2], rows[end], rows[end + 1]).missed()
        for place in range(at + 2, end + 1):
            raised[place] = added(raised[place], missed)
    return raised
