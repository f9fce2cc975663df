"""Only `moves.py` and the engine's notation parse the text of a move; all other code asks a Move."""

import ast
from pathlib import Path

import pytest

from testing.syntax_trees import syntax_nodes
from tests.house.test_layers import SOURCE
from vitrall.engine import actions

READERS = {"moves.py", "engine/notation.py"}
VERBS = tuple(row.verb for row in actions.FAMILIES)
CUTS = {"split", "rsplit", "partition", "rpartition"}
STARTS = {"startswith", "removeprefix"}
OF_MOVES = {"words", "story"}  # packages whose texts with blanks are moves


def taken_apart(source: Path) -> list[str]:
    """Every line that reads a move by its letters, as `file:line: expression`."""
    files = [path for path in sorted(source.rglob("*.py")) if path.relative_to(source).as_posix() not in READERS]
    return [f"{path.relative_to(source).as_posix()}:{call}" for path in files for call in _calls(path, source)]


def _calls(path: Path, source: Path) -> list[str]:
    receiver = "" if path.relative_to(source).parts[0] in OF_MOVES else "move"
    nodes = [node for node in syntax_nodes(path) if isinstance(node, ast.Call)]
    wrong = [node for node in nodes if _reads_letters(node, receiver)]
    return [f"{node.lineno}: {ast.unparse(node)}" for node in wrong]


def _reads_letters(call: ast.Call, receiver: str) -> bool:
    """`move.split(" ")`, or any text that is asked for a verb and a blank at its start."""
    function = call.func
    if not isinstance(function, ast.Attribute):
        return False
    words = [word.value for word in call.args[:1] if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    if function.attr in STARTS:
        return any(word == f"{verb} " for word in words for verb in VERBS)
    return function.attr in CUTS and words in ([" "], []) and receiver in ast.unparse(function.value).lower()


@pytest.mark.lengthy
def test_nobody_else_takes_the_text_of_a_move_apart() -> None:
    assert taken_apart(SOURCE) == []


@pytest.mark.parametrize(
    "line",
    ['move.split(" ")', "move.split()", 'self.best_move.partition(" ")[0]', 'text.startswith("deal ")'],
)
def test_a_line_that_takes_a_move_apart_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "screen.py").write_text(line + "\n", encoding="utf-8")
    (fault,) = taken_apart(tmp_path)
    assert fault.startswith("screen.py:1: ")
