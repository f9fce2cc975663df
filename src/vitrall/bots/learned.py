"""*expert* and *grand-master*: bots whose judge is a net, trained by games with itself (docs/learn.md).

*expert* looks at its own turn alone; *grand-master* also plays sampled futures of each promising end of the turn. At
tables that the net was not trained at, and with cards it does not know, the hand-made judge takes its place.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from vitrall.bots.bot import Bot, Idea
from vitrall.bots.craftsman import Craftsman, weights
from vitrall.bots.master import Master
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.net import Net, NetWeights
from vitrall.bots.net_file import packed, shipped_numbers
from vitrall.bots.planner import Planner, Style
from vitrall.bots.sight import Sight
from vitrall.engine.options import Options

NET: Final = "net.json"
ONE_TURN: Final = Style(candidates=1)  # with one end of the turn there is nothing to compare, so no future is played
FUTURES: Final = Style(futures=200, ahead=2, exact=True)
MOST_IN_BASE: Final = 4


class Learned:
    """Two bots in one: one with the net, and one for tables at which the net was not trained."""

    def __init__(self, learned: Bot, otherwise: Bot) -> None:
        self._learned = learned
        self._otherwise = otherwise

    def choose(self, sight: Sight) -> str | int:
        return self._bot(sight).choose(sight)

    def explain(self, sight: Sight) -> list[Idea]:
        return self._bot(sight).explain(sight)

    def _bot(self, sight: Sight) -> Bot:
        return self._learned if is_learned(sight.options) else self._otherwise


class Expert(Learned):
    """One turn, judged by the net."""

    def __init__(self, seed: int) -> None:
        super().__init__(Planner(seed, ONE_TURN, shipped_net()), Craftsman(seed))


class GrandMaster(Learned):
    """Futures, played and judged by the net."""

    def __init__(self, seed: int) -> None:
        super().__init__(Planner(seed, FUTURES, shipped_net()), Master(seed))


def shipped_net() -> Net:
    """A judge of its own for each bot, since it remembers what it was asked last; the weights are shared."""
    return Net(_weights(), Heuristic(weights()))


@cache
def _weights() -> NetWeights:
    return packed(shipped_numbers(NET))


def is_learned(options: Options) -> bool:
    """Whether the net was trained at such a table."""
    return table_kind(options) in shipped_numbers(NET).origin["plan"]["tables"]


def table_kind(options: Options) -> str:
    """The name of the tables in the plan of a training."""
    if options.players == 1:
        return "solo"
    if options.modules:
        return "glory"
    return "large" if options.players > MOST_IN_BASE or options.private_pools else "base"
