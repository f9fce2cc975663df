"""The C kernel of the bench plays exactly the engine's games, to the last die and point; otherwise a comparison would
mean nothing.
"""

from __future__ import annotations

import pytest

from bench.kernel import Kernel, NoCompiler, build
from vitrall.cards.catalogue import base_deck
from vitrall.engine.generator import derived
from vitrall.engine.options import Options
from vitrall.engine.playout import fingerprint, random_game
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import total

GAMES = 400


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Kernel:
    try:
        return Kernel(build(tmp_path_factory.mktemp("kernel")), base_deck())
    except NoCompiler as reason:
        pytest.skip(str(reason))


@pytest.mark.slow
def test_the_kernel_plays_the_games_of_the_engine(kernel: Kernel) -> None:
    rules = Rules(Options(players=2, tools=0), base_deck())
    seeds = [int(derived(11, index)) for index in range(GAMES)]
    games = [random_game(rules, seed) for seed in seeds]
    ours = [(int(fingerprint(game)), int(total(game, 0)), int(total(game, 1))) for game in games]
    assert kernel.judged(seeds) == ours


@pytest.mark.slow
def test_its_sums_are_those_of_its_games(kernel: Kernel) -> None:
    assert kernel.score(500, 60) == sum(first + second for _, first, second in kernel.judged(range(500, 560)))
