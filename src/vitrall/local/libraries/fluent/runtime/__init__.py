"""Bundles that the page makes. `make_bundle` must be set before the first message is said."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

_REFERENCE: Final = re.compile(r"\{[^{}]*?(-?)\b([a-zA-Z][\w-]*)")


class PageBundle(Protocol):
    """A bundle of the page: texts in, parts of a message and formatted texts out, all as plain text."""

    def add(self, text: str) -> None: ...

    def parts(self, name: str) -> str:
        """The names of a message's attributes, and whether it has a text, as JSON; empty without the message."""
        ...

    def format(self, name: str, part: str, values: str) -> str: ...


make_bundle: Callable[[str], PageBundle] | None = None


class Pattern:
    def __init__(self, name: str, part: str) -> None:
        self.name = name
        self.part = part


class Message:
    def __init__(self, name: str, parts: list[str], has_text: bool) -> None:
        self.value = Pattern(name, "") if has_text else None
        self.attributes = {part: Pattern(name, part) for part in parts}


def FluentResource(text: str) -> Any:  # the library's own name
    tree = import_module("fluent.syntax.ast")
    names = _REFERENCE.findall(text)
    return tree.Resource(text, [(tree.TermReference if dash else tree.MessageReference)(name) for dash, name in names])


class FluentBundle:
    def __init__(self, languages: list[str], use_isolating: bool = False) -> None:
        assert make_bundle is not None, "the page sets it first"
        self._bundle = make_bundle(languages[0])

    def add_resource(self, resource: Any) -> None:
        self._bundle.add(resource.text)

    def has_message(self, name: str) -> bool:
        return bool(self._bundle.parts(name))

    def get_message(self, name: str) -> Message:
        parts = json.loads(self._bundle.parts(name))
        return Message(name, parts["attributes"], parts["text"])

    def format_pattern(self, pattern: Pattern, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        return self._bundle.format(pattern.name, pattern.part, json.dumps(values)), []
