"""Several windows of one table: laid out as the position at the end of a game, so that the engine compares them.

A rivalry pays by the place among all windows (G13), and who has won is a matter of all players (C5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vitrall.cards.catalogue import full_deck
from vitrall.cards.printed import vector
from vitrall.engine import scoring
from vitrall.engine.deck import Bloom, Deck, Objective, Pioneer, printed_masks
from vitrall.engine.options import MODULES, MOST_PLAYERS, SHARED, Options
from vitrall.engine.rules import Rules
from vitrall.engine.state import HIDDEN, State, new_state
from vitrall.engine.window import Window, empty_window
from vitrall.score import Score, score_sheet

FEWEST = 2  # a game of one is a solo game, which counts in another way (O6)


@dataclass(frozen=True)
class Player:
    """One player of a real table: the window and what counts for it alone."""

    window: Window
    private: Objective | None = None
    tokens: int = 0
    pioneers: tuple[Pioneer, ...] = ()  # taken (G9)
    blooms: tuple[Bloom, ...] = ()  # kept, two at most (G10)


def rivalry_points(window: Window, rivals: Sequence[Window], card: Objective) -> int:
    """G13: what a rivalry pays a window among its rivals."""
    return int(scoring.rivalry_points(_position([window, *rivals]), 0, card))


def sheets(players: Sequence[Player], publics: Sequence[Objective]) -> list[Score]:
    """A sheet for each player. The third tie-break is not applied: players whom only it would separate share a rank
    (C5).
    """
    state = _position([player.window for player in players], _deck(players, publics))
    absent = [Player(window) for window in state.windows[len(players) :]]
    _lay_cards(state, [*players, *absent], publics)
    return score_sheet(state)[: len(players)]


def most_blooms() -> int:
    """G10: how many blooms a player can keep."""
    return int(_rules(FEWEST, full_deck()).blooms)


def _rules(players: int, deck: Deck) -> Rules:
    return Rules(Options(players=players, modules=tuple(MODULES), tie_break=SHARED), deck)


def _deck(players: Sequence[Player], publics: Sequence[Objective]) -> Deck:
    """The cards on the table, which may be players' own, followed by the project's, because a game needs many."""
    full = full_deck()
    return Deck(
        full.patterns,
        full.sides,
        full.tools,
        [*publics, *full.publics],
        [*(player.private for player in players if player.private), *full.privates],
        [*(card for player in players for card in player.pioneers), *full.pioneers],
        [*(card for player in players for card in player.blooms), *full.blooms],
        full.boards,
    )


def _position(windows: Sequence[Window], deck: Deck | None = None) -> State:
    """The windows at one table; beside a single one lies an empty one."""
    count = min(max(len(windows), FEWEST), MOST_PLAYERS)
    state = new_state(_rules(count, deck or full_deck()), 0)
    empty = [empty_window(printed_masks(["....."] * 4)) for _ in range(count - len(windows))]
    state.windows = [*windows, *empty]
    return state


def _lay_cards(state: State, players: Sequence[Player], publics: Sequence[Objective]) -> None:
    """What each player has, and what lies open for all. A card that was not named stays unknown."""
    deck, deal, each = state.rules.deck, state.deal, int(state.rules.blooms)
    taken = [(deck.pioneers.index(card), seat) for seat, player in enumerate(players) for card in player.pioneers]
    blooms = [[deck.blooms.index(card) for card in player.blooms] for player in players]
    deal.publics = vector([deck.publics.index(card) for card in publics])
    deal.privates = vector([_place(deck.privates, player.private) for player in players])
    deal.pioneers, state.owners = vector([card for card, _ in taken]), vector([seat for _, seat in taken])
    deal.blooms = vector([card for cards in blooms for card in [*cards, HIDDEN, HIDDEN][:each]])
    deal.keeps = vector([(1 << len(cards)) - 1 for cards in blooms])
    state.favor = vector([player.tokens for player in players])


def _place(cards: Sequence[Objective], card: Objective | None) -> int:
    return HIDDEN if card is None else list(cards).index(card)
