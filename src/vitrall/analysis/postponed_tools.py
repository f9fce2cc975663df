"""Tools that a seat did not use in one turn and could still use in its next.

The playouts choose for the seat, and they may overlook a tool that a search finds. Then every turn without that tool
would be charged the same points, although they can still be had. So where the best lines of a turn and of the next one
use the same tool, what the next one gains over the playouts counts in the values of the positions between them, up to
what this turn would be charged.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from vitrall.analysis.account import Part, Step
from vitrall.analysis.best_lines import Decision
from vitrall.analysis.game_spans import Kind, Span
from vitrall.engine import actions


def postponed_tools(spans: Sequence[Span], decisions: Mapping[int, Decision]) -> dict[int, int]:
    """By the span of a decision whose best line uses a tool that was not used: the decision of the next turn, if its
    best line uses the same tool."""
    turns = [number for number in decisions if spans[number].kind is Kind.TURN]
    pairs = {}
    for at, number in enumerate(turns):
        if decisions[number].is_best:
            continue
        same = [each for each in turns if _turn(spans[each]) == _turn(spans[number])]
        used = _tools(action for each in same for action in decisions[each].done.actions)
        following = next((each for each in turns[at:] if each not in same), None)
        if following is not None:
            missed = _tools(decisions[number].best.actions) - used
            if missed & _tools(decisions[following].best.actions):
                pairs[number] = following
    return pairs


def _turn(span: Span) -> tuple[int, int]:
    return span.round, int(span.before.turn)


def _tools(moves: Iterable[int]) -> set[int]:
    """The tools that are used in the moves."""
    last = actions.USE + actions.MOST_TOOLS * actions.PAYMENTS
    return {(move - actions.USE) // actions.PAYMENTS for move in moves if actions.USE <= move < last}


def with_postponed_tools(
    steps: Sequence[Step], samples: Sequence[Sequence[int]], pairs: Mapping[int, int]
) -> list[Sequence[int]]:
    """The results of the positions of a chain, raised from the end of each turn that left out a tool to the beginning
    of the next."""
    own = {step.span: at for at, step in enumerate(steps) if step.part is Part.OWN}
    rest = {step.span: at for at, step in enumerate(steps) if step.part is Part.REST}
    raised = list(samples)
    for number, following in pairs.items():
        after, before = own[number] + 1, rest[following]  # positions: one more than steps
        gains = [best - here for best, here in zip(samples[before + 1], samples[before], strict=True)]
        gain, loss = sum(gains), sum(samples[after - 1]) - sum(samples[after])
        share = min(gain, loss)
        if share <= 0:
            continue
        for at in range(after, before + 1):
            raised[at] = [each + more * share // gain for each, more in zip(samples[at], gains, strict=True)]
    return raised
