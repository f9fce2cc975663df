"""A refusal reveals nothing that its seat must not know: for any move, the answer depends on open information only."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from testing.random_games import FEW, Moment, moments
from testing.secrecy import altered
from vitrall import Game
from vitrall.cards.catalogue import full_deck
from vitrall.engine.board import NAMES
from vitrall.engine.dice import TEXTS
from vitrall.engine.errors import Illegal
from vitrall.engine.state import State

DECK = full_deck()
SEATS = range(1, 7)
TRIES = [
    *("pass", "stop", "return", "turn 3", "keep 1 both", "keep 2 first", "keep 2 none", "start 1"),
    *(f"draft {die}" for die in TEXTS),
    *(f"place {space}" for space in NAMES),
    *(f"choose {seat} {pattern.id}" for seat in SEATS for pattern in DECK.patterns),
    *(f"use {tool.id}" for tool in DECK.tools),
    *(f"move {NAMES[0]} {space}" for space in NAMES[1:]),
    *(f"deal private {card.id}" for card in DECK.privates),
]
tries = st.lists(st.sampled_from(TRIES), min_size=20, max_size=40, unique=True)


def answers(state: State, seat: int, moves: list[str]) -> list[list[tuple[str, str, str]]]:
    game = Game(state)
    return [answer(game, seat, move) for move in moves]


def answer(game: Game, seat: int, move: str) -> list[tuple[str, str, str]]:
    try:
        game.check(move, seat)
    except Illegal as illegal:
        return [reason.key() for reason in illegal.reasons]
    return []


@pytest.mark.lengthy
@given(moments(), tries)
@settings(FEW, max_examples=150)
def test_a_refusal_stays_the_same_when_only_secrets_differ(now: Moment, moves: list[str]) -> None:
    for seat in range(now.state.rules.players):
        assert answers(now.state, seat, moves) == answers(altered(now.state, seat), seat, moves)
