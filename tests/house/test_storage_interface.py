"""The server uses storage only through its interface, so that another implementation can replace it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.test_layers import SOURCE, imports

SERVER = SOURCE / "server"
FACE = {"vitrall.server.storage", "vitrall.server.storage.interface", "vitrall.server.storage.row_types"}
OPENER = ("running.py", "vitrall.server.storage.opening")  # the only file that opens a database, and by what
DATABASES = {"sqlalchemy", "alembic", "asyncpg", "aiosqlite", "sqlite3"}
INNER = {"database", "writer"}  # attributes of the implementation that nobody outside may reach for


def reaches_through(server: Path, source: Path) -> list[str]:
    """Every line outside storage that knows how storage is done, as `file:line: what`."""
    files = [path for path in sorted(server.rglob("*.py")) if path.relative_to(server).parts[0] != "storage"]
    return [line for path in files for line in (*_imports(path, server, source), *_attributes(path, server))]


def _imports(path: Path, server: Path, source: Path) -> list[str]:
    place = path.relative_to(server).as_posix()
    targets = [(line, name) for line, name in imports(path, source) if (place, name) != OPENER]
    return [f"{place}:{line}: {name}" for line, name in targets if _is_inner(name)]


def _is_inner(name: str) -> bool:
    return name.split(".")[0] in DATABASES or (name.startswith("vitrall.server.storage") and name not in FACE)


def _attributes(path: Path, server: Path) -> list[str]:
    """`….store.writer` and the like; `settings.database` is a setting."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Attribute)]
    inner = [node for node in nodes if node.attr in INNER and ast.unparse(node.value).endswith("store")]
    return [f"{path.relative_to(server).as_posix()}:{node.lineno}: {ast.unparse(node)}" for node in inner]


@pytest.mark.lengthy
def test_the_server_knows_the_interface_of_storage_alone() -> None:
    assert reaches_through(SERVER, SOURCE) == []


@pytest.mark.parametrize(
    ("file", "line", "wrong"),
    [
        ("lobby.py", "from vitrall.server.storage.store import Store", "vitrall.server.storage.store"),
        ("lobby.py", "from vitrall.server.storage.opening import open_store", "vitrall.server.storage.opening"),
        ("running.py", "from vitrall.server.storage.connection import Database", "vitrall.server.storage.connection"),
        ("room.py", "def f():\n    from sqlalchemy import select", "sqlalchemy"),
        ("room.py", "import asyncpg", "asyncpg"),
        ("janitor.py", "def f(self):\n    return self._registry.store.writer.moved_at", "self._registry.store.writer"),
        ("janitor.py", "def f(self):\n    return self._store.database.is_shared", "self._store.database"),
    ],
)
def test_a_module_that_reaches_through_is_named(tmp_path: Path, file: str, line: str, wrong: str) -> None:
    server = tmp_path / "server"
    server.mkdir()
    (server / file).write_text(line + "\n", encoding="utf-8")
    (fault,) = reaches_through(server, tmp_path)
    assert fault.startswith(f"{file}:")
    assert fault.endswith(f": {wrong}")


ROOM_WITHOUT_A_DATABASE = """
import sys
sys.modules.update(dict.fromkeys(["sqlalchemy", "alembic", "asyncpg", "aiosqlite"]))
import vitrall.server.table_registry, vitrall.server.lobby, vitrall.server.room
"""


@pytest.mark.slow
def test_rooms_and_lobby_load_without_any_database() -> None:
    """None in `sys.modules` forbids an import: so nothing that they import needs a database either."""
    done = subprocess.run([sys.executable, "-c", ROOM_WITHOUT_A_DATABASE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
