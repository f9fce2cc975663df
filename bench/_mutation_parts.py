"""The parts of the project that the mutation campaign changes, and which tests look at each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from bench._trust import ROOT

SOURCE = "src/vitrall/"
PACKAGES = ("server", "fair", "view", "record", "position", "bots")
ENGINE_MODULES = ("window", "legal", "play", "tools", "steps", "turns", "chance", "scoring", "findings")
# The games of the oracle, the tests of rules and cards, then exact numbers, golden games, properties, simulations.
ENGINE_TESTS = (
    *("tests/oracle/test_agrees.py", "tests/rules", "tests/cards"),
    *("tests/perft", "tests/golden", "tests/properties", "tests/game", "tests/lab"),
)

# The tests that concern these packages. Left out is what starts, kills and restarts processes (lines reached there are
# not seen, and each takes many seconds) and what plays many whole games.
REST_TESTS = (
    *("tests/fair", "tests/server", "tests/attacks", "tests/bots", "tests/game"),
    *("tests/decks/test_records.py", "tests/decks/test_views.py"),
    *("tests/rules/test_records.py", "tests/rules/test_positions.py", "tests/rules/test_module_positions.py"),
    *("tests/rules/test_secrets.py", "tests/rules/test_secret_blooms.py", "tests/golden/test_games.py"),
    *("tests/properties/test_views.py", "tests/properties/test_records.py", "tests/properties/test_positions.py"),
)
LEFT_OUT = (
    *("test_kills", "test_fuzz", "test_hosting", "test_lost_database", "test_unruly", "test_strength", "test_schema"),
    *("test_outages", "test_power_loss", "test_full_disk", "test_start_errors", "test_serve", "test_garbage"),
    *("test_identity_from_another_site", "test_moving_to_another_device", "test_parity"),
    *(
        "test_as_measured",
        "test_agreement",
        "test_rolling_upgrade",
        "test_mind",
        "test_solo_futures",
    ),  # half a minute each
    *("test_games", "test_backup"),  # of the server; the golden games are named by their path
    *(
        "test_exhausting_memory",
        "test_malformed_requests",
        "test_starving_bots",
        "test_broken_bots",
        "test_guest_seats",
    ),
)


@dataclass(frozen=True)
class Part:
    """Files that are changed, how many changes are tried, and the tests that look at them."""

    name: str  # of its section in `docs/trust.md`, and of the file between two runs
    files: tuple[str, ...]
    tests: Sequence[str]
    pytest_options: Sequence[str]
    most_seconds: float  # of processor time for one mutant, as measured while following the lines
    sample: int
    seed: int
    compiled: bool  # whether the tests may use the compiled engine: not where the engine itself is changed

    def test_files(self) -> list[str]:
        """The files of the tests, one by one."""
        places = [ROOT / part for part in self.tests]
        listed = [[place] if place.is_file() else sorted(place.rglob("test_*.py")) for place in places]
        files = [file for together in listed for file in together]
        named = {place for place in places if place.is_file()}
        return [file.relative_to(ROOT).as_posix() for file in files if file in named or file.stem not in LEFT_OUT]


def package_of(file: str) -> str:
    return file.removeprefix(SOURCE).partition("/")[0]


def _rest_files() -> tuple[str, ...]:
    """Every file of these packages, but what bots think with, which is measured by how well they play."""
    paths = [path for package in PACKAGES for path in sorted((ROOT / SOURCE / package).rglob("*.py"))]
    files = [path.relative_to(ROOT).as_posix() for path in paths]
    left_out = (f"{SOURCE}bots/mind/", f"{SOURCE}server/storage/migrations/")
    return tuple(file for file in files if not file.startswith(left_out))


ENGINE_FILES = tuple(f"{SOURCE}engine/{module}.py" for module in ENGINE_MODULES)
ENGINE = Part("mutation", ENGINE_FILES, ENGINE_TESTS, ("-m", "not slow"), inf, 1500, 20, False)
REST = Part("mutation-rest", _rest_files(), REST_TESTS, (), 15.0, 600, 21, True)
PARTS = {"engine": ENGINE, "rest": REST}
