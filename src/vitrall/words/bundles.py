"""The messages of a language, found in the locales once. Each is parsed when it is first asked for: parsing them all
takes most of a second, and a command says a few dozen of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, MessageReference, Resource, TermReference

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

Value = str | int | float

# Fluent rejects a message if one of its parts is very long, which a quoted line of a file may be.
_LONGEST: Final = 1000
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # everything else in a file is indented


class Messages:
    """All messages of a language. Terminals and web pages need no marks around what is filled in."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._lock = Lock()
        self._unread: dict[str, str] = {}
        for text in texts:
            entries = list(_ENTRY.finditer(text))
            ends = [*(entry.start() for entry in entries[1:]), len(text)]
            for entry, end in zip(entries, ends, strict=False):
                self._unread.setdefault(entry[1], text[entry.start() : end])

    def get(self, name: str) -> Message | None:
        """The message of this name, if the language has it."""
        if name in self._unread:
            self._read(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def said(self, message: Message, part: str, values: dict[str, Value]) -> tuple[str, list[Exception]]:
        """A message, or a part of it, with its values filled in; and what went wrong in doing so."""
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None, "a message that is held has a text"
        text, errors = self._bundle.format_pattern(pattern, {key: _short(value) for key, value in values.items()})
        return str(text), errors

    def _read(self, name: str) -> None:
        """Parse a message and all that it refers to. For other threads it is unread until they are all there."""
        with self._lock:
            read: dict[str, Resource] = {}
            wanted = [name]
            while wanted:
                each = wanted.pop()
                if each in self._unread and each not in read:
                    read[each] = FluentResource(self._unread[each])
                    wanted += _references(read[each])
            for resource in read.values():
                self._bundle.add_resource(resource)
            for each in read:
                del self._unread[each]


def _references(node: BaseNode) -> Iterator[str]:
    """The names of the messages and terms that a part of a file refers to."""
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, MessageReference):
                yield child.id.name
            elif isinstance(child, TermReference):
                yield "-" + child.id.name
            if isinstance(child, BaseNode):
                yield from _references(child)


@cache
def messages(language: str) -> Messages:
    """The messages of a language, from its files by name: where two have the same message, the first counts."""
    locale = sorted((files("vitrall") / "locales" / language).iterdir(), key=lambda file: file.name)
    return Messages(language, (file.read_text(encoding="utf-8") for file in locale if file.name.endswith(".ftl")))


def holds(language: str, id: str) -> bool:
    """Whether a language has the message, or the part of one: `card-lathekin.text`."""
    name, _, part = id.partition(".")
    message = messages(language).get(name)
    if message is None:
        return False
    return part in message.attributes if part else message.value is not None


def rendered(language: str, id: str, values: dict[str, Value]) -> tuple[str, list[Exception]]:
    """The message with its values filled in, and the errors of doing so. The language must have the message."""
    name, _, part = id.partition(".")
    message = messages(language).get(name)
    assert message is not None, f"{id} is held"
    return messages(language).said(message, part, values)


def _short(value: Value) -> Value:
    return value[:_LONGEST] + "…" if isinstance(value, str) and len(value) > _LONGEST else value
