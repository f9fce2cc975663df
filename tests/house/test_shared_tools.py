"""Folders of tests do not import one another, and benches and tests do not either: shared code is in `testing/`.

`tests/bench` holds the tests of the benches, and so imports what it tests.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from testing.syntax_trees import syntax_nodes

ROOT = Path(__file__).parents[2]
TESTS, BENCH, TOOLS = "tests", "bench", "testing"
TESTS_OF_THE_BENCHES = (TESTS, BENCH)


def imported(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """The line and the full name of everything that is imported, also inside functions."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def is_allowed(file: Path, name: str) -> bool:
    top, *rest = name.split(".")
    if top == TESTS:
        return file.parts[:2] == (TESTS, rest[0]) and len(file.parts) > 2
    if top == BENCH:
        return file.parts[0] == BENCH or file.parts[:2] == TESTS_OF_THE_BENCHES
    return True


def wrong_imports(file: Path, nodes: Iterable[ast.AST]) -> list[str]:
    return [f"{file}:{line}: {name}" for line, name in imported(nodes) if not is_allowed(file, name)]


def test_tests_and_benches_share_tools_only() -> None:
    files = [path for top in (TESTS, BENCH, TOOLS) for path in sorted((ROOT / top).rglob("*.py"))]
    wrong = [line for path in files for line in wrong_imports(path.relative_to(ROOT), syntax_nodes(path))]
    assert not wrong, "\n".join(wrong)


def test_the_tools_hold_no_tests() -> None:
    assert not list((ROOT / TOOLS).rglob("test_*.py"))


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("tests/cards/test_windows.py", "from tests.rules.test_turns import FIVE"),
        ("tests/words/mishaps.py", "from tests.rules import test_positions as positions"),
        ("tests/server/test_fuzz.py", "def late() -> None:\n    import bench.start"),
        ("tests/shared.py", "from tests.server.client import Line"),
        ("bench/start.py", "import tests.walk"),
        ("testing/table.py", "from tests.cards.drawn import drawn"),
        ("testing/table.py", "from bench._trust import ROOT"),
    ],
)
def test_an_import_of_another_folder_is_seen(file: str, code: str) -> None:
    assert wrong_imports(Path(file), ast.walk(ast.parse(code)))


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("tests/cards/test_windows.py", "from tests.cards.drawn import drawn\nfrom testing.table import Table"),
        ("tests/bench/test_kill.py", "from bench.campaign_kill import Figures"),
        ("bench/start.py", "from bench._trust import ROOT\nfrom testing.fresh_clone import clone"),
    ],
)
def test_an_import_of_its_own_folder_is_left_alone(file: str, code: str) -> None:
    assert not wrong_imports(Path(file), ast.walk(ast.parse(code)))
