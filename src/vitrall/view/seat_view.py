"""What lies at the seats, as one viewer sees it: windows, favor, private cards and pools, the choice of windows."""

from __future__ import annotations

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


def seats_seen(state: State, viewer: int) -> list[SeatView]:
    return [_seat(state, seat, viewer) for seat in range(state.rules.players)]


def _seat(state: State, seat: int, viewer: int) -> SeatView:
    dealt = len(state.windows) > 0
    pattern = _pattern(state, seat) if dealt or seat == viewer else None
    return {
        "pattern": None if pattern is None else pattern.id,
        "printed": None if pattern is None else list(pattern.rows),
        "rows": _rows(state.windows[seat]) if dealt else None,
        "favor": int(state.favor[seat]) if dealt else 0,
        "skips": bool((state.skips >> seat) & 1),
        "chosen": bool(state.deal.patterns[seat] != NOT_DEALT),
        "privates": _privates(state, seat) if _sees_privates(state, seat, viewer) else None,
        "pool": [TEXTS[die] for die in own_pool(state, seat)],
        "decided": bool(state.deal.keeps[seat] != NOT_DEALT),
        "blooms_kept": bloom_count(state, seat),
        "blooms": blooms_seen(state, seat, viewer),
    }


def own_pool(state: State, seat: int) -> list[int]:
    """The dice of a private pool, as far as it is rolled."""
    return [int(die) for die in list(state.own)[seat * OWN_DICE : (seat + 1) * OWN_DICE] if die != NO_DIE]


def _pattern(state: State, seat: int) -> Pattern | None:
    index = state.deal.patterns[seat]
    return None if index in (NOT_DEALT, HIDDEN) else state.rules.deck.patterns[index]


def _rows(window: Window) -> list[list[str | None]]:
    dice = [None if die == NO_DIE else TEXTS[die] for die in window.cells]
    return [dice[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT)]


def _sees_privates(state: State, seat: int, viewer: int) -> bool:
    """H1: one's own; those of others at scoring; in the solo game they lie open (O1)."""
    return seat == viewer or state.rules.solo or state.phase == OVER


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
