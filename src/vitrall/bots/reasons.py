"""Why a line of play is good or bad: what it scores, brings nearer, blocks and costs."""

from __future__ import annotations

from collections.abc import Iterator

from vitrall.bots.bot import Reason
from vitrall.bots.mind.heuristic import Heuristic, alive_spaces
from vitrall.bots.mind.judge import pioneers_met, placements_left, played_colors
from vitrall.bots.mind.potential import POINT, potential
from vitrall.bots.mind.weights import SIZE
from vitrall.engine.board import names
from vitrall.engine.deck import Objective
from vitrall.engine.scoring import bloom_points, objective_points, private_points
from vitrall.engine.state import State


def reasons_between(before: State, after: State, seat: int, heuristic: Heuristic | None) -> tuple[Reason, ...]:
    """What has changed for a seat from one position of its turn to a later one."""
    return (
        *_scored(before, after, seat),
        *(_neared(before, after, seat, heuristic) if heuristic is not None else ()),
        *_closed(before, after, seat),
        *_paid(before, after, seat),
    )


def _scored(before: State, after: State, seat: int) -> Iterator[Reason]:
    for card in _publics(after):
        gained = int(objective_points(after, seat, card) - objective_points(before, seat, card))
        if gained > 0:
            yield Reason("scores", card=card.id, points=gained)
    blooms = int(bloom_points(after, seat) - bloom_points(before, seat))
    own = int(private_points(after, seat) - private_points(before, seat)) - blooms
    if own > 0:
        yield Reason("private", points=own)
    if blooms > 0:
        yield Reason("blooms", points=blooms)
    taken = int(pioneers_met(after, seat))
    if taken > 0:
        yield Reason("pioneers", points=taken)


def _publics(state: State) -> list[Objective]:
    return [state.rules.deck.publics[index] for index in state.deal.publics]


def _neared(before: State, after: State, seat: int, heuristic: Heuristic) -> Iterator[Reason]:
    """Objectives that pay nothing more yet, but promise at least another half of a point."""
    for card in _publics(after):
        if len(card.places) or objective_points(after, seat, card) != objective_points(before, seat, card):
            continue
        if _potential(after, seat, card, heuristic) - _potential(before, seat, card, heuristic) >= POINT // 2:
            yield Reason("nears", card=card.id)


def _potential(state: State, seat: int, card: Objective, heuristic: Heuristic) -> int:
    window, colors = state.windows[seat], played_colors(state)
    row = placements_left(state, seat) * SIZE
    return int(potential(window, card, heuristic.table, row, alive_spaces(window, colors), colors))


def _closed(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Spaces that no die will fit any more."""
    colors = played_colors(before)
    playout, live = (alive_spaces(state.windows[seat], colors) for state in (before, after))
    if dead := playout & ~live & ~after.windows[seat].dice:
        yield Reason("closes", spaces=names(dead))


def _paid(before: State, after: State, seat: int) -> Iterator[Reason]:
    paid = int(before.favor[seat] - after.favor[seat])
    if paid > 0:
        yield Reason("costs", count=paid)


def reasons_for_window(state: State, pattern: int) -> tuple[Reason, ...]:
    """The obvious merits of a pattern: its tokens, and how many of its spaces take any die."""
    card = state.rules.deck.patterns[pattern]
    free = sum(mark == "." for row in card.rows for mark in row)
    blank = Reason("blank", count=free)
    return (blank,) if state.rules.solo else (Reason("tokens", count=int(card.favor)), blank)
