"""The parts of the project that the mutation campaign changes, and which tests look at each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bench._copy import RULES_FIRST
from bench._trust import ROOT

Stage = tuple[str, ...]
SOURCE = "src/vitrall/"
QUICK = ("-m", "not slow")
ALL = ("-m", "slow or not slow")

ENGINE_MODULES = ("window", "legal", "play", "tools", "steps", "turns", "chance", "scoring", "findings")
ENGINE_STAGES: tuple[Stage, ...] = (
    (*QUICK, "tests/oracle/test_agrees.py"),
    (*QUICK, *RULES_FIRST[0]),
    (*QUICK, "tests/perft", "tests/golden", "tests/properties", "tests/game", "tests/lab"),
)

# The tests of a package, the quick ones first; then all of them, where slow ones concern it.
REST_STAGES: dict[str, tuple[Stage, ...]] = {
    "server": (
        (*QUICK, "tests/server"),
        (*ALL, "tests/server", "--ignore=tests/server/test_kills.py", "--ignore=tests/server/test_fuzz.py"),
    ),
    "fair": ((*QUICK, "tests/fair", "tests/server/test_table.py"), (*QUICK, "tests/server", "tests/docs")),
    "view": (
        (*QUICK, "tests/rules/test_secrets.py", "tests/rules/test_secret_blooms.py", "tests/properties/test_views.py"),
        (
            *QUICK,
            "tests/rules",
            "tests/game",
            "tests/decks",
            "tests/docs",
            "tests/golden",
            "tests/bots",
            "tests/server",
        ),
        (*QUICK, "tests/terminal"),
    ),
    "record": (
        (*QUICK, "tests/rules/test_records.py", "tests/decks/test_records.py", "tests/properties/test_records.py"),
        (*QUICK, "tests/golden", "tests/docs", "tests/game", "tests/fair", "tests/server", "tests/decks"),
    ),
    "position": (
        (*QUICK, "tests/rules/test_positions.py", "tests/rules/test_module_positions.py"),
        (*QUICK, "tests/properties/test_positions.py", "tests/perft", "tests/decks", "tests/docs", "tests/game"),
    ),
    "bots": ((*QUICK, "tests/bots"), (*ALL, "tests/bots"), (*QUICK, "tests/lab", "tests/cli")),
}


@dataclass(frozen=True)
class Part:
    """Files that are changed, the tests that look at each of them, and how many changes are tried."""

    name: str  # of its section in `docs/trust.md`, and of the file between two runs
    files: tuple[str, ...]
    stages: Callable[[str], Sequence[Stage]]
    sample: int
    seed: int


def package_of(file: str) -> str:
    return file.removeprefix(SOURCE).partition("/")[0]


def _rest_files() -> tuple[str, ...]:
    """Every file of these packages, but what bots think with, which is measured by how well they play."""
    paths = [path for package in REST_STAGES for path in sorted((ROOT / SOURCE / package).rglob("*.py"))]
    files = [path.relative_to(ROOT).as_posix() for path in paths]
    left_out = (f"{SOURCE}bots/mind/", f"{SOURCE}server/storage/migrations/")
    return tuple(file for file in files if not file.startswith(left_out))


ENGINE = Part(
    "mutation",
    tuple(f"{SOURCE}engine/{module}.py" for module in ENGINE_MODULES),
    lambda file: ENGINE_STAGES,
    1500,
    20,
)
REST = Part("mutation-rest", _rest_files(), lambda file: REST_STAGES[package_of(file)], 600, 21)
PARTS = {"engine": ENGINE, "rest": REST}
