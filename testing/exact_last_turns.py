"""Last turns of games without chance, solved by trying every line: a check of the best lines of an analysis."""

from __future__ import annotations

from vitrall import Game, Options
from vitrall.analysis.best_lines import BestLines
from vitrall.analysis.game_spans import Kind, Span, game_spans
from vitrall.bots import Budget, Sight, make_bot
from vitrall.bots.mind.judge import placements_left
from vitrall.engine import actions
from vitrall.engine.legal import legal
from vitrall.engine.play import play
from vitrall.engine.scoring import total
from vitrall.engine.state import State, awaits_chance


def bots_game(bots: tuple[str, ...], seed: int, budget: Budget) -> Game:
    """A finished game of bots."""
    game = Game.new(Options(players=len(bots)), seed)
    seats = [make_bot(name, seed + seat) for seat, name in enumerate(bots)]
    while not game.is_over:
        seat = game.seats_awaited[0]
        game.play(seats[seat].choose(Sight(game.state, seat, budget)), seat)
    return game


def last_turns(game: Game) -> list[list[int]]:
    """The points of the best line found in each last turn without chance, and those of the best of all lines."""
    spans = game_spans(game.state.rules, [move.action for move in game.moves])
    compared = []
    for number, span in enumerate(spans):
        if span.kind is Kind.TURN and not placements_left(span.before, span.seat):
            compared += _compared(span, number)
    return compared


def _compared(span: Span, number: int) -> list[list[int]]:
    points = _all_ends(span.before, span.seat, set())
    if points is None:
        return []
    best = BestLines(span.seat, 1, 8, 40).decision(span, number).best
    return [[int(total(best.after, span.seat)), max(points)]]


def _all_ends(state: State, seat: int, seen: set[tuple[int, ...]]) -> list[int] | None:
    """The points of every end of the turn; None if chance can enter it."""
    ends: list[int] = []
    for action in [int(each) for each in legal(state)]:
        child = state.copy()
        play(child, action)
        if action == actions.PASS:
            ends.append(int(total(child, seat)))
        elif awaits_chance(child):
            return None
        else:
            mark = (int(child.phase), int(child.hand), int(child.step), *map(int, child.windows[seat].cells))
            mark = (*mark, *sorted(int(die) for die in child.pool), *map(int, child.tokens), *map(int, child.track))
            if mark in seen:
                continue
            seen.add(mark)
            further = _all_ends(child, seat, seen)
            if further is None:
                return None
            ends += further
    return ends
