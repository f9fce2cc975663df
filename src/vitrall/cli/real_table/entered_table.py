"""What was entered of a real table: its cards, and each player's window with what counts for it. Cards go by ids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from vitrall.cards.catalogue import Catalogue, full_catalogue
from vitrall.cli.screen.window_text import no_dice
from vitrall.engine.deck import Bloom, Objective, Pioneer, Tool
from vitrall.engine.window import Window
from vitrall.referee import Player, Stakes, read_window

Rows = list[list[str | None]]


@dataclass
class Entry:
    """One player's window and what that player has."""

    name: str = ""
    pattern: str | list[str] | None = None  # an id, four rows of marks, or nothing printed
    dice: Rows = field(default_factory=lambda: [list(row) for row in no_dice()])
    private: str = ""
    tokens: int = 0
    pioneers: list[str] = field(default_factory=list)
    blooms: list[str] = field(default_factory=list)
    cards: Catalogue = field(default_factory=full_catalogue)  # all cards of the project and players' own

    @property
    def printed(self) -> list[str]:
        """Four rows of marks."""
        if isinstance(self.pattern, str):
            return list(next(pattern.rows for pattern in self.cards.deck.patterns if pattern.id == self.pattern))
        return self.pattern or ["....."] * 4

    @property
    def has_grey(self) -> bool:
        return any(die is not None and die.startswith("S") for row in self.dice for die in row)

    @property
    def private_card(self) -> Objective | None:
        return next((card for card in self.cards.deck.privates if card.id == self.private), None)

    @property
    def taken(self) -> tuple[Pioneer, ...]:
        return tuple(card for card in self.cards.deck.pioneers if card.id in self.pioneers)

    @property
    def kept_blooms(self) -> tuple[Bloom, ...]:
        return tuple(card for card in self.cards.deck.blooms if card.id in self.blooms)


@dataclass
class Table:
    """The shared cards, and one window or those of all players."""

    board: str = ""  # the restriction board, with grey glass
    objectives: list[str] = field(default_factory=list)
    tools: list[str] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)  # the modules that the questions cover
    entries: list[Entry] = field(default_factory=list)
    cards: Catalogue = field(default_factory=full_catalogue)

    def __post_init__(self) -> None:
        self.entries = self.entries or [self.new_entry()]

    def new_entry(self, name: str = "") -> Entry:
        return Entry(name, cards=self.cards)

    @property
    def publics(self) -> list[Objective]:
        return [card for card in self.cards.deck.publics if card.id in self.objectives]

    @property
    def rivalries(self) -> list[Objective]:
        return [card for card in self.publics if len(card.places)]

    @property
    def on_table(self) -> list[Tool]:
        return [tool for tool in self.cards.deck.tools if tool.id in self.tools]

    def window(self, entry: Entry) -> Window:
        return read_window(entry.pattern, entry.dice, self.cards, self.board or None)

    def player(self, entry: Entry) -> Player:
        return Player(self.window(entry), entry.private_card, entry.tokens, entry.taken, entry.kept_blooms)

    def stakes(self, entry: Entry) -> Stakes:
        """What counts for one player when the window changes."""
        own = [entry.private_card] if entry.private_card else []
        return Stakes(
            (*self.publics, *own),
            entry.tokens,
            entry.taken,
            entry.kept_blooms,
            tuple(map(self.window, self._others(entry))),
        )

    def _others(self, entry: Entry) -> Iterator[Entry]:
        return (other for other in self.entries if other is not entry)
