"""A judge without hidden layers, as a control: one linear function of the inputs for each number of placements left.

It is trained in the same way. To play, it becomes a net with one hidden unit for each number of placements left, of
which all but one are switched off.
"""

from __future__ import annotations

from typing import Final

import torch
from torch import nn

from vitrall.bots.mind.feature_layout import INPUTS, LEFT_AT
from vitrall.bots.mind.weights import TURNS
from vitrall.learn.model import MOST_PASSED_ON, ONE_OF_SEVERAL, Model

UNITS: Final = TURNS + 1
SECONDS: Final = 4
USUAL: Final = 40.0  # points in the middle of what a hidden unit can pass on
SCALE: Final = 0.3  # of a hidden unit for each point: from -13 to 93 points fit into it
MIDDLE: Final = MOST_PASSED_ON / 2
OFF: Final = 31.0  # subtracted from a unit that is switched off: enough for 90 points


class LinearModel(nn.Module):
    """Features → points."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Parameter(torch.zeros(INPUTS, UNITS))
        self.bias = nn.Parameter(torch.zeros(UNITS))

    def forward(self, inputs: torch.Tensor, columns: torch.Tensor) -> torch.Tensor:
        places = torch.nonzero((columns >= LEFT_AT) & (columns < LEFT_AT + UNITS)).squeeze(1)
        left = columns[places][inputs[:, places].argmax(1)] - LEFT_AT
        answers: torch.Tensor = inputs @ self.first[columns] + self.bias
        return answers.gather(1, left[:, None]).squeeze(1)

    def begin_at(self, points: float) -> None:
        self.bias.fill_(points)

    def as_net(self) -> Model:
        """The net that gives the same values."""
        net = Model(UNITS, SECONDS)
        with torch.no_grad():
            net.first.copy_(self.first * SCALE)
            for left in range(UNITS):
                net.first[LEFT_AT + left, left] += OFF * ONE_OF_SEVERAL  # an input is 1 / scale where it is 1
            net.bias.copy_((self.bias - USUAL) * SCALE + MIDDLE - OFF)
            for parameter in (net.second.weight, net.second.bias, net.last.weight):
                parameter.zero_()
            net.second.weight[0] = 1
            net.last.weight[0, 0] = 1 / SCALE
            net.last.bias.fill_(USUAL - MIDDLE / SCALE)
        return net
