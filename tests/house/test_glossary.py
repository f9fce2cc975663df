"""Every name of code in `docs/glossary.md` exists, and no package is missing there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from testing.syntax_trees import syntax_nodes

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vitrall"
PAGE = ROOT / "docs" / "glossary.md"
NOT_CODE = {"static"}  # built from web/


def listed(page: str) -> list[str]:
    """The names in the first column of the tables."""
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def sections(page: str) -> dict[str, str]:
    """The texts below the headings of the third rank."""
    return {part.partition("\n")[0]: part for part in page.split("\n### ")[1:]}


@cache
def names_in_code() -> frozenset[str]:
    """Packages and modules, and whatever they define: classes, functions, and variables anywhere."""
    names = {path.name for path in SOURCE.iterdir() if path.is_dir()}
    for path in SOURCE.rglob("*.py"):
        names.add(path.stem)
        for node in syntax_nodes(path):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                names.add(node.name)
            elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
                names.add(node.id if isinstance(node, ast.Name) else node.attr)
            elif isinstance(node, ast.arg):
                names.add(node.arg)
    return frozenset(names)


def missing(page: str) -> list[str]:
    return [name for name in listed(page) if name not in names_in_code()]


@pytest.mark.slow
def test_every_word_of_the_code_is_in_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(listed(page)) > 50
    assert missing(page) == []


def test_every_package_is_listed() -> None:
    packages = {path.name for path in SOURCE.iterdir() if path.is_dir() and not path.name.startswith("__")} - NOT_CODE
    assert set(listed(sections(PAGE.read_text(encoding="utf-8"))["Packages"])) == packages


def test_no_word_is_listed_twice() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name, times in Counter(listed(page)).items() if times > 1] == []


@pytest.mark.slow
def test_a_word_that_is_gone_is_noticed() -> None:
    assert missing("| `Shelf`, `Store` | where tables are saved |") == ["Shelf"]
