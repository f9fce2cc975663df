"""The authority: one game, one move at a time, each with its number. Knows neither sockets nor storage nor clocks.

Its whole state follows from its entries: replaying them gives the same table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from vitrall.engine.errors import Unavailable, VitrallError, Why
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.server.fate import Fate
from vitrall.server.table_entry import Entry
from vitrall.story.events import undone
from vitrall.story.story_types import GameEvent
from vitrall.view import SPECTATOR, View

DAMAGED: Final = "table/damaged"
UNDO: Final = "undo"
TAKEBACK: Final = "takeback"
MOST_ENTRIES: Final = 2_000  # more than any game needs: endless undo must not make a table too long to replay
MOST_TAKEBACKS: Final = 50  # for each the game is replayed, whenever the table is opened: half a second at the worst
_SECRET: Final = ("deal private", "deal window", "deal bloom", "choose", "keep")


class Stale(Exception):
    """The number is not the present one: nothing changes, and the client gets the present state."""


class Broken(Unavailable):
    """What is stored does not replay. It must never be played on, and never be hidden."""

    def __init__(self, why: Why) -> None:
        super().__init__(DAMAGED, why)

    def __reduce__(self) -> tuple[object, ...]:
        return Broken, (self.why,)


class Span(NamedTuple):
    """An entry that was not taken back, and its actions among those of the game."""

    number: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Return:
    """What an undo or a takeback did: the first entry taken back, and undone entries that count again."""

    first: int
    restored: tuple[int, ...]
    round: int
    turn: int


class Table:
    """A game that has begun."""

    def __init__(self, options: Options, fate: Fate, undoes: bool = True) -> None:
        self._undoes = undoes
        self._options = options
        self._fate = fate
        self._game = fate.begin(options)
        self.entries: list[Entry] = []
        self._lasting: list[Entry] = []  # entries that no takeback has undone
        self._count = 0  # actions that were not undone
        self._standing: dict[int, Span] = {}  # by number, the entries that were not undone
        self._laid = 0
        self._returns: dict[int, Return] = {}  # by number what an undo or a takeback did to the entries before it
        self._add(Entry(0, None, tuple(str(move) for move in self._game.moves)))
        self._count = len(self.entries[0].actions)
        self._standing[0] = Span(0, 0, self._count)

    @classmethod
    def rebuilt(cls, options: Options, fate: Fate, entries: Sequence[Entry], undoes: bool = True) -> Table:
        """The table after these entries."""
        table = cls(options, fate, undoes)
        if not entries or entries[0].actions != table.entries[0].actions:
            raise Broken(Why("start-dice"))
        table.entries[0] = table._lasting[0] = entries[0]
        for entry in entries[1:]:
            table.apply(entry)
        return table

    @property
    def number(self) -> int:
        """The number of the next entry."""
        return len(self.entries)

    @property
    def game(self) -> Game:
        return self._game

    def play(self, seat: int, number: int, move: str, at: float = 0.0) -> Entry:
        """A seat's move at a time, and what chance does after it."""
        self._check(number)
        return self._played(seat, move, at)

    def _played(self, seat: int, move: str, at: float) -> Entry:
        before = self._count
        self._game.forget_events()  # a process holds many tables: only the events of the latest entry are stored
        actions = self._move(seat, move)
        self._standing[self.number] = Span(self.number, before, self._count)
        return self._add(Entry(self.number, seat, actions, at))

    def _move(self, seat: int | None, move: str) -> tuple[str, ...]:
        """The move and what follows it, in notation; written as it happens, since writing a whole game takes long."""
        actions = tuple(self._fate.play(self._game, move, seat))
        self._count += len(actions)
        return actions

    def can_undo(self, seat: int) -> bool:
        return not self.undo_refusal(seat)

    def undo_refusal(self, seat: int) -> str:
        """The code of what keeps a seat from taking back its last move; empty where nothing does."""
        if not self._undoes:
            return "undo/off"
        if self._game.seat != seat:
            return "undo/not-yours"
        allowed = self._game.can_undo()
        return "" if allowed else allowed.code or "undo/nothing"

    def undo(self, seat: int, number: int, at: float = 0.0) -> Entry:
        """T12: a seat takes back its last move, within its turn and up to the last new knowledge."""
        self._check(number)
        if refusal := self.undo_refusal(seat):
            raise Unavailable(refusal)
        self._check_length()
        self._game.undo()
        self._count -= 1
        self._went_back(self._standing.popitem()[0])
        return self._add(Entry(self.number, seat, (UNDO,), at))

    def takeback(self, seat: int, number: int, first: int, at: float = 0.0) -> Entry:
        """Back to before the entry `first`, whatever has been seen since: everybody has agreed to it."""
        self._check(number)
        self.check_takeback(first)
        return self._taken_back(seat, first, at)

    def check_takeback(self, first: int) -> None:
        """An entry that was not taken back and came after the setup."""
        self._check_length()
        if sum(entry.actions[0].startswith(TAKEBACK) for entry in self.entries[1:]) >= MOST_TAKEBACKS:
            raise Unavailable("undo/too-often")
        if first not in [entry.number for entry in self._lasting] or first <= self.laid:
            raise Unavailable("takeback/too-far")

    @property
    def laid(self) -> int:
        """The entry that completed the setup: going back further would deal secrets again."""
        return self._laid

    def _taken_back(self, seat: int, first: int, at: float) -> Entry:
        again = [entry for entry in self._lasting if entry.number < first]
        self._game = self._fate.begin(self._options)
        self._count = len(self.entries[0].actions)
        before, self._standing = self._standing, {0: self._standing[0]}
        for entry in again[1:]:
            self._repeat(entry)
        self._lasting = again
        self._laid = max((entry.number for entry in again if _is_secret(entry)), default=0)
        self._went_back(first, tuple(number for number in self._standing if number not in before))
        entry = Entry(self.number, seat, (f"{TAKEBACK} {first}",), at)
        self.entries.append(entry)
        return entry

    def _went_back(self, first: int, restored: tuple[int, ...] = ()) -> None:
        state = self._game.state
        self._returns[self.number] = Return(first, restored, int(state.round), int(state.turn))

    def _repeat(self, entry: Entry) -> None:
        if entry.actions == (UNDO,):
            self._game.undo()
            self._count -= 1
            self._standing.popitem()
        else:
            before = self._count
            self._move(entry.seat, entry.actions[0])
            self._standing[entry.number] = Span(entry.number, before, self._count)

    def apply(self, entry: Entry) -> None:
        """Apply an entry that is stored already: by this process before, or by another one."""
        if entry.number != self.number or entry.seat is None:
            raise Broken(Why("entry-order", number=str(entry.number), before=str(self.number - 1)))
        again = self._made_again(entry, entry.seat)
        if again.actions != entry.actions:
            raise Broken(Why("entry-dice", number=str(entry.number)))
        self.entries[-1] = entry

    def _made_again(self, entry: Entry, seat: int) -> Entry:
        """Play a stored entry again; `Broken` if the rules do not allow it."""
        word, _, first = entry.actions[0].partition(" ")
        try:
            if word == TAKEBACK:
                return self._taken_back(seat, int(first), entry.at)
            if word == UNDO:
                return self.undo(seat, entry.number, entry.at)
            return self._played(seat, entry.actions[0], entry.at)
        except VitrallError as error:
            raise Broken(Why("entry-refused", number=str(entry.number), code=error.code)) from error

    def _check_length(self) -> None:
        if self.number >= MOST_ENTRIES:
            raise Unavailable("undo/too-often")

    def _check(self, number: int) -> None:
        if number != self.number:
            raise Stale

    def _add(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        self._lasting.append(entry)
        if _is_secret(entry):
            self._laid = entry.number
        return entry

    def view(self, viewer: int) -> View:
        return self._game.view(viewer)

    def views(self, viewers: Iterable[int]) -> dict[int, View]:
        return self._game.views(viewers)

    def back(self, entry: Entry) -> int | None:
        """The first of the entries that an undo or a takeback takes back; none for a move."""
        undone = self._returns.get(entry.number)
        return None if undone is None else undone.first

    def events(self, entries: Sequence[Entry], viewer: int | None) -> list[list[GameEvent]]:
        """For each of some entries what happened, as one viewer may know it, or with nothing hidden; nothing of a move
        that was undone."""
        spans = self._standing
        wanted = [number for entry in entries for number in (entry.number, *self._restored(entry)) if number in spans]
        events = self._game.events_within(viewer, [(spans[number].start, spans[number].end) for number in wanted])
        by_number = dict(zip(wanted, events, strict=True))
        return [self._events(entry, by_number) for entry in entries]

    def events_by_reader(self, entry: Entry, readers: Iterable[int]) -> dict[int, list[GameEvent]]:
        """What happened in one entry, as each of some readers may know it: found once where none of it is secret."""
        if entry.number in self._returns or _is_secret(entry):
            return {reader: self.events([entry], reader)[0] for reader in readers}
        (events,) = self.events([entry], SPECTATOR)
        return dict.fromkeys(readers, events)

    def _restored(self, entry: Entry) -> tuple[int, ...]:
        """Entries that a takeback brings back: moves that had been undone before."""
        back = self._returns.get(entry.number)
        return () if back is None else back.restored

    def _events(self, entry: Entry, by_number: dict[int, list[GameEvent]]) -> list[GameEvent]:
        back = self._returns.get(entry.number)
        if back is None or entry.seat is None:
            return by_number.get(entry.number, [])
        again = [event for number in back.restored for event in by_number.get(number, [])]
        return [undone(entry.seat, back.round, back.turn), *again]


def _is_secret(entry: Entry) -> bool:
    return any(action.startswith(_SECRET) for action in entry.actions)
