"""What was entered of a real table, and the window it makes."""

from __future__ import annotations

from dataclasses import dataclass, field

from vitrall.cards.catalogue import Catalogue, full_catalogue
from vitrall.cli.screen.window import no_dice
from vitrall.engine.deck import Objective, Tool
from vitrall.engine.window import Window
from vitrall.referee import Stakes, read_window

Rows = list[list[str | None]]


@dataclass
class Entry:
    """One player's window and what counts for it. Cards are told by their ids."""

    pattern: str | list[str] | None = None  # an id, four rows of marks, or nothing printed
    dice: Rows = field(default_factory=lambda: [list(row) for row in no_dice()])
    objectives: list[str] = field(default_factory=list)
    private: str = ""
    tokens: int = 0
    tools: list[str] = field(default_factory=list)

    @property
    def window(self) -> Window:
        return read_window(self.pattern, self.dice, catalogue())

    @property
    def printed(self) -> list[str]:
        """Four rows of marks."""
        if isinstance(self.pattern, str):
            deck = catalogue().deck
            return list(next(pattern.rows for pattern in deck.patterns if pattern.id == self.pattern))
        return self.pattern or ["....."] * 4

    @property
    def publics(self) -> list[Objective]:
        return [card for card in catalogue().deck.publics if card.id in self.objectives]

    @property
    def privates(self) -> list[Objective]:
        return [card for card in catalogue().deck.privates if card.id == self.private]

    @property
    def on_table(self) -> list[Tool]:
        return [tool for tool in catalogue().deck.tools if tool.id in self.tools]

    @property
    def stakes(self) -> Stakes:
        return Stakes((*self.publics, *self.privates), self.tokens)


def catalogue() -> Catalogue:
    """The cards that real tables play with: all there are."""
    return full_catalogue()
