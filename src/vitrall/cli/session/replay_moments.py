"""A game, finished or not, as a series of moments. A moment is a position in which a player must decide."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.play import play
from vitrall.engine.state import NOT_SEEDED, awaits_chance, new_state
from vitrall.game import Game
from vitrall.record import read_record, replay
from vitrall.story.story_types import GameEvent


@dataclass(frozen=True)
class ReplayMoment:
    """A moment: how many actions led to it, and in which round it is."""

    actions: int
    round: int


class ReplayMoments:
    """The moments of a game; moment 0 is the first, moment n comes after n moves of the seats."""

    def __init__(self, text: str | bytes, cards: Catalogue | None = None) -> None:
        self.game = Game.from_record(text, deck=cards)
        self._deck = self.game.state.rules.deck
        self._record = read_record(text, self._deck)
        self.moments = _moments(self.game)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def at(self, number: int) -> Game:
        """The game at a moment."""
        actions = self._record.actions[: self.moments[number].actions]
        return Game(replay(replace(self._record, actions=actions), self._deck), actions, self.game.cards)

    def events_before(self, number: int) -> list[GameEvent]:
        """What happened between the moment before and this one."""
        first = self.moments[number - 1].actions if number else 0
        (events,) = self.game.events_within(None, [(first, self.moments[number].actions)])
        return events

    def first_of(self, round: int) -> int:
        """The first moment of a round, or the last moment if the game ended before."""
        return next((number for number, moment in enumerate(self.moments) if moment.round >= round), self.last)


def _moments(game: Game) -> list[ReplayMoment]:
    state = new_state(game.state.rules, NOT_SEEDED)
    moments: list[ReplayMoment] = []
    for number, move in enumerate(game.moves, 1):
        play(state, move.action)
        if not awaits_chance(state):
            moments.append(ReplayMoment(number, int(state.round)))
    return moments or [ReplayMoment(len(game.moves), int(state.round))]
