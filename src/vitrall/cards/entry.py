"""One entry of a card file: its fields, each read with the type it must have, for all kinds of cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeGuard

from vitrall.engine.errors import Unreadable, Why
from vitrall.why import Origin, UnreadableCards, faults_of, quoted, strange

MISSING = "card/missing-field"


class Entry:
    """A table of the file, or a table inside one; `within` is then the field of the card that holds it."""

    def __init__(self, values: Mapping[str, object], origin: Origin, within: str = "") -> None:
        self.values = values
        self.origin = origin
        self.within = within

    def fault(self, code: str, why: Why, field: str = "") -> Unreadable:
        return self.origin.fault(code, why, self.within or field)

    def check(self, known: Collection[str], *reads: Callable[[Entry], object]) -> None:
        """Report every unknown or wrong field at once, not only the first. If a field is unknown, none is reported
        missing: most often it was misspelt.
        """
        strays = faults_of(lambda: self.only(*known))
        wrong = [fault for read in reads for fault in self._faults_of(read)]
        faults = [*strays, *(fault for fault in wrong if not strays or fault.code != MISSING)]
        if faults:
            raise UnreadableCards(faults)

    def _faults_of(self, read: Callable[[Entry], object]) -> list[Unreadable]:
        return faults_of(lambda: read(self))

    def only(self, *known: str) -> None:
        """Refuse every field but these: a misspelt one would otherwise be ignored silently."""
        strays = [self._stray(field, known) for field in self.values if field not in known]
        if strays:
            raise UnreadableCards(strays)

    def _stray(self, field: str, known: Collection[str]) -> Unreadable:
        return self.fault("card/unknown-field", strange(Why("card-the-field"), field, known), field)

    def value(self, field: str) -> object:
        if field not in self.values:
            raise self.fault(MISSING, Why("card-missing", field=field))
        return self.values[field]

    def wrong_type(self, field: str, wanted: Why) -> Unreadable:
        why = Why("card-type", field=field, wanted=wanted, given=quoted(self.values[field]))
        return self.fault("card/wrong-type", why, field)

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str):
            raise self.wrong_type(field, Why("card-type-text"))
        return value

    def number(self, field: str, low: int, high: int, code: str = "card/range") -> int:
        """A whole number within bounds."""
        value = self.value(field)
        if not _is_number(value):
            raise self.wrong_type(field, Why("card-type-number"))
        return self._within(field, value, low, high, code)

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        value = self.value(field)
        if not isinstance(value, list) or not all(_is_number(item) for item in value):
            raise self.wrong_type(field, Why("card-type-numbers"))
        return [self._within(field, item, low, high, "card/range") for item in value]

    def _within(self, field: str, value: int, low: int, high: int, code: str) -> int:
        if not low <= value <= high:
            raise self.fault(code, Why("card-range", field=field, given=quoted(value), least=low, most=high), field)
        return value

    def flag(self, field: str) -> bool:
        """True or false (default: false)."""
        value = self.values.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong_type(field, Why("card-type-flag"))
        return value

    def word(self, field: str, known: Collection[str], code: str) -> str:
        """One of a few words."""
        return self._known(field, self.text(field), known, code)

    def words(self, field: str, known: Collection[str], code: str) -> list[str]:
        """One word, or each of a list of different words."""
        value = self.value(field)
        words = [self._known(field, word, known, code) for word in _listed(value) or self.texts(field)]
        if not words or len(set(words)) < len(words):
            raise self.fault(code, Why("card-each-once", field=field, known=list(known)), field)
        return words

    def _known(self, field: str, word: str, known: Collection[str], code: str) -> str:
        if word not in known:
            raise self.fault(code, strange(field, word, known), field)
        return word

    def choice(self, field: str, meanings: Mapping[str, int], code: str) -> int:
        """The value that one of a few words stands for."""
        return meanings[self.word(field, meanings, code)]

    def choices(self, field: str, meanings: Mapping[str, int], code: str) -> list[int]:
        """The values of one word, or of each of a list of different words."""
        return [meanings[word] for word in self.words(field, meanings, code)]

    def texts(self, field: str) -> list[str]:
        value = self.value(field)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong_type(field, Why("card-type-texts"))
        return value

    def inside(self, field: str) -> Entry:
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.wrong_type(field, Why("card-type-table"))
        return Entry(value, self.origin, self.within or field)

    def parts(self, field: str) -> list[Entry]:
        value = self.value(field)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.wrong_type(field, Why("card-type-tables"))
        return [Entry(item, self.origin, self.within or field) for item in value]


def _listed(value: object) -> list[str]:
    return [value] if isinstance(value, str) else []


def _is_number(value: object) -> TypeGuard[int]:
    """Whether it is a number: in Python, True and False would be numbers too."""
    return isinstance(value, int) and not isinstance(value, bool)
