"""`vitrall replay`: forth and back in a terminal, and as text for pipes."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.command_line import ROOT, vitrall
from tests.terminal.keyboard import Keyboard

GAMES = Path(__file__).parents[1] / "golden" / "games"
GAME = GAMES / "two-standard.txt"


@pytest.mark.slow
def test_forth_and_back_and_to_the_end(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "replay", str(GAME))
    seen: list[str] = []
    for line in ("", "", "b", "12", "r 4", "round 99", "xyz", "r", "e", "q"):
        assert keyboard.wait_for("q quit > ")
        seen.append(keyboard.screens[-1])
        keyboard.type(line)
    assert keyboard.leave() == 0
    moves = [next((line for line in screen.splitlines() if line.startswith("Move ")), "")[:8] for screen in seen]
    assert [move.strip() for move in moves[:5]] == ["Move 0 o", "Move 1 o", "Move 2 o", "Move 1 o", "Move 12"]
    assert "Round 4 of 10" in seen[5]
    assert "The game is over" in seen[6]
    assert all("Type Enter" in screen for screen in seen[7:9])
    assert "wins with" in seen[9]


def test_a_moment_as_text() -> None:
    done = vitrall("replay", str(GAME), "--to", "12")
    assert "Move 12 of" in done.stdout
    assert vitrall("replay", str(GAME), "--round", "3").stdout.count("Round 3 of 10") == 1
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.lengthy
@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_every_golden_game_can_be_told(path: Path) -> None:
    done = vitrall("replay", str(path), "--log")
    assert done.returncode == 0
    assert "Round 10 begins." in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_a_pipe_gets_the_whole_game_and_the_sheet() -> None:
    done = vitrall("replay", "-", typed=GAME.read_text("utf-8"))
    final = vitrall("replay", str(GAME), "--final")
    assert done.stdout.endswith(final.stdout)
    assert "Round 10 begins." in done.stdout
    assert "\x1b" not in done.stdout


def test_wrong_wishes() -> None:
    assert vitrall("replay", str(GAME), "--to", "9999").returncode == 1
    assert "[replay/move]" in vitrall("replay", str(GAME), "--to", "9999").stderr
    assert "[record/magic]" in vitrall("replay", str(ROOT / "README.md")).stderr
    assert "[file/read]" in vitrall("replay", "no such file").stderr


def test_an_unfinished_game_has_a_score_so_far() -> None:
    lines = GAME.read_text("utf-8").splitlines()
    cut = [line for line in lines[: len(lines) // 2] if not line.startswith("actions:")]
    output = vitrall("replay", "-", "--final", typed="\n".join(cut)).stdout
    assert output.startswith("The game is not over.")
    assert "wins with" not in output
