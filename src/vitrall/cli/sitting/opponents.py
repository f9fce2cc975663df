"""The bots a person may play against in the terminal, by name. A bot is shown a view, never the position."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from vitrall.cards.faults import shown
from vitrall.engine.errors import Unreadable
from vitrall.view import View
from vitrall.why import none_of


class Opponent(Protocol):
    """Whoever chooses among the legal moves of a view. Without an idea for somebody else, the hint is empty."""

    def choose(self, view: View) -> str: ...

    def hint(self, view: View) -> str: ...


class AtRandom:
    """Any legal move, each as likely; ends its turn only when nothing else is left."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def choose(self, view: View) -> str:
        eager = [move for move in view["legal"] if move != "pass"]
        return self._luck.choice(eager or view["legal"])

    def hint(self, view: View) -> str:
        return ""


OPPONENTS: Final = {"random": AtRandom}


def opponent(name: str, seed: int) -> Opponent:
    """The bot of that name."""
    if name not in OPPONENTS:
        raise Unreadable("play/bot", f"{shown(name)}; {', '.join(OPPONENTS)}", 0, none_of(name, OPPONENTS))
    return OPPONENTS[name](seed)
