"""Ratings that hold for any number of players: the model of Plackett and Luce, as the library openskill has it.

Game by game, in order. A bot with several seats in a game is rated by each of them and takes the mean.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from vitrall.lab.arena.arena_game import Result


class Rating(NamedTuple):
    """The estimated strength and its deviation; all begin at 25 ± 8.3."""

    strength: float
    deviation: float


class Ratings:
    """The ratings of all bots that have played so far; empty without the library."""

    def __init__(self) -> None:
        self._model = _model()
        self._known: dict[str, Rating] = {}

    @property
    def available(self) -> bool:
        return self._model is not None

    def of(self, bot: str) -> Rating | None:
        return self._known.get(bot)

    def add(self, results: Iterable[Result]) -> None:
        for result in results:
            if self._model is not None and len(set(result.bots)) > 1:
                self._rate(result)

    def _rate(self, result: Result) -> None:
        teams = [[self._rating(bot)] for bot in result.bots]
        rated = [team[0] for team in self._model.rate(teams, ranks=list(result.ranks))]
        for bot in dict.fromkeys(result.bots):
            own = [each for each, name in zip(rated, result.bots, strict=True) if name == bot]
            self._known[bot] = Rating(
                sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
            )

    def _rating(self, bot: str) -> Any:
        known = self._known.get(bot)
        return self._model.rating() if known is None else self._model.rating(known.strength, known.deviation)


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce()
