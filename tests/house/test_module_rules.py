"""Only a few named functions of the engine read which modules are on; all other code calls those functions."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from vitrall.engine import module_rules

ENGINE = Path(__file__).parents[2] / "src" / "vitrall" / "engine"
FLAGS = {"solo", "grey", "pools", "blooms", "pioneers", "marked"}
MAY_READ = {"rules.py", "module_rules.py"}
# They lay out numbers for learners, and need to know what is played rather than what a rule says.
LEARNERS = {"action_table.py", "observation.py", "lockstep.py"}


def flags_read(name: str, text: str) -> list[str]:
    """Where a flag of the rules is read: `rules.solo`, `state.rules.grey`, `world.rules.pools`."""
    return [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(text, name))
        if isinstance(node, ast.Attribute) and node.attr in FLAGS and ast.unparse(node.value).endswith("rules")
    ]


def test_flags_are_read_in_two_files_of_the_engine() -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted(ENGINE.glob("*.py"))}
    assert set(files) >= MAY_READ
    assert [
        place for name, text in files.items() if name not in MAY_READ | LEARNERS for place in flags_read(name, text)
    ] == []


@pytest.mark.parametrize("line", ["if state.rules.solo: pass", "x = rules.grey", "each = world.rules.blooms"])
def test_a_flag_read_elsewhere_is_noticed(line: str) -> None:
    assert len(flags_read("made_up.py", line)) == 1


def test_every_question_is_asked() -> None:
    tree = ast.parse(Path(str(module_rules.__file__)).with_suffix(".py").read_text(encoding="utf-8"))
    questions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in ENGINE.glob("*.py") if path.name not in MAY_READ)
    assert {name for name in questions if f"{name}(" not in source} == set()
