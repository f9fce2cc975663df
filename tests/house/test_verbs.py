"""One row for each verb of tools: a new one touches few Python files, and none of the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from testing.syntax_trees import syntax_nodes
from vitrall.engine import actions, verbs
from vitrall.engine.verbs import NO_FAMILY, VERBS, Verb

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vitrall"
PAGE = ROOT / "web" / "src"
MOST_FILES = 6
# Where a verb may be named: its row, its answers, what it allows, what it does, why it refuses, what is told of it.
MAY_NAME = {"engine/actions.py", "engine/verbs.py", "engine/tools.py", "engine/steps.py", "engine/refusal.py"}
MAY_NAME |= {"story/events.py"}
# Numbers that learners know actions by: a layout of its own, which lists every family in an order that is kept.
LEARNERS = {"engine/action_table.py"}
TOOL_FAMILIES = {int(verb.family) for verb in VERBS} - {NO_FAMILY, actions.DRAFT}  # drafts are no tool's own


def constants(module: object) -> dict[int, str]:
    """The names of a module's numbers; where two share one, the first."""
    numbers: dict[int, str] = {}
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, int):
            numbers.setdefault(value, name)
    return numbers


ANSWERS = [row for row in actions.FAMILIES if int(row.base) in TOOL_FAMILIES]
VERB_NAMES = {int(verb.number): constants(verbs)[int(verb.number)] for verb in VERBS}
FAMILY_NAMES = {family: constants(actions)[family] for family in TOOL_FAMILIES}


@cache
def nodes_by_file(source: Path) -> dict[str, list[ast.AST]]:
    paths = sorted(source.rglob("*.py"))
    return {path.relative_to(source).as_posix(): syntax_nodes(path) for path in paths}


@cache
def names_by_file(source: Path) -> dict[str, set[tuple[str, str]]]:
    """What each file takes from the modules `verbs` and `actions`."""
    return {file: set(names_in(nodes)) for file, nodes in nodes_by_file(source).items()}


def names_in(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, str]]:
    """As `module.NAME`, or imported by name."""
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.value.id, node.attr
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vitrall.engine."):
            yield from ((str(node.module).rpartition(".")[2], alias.name) for alias in node.names)


def files_naming(verb: Verb, source: Path = SOURCE) -> set[str]:
    """The Python files that a verb or the family of its own answers is named in."""
    wanted = {("verbs", VERB_NAMES[int(verb.number)])}
    files = {"engine/verbs.py"}
    if int(verb.family) in TOOL_FAMILIES:
        wanted.add(("actions", FAMILY_NAMES[int(verb.family)]))
        files.add("engine/actions.py")
    return files | {file for file, names in names_by_file(source).items() if names & wanted}


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_a_verb_is_named_in_few_files(verb: Verb) -> None:
    files = files_naming(verb) - LEARNERS
    assert len(files) <= MOST_FILES, sorted(files)
    assert files <= MAY_NAME, sorted(files - MAY_NAME)


def test_a_verb_named_elsewhere_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("from vitrall.engine import actions\nprint(actions.TRADE)", encoding="utf-8")
    (tmp_path / "b.py").write_text("from vitrall.engine.verbs import SWAP_WINDOW", encoding="utf-8")
    (tmp_path / "c.py").write_text("from vitrall.engine.verbs import MOVE", encoding="utf-8")
    assert files_naming(VERBS[verbs.SWAP_WINDOW], tmp_path) >= {"a.py", "b.py"}
    assert "c.py" not in files_naming(VERBS[verbs.SWAP_WINDOW], tmp_path)


def test_no_other_python_file_writes_the_word_of_a_tool_s_answer() -> None:
    """`move` and `turn` are words of the protocol and of the game as well."""
    words = {row.verb for row in ANSWERS} - {"move", "turn"}
    naming = {
        file: node.value
        for file, nodes in nodes_by_file(SOURCE).items()
        for node in nodes
        if isinstance(node, ast.Constant) and node.value in words
    }
    assert set(naming) <= {"engine/actions.py", "engine/verbs.py"}, naming


def test_the_page_names_no_verb_of_a_tool() -> None:
    ids = {verb.question for verb in VERBS} - {""}
    ids |= {f"{start}-{row.verb}" for row in ANSWERS for start in ("offer", "log", "verb")}
    named = re.compile("|".join(rf"\b{re.escape(id)}\b" for id in sorted(ids)))
    naming = {
        path.relative_to(PAGE).as_posix(): match[0]
        for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
        if (match := named.search(path.read_text(encoding="utf-8")))
    }
    assert naming == {}


def test_rows_stand_at_their_numbers() -> None:
    assert [int(verb.number) for verb in VERBS] == list(range(len(VERBS)))
    assert len({verb.name for verb in VERBS}) == len(VERBS)
    assert len({row.base for row in actions.FAMILIES}) == len(actions.FAMILIES)
