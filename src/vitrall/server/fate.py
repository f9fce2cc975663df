"""The source of chance at a table: fair dice, or the engine's own generator if a seed was chosen. Both deal from the
table's own cards; without any, from those of the project."""

from __future__ import annotations

from typing import Protocol

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.options import Options
from vitrall.fair import FairDice
from vitrall.game import Game
from vitrall.moves import notation_of


class Fate(Protocol):
    """Plays moves together with all that chance does after them; the same fate and moves give the same game."""

    def begin(self, options: Options) -> Game:
        """A new game, up to the first choice of a seat."""
        ...

    def play(self, game: Game, move: str, seat: int | None) -> list[str]:
        """Play a seat's move, then let chance act. The move and what chance did, in notation."""
        ...


class Seeded:
    """The engine's own generator rolls, from a seed."""

    def __init__(self, seed: int, cards: Catalogue | None = None) -> None:
        self._seed = seed
        self._cards = cards

    def begin(self, options: Options) -> Game:
        return Game.new(options, self._seed, deck=self._cards)

    def play(self, game: Game, move: str, seat: int | None) -> list[str]:
        before = len(game.moves)
        game.play(move, seat)
        return [str(each) for each in game.moves[before:]]


class Continued(Seeded):
    """The same from a position, whose generator rolls."""

    def __init__(self, position: str, cards: Catalogue | None = None) -> None:
        super().__init__(0, cards)
        self._position = position

    def begin(self, options: Options) -> Game:
        return Game.from_position(self._position, deck=self._cards)


class Fair:
    """Every action of chance comes from the seeds, by its number. Undo never goes behind one, so they only grow."""

    def __init__(self, dice: FairDice, cards: Catalogue | None = None) -> None:
        self._dice = dice
        self._cards = cards
        self._rolls = 0

    def begin(self, options: Options) -> Game:
        self._rolls = 0
        game = Game.new(options, deck=self._cards, given=True)
        self._roll(game)
        return game

    def play(self, game: Game, move: str, seat: int | None) -> list[str]:
        return [str(game.play(move, seat)), *self._roll(game)]

    def _roll(self, game: Game) -> list[str]:
        actions: list[str] = []
        while game.awaits_chance:
            notation = notation_of(game.state.rules.deck)
            actions.append(str(game.play(self._dice.action(self._rolls, game.state, notation))))
            self._rolls += 1
        return actions


class Moved(Fair):
    """A game that began elsewhere, from its record; the seeds of this table roll from there on."""

    def __init__(self, record: str, dice: FairDice, cards: Catalogue | None = None) -> None:
        super().__init__(dice, cards)
        self._record = record

    def begin(self, options: Options) -> Game:
        self._rolls = 0
        game = Game.from_record(self._record, deck=self._cards)
        self._roll(game)
        return game
