"""What a card is called and what it says, as its own file tells it: one text, or one for each language.

name = "Glass Saw"                            in whatever language it is
name = { en = "Glass Saw", pl = "Piła" }      by language
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from vitrall.cards.entry import Entry
from vitrall.cards.faults import given, shown
from vitrall.engine.errors import Why

LONGEST_NAME = 60
LONGEST_TEXT = 400
MOST_LANGUAGES = 20
ENGLISH = "en"
UNTOLD = ""  # the language of a text that does not say it

_LANGUAGE = re.compile(r"[a-z]{2,3}")


@dataclass(frozen=True)
class Wording:
    """A card in words, by language."""

    names: Mapping[str, str]
    texts: Mapping[str, str] = field(default_factory=dict)

    def name(self, language: str) -> str:
        return _told(self.names, language)

    def text(self, language: str) -> str:
        """What the card does; empty where nothing is said."""
        return _told(self.texts, language)


def _told(words: Mapping[str, str], language: str) -> str:
    """In the language asked for, else in English, else in whatever there is."""
    return words.get(language) or words.get(ENGLISH) or next(iter(words.values()), "")


def read_names(entry: Entry) -> dict[str, str]:
    """Every card has a name, in one language at least."""
    return _by_language(entry, "name", LONGEST_NAME, "card/bad-name")


def read_texts(entry: Entry) -> dict[str, str]:
    """What the card says; cards of the project say it in the locales."""
    return _by_language(entry, "text", LONGEST_TEXT, "card/bad-text") if "text" in entry.values else {}


def _by_language(entry: Entry, part: str, longest: int, code: str) -> dict[str, str]:
    value = entry.value(part)
    if isinstance(value, str):
        return {UNTOLD: _checked(entry, part, value, longest, code)}
    if not isinstance(value, dict):
        raise entry.wrong_type(part, "a text in quotes or a table by language", Why("card-type-wording"))
    inner = entry.inside(part)
    _check_languages(entry, part, inner)
    return {language: _checked(entry, part, inner.text(language), longest, code) for language in inner.values}


def _check_languages(entry: Entry, part: str, inner: Entry) -> None:
    if not 1 <= len(inner.values) <= MOST_LANGUAGES:
        reason = f"{part} needs 1 to {MOST_LANGUAGES} languages, this one has {len(inner.values)}"
        why = Why("card-languages", field=part, most=MOST_LANGUAGES, given=len(inner.values))
        raise entry.fault("card/language", reason, why, part)
    for language in inner.values:
        if not _LANGUAGE.fullmatch(language):
            reason = f"{part}: {shown(language)} is no language; write its code in small letters, as en, pl, uk or es"
            raise entry.fault("card/language", reason, Why("card-language", field=part, given=given(language)), part)


def _checked(entry: Entry, part: str, text: str, longest: int, code: str) -> str:
    if len(text) > longest or not text.isprintable() or text.strip() != text or not text:
        reason = f"the {part} must be 1 to {longest} plain characters in one line"
        raise entry.fault(code, reason, Why("card-wording", field=part, most=longest), part)
    return text
