"""How a game is to be played: players, edition, single rules, modules. Editions are presets of the single rules (E).

Never compiled: options come from outside, and a compiled class would refuse what has the wrong type in its own way,
before the checks here can say what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final

from vitrall.engine.errors import Unreadable, Why

REVERSE_ORDER: Final = "reverse-order"  # E1: latest in the first-turn order of round 10 wins
LAST_TURN: Final = "last-turn"  # E2: who took the latest turn of round 10 wins
SHARED: Final = "shared"  # E3: all still tied win together
TIE_BREAKS: Final = (REVERSE_ORDER, LAST_TURN, SHARED)
COLOR_PRICE: Final = "color"
PRINTED_PRICE: Final = "printed"  # E5: colour or value, as the card says
SOLO_PRICES: Final = (COLOR_PRICE, PRINTED_PRICE)

GREY_GLASS: Final = "grey-glass"
PIONEERS: Final = "pioneers"
BLOOMS: Final = "blooms"
RIVALRY: Final = "rivalry"
MODULES: Final = (GREY_GLASS, PIONEERS, BLOOMS, RIVALRY)

MOST_PLAYERS: Final = 6


def _alone(rule: str) -> Why:
    return Why("alone", rule=rule)


def _unknown(name: str, value: object, known: tuple[str, ...]) -> Unreadable:
    """Something was chosen that is not to be had."""
    why = Why("none-of", given=str(value)[:40], known=known)
    return Unreadable(f"option/{name}", f"unknown {name} {value!r:.60}; known: {', '.join(known)}", 0, why)


@dataclass(frozen=True)
class Edition:
    """What one printing of the rule book says where printings differ."""

    solo_privates: int
    tie_break: str
    solo_price: str


EDITIONS: Final = {
    "polish-1": Edition(1, REVERSE_ORDER, COLOR_PRICE),
    "polish-2": Edition(2, REVERSE_ORDER, COLOR_PRICE),
    "ukrainian-2024": Edition(2, LAST_TURN, COLOR_PRICE),
    "spanish": Edition(1, SHARED, PRINTED_PRICE),
    "standard": Edition(2, REVERSE_ORDER, COLOR_PRICE),
}


@dataclass(frozen=True)
class Options:
    """All that is settled before the first card is dealt. What is left empty is the edition's."""

    players: int = 2
    edition: str = "standard"
    even_bag: bool = False
    solo_tools: int = 3
    solo_privates: int = 0
    tie_break: str = ""
    solo_price: str = ""
    tools: int = 3  # on the table with two players or more; 0 plays the bare game
    modules: tuple[str, ...] = ()  # of MODULES
    marked_objectives: bool = False  # X2; five and six players have them anyway
    more_patterns: bool = False  # X3
    private_pools: bool = False  # X4

    def __post_init__(self) -> None:
        if not isinstance(self.edition, str) or self.edition not in EDITIONS:
            raise _unknown("edition", self.edition, tuple(EDITIONS))
        self._hold("players", self.players, 1, MOST_PLAYERS)
        self._hold("solo-tools", self.solo_tools, 1, 5)
        self._hold("solo-privates", self.solo_privates, 0, 2)
        self._hold("tools", self.tools, 0, 5)
        self._choose("tie-break", self.tie_break, TIE_BREAKS)
        self._choose("solo-price", self.solo_price, SOLO_PRICES)
        for field in fields(self):
            if field.type == "bool":
                self._decide(field.name.replace("_", "-"), getattr(self, field.name))
        self._check_modules()
        self._check_solo()

    def _check_modules(self) -> None:
        if not isinstance(self.modules, Iterable):
            raise _unknown("modules", self.modules, MODULES)
        for module in self.modules:
            if module not in MODULES:
                raise _unknown("modules", module, MODULES)
        # One spelling for one game: in the order of MODULES, each once.
        object.__setattr__(self, "modules", tuple(module for module in MODULES if module in self.modules))

    def _check_solo(self) -> None:
        """What needs company is refused to a lone player."""
        if self.players > 1:
            return
        if self.even_bag:
            raise Unreadable("option/even-bag", "the even bag is not for the solo game (rule S7)", 0, _alone("S7"))
        if self.private_pools:
            told = "private pools need two players or more (rule X5)"
            raise Unreadable("option/private-pools", told, 0, _alone("X5"))
        if RIVALRY in self.modules:
            told = "rivalry needs two players or more (rule G12)"
            raise Unreadable("option/rivalry", told, 0, _alone("G12"))

    def _hold(self, name: str, value: int, least: int, most: int) -> None:
        # `True` is an int to Python, never to a player.
        if type(value) is not int or not least <= value <= most:
            why = Why("number", least=least, most=most, given=str(value))
            raise Unreadable(f"option/{name}", f"{name} must be a number from {least} to {most}, not {value!r}", 0, why)

    def _choose(self, name: str, value: str, known: tuple[str, ...]) -> None:
        if value != "" and value not in known:
            raise _unknown(name, value, known)

    def _decide(self, name: str, value: object) -> None:
        if type(value) is not bool:
            raise _unknown(name, value, ("true", "false"))

    def __reduce__(self) -> tuple[type[Options], tuple[object, ...]]:
        """Travel between processes by the constructor: a compiled frozen class lets nobody set its fields again."""
        return Options, tuple(getattr(self, field.name) for field in fields(self))

    @property
    def printing(self) -> Edition:
        """The edition with the single rules that were asked for in its place."""
        preset = EDITIONS[self.edition]
        return Edition(
            self.solo_privates or preset.solo_privates,
            self.tie_break or preset.tie_break,
            self.solo_price or preset.solo_price,
        )
