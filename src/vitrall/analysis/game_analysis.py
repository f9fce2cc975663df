"""The analysis of a finished game: for each seat an account of its result and a verdict on each of its turns.

Chance, decisions and values are defined in `docs/analysis.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from vitrall.analysis.account import Account, Figure, Part, Step, account, figure
from vitrall.analysis.analyst import (
    Analyst,
    Effort,
    Place,
    Subject,
    ToDecide,
    ToPlay,
    best_there,
    decides,
    learn,
    results_there,
)
from vitrall.analysis.best_lines import Decision, Line, known_decision
from vitrall.analysis.game_spans import Kind, Span, game_spans
from vitrall.analysis.playout_values import Playouts, Results, seeds_of
from vitrall.analysis.postponed_tools import postponed_tools, with_postponed_tools
from vitrall.analysis.verdicts import Verdict, verdicts
from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.game import Game
from vitrall.lab.parallel import check_workers, team

Record = Game | str | bytes
"""A game, or the text of its record. With a deck of your own, read it with `Game.from_record` and its `deck`."""

CHUNK: Final = 8  # seeds of one task


EFFORTS: Final = {
    "quick": Effort(playouts=10, candidates=3, choosing=12),
    "normal": Effort(playouts=100, candidates=8, choosing=200),
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


@dataclass(frozen=True)
class Progress:
    """How far an analysis in stages has come."""

    stage: int
    """The number of the effort, from 0."""
    playouts: int
    """Playouts from each position so far, in this stage."""
    analysis: Callable[[], Analysis]
    """Returns the analysis so far. To sum it up takes a while, so call it only for what you use."""


def effort_named(name: str) -> Effort:
    if name not in EFFORTS:
        raise Unreadable("analysis/effort", Why("none-of", given=repr(name[:40]), known=list(EFFORTS)))
    return EFFORTS[name]


def analyse(record: Record, effort: str | Effort = "normal", seed: int = 0, workers: int = 1) -> Analysis:
    """The analysis of a finished game, or of the text of its record."""
    *_, last = analysing_in_stages(record, [effort], seed, workers)
    return last.analysis()


def analysing(record: Record, effort: str | Effort = "normal", seed: int = 0, workers: int = 1) -> Iterator[Analysis]:
    """Yields the analysis again and again with more playouts: the first after a few of them, the last after all."""
    for progress in analysing_in_stages(record, [effort], seed, workers):
        yield progress.analysis()


def analysing_in_stages(
    record: Record, efforts: Sequence[str | Effort], seed: int = 0, workers: int = 1
) -> Iterator[Progress]:
    """The same with several efforts, one after the other: a small one gives a first curve early.

    Each effort gives the same analysis as alone, but processes start once, and no playout is made twice.
    """
    game = record if isinstance(record, Game) else Game.from_record(record)
    check_workers(workers)
    asked = [effort_named(effort) if isinstance(effort, str) else effort for effort in efforts]
    spans = _spans(game)
    if workers == 1:
        analyst = Analyst(spans, seed)
        yield from _progress(spans, game.players, asked, partial(map, analyst.best), partial(map, analyst.results))
        return
    with team(workers, learn, Subject(game.state.rules, _actions(game), seed)) as processes:
        best, results = partial(processes.in_order, best_there), partial(processes.in_order, results_there)
        yield from _progress(spans, game.players, asked, best, results)


def _progress(
    spans: list[Span],
    players: int,
    efforts: Sequence[Effort],
    best_lines: Callable[[Iterable[ToDecide]], Iterator[tuple[int, ...] | None]],
    results_of: Callable[[Iterable[ToPlay]], Iterator[list[Results]]],
) -> Iterator[Progress]:
    samples = _Samples()
    for stage, effort in enumerate(efforts):
        chains = _chains(spans, players, effort, best_lines)
        ends = [min(end, effort.playouts) for end in range(CHUNK, effort.playouts + CHUNK, CHUNK)]
        plan = [samples.tasks(chains, end) for end in ends]
        results = results_of(task for tasks in plan for task in tasks)
        for end, tasks in zip(ends, plan, strict=True):
            for task in tasks:
                samples.add(task, next(results))
            yield Progress(stage, end, partial(_analysis, spans, chains, samples, end))


def seat_verdicts(game: Game, seat: int, effort: str | Effort = "normal", seed: int = 0) -> tuple[Verdict, ...]:
    """The verdicts on the turns of one seat alone: the same as those of `analyse`, in about a third of the time."""
    asked = effort_named(effort) if isinstance(effort, str) else effort
    spans = _spans(game)
    decisions = _decided((spans, seat, asked, seed))
    playouts, seeds = Playouts(seat), seeds_of(seed, 0, asked.playouts)
    nothing = Results((0,) * len(seeds), (0,) * len(seeds))  # for turns that lost nothing
    steps, rows = [], [nothing]
    postponed = postponed_tools(spans, decisions)
    for number, decision in decisions.items():
        line, is_later = decision.best, number in postponed.values()
        if is_later:
            steps.append(Step(Part.OTHERS, number, spans[number].before))
            rows.append(playouts.results(spans[number].before, seeds))
        steps.append(Step(Part.REST, number, line.after))
        rows.append(playouts.results(line.after, seeds) if is_later or not decision.is_best else nothing)
        steps.append(Step(Part.OWN, number, decision.done.after))
        rows.append(rows[-1] if decision.is_best else playouts.results(decision.done.after, seeds))
    points, chances = _accounts(steps, rows, postponed)
    return verdicts(spans, steps, decisions, points, chances)


def _accounts(steps: Sequence[Step], rows: Sequence[Results], postponed: Mapping[int, int]) -> tuple[Account, Account]:
    """In points and in chances."""
    both = [row.points for row in rows], [row.chances for row in rows]
    points, chances = (account(steps, with_postponed_tools(steps, samples, postponed)) for samples in both)
    return points, chances


def check_finished(game: Game) -> None:
    """Raise an error if a game cannot be analysed."""
    _spans(game)


def _spans(game: Game) -> list[Span]:
    if not game.is_over:
        raise Unavailable("analysis/not-over")
    spans = game_spans(game.state.rules, _actions(game))
    if not spans or spans[-1].after.phase != game.state.phase:
        raise Unavailable("analysis/no-beginning")
    return spans


def _actions(game: Game) -> list[int]:
    return [move.action for move in game.moves]


@dataclass(frozen=True)
class _Chain:
    """The positions of a game in the order of one seat's account."""

    seat: int
    places: list[Place]  # the first position, that after each step, and those after each offer
    steps: list[Step]
    decisions: dict[int, Decision]
    offers: list[tuple[int, Line]]  # by the number of the span; evaluated after the chain


def _decided(task: tuple[list[Span], int, Effort, int]) -> dict[int, Decision]:
    """All decisions of a seat, with the best that was possible."""
    spans, seat, effort, seed = task
    analyst = Analyst(spans, seed)
    numbers = [number for number, span in enumerate(spans) if decides(span, seat)]
    return {number: analyst.decision(ToDecide(seat, number, effort)) for number in numbers}


def _chains(
    spans: list[Span],
    players: int,
    effort: Effort,
    best_lines: Callable[[Iterable[ToDecide]], Iterator[tuple[int, ...] | None]],
) -> list[_Chain]:
    """The chain of each seat, with the best line of each of its decisions."""
    tasks = [
        ToDecide(seat, number, effort)
        for seat in range(players)
        for number, span in enumerate(spans)
        if decides(span, seat)
    ]
    decisions: list[dict[int, Decision]] = [{} for _ in range(players)]
    for task, best in zip(tasks, best_lines(tasks), strict=True):
        decisions[task.seat][task.span] = known_decision(spans[task.span], task.seat, best)
    return [_chain(spans, seat, decisions[seat]) for seat in range(players)]


def _chain(spans: Sequence[Span], seat: int, decisions: dict[int, Decision]) -> _Chain:
    steps: list[Step] = []
    places: list[Place] = [(0, ())]

    def add(part: Part, number: int, line: Line) -> None:
        steps.append(Step(part, number, line.after))
        places.append((number, line.actions))

    for number, span in enumerate(spans):
        if decision := decisions.get(number):
            add(Part.REST, number, decision.best)
            add(Part.OWN, number, decision.done)
        if span.kind is Kind.CHANCE:
            add(Part.LUCK, number, Line(span.actions, span.after))
        elif decision is None or (len(span.actions) > 1 and span.kind is Kind.CHOICE):
            add(Part.OTHERS, number, Line(span.actions, span.after))
    offers = [(number, line) for number, decision in decisions.items() for line in decision.offers]
    places += [(number, line.actions) for number, line in offers]
    return _Chain(seat, places, steps, decisions, offers)


class _Samples:
    """The results of the playouts so far, from each place, for each seat. All places use the same seeds, in order."""

    def __init__(self) -> None:
        self._results: dict[tuple[int, Place], Results] = {}
        self._planned: dict[tuple[int, Place], int] = {}  # how many playouts there are or will be

    def tasks(self, chains: Sequence[_Chain], playouts: int) -> list[ToPlay]:
        """What is missing so that every place of the chains has so many playouts."""
        tasks = []
        for chain in chains:
            missing: dict[int, list[Place]] = {}
            for place in dict.fromkeys(chain.places):
                planned = self._planned.get((chain.seat, place), 0)
                if planned < playouts:
                    missing.setdefault(planned, []).append(place)
                    self._planned[chain.seat, place] = playouts
            tasks += [ToPlay(chain.seat, tuple(places), first, playouts) for first, places in missing.items()]
        return tasks

    def add(self, task: ToPlay, results: Sequence[Results]) -> None:
        for place, later in zip(task.places, results, strict=True):
            earlier = self._results.get((task.seat, place), Results((), ()))
            self._results[task.seat, place] = Results(earlier.points + later.points, earlier.chances + later.chances)

    def rows(self, chain: _Chain, playouts: int) -> list[Results]:
        """The results from each place of a chain, of the first so many playouts."""
        results = [self._results[chain.seat, place] for place in chain.places]
        return [Results(each.points[:playouts], each.chances[:playouts]) for each in results]


def _analysis(spans: Sequence[Span], chains: Sequence[_Chain], samples: _Samples, playouts: int) -> Analysis:
    seats = tuple(_seat(spans, chain, samples.rows(chain, playouts)) for chain in chains)
    return Analysis(tuple(spans), seats, playouts)


def _seat(spans: Sequence[Span], chain: _Chain, rows: list[Results]) -> SeatAnalysis:
    chain_rows, offer_rows = rows[: len(chain.steps) + 1], rows[len(chain.steps) + 1 :]
    points, chances = _accounts(chain.steps, chain_rows, postponed_tools(spans, chain.decisions))
    judged = verdicts(spans, chain.steps, chain.decisions, points, chances)
    offers = tuple(_offer(chain, *offer, row) for offer, row in zip(chain.offers, offer_rows, strict=True))
    return SeatAnalysis(chain.seat, points, chances, tuple(chain.steps), chain.decisions, judged, offers)


def _offer(chain: _Chain, span: int, line: Line, row: Results) -> Offer:
    is_chosen = line.actions == chain.decisions[span].done.actions
    return Offer(span, line.actions[0], figure(row.points), is_chosen)
