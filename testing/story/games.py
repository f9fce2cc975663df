"""Whole random games for the tests of the story: every number of players, all modules, and an unusual deck."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from testing.example_deck import cards
from vitrall.cards.catalogue import Catalogue
from vitrall.engine.options import MODULES, Options
from vitrall.game import Game
from vitrall.moves import Move

# Tools that no printed deck has: each mixes verbs in a way that a reader of move texts takes for something else.
UNUSUAL: Final = """
replaces = "tool"

[[tool]]
id = "lucky-dip"
name = { en = "Lucky Dip", pl = "Szczęśliwy los" }
text = { en = "Put the die into the bag, draw another and roll it.", pl = "Wymień kostkę z worka i rzuć nią." }
number = 1
solo = "R"
when = "die-in-hand"
steps = [{ exchange = "bag" }, { roll = "hand" }]

[[tool]]
id = "tumbler"
name = "Tumbler"
text = "Turn the die over, then choose another value."
number = 2
solo = "B"
when = "die-in-hand"
steps = [{ turn = "opposite" }, { turn = "other" }]

[[tool]]
id = "long-arm"
name = "Long Arm"
text = "Move a die, then perhaps another."
number = 3
solo = "G"
when = "no-die-in-hand"
steps = [{ move = { waive = "value" } }, { move = { may_stop = true } }]
"""


class Setup(NamedTuple):
    """How a game is set up; with `unusual` the tools above are the only ones."""

    options: Options
    seed: int
    unusual: bool

    @property
    def catalogue(self) -> Catalogue | None:
        return cards(UNUSUAL) if self.unusual else None


def setups(count: int, first: int = 0) -> Iterator[Setup]:
    """Games of all kinds in turn: 1 to 6 players, with and without modules, private pools and the unusual deck."""
    for seed in range(first, first + count):
        luck = Random(seed)
        players = 1 + seed % 6
        modules = tuple(module for module in MODULES if luck.random() < 0.6 and (players > 1 or module != "rivalry"))
        pools = players > 1 and luck.random() < 0.3
        options = Options(players=players, tools=luck.choice((0, 5)), modules=modules, private_pools=pools)
        yield Setup(options, seed, unusual=(not pools and not modules and luck.random() < 0.8) or seed % 7 == 3)


def started(setup: Setup) -> Game:
    """Where the unusual tools are too few for the table, its modules and pools are left out."""
    if not setup.unusual:
        return Game.new(setup.options, setup.seed)
    return Game.new(Options(players=setup.options.players), setup.seed, deck=setup.catalogue)


def eager(game: Game, luck: Random) -> Move:
    """Uses tools wherever it can, and seldom gives a turn up."""
    moves = list(game.legal_moves)
    tools = [move for move in moves if move.verb == "use"]
    wanted = tools if tools and luck.random() < 0.5 else [move for move in moves if move.verb != "pass"]
    return luck.choice(wanted or moves)


def played(setup: Setup) -> Iterator[Game]:
    """The game at every decision, and at its end."""
    game, luck = started(setup), Random(setup.seed)
    while not game.is_over:
        yield game
        game.play(eager(game, luck))
    yield game


def finished(setup: Setup) -> Game:
    *_, game = played(setup)
    return game
