"""The public conformance tests of PettingZoo, Gymnasium and OpenSpiel, for 1 to 6 players and each module."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from vitrall import Illegal, Options, Unreadable
from vitrall.engine.generator import derived
from vitrall.engine.options import MODULES
from vitrall.env import BatchEnv, VitrallAEC, VitrallEnv
from vitrall.env.spiel import VitrallGame

TABLES = [
    *(Options(players=players) for players in range(1, 7)),
    *(Options(players=2, modules=(module,)) for module in MODULES),
    Options(players=1, modules=("grey-glass", "pioneers", "blooms")),
    Options(players=3, modules=MODULES),
    Options(players=4, private_pools=True),
    Options(players=2, tools=0),
]


def name_of(options: Options) -> str:
    pools = "+pools" if options.private_pools else ""
    return f"{options.players}{pools}-{'+'.join(options.modules) or options.tools}"


def in_words(options: Options) -> str:
    """The same table as a parameter string of OpenSpiel."""
    return (
        f"python_vitrall(players={options.players},modules={'+'.join(options.modules)},tools={options.tools},"
        f"private_pools={options.private_pools})"
    )


@pytest.mark.filterwarnings("ignore")  # of PettingZoo's own advice
@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_pettingzoo(options: Options) -> None:
    from pettingzoo.test import api_test, seed_test  # warns of a game that it imports

    api_test(VitrallAEC(options), num_cycles=300, verbose_progress=False)
    seed_test(lambda: VitrallAEC(options), num_cycles=60)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_gymnasium(options: Options) -> None:
    check_env(VitrallEnv(options), skip_render_check=False)
    check_env(VitrallEnv(options, reward="points", scaled=True, seat=None))


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_open_spiel(options: Options) -> None:
    game = pyspiel.load_game(in_words(options))
    pyspiel.random_sim_test(game, 1, True, False)
    assert game.num_players() == options.players


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_open_spiel_playthrough(options: Options) -> None:
    """What OpenSpiel keeps of its own games to notice changes: every state with all strings and tensors, to the end."""
    text = generate_playthrough.playthrough(in_words(options), action_sequence=None, seed=3, alsologtostdout=False)
    assert "IsTerminal() = True" in text
    assert f"InformationStateString({options.players - 1}) = " in text
    if options.players <= 2:  # the time grows with the square of the length of a game
        assert generate_playthrough.playthrough(in_words(options), None, seed=3, alsologtostdout=False) == text


def test_open_spiel_tensors_and_strings_tell_positions_apart() -> None:
    game = pyspiel.load_game("python_vitrall(players=2)")
    state = game.new_initial_state()
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    chooser = np.random.RandomState(1)
    seen: dict[bytes, str] = {}
    while not state.is_terminal():
        moves = state.legal_actions() if not state.is_chance_node() else [move for move, _ in state.chance_outcomes()]
        if state.is_chance_node():
            assert abs(sum(chance for _, chance in state.chance_outcomes()) - 1) < 1e-9
        state.apply_action(int(chooser.choice(moves)))
        recall.set_from(state, 0)
        assert seen.setdefault(recall.tensor.tobytes(), recall.string_from(state, 0)) == recall.string_from(state, 0)
    assert len(seen) > 100
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_every_environment_is_drawn(mode: str) -> None:
    table, alone = VitrallAEC(Options(players=3), render_mode=mode), VitrallEnv(Options(players=1), render_mode=mode)
    table.reset(seed=1)
    alone.reset(seed=1)
    for _ in range(40):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    for picture in (table.render(), alone.render()):
        if mode == "rgb_array":
            assert picture.dtype == np.uint8
            assert picture.ndim == 3
        else:
            assert ("<svg" in picture) == (mode == "svg")
    with pytest.raises(Unreadable):
        VitrallEnv(render_mode="cinema")


def test_illegal_actions_lose_or_are_refused() -> None:
    alone = VitrallEnv(Options(players=2))
    alone.reset(seed=1)
    wrong = int(np.flatnonzero(alone.action_masks() == 0)[0])
    *_, reward, terminated, _, info = alone.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    table = VitrallAEC(Options(players=2))
    table.reset(seed=1)
    with pytest.raises(Illegal):
        table.step(wrong)
    games = BatchEnv(Options(players=2), games=3, seed=1)
    before = games.reset().observations.copy()
    with pytest.raises(Illegal):
        games.step(np.array([0, 0, wrong]))
    assert (games.step(np.argmax(games.reset().masks, axis=1)).observations.shape) == before.shape


@pytest.mark.parametrize("options", [TABLES[0], TABLES[1], TABLES[11]], ids=name_of)
def test_a_batch_plays_the_same_games_as_the_table_for_many(options: Options) -> None:
    """Game by game: what is seen, what is legal, who is asked, what it was worth."""
    games = BatchEnv(options, games=2, seed=5)
    step = games.reset()
    table = VitrallAEC(options)
    table.reset(seed=derived(5, 0))
    ended = 0
    for number in range(400):
        seat = int(step.seats[0])
        assert table.agent_selection == f"seat_{seat}"
        seen_now = table.observe(table.agent_selection)
        assert (seen_now["observation"] == step.observations[0]).all()
        assert (seen_now["action_mask"] == step.masks[0]).all()
        actions = [int(np.flatnonzero(mask)[number % mask.sum()]) for mask in step.masks]
        table.step(actions[0])
        step = games.step(np.array(actions))
        if step.over[0]:
            assert list(step.rewards[0]) == pytest.approx([table.rewards[agent] for agent in table.possible_agents])
            ended += 1
            break
        assert not step.rewards[0].any()
    assert ended == 1


@pytest.mark.parametrize("kind", ["plain", "compiled"])
def test_copies_and_pickles_continue_alike(kind: str) -> None:
    native = {"PYTHONPATH": os.environ["VITRALL_NATIVE"]} if kind == "compiled" else {"VITRALL_PURE": "1"}
    command = [sys.executable, "-P", str(Path(__file__).with_name("env_copies.py"))]
    done = subprocess.run(command, env={**os.environ, **native}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout) == {"engine": kind, "differing": []}


def test_a_solo_learner_gets_its_points_move_by_move() -> None:
    alone = VitrallEnv(Options(players=1), reward="points")
    alone.reset(seed=2)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = alone.step(int(np.flatnonzero(alone.action_masks())[-1]))
        total += reward
    assert total == info["points"][0] + 60


def test_parameters_of_open_spiel_are_those_of_options() -> None:
    assert VitrallGame({"players": 3, "modules": "blooms"}).table.options == Options(players=3, modules=("blooms",))
