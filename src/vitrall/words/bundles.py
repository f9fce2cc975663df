"""The messages of a language, read from the locales once and cached."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

Value = str | int | float

# Fluent rejects a message if one of its parts is very long, which a quoted line of a file may be.
_LONGEST: Final = 1000


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Terminals and web pages need no marks around what is filled in."""
    messages = FluentBundle([language], use_isolating=False)
    for file in sorted((files("vitrall") / "locales" / language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def holds(language: str, id: str) -> bool:
    """Whether a language has the message, or the part of one: `card-lathekin.text`."""
    name, _, part = id.partition(".")
    messages = bundle(language)
    if not messages.has_message(name):
        return False
    message = messages.get_message(name)
    return part in message.attributes if part else message.value is not None


def rendered(language: str, id: str, values: dict[str, Value]) -> tuple[str, list[Exception]]:
    """The message with its values filled in, and what went wrong in doing so. The language must hold it."""
    name, _, part = id.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None, f"{id} is held, so it has a text"
    text, errors = bundle(language).format_pattern(pattern, {key: _short(value) for key, value in values.items()})
    return str(text), errors


def _short(value: Value) -> Value:
    return value[:_LONGEST] + "…" if isinstance(value, str) and len(value) > _LONGEST else value
