"""What pictures need of a language. `vitrall.words.Words` has it; so may anything else."""

from __future__ import annotations

from typing import Protocol

from vitrall.words import Case


class Voice(Protocol):
    """Somebody who can say messages, the names and texts of cards, and dice."""

    def say(self, id: str, /, **values: str | int | float) -> str: ...

    def name(self, card: str) -> str: ...

    def text(self, card: str) -> str: ...

    def die(self, text: str, case: Case = "nom") -> str: ...
