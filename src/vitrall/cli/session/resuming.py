"""Continues a game from its record, with the dice it would have had, and with the same undo."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.chance import sample
from vitrall.engine.errors import Unavailable
from vitrall.engine.generator import LARGEST_SEED, MODULUS, seeded
from vitrall.engine.undo import undo_barrier
from vitrall.game import Game
from vitrall.record import read_record, replay

GENERATOR: Final = "generator"


def resumable_record(game: Game) -> str:
    """The record of a game together with the state of its generator. Secret: it reveals all dice to come."""
    game.headers[GENERATOR] = str(int(game.state.generator))
    return game.record()


def resumed(text: str | bytes, cards: Catalogue | None = None) -> Game:
    """The game as it was left. A record without a generator continues with fresh dice."""
    whole = Game.from_record(text, deck=cards)
    deck = whole.state.rules.deck
    record = read_record(text, deck)
    _check_whole(whole)
    settled = _settled(record.actions)
    state = replay(replace(record, actions=record.actions[:settled]), deck)
    state.generator = _generator(whole.headers.get(GENERATOR, ""))
    game = Game(state, record.actions[:settled], whole.cards)
    game.headers = dict(record.headers)
    for action in record.actions[settled:]:
        game.play(action)
    return _with_chance(game)


def _check_whole(game: Game) -> None:
    if any("?" in move for move in game.moves):
        raise Unavailable("play/hidden")


def _settled(actions: list[int]) -> int:
    """How many actions can no longer be taken back."""
    return max((place + 1 for place, action in enumerate(actions) if undo_barrier(action)), default=0)


def _generator(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else 0
    return number if 0 < number < MODULUS else int(seeded(secrets.randbelow(LARGEST_SEED + 1)))


def _with_chance(game: Game) -> Game:
    """Play all pending actions of chance."""
    if game.awaits_chance:
        game.play(int(sample(game.state)))
    return game
