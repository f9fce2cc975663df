"""`docs/architecture.md` lists exactly what is below src/vitrall, and the same imports as the layers."""

from __future__ import annotations

import re
from pathlib import Path

from tests.house.test_layers import LAYERS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vitrall"
PAGE = ROOT / "docs" / "architecture.md"
ENTRIES = {"__init__.py", "__main__.py"}  # of the package itself
BUILT = {"static/"}  # made from web/, absent until then


def rooms_listed() -> list[str]:
    """The names in the first column of the table of packages."""
    table = PAGE.read_text("utf-8").split("## The imports")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row)]


def rooms_there() -> set[str]:
    """Packages with a slash, modules with their suffix."""
    packages = {f"{path.name}/" for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    return packages | {path.name for path in SOURCE.glob("*.py")} - ENTRIES


def test_the_page_lists_every_room_once_and_no_other() -> None:
    listed = rooms_listed()
    assert len(listed) == len(set(listed))
    assert set(listed) == rooms_there() | BUILT


def test_the_doors_of_the_page_are_the_layers() -> None:
    doors = next(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("engine ◀"))
    assert [set(step.split(", ")) for step in doors.split(" ◀ ")] == [set(layer) for layer in LAYERS]


def test_every_layer_has_files() -> None:
    names = {name.rstrip("/").removesuffix(".py") for name in rooms_there()}
    assert {room for layer in LAYERS for room in layer} <= names


def files_now() -> list[str]:
    """The files that a move passes now, in the last column of the table of its way."""
    way = PAGE.read_text("utf-8").split("## One move")[1].split("##")[0]
    rows = [line.split("|")[-2] for line in way.splitlines() if line.startswith("| ")]
    named = [name for row in [*rows, way.split("The four are")[1]] for name in re.findall(r"`([^`]+)`", row)]
    return [name for name in named if name.endswith((".py", ".ts", ".svelte"))]


def test_every_file_that_a_move_passes_is_there() -> None:
    tree = [path.as_posix() for top in (SOURCE, ROOT / "web" / "src") for path in top.rglob("*.*")]
    gone = [name for name in files_now() if not any(path.endswith(f"/{name}") for path in tree)]
    assert len(files_now()) > 10
    assert gone == []
