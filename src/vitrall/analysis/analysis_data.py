"""An analysis as plain data, for `--json`, pages and programs. `docs/analysis.md` lists the fields."""

from __future__ import annotations

from typing import Any, Final

from vitrall.analysis.account import Account, Figure, Part
from vitrall.analysis.best_lines import Decision
from vitrall.analysis.game_analysis import Analysis, SeatAnalysis
from vitrall.analysis.game_spans import Kind, Span
from vitrall.analysis.verdicts import BEST, Verdict, accuracy
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.reasons import reasons_between, reasons_for_window
from vitrall.engine import actions
from vitrall.engine.deck import Deck
from vitrall.engine.phases import CHOOSE
from vitrall.engine.play import play
from vitrall.engine.state import State
from vitrall.moves import notation_of

VERSION: Final = 1
COSTLIEST: Final = 3

Data = dict[str, Any]


def analysis_data(analysis: Analysis) -> Data:
    """Everything an analysis says. Points are thousandths, chances millionths; a figure is [value, standard error]."""
    deck = analysis.spans[0].before.rules.deck
    return {
        "version": VERSION,
        "playouts": analysis.playouts,
        "curve": [_moment(analysis, number) for number in range(-1, len(analysis.spans))],
        "seats": [_seat(analysis, seat, deck) for seat in analysis.seats],
    }


def _moment(analysis: Analysis, number: int) -> Data:
    """The values of all seats after a span; before the first one for -1."""
    span = analysis.spans[max(number, 0)]
    values = [seat.values_after(number) for seat in analysis.seats]
    return {
        "moves": span.first if number < 0 else span.first + len(span.actions),
        "round": 0 if number < 0 else span.round,
        "kind": "deal" if number < 0 else span.kind.value,
        "seat": None if number < 0 or span.kind is not Kind.TURN else span.seat,
        "points": [_figure(points) for points, _ in values],
        "chances": [_figure(chances) for _, chances in values],
    }


def _seat(analysis: Analysis, seat: SeatAnalysis, deck: Deck) -> Data:
    turns = [_turn(analysis, seat, verdict, deck) for verdict in seat.verdicts]
    costs = sorted(range(len(turns)), key=lambda place: -seat.verdicts[place].loss.value)
    rolls = _rolls(analysis, seat)
    return {
        "seat": seat.seat,
        "points": _account(seat.points),
        "chances": _account(seat.chances),
        "accuracy": accuracy(seat.verdicts),
        "turns": turns,
        "costliest": [place for place in costs[:COSTLIEST] if seat.verdicts[place].loss.value > 0],
        "offers": [
            {
                "move": notation_of(deck).text(offer.action),
                "points": _figure(offer.points),
                "chosen": offer.is_chosen,
            }
            for offer in seat.offers
        ],
        "luckiest": max(rolls, key=lambda roll: roll["points"][0], default=None),
        "unluckiest": min(rolls, key=lambda roll: roll["points"][0], default=None),
    }


def _account(account: Account) -> Data:
    parts = {part.value: _figure(getattr(account, part.value)) for part in Part}
    return {"expected": _figure(account.expected), **parts, "result": account.result}


def _figure(figure: Figure) -> list[int]:
    return [figure.value, figure.error]


def _rolls(analysis: Analysis, seat: SeatAnalysis) -> list[Data]:
    """The effect of every chance event on the value for a seat."""
    return [
        {
            "round": analysis.spans[step.span].round,
            "moves": analysis.spans[step.span].first + len(analysis.spans[step.span].actions),
            "points": _figure(seat.points.steps[at]),
            "chances": _figure(seat.chances.steps[at]),
        }
        for at, step in enumerate(seat.steps)
        if step.part is Part.LUCK and analysis.spans[step.span].round
    ]


def _turn(analysis: Analysis, seat: SeatAnalysis, verdict: Verdict, deck: Deck) -> Data:
    decisions = [(analysis.spans[number], seat.decisions[number]) for number in verdict.spans]
    # The better line is that of the first decision that could have been better: what came after depends on it.
    lossy = decisions if verdict.word != BEST else []
    better = next(((span, decision) for span, decision in lossy if not decision.is_best), None)
    return {
        "round": verdict.round,
        "turn": verdict.turn,
        "moves": decisions[0][0].first,
        "word": verdict.word,
        "loss": _figure(verdict.loss),
        "chance_loss": _figure(verdict.chance_loss),
        "done": [text for _, decision in decisions for text in _texts(decision.done.actions, deck)],
        "better": _texts(better[1].best.actions, deck) if better else [],
        "reasons": _reasons(*better, seat.seat) if better else [],
    }


def _texts(moves: tuple[int, ...], deck: Deck) -> list[str]:
    return [str(notation_of(deck).text(action)) for action in moves]


def _reasons(span: Span, decision: Decision, seat: int) -> list[Data]:
    """Why the better line is better, in the names and values of hints."""
    moves = decision.best.actions
    if span.before.phase == CHOOSE:
        reasons = reasons_for_window(span.before, (moves[0] - actions.CHOOSE) % actions.SEAT_CHOICES)
    elif span.kind is Kind.CHOICE:
        reasons = ()
    else:
        reasons = reasons_between(span.before, _before_its_end(span.before, moves), seat, Heuristic(weights()))
    return [{"name": reason.name, "values": reason.values} for reason in reasons]


def _before_its_end(state: State, moves: tuple[int, ...]) -> State:
    """The position in which the turn of a line is still to be ended."""
    after = state.copy()
    for action in moves:
        if action != actions.PASS:
            play(after, action)
    return after
