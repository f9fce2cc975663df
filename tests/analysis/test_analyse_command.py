"""`vitrall analyse` in the terminal: tables and turns in four languages, JSON, clear errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from testing.command_line import vitrall
from vitrall.analysis import Effort, game_analysis

GAMES = Path(__file__).parents[1] / "golden" / "games"
SOLO = str(GAMES / "solo-one-tool.txt")
TINY = {"quick": Effort(playouts=1, candidates=2, choosing=2)}

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain engine is slow, and what is printed does not depend on the number of games."""
    monkeypatch.setattr(game_analysis, "EFFORTS", TINY)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Where the distance to the target came from", "not explained", "costliest turns", "unluckiest dice")),
        ("pl", ("Skąd wzięła się różnica do celu", "niewyjaśnione", "najdroższe ruchy", "pechowy rzut")),
        ("uk", ("Звідки взялася різниця з ціллю", "не пояснено", "найдорожчі ходи", "найнещасливіший кидок")),
        ("es", ("De dónde salió la distancia al objetivo", "sin explicar", "turnos más caros", "con menos suerte")),
    ],
)
def test_the_report_speaks_the_readers_language(language: str, words: tuple[str, ...]) -> None:
    done = vitrall("analyse", SOLO, "--effort", "quick", "--workers", "1", "--lang", language, COLUMNS="160")
    assert (done.returncode, done.stderr) == (0, "")
    assert [word for word in words if word not in done.stdout] == []
    assert "analyse-" not in done.stdout


def test_lines_break_between_words_on_a_narrow_terminal() -> None:
    done = vitrall("analyse", SOLO, "--effort", "quick", "--workers", "1", "--turns", COLUMNS="60")
    turns = done.stdout.partition("all turns")[2].splitlines()
    assert max(map(len, turns)) <= 60
    assert any(line.startswith(" " * 6) for line in turns)
    assert " ".join(" ".join(turns).split()).count("round 1, turn 1:") == 1


def test_json_has_the_effort_and_the_seed_and_adds_up() -> None:
    done = vitrall("analyse", SOLO, "--effort", "quick", "--seed", "3", "--workers", "1", "--json")
    data = json.loads(done.stdout)
    assert (data["version"], data["effort"], data["seed"], data["playouts"]) == (1, "quick", 3, 1)
    points = data["seats"][0]["points"]
    assert sum(points[part][0] for part in ("expected", "luck", "own", "others", "rest")) == points["result"]
    assert data["curve"][0]["kind"] == "deal"
    assert data["curve"][-1]["points"] == [[points["result"], 0]]


def test_all_turns_are_listed_on_request() -> None:
    done = vitrall("analyse", SOLO, "--effort", "quick", "--workers", "1", "--turns")
    assert all(f"round {number}, turn 2" in done.stdout for number in range(1, 11))


@pytest.mark.parametrize(
    ("change", "code"), [("cut", "analysis/not-over"), ("damage", "record/action"), ("effort", "analysis/effort")]
)
def test_bad_input_is_one_clear_line(tmp_path: Path, change: str, code: str) -> None:
    text = Path(SOLO).read_text(encoding="utf-8")
    lines = text.splitlines()
    if change == "cut":
        lines = [line for line in lines[:40] if not line.startswith("actions:")]
    elif change == "damage":
        lines[-2] = "place Z9"
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = vitrall("analyse", str(file), "--effort", "slow" if change == "effort" else "quick", "--workers", "1")
    assert done.returncode == 1
    assert code in done.stderr
    assert "Traceback" not in done.stderr
