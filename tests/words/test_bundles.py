"""Messages are parsed one by one, and yet are what the whole files hold."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from vitrall.words import LANGUAGES, bundles
from vitrall.words.bundles import Messages

FIRST = """
# said = in a comment
said = { greeting }, { -name }!
    a = b
greeting = { $many ->
    [one] Hello
   *[other] { many-greetings }
}
-name = Vitrall
again = { again }
broken = {
"""
SECOND = """
many-greetings = Hello all
    .shown = Shown
greeting = never
"""


def filled_in(name: str, part: str = "") -> str:
    messages = Messages("en", [FIRST, SECOND])
    message = messages.get(name)
    assert message is not None
    text, errors = messages.said(message, part, {"many": 3})
    assert errors == []
    return text


def test_a_message_brings_along_all_that_it_refers_to() -> None:
    assert filled_in("said") == "Hello all, Vitrall!\na = b"


def test_of_two_messages_with_one_name_the_first_counts() -> None:
    assert filled_in("greeting") == filled_in("many-greetings") == "Hello all"
    assert filled_in("many-greetings", "shown") == "Shown"


def test_what_is_no_message_is_not_held() -> None:
    messages = Messages("en", [FIRST])
    assert [messages.get(name) for name in ("broken", "absent", "many-greetings", "-name", "a")] == [None] * 5


def test_a_message_that_refers_to_itself_is_read() -> None:
    assert Messages("en", [FIRST]).get("again") is not None


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_of_the_files_are_found_and_nothing_else(language: str) -> None:
    wanted: dict[str, set[str]] = {}
    for file in sorted((files("vitrall") / "locales" / language).iterdir(), key=lambda file: file.name):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message | Term):
                prefix = "-" if isinstance(entry, Term) else ""
                wanted.setdefault(prefix + entry.id.name, {part.id.name for part in entry.attributes})
    messages = bundles.messages.__wrapped__(language)
    assert set(messages._unread) == set(wanted)
    for name in [name for name in wanted if not name.startswith("-")]:
        message = messages.get(name)
        assert message is not None
        assert set(message.attributes) == wanted[name]
