"""What the players agree on before the first card is dealt."""

from __future__ import annotations

from dataclasses import dataclass

# Section E: how many private objectives lie open in solo, and the third step of a tie.
SOLO_PRIVATES = {"polish-1": 1, "polish-2": 2, "ukrainian-2024": 2, "spanish": 1, "standard": 2}
THIRD_STEP = {
    "polish-1": "reverse-order",
    "polish-2": "reverse-order",
    "ukrainian-2024": "last-turn",
    "spanish": "shared",
    "standard": "reverse-order",
}


@dataclass(frozen=True)
class Agreed:
    """The options of one game; what is left empty is the edition's."""

    players: int = 2
    edition: str = "standard"
    even_bag: bool = False
    solo_tools: int = 3
    solo_privates: int = 0
    tie_break: str = ""
    solo_price: str = ""  # E5: by colour or as printed; every card prints a colour, so it changes nothing
    tools: int = 3
    modules: tuple[str, ...] = ()
    marked_objectives: bool = False
    more_patterns: bool = False
    private_pools: bool = False

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def grey(self) -> bool:
        return "grey-glass" in self.modules

    @property
    def private_cards(self) -> int:
        """S1, O1: one to each; the solo player's edition may open two."""
        return (self.solo_privates or SOLO_PRIVATES[self.edition]) if self.solo else 1

    @property
    def third_step(self) -> str:
        return self.tie_break or THIRD_STEP[self.edition]
