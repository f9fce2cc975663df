"""How well a card is known, in words: printed, or designed for this game or by its owner."""

from __future__ import annotations

from collections.abc import Mapping

from vitrall.cards.printed import WHOLE
from vitrall.words import Words

PRINT = "print"
OWN = "own"


def is_printed(attested: Mapping[str, str]) -> bool:
    """Whether all of it is as printed."""
    return set(attested.values()) == {PRINT}


def is_own(attested: Mapping[str, str]) -> bool:
    """Whether any of it was made up."""
    return OWN in attested.values()


def provenance(attested: Mapping[str, str], words: Words) -> str:
    """One word for the whole card, or a word for each of its parts."""
    if not attested:
        return words.say("attested-untold")
    if set(attested) == {WHOLE}:
        return _word(attested[WHOLE], words)
    return ", ".join(words.say(f"attested-part-{part}", word=_word(said, words)) for part, said in attested.items())


def _word(said: str, words: Words) -> str:
    return words.say(f"attested-{said.replace(' ', '-')}")
