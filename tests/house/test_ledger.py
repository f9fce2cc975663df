"""The ledger of rules and the tests agree: every rule of `docs/rules.md` is held by a test, every mark names a rule.

Marks are read from the source, not from a run, so a part of the tests is never mistaken for all of them. A mark counts
where it reaches a test: on a test or a class of tests, in `pytestmark` beside tests, in the `marks` of `pytest.param`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

import pytest

TESTS = Path(__file__).resolve().parents[1]
LEDGER = TESTS.parent / "docs" / "rules.md"

ENTRY = re.compile(r"^- \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
BULLET = re.compile(r"^[ \t]*[-*+] +\*\*.*$", re.MULTILINE)


class Marks(NamedTuple):
    """The rule marks of some sources, each id with a place that names it."""

    held: dict[str, str]  # ids of marks that reach a test
    named: dict[str, str]  # ids of all marks
    unreadable: list[str]  # places of marks whose ids are not written out


def ledger_ids(text: str) -> list[str]:
    """The ids of a ledger, in its order."""
    return ENTRY.findall(text)


def read_marks(sources: dict[str, str]) -> Marks:
    """All rule marks of the sources, given as file name and text."""
    marks = Marks({}, {}, [])
    for name, text in sources.items():
        if "rule" not in text:
            continue  # parsing takes long
        tree = ast.parse(text, name)
        for call in rule_marks(tree):
            note(marks.named, call, name)
            if not written_out(call):
                marks.unreadable.append(f"{name}:{call.lineno}")
        for place in places_that_reach_tests(tree):
            for call in rule_marks(place):
                note(marks.held, call, name)
    return marks


def note(ids: dict[str, str], call: ast.Call, name: str) -> None:
    for arg in call.args:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
            ids.setdefault(arg.value, f"{name}:{call.lineno}")


def rule_marks(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls `pytest.mark.rule(…)`, or `mark.rule(…)`, below a node."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
            continue
        if ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            yield node


def written_out(call: ast.Call) -> bool:
    """Whether a mark names at least one id and all its ids are plain strings."""
    plain = all(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in call.args)
    return plain and bool(call.args) and not call.keywords


def places_that_reach_tests(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if is_test(node) or (isinstance(node, ast.ClassDef) and holds_tests(node)):
            yield from node.decorator_list
        elif isinstance(node, ast.Call) and "param" in (getattr(node.func, "attr", ""), getattr(node.func, "id", "")):
            yield from (keyword.value for keyword in node.keywords if keyword.arg == "marks")
        if isinstance(node, ast.Module | ast.ClassDef) and holds_tests(node):
            yield from (value for name, value in assignments(node) if name == "pytestmark")


def is_test(node: ast.AST) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def holds_tests(node: ast.Module | ast.ClassDef) -> bool:
    """Whether pytest finds a test in a module or class; `TestGame = Machine.TestCase` is one too."""
    if isinstance(node, ast.ClassDef) and not node.name.startswith("Test"):
        return False
    if any(is_test(below) for below in ast.walk(node)):
        return True
    return any(name.startswith("Test") for name, _ in assignments(node))


def assignments(node: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """The names a module or class gives directly, each with what it stands for."""
    for line in node.body:
        if isinstance(line, ast.Assign):
            yield from ((target.id, line.value) for target in line.targets if isinstance(target, ast.Name))
        elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
            yield line.target.id, line.value


def missing(ledger: str, marks: Marks) -> list[str]:
    """The rules no test holds, in the order of the ledger."""
    return [id for id in ledger_ids(ledger) if id not in marks.held]


def unknown(ledger: str, marks: Marks) -> list[str]:
    """The marked ids the ledger does not have, each with a place."""
    ids = set(ledger_ids(ledger))
    return [f"{id} ({place})" for id, place in sorted(marks.named.items()) if id not in ids]


@cache
def project_marks() -> Marks:
    files = sorted(TESTS.rglob("*.py"))
    return read_marks({str(file.relative_to(TESTS.parent)): file.read_text(encoding="utf-8") for file in files})


def project_ledger() -> str:
    return LEDGER.read_text(encoding="utf-8")


@pytest.mark.slow
def test_every_rule_is_held_by_a_test() -> None:
    without = missing(project_ledger(), project_marks())
    assert not without, f"rules of docs/rules.md without a test: {', '.join(without)}"


@pytest.mark.lengthy
def test_every_mark_names_a_rule() -> None:
    strangers = unknown(project_ledger(), project_marks())
    assert not strangers, f"marks that name no rule of docs/rules.md: {', '.join(strangers)}"


@pytest.mark.lengthy
def test_every_mark_writes_its_ids_out() -> None:
    unreadable = project_marks().unreadable
    assert not unreadable, f"rule marks whose ids are not plain strings: {', '.join(unreadable)}"


def test_the_ledger_names_each_id_once_and_hides_none() -> None:
    text = project_ledger()
    ids = ledger_ids(text)
    assert ids, "no rule was found in docs/rules.md"
    twice = [id for id, times in Counter(ids).items() if times > 1]
    assert not twice, f"ids that stand twice in docs/rules.md: {', '.join(twice)}"
    hidden = [line for line in BULLET.findall(text) if not ENTRY.match(line)]
    assert not hidden, f"entries of docs/rules.md whose id cannot be read: {hidden}"


MADE_UP_LEDGER = """
## A. Made up
- **A1** Held by a test.
- **A2** Held by a class.
- **A3** Held by the whole module.
- **A4** Held by one case,
  told on two lines, with a look at **A9** that is no entry.
- **A5** Held by a case that stands apart.
- **A6** Named only beside a function that is no test.
- **A7** Named nowhere.
"""

MADE_UP_TESTS = '''
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("A3")]
CASES = [pytest.param(1, marks=[pytest.mark.rule("A5")]), pytest.param(2)]
TEXT = """@pytest.mark.rule("A7")"""

@pytest.mark.rule("A1", "B1")
def test_one() -> None: ...

@pytest.mark.rule("A2")
class TestTwo:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("A4"))])
    async def test_inside(self, n: int) -> None: ...

@pytest.mark.rule("A6")
def helper() -> None: ...
'''


def test_a_missing_and_an_unknown_rule_are_both_found() -> None:
    marks = read_marks({"made_up.py": MADE_UP_TESTS})
    assert missing(MADE_UP_LEDGER, marks) == ["A6", "A7"]
    assert unknown(MADE_UP_LEDGER, marks) == ["B1 (made_up.py:8)"]
    assert marks.unreadable == []


def test_a_pytestmark_without_a_test_beside_it_holds_nothing() -> None:
    line = 'pytestmark = pytest.mark.rule("A1")\n'
    assert "A1" not in read_marks({"empty.py": line}).held
    assert "A1" in read_marks({"machine.py": line + "TestMachine = Machine.TestCase\n"}).held


def test_ids_that_are_not_written_out_are_found() -> None:
    text = "@pytest.mark.rule(*IDS)\ndef test_one() -> None: ...\n@mark.rule()\ndef test_two() -> None: ...\n"
    assert read_marks({"made_up.py": text}).unreadable == ["made_up.py:1", "made_up.py:3"]
