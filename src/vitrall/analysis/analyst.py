"""The part of an analysis that takes long and that processes share: best lines, and playouts from positions.

Positions are named by places, so that tasks stay small and a process knows a position that it has met before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from vitrall.analysis.best_lines import BestLines, Decision, played
from vitrall.analysis.game_spans import Kind, Span, game_spans
from vitrall.analysis.playout_values import Playouts, Results, seeds_of
from vitrall.engine.rules import Rules
from vitrall.engine.state import State

CHOOSING: Final = 1 << 40  # where the seeds begin that choose among lines: no value is judged with them

Place = tuple[int, tuple[int, ...]]
"""A position: the number of a span, and actions from the position before it."""


@dataclass(frozen=True)
class Effort:
    """The number of playouts of an analysis. The same effort and seed give the same analysis."""

    playouts: int
    """Playouts from each position of the game, for each seat."""
    candidates: int
    """Ends of a turn that are compared."""
    choosing: int
    """Playouts to choose the best of them."""


@dataclass(frozen=True)
class ToDecide:
    """Find the best line of a seat in a span."""

    seat: int
    span: int
    effort: Effort


@dataclass(frozen=True)
class ToPlay:
    """Play from each of the places, with the seeds from one number to another."""

    seat: int
    places: tuple[Place, ...]
    first: int
    last: int


@dataclass(frozen=True)
class Subject:
    """The game that is analysed, as its moves, and the seed of the analysis."""

    rules: Rules
    moves: list[int]
    seed: int


@dataclass
class Analyst:
    """Works on one game. What it has met helps with later tasks; the results never depend on it."""

    spans: Sequence[Span]
    seed: int
    _lines: dict[tuple[int, Effort], BestLines] = field(default_factory=dict)
    _results: dict[tuple[int, Place], Callable[[Sequence[int]], Results]] = field(default_factory=dict)

    def decision(self, task: ToDecide) -> Decision:
        effort = task.effort
        if (task.seat, effort) not in self._lines:
            self._lines[task.seat, effort] = BestLines(task.seat, self.seed, effort.candidates, effort.choosing)
        return self._lines[task.seat, effort].decision(self.spans[task.span], CHOOSING + task.span)

    def best(self, task: ToDecide) -> tuple[int, ...] | None:
        """The actions of the best line; None if it was played."""
        decision = self.decision(task)
        return None if decision.is_best else decision.best.actions

    def results(self, task: ToPlay) -> list[Results]:
        seeds = seeds_of(self.seed, task.first, task.last - task.first)
        return [self._results_of(task.seat, place)(seeds) for place in task.places]

    def _results_of(self, seat: int, place: Place) -> Callable[[Sequence[int]], Results]:
        if (seat, place) not in self._results:
            self._results[seat, place] = Playouts(seat).results_from(self._state(place))
        return self._results[seat, place]

    def _state(self, place: Place) -> State:
        span, actions = self.spans[place[0]], place[1]
        return span.after if actions == span.actions else played(span.before, actions)


def decides(span: Span, seat: int) -> bool:
    """Whether the seat decides something in the span."""
    if span.kind is Kind.CHOICE:
        return span.choice_of(seat) is not None
    return span.kind is Kind.TURN and span.seat == seat


_analysts: list[Analyst] = []  # of a process that works for another: the one that knows its game


def learn(subject: Subject) -> None:
    _analysts.append(Analyst(game_spans(subject.rules, subject.moves), subject.seed))


def best_there(task: ToDecide) -> tuple[int, ...] | None:
    return _analysts[-1].best(task)


def results_there(task: ToPlay) -> list[Results]:
    return _analysts[-1].results(task)
