"""Trains MaskablePPO of sb3-contrib on games of two, and measures it against `random` and `greedy`.

    pip install "vitrall[learn,rl,lab]" sb3-contrib
    python examples/train_ppo.py --out build/ppo

The limit counts CPU time of this process, not time on the clock, without the measurements on the way. To learn quickly,
the recipe uses a tool only where nothing else is legal, which leaves 75 of 775 actions (`ACTIONS`). It leaves out of an
observation what matters little against weak bots (`OBSERVED`), lets policy and value share their first layer, and
rewards points as they are made. FOLDER gets `model.zip`, `curve.jsonl` with one line for each measurement, `curve.png`
and, at the end, `result.json`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from vitrall import Options
from vitrall.env import VitrallEnv

OPTIONS = Options(players=2)
OPPONENTS = ("random", "greedy")
GAMES_AT_ONCE = 64
POINTS_TO_REWARD = 0.1  # a reward of about 1 a placement suits the usual settings of PPO
LEARNING_RATE = 1e-3  # falls to a tenth of it in the course of the training
SHARED = 192  # units of the layer that policy and value have in common
ACTIONS = ("pass", "place", "draft", "choose")  # all but tools
OBSERVED = (
    *("phase", "round", "turn", "flags", "hand", "pool", "publics", "privates", "offers", "pattern", "printed", "dice"),
)
BY_SEAT = ("privates", "printed", "dice")  # of these the seat's own part, which comes first


class Table(gymnasium.Env[Any, Any]):
    """A game of two: the learner at either seat, a bot at the other; rewards are points as they are made."""

    def __init__(self, bot: str) -> None:
        self.game = VitrallEnv(OPTIONS, bots=(bot,), seat=None, reward="points", scaled=True)
        texts = enumerate(self.game.choices.texts)
        self.actions = np.array([place for place, text in texts if text.split()[0] in ACTIONS])
        self.action_space = spaces.Discrete(len(self.actions))
        self.columns = np.array(
            [
                field.offset + place
                for field in self.game.encoding.fields
                if field.name in OBSERVED
                for place in range(field.size // OPTIONS.players if field.name in BY_SEAT else field.size)
            ]
        )
        self.observation_space = spaces.Box(0.0, 1.0, self.columns.shape, dtype=np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        observation, _ = self.game.reset(seed=seed)
        return observation[self.columns], {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, points, over, cut, info = self.game.step(int(self.actions[action]))
        while not over and not self.action_masks().any():  # it drafted a die that only a tool can place
            forced = int(np.flatnonzero(self.game.action_masks())[0])
            observation, more, over, cut, info = self.game.step(forced)
            points += more
        # sb3 copies what it is told of every step, so it is told only of the last.
        return observation[self.columns], POINTS_TO_REWARD * points, over, cut, info if over else {}

    def action_masks(self) -> Any:
        return self.game.action_masks()[self.actions]

    def close(self) -> None:
        self.game.close()


class SharedLayer(BaseFeaturesExtractor):
    """The first layer, for policy and value alike: half of the work of two."""

    def __init__(self, observation_space: spaces.Box) -> None:
        super().__init__(observation_space, SHARED)
        self.layer = torch.nn.Linear(observation_space.shape[0], SHARED)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.layer(observations))


def measure(model: MaskablePPO, bot: str, games: int, seed: int) -> dict[str, float]:
    """Play so many games against a bot, always with the likeliest move; the share won and the mean points."""
    tables = [Table(bot) for _ in range(min(games, GAMES_AT_ONCE))]
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
            ranks, seat = info["ranks"], game.game.seat
            won += (ranks[seat] == 1) / ranks.count(1)
            points += info["points"][seat]
            rival += info["points"][1 - seat]
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
        rate = LEARNING_RATE * (1 - 0.9 * min(1.0, self.seconds / self.limit))
        self.learner.lr_schedule = lambda _: rate
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
    torch.distributions.Distribution.set_default_validate_args(False)  # a tenth of the time
    folder.mkdir(parents=True, exist_ok=True)
    tables = DummyVecEnv([lambda: Table("random")] * GAMES_AT_ONCE)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        learning_rate=LEARNING_RATE,
        gamma=0.98,
        gae_lambda=0.9,
        ent_coef=0.005,
        policy_kwargs={
            "features_extractor_class": SharedLayer,
            "net_arch": [64],
            "activation_fn": torch.nn.ReLU,
        },
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
    parser.add_argument("--cpu-minutes", type=float, default=30.0, help="limit of the training; default: 30")
    parser.add_argument("--games", type=int, default=100, help="games of a measurement on the way; default: 100")
    parser.add_argument("--final-games", type=int, default=1000, help="games of the last one; default: 1000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="threads of torch; default: 1")
    asked = parser.parse_args()
    train(asked.out, asked.cpu_minutes, asked.games, asked.final_games, asked.seed, asked.threads)


if __name__ == "__main__":
    main()
