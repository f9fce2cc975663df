"""Every test that `SECURITY.md` names is there: a threat model that points nowhere protects nobody."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
ACTORS = ("Players", "Spectators", "Strangers", "Hosts", "Authors of decks", "Bot programs")


def named_tests(text: str) -> list[str]:
    return re.findall(r"tests/[\w/]+\.py", text)


def test_the_tests_that_are_named_are_there() -> None:
    assert len(named_tests(TEXT)) > 30
    assert [name for name in named_tests(TEXT) if not (ROOT / name).is_file()] == []


def test_every_attack_is_in_the_threat_model() -> None:
    attacks = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "attacks").rglob("test_*.py")}
    assert attacks - set(named_tests(TEXT)) == set()


def test_every_actor_has_what_they_could_try_and_what_is_not_prevented() -> None:
    for actor in ACTORS:
        part = re.search(rf"^### {actor}$(.*?)(?=^##)", TEXT, re.MULTILINE | re.DOTALL)
        assert part, actor
        rows = re.findall(r"^\|.*\|.*\|.*`tests/.*\|$", part[1], re.MULTILINE)
        assert len(rows) >= 4, actor
        assert "Not prevented: " in part[1], actor


def test_a_name_that_points_nowhere_is_found() -> None:
    assert named_tests("see `tests/attacks/test_nothing.py`") == ["tests/attacks/test_nothing.py"]
