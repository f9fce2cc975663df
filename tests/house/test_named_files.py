"""Files that documents and docstrings name in backticks exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from testing.syntax_trees import syntax_nodes

ROOT = Path(__file__).parents[2]
PLACES = ("src", "tests", "testing", "bench", "release", "examples", "web/src", "web/tests", "docs", "training")
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|toml|css|ftl))`")
HISTORY = {"CHANGELOG.md", "architecture.md"}  # they also name files of earlier versions
EXAMPLES = {"my.toml", "searcher.py"}  # files that a reader writes


@cache
def existing() -> frozenset[str]:
    """Every file by its path and by each end of its path: `cards/printed.py`, `printed.py`."""
    files = [path for place in PLACES for path in (ROOT / place).rglob("*.*") if "__pycache__" not in path.parts]
    files += [path for path in [*ROOT.glob("*.*"), *(ROOT / "web").glob("*.*")] if path.is_file()]
    parts = [path.relative_to(ROOT).parts for path in files]
    return frozenset("/".join(each[start:]) for each in parts for start in range(len(each)))


def missing(text: str) -> list[str]:
    return [name for name in FILE.findall(text) if name not in existing() and name not in EXAMPLES]


def docstrings(path: Path) -> Iterator[str]:
    for node in syntax_nodes(path):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    assert page.name in HISTORY or missing(page.read_text(encoding="utf-8")) == []


@pytest.mark.lengthy
@pytest.mark.parametrize("place", ["src", "tests", "testing", "bench", "release", "examples"])
def test_every_file_that_a_docstring_names_exists(place: str) -> None:
    texts = [(path, text) for path in sorted((ROOT / place).rglob("*.py")) for text in docstrings(path)]
    assert [(path.name, name) for path, text in texts for name in missing(text)] == []


def test_a_file_that_is_gone_is_noticed() -> None:
    assert missing("see `story/score_sheet.py` and `story/sheet_of_paper.py`") == ["story/sheet_of_paper.py"]
