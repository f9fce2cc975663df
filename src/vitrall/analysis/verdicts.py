"""A verdict on every turn of a seat: how much it lost against the best line found."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby
from typing import Final

from vitrall.analysis.account import Account, Figure, Part, Step
from vitrall.analysis.best_lines import Decision
from vitrall.analysis.game_spans import Kind, Span
from vitrall.analysis.playout_values import POINT

# The smallest loss, in thousandths of a point, for each word. `dev.py campaign analysis --words` measures them.
LEAST_LOSSES: Final[dict[str, int]] = json.loads(
    files("vitrall.analysis").joinpath("loss_words.json").read_text(encoding="utf-8")
)
BEST: Final = "best"
GOOD: Final = "good"  # the first that could have been better
WORST: Final = 5 * POINT  # a turn that loses this much, or more, counts 0 %


@dataclass(frozen=True)
class Verdict:
    """One turn, or one choice, of a seat."""

    spans: tuple[int, ...]
    """The spans of the turn; more than one where chance entered it."""
    kind: Kind
    """What was decided."""
    round: int
    """The round; 0 for choices."""
    turn: int
    """The first or the second turn of the round; 0 for choices."""
    loss: Figure
    """In thousandths of a point, against the best line."""
    chance_loss: Figure
    """In millionths of a chance to win."""
    word: str
    """The verdict in a word, from `best` to `blunder`."""


def verdicts(
    spans: Sequence[Span],
    steps: Sequence[Step],
    decisions: dict[int, Decision],
    points: Account,
    chances: Account,
) -> tuple[Verdict, ...]:
    """The verdicts of one seat, in the order of the game."""
    own = {step.span: at for at, step in enumerate(steps) if step.part is Part.OWN}
    return tuple(_verdicts(spans, decisions, own, points, chances))


def _verdicts(
    spans: Sequence[Span], decisions: dict[int, Decision], own: dict[int, int], points: Account, chances: Account
) -> Iterator[Verdict]:
    for (turn_round, turn, _), group in groupby(decisions, lambda number: _turn_of(spans[number], number)):
        numbers = tuple(group)
        loss = _sum([points.steps[own[number]] for number in numbers])
        best = all(decisions[number].is_best for number in numbers)
        yield Verdict(
            spans=numbers,
            kind=spans[numbers[0]].kind,
            round=turn_round,
            turn=turn,
            loss=loss,
            chance_loss=_sum([chances.steps[own[number]] for number in numbers]),
            word=BEST if best else word_for(loss.value),
        )


def _turn_of(span: Span, number: int) -> tuple[int, int, int]:
    """The same for spans of one turn. Each choice is by itself."""
    if span.kind is Kind.CHOICE:
        return 0, 0, number
    return span.round, 1 + int(span.before.turn >= span.before.rules.players), int(span.before.turn)


def _sum(changes: Sequence[Figure]) -> Figure:
    """The sum of the losses. A change is never above zero, except for the noise of playouts."""
    squares = sum(change.error * change.error for change in changes)
    return Figure(-sum(change.value for change in changes), round(squares**0.5))


def word_for(loss: int) -> str:
    """The word for a loss. A loss of nothing is best, and noise may make a loss negative."""
    if loss <= 0:
        return BEST
    return next(
        (word for word, least in sorted(LEAST_LOSSES.items(), key=lambda pair: -pair[1]) if loss >= least), GOOD
    )


def accuracy(judged: Sequence[Verdict]) -> int:
    """Per cent: a turn counts fully if it lost nothing, and not at all if it lost five points or more."""
    if not judged:
        return 100
    lost = sum(min(max(0, verdict.loss.value), WORST) for verdict in judged)
    return 100 - 100 * lost // (WORST * len(judged))
