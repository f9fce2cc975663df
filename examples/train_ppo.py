"""Trains MaskablePPO of sb3-contrib on games of two, and measures it against `random` and `greedy`.

    pip install "vitrall[learn,rl,lab]" sb3-contrib
    python examples/train_ppo.py --out build/ppo

The limit counts CPU time of this process, not time on the clock, without the measurements on the way. An action of the
learner is a whole turn: which die goes where, or no die (`Table.turns`). It sees what its window would be after each of
them, and one small net judges them all (`TurnNet`). Tools are used only where nothing else is legal. FOLDER gets
`model.zip`, `curve.jsonl` with one line for each measurement, `curve.png` and, at the end, `result.json`.
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
from vitrall.engine.actions import choose
from vitrall.engine.play import play
from vitrall.engine.scoring import window_points
from vitrall.engine.state import State
from vitrall.engine.window import Window, empty_window, fits
from vitrall.env import VitrallEnv

OPTIONS = Options(players=2)
OPPONENTS = ("random", "greedy")
GAMES_AT_ONCE = 64
POINTS_TO_REWARD = 0.1  # a reward of about 1 a placement suits the usual settings of PPO
LEARNING_RATE = 1e-3  # falls to a tenth of it in the course of the training
ROWS, COLUMNS, COLORS, VALUES = 4, 5, 5, 6
CELLS, FACETS = ROWS * COLUMNS, COLORS + VALUES
FACETS_USED = (*range(COLORS), *range(6, 6 + VALUES))  # of the engine, which knows a sixth color
TURNS = 96  # at most: no die, or one of five dice on one of nineteen spaces
NO_DIE = NO_SPACE = -1
OBSERVED = ("privates", "publics", "round", "phase", "flags", "pool")
# How many facts of each kind a row has.
POINTS = 5  # by the private objective, three public ones and the empty spaces
ROOM = 4  # how many dice the empty spaces still take, in four ways
LINES = 3 * (ROWS + COLUMNS)  # of each row and column: dice, and whether a color or a value occurs twice
JUDGED_DIRECTLY = 2 * POINTS + 3 * FACETS + 2 * ROOM  # the first facts have weights of their own beside the net
FACTS = 1 + JUDGED_DIRECTLY + LINES + FACETS + CELLS
HIDDEN = 64


class Table(gymnasium.Env[Any, Any]):
    """A game of two: the learner at either seat, a bot at the other; rewards are points as they are made.

    An input is a row of facts for each turn that is possible, then the fields of `OBSERVED`. All of it follows from
    what the seat sees."""

    def __init__(self, bot: str) -> None:
        self.game = VitrallEnv(OPTIONS, bots=(bot,), seat=None, reward="points", scaled=True)
        names = np.array([text.split()[0] for text in self.game.choices.texts])
        self.drafts, self.places, self.window_choices, self.passes = (
            np.flatnonzero(names == name) for name in ("draft", "place", "choose", "pass")
        )
        fields = {field.name: field for field in self.game.encoding.fields}
        sizes = {name: fields[name].size // (OPTIONS.players if name == "privates" else 1) for name in OBSERVED}
        self.rest = np.concatenate([fields[name].offset + np.arange(size) for name, size in sizes.items()])
        self.turns: list[list[int]] = []  # the actions of the game that each turn is made of
        self.action_space = spaces.Discrete(TURNS)
        self.observation_space = spaces.Box(-100.0, 100.0, (TURNS * FACTS + len(self.rest),), dtype=np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        observation, _ = self.game.reset(seed=seed)
        return self.input(observation), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward, left = 0.0, list(self.turns[int(action)])
        while True:
            observation, points, over, cut, info = self.game.step(left.pop(0))
            reward += POINTS_TO_REWARD * points
            if left and not over:
                continue
            seen = self.input(observation)
            if over or len(self.turns) > 1:
                # sb3 copies what it is told of every step, so it is told only of the last.
                return seen, reward, over, cut, info if over else {}
            left = list(self.turns[0])  # there is no choice

    def input(self, observation: Any) -> Any:
        """Lists the turns that are possible, and what each would lead to."""
        state, seat, legal = self.game.state_of_game, self.game.seat, self.game.action_masks()
        self.turns, windows, placings = [], [], []
        if state.windows:
            now = state.windows[seat]
            for draft in self.drafts[legal[self.drafts] > 0].tolist():
                drafted = copy.copy(state)
                play(drafted, self.number(draft))
                fitting = int(fits(drafted.windows[seat], drafted.hand))
                for cell in (each for each in range(CELLS) if fitting >> each & 1):
                    placed = copy.copy(drafted)
                    place = int(self.places[cell])
                    play(placed, self.number(place))
                    self.turns.append([draft, place])
                    windows.append(placed.windows[seat])
                    placings.append((int(drafted.hand), cell))
            # Without a die to place: pass, or else whatever is legal, for example a tool for a die that fits nowhere.
            others = self.passes[legal[self.passes] > 0].tolist() or ([] if self.turns else [int(np.argmax(legal))])
            self.turns += [[choice] for choice in others]
            windows += [now] * len(others)
        else:
            choices = self.window_choices[legal[self.window_choices] > 0].tolist()
            self.turns = [[choice] for choice in choices]
            windows = [self.empty_window(choice) for choice in choices]
            now = windows[0]
        placings += [(NO_DIE, NO_SPACE)] * (len(windows) - len(placings))
        seen = np.zeros((TURNS, FACTS), dtype=np.float32)
        seen[: len(windows)] = facts(state, seat, windows, now, placings)
        return np.concatenate([seen.reshape(-1), observation[self.rest]])

    def number(self, action: int) -> int:
        """The engine's number of an action."""
        return int(self.game.choices.table.number(action, self.game.seat))

    def empty_window(self, choice: int) -> Window:
        """The window that an action chooses."""
        number, patterns = self.number(choice), self.game.choices.rules.deck.patterns
        return next(
            empty_window(each.printed) for at, each in enumerate(patterns) if choose(self.game.seat, at) == number
        )

    def action_masks(self) -> Any:
        return np.arange(TURNS) < len(self.turns)

    def close(self) -> None:
        self.game.close()


def facts(state: State, seat: int, windows: list[Window], now: Window, placings: list[tuple[int, int]]) -> Any:
    """One row for each window that a turn would lead to: points, dice and room as they would be and by how much they
    would change, the dice of every row and column, and which die goes where."""
    every, count = [*windows, now], len(windows)
    bits = [[*(each.held[f] for f in FACETS_USED), *(each.open[f] for f in FACETS_USED), each.dice] for each in every]
    bytes_of = np.array(bits, dtype="<u4").view(np.uint8)
    planes = np.unpackbits(bytes_of, axis=1, bitorder="little").reshape(len(every), 2 * FACETS + 1, 32)[:, :, :CELLS]
    held, empty = planes[:, :FACETS].astype(np.float32), 1.0 - planes[:, -1]
    is_open = planes[:, FACETS:-1] * empty[:, None]
    deck, deal = state.rules.deck, state.deal
    points = np.zeros((len(every), POINTS))  # public objectives are dealt after the choice of windows
    points[:, -1] = -empty.sum(1)
    for place, objective in enumerate([deck.privates[deal.privates[seat]], *(deck.publics[at] for at in deal.publics)]):
        points[:, place] = [int(window_points(each, objective)) for each in every]
    ways = is_open[:, :COLORS].sum(1) * is_open[:, COLORS:].sum(1)  # kinds of dice that a space takes
    few = (ways > 0) & (ways <= VALUES)
    room = np.stack([(empty * (ways == 0)).sum(1), few.sum(1), ways.sum(1) / 30, np.sqrt(ways).sum(1) / 5], 1)
    has, takes = held.sum(2), is_open.sum(2)
    grid, lines = held.reshape(len(every), FACETS, ROWS, COLUMNS), []
    for axis in (3, 2):
        dice = grid.sum(axis)
        lines += [dice[:, :COLORS].sum(1), (dice[:, :COLORS] > 1).any(1), (dice[:, COLORS:] > 1).any(1)]
    placed = np.zeros((count, FACETS + CELLS))
    for row, (die, cell) in enumerate(placings):
        if die != NO_DIE:
            placed[row, [die // VALUES, COLORS + die % VALUES, FACETS + cell]] = 1
    parts = [
        np.ones((count, 1)),  # this row is there
        *(points[:count] / 10, (points[:count] - points[count]) / 5),
        *(has[:count] / 4, takes[:count] / 10, (takes[:count] - takes[count]) / 4),
        *(room[:count] / 4, room[:count] - room[count]),
        np.concatenate(lines, 1)[:count] / 2,
        placed,
    ]
    return np.concatenate(parts, 1)


class TurnNet(BaseFeaturesExtractor):
    """Judges every turn by its facts, with one small net for all. The features are a logit for each turn, then the
    value of the position."""

    def __init__(self, observation_space: spaces.Box) -> None:
        super().__init__(observation_space, TURNS + 1)
        rest = observation_space.shape[0] - TURNS * FACTS
        self.facts, self.rest = torch.nn.Linear(FACTS, HIDDEN), torch.nn.Linear(rest, HIDDEN)
        self.second, self.last = torch.nn.Linear(HIDDEN, HIDDEN), torch.nn.Linear(HIDDEN, 1)
        self.directly = torch.nn.Linear(JUDGED_DIRECTLY, 1)
        for layer in (self.last, self.directly):
            torch.nn.init.zeros_(layer.weight)
        sizes = (torch.nn.Linear(FACTS + rest, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, 1))
        self.value = torch.nn.Sequential(*sizes)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        rows = observations[:, : TURNS * FACTS].view(-1, TURNS, FACTS)
        rest = observations[:, TURNS * FACTS :]
        game, turn = torch.nonzero(rows[:, :, 0], as_tuple=True)
        possible = rows[game, turn]
        hidden = torch.relu(self.facts(possible) + self.rest(rest)[game])
        judged = self.last(torch.relu(self.second(hidden))) + self.directly(possible[:, 1 : 1 + JUDGED_DIRECTLY])
        logits = torch.zeros(rows.shape[:2]).index_put((game, turn), judged[:, 0])
        mean = rows.sum(1) / rows[:, :, :1].sum(1).clamp(min=1)
        return torch.cat([logits, self.value(torch.cat([mean, rest], 1))], 1)


class TurnPolicy(MaskableActorCriticPolicy):
    """The features are the logits and the value already."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net, self.value_net = Logits(), Value(1, 1)
        self.optimizer = torch.optim.Adam(self.parameters(), lr=lr_schedule(1), eps=1e-5)


class Logits(torch.nn.Module):
    def forward(self, features: torch.Tensor) -> torch.Tensor:
        return features[:, :-1]


class Value(torch.nn.Linear):  # the policy expects a layer of this class
    def forward(self, input: torch.Tensor) -> torch.Tensor:
        return input[:, -1:]


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
        TurnPolicy,
        tables,
        n_steps=32,
        batch_size=256,
        n_epochs=4,
        learning_rate=LEARNING_RATE,
        gamma=0.97,
        gae_lambda=0.9,
        ent_coef=0.005,
        policy_kwargs={
            "features_extractor_class": TurnNet,
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
