"""Trains MaskablePPO of sb3-contrib on games of two, and measures it against `random` and `greedy`.

    pip install 'vitrall[learn,rl,lab]' sb3-contrib
    python examples/train_ppo.py --out build/ppo

The limit counts CPU time of this process, not time on the clock: 60 CPU minutes are at most 30 minutes on two cores.
FOLDER gets `model.zip`, `curve.jsonl` with one line for each measurement, and `curve.png`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from vitrall import Options
from vitrall.env import VitrallEnv

OPTIONS = Options(players=2)
OPPONENTS = ("random", "greedy")
GAMES_AT_ONCE = 32
POINTS_TO_REWARD = 0.1  # a reward of about 1 a placement suits the usual settings of PPO


def table(bot: str) -> VitrallEnv:
    """A game of two: the learner at either seat, a bot at the other; rewards are points as they are made."""
    return VitrallEnv(OPTIONS, bots=(bot,), seat=None, reward="points", scaled=True)


def training_table() -> TransformReward[Any, Any]:
    return TransformReward(table("random"), lambda points: POINTS_TO_REWARD * float(points))


def measure(model: MaskablePPO, bot: str, games: int, seed: int) -> dict[str, float]:
    """Play so many games against a bot, always with the likeliest move; the share won and the mean points."""
    tables = [table(bot) for _ in range(min(games, GAMES_AT_ONCE))]
    seen = [game.reset(seed=seed + number)[0] for number, game in enumerate(tables)]
    started, won, points, rival = len(tables), 0.0, 0, 0
    live = list(range(len(tables)))
    while live:
        masks = np.stack([tables[place].action_masks() for place in live])
        choices, _ = model.predict(np.stack([seen[place] for place in live]), action_masks=masks, deterministic=True)
        for place, choice in zip(list(live), choices, strict=True):
            game = tables[place]
            seen[place], _, over, _, info = game.step(int(choice))
            if not over:
                continue
            ranks = info["ranks"]
            won += (ranks[game.seat] == 1) / ranks.count(1)
            points += info["points"][game.seat]
            rival += info["points"][1 - game.seat]
            if started < games:
                seen[place] = game.reset(seed=seed + started)[0]
                started += 1
            else:
                live.remove(place)
                game.close()
    return {"won": won / games, "points": points / games, "rival_points": rival / games}


class Measurements(BaseCallback):
    """Ends the training when its CPU time is used up, and measures the model now and then."""

    def __init__(self, learner: MaskablePPO, folder: Path, cpu_seconds: float, games: int, every: float) -> None:
        super().__init__()
        self.learner = learner
        self.folder, self.limit, self.games, self.every = folder, cpu_seconds, games, every
        self.used, self.began, self.next, self.lines = 0.0, time.process_time(), 0.0, [json.dumps({"games": games})]

    def _on_step(self) -> bool:
        return self.seconds < self.limit

    @property
    def seconds(self) -> float:
        """CPU time of the training so far, without that of the measurements."""
        return time.process_time() - self.began - self.used

    def _on_rollout_start(self) -> None:
        if self.seconds >= self.next:
            self.note()
            self.next = self.seconds + self.every

    def note(self) -> None:
        """Measure, and write it down at once, so that an interrupted training leaves its curve."""
        seconds, began = self.seconds, time.process_time()
        against = {bot: measure(self.learner, bot, self.games, 1_000_000) for bot in OPPONENTS}
        line = {"cpu_minutes": round(seconds / 60, 2), "decisions": self.num_timesteps, **against}
        self.lines.append(json.dumps(line))
        print(self.lines[-1], flush=True)
        (self.folder / "curve.jsonl").write_text("\n".join(self.lines) + "\n")
        self.learner.save(self.folder / "model.zip")
        draw(self.folder)
        self.used += time.process_time() - began


def draw(folder: Path) -> None:
    """The curve as a picture."""
    from matplotlib.figure import Figure

    lines = [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()][1:]
    minutes = [line["cpu_minutes"] for line in lines]
    figure = Figure(figsize=(8, 4), layout="constrained")
    share, points = figure.subplots(1, 2)
    for bot in OPPONENTS:
        share.plot(minutes, [100 * line[bot]["won"] for line in lines], marker=".", label=f"against {bot}")
        points.plot(minutes, [line[bot]["points"] for line in lines], marker=".", label=f"against {bot}")
    share.set(xlabel="CPU minutes of training", ylabel="games won, %", ylim=(0, 100))
    points.set(xlabel="CPU minutes of training", ylabel="points a game")
    for axes in (share, points):
        axes.grid(alpha=0.3)
        axes.legend()
    figure.savefig(folder / "curve.png", dpi=110, metadata={"Software": ""})


def train(folder: Path, cpu_minutes: float, games: int, final_games: int, seed: int, threads: int = 1) -> None:
    torch.set_num_threads(threads)
    folder.mkdir(parents=True, exist_ok=True)
    tables = DummyVecEnv([training_table for _ in range(GAMES_AT_ONCE)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=512,
        n_epochs=3,
        learning_rate=5e-4,
        gamma=0.995,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    measurements = Measurements(model, folder, 60 * cpu_minutes, games, every=60 * cpu_minutes / 12)
    model.learn(total_timesteps=1_000_000_000, callback=measurements)
    measurements.note()
    last = {bot: measure(model, bot, final_games, 2_000_000) for bot in OPPONENTS}
    print(json.dumps({"games": final_games, **last}), flush=True)
    (folder / "result.json").write_text(json.dumps({"games": final_games, "decisions": model.num_timesteps, **last}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build") / "ppo", metavar="FOLDER")
    parser.add_argument("--cpu-minutes", type=float, default=60.0, help="limit of the training; default: 60")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement on the way; default: 200")
    parser.add_argument("--final-games", type=int, default=2000, help="games of the last one; default: 2000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="threads of torch; default: 1")
    asked = parser.parse_args()
    train(asked.out, asked.cpu_minutes, asked.games, asked.final_games, asked.seed, asked.threads)


if __name__ == "__main__":
    main()
