"""*expert* and *grand-master*: bots whose judge is a net, trained by games with itself (docs/learn.md).

*expert* looks to the end of the round; *grand-master* plays sampled futures of each promising end of the turn. Each
kind of table has a net that was trained at it. Without one, and with cards that the net does not know, the hand-made
judge takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
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

# The file of weights for each kind of table. With private pools no net has won more than the hand-made judge so far
# (docs/learn.md).
NETS: Final = {"base": "net.json", "large": "net-large.json", "glory": "net-glory.json", "solo": "net-solo.json"}
# No dice but those on the table: in the first turn of a round the best few ends are played on to its end. The net sees
# little of what the others will leave for the second turn, and that little and the futures err in different ways, so
# both count. In the second turn the net alone decides.
ONE_ROUND: Final = Style(
    futures=8,
    candidates=4,
    effort=200,
    ahead=1,
    whole_rounds=True,
    one_round=True,
    shortlist=2,
    skilled=True,
    trust=2,
)
# Alone nobody else takes a die, so the rest of the round is known but for tools: it pays to play more ends on.
ONE_ROUND_ALONE: Final = replace(ONE_ROUND, futures=36, candidates=12, effort=300, shortlist=3, exact=True, trust=3)
# Three rounds ahead, valued where a round ends: what each part of this gained, and what did not pay, is in
# docs/learn.md.
FUTURES: Final = Style(
    futures=500,
    candidates=12,
    ahead=6,
    whole_rounds=True,
    shortlist=2,
    skilled=True,
    skilled_turns=3,
    care=15,
    exact=True,
    choosing=400,
    trust=40,
)
# Alone tools are worth more than tokens: each one takes a die from the target, so they are tried in every turn.
FUTURES_ALONE: Final = Style(
    futures=300, candidates=12, ahead=4, whole_rounds=True, shortlist=3, exact=True, trust=20, tools_within=20
)
# How *expert* and *grand-master* think, for each kind of table at which they use a net. With modules the futures of
# *grand-master* were not shown to win more than those of *master*, and with six players they lose (docs/learn.md), so
# there it plays like *master*.
TO_END_OF_ROUND: Final = {"base": ONE_ROUND, "large": ONE_ROUND, "glory": ONE_ROUND, "solo": ONE_ROUND_ALONE}
WITH_FUTURES: Final = {"base": FUTURES, "solo": FUTURES_ALONE}
MOST_IN_BASE: Final = 4


class Learned:
    """Chooses the bot for the table it sits at: one with a net, or a hand-made one where there is no net."""

    def __init__(self, seed: int, styles: Mapping[str, Style], hand_made: Callable[[int], Bot]) -> None:
        self._seed, self._hand_made = seed, hand_made
        self._styles = styles  # for the kinds of table at which it plays with the net
        self._bots: dict[str, Bot] = {}

    def choose(self, sight: Sight) -> str | int:
        return self._bot(sight.options).choose(sight)

    def explain(self, sight: Sight) -> list[Idea]:
        return self._bot(sight.options).explain(sight)

    def _bot(self, options: Options) -> Bot:
        kind = table_kind(options)
        if kind not in self._bots:
            self._bots[kind] = self._new_bot(options)
        return self._bots[kind]

    def _new_bot(self, options: Options) -> Bot:
        style = self._styles.get(table_kind(options))
        return Planner(self._seed, style, shipped_net(options)) if style else self._hand_made(self._seed)


class Expert(Learned):
    """One round, judged by the net."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, TO_END_OF_ROUND, Craftsman)


class GrandMaster(Learned):
    """Futures, played and judged by the net."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, WITH_FUTURES, Master)


def shipped_net(options: Options) -> Net:
    """The net for such a table. Each bot has its own, since it remembers what it was asked last; the weights are
    shared.
    """
    return Net(_weights(NETS[table_kind(options)]), Heuristic(weights()))


@cache
def _weights(name: str) -> NetWeights:
    return packed(shipped_numbers(name))


def is_learned(options: Options) -> bool:
    """Whether a net was trained at such a table."""
    return table_kind(options) in NETS


def has_net_in_futures(options: Options) -> bool:
    """Whether *grand-master* uses a net at such a table; elsewhere it plays like *master*."""
    return table_kind(options) in WITH_FUTURES


def table_kind(options: Options) -> str:
    """The name of the tables in the plan of a training."""
    if options.players == 1:
        return "solo"
    if options.private_pools:
        return "pools"
    if options.modules:
        return "glory"
    return "large" if options.players > MOST_IN_BASE else "base"
