"""The tree of errors. Parsers raise nothing else, whatever they are fed.

VitrallError            has a stable `code`, often a `why` (the reason as data) and a `line`; its text is in the locales
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
        """What two refusals for the same reason at the same place have in common."""
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


_ENGLISH: Final[list[Callable[[VitrallError], str]]] = []


def say_english_by(say: Callable[[VitrallError], str]) -> None:
    """Set the function that puts an error into English. The engine has no texts; `vitrall` sets it on import."""
    _ENGLISH[:] = [say]


def _english(error: VitrallError) -> str:
    """The error in the words of the English locale; empty where there is none."""
    return _ENGLISH[0](error) if _ENGLISH else ""


class VitrallError(Exception):
    """An error in what the caller or the user gave, with a code that never changes."""

    def __init__(self, code: str, why: Why | None = None, line: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.why = why
        self.line = line  # of the file read, 0 where there is none

    @property
    def message(self) -> str:
        """The message in English, built on demand: most errors are shown in the reader's language, or by their code."""
        return _english(self) or (self.code if self.why is None else f"{self.code}: {self.why!r}")

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle every field: by default pickle would call the class with its code only."""
        return type(self), (self.code, self.why, self.line)


class Unreadable(VitrallError):
    """Not a move, card, record, position or option at all."""


class Unavailable(VitrallError):
    """A question that has no answer in this position."""


class Illegal(VitrallError):
    """A move, but not here. `reasons` holds every rule in the way."""

    def __init__(self, text: str, reasons: list[Refusal]) -> None:
        super().__init__(reasons[0].code if reasons else "illegal")
        self.text = text
        self.reasons = reasons

    @property
    def message(self) -> str:
        """The move, every reason as a sentence, and their codes with the ids of the rules."""
        codes = "; ".join(f"{reason.code} ({reason.rule})" if reason.rule else reason.code for reason in self.reasons)
        sentences = _english(self)
        return f"{self.text}: {sentences} [{codes or self.code}]" if sentences else f"{self.text}: {codes or self.code}"

    def __reduce__(self) -> tuple[object, ...]:
        return Illegal, (self.text, self.reasons)
