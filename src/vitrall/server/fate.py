"""What rolls at a table: fair dice, or the engine's own generator where a seed was asked for."""

from __future__ import annotations

from typing import Protocol

from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.fair import FairDice
from vitrall.game import Game


class Fate(Protocol):
    """Begins a game and lets chance act; the same fate and the same moves give the same game."""

    def begin(self, options: Options) -> Game: ...

    def act(self, game: Game) -> None: ...


class Seeded:
    """The engine rolls by itself."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def begin(self, options: Options) -> Game:
        return Game.new(options, self._seed)

    def act(self, game: Game) -> None:
        """Done already, with the move."""


class Fair:
    """Every action of chance comes from the seeds, by its number. Undo never goes behind one, so they only grow."""

    def __init__(self, dice: FairDice) -> None:
        self._dice = dice
        self._rolls = 0

    def begin(self, options: Options) -> Game:
        self._rolls = 0
        game = Game.new(options, given=True)
        self.act(game)
        return game

    def act(self, game: Game) -> None:
        notation = Notation(game.state.rules.deck) if game.awaits_chance else None
        while notation is not None and game.awaits_chance:
            game.play(self._dice.action(self._rolls, game.state, notation))
            self._rolls += 1
