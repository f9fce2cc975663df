"""Every fault of a card file has its reason as data. Reads the source, so that the rarest fault is checked too."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

from vitrall.engine.errors import Why
from vitrall.why import fault
from vitrall.words import Words

CARDS = Path(__file__).parents[2] / "src" / "vitrall" / "cards"
WHY = CARDS.parent / "why.py"
REASON = 4  # the place of the reason among the arguments of an error


def without_reason(name: str, text: str) -> list[str]:
    """The places where an error is made from code and message alone."""
    calls = [node for node in ast.walk(ast.parse(text, name)) if isinstance(node, ast.Call)]
    raised = [call for call in calls if ast.unparse(call.func) in ("Unreadable", "Unavailable")]
    return [f"{name}:{call.lineno}" for call in raised if len(call.args) < REASON and not _named(call)]


def _named(call: ast.Call) -> bool:
    return any(keyword.arg == "why" for keyword in call.keywords)


def test_no_fault_of_a_card_is_told_in_english_alone() -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted(CARDS.glob("*.py"))}
    assert [place for name, text in files.items() for place in without_reason(name, text)] == []


def in_english(name: str, text: str) -> list[str]:
    """The places where an error brings an English message of its own beside its reason."""
    calls = [node for node in ast.walk(ast.parse(text, name)) if isinstance(node, ast.Call)]
    errors = [call for call in calls if ast.unparse(call.func) in ("Unreadable", "Unavailable")]
    return [f"{name}:{call.lineno}" for call in errors if len(call.args) > 1]


def test_errors_of_cards_are_worded_in_the_locales_alone() -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted([*CARDS.glob("*.py"), WHY])}
    assert [place for name, text in files.items() for place in in_english(name, text)] == []


def test_english_beside_a_reason_is_found() -> None:
    text = 'Unreadable("card/x", "wrong", 0, why)\nUnreadable("card/x", why=why, line=3)'
    assert in_english("made_up.py", text) == ["made_up.py:1"]


def test_the_message_of_an_error_is_the_english_of_its_reason() -> None:
    reason = Why("card-missing", field="id")
    error = fault("card/missing-field", "deck.toml", 3, reason)
    assert str(error) == error.message == f"deck.toml, line 3: {Words('en').why(reason)}"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_fault_without_a_reason_is_found() -> None:
    text = 'raise Unreadable("card/x", "x")\nraise Unreadable("card/x", "x", 0, why)\nUnreadable("a/b", "x", why=why)'
    assert without_reason("made_up.py", text) == ["made_up.py:1"]
