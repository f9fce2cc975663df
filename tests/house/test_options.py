"""Options are declared once: a new one touches its declaration, its rule and the type of the view."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from vitrall.engine.options import Options, option_name
from vitrall.record.option_words import OPTION_NAMES
from vitrall.server.terms import GameOptions

SOURCE = Path(__file__).parents[2] / "src" / "vitrall"
FILES = {"engine/options.py", "engine/rules.py", "view/view_types.py"}
# Names that mean other things too, or that others rightly read: how many play, what is on the table, how turns go.
READ_ELSEWHERE = ("players", "edition", "tools", "modules", "private_pools", "tie_break", "solo_tools", "solo_privates")
SETTLED = {"view/table_view.py"}  # fills in what editions and the number of players settle


@pytest.mark.parametrize("name", [option.name for option in fields(Options) if option.name not in READ_ELSEWHERE])
def test_an_option_stands_in_three_files(name: str) -> None:
    word = re.compile(rf"\b({name}|{name.replace('_', '-')})\b")
    files = {
        path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if word.search(path.read_text("utf-8"))
    }
    assert files - SETTLED <= FILES


def test_records_flags_and_tables_know_every_option() -> None:
    names = [option.name for option in fields(Options)]
    assert sorted(OPTION_NAMES) == sorted(option_name(option) for option in fields(Options))
    assert list(GameOptions.model_fields) == names
    assert GameOptions().options() == Options()
