"""Rewards of games in step: those of the games that ended, and nothing for the others."""

from __future__ import annotations

import pytest

from vitrall import Options
from vitrall.env.rewards import win_shares

numpy = pytest.importorskip("numpy", reason="needs the extra rl")


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.lengthy
def test_rewards_are_those_of_the_games_that_ended(players: int, reward: str) -> None:
    from vitrall.env.batch import BatchEnv

    games = BatchEnv(Options(players=players, tools=0), games=3, seed=4, reward=reward)
    step, ended = games.reset(), 0
    for number in range(400):
        places = [int(numpy.flatnonzero(mask)[number % int(mask.sum())]) for mask in step.masks]
        step = games.step(numpy.array(places))
        for game in range(3):
            if not step.over[game]:
                assert not step.rewards[game].any()
                continue
            ended += 1
            lockstep = games._lockstep
            assert lockstep is not None
            own = slice(game * players, (game + 1) * players)
            points, ranks = (list(map(int, figures))[own] for figures in (lockstep.points, lockstep.ranks))
            wanted = [float(each) for each in points] if reward == "points" else win_shares(ranks)
            assert step.rewards[game].tolist() == pytest.approx(wanted)
        if ended >= 4:
            break
    assert ended >= 4
