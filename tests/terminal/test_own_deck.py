"""A game with cards of one's own in a terminal: played to the end, saved, resumed and replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.command_line import vitrall
from testing.example_deck import EXAMPLE, SAWS, cards
from tests.terminal.keyboard import Keyboard
from vitrall import Game
from vitrall.cli.session.saving import newest

PROMPT = "Ana> "


@pytest.fixture
def saws(tmp_path: Path) -> Path:
    path = tmp_path / "saws.toml"
    path.write_text(SAWS, encoding="utf-8")
    return path


def saved_file(home: Path) -> Path:
    return newest({"XDG_STATE_HOME": str(home)})


def play_on(keyboard: Keyboard) -> int:
    """The first move of the list at every prompt, the tool by its name wherever it may be used; how often it was."""
    uses = 0
    while keyboard.wait_for(PROMPT):
        usable = [line for line in keyboard.screens[-1].splitlines() if line.startswith("użyj ") and "włosowa" in line]
        uses += bool(usable)
        keyboard.type("użyj piła wł" if usable else "1")
    return uses


@pytest.mark.slow
def test_a_whole_game_with_own_tools_is_played_kept_and_replayed(tmp_path: Path, saws: Path) -> None:
    keyboard = Keyboard(tmp_path, "play", "--seed", "7", "--seat", "Ana", "--lang", "pl", "--deck", str(saws))
    assert play_on(keyboard) > 0
    assert keyboard.leave() == 0
    assert f"vitrall replay --deck {saws}" in " ".join(keyboard.screens[-1].split())
    game = Game.from_record(saved_file(tmp_path).read_bytes(), deck=cards(SAWS))
    assert game.is_over
    assert any(move.startswith("use fret-saw") for move in game.moves)
    done = vitrall("replay", "--deck", str(saws), "--log", "--lang", "pl", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "Piła włosowa" in done.stdout
    assert f"{game.scores[0].total}" in done.stdout


@pytest.mark.slow
def test_a_tool_in_use_tells_its_own_text(tmp_path: Path, saws: Path) -> None:
    keyboard = Keyboard(tmp_path, "play", "--seed", "7", "--seat", "Ana", "--deck", str(saws))
    for line in ("1", "1", "use fret", "quit"):
        assert keyboard.wait_for(PROMPT)
        keyboard.type(line)
    assert keyboard.leave() == 0
    assert "Fret Saw: Turn the die over, then raise or lower it by 1." in keyboard.screens[-1]


def test_a_game_goes_on_with_its_deck_and_not_without(tmp_path: Path, saws: Path) -> None:
    left = vitrall("play", "--seed", "7", "--deck", str(saws), typed="1\nquit\n", XDG_STATE_HOME=str(tmp_path))
    assert f"vitrall play --resume --deck {saws}" in " ".join(left.stdout.split())
    alone = vitrall("play", "--resume", "--lang", "uk", XDG_STATE_HOME=str(tmp_path))
    assert alone.returncode == 1
    assert "бракує карт: fret-saw, band-saw, rip-saw" in alone.stderr
    typed = "cards\nlang pl\nquit\n"
    again = vitrall("play", "--resume", "--deck", str(saws), typed=typed, XDG_STATE_HOME=str(tmp_path))
    assert again.returncode == 0
    assert "1 Fret Saw – Turn the die over" in again.stdout
    assert "Piła włosowa" in again.stdout  # the language changes, the cards stay known


def test_the_help_for_cards_says_how_well_they_are_known(tmp_path: Path, saws: Path) -> None:
    done = vitrall("play", "--seed", "7", "--deck", str(saws), typed="1\ncards\nquit\n", XDG_STATE_HOME=str(tmp_path))
    output = " ".join(done.stdout.split())
    assert "Rip Saw – Roll the die again; it may go back to the pool. [inferred from print]" in output
    assert "raise or lower it by 1. [not stated]" in output
    flags = ("--modules", "pioneers", "--deck", str(EXAMPLE))
    other = vitrall("play", "--seed", "7", *flags, typed="1\ncards\nquit\n", XDG_STATE_HOME=str(tmp_path)).stdout
    assert "name: own design]" in " ".join(other.split())  # a card of the project whose name is not known from print
    assert "[as printed]" not in other
