"""The names of tests stay short, whatever their parameters are."""

from __future__ import annotations

import pytest

from testing.short_ids import LONGEST, short_id


@pytest.mark.parametrize("value", ["x" * 1_000_000, b"\xff" * 1_000_000, "ł" * 500])
def test_a_long_text_is_named_by_its_beginning(value: str | bytes, request: pytest.FixtureRequest) -> None:
    name = short_id(value)
    assert name is not None
    assert len(name) <= 2 * LONGEST
    assert str(len(value)) in name
    assert len(request.node.name) <= 300  # the hook is in force


@pytest.mark.parametrize("value", ["R5", b"x", 7, None, "x" * LONGEST])
def test_other_parameters_are_named_as_pytest_does(value: object) -> None:
    assert short_id(value) is None
