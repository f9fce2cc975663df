"""Reading one tool card takes six files of the package, and nothing of other kinds of cards."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import vitrall
from testing.card_entries import TOOL
from vitrall.cards.card_reader import read_deck_text

SOURCE = Path(str(vitrall.__file__)).parent
MOST_FILES = 6


def files_passed(work: Callable[[], object]) -> set[str]:
    """The files of the project whose code runs meanwhile."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(SOURCE):
            files.add(path.relative_to(SOURCE).as_posix())

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return files


def test_loading_a_tool_card_passes_six_files() -> None:
    files = files_passed(lambda: read_deck_text(TOOL, "deck.toml"))
    cards = {file for file in files if file.startswith("cards/")}
    assert "cards/tool_cards.py" in cards
    assert len(cards) <= MOST_FILES, sorted(cards)
    # Besides them only where an entry lies in the file, and the engine's own shapes of a tool.
    assert {file for file in files - cards if not file.startswith("engine/")} <= {"why.py"}
