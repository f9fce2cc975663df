"""Every fault of a card file tells its reason as data: read from the source, so that the rarest one is found too."""

from __future__ import annotations

import ast
from pathlib import Path

CARDS = Path(__file__).parents[2] / "src" / "vitrall" / "cards"
REASON = 4  # the place of the reason among the arguments of an error


def without_reason(name: str, text: str) -> list[str]:
    """The places where an error is made from code and message alone."""
    calls = [node for node in ast.walk(ast.parse(text, name)) if isinstance(node, ast.Call)]
    made = [call for call in calls if ast.unparse(call.func) in ("Unreadable", "Unavailable")]
    return [f"{name}:{call.lineno}" for call in made if len(call.args) < REASON and not _named(call)]


def _named(call: ast.Call) -> bool:
    return any(keyword.arg == "why" for keyword in call.keywords)


def test_no_fault_of_a_card_is_told_in_english_alone() -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted(CARDS.glob("*.py"))}
    assert [place for name, text in files.items() for place in without_reason(name, text)] == []


def test_a_fault_without_a_reason_is_found() -> None:
    text = 'raise Unreadable("card/x", "x")\nraise Unreadable("card/x", "x", 0, why)\nUnreadable("a/b", "x", why=why)'
    assert without_reason("made_up.py", text) == ["made_up.py:1"]
