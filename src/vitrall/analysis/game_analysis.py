"""The analysis of a finished game: for each seat an account of its result and a verdict on each of its turns.

Chance, decisions and values are defined in `docs/analysis.md`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from vitrall.analysis.account import Account, Figure, Part, Step, account, figure
from vitrall.analysis.best_lines import BestLines, Decision, Line
from vitrall.analysis.game_spans import Kind, Span, game_spans
from vitrall.analysis.open_tools import NextTurn, added, open_tools, with_open_tools
from vitrall.analysis.playout_values import Playouts, Results, seeds_of
from vitrall.analysis.verdicts import Verdict, verdicts
from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.engine.state import State
from vitrall.game import Game
from vitrall.lab.parallel import check_workers, in_order

Record = Game | str | bytes
"""A game, or the text of its record. With a deck of your own, read it with `Game.from_record` and its `deck`."""

CHOOSING: Final = 1 << 40  # where the seeds begin that choose among lines: no value is judged with them
CHUNK: Final = 8  # seeds of one task


@dataclass(frozen=True)
class Effort:
    """The number of playouts of an analysis. The same effort and seed give the same analysis."""

    playouts: int
    """Playouts from each position of the game, for each seat."""
    candidates: int
    """Ends of a turn that are compared."""
    choosing: int
    """Playouts to choose the best of them."""


EFFORTS: Final = {
    "quick": Effort(playouts=16, candidates=4, choosing=24),
    "normal": Effort(playouts=240, candidates=8, choosing=240),
    "deep": Effort(playouts=1600, candidates=12, choosing=1600),
}
"""The efforts that have a name; `analyse` takes the name."""


@dataclass(frozen=True)
class Offer:
    """A window, or a choice of blooms, that a seat could have chosen."""

    span: int
    """The number of the span in which it was offered."""
    action: int
    """The number of the choice in the engine."""
    points: Figure
    """What it was worth when it was chosen."""
    is_chosen: bool
    """Whether it was chosen."""


@dataclass(frozen=True)
class SeatAnalysis:
    """The analysis of one seat."""

    seat: int
    """The seat, counted from 0."""
    points: Account
    """In thousandths of a point; alone, of the margin over the target."""
    chances: Account
    """Chances to win, in millionths."""
    steps: tuple[Step, ...]
    """The steps of the chain of positions."""
    decisions: dict[int, Decision]
    """The decisions, by the number of the span."""
    verdicts: tuple[Verdict, ...]
    """A verdict on each turn and choice."""
    offers: tuple[Offer, ...]
    """The windows and blooms that were offered."""

    def values_after(self, span: int) -> tuple[Figure, Figure]:
        """Expected points and the chance to win after a span; before the first one for -1."""
        at = max((place for place, step in enumerate(self.steps, 1) if step.span <= span), default=0)
        return self.points.values[at], self.chances.values[at]


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game."""

    spans: tuple[Span, ...]
    """The game in parts: each is chance or a decision of one seat."""
    seats: tuple[SeatAnalysis, ...]
    """One for each seat."""
    playouts: int
    """Playouts from each position so far."""


def effort_named(name: str) -> Effort:
    if name not in EFFORTS:
        raise Unreadable("analysis/effort", Why("none-of", given=repr(name[:40]), known=list(EFFORTS)))
    return EFFORTS[name]


def analyse(record: Record, effort: str | Effort = "normal", seed: int = 0, workers: int = 1) -> Analysis:
    """The analysis of a finished game, or of the text of its record."""
    *_, last = analysing(record, effort, seed, workers)
    return last


def analysing(record: Record, effort: str | Effort = "normal", seed: int = 0, workers: int = 1) -> Iterator[Analysis]:
    """Yields the analysis again and again with more playouts: the first after a few of them, the last after all."""
    game = record if isinstance(record, Game) else Game.from_record(record)
    check_workers(workers)
    asked = effort_named(effort) if isinstance(effort, str) else effort
    spans = _spans(game)
    seats = range(game.players)
    chosen = in_order(_decided, [(spans, seat, asked, seed) for seat in seats], workers)
    chains = [_chain(spans, seat, decisions) for seat, decisions in zip(seats, chosen, strict=True)]
    samples: list[list[Results]] = [[] for _ in seats]
    tasks = [(seat, chains[seat].states, seeds) for seeds in _chunks(asked, seed) for seat in seats]
    for (seat, _, _), results in zip(tasks, in_order(_played_on, tasks, workers), strict=True):
        samples[seat] = _joined(samples[seat], results)
        if seat == seats[-1]:
            yield _analysis(spans, chains, samples)


def seat_verdicts(game: Game, seat: int, effort: str | Effort = "normal", seed: int = 0) -> tuple[Verdict, ...]:
    """The verdicts on the turns of one seat alone: the same as those of `analyse`, in about a third of the time."""
    asked = effort_named(effort) if isinstance(effort, str) else effort
    spans = _spans(game)
    decisions = _decided((spans, seat, asked, seed))
    playouts, seeds = Playouts(seat), seeds_of(seed, 0, asked.playouts)
    nothing = Results((0,) * len(seeds), (0,) * len(seeds))  # for turns that lost nothing
    steps, rows = [], [nothing]
    for number, decision in decisions.items():
        for part, line in ((Part.REST, decision.best), (Part.OWN, decision.done)):
            steps.append(Step(part, number, line.after))
            rows.append(nothing if decision.is_best else playouts.results(line.after, seeds))
    places = {step.span: at for at, step in enumerate(steps) if step.part is Part.OWN}
    for number, later in open_tools(spans, decisions):
        at = places[number]
        before, best = spans[later].before, decisions[later].best.after
        after = NextTurn(rows[at], rows[at + 1], playouts.results(before, seeds), playouts.results(best, seeds))
        rows[at + 1] = added(rows[at + 1], after.missed())
    points, chances = account(steps, [row.points for row in rows]), account(steps, [row.chances for row in rows])
    return verdicts(spans, steps, decisions, points, chances)


def check_finished(game: Game) -> None:
    """Raise an error if a game cannot be analysed."""
    _spans(game)


def _spans(game: Game) -> list[Span]:
    if not game.is_over:
        raise Unavailable("analysis/not-over")
    moves = [move.action for move in game.moves]
    spans = game_spans(game.state.rules, moves)
    if not spans or spans[-1].after.phase != game.state.phase:
        raise Unavailable("analysis/no-beginning")
    return spans


@dataclass(frozen=True)
class _Chain:
    """The positions of a game in the order of one seat's account."""

    seat: int
    states: list[State]  # the first one, that after each step, and those after each offer
    steps: list[Step]
    decisions: dict[int, Decision]
    offers: list[tuple[int, Line]]  # by the number of the span; evaluated after the chain


def _decided(task: tuple[list[Span], int, Effort, int]) -> dict[int, Decision]:
    """All decisions of a seat, with the best that was possible."""
    spans, seat, effort, seed = task
    lines = BestLines(seat, seed, effort.candidates, effort.choosing)
    return {
        number: lines.decision(span, CHOOSING + number) for number, span in enumerate(spans) if _decides(span, seat)
    }


def _decides(span: Span, seat: int) -> bool:
    if span.kind is Kind.CHOICE:
        return span.choice_of(seat) is not None
    return span.kind is Kind.TURN and span.seat == seat


def _chain(spans: Sequence[Span], seat: int, decisions: dict[int, Decision]) -> _Chain:
    steps: list[Step] = []
    for number, span in enumerate(spans):
        if decision := decisions.get(number):
            steps.append(Step(Part.REST, number, decision.best.after))
            steps.append(Step(Part.OWN, number, decision.done.after))
        if span.kind is Kind.CHANCE:
            steps.append(Step(Part.LUCK, number, span.after))
        elif decision is None or (len(span.actions) > 1 and span.kind is Kind.CHOICE):
            steps.append(Step(Part.OTHERS, number, span.after))
    offers = [(number, line) for number, decision in decisions.items() for line in decision.offers]
    states = [spans[0].before, *(step.after for step in steps), *(line.after for _, line in offers)]
    return _Chain(seat, states, steps, decisions, offers)


def _chunks(effort: Effort, seed: int) -> list[list[int]]:
    seeds = seeds_of(seed, 0, effort.playouts)
    return [seeds[first : first + CHUNK] for first in range(0, len(seeds), CHUNK)]


def _played_on(task: tuple[int, list[State], list[int]]) -> list[Results]:
    """The results of all positions of a chain; a position that occurs twice is evaluated once."""
    seat, states, seeds = task
    playouts = Playouts(seat)
    known: dict[int, Results] = {}
    for state in states:
        if id(state) not in known:
            known[id(state)] = playouts.results(state, seeds)
    return [known[id(state)] for state in states]


def _joined(earlier: list[Results], later: list[Results]) -> list[Results]:
    if not earlier:
        return later
    pairs = zip(earlier, later, strict=True)
    return [Results(old.points + new.points, old.chances + new.chances) for old, new in pairs]


def _analysis(spans: Sequence[Span], chains: Sequence[_Chain], samples: Sequence[list[Results]]) -> Analysis:
    seats = tuple(_seat(spans, chain, rows) for chain, rows in zip(chains, samples, strict=True))
    return Analysis(tuple(spans), seats, len(samples[0][0].points))


def _seat(spans: Sequence[Span], chain: _Chain, rows: list[Results]) -> SeatAnalysis:
    chain_rows, offer_rows = rows[: len(chain.steps) + 1], rows[len(chain.steps) + 1 :]
    raised = with_open_tools(spans, chain.steps, chain.decisions, chain_rows)
    points = _account(chain.steps, [row.points for row in raised], [row.points for row in chain_rows])
    chances = _account(chain.steps, [row.chances for row in raised], [row.chances for row in chain_rows])
    judged = verdicts(spans, chain.steps, chain.decisions, points, chances)
    offers = tuple(_offer(chain, *offer, row) for offer, row in zip(chain.offers, offer_rows, strict=True))
    return SeatAnalysis(chain.seat, points, chances, tuple(chain.steps), chain.decisions, judged, offers)


def _account(steps: Sequence[Step], raised: Sequence[Sequence[int]], rows: Sequence[Sequence[int]]) -> Account:
    """The account of the steps; the values of the positions are those of the playouts alone."""
    return replace(account(steps, raised), values=tuple(figure(row) for row in rows))


def _offer(chain: _Chain, span: int, line: Line, row: Results) -> Offer:
    is_chosen = line.actions == chain.decisions[span].done.actions
    return Offer(span, line.actions[0], figure(row.points), is_chosen)
