"""What a viewer may know of blooms (G10, H1, H3): one's own, how many the others kept, and after the end which."""

from __future__ import annotations

from vitrall.engine.actions import HIDDEN_COUNT
from vitrall.engine.dealing import blooms_kept
from vitrall.engine.phases import KEEP, OVER
from vitrall.engine.state import HIDDEN, NOT_DEALT, State
from vitrall.view.view_types import BloomView


def bloom_count(state: State, seat: int) -> int | None:
    """How many blooms a seat kept; nobody knows before all have decided."""
    if not state.rules.blooms or state.phase <= KEEP:
        return None
    return int(blooms_kept(state.deal.keeps[seat]))


def blooms_seen(state: State, seat: int, viewer: int) -> list[BloomView] | None:
    """The blooms of a seat that the viewer may see; nothing if this position itself does not know them."""
    if not state.rules.blooms or not (seat == viewer or state.phase == OVER):
        return None
    dealt = [(card, is_kept) for card, is_kept in _dealt(state, seat) if seat == viewer or is_kept]
    if any(card == HIDDEN for card, _ in dealt) or state.deal.keeps[seat] >= HIDDEN_COUNT:
        return None
    return [{"id": state.rules.deck.blooms[card].id, "kept": is_kept} for card, is_kept in dealt]


def _dealt(state: State, seat: int) -> list[tuple[int, bool | None]]:
    """The cards dealt to a seat so far, each with whether it was kept."""
    each = int(state.rules.blooms)
    cards = [int(card) for card in state.deal.blooms][seat * each : (seat + 1) * each]
    choice = int(state.deal.keeps[seat])
    return [(card, None if choice == NOT_DEALT else bool((choice >> place) & 1)) for place, card in enumerate(cards)]
