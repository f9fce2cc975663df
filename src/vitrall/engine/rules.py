"""The numbers one game is played by, made once from its options and deck and shared by all its positions."""

from __future__ import annotations

from typing import Final

from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.native import i64, vec
from vitrall.engine.options import LAST_TURN, PRINTED_PRICE, REVERSE_ORDER, Options

ROUNDS: Final = 10
TIE_REVERSE_ORDER: Final = 0
TIE_LAST_TURN: Final = 1
TIE_SHARED: Final = 2
BOX_DICE: Final = 18  # of each colour (S6)


class Rules:
    """How many of everything, and which of the editions' rules."""

    def __init__(self, options: Options, cards: Deck) -> None:
        players = options.players
        printing = options.printing
        self.options = options
        self.deck = cards
        self.players: i64 = players
        self.solo: bool = players == 1
        self.turns: i64 = 2 * players
        self.draw: i64 = 4 if players == 1 else 2 * players + 1
        self.tools: i64 = options.solo_tools if players == 1 else options.tools
        self.publics: i64 = 2 if players == 1 else 3
        self.privates: i64 = printing.solo_privates if players == 1 else 1
        self.bag: vec[i64] = _bag(options)
        self.bag_size: i64 = sum(_counts(options))
        self.tie_break: i64 = _tie_break(printing.tie_break)
        self.printed_price: bool = printing.solo_price == PRINTED_PRICE
        self.hole: i64 = -3 if players == 1 else -1
        self._check()

    def _check(self) -> None:
        """A deck too small for the table is refused before anything is dealt."""
        needs = (
            ("windows", len(self.deck.sides) // 2, 2 * self.players),
            ("tools", len(self.deck.tools), self.tools),
            ("public objectives", len(self.deck.publics), self.publics),
            ("private objectives", len(self.deck.privates), self.privates * self.players),
        )
        for name, has, wants in needs:
            if has < wants:
                raise Unreadable("option/deck", f"the deck has {has} {name}, this game needs {wants}")
        if self.solo and not self.printed_price:
            for tool in self.deck.tools:
                if tool.solo_value:
                    raise Unreadable("option/solo-price", f"{tool.id} is paid by value, this edition pays by colour")


def _counts(options: Options) -> list[int]:
    """Dice of each colour in the bag: the box (S6), or the even bag (S7)."""
    each = 4 * options.players + 2 if options.even_bag else BOX_DICE
    return [each, each, each, each, each, 0]


def _bag(options: Options) -> vec[i64]:
    return vec[i64](_counts(options))


def _tie_break(name: str) -> i64:
    if name == REVERSE_ORDER:
        return TIE_REVERSE_ORDER
    return TIE_LAST_TURN if name == LAST_TURN else TIE_SHARED
