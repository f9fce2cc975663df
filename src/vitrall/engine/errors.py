"""The tree of errors. Parsers raise nothing else, whatever they are fed.

VitrallError            has a stable `code`, often a `why` (the reason as data), and a message: English from the locale
├── Unreadable          not a move, card, record, position or option at all
├── Illegal             a move, but not here; carries every reason as a `Refusal`
└── Unavailable         a question that has no answer now (scores before the end, undo with nothing to undo)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final


class Refusal:
    """One reason why a move is not allowed: a code, the rule's id, and what the message needs."""

    def __init__(self, code: str, rule: str, at: str = "") -> None:
        self.code = code
        self.rule = rule
        self.at = at  # the space, die or card the reason is about

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.at!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, self.key()

    def key(self) -> tuple[str, str, str]:
        return (self.code, self.rule, self.at)


class Why:
    """What exactly is wrong, as data for the reader's language: `why-NAME` among the messages, and what it names.

    A value is a number, a text quoted as it is, a list of such texts, or again a Why (as "a list" for what was given).
    """

    def __init__(self, name: str, **values: object) -> None:
        self.name = name
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Why) and self.name == other.name and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Why({self.name!r}, {self.values})"

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Why, self.name, **self.values), ()


_ENGLISH: Final[list[Callable[[Why], str]]] = []


def say_english_by(say: Callable[[Why], str]) -> None:
    """Set the function that puts a reason into English. The engine has no texts; `vitrall` sets it on import."""
    _ENGLISH[:] = [say]


class VitrallError(Exception):
    """An error in what the caller or the user gave, with a code that never changes."""

    def __init__(self, code: str, message: str = "", line: int = 0, why: Why | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.own_message = message  # empty where the reason says it all
        self.line = line  # of the file read, 0 where there is none
        self.why = why

    @property
    def message(self) -> str:
        """The message in English, built on demand: most errors are shown in the reader's language, or by their code."""
        if self.own_message or self.why is None:
            return self.own_message or self.code
        return _ENGLISH[0](self.why) if _ENGLISH else repr(self.why)

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle every field: by default pickle would call the class with the message only."""
        return type(self), (self.code, self.own_message, self.line, self.why)


class Unreadable(VitrallError):
    """Not a move, card, record, position or option at all."""


class Unavailable(VitrallError):
    """A question that has no answer in this position."""


class Illegal(VitrallError):
    """A move, but not here. `reasons` holds every rule in the way."""

    def __init__(self, text: str, reasons: list[Refusal]) -> None:
        listed = "; ".join(f"{reason.code} ({reason.rule})" for reason in reasons)
        super().__init__(reasons[0].code if reasons else "illegal", f"{text}: {listed}")
        self.text = text
        self.reasons = reasons

    def __reduce__(self) -> tuple[object, ...]:
        return Illegal, (self.text, self.reasons)
