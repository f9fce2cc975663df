"""What lies at the seats, as one viewer sees it: windows, favor, private cards and pools, the choice of windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.engine.deck import Pattern
from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.phases import CHOOSE, OVER
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.state import HIDDEN, NOT_DEALT, State
from vitrall.engine.window import Window
from vitrall.view.bloom_view import bloom_count, blooms_seen
from vitrall.view.view_types import SeatView
from vitrall.why import no_seat

SPECTATOR: Final = -1
"""The viewer who has no seat: what `Game.view(SPECTATOR)` shows, everybody may see."""


def check_viewer(players: int, viewer: int) -> None:
    """A viewer is one of the seats, or a spectator."""
    if type(viewer) is not int or not SPECTATOR <= viewer < players:
        raise no_seat(viewer, players)


def seats_seen(state: State, viewer: int, opened: Sequence[SeatView] | None = None) -> list[SeatView]:
    """What lies at the seats. `opened` is what `open_seats` says of this position, if it is known already."""
    seats = [*(open_seats(state) if opened is None else opened)]
    if viewer != SPECTATOR:
        seats[viewer] = _own_seat(state, viewer, seats[viewer])
    return seats


def open_seats(state: State) -> list[SeatView]:
    """What everybody sees of each seat: those who sit elsewhere see no more than a spectator."""
    return [_open_seat(state, seat) for seat in range(state.rules.players)]


def _open_seat(state: State, seat: int) -> SeatView:
    dealt = len(state.windows) > 0
    pattern = _pattern(state, seat) if dealt else None
    return {
        "pattern": None if pattern is None else pattern.id,
        "printed": None if pattern is None else list(pattern.rows),
        "rows": _rows(state.windows[seat]) if dealt else None,
        "favor": int(state.favor[seat]) if dealt else 0,
        "skips": bool((state.skips >> seat) & 1),
        "chosen": bool(state.deal.patterns[seat] != NOT_DEALT),
        "privates": _privates(state, seat) if _shows_privates(state) else None,
        "pool": [TEXTS[die] for die in own_pool(state, seat)],
        "decided": bool(state.deal.keeps[seat] != NOT_DEALT),
        "blooms_kept": bloom_count(state, seat),
        "blooms": blooms_seen(state, seat, SPECTATOR),
    }


def _own_seat(state: State, seat: int, opened: SeatView) -> SeatView:
    """What everybody sees, and what only this seat may see: its choice of a window, its private cards and blooms."""
    own = opened.copy()
    if not state.windows and (pattern := _pattern(state, seat)) is not None:
        own["pattern"], own["printed"] = pattern.id, list(pattern.rows)
    own["privates"] = _privates(state, seat)
    own["blooms"] = blooms_seen(state, seat, seat)
    return own


def own_pool(state: State, seat: int) -> list[int]:
    """The dice of a private pool, as far as it is rolled."""
    dice = list(state.own)  # of all seats; none where no private pools are played
    return [int(die) for die in dice[seat * OWN_DICE : (seat + 1) * OWN_DICE] if die != NO_DIE] if dice else []


def _pattern(state: State, seat: int) -> Pattern | None:
    index = state.deal.patterns[seat]
    return None if index in (NOT_DEALT, HIDDEN) else state.rules.deck.patterns[index]


def _rows(window: Window) -> list[list[str | None]]:
    dice = [None if die == NO_DIE else TEXTS[die] for die in window.cells]
    return [dice[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT)]


def _shows_privates(state: State) -> bool:
    """H1: others see them at scoring; in the solo game they lie open (O1)."""
    return bool(state.rules.solo) or state.phase == OVER


def _privates(state: State, seat: int) -> list[str] | None:
    """The cards dealt so far; nothing if this position itself does not know them."""
    each = state.rules.privates
    cards = list(state.deal.privates)[seat * each : (seat + 1) * each]
    return None if HIDDEN in cards else [state.rules.deck.privates[card].id for card in cards]


def offers_seen(state: State, viewer: int) -> list[str] | None:
    """S2: the viewer's own four patterns. Those of others stay unseen for good (H3)."""
    if viewer == SPECTATOR or state.phase != CHOOSE:
        return None
    deck = state.rules.deck
    cards = list(state.deal.offers)[2 * viewer : 2 * viewer + 2]
    if HIDDEN in cards:
        return None
    return [deck.patterns[deck.sides[2 * card + side]].id for card in cards for side in (0, 1)]
