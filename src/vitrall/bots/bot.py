"""What a bot is, and how it tells what it thinks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from vitrall.bots.sight import Sight

Told = int | float | str | list[str]


@dataclass(frozen=True)
class Reason:
    """Why a move is good or bad, for the reader's language: `hint-NAME` among the messages, and what it names."""

    name: str
    values: dict[str, Told] = field(default_factory=dict)


@dataclass(frozen=True)
class Idea:
    """A move that a bot has thought about, with the final points it expects."""

    move: str
    points: float
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """Whoever chooses among the legal moves of a sight. Made from a seed: the same seed, the same sights and a budget in
    playouts give the same moves."""

    def choose(self, sight: Sight) -> str | int:
        """One of the legal moves, by its text or its number."""

    def explain(self, sight: Sight) -> list[Idea]:
        """The best few moves, the best first; nothing from a bot that has no idea."""
