"""*planner*: each promising move judged over many sampled futures, the same ones for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitrall.bots.craftsman import weights
from vitrall.bots.mind.craft import Craft
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.search import Search
from vitrall.bots.purse import Purse
from vitrall.bots.sight import Budget
from vitrall.bots.thinker import WIDTH, Thinker, effort
from vitrall.cards.vectors import vector
from vitrall.engine import actions
from vitrall.engine.chance import sample
from vitrall.engine.generator import derived, seeded
from vitrall.engine.legal import legal
from vitrall.engine.play import play
from vitrall.engine.state import CHOOSE, KEEP, State, awaits_chance

FAR_BELOW: Final = 1_000_000_000  # moves that were not thought over stay behind all that were


@dataclass(frozen=True)
class Style:
    """How a planner thinks."""

    candidates: int = 6  # moves that are thought over
    ahead: int = 2  # own turns of a future
    futures: int = 96  # a move, where nothing is asked for
    skilled: bool = False  # whether the others of a future play well
    care: int = 0  # how much the best other's points weigh, in hundredths of the own


class Planner(Thinker):
    """Tries what it would like to do in many worlds. A playout is one future."""

    def __init__(self, seed: int, style: Style | None = None) -> None:
        super().__init__(Craft(weights()), seed)
        self._style = style or Style()
        self._future = Future(self._judge, self._style.ahead, self._style.skilled, self._style.care)

    def _values(self, world: State, seat: int, found: list[int], budget: Budget) -> list[int]:
        """Those of the judge choose the candidates; those of the futures choose among them."""
        purse = Purse(budget, self._style.futures)
        first = super()._values(world, seat, found, Budget(milliseconds=budget.milliseconds))
        if world.phase in (CHOOSE, KEEP):
            return first
        best = sorted(range(len(found)), key=lambda place: -first[place])[: self._style.candidates]
        told = self._thought_over([self._ended(world, found[place]) for place in best], seat, purse)
        values = [value - FAR_BELOW for value in first]
        for place, value in zip(best, told, strict=True):
            values[place] = value
        return values

    def _thought_over(self, ends: list[State], seat: int, purse: Purse) -> list[int]:
        """The mean of the futures of each. The worse half is given up again and again, so that time goes to the better."""
        sums, counts = [0] * len(ends), [0] * len(ends)
        left = list(range(len(ends)))
        luck = int(derived(self._seed, -self._asked))
        number = 0
        for share in purse.shares(len(ends)):
            while share.allows(len(left)):
                for place in left:
                    sums[place] += self._lived(ends[place], seat, int(derived(luck, number)))
                    counts[place] += 1
                number += 1
            left.sort(key=lambda place: -sums[place] / max(1, counts[place]))
            left = left[: (len(left) + 1) // 2]
        return _ordered([total // max(1, count) for total, count in zip(sums, counts, strict=True)], left[0])

    def _lived(self, end: State, seat: int, seed: int) -> int:
        return int(self._future.value(self._settled(end, seed) if awaits_chance(end) else end, seat, seed))

    def _settled(self, state: State, seed: int) -> State:
        """Chance has entered the turn: one outcome of it, and the best end."""
        now = state.copy()
        now.generator = seeded(seed)
        while awaits_chance(now):
            play(now, sample(now))
        return self._finished(now)

    def _ended(self, world: State, action: int) -> State:
        """The position at the end of the best line that begins with the action, or where chance enters it."""
        now = world.copy()
        if action == actions.PASS:
            return now
        play(now, action)
        return self._finished(now)

    def _finished(self, now: State) -> State:
        while not awaits_chance(now):
            found = [int(each) for each in legal(now)]
            search = Search(self._judge, effort(Budget()), WIDTH)
            values = [int(value) for value in search.values(now, vector(found))]
            action = found[max(range(len(values)), key=values.__getitem__)]
            if action == actions.PASS:
                break
            play(now, action)
        return now


def _ordered(values: list[int], best: int) -> list[int]:
    """Who was given up early may have had more luck than who lasted."""
    return [value if place == best else min(value, values[best] - 1) for place, value in enumerate(values)]
