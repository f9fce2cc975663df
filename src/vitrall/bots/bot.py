"""The interface of a bot, and how it explains its moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from vitrall.bots.sight import Sight


class Reason:
    """Why a move is good or bad, as data for the reader's language: `hint-NAME` among the messages, and what it names.

    A value is a number, the id of a card under `card`, or a list of spaces under `spaces`.
    """

    def __init__(self, name: str, **values: int | str | list[str]) -> None:
        self.name = name
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.name == other.name and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Reason({self.name!r}, {self.values})"


@dataclass(frozen=True)
class Idea:
    """A move that a bot has thought about, with the final points it expects."""

    move: str
    points: float
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """Chooses among the legal moves of a sight.

    Made from a seed: the same seed, the same sights and a budget in playouts give the same moves.
    """

    def choose(self, sight: Sight) -> str | int:
        """One of the legal moves, by its text or its number."""

    def explain(self, sight: Sight) -> list[Idea]:
        """The best few moves, the best first; nothing from a bot that has no idea."""
