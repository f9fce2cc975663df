"""Finds the best line that a seat could have played in a turn or a choice.

Candidates come from a search of the turn; playouts decide among them (successive halving). The line that was played
counts as best unless they show another to be better by more than their error. Their seeds are used for nothing else:
the best of noisy values looks better than it is, so the best line is evaluated again with other seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vitrall.analysis.game_spans import Kind, Span
from vitrall.analysis.playout_values import Playouts
from vitrall.bots.learned import is_learned, shipped_net
from vitrall.bots.mind.ends import position_mark
from vitrall.bots.mind.judge import Judge, PointsNow, placements_left
from vitrall.bots.mind.search import Search
from vitrall.bots.sight import Budget
from vitrall.bots.successive_halving import Playout, SuccessiveHalving
from vitrall.bots.time_budget import TimeBudget
from vitrall.engine import actions
from vitrall.engine.generator import derived
from vitrall.engine.legal import legal
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.state import State, awaits_chance
from vitrall.engine.worlds import determinised
from vitrall.moves import Move

JUDGED: Final = 600  # positions that the search of a turn may judge
WIDTH: Final = 4  # steps of a tool that it follows further
LAST_JUDGED: Final = 200_000  # in a seat's last turn: every line, since nothing but its points is left to judge
LAST_WIDTH: Final = 1000
SHOWN: Final = 1  # standard errors by which a line must be better than the one that was played


@dataclass(frozen=True)
class Line:
    """Moves of one seat, and the position after them: at the end of its turn, or where chance enters it."""

    actions: tuple[int, ...]
    after: State


@dataclass(frozen=True)
class Decision:
    """The line that a seat played, and the best line found."""

    done: Line
    best: Line
    offers: tuple[Line, ...] = ()  # of a choice: everything that was offered

    @property
    def is_best(self) -> bool:
        return self.best.after is self.done.after


class BestLines:
    """Finds the best line of decisions, for one seat."""

    def __init__(self, seat: int, seed: int, candidates: int, playouts: int) -> None:
        self._seat = seat
        self._seed = seed
        self._candidates = candidates
        self._playouts = playouts
        self._values = Playouts(seat)
        self._judge: Judge | None = None

    def decision(self, span: Span, number: int) -> Decision:
        """The decision of a span. `number` makes its seeds different from those of other spans."""
        done, offers = _done(span, self._seat)
        lines = offers if span.kind is Kind.CHOICE else self._ends(span, done, number)
        return Decision(done, self._best(done, lines, number), tuple(offers))

    def _ends(self, span: Span, done: Line, number: int) -> list[Line]:
        """The line that was played, and the most promising other ends of the turn."""
        world = determinised(span.before, self._seat, int(derived(self._seed, -number - 1)))
        last = not placements_left(world, self._seat)
        search = Search(PointsNow(), LAST_JUDGED, LAST_WIDTH) if last else Search(self._judge_of(world), JUDGED, WIDTH)
        lines = [done]
        mark = _mark(span)
        for end in search.best_ends(world, self._candidates).best:
            moves = [int(action) for action in end.line]
            if not awaits_chance(end.state):
                moves.append(actions.PASS)
            if int(end.mark) != mark:
                lines.append(Line(tuple(moves), played(span.before, moves)))
        return lines

    def _judge_of(self, state: State) -> Judge:
        if self._judge is None:
            self._judge = (
                shipped_net(state.rules.options) if is_learned(state.rules.options) else self._values.heuristic
            )
        return self._judge

    def _best(self, done: Line, lines: Sequence[Line], number: int) -> Line:
        """The best by points; of equal lines, the one that was played."""
        if len(lines) == 1:
            return done
        if done.after.phase == OVER:
            return max(lines, key=lambda line: (self._values.playout_from(line.after)(0)[0], line is done))
        playouts = [RememberedPlayouts(self._values.playout_from(line.after)) for line in lines]
        halving = SuccessiveHalving(playouts, int(derived(self._seed, number)))
        best, *_ = halving.compare(TimeBudget(Budget(playouts=self._playouts), self._playouts))
        return lines[best] if is_shown_better(playouts[best], playouts[lines.index(done)]) else done


class RememberedPlayouts:
    """Playouts from the end of a line. Their points are saved by seed."""

    def __init__(self, playout: Playout) -> None:
        self._playout = playout
        self.points: dict[int, int] = {}

    def __call__(self, seed: int) -> tuple[int, int]:
        if seed not in self.points:
            self.points[seed], _ = self._playout(seed)
        return self.points[seed], self.points[seed]


def is_shown_better(best: RememberedPlayouts, done: RememberedPlayouts) -> bool:
    """Whether the mean difference, over all seeds of the best line, is larger than its error. All in whole numbers."""
    apart = [points - done(seed)[0] for seed, points in best.points.items()]
    total, number = sum(apart), len(apart)
    squares = number * sum(each * each for each in apart) - total * total  # number² times the variance
    return total > 0 and total * total * (number - 1) > SHOWN * SHOWN * squares


def known_decision(span: Span, seat: int, best: tuple[int, ...] | None) -> Decision:
    """The decision of a span whose best line is known; None: it was played."""
    done, offers = _done(span, seat)
    if best is None:
        return Decision(done, done, tuple(offers))
    line = next((offer for offer in offers if offer.actions == best), None)
    return Decision(done, line or Line(best, played(span.before, best)), tuple(offers))


def _done(span: Span, seat: int) -> tuple[Line, list[Line]]:
    """The line that was played; of a choice also everything that was offered.

    Each choice is alone: while all choose at once, nobody knows what the others choose.
    """
    if span.kind is not Kind.CHOICE:
        return Line(span.actions, span.after), []
    own = [int(each) for each in legal(span.before) if Move("", int(each)).seat == seat]
    offers = [Line((action,), played(span.before, [action])) for action in own]
    return next(line for line in offers if line.actions[0] == span.choice_of(seat)), offers


def played(state: State, moves: Sequence[int]) -> State:
    """The position after the moves."""
    after = state.copy()
    for action in moves:
        play(after, action)
    return after


def _mark(span: Span) -> int:
    """The mark of the position in which the seat ended its turn, or left it to chance."""
    moves = span.actions[:-1] if span.actions[-1] == actions.PASS else span.actions
    return int(position_mark(played(span.before, moves)))
