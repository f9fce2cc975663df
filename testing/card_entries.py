"""Entries of card files as a player would write them, and changed copies of them."""

from __future__ import annotations

import re

import pytest

from vitrall.cards.catalogue import read_deck_text
from vitrall.engine.errors import Unreadable
from vitrall.why import UnreadableCards
from vitrall.words import LANGUAGES, Words

FRONT = """\
[[pattern]]
id = "front"
name = "Front"
card = 1
favor = 3
rows = ["R.1..", ".....", ".....", "....."]
"""
BACK = FRONT.replace("front", "back").replace("Front", "Back")
TOOL = """\
[[tool]]
id = "saw"
name = "Saw"
number = 13
solo = "3"
when = "die-in-hand"
steps = [{ roll = "hand" }]
"""
PUBLIC = """\
[[public]]
id = "goal"
name = "Goal"
points = 2
score = { over = "dice", corner_like = "value" }
"""
PRIVATE = """\
[[private]]
id = "secret"
name = "Secret"
score = { over = "dice", worth = "sum", spaces = ["#....", ".....", ".....", "....#"] }
"""
PIONEER = """\
[[pioneer]]
id = "first"
name = "First"
points = 3
goal = { over = "rows", full = true }
needs = 2
"""
BLOOM = """\
[[bloom]]
id = "rose"
name = "Rose"
points = 5
missed = -3
rows = ["R.R", ".G."]
"""
BOARD = """\
[[board]]
id = "fence-off"
name = "Fence Off"
spaces = ["#####", ".....", ".....", "#####"]
apart = "corners"
"""
RIVALRY = """\
[[rivalry]]
id = "most-reds"
name = "Most Reds"
places = [12, 8, 5]
measure = { over = "dice", dice = ["R"] }
grey = true
"""
WHOLE = FRONT + BACK + TOOL + PUBLIC + PRIVATE + PIONEER + BLOOM + BOARD + RIVALRY


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def many(entry: str, count: int) -> str:
    """The entry again and again, each with an id, a name and half a card of its own."""
    copies = []
    for place in range(count):
        copy = re.sub(r'id = "(.*)"', rf'id = "\1-{place}"', entry)
        copy = re.sub(r'name = "(.*)"', rf'name = "\1 {place}"', copy)
        copies.append(re.sub("card = 1", f"card = {place // 2 + 1}", copy))
    return "".join(copies)


def in_tool(old: str, new: str) -> str:
    return changed(TOOL, old, new)


def in_public(score: str) -> str:
    """A public objective with another score, which is on line 5."""
    return changed(PUBLIC, 'over = "dice", corner_like = "value"', score)


def refusal(text: str) -> UnreadableCards:
    with pytest.raises(UnreadableCards) as refused:
        read_deck_text(text, "deck.toml")
    return refused.value


def check_fault(code: str, line: int, text: str, expected: str) -> None:
    """The text is refused with that code, at that line, in these words."""
    fault = refusal(text)
    assert (fault.code, fault.line) == (code, line), fault.message
    reason = reason_of(fault)
    assert reason.startswith(f"deck.toml, line {line}: " if line else "deck.toml: ")
    assert expected in reason
    for each in fault.faults:
        check_translated(each)


def reason_of(fault: Unreadable) -> str:
    """The reason of an error in English."""
    assert fault.why is not None, fault.code
    return Words("en", strict=True).why(fault.why)


def check_translated(fault: Unreadable) -> None:
    """The reason has a text in every language that differs from the English one."""
    assert fault.why is not None, fault.message
    texts = {language: Words(language, strict=True).why(fault.why) for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES), texts
    assert all(Words(language, strict=True).error(fault).endswith(f"({texts[language]}).") for language in LANGUAGES)
