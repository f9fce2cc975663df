"""`docs/referee.md` is correct: every example gives the answer shown, and it lists exactly the codes that exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from vitrall.referee import answer

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "referee.md").read_text(encoding="utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
SOURCES = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "vitrall" / "referee").glob("*.py")]


@pytest.mark.parametrize(("question", "expected"), list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True)))
def test_each_example_is_answered_as_written(question: dict[str, object], expected: dict[str, object]) -> None:
    assert json.loads(answer(json.dumps(question))) == expected


def test_each_question_has_an_example() -> None:
    assert {block["ask"] for block in BLOCKS[::2]} == {"placements", "moves", "score", "audit", "sheets"}


@pytest.mark.parametrize("block", PYTHON)
def test_each_piece_of_python_runs(block: str) -> None:
    exec(compile(block, "docs/referee.md", "exec"), {})


def test_every_code_is_told_and_none_too_many() -> None:
    named = re.findall(r"^\| `([a-z]+/[a-z-]+)`", PAGE, re.MULTILINE)
    raised = {code for source in SOURCES for code in re.findall(r'"(referee/[a-z-]+)"', source)}
    assert sorted(named) == sorted(raised | {"card/unknown"})
