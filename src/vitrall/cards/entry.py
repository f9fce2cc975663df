"""One entry of a card file: its fields, each read with the type it must have. Knows no card and no verb."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeGuard

from vitrall.cards.faults import shown, strange
from vitrall.cards.origin import Origin
from vitrall.engine.errors import Unreadable


class Entry:
    """A table of the file, or a table inside one; `within` is then the field of the card that holds it."""

    def __init__(self, values: Mapping[str, object], origin: Origin, within: str = "") -> None:
        self.values = values
        self.origin = origin
        self.within = within

    def fault(self, code: str, reason: str, field: str = "") -> Unreadable:
        return self.origin.fault(code, reason, self.within or field)

    def only(self, *known: str) -> None:
        """Refuse every field but these: a misspelt one would otherwise be lost in silence."""
        for field in self.values:
            if field not in known:
                raise self.fault("card/unknown-field", strange("the field", field, known), field)

    def value(self, field: str) -> object:
        if field not in self.values:
            raise self.fault("card/missing-field", f"the field {field} is missing")
        return self.values[field]

    def wrong_type(self, field: str, wanted: str) -> Unreadable:
        return self.fault("card/wrong-type", f"{field} must be {wanted}, not {shown(self.values[field])}", field)

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str):
            raise self.wrong_type(field, "a text in quotes")
        return value

    def number(self, field: str, low: int, high: int, code: str = "card/range") -> int:
        """A whole number within bounds."""
        value = self.value(field)
        if not _is_number(value):
            raise self.wrong_type(field, "a whole number")
        return self._within(field, value, low, high, code)

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        value = self.value(field)
        if not isinstance(value, list) or not all(_is_number(item) for item in value):
            raise self.wrong_type(field, "a list of whole numbers")
        return [self._within(field, item, low, high, "card/range") for item in value]

    def _within(self, field: str, value: int, low: int, high: int, code: str) -> int:
        if not low <= value <= high:
            raise self.fault(code, f"{field} is {shown(value)}, but goes from {low} to {high}", field)
        return value

    def flag(self, field: str) -> bool:
        """True or false; false where nothing is said."""
        value = self.values.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong_type(field, "true or false")
        return value

    def word(self, field: str, known: Collection[str], code: str) -> str:
        """One of a few words."""
        word = self.text(field)
        if word not in known:
            raise self.fault(code, strange(field, word, known), field)
        return word

    def choice(self, field: str, meanings: Mapping[str, int], code: str) -> int:
        """What one of a few words stands for."""
        return meanings[self.word(field, meanings, code)]

    def choices(self, field: str, meanings: Mapping[str, int], code: str) -> list[int]:
        """What one word stands for, or each of a list of different words."""
        value = self.value(field)
        words = [value] if isinstance(value, str) else self.texts(field)
        for word in words:
            if word not in meanings:
                raise self.fault(code, strange(field, word, meanings), field)
        if not words or len(set(words)) < len(words):
            raise self.fault(code, f"{field} must name one or more of {', '.join(meanings)}, each once", field)
        return [meanings[word] for word in words]

    def texts(self, field: str) -> list[str]:
        value = self.value(field)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong_type(field, "a list of texts in quotes")
        return value

    def inside(self, field: str) -> Entry:
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.wrong_type(field, "a table in braces")
        return Entry(value, self.origin, self.within or field)

    def parts(self, field: str) -> list[Entry]:
        value = self.value(field)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.wrong_type(field, "a list of tables in braces")
        return [Entry(item, self.origin, self.within or field) for item in value]


def _is_number(value: object) -> TypeGuard[int]:
    """True and false are numbers to Python, not to a player."""
    return isinstance(value, int) and not isinstance(value, bool)
