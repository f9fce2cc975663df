"""Every card of a position comes from a deck that its game plays with (S9, G1, G12, X2, X3, X6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.rules import Rules
from vitrall.engine.state import HIDDEN, NOT_DEALT, State
from vitrall.position.words import fault


def check_decks(state: State) -> Iterator[Unreadable]:
    """A fault for each kind of card of which the position has one that this game does not use."""
    rules, deal = state.rules, state.deal
    yield from _check_from("private objective", deal.privates, rules.private_deck)
    yield from _check_from("window card", deal.offers, rules.window_deck)
    yield from _check_from("pattern", deal.patterns, _patterns(rules))
    tools, publics = [int(card) for card in deal.tools], [int(card) for card in deal.publics]
    standard = int(rules.tools) - rules.grey, int(rules.publics) - rules.grey
    # The last of each is from the grey deck (G1).
    yield from _check_from("tool", tools[: standard[0]], rules.tool_deck)
    yield from _check_from("grey tool", tools[standard[0] :] if rules.tools else [], rules.grey_tool_deck)
    yield from _check_from("public objective", publics[: standard[1]], rules.public_deck)
    yield from _check_from("grey objective", publics[standard[1] :], rules.grey_public_deck)


def _patterns(rules: Rules) -> list[int]:
    sides = [int(side) for side in rules.deck.sides]
    return [sides[2 * card + side] for card in rules.window_deck for side in (0, 1)]


def _check_from(kind: str, cards: Iterable[int], deck: Iterable[int]) -> Iterator[Unreadable]:
    known = [HIDDEN, NOT_DEALT, *deck]
    if any(card not in known for card in cards):
        yield fault("card", Why("not-played", cards=Why(f"cards-{kind.replace(' ', '-')}s")))
