"""Adjusts a model to rows: sweeps of new targets, each followed by some epochs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch

from vitrall.learn.linear_model import LinearModel
from vitrall.learn.model import Floats, Inputs, Model, scales_of, symmetries
from vitrall.learn.plan import Plan
from vitrall.learn.targets import following, learned_rows, targets
from vitrall.learn.training_rows import Rows

TESTED = 10  # one game in this many is held out for validation
ASKED = 8192  # rows at a time


@dataclass(frozen=True)
class Sweep:
    """How far the net is from its targets, and from the final scores, in games it has not learned from."""

    number: int
    target_error: float
    final_error: float


class Fit:
    """One iteration's fit, starting from the present model."""

    def __init__(self, plan: Plan, rows: Rows, model: Model | LinearModel, scales: Floats | None, seed: int) -> None:
        self.plan, self.rows, self.model = plan, rows, model
        self.is_new = scales is None
        self.scales = scales_of(rows) if scales is None else scales
        self._inputs = Inputs(rows, self.scales)
        self._columns = torch.from_numpy(self._inputs.columns)
        self._after = following(rows)
        learned, tested = learned_rows(rows), rows.games % TESTED == 0
        self._learned, self._tested = learned[~tested[learned]], learned[tested[learned]]
        self._random = np.random.default_rng(seed)

    def sweeps(self) -> Iterator[Sweep]:
        plan = self.plan
        if self.is_new:
            final = (self.rows.final - self.rows.known).astype(np.float32)
            with torch.no_grad():
                self.model.begin_at(float(final[self._learned].mean()))
                never = np.setdiff1d(np.arange(len(self.model.first)), self._inputs.columns)
                self.model.first[torch.from_numpy(never)] = 0  # inputs never seen in training must have no effect
            self._adjust(final, 2 * plan.epochs, plan.rate)
            yield self._judged(0, final)
        for number in range(1, plan.sweeps + 1):
            goal = targets(self.rows, self._after, self.values(), plan.trace)
            self._adjust(goal, plan.epochs, plan.rate if number <= plan.sweeps - 2 else plan.rate / 3)
            yield self._judged(number, goal)

    def values(self) -> Floats:
        """The net's value of every row."""
        return self._said(np.arange(len(self.rows)))

    def _said(self, places: npt.NDArray[np.int64]) -> Floats:
        parts = [places[start : start + ASKED] for start in range(0, len(places), ASKED)]
        with torch.no_grad():
            return np.concatenate([self.model(self._inputs.at(part), self._columns).numpy() for part in parts])

    def _adjust(self, goal: Floats, epochs: float, rate: float) -> None:
        batch = min(self.plan.batch, max(1, len(self._learned) // 4))
        steps = max(10, int(epochs * len(self._learned) / batch))
        optimiser = torch.optim.AdamW(self.model.parameters(), lr=rate, weight_decay=self.plan.decay)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1, pct_start=0.1)
        wanted = torch.from_numpy(goal)
        ways = [torch.from_numpy(way[self._inputs.columns]) for way in symmetries()]
        for places in self._batches(steps, batch):
            columns = ways[int(self._random.integers(len(ways)))]
            loss = ((self.model(self._inputs.at(places), columns) - wanted[places]) ** 2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()

    def _batches(self, steps: int, batch: int) -> Iterator[npt.NDArray[np.int64]]:
        order, start = self._random.permutation(self._learned), 0
        for _ in range(steps):
            if start + batch > len(order):
                order, start = self._random.permutation(self._learned), 0
            yield order[start : start + batch].astype(np.int64)
            start += batch

    def _judged(self, number: int, goal: Floats) -> Sweep:
        said, final = self._said(self._tested.astype(np.int64)), self.rows.final - self.rows.known
        return Sweep(number, _error(said - goal[self._tested]), _error(said - final[self._tested]))


def _error(differences: npt.NDArray[np.float32]) -> float:
    return float(np.sqrt(np.mean(differences**2))) if len(differences) else 0.0
