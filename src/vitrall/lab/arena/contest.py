"""Who plays whom, and how. Each seed is played once for every rotation of the bots, so that its luck cancels."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from vitrall.bots import Budget, bot_names, is_invitable
from vitrall.engine.errors import Unreadable
from vitrall.engine.generator import LARGEST_SEED
from vitrall.engine.options import Options
from vitrall.why import none_of, quoted, twice, within

MOST_BOTS: Final = 12
MOST_SEEDS: Final = 1_000_000
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,9})(ms|p)")
_SEEDS: Final = re.compile(r"([0-9]{1,19})-([0-9]{1,19})")


@dataclass(frozen=True)
class Contest:
    """Bots, a kind of table, and how long they may think."""

    bots: tuple[str, ...]
    options: Options = field(default_factory=Options)
    budget: Budget = field(default_factory=Budget)

    def __post_init__(self) -> None:
        if not 1 <= len(self.bots) <= MOST_BOTS:
            raise Unreadable("arena/bots", within(len(self.bots), 1, MOST_BOTS))
        for bot in self.bots:
            check_known(bot)
            if self.bots.count(bot) > 1:
                raise Unreadable("arena/bots", twice(bot))

    @property
    def rotations(self) -> int:
        return len(self.bots)

    def seating(self, rotation: int) -> tuple[str, ...]:
        """The bots around the table, each one seat on with the next rotation: after all, each has had every seat
        once, with however many seats and bots."""
        return tuple(self.bots[(seat + rotation) % len(self.bots)] for seat in range(self.options.players))


def check_known(bot: str) -> None:
    if not is_invitable(bot):
        raise Unreadable("sim/bot", none_of(bot, bot_names()))


def read_budget(text: str) -> Budget:
    """`20ms` or `50p`; empty for each bot's own budget."""
    match = _BUDGET.fullmatch(text)
    if text and match is None:
        raise Unreadable("arena/budget", quoted(text))
    if match is None:
        return Budget()
    amount = int(match[1])
    return Budget(milliseconds=amount) if match[2] == "ms" else Budget(playouts=amount)


def budget_text(budget: Budget) -> str:
    """The text of a budget."""
    if budget.milliseconds is not None:
        return f"{budget.milliseconds}ms"
    return "" if budget.playouts is None else f"{budget.playouts}p"


def read_seeds(text: str) -> range:
    """`1-400`, both ends included."""
    match = _SEEDS.fullmatch(text)
    first, last = (int(match[1]), int(match[2])) if match else (1, 0)
    if not first <= last <= LARGEST_SEED or last - first >= MOST_SEEDS:
        raise Unreadable("arena/seeds", quoted(text))
    return range(first, last + 1)
