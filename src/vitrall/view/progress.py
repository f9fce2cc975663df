"""How far the viewer's own window meets each objective the viewer knows: how often, and what that pays now."""

from __future__ import annotations

from vitrall.engine.deck import Objective
from vitrall.engine.findings import amount, findings
from vitrall.engine.scoring import CLAIM_SHIFT, rivalry_points
from vitrall.engine.state import HIDDEN, State, private_of
from vitrall.view.seat_view import SPECTATOR
from vitrall.view.view_types import ObjectiveProgress


def progress_seen(state: State, viewer: int) -> dict[str, ObjectiveProgress] | None:
    """By card; nothing for a spectator, and before the windows are on the table."""
    if viewer == SPECTATOR or not state.windows:
        return None
    deck = state.rules.deck
    cards = [deck.publics[index] for index in state.deal.publics]
    known = [private_of(state, viewer, which) for which in range(int(state.rules.privates))]
    cards += [deck.privates[index] for index in known if index != HIDDEN]
    return {card.id: _progress(state, viewer, card) for card in cards}


def _progress(state: State, seat: int, card: Objective) -> ObjectiveProgress:
    if len(card.places):
        return _standing(state, seat, card)
    amounts = [int(finding) >> CLAIM_SHIFT for finding in findings(state.windows[seat], card.measure)]
    return {"count": len(amounts), "points": sum(amounts) * int(card.points)}


def _standing(state: State, seat: int, rivalry: Objective) -> ObjectiveProgress:
    """G13: windows lie open, so everybody can compare them."""
    own = int(amount(state.windows[seat], rivalry.measure))
    place = 1 + sum(1 for window in state.windows if amount(window, rivalry.measure) > own)
    return {"count": own, "points": int(rivalry_points(state, seat, rivalry)), "place": place}
