"""What rolls at a table: fair dice, or the engine's own generator where a seed was asked for. Both deal from the
table's own cards; without any, from those of the project."""

from __future__ import annotations

from typing import Protocol

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.options import Options
from vitrall.fair import FairDice
from vitrall.game import Game
from vitrall.moves import notation_of


class Fate(Protocol):
    """Begins a game and lets chance act; the same fate and the same moves give the same game."""

    def begin(self, options: Options) -> Game: ...

    def act(self, game: Game, before: int) -> list[str]:
        """Whatever chance has to do after a move, in notation; `before` actions were made up to that move."""
        ...


class Seeded:
    """The engine rolls by itself."""

    def __init__(self, seed: int, cards: Catalogue | None = None) -> None:
        self._seed = seed
        self._cards = cards

    def begin(self, options: Options) -> Game:
        return Game.new(options, self._seed, deck=self._cards)

    def act(self, game: Game, before: int) -> list[str]:
        """Done already, with the move."""
        return [str(move) for move in game.moves[before:]]


class Fair:
    """Every action of chance comes from the seeds, by its number. Undo never goes behind one, so they only grow."""

    def __init__(self, dice: FairDice, cards: Catalogue | None = None) -> None:
        self._dice = dice
        self._cards = cards
        self._rolls = 0

    def begin(self, options: Options) -> Game:
        self._rolls = 0
        game = Game.new(options, deck=self._cards, given=True)
        self.act(game, 0)
        return game

    def act(self, game: Game, before: int) -> list[str]:
        moves: list[str] = []
        while game.awaits_chance:
            moves.append(str(game.play(self._dice.action(self._rolls, game.state, notation_of(game.state.rules.deck)))))
            self._rolls += 1
        return moves
