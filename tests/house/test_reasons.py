"""No error whose message shows a reason is raised without one."""

from __future__ import annotations

import ast

import pytest

from testing.error_codes import SOURCE, english, read_source
from tests.house.reason_uses import HANDED_ON, reason_faults


@pytest.mark.slow
def test_every_error_with_a_detail_gives_its_reason() -> None:
    trees = read_source(SOURCE).trees
    faults = reason_faults(trees, english())
    assert not faults, "\n".join(faults)


def test_every_code_that_is_handed_on_is_still_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    assert all(f"({expression})" in code for expression in HANDED_ON)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('raise Unreadable("record/size")', "'record/size' has a detail and gives no reason"),
        ('raise Unreadable("record/size", None)', "'record/size' has a detail and gives no reason"),
        ('raise errors.Unavailable("file/read", line=2)', "'file/read' has a detail and gives no reason"),
        ('raise Unreadable(f"record/{code}")', "f'record/{code}' has a detail and gives no reason"),
        ("raise Unreadable(wrong.code)", "wrong.code has a detail and gives no reason"),
        (
            "def fault(code, why=None):\n    return Unreadable(code, why)",
            "fault may be called without a reason",
        ),
    ],
)
def test_an_error_without_its_reason_is_found(code: str, fault: str) -> None:
    assert reason_faults({"made_up.py": ast.parse(code)}, english()) == [f"made_up.py:1: {fault}"]


@pytest.mark.parametrize(
    "code",
    [
        'raise Unreadable("record/size", Why("bytes", most=5))',
        'raise Unavailable("file/read", why=reason)',
        'raise Unavailable("score/not-over")',
        "raise Unavailable(allowed.code)",
        "def fault(code, why):\n    return Unreadable(code, why)",
    ],
)
def test_an_error_with_its_reason_is_left_alone(code: str) -> None:
    assert reason_faults({"made_up.py": ast.parse(code)}, english()) == []
