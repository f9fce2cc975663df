"""Imports go one way: reads every import below src/vitrall and names those that go the wrong way."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.syntax_trees import syntax_nodes

PACKAGE = "vitrall"
SOURCE = Path(__file__).parents[2] / "src" / PACKAGE

LAYERS = (
    ("engine",),
    ("cards", "kind", "why"),
    (
        "game",
        "game_start",
        "seat_window",
        "validation",
        "view",
        "record",
        "moves",
        "score",
        "die_text",
        "drawing",
        "position",
        "referee",
        "picture",
        "words",
        "perft",
        "fair",
        "story",
    ),
    ("bots",),
    ("analysis", "lab", "learn", "server", "env", "local"),
    ("cli",),
)
RANK = {room: rank for rank, rooms in enumerate(LAYERS) for room in rooms}
RANK["__init__"] = RANK["game"]  # `import vitrall` offers the game, not more
RANK["__main__"] = RANK["cli"]

IMPURE = {"datetime", "io", "os", "pathlib", "random", "secrets", "time", "uuid"}
MIND = "mind"  # the compiled part of bots
NATIVE_TYPES = {"librt", "mypy_extensions"}  # seen by the type checker and the compiler only, through native.py


def wrong_arrows(source: Path) -> list[str]:
    """Every import that breaks a layer, as `file:line: from -> to`."""
    files = sorted(source.rglob("*.py"))
    return [f"{path.relative_to(source)}:{arrow}" for path in files for arrow in wrong_in(path, source)]


def wrong_in(path: Path, source: Path) -> Iterator[str]:
    """The wrong arrows of one file."""
    room = path.relative_to(source).parts[0].removesuffix(".py")
    if room not in RANK:
        yield f"1: {room} has no place among the layers"
        return
    for line, target in imports(path, source):
        if not allowed(room, target, path):
            yield f"{line}: {room} -> {target}"


def allowed(room: str, target: str, path: Path) -> bool:
    """A room may use itself and what lies to its left; the engine uses nothing that could differ between two runs."""
    top, *rest = target.split(".")
    if path.parent.name == MIND and path.parent.parent.name == "bots":
        return is_fit_for_mind(top, rest)
    if top == PACKAGE:
        return RANK.get(rest[0] if rest else "__init__", len(LAYERS)) <= RANK[room]
    if room != "engine":
        return True
    if path.name == "native.py" and top in NATIVE_TYPES:
        return target in typing_only(path)
    return top in sys.stdlib_module_names - IMPURE


def is_fit_for_mind(top: str, rest: list[str]) -> bool:
    """What bots think with is compiled with the engine, and so uses nothing else; the same in any two runs."""
    if top == PACKAGE:
        return rest[:1] == ["engine"] or rest[:2] == ["bots", MIND]
    return top in sys.stdlib_module_names - IMPURE


def imports(path: Path, source: Path) -> Iterator[tuple[int, str]]:
    """Each imported module with its line, wherever in the file the import is."""
    for node in syntax_nodes(path):
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Call):
            for name in names(node, path, source):
                yield node.lineno, name


def names(node: ast.Import | ast.ImportFrom | ast.Call, path: Path, source: Path) -> list[str]:
    """The modules that one statement imports, by their full names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.Call):
        return called(node)
    base = (node.module or "").split(".") if not node.level else from_here(node, path, source)
    if base == [PACKAGE]:
        return [f"{PACKAGE}.{alias.name}" if alias.name in rooms(source) else PACKAGE for alias in node.names]
    return [".".join(base)]


def called(node: ast.Call) -> list[str]:
    """`import_module("...")` is an import too."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name not in ("import_module", "__import__"):
        return []
    return [word.value for word in node.args[:1] if isinstance(word, ast.Constant) and isinstance(word.value, str)]


def from_here(node: ast.ImportFrom, path: Path, source: Path) -> list[str]:
    """The full name behind the dots of a relative import."""
    package = [PACKAGE, *path.relative_to(source).parent.parts]
    base = package[: len(package) - node.level + 1]
    return [*base, *(node.module or "").split(".")] if node.module else base


def rooms(source: Path) -> set[str]:
    """What `from vitrall import ...` may mean besides a name of the face."""
    return {path.name.removesuffix(".py") for path in source.iterdir()} | set(RANK)


def typing_only(path: Path) -> set[str]:
    """The modules imported under `if TYPE_CHECKING:`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    guarded = [
        node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    inner = [child for node in guarded for statement in node.body for child in ast.walk(statement)]
    return {node.module for node in inner if isinstance(node, ast.ImportFrom) and node.module}


@pytest.mark.lengthy
def test_every_door_opens_one_way() -> None:
    assert wrong_arrows(SOURCE) == []


@pytest.mark.parametrize(
    ("file", "line", "arrow"),
    [
        ("engine/board.py", "from vitrall.cards import catalogue", "engine -> vitrall.cards"),
        ("engine/board.py", "from vitrall import Game", "engine -> vitrall"),
        ("engine/board.py", "from ..game import Game", "engine -> vitrall.game"),
        ("engine/board.py", "import random", "engine -> random"),
        ("engine/board.py", "from os import path", "engine -> os"),
        ("engine/board.py", "import rich.table", "engine -> rich.table"),
        ("engine/board.py", "from mypy_extensions import i64", "engine -> mypy_extensions"),
        ("engine/native.py", "from librt.vecs import vec", "engine -> librt.vecs"),
        ("cards/catalogue.py", "from vitrall.referee import audit", "cards -> vitrall.referee"),
        ("game.py", "from vitrall import bots", "game -> vitrall.bots"),
        ("view.py", "def f():\n    import vitrall.lab.arena", "view -> vitrall.lab.arena"),
        ("bots/greedy.py", "import_module('vitrall.server.table')", "bots -> vitrall.server.table"),
        ("bots/mind/heuristic.py", "from vitrall.game import Game", "bots -> vitrall.game"),
        ("bots/mind/heuristic.py", "from vitrall.bots.sight import Sight", "bots -> vitrall.bots.sight"),
        ("bots/mind/heuristic.py", "import time", "bots -> time"),
        ("lab/arena.py", "from vitrall.cli.main import main", "lab -> vitrall.cli.main"),
        ("__init__.py", "from vitrall.bots import choose", "__init__ -> vitrall.bots"),
        ("cli/main.py", "import vitrall.attic", "cli -> vitrall.attic"),
    ],
)
def test_a_wrong_arrow_is_found_and_named(tmp_path: Path, file: str, line: str, arrow: str) -> None:
    write(tmp_path, file, line)
    (fault,) = wrong_arrows(tmp_path)
    assert fault.startswith(f"{file}:")
    assert fault.endswith(f": {arrow}")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/board.py", "from vitrall.engine.native import i64\nfrom typing import Final\nfrom . import dice"),
        ("engine/native.py", "if TYPE_CHECKING:\n    from librt.vecs import vec\n    from mypy_extensions import i64"),
        ("cards/catalogue.py", "import tomllib\nfrom pathlib import Path\nfrom vitrall.engine.errors import Illegal"),
        ("game.py", "from vitrall.view import View\nfrom vitrall import engine"),
        ("bots/greedy.py", "from vitrall import Game, cards"),
        (
            "bots/mind/heuristic.py",
            "from vitrall.engine.board import count\nfrom vitrall.bots.mind.weights import SIZE",
        ),
        ("lab/arena.py", "import random\nfrom vitrall.bots import greedy\nfrom vitrall.server import app"),
        ("__init__.py", "from vitrall.game import Game"),
        ("__main__.py", "from vitrall.cli.main import main"),
    ],
)
def test_a_right_arrow_is_left_alone(tmp_path: Path, file: str, line: str) -> None:
    write(tmp_path, file, line)
    assert wrong_arrows(tmp_path) == []


def test_a_room_without_a_place_is_named(tmp_path: Path) -> None:
    write(tmp_path, "attic/box.py", "")
    assert wrong_arrows(tmp_path) == ["attic/box.py:1: attic has no place among the layers"]


def write(source: Path, file: str, text: str) -> None:
    """One made-up file in a made-up tree."""
    (source / file).parent.mkdir(parents=True, exist_ok=True)
    (source / file).write_text(text + "\n", encoding="utf-8")


LEARNING = {"gymnasium", "numpy", "pettingzoo", "pyspiel", "torch"}
TRAIN = Path("cli", "train.py")


@pytest.mark.slow
def test_only_learning_and_environments_need_their_libraries() -> None:
    """So `import vitrall`, the bots and the server never load them, wherever they are installed."""
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        targets = {target for _, target in imports(path, SOURCE)}
        heavy = {target for target in targets if target.split(".")[0] in LEARNING}
        learning = {target for target in targets if target.split(".")[:2] in ([PACKAGE, "learn"], [PACKAGE, "env"])}
        if place.parts[0] not in ("learn", "env") and (heavy or (learning and place != TRAIN)):
            wrong.append(f"{place}: {sorted(heavy | learning)}")
    assert wrong == []


PLAYS = """
import sys
sys.modules.update(dict.fromkeys(["fluent", "fluent.runtime", "typing_extensions", "msgspec", "pydantic", "babel"]))
from vitrall import Game, Options
from vitrall.bots import play_match, seated
from vitrall.cards.catalogue import full_deck
from vitrall.engine.rules import Rules
play_match(Rules(Options(players=2), full_deck()), 1, seated(["random", "greedy"], 2, 1))
game = Game.new(Options(players=2), 1)
print(game.play(game.legal_moves[0]), len(game.events), len(game.view(0)) > 5)
"""


@pytest.mark.lengthy
def test_a_game_is_played_without_any_library() -> None:
    """As in a browser's Python, which has the standard library alone: None in `sys.modules` forbids an import."""
    done = subprocess.run([sys.executable, "-c", PLAYS], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.endswith(" True\n")
