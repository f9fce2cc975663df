"""The net while it learns, in floating point; and the same net in whole numbers."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from vitrall.bots.mind import feature_layout as layout
from vitrall.bots.mind.feature_layout import CELL_BITS, COUNTS, INPUTS, MASKS
from vitrall.bots.mind.net import CLIP
from vitrall.bots.net_file import LARGEST, LAST_DIGITS, BadNet, NetNumbers, check_net
from vitrall.learn.training_rows import Rows

FIRST_SHIFT: Final = 10
SECOND_SHIFT: Final = 10
MOST_PASSED_ON: Final = CLIP / 2**FIRST_SHIFT
MOST_LAST: Final = 2**40  # the last layer is not packed
LEAST_SPREAD: Final = 0.05
ONE_OF_SEVERAL: Final = 0.5  # the scale of features that are 0 or 1
# Relative colours: the own one stays, the other four may change places. Where their features begin.
COLORED: Final = (layout.BAG_AT, layout.OPEN_AT, layout.OWN_POOL_AT, layout.SECOND_AT + 4)
OTHER_COLORS: Final = (1, 2, 3, 4)

Places: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float32]


class Model(nn.Module):
    """Features → hidden → second → points."""

    def __init__(self, hidden: int, seconds: int) -> None:
        super().__init__()
        self.first = nn.Parameter(torch.randn(INPUTS, hidden) / 30)
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Linear(hidden, seconds)
        self.last = nn.Linear(seconds, 1)

    def forward(self, inputs: torch.Tensor, columns: torch.Tensor) -> torch.Tensor:
        """`columns` are the places of the inputs that are given; all others are zero."""
        hidden = torch.clamp(inputs @ self.first[columns] + self.bias, 0, MOST_PASSED_ON)
        answer: torch.Tensor = self.last(torch.relu(self.second(hidden)))
        return answer.squeeze(1)

    def begin_at(self, points: float) -> None:
        """Say these points of every position, before anything is learned."""
        self.last.bias.fill_(points)

    def as_net(self) -> Model:
        return self


@cache
def symmetries() -> tuple[Places, ...]:
    """Where each input goes when the window is mirrored and the other colours change places: 96 ways, all as good."""
    return tuple(_turned(order, cells) for order in permutations(OTHER_COLORS) for cells in _mirrored_cells())


def _mirrored_cells() -> list[list[int]]:
    cells = range(CELL_BITS)
    flips = [(row, column) for row in (False, True) for column in (False, True)]
    return [
        [5 * (3 - c // 5 if down else c // 5) + (4 - c % 5 if across else c % 5) for c in cells]
        for down, across in flips
    ]


def _turned(order: tuple[int, ...], cells: list[int]) -> Places:
    goes = np.arange(INPUTS)
    for base in COLORED:
        for color, other in zip(OTHER_COLORS, order, strict=True):
            goes[base + color] = base + other
    facets = list(range(MASKS))
    for half in (0, MASKS // 2):
        for color, other in zip(OTHER_COLORS, order, strict=True):
            facets[half + color] = half + other
    for mask in range(MASKS):
        for cell in range(CELL_BITS):
            goes[COUNTS + CELL_BITS * mask + cell] = COUNTS + CELL_BITS * facets[mask] + cells[cell]
    return goes


def scales_of(rows: Rows) -> Floats:
    """By what each input is divided, so that all are about as large. Counts go by their spread."""
    scales = np.full(INPUTS, ONE_OF_SEVERAL, np.float32)
    some = rows.counts[:: max(1, len(rows) // 100_000)].astype(np.float32)
    spread = some.std(axis=0)
    counted = some.max(axis=0) > 1
    scales[:COUNTS][counted] = np.maximum(spread[counted], LEAST_SPREAD)
    for base in COLORED:
        scales[[base + color for color in OTHER_COLORS]] = scales[[base + color for color in OTHER_COLORS]].mean()
    return scales


class Inputs:
    """Rows as inputs of the model: only the columns in which anything is ever met."""

    def __init__(self, rows: Rows, scales: Floats) -> None:
        met = rows.counts.any(axis=0)
        for base in COLORED:
            met[base + 1 : base + 5] = met[base + 1 : base + 5].any()
        facets = np.flatnonzero((rows.masks != 0).any(axis=0))
        self._counts = np.ascontiguousarray(rows.counts[:, met])
        self._masks = np.ascontiguousarray(rows.masks[:, facets])
        bits = [COUNTS + CELL_BITS * facet + cell for facet in facets for cell in range(CELL_BITS)]
        self.columns: Places = np.concatenate([np.flatnonzero(met), np.array(bits, np.int64)])
        self._divided = (1 / scales[self.columns]).astype(np.float32)

    def at(self, places: npt.NDArray[Any]) -> torch.Tensor:
        masks = self._masks[places]
        bits = (masks[:, :, None] >> np.arange(CELL_BITS, dtype=np.int32)) & 1
        table = np.concatenate([self._counts[places], bits.reshape(len(places), -1)], axis=1, dtype=np.float32)
        return torch.from_numpy(table * self._divided)


def in_whole_numbers(model: Model, scales: Floats, origin: dict[str, Any]) -> NetNumbers:
    """With as many binary digits as no sum can overflow."""
    for shift in range(FIRST_SHIFT, 4, -1):
        numbers = _rounded(model, scales, origin, shift)
        try:
            check_net(numbers)
        except BadNet:
            continue
        return numbers
    raise BadNet("the weights are too large")


def _rounded(model: Model, scales: Floats, origin: dict[str, Any], shift: int) -> NetNumbers:
    first = model.first.detach().numpy() / scales[:, None]
    second, last = model.second.weight.detach().numpy(), model.last.weight.detach().numpy()[0]
    return NetNumbers(
        hidden=len(model.bias),
        seconds=len(last),
        first=_whole(first, shift),
        bias=_whole(model.bias.detach().numpy(), shift),
        second=_whole(second.T, SECOND_SHIFT),
        second_bias=_whole(model.second.bias.detach().numpy(), shift),
        last=_whole(last * 1000, LAST_DIGITS, MOST_LAST),
        last_bias=round(float(model.last.bias.detach()[0]) * 1000 * 2 ** (shift + LAST_DIGITS)),
        first_shift=shift,
        second_shift=SECOND_SHIFT,
        origin=origin,
    )


def _whole(numbers: npt.NDArray[Any], shift: int, limit: int = LARGEST) -> list[int]:
    rounded = np.round(np.asarray(numbers, np.float64) * 2**shift)
    return [int(number) for number in np.clip(rounded, -limit, limit).reshape(-1)]
