"""All events of a game, stored by action, and given to each reader as far as they may know them."""

from __future__ import annotations

from collections.abc import Sequence

from vitrall.engine import actions
from vitrall.engine.play import play
from vitrall.engine.state import State
from vitrall.story.events import SECRET, EventMaker
from vitrall.story.scene import Scene
from vitrall.story.story_types import GameEvent


def is_secret(action: int) -> bool:
    """Whether some seats may not know the action."""
    return actions.family(action) in SECRET


class _Hidden:
    """An action that not everybody may know: its events are made separately for each reader."""

    __slots__ = ("after", "before")

    def __init__(self, before: Scene, after: Scene) -> None:
        self.before = before
        self.after = after


class Chronicle:
    """The events of a game from some position on. `first` is the number of actions that came before it."""

    def __init__(self, start: State, first: int = 0, last: int | None = None) -> None:
        self.first = first
        self._deck = start.rules.deck
        self._maker = EventMaker(self._deck, [int(card) for card in start.deal.pioneers], last)
        self._scene = Scene(start)
        self._entries: list[list[GameEvent] | _Hidden] = []

    @property
    def count(self) -> int:
        """The number of actions so far, those before the beginning included."""
        return self.first + len(self._entries)

    def add(self, action: int, after: State) -> None:
        """One more action, and the position after it."""
        before, self._scene = self._scene, Scene(after)
        events = self._maker.events(before, action, self._scene)
        self._entries.append(_Hidden(before, self._scene) if is_secret(action) else events)

    def take_back(self, before: State) -> None:
        """Forget the last action; `before` is the position that it was played in."""
        self._entries.pop()
        self._scene = Scene(before)
        self._maker.take_back()

    def forget(self, last: int | None) -> None:
        """Free the memory of the events so far; `last` is the action that came last."""
        self.first, self._entries = self.count, []
        self._maker.continue_after(last)

    def follow(self, state: State, history: Sequence[int]) -> None:
        """Play actions on a separate position, and add their events."""
        for action in history:
            play(state, action)
            self.add(action, state)

    def events(self, seen: Sequence[int], start: int, end: int) -> list[GameEvent]:
        """The events of the actions from `start` to before `end`; `seen` are all actions as the reader knows them."""
        return [event for place in range(start, end) for event in self._events(place, seen[place])]

    def _events(self, place: int, action: int) -> list[GameEvent]:
        entry = self._entries[place - self.first]
        if isinstance(entry, _Hidden):
            return EventMaker(self._deck).events(entry.before, action, entry.after)
        return entry


def begun_anew(chronicle: Chronicle | None, state: State, history: Sequence[int]) -> Chronicle:
    """A chronicle without events that continues from a position. One that ended there is used again: its picture of the
    position need not be taken once more."""
    last = history[-1] if history else None
    if chronicle is None or chronicle.count != len(history):
        return Chronicle(state, len(history), last)
    chronicle.forget(last)
    return chronicle
