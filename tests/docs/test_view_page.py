"""docs/view.md explains every field of a view, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_type_hints, is_typeddict

from vitrall.view import view_types

PARTS = {"OpenView", "OwnView"}  # of which a view consists
PAGE = Path(__file__).parents[2] / "docs" / "view.md"


def fields_of_page() -> dict[str, list[str]]:
    """For each heading the names in the first column of its table, each with a text beside it."""
    sections = re.split(r"^## (\w+)\n", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {
        name: re.findall(r"^\| `(\w+)` \| \S.* \|$", body, re.MULTILINE)
        for name, body in zip(sections[::2], sections[1::2], strict=True)
    }


def test_the_page_has_every_field_in_the_order_of_the_view() -> None:
    shapes = {
        name: list(get_type_hints(shape))
        for name, shape in vars(view_types).items()
        if is_typeddict(shape) and shape.__module__ == view_types.__name__ and name not in PARTS
    }
    assert fields_of_page() == shapes
