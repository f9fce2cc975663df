"""Questions to the referee, with the window drawn: `ask("audit", "R5 .. .. .. ..", …, pattern="gravitas")`."""

from __future__ import annotations

import json
from typing import Any

from vitrall.cards.catalogue import base_catalogue
from vitrall.engine.deck import Tool
from vitrall.engine.window import Window
from vitrall.referee import answer, read_window

TOOLS = [tool.id for tool in base_catalogue().deck.tools]


def dice(*rows: str) -> list[list[str | None]]:
    """Drawn rows as the referee takes them: `..` is an empty space."""
    return [[None if die == ".." else die for die in row.split()] for row in rows]


def drawn(*rows: str, pattern: str | list[str] | None = None, board: str | None = None) -> Window:
    """A drawn window, beside a restriction board if there is grey glass."""
    return read_window(pattern, dice(*rows), board=board)


def tools(*names: str) -> list[Tool]:
    catalogue = base_catalogue()
    return [catalogue.deck.tools[catalogue.tool_index(name)] for name in names]


def ask(question: str, *rows: str, **fields: object) -> dict[str, Any]:
    """What the line service answers about a drawn window."""
    return asked({"ask": question, "dice": dice(*rows), **fields})


def asked(question: object) -> dict[str, Any]:
    text = answer(json.dumps(question))
    answered = json.loads(text)
    assert isinstance(answered, dict)
    assert "\n" not in text
    return answered


def code(line: str | bytes) -> str:
    """The code of the error that a line is answered with."""
    return str(json.loads(answer(line))["error"]["code"])
