"""Simulation: the same games for any number of workers, and each can also be played alone."""

from __future__ import annotations

import pytest

from vitrall import Game, Options, Unreadable
from vitrall.engine.generator import derived
from vitrall.engine.options import MODULES
from vitrall.engine.playout import Luck, fingerprint, random_action
from vitrall.lab.simulate import CHECKSUM, CHUNK, Batch, simulate


@pytest.mark.lengthy
def test_the_same_seed_gives_the_same_checksum_and_another_one_not() -> None:
    options = Options(players=2)
    first = simulate(Batch(options, 30, 5))
    assert first.checksum == simulate(Batch(options, 30, 5)).checksum
    assert first.checksum != simulate(Batch(options, 30, 6)).checksum
    assert first.scores == simulate(Batch(options, 30, 5)).scores


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", [(), *((module,) for module in MODULES), MODULES])
def test_every_module_plays_at_every_table(players: int, modules: tuple[str, ...]) -> None:
    asked = tuple(module for module in modules if players > 1 or module != "rivalry")
    for pools in (False, True)[: 1 + (players > 1)]:
        totals = simulate(Batch(Options(players=players, modules=asked, private_pools=pools), 4, 5))
        assert (totals.games, len(totals.scores)) == (4, players)


@pytest.mark.slow
def test_workers_change_nothing() -> None:
    options = Options(players=3)
    alone, shared = simulate(Batch(options, CHUNK + 60, 5)), simulate(Batch(options, CHUNK + 60, 5), workers=2)
    assert (alone.games, alone.scores, alone.wins, alone.checksum) == (
        shared.games,
        shared.scores,
        shared.wins,
        shared.checksum,
    )


def test_each_game_of_many_can_be_played_alone() -> None:
    options = Options(players=2)
    seed = derived(5, 0)
    game, luck = Game.new(options, seed), Luck(seed)
    while not game.is_over:
        game.play(int(random_action(game.state, luck)))
    assert simulate(Batch(options, 1, 5)).checksum == fingerprint(game.state) % CHECKSUM
    assert simulate(Batch(options, 1, 5)).scores == [score.total for score in game.scores]


def test_random_ends_a_turn_only_when_nothing_else_is_legal() -> None:
    game, luck = Game.new(Options(players=2), 3), Luck(3)
    while not game.is_over:
        action = int(random_action(game.state, luck))
        assert action in game.legal_moves
        assert (action == 0) == (list(game.legal_moves) == ["pass"])
        game.play(action)


@pytest.mark.parametrize(
    ("games", "seed", "bots", "workers", "code"),
    [
        (0, 1, ("random",), 1, "sim/games"),
        (1, -1, ("random",), 1, "option/seed"),
        (1, 1, ("random",) * 3, 1, "sim/bots"),
        (1, 1, ("deep-thought",), 1, "sim/bot"),
        (1, 1, ("random",), 0, "sim/workers"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    games: int, seed: int, bots: tuple[str, ...], workers: int, code: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        simulate(Batch(Options(players=2), games, seed, bots), workers)
    assert refused.value.code == code
