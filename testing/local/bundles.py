"""Messages without a page: each is said by its name and its values."""

from __future__ import annotations

import json
from importlib import import_module


class NamedMessages:
    def __init__(self, language: str) -> None:
        self._language = language
        self._texts: dict[str, str] = {}

    def add(self, text: str) -> None:
        self._texts[text.partition("=")[0].strip()] = text

    def parts(self, name: str) -> str:
        return json.dumps({"attributes": [], "text": True}) if name in self._texts else ""

    def format(self, name: str, part: str, values: str) -> str:
        return f"{self._language} {name} {part} {values}"


def use_named_messages() -> None:
    """In a process whose libraries are the stand-ins."""
    import_module("fluent.runtime").make_bundle = NamedMessages  # type: ignore[attr-defined]
    import_module("babel.dates").write_date = lambda day, locale: f"{day} {locale}"  # type: ignore[attr-defined]
