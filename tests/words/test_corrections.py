"""The corrections from the review of all texts are applied, and stay applied."""

from __future__ import annotations

import pytest

from tests.words.corrections import Correction, corrections, counts, state, texts

AT_LEAST = 0.95  # of those that are no plain errors


@pytest.fixture(scope="module")
def listed() -> list[Correction]:
    return corrections()


@pytest.mark.slow
def test_every_error_is_corrected_and_nearly_everything_else(listed: list[Correction]) -> None:
    numbers = counts(listed, texts())
    wrong = [number for (severity, _), number in numbers.items() if severity == "wrong"]
    others = [number for (severity, _), number in numbers.items() if severity != "wrong"]
    applied = sum(number for (severity, name), number in numbers.items() if severity != "wrong" and name == "applied")
    assert numbers["wrong", "open"] == 0
    assert numbers["wrong", "applied"] >= AT_LEAST * sum(wrong)
    assert applied >= AT_LEAST * sum(others)


def test_the_list_is_whole(listed: list[Correction]) -> None:
    assert len(listed) == 666
    assert all(each.before != each.better for each in listed)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The game is paused.", "applied"),
        ("The table is paused.", "open"),
        ("A pause.", "overtaken"),
        (None, "overtaken"),
    ],
)
def test_a_text_that_goes_back_is_noticed(text: str | None, expected: str) -> None:
    correction = Correction("en", "paused", "The table is paused.", "The game is paused.", "", "wrong")
    assert state(correction, text) == expected
