"""The whole training loop: gather games, fit, let the new net play against the old one, repeat.

Everything is in one folder and written as soon as it is known, so that an interrupted training continues where it was:
`plan.json`, `games-*.npz`, `model-NN.npz` (floating point, to learn on from), `net-NN.json` (whole numbers, to play
with), `progress.jsonl`, `curves.svg` and `curves.png`.
"""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import torch

from vitrall.bots.net_file import write_net
from vitrall.engine.errors import Unreadable
from vitrall.lab.cluster import Cluster
from vitrall.learn.curves import draw_curves
from vitrall.learn.fit import Fit
from vitrall.learn.gate import compare
from vitrall.learn.gather import files_of, gather
from vitrall.learn.linear_model import LinearModel
from vitrall.learn.model import Floats, Model, in_whole_numbers
from vitrall.learn.plan import Plan, read_plan, write_plan
from vitrall.learn.training_rows import joined, read_rows
from vitrall.why import verbatim as whole_path

Tell = Callable[[dict[str, Any]], None]


class Training:
    """One folder, one plan. The first net is compared with the judge that counts the present points."""

    def __init__(
        self,
        folder: Path,
        plan: Plan,
        origin: dict[str, Any],
        workers: int | Cluster,
        tell: Tell,
        start: Path | None = None,
        minutes: float | None = None,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._until = None if minutes is None else time.monotonic() + 60 * minutes
        self.folder, self.workers, self._tell, self._origin = folder, workers, tell, origin
        stored = folder / "plan.json"
        self.plan = read_plan(stored) if stored.exists() else plan
        write_plan(self.plan, stored)
        self._events = folder / "progress.jsonl"
        if start is not None and not self._start_file.exists():
            self._begin_from(start)

    @property
    def _start_file(self) -> Path:
        return self.folder / "model-start.npz"

    def _begin_from(self, start: Path) -> None:
        """The net of an earlier training is the first to be beaten."""
        model = new_model(self.plan)
        try:
            scales = load_model(model, start)
        except (OSError, EOFError, KeyError, ValueError, RuntimeError, BadZipFile, zlib.error) as error:
            raise Unreadable("train/start", whole_path(str(start))) from error
        numbers = in_whole_numbers(model.as_net(), scales, self._origin | {"start": start.name})
        (self.folder / "net-start.json").write_text(write_net(numbers), encoding="utf-8")
        save_model(model, scales, self._start_file)

    def run(self) -> Path | None:
        """All iterations that are left; the file of the best net."""
        torch.set_num_threads(1)
        for iteration in range(len(self._gates()), self.plan.iterations):
            if self._until is not None and time.monotonic() > self._until:
                break
            self._iterate(iteration)
        return self.best

    @property
    def best(self) -> Path | None:
        """The net that has passed the last gate, or the one the training began from."""
        name = self._best_name()
        return None if name is None else self.folder / f"net-{name}.json"

    def _best_name(self) -> str | None:
        passed = [f"{event['iteration']:02d}" for event in self._gates() if event["verdict"] == "better"]
        return passed[-1] if passed else "start" if self._start_file.exists() else None

    def _player_name(self) -> str | None:
        """The net that plays the games of the next iteration, and from which the next one learns on."""
        gates = self._gates()
        return f"{gates[-1]['iteration']:02d}" if self.plan.newest and gates else self._best_name()

    def _gates(self) -> list[dict[str, Any]]:
        return [event for event in self.events() if event["event"] == "gate"]

    def events(self) -> list[dict[str, Any]]:
        if not self._events.exists():
            return []
        return [json.loads(line) for line in self._events.read_text(encoding="utf-8").splitlines()]

    def _note(self, event: str, **facts: Any) -> None:
        line = {"event": event, **facts}
        with self._events.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self._tell(line)

    def _iterate(self, iteration: int) -> None:
        begun = time.process_time()
        self._gather(iteration)
        self._fit(iteration)
        gate = compare(self.plan, self.folder / f"net-{iteration:02d}.json", self.best, iteration, self.workers)
        self._note("gate", iteration=iteration, seconds=round(time.process_time() - begun), **asdict(gate))
        draw_curves(self.events(), self.folder)

    def _gather(self, iteration: int) -> None:
        games, worth, begun = 0, 0.0, time.monotonic()
        name = self._player_name()
        net = None if name is None else self.folder / f"net-{name}.json"
        for count, mean in gather(self.plan, self.folder, net, iteration, self.workers):
            games, worth = games + count, worth + count * mean
            self._tell({"event": "games", "iteration": iteration, "games": games, "mean": round(worth / games, 2)})
        seconds = round(time.monotonic() - begun)
        self._note("gathered", iteration=iteration, games=games, mean=round(worth / games, 3), seconds=seconds)

    def _fit(self, iteration: int) -> None:
        first = max(0, iteration - self.plan.remembered + 1)
        paths = [path for each in range(first, iteration + 1) for path in files_of(self.plan, self.folder, each)]
        torch.manual_seed(self.plan.seed * 1000 + iteration)
        model, scales = new_model(self.plan), None
        name = self._player_name()
        if name is not None:
            scales = load_model(model, self.folder / f"model-{name}.npz")
        fit = Fit(self.plan, joined([read_rows(path) for path in paths]), model, scales, iteration)
        for sweep in fit.sweeps():
            self._note("sweep", iteration=iteration, rows=len(fit.rows), **asdict(sweep))
        save_model(model, fit.scales, self.folder / f"model-{iteration:02d}.npz")
        numbers = in_whole_numbers(
            model.as_net(), fit.scales, self._origin | {"iteration": iteration, "plan": asdict(self.plan)}
        )
        (self.folder / f"net-{iteration:02d}.json").write_text(write_net(numbers), encoding="utf-8")


def new_model(plan: Plan) -> Model | LinearModel:
    """Before it has learned anything."""
    return Model(plan.hidden, plan.seconds) if plan.hidden else LinearModel()


def save_model(model: Model | LinearModel, scales: Floats, path: Path) -> None:
    arrays = {name.replace(".", "_"): value.detach().numpy() for name, value in model.named_parameters()}
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, scales=scales, **arrays)
    part.replace(path)


def load_model(model: Model | LinearModel, path: Path) -> Floats:
    """Load weights into the model; returns the scales of its inputs."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as stored, torch.no_grad():
        for name, value in model.named_parameters():
            value.copy_(torch.from_numpy(stored[name.replace(".", "_")]))
        scales: Floats = stored["scales"]
    return scales
