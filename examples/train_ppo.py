"""Trains MaskablePPO of sb3-contrib on games of two, and measures it against `random` and `greedy`.

    pip install "vitrall[learn,rl,lab]" sb3-contrib
    python examples/train_ppo.py --out build/ppo

The limit counts CPU time of this process, not time on the clock, without the measurements on the way. To learn quickly,
the recipe uses a tool only where nothing else is legal, which leaves 75 of 775 actions (`ACTIONS`). It shows the
learner what each placement would change at once (`Table.ahead`), scores every color and value on every space with one
small net (`WindowNet`), and rewards points as they are made. FOLDER gets `model.zip`, `curve.jsonl` with one line for
each measurement, `curve.png` and, at the end, `result.json`.
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from vitrall import Options
from vitrall.engine.play import play
from vitrall.engine.scoring import total
from vitrall.engine.window import fits
from vitrall.env import VitrallEnv

OPTIONS = Options(players=2)
OPPONENTS = ("random", "greedy")
GAMES_AT_ONCE = 64
POINTS_TO_REWARD = 0.1  # a reward of about 1 a placement suits the usual settings of PPO
LEARNING_RATE = 1e-3  # falls to a tenth of it in the course of the training
ACTIONS = ("pass", "place", "draft", "choose")  # all but tools, in the order of the action space
PASS, PLACES, DRAFTS = slice(0, 1), slice(1, 21), slice(21, 51)
ROWS, COLUMNS, COLORS, VALUES = 4, 5, 5, 6
CELLS, FACETS = ROWS * COLUMNS, COLORS + VALUES
FACETS_OPEN = (*range(COLORS), *range(6, 6 + VALUES))  # of the engine, which knows a sixth color
# Where the parts of an input begin: planes of the window, what placing a die would change, the other fields.
OPEN, REACH, AHEAD = FACETS * CELLS, 2 * FACETS * CELLS, (2 * FACETS + 1) * CELLS
CHANGES, KINDS = 2, COLORS * VALUES  # points, and colors and values that spaces still take
HAND = AHEAD + CHANGES * KINDS * CELLS
OBSERVED = ("hand", "privates", "publics", "round", "phase", "flags", "pool", "offers")
CHANNELS, TRUNK = 32, 64
QUICKER = 10.0  # times the learning rate, for the two weights that matter most
NOWHERE = -20.0  # added to the score of a die on a space that does not take it


class Table(gymnasium.Env[Any, Any]):
    """A game of two: the learner at either seat, a bot at the other; rewards are points as they are made.

    An input is the seat's window as planes of 4 × 5 spaces (the dice, the colors and values that each space takes, the
    spaces within reach), then what placing a die on a space would change at once (points, and colors and values that
    empty spaces still take), then the fields of `OBSERVED`. All of it follows from what the seat sees."""

    def __init__(self, bot: str) -> None:
        self.game = VitrallEnv(OPTIONS, bots=(bot,), seat=None, reward="points", scaled=True)
        texts = enumerate(self.game.choices.texts)
        self.actions = np.array([place for place, text in texts if text.split()[0] in ACTIONS])
        self.action_space = spaces.Discrete(len(self.actions))
        fields = {field.name: field for field in self.game.encoding.fields}
        dice = fields["dice"].offset + np.arange(CELLS * FACETS).reshape(CELLS, FACETS).T.reshape(-1)
        sizes = {name: fields[name].size // (OPTIONS.players if name == "privates" else 1) for name in OBSERVED}
        rest = [fields[name].offset + np.arange(size) for name, size in sizes.items()]
        self.dice, self.rest = dice, np.concatenate(rest)
        self.observation_space = spaces.Box(-100.0, 100.0, (HAND + len(self.rest),), dtype=np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        observation, _ = self.game.reset(seed=seed)
        return self.input(observation), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, points, over, cut, info = self.game.step(int(self.actions[action]))
        while not over and (forced := self.forced()) is not None:
            observation, more, over, cut, info = self.game.step(forced)
            points += more
        # sb3 copies what it is told of every step, so it is told only of the last.
        return self.input(observation), POINTS_TO_REWARD * points, over, cut, info if over else {}

    def forced(self) -> int | None:
        """The next action where there is no choice: one action alone, or only tools for a die that fits nowhere."""
        legal = self.game.action_masks()
        own = np.flatnonzero(legal[self.actions])
        if len(own) > 1:
            return None
        return int(self.actions[own[0]] if len(own) else np.flatnonzero(legal)[0])

    def input(self, observation: Any) -> Any:
        state, planes = self.game.state_of_game, np.zeros((FACETS + 1, CELLS), dtype=np.float32)
        if state.windows:
            window = state.windows[self.game.seat]
            open_to = [int(window.open[facet]) for facet in FACETS_OPEN]
            bits = np.array([*open_to, int(window.reach)], dtype="<u4").view(np.uint8)
            planes[:] = np.unpackbits(bits, bitorder="little").reshape(FACETS + 1, 32)[:, :CELLS]
        ahead = self.ahead(state) if state.windows else np.zeros(CHANGES * KINDS * CELLS, dtype=np.float32)
        return np.concatenate([observation[self.dice], planes.reshape(-1), ahead, observation[self.rest]])

    def ahead(self, state: Any) -> Any:
        """The changes, by die and space, if the seat placed the die in hand or one that it may draft."""
        changes = np.zeros((CHANGES, KINDS, CELLS), dtype=np.float32)
        seat, points, room = self.game.seat, int(total(state, self.game.seat)), self.room(state)
        for action in np.flatnonzero(self.action_masks()).tolist():
            if DRAFTS.start <= action < DRAFTS.stop:
                drafted = copy.copy(state)
                play(drafted, self.number(action))
                fitting = int(fits(drafted.windows[seat], drafted.hand))
                spaces_of_die = [cell for cell in range(CELLS) if fitting >> cell & 1]
            elif PLACES.start <= action < PLACES.stop:
                drafted, spaces_of_die = state, [action - PLACES.start]
            else:
                continue
            for cell in spaces_of_die:
                placed = copy.copy(drafted)
                play(placed, self.number(PLACES.start + cell))
                changes[0, drafted.hand, cell] = int(total(placed, seat)) - points
                changes[1, drafted.hand, cell] = (self.room(placed) - room) / FACETS
        return changes.reshape(-1)

    def room(self, state: Any) -> int:
        """How many colors and values the empty spaces of the window take, all in all."""
        window = state.windows[self.game.seat]
        empty = ~int(window.dice)
        return sum((int(window.open[facet]) & empty).bit_count() for facet in FACETS_OPEN)

    def number(self, action: int) -> int:
        """The engine's number of an action."""
        return int(self.game.choices.table.number(int(self.actions[action]), self.game.seat))

    def action_masks(self) -> Any:
        return self.game.action_masks()[self.actions]

    def close(self) -> None:
        self.game.close()


class WindowNet(BaseFeaturesExtractor):
    """Scores every color and value on every space. A die is placed by its score there, and drafted by its best spaces.

    The features are the logits of all actions, then what the value is judged by."""

    def __init__(self, observation_space: spaces.Box, actions: int) -> None:
        super().__init__(observation_space, actions + TRUNK)
        rest = observation_space.shape[0] - HAND
        self.context = torch.nn.Linear(rest, 16)
        self.near = torch.nn.Conv2d(2 * FACETS + 1 + 16, CHANNELS, 3, padding=1)
        self.lines = torch.nn.Conv2d(3 * CHANNELS, CHANNELS, 1)
        self.scores = torch.nn.Conv2d(CHANNELS, FACETS, 1)
        self.trunk = torch.nn.Linear(CHANNELS * CELLS + rest, TRUNK)
        self.others = torch.nn.Linear(TRUNK, actions - CELLS - KINDS)
        self.bonus = torch.nn.Linear(rest, KINDS)
        self.worth = torch.nn.Parameter(torch.zeros(CHANGES, 1, 1))  # of what a placement changes at once

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        count = len(observations)
        planes, rest = observations[:, :AHEAD].view(count, -1, ROWS, COLUMNS), observations[:, HAND:]
        changes = observations[:, AHEAD:HAND].view(count, CHANGES, KINDS, CELLS)
        worth = (QUICKER * self.worth * changes).sum(1)
        context = torch.relu(self.context(rest))[:, :, None, None].expand(-1, -1, ROWS, COLUMNS)
        near = torch.relu(self.near(torch.cat([planes, context], 1)))
        rows, columns = near.mean(3, keepdim=True).expand_as(near), near.mean(2, keepdim=True).expand_as(near)
        spots = torch.relu(self.lines(torch.cat([near, rows, columns], 1)))
        scores = self.scores(spots).view(count, FACETS, CELLS)
        trunk = torch.relu(self.trunk(torch.cat([spots.flatten(1), rest], 1)))
        hand = rest[:, None, :FACETS]
        place = (hand @ scores)[:, 0] + worth.sum(1)  # with a die in hand, all changes are those of that die
        by_kind = scores[:, :COLORS, None] + scores[:, None, COLORS:] + worth.view(count, COLORS, VALUES, CELLS)
        is_open = observations[:, OPEN:REACH].view(count, FACETS, CELLS)
        reach = observations[:, None, None, REACH:AHEAD]
        fits = is_open[:, :COLORS, None] * is_open[:, None, COLORS:] * reach
        draft = torch.logsumexp(by_kind + NOWHERE * (1 - fits), 3).flatten(1) + self.bonus(rest)
        others = self.others(trunk)
        return torch.cat([others[:, :1], place, draft, others[:, 1:], trunk], 1)


class WindowPolicy(MaskableActorCriticPolicy):
    """The logits are features already; the rest of the features is what the value is judged by."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Logits()
        self.value_net = Value(TRUNK, 1)
        self.optimizer = torch.optim.Adam(self.parameters(), lr=lr_schedule(1), eps=1e-5)


class Logits(torch.nn.Module):
    def forward(self, features: torch.Tensor) -> torch.Tensor:
        return features[:, :-TRUNK]


class Value(torch.nn.Linear):
    def forward(self, input: torch.Tensor) -> torch.Tensor:
        return super().forward(input[:, -TRUNK:])


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
        WindowPolicy,
        tables,
        n_steps=32,
        batch_size=256,
        n_epochs=4,
        learning_rate=LEARNING_RATE,
        gamma=0.9,
        gae_lambda=0.8,
        ent_coef=0.005,
        policy_kwargs={
            "features_extractor_class": WindowNet,
            "features_extractor_kwargs": {"actions": len(Table("random").actions)},
            "net_arch": [],
            "ortho_init": False,
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
