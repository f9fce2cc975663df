"""How a game is to be played: players, edition, single rules, modules. Editions are presets of the single rules (E).

Never compiled: options come from outside, and a compiled class would refuse what has the wrong type in its own way,
before the checks here can say what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final

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
    """The error for a value that does not exist."""
    return Unreadable(f"option/{name}", Why("none-of", given=str(value)[:40], known=known))


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


def number(usual: int, least: int, most: int, alone: bool = False) -> int:
    """An option that is a number within bounds."""
    meaning: int = field(default=usual, metadata={"least": least, "most": most, "alone": alone})
    return meaning


def word(usual: str, known: Iterable[str], alone: bool = False) -> str:
    """An option that is one of a few words; if the default is empty, the edition decides."""
    meaning: str = field(default=usual, metadata={"known": tuple(known), "alone": alone})
    return meaning


def switch(alone: bool = False, company: str = "") -> bool:
    """An option that is on or off; `company` is the rule that refuses it to a lone player."""
    meaning: bool = field(default=False, metadata={"company": company, "alone": alone})
    return meaning


@dataclass(frozen=True)
class Options:
    """Everything decided before the first card is dealt. The edition decides what is left empty.

    Declared here and nowhere else: records, positions, flags and tables of the server read this list.
    `alone` marks what matters to a lone player.
    """

    players: int = number(2, 1, MOST_PLAYERS)
    """How many people play, from 1 to 6."""
    edition: str = word("standard", EDITIONS, alone=True)
    """The printing whose rules hold where printings differ."""
    even_bag: bool = switch(company="S7")
    """Whether the bag has only as many dice as the number of players needs, for less luck (S7)."""
    tools: int = number(3, 0, 5)
    """Tools on the table with two players or more; 0 plays the bare game."""
    solo_tools: int = number(3, 1, 5, alone=True)
    """Tools on the table in the solo game; fewer are harder."""
    solo_privates: int = number(0, 0, 2, alone=True)
    """Private objectives in the solo game; 0 leaves it to the edition."""
    tie_break: str = word("", TIE_BREAKS)
    """Who wins if all else is equal; empty leaves it to the edition."""
    solo_price: str = word("", SOLO_PRICES, alone=True)
    """How tools are paid for in the solo game; empty leaves it to the edition."""
    modules: tuple[str, ...] = field(default=(), metadata={"known": MODULES})
    """The modules of *Glory* that are played."""
    marked_objectives: bool = switch()
    """Whether the private objectives that mark spaces are in the deck (X2); with five and six players they are."""
    more_patterns: bool = switch(alone=True)
    """Whether the twelve further patterns are in the deck (X3)."""
    private_pools: bool = switch(company="X5")
    """Whether each player has ten dice of their own besides the draft pool (X4)."""

    def __post_init__(self) -> None:
        self._check_modules()
        for option in fields(self):
            self._check(option)
        if self.players == 1 and RIVALRY in self.modules:
            raise Unreadable("option/rivalry", _alone("G12"))

    def _check(self, option: Field[Any]) -> None:
        name, value, facts = option_name(option), getattr(self, option.name), option.metadata
        if "least" in facts:
            self._hold(name, value, facts["least"], facts["most"])
        elif option.type == "str" and (type(value) is not str or value not in (option.default, *facts["known"])):
            raise _unknown(name, value, facts["known"])
        elif option.type == "bool":
            self._decide(name, value, facts["company"])

    def _check_modules(self) -> None:
        if not isinstance(self.modules, Iterable):
            raise _unknown("modules", self.modules, MODULES)
        for module in self.modules:
            if module not in MODULES:
                raise _unknown("modules", module, MODULES)
        # One spelling for one game: in the order of MODULES, each once.
        object.__setattr__(self, "modules", tuple(module for module in MODULES if module in self.modules))

    def _hold(self, name: str, value: int, least: int, most: int) -> None:
        # `True` is an int to Python, never to a player.
        if type(value) is not int or not least <= value <= most:
            raise Unreadable(f"option/{name}", Why("number", least=least, most=most, given=str(value)))

    def _decide(self, name: str, value: object, company: str) -> None:
        if type(value) is not bool:
            raise _unknown(name, value, ("true", "false"))
        if value and company and self.players == 1:
            raise Unreadable(f"option/{name}", _alone(company))

    def alone(self, solo_tools: int) -> Options:
        """The same printing for one player with this many tools; options that the solo game lacks are dropped."""
        times = {each.name: getattr(self, each.name) for each in fields(self) if each.metadata.get("alone")}
        return Options(**{**times, "players": 1, "solo_tools": solo_tools})

    def __reduce__(self) -> tuple[type[Options], tuple[object, ...]]:
        """Unpickle through the constructor, which validates: pickles are not trusted either."""
        return Options, tuple(getattr(self, field.name) for field in fields(self))

    @property
    def printing(self) -> Edition:
        """The edition, with the single rules that were chosen in place of its own."""
        preset = EDITIONS[self.edition]
        return Edition(
            self.solo_privates or preset.solo_privates,
            self.tie_break or preset.tie_break,
            self.solo_price or preset.solo_price,
        )


def option_name(option: Field[Any]) -> str:
    """The name in records, positions, flags and codes of errors: `even-bag`."""
    return option.name.replace("_", "-")
