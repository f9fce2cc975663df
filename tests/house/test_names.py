"""Names can be guessed: no two modules of one name, and no variable whose name says nothing."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from testing.syntax_trees import syntax_nodes

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vitrall"
CODE = ("src", "tests", "testing", "bench", "release", "examples", "dev.py", "hatch_build.py")

SAYS_NOTHING = {"told", "found", "kept", "made", "shown"}
# In TypeScript: what is declared, a parameter, and a property of a component. Fields of the protocol are only read.
_WORD = rf"({'|'.join(sorted(SAYS_NOTHING))})"
IN_PAGE = re.compile(
    rf"(?:\b(?:const|let|function|import)|#snippet)\s+{_WORD}\b|#{_WORD}\(|\(\s*{_WORD}\s*(?:[,:)]\s*(?:=>|\w))"
    rf"|^\s+{_WORD}\??: .*[;,]|^\s*let \{{[^}}]*\b{_WORD}\b"
)
COMMANDS = "cli"  # one file for each command, named as the command is


def repeated_names(source: Path) -> list[str]:
    """File names that several modules share. A command of `cli` may be named as what it runs."""
    places = defaultdict(list)
    for path in sorted(source.rglob("*.py")):
        where = path.relative_to(source)
        if path.name != "__init__.py" and where.parts[:-1] != (COMMANDS,):
            places[path.name].append(where.as_posix())
    return [f"{name}: {', '.join(paths)}" for name, paths in sorted(places.items()) if len(paths) > 1]


def empty_names(place: Path) -> list[str]:
    """Variables, parameters and functions of a file or folder whose name says nothing, as `file:line: name`."""
    return [
        f"{path.relative_to(place.parent).as_posix()}:{line}: {name}"
        for path in ([place] if place.is_file() else sorted(place.rglob("*.py")))
        for line, name in _bound(syntax_nodes(path))
        if name.strip("_") in SAYS_NOTHING
    ]


def _bound(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    fields = [line for each in nodes if isinstance(each, ast.ClassDef) for line in each.body]
    of_classes = {id(line.target) for line in fields if isinstance(line, ast.AnnAssign)}
    for node in nodes:  # attributes of classes stay: some are names of the protocol
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in of_classes:
            yield node.lineno, node.id
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name


def empty_names_of_page(folder: Path) -> list[str]:
    """The same in TypeScript and Svelte; generated files have the names of Python."""
    paths = [path for suffix in ("*.ts", "*.svelte") for path in sorted(folder.rglob(suffix))]
    return [
        f"{path.name}:{number}: {line.strip()}"
        for path in paths
        if "generated" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if IN_PAGE.search(line.partition("//")[0])
    ]


@pytest.mark.parametrize("place", [SOURCE, ROOT / "testing", ROOT / "bench"], ids=lambda place: place.name)
def test_no_two_modules_have_one_name(place: Path) -> None:
    """Tests may: their folder says what they test."""
    assert repeated_names(place) == []


@pytest.mark.lengthy
@pytest.mark.parametrize("place", CODE)
def test_no_name_says_nothing(place: str) -> None:
    assert empty_names(ROOT / place) == []


def test_no_name_of_the_page_says_nothing() -> None:
    assert empty_names_of_page(ROOT / "web" / "src") == []


@pytest.mark.parametrize(
    "line",
    [
        "const told = 1;",
        "let { table, told = 0 }: Props = $props();",
        "  shown?: boolean; // of a card",
        "function found(search: string): void {",
        "lobby.choices().then((told) => (choices = told));",
        "{#snippet shown()}",
        "  #made(): void {",
    ],
)
def test_a_name_of_the_page_that_says_nothing_is_noticed(tmp_path: Path, line: str) -> None:
    (tmp_path / "a.svelte").write_text(line, encoding="utf-8")
    assert len(empty_names_of_page(tmp_path)) == 1


def test_a_field_of_the_protocol_may_be_read_in_the_page(tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text('note(bloom.kept); // told in words\nsay("rulebook-found");\n', encoding="utf-8")
    assert empty_names_of_page(tmp_path) == []


def test_a_second_module_of_one_name_is_noticed(tmp_path: Path) -> None:
    for name in ("cli/score.py", "cli/screen/table.py", "score.py", "view/table.py", "view/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert repeated_names(tmp_path) == ["table.py: cli/screen/table.py, view/table.py"]


@pytest.mark.parametrize(
    "line",
    [
        "found = 1",
        "for told in []: pass",
        "def f(kept): pass",
        "def shown(): pass",
        "[made for made in []]",
        "(told := 1)",
        "def _told(): pass",
    ],
)
def test_a_name_that_says_nothing_is_noticed(tmp_path: Path, line: str) -> None:
    (tmp_path / "a.py").write_text(line, encoding="utf-8")
    assert len(empty_names(tmp_path)) == 1


def test_names_of_the_protocol_may_stay(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("class Update:\n    made: list[str]\n", encoding="utf-8")
    assert empty_names(tmp_path) == []
