"""Moves as people write them, and the legal ones of a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, overload

from vitrall.engine import actions
from vitrall.engine.board import INDEX
from vitrall.engine.deck import Deck
from vitrall.engine.dice import BY_TEXT, LETTERS
from vitrall.engine.errors import Unreadable
from vitrall.engine.legal import legal
from vitrall.engine.notation import KEEPS, UNKNOWN, Notation
from vitrall.engine.state import State
from vitrall.why import quoted


@dataclass(frozen=True)
class Undoable:
    """Whether the last move may be taken back; if not, why (T12). It can be used as a bool."""

    allowed: bool
    code: str = ""

    def __bool__(self) -> bool:
        return self.allowed


class Move(str):
    """The text of an action, as a `str` with its parts as properties. A part that the move does not have is None."""

    action: int
    """The number of the move in the engine."""
    _seat: int | None = None

    def __new__(cls, text: str, action: int, seat: int | None = None) -> Move:
        move = super().__new__(cls, text)
        move.action = action
        if seat is not None:  # many moves are created, and few are played
            move._seat = seat
        return move

    def __reduce__(self) -> tuple[type[Move], tuple[str, int, int | None]]:
        return Move, (str(self), self.action, self._seat)

    @property
    def seat(self) -> int | None:
        """The seat that the choice of a window or of blooms names, or that played the move; None for chance and for
        moves that are only offered."""
        family = actions.family(self.action)
        if family == actions.CHOOSE:
            return int((self.action - actions.CHOOSE) // actions.SEAT_CHOICES)
        return int((self.action - actions.KEEP) // actions.SEAT_KEEPS) if family == actions.KEEP else self._seat

    @property
    def verb(self) -> str:
        """The first word: `draft`, `place`, `use`, `roll`, …"""
        return self.partition(" ")[0]

    @property
    def die(self) -> str | None:
        """The die that the text names: drafted, taken, rolled, swapped for, or paid with."""
        return self.parts.get("die")

    @property
    def cell(self) -> str | None:
        """The space that a die goes to."""
        return self.parts.get("cell")

    @property
    def origin(self) -> str | None:
        """The space that a die is moved or traded from."""
        return self.parts.get("origin")

    @property
    def tool(self) -> str | None:
        """The tool that is used."""
        return self.parts.get("tool")

    @property
    def pattern(self) -> str | None:
        """The pattern that is chosen, where it is known."""
        card = self.parts.get("card") if self.verb == "choose" else None
        return None if card == UNKNOWN else card

    @property
    def parts(self) -> dict[str, str]:
        """All words of the text by what they are, in order; see `move_parts`."""
        return move_parts(self)


# The kinds of the words after the verb, in order, by the kind of argument of an action.
_PARTS: Final[dict[int, tuple[str, ...]]] = {
    actions.NOTHING: (),
    actions.SPACE: ("cell",),
    actions.SPACES: ("origin", "cell"),
    actions.DIE: ("die",),
    actions.OWN_DIE: ("die",),
    actions.TRACK_DIE: ("round", "die"),
    actions.COLOR: ("color",),
    actions.VALUE: ("value",),
    actions.SEAT: ("seat",),
    actions.TOOL: ("tool",),
    actions.PATTERN: ("seat", "card"),
    actions.BLOOMS: ("seat", "kept"),
    actions.CARD: ("kind", "card"),
}
_BY_VERB: Final = {row.verb: _PARTS[int(row.rest)] for row in actions.FAMILIES}
# The pattern of each part. Ids of cards depend on the deck.
_WORDS: Final[dict[str, frozenset[str]]] = {
    "cell": frozenset(INDEX),
    "origin": frozenset(INDEX),
    "die": frozenset(BY_TEXT),
    "color": frozenset(LETTERS),
    "round": frozenset(map(str, range(1, 11))),
    "value": frozenset("123456"),
    "seat": frozenset("123456"),
    "kept": frozenset(KEEPS),
}


def move_parts(text: str) -> dict[str, str]:
    """The words of a move by what they are, its verb first: `{"verb": "move", "origin": "B3", "cell": "C4"}`.

    Needs no deck, so a card is whatever id is written there. `Unreadable` if no deck can have such a move.
    """
    verb, *words = text.split(" ")
    names = _BY_VERB.get(verb)
    if names == ("tool",) and len(words) == 2:
        names = ("tool", "die")  # the die that pays, alone
    if names is None or len(names) != len(words) or not all(map(_fits, names, words)):
        raise Unreadable("move/unreadable", quoted(text))
    return {"verb": verb, **dict(zip(names, words, strict=True))}


def _fits(name: str, word: str) -> bool:
    known = _WORDS.get(name)
    return word in known if known is not None else word not in ("", UNKNOWN) or (name == "card" and bool(word))


class OfferedMoves(dict[int, Move]):
    """The moves of a deck by action, each made when it is first offered: the same few are offered again and again."""

    def __init__(self, notation: Notation) -> None:
        super().__init__()
        self._notation = notation

    def __missing__(self, action: int) -> Move:
        move = self[action] = Move(self._notation.text(action), action)
        return move


class LegalMoves:
    """The legal moves of a position, a sequence: iterate, count, index, slice, or ask whether a move is among them."""

    def __init__(self, state: State, notation: Notation) -> None:
        self._actions = [int(action) for action in legal(state)]
        self._notation = notation
        self._offered = offered_moves(notation)

    @overload
    def __getitem__(self, place: int) -> Move: ...

    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...

    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        if isinstance(place, slice):
            return [self._offered[action] for action in self._actions[place]]
        return self._offered[self._actions[place]]

    def __iter__(self) -> Iterator[Move]:
        return map(self._offered.__getitem__, self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def index(self, move: str | int) -> int:
        """The index of a move, given as text or as number."""
        return self._actions.index(int(self._notation.action(move)) if isinstance(move, str) else move)

    def count(self, move: str | int) -> int:
        return int(move in self)

    def __contains__(self, move: object) -> bool:
        """Text that is no move at all is simply not among them."""
        if isinstance(move, str):
            try:
                return int(self._notation.action(move)) in self._actions
            except Unreadable:
                return False
        return move in self._actions

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(self)}>"


Sequence.register(LegalMoves)  # registered, not inherited: `in` takes numbers too, which `Sequence` does not


@lru_cache(maxsize=16)
def notation_of(cards: Deck) -> Notation:
    """The notation of a deck, cached: it is slow to build, large, and never changes."""
    return Notation(cards)


@lru_cache(maxsize=16)
def offered_moves(notation: Notation) -> OfferedMoves:
    """The moves of a notation, cached with it."""
    return OfferedMoves(notation)
