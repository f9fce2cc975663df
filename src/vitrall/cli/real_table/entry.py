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
    """One player's window and what counts for it. Cards are told by their ids; `cards` are all that may lie there."""

    cards: Catalogue = field(default_factory=full_catalogue)
    pattern: str | list[str] | None = None  # an id, four rows of marks, or nothing printed
    dice: Rows = field(default_factory=lambda: [list(row) for row in no_dice()])
    objectives: list[str] = field(default_factory=list)
    private: str = ""
    tokens: int = 0
    tools: list[str] = field(default_factory=list)

    @property
    def window(self) -> Window:
        return read_window(self.pattern, self.dice, self.cards)

    @property
    def printed(self) -> list[str]:
        """Four rows of marks."""
        if isinstance(self.pattern, str):
            return list(next(pattern.rows for pattern in self.cards.deck.patterns if pattern.id == self.pattern))
        return self.pattern or ["....."] * 4

    @property
    def publics(self) -> list[Objective]:
        return [card for card in self.cards.deck.publics if card.id in self.objectives]

    @property
    def privates(self) -> list[Objective]:
        return [card for card in self.cards.deck.privates if card.id == self.private]

    @property
    def on_table(self) -> list[Tool]:
        return [tool for tool in self.cards.deck.tools if tool.id in self.tools]

    @property
    def stakes(self) -> Stakes:
        return Stakes((*self.publics, *self.privates), self.tokens)
