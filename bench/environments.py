"""How fast the environments are, beside those of other libraries, all in one run.

    python3 dev.py bench environments [--quick]

Writes a section of `docs/speed.md`, unless quick. Everything is driven from Python by random legal moves, and counted
are decisions of players.
"""

from __future__ import annotations

# isort: split
import bench._compiled as compiled

# isort: split
import argparse
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from bench._trust import ROOT, commit, table
from vitrall import Options
from vitrall.env import BatchEnv, VitrallAEC

PAGE = ROOT / "docs" / "speed.md"
REPETITIONS, SECONDS = 7, 0.5
QUICK = 3, 0.2
GAMES = 256
Rate = Callable[[float], float]  # decisions per CPU second, measured for so long

AIMS = (
    ("AEC ÷ PettingZoo's connect_four_v3", "AEC", "connect_four_v3", 10.0),
    ("batch ÷ AEC", "batch", "AEC", 5.0),
    ("OpenSpiel game ÷ OpenSpiel's Python tic-tac-toe", "OpenSpiel", "python_tic_tac_toe", 1.0),
)
NAMES = {
    "AEC": "`VitrallAEC`, 2 players, with observations and masks",
    "connect_four_v3": "PettingZoo's connect_four_v3, wrapped as it comes",
    "batch": f"`BatchEnv`, 2 players, {GAMES} games, with observations and masks",
    "OpenSpiel": "`python_vitrall`, 2 players",
    "python_tic_tac_toe": "OpenSpiel's python_tic_tac_toe",
}


def rates() -> dict[str, Rate]:
    """What is measured, by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401 (registers the game)

    import vitrall.env.spiel  # noqa: F401 (registers the game)

    return {
        "AEC": lambda seconds: zoo_rate(VitrallAEC(Options(players=2)), seconds),
        "connect_four_v3": lambda seconds: zoo_rate(connect_four_v3.env(), seconds),
        "batch": batch_rate,
        "OpenSpiel": lambda seconds: spiel_rate(pyspiel.load_game("python_vitrall(players=2)"), seconds),
        "python_tic_tac_toe": lambda seconds: spiel_rate(pyspiel.load_game("python_tic_tac_toe"), seconds),
    }


def zoo_rate(game: Any, seconds: float) -> float:
    """Decisions of random agents, each shown its observation and its mask."""
    chooser, decisions, number = np.random.default_rng(1), 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game.reset(seed=number)
        number += 1
        for _ in game.agent_iter():
            observation, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                game.step(None)
                continue
            places = np.flatnonzero(observation["action_mask"].view(bool))  # of numbers it takes four times as long
            game.step(int(places[int(chooser.random() * len(places))]))
            decisions += 1
    return decisions / (time.process_time() - began)


def batch_rate(seconds: float) -> float:
    """In each game the first legal choice from a random place on: to choose uniformly costs more than to play."""
    games = BatchEnv(Options(players=2), games=GAMES, seed=1)
    chooser, decisions, rows = np.random.default_rng(1), 0, np.arange(GAMES)
    began = time.process_time()
    step = games.reset()
    while time.process_time() - began < seconds:
        masks = step.masks.view(bool)
        first = int(chooser.random() * games.choices.size)
        places = first + np.argmax(masks[:, first:], axis=1)
        places = np.where(masks[rows, places], places, np.argmax(masks, axis=1))
        step = games.step(places)
        decisions += GAMES
    return decisions / (time.process_time() - began)


def spiel_rate(game: Any, seconds: float) -> float:
    chooser, decisions = np.random.default_rng(1), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(picked(outcomes, float(chooser.random())))
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(chooser.random() * len(moves))])
                decisions += 1
    return decisions / (time.process_time() - began)


def picked(outcomes: list[tuple[int, float]], number: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for action, chance in outcomes:
        number -= chance
        if number < 0:
            return action
    return outcomes[-1][0]


def measured(repetitions: int, seconds: float) -> dict[str, list[float]]:
    """All in turn, so that what else the machine does meets them alike."""
    measures = rates()
    figures: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(repetitions):
        for name, rate in measures.items():
            figures[name].append(rate(seconds))
            print(f"{name}: {figures[name][-1]:,.0f}", file=sys.stderr, flush=True)
    return figures


def section(figures: dict[str, list[float]], repetitions: int, seconds: float) -> str:
    rows = [(NAMES[name], f"{statistics.median(each):,.0f}") for name, each in figures.items()]
    ratios = []
    for name, ours, theirs, aim in AIMS:
        pairs = zip(figures[ours], figures[theirs], strict=True)
        ratio = statistics.median(one / other for one, other in pairs)
        ratios.append((name, f"at least {aim:g}", f"{ratio:.3g}", "reached" if ratio >= aim else "missed"))
    return "\n".join(
        [
            "## Environments",
            "",
            f"Written by `python3 dev.py bench environments`, {commit()}, {compiled.engine_kind()} engine, in",
            f"{repetitions} repetitions of {seconds} s, taking turns. Decisions of players per second of CPU time, one",
            "core, driven from Python by random legal moves. A decision is a different amount of work in each game;",
            "the ratios say how long a user waits.",
            "",
            table(["per CPU second", "decisions"], rows),
            "",
            table(["ratio", "aim", "measured", ""], ratios),
        ]
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench environments", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions; docs/speed.md stays")
    asked = parser.parse_args(arguments)
    repetitions, seconds = QUICK if asked.quick else (REPETITIONS, SECONDS)
    text = section(measured(repetitions, seconds), repetitions, seconds)
    if not asked.quick:
        from vitrall.lab.written_page import put_section

        put_section(PAGE, "environments", text, "# Speed\n")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
