"""The shortest known way to the use of each tool of the base game: a seed, the moves up to it, and the turn itself."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from vitrall.cards.catalogue import full_deck
from vitrall.engine.options import Options
from vitrall.game import Game

PLAYERS: Final = 2
TOOLS: Final = 5  # on the table, as many as can be
YOU: Final = 0
LAST_BASE_TOOL: Final = 12
SEEDS: Final = {  # found by trying the first hundred
    "grozing-pliers": 0,
    "eglomise-brush": 7,
    "copper-foil-burnisher": 12,
    "lathekin": 9,
    "lens-cutter": 21,
    "flux-brush": 0,
    "glazing-hammer": 1,
    "running-pliers": 0,
    "cork-backed-straightedge": 0,
    "grinding-stone": 5,
    "flux-remover": 0,
    "tap-wheel": 9,
}


class Way(NamedTuple):
    """Who makes which move before the tool is used, and what the first seat does from then to the end of its turn."""

    seed: int
    before: list[tuple[int, str]]
    turn: list[str]


def base_tools() -> list[str]:
    return [tool.id for tool in full_deck().tools if tool.number is not None and tool.number <= LAST_BASE_TOOL]


def way_to(tool: str, seed: int) -> Way | None:
    """A game of two who are eager for that tool; nothing where it is not used."""
    game, luck = Game.new(Options(players=PLAYERS, tools=TOOLS), seed), Random(seed)
    played: list[tuple[int, str]] = []
    used = -1
    while not game.is_over:
        move = _eager(game, luck, tool)
        seat = game.seat if game.seat is not None else int(move.split(" ")[1]) - 1
        if used < 0 and move.startswith(f"use {tool}"):
            used = len(played)
        played.append((seat, move))
        game.play(move)
        if used >= 0 and game.seat != YOU:
            return Way(seed, played[:used], [text for _, text in played[used:]])
        if len(played) == 1 + PLAYERS and tool not in [card["id"] for card in game.view(YOU)["tools"]]:
            return None
    return None


def _eager(game: Game, luck: Random, tool: str) -> str:
    """Uses that tool as soon as it can and no other, ends turns unwillingly."""
    legal = [str(move) for move in game.legal_moves]
    uses = [move for move in legal if move.startswith(f"use {tool}") and game.seat == YOU]
    willing = [move for move in legal if not move.startswith(("use ", "pass", "stop", "return"))]
    return luck.choice(uses or willing or [move for move in legal if not move.startswith("use ")] or legal)
