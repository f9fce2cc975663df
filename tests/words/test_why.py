"""Reasons as data: what is quoted, what was perhaps meant, and what the system answered."""

from __future__ import annotations

import errno
import os

import pytest

from vitrall.engine.errors import Why
from vitrall.why import at_line, by_system, near, none_of, of, quoted, unknown, whole_path, within
from vitrall.words import LANGUAGES, Words

ENGLISH = Words("en", strict=True)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("R5", "“R5”"),
        ("", "“”"),
        ("a\nb\x1b", "“a�b�”"),
        ("x" * 50, "“" + "x" * 40 + "…”"),
        (7, "7"),
        (True, "true"),
        (None, "null"),
        ([[[]]], "a list"),
        ({"a": {}}, "a table"),
    ],
)
def test_what_was_given_is_quoted_in_short(value: object, expected: str) -> None:
    assert ENGLISH.why(quoted(value)) == expected


def test_what_was_perhaps_meant_is_told() -> None:
    assert ENGLISH.why(none_of("drak", ["dark", "light"])) == "“drak” is not one of: dark, light; did you mean dark?"
    assert ENGLISH.why(none_of("noon", ["dark", "light"])) == "“noon” is not one of: dark, light"
    assert ENGLISH.why(unknown("virtuz", ["virtus"])) == "“virtuz” is unknown; did you mean virtus?"
    assert ENGLISH.why(unknown(7, ["virtus"])) == "7 is unknown"
    assert near("virtus", ["virtus"]) == []


def test_a_reason_tells_where_it_stands() -> None:
    assert at_line(0, None) is None
    assert at_line(0, Why("nothing")) == Why("nothing")
    assert at_line(1234, None) == Why("line", line="1234")
    reason = at_line(1234, of("queue", within(5, 1, 3)))
    assert reason is not None
    assert ENGLISH.why(reason) == "line 1234: queue: 5 instead of 1 to 3"
    assert ENGLISH.why(within(5, 3, 3)) == "5 instead of 3"


@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS])
def test_what_the_system_answers_is_told_in_our_words(number: int) -> None:
    error = OSError(number, os.strerror(number))
    texts = {Words(language, strict=True).why(by_system("a/b", error)) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(text.startswith("a/b: ") and os.strerror(number) not in text for text in texts)


def test_an_answer_of_the_system_that_is_not_known_is_told_by_its_number() -> None:
    assert ENGLISH.why(by_system("a", OSError(errno.EXDEV, "odd"))) == f"a: error {errno.EXDEV} of the system"
    assert ENGLISH.why(by_system("a", OSError("odd"))) == "a: error ? of the system"
    assert ENGLISH.why(by_system("a", ValueError("embedded null byte"))) == "a: such a name is not possible"


def test_a_path_is_told_in_full() -> None:
    assert ENGLISH.why(whole_path("x" * 90 + "\n")) == "x" * 90 + "�"
