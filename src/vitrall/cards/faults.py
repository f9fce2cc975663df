"""What is wrong in a card file, told so that whoever typed it finds the place. Knows nothing of cards themselves.

Every fault says its reason twice: in English for developers, and as a `Why` for the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches

from vitrall.engine.errors import Unreadable, Why

MOST_FAULTS = 100  # of one file: nobody reads more, and telling them takes time
_SHOWN = 40  # a message quotes no more than this of what was written


class UnreadableCards(Unreadable):
    """A card file, or several together, with faults: reads like the first of them; `faults` holds every one."""

    def __init__(self, faults: list[Unreadable]) -> None:
        super().__init__(faults[0].code, faults[0].message, faults[0].line, faults[0].why)
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return UnreadableCards, (self.faults,)


def fault(code: str, source: str, line: int, reason: str, why: Why) -> Unreadable:
    """One fault, with its place in front."""
    told = Why("card-fault", place=place_why(source, line), reason=why)
    return Unreadable(code, f"{place(source, line)}: {reason}", line, told)


def faults_of(read: Callable[[], object]) -> list[Unreadable]:
    """What stands against reading something; nothing if it can be read."""
    try:
        read()
    except UnreadableCards as several:
        return several.faults
    except Unreadable as one:
        return [one]
    return []


def place(source: str, line: int) -> str:
    """Where something stands; line 0 where no line is to blame."""
    return f"{source}, line {line}" if line else source


def place_why(source: str, line: int) -> Why | str:
    # A line is a name, not a number: it is never written with marks between its digits.
    return Why("card-line", file=plain(source), line=str(line)) if line else plain(source)


def shown(value: object) -> str:
    """What was written, short enough to be quoted. Lists and tables may nest without end, so only that is told."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = plain(str(value)[: _SHOWN + 1])
    text = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return f'"{text}"' if isinstance(value, str) else text


def given(value: object) -> Why | str:
    """The same for a message: texts in the reader's quotation marks."""
    if isinstance(value, dict):
        return Why("card-a-table")
    if isinstance(value, list):
        return Why("card-a-list")
    return Why("card-quoted", text=shown(value)[1:-1]) if isinstance(value, str) else shown(value)


def plain(text: str) -> str:
    """Signs that could confuse a screen are replaced."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def strange(what: str, word: str, known: Collection[str]) -> str:
    """The words for something that is none of the known."""
    return f"{what} {shown(word)} is none of: {', '.join(known)}{meant(near(word, known))}"


def strange_why(what: Why | str, word: str, known: Collection[str]) -> Why:
    return Why("card-strange", what=what, given=given(word), known=list(known), meant=meant_why(near(word, known)))


def near(word: str, known: Iterable[str]) -> list[str]:
    """The known words that come near, nearest first. Only the beginning is compared; it is slow work."""
    return get_close_matches(word[:_SHOWN], list(known), 3)


def meant(words: Iterable[str]) -> str:
    """The end of a message: what was perhaps meant, or nothing."""
    told = " or ".join(words)
    return f"; did you mean {told}?" if told else ""


def meant_why(words: Collection[str]) -> Why | str:
    return Why("card-meant", words=list(words)) if words else ""
