"""The command line itself: exit codes, languages, colours, width, what a shell completes, real tables set up."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from testing.command_line import ROOT, vitrall
from tests.terminal.keyboard import Keyboard
from vitrall.bots.registry import BUILT_IN
from vitrall.server.settings import Settings
from vitrall.words import LANGUAGES, Words

COMMANDS = (
    "play",
    "replay",
    "score",
    "audit",
    "setup",
    "deck",
    "picture",
    "sim",
    "arena",
    "bot-check",
    "referee",
    "train",
    "completion",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_asked_for(language: str) -> None:
    words = Words(language)
    done = vitrall("--lang", language, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(words.say("usage"))
    assert all(f"    {command} " in done.stdout for command in COMMANDS)
    assert words.say("flag-help") in vitrall("play", f"--lang={language}", "-h").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    done = vitrall(command, "--help")
    assert done.returncode == 0
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_the_help_of_serve_says_the_default_of_every_number() -> None:
    _, _, flags = " ".join(vitrall("serve", "--help").stdout.split()).partition("options:")
    texts = dict(re.findall(r"--([a-z-]+) N (.*?)(?= --|$)", flags))
    defaults = {field.name.replace("_", "-"): field.default for field in fields(Settings) if field.type == "int"}
    assert {name: text for name, text in texts.items() if not re.search(rf"default:? {defaults[name]}\b", text)} == {}
    assert texts.keys() == defaults.keys()


def test_the_language_of_the_machine_is_taken() -> None:
    output = vitrall("setup", "--seed", "4", VITRALL_LANG="", LC_ALL="uk_UA.UTF-8").stdout
    assert Words("uk").say("setup-seed", seed="4") in output


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--version"], 0),
        (["dance"], 2),
        (["play", "--seed", "x"], 2),
        (["play", "--lang", "tlh"], 2),
        (["replay", "--to", "1", "--final"], 2),
        (["play", "--players", "0"], 1),
        (["play", "--seat", "bot:random", "--seat", "bot:random"], 1),
        (["play", "--seat", "bot:deep-thought"], 1),
        (["play", "--seat", "A", "--seat", "B", "--players", "1"], 1),
        (["play", "--resume", str(ROOT / "README.md")], 1),
        (["play"], 0),  # nothing to read: the game is kept at once
    ],
)
def test_exit_codes(tmp_path: Path, arguments: list[str], code: int) -> None:
    done = vitrall(*arguments, XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert bool(done.stderr) == bool(code)


def test_errors_are_told_in_the_language_and_with_a_code() -> None:
    done = vitrall("play", "--bots", "deep", "--lang", "pl")
    known = ", ".join(BUILT_IN)
    assert done.stderr == f"vitrall: Nie ma takiego bota („deep” nie należy do: {known}). [play/bot]\n"


def colors_in(text: str) -> bool:
    return "[38;" in text or "[48;" in text or "[31m" in text


@pytest.mark.slow
@pytest.mark.parametrize(("environ", "colored"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_colors_only_where_they_are_wanted(tmp_path: Path, environ: dict[str, str], colored: bool) -> None:
    keyboard = Keyboard(tmp_path, "play", "--seed", "7", "--seat", "Ana", **environ)
    for line in ("1", "d R2"):
        assert keyboard.wait_for("Ana> ")
        keyboard.type(line)
    assert keyboard.wait_for("Ana> ")
    assert colors_in(keyboard.seen) == colored
    assert "R2" in keyboard.screens[-1]
    keyboard.type("quit")
    assert keyboard.leave() == 0


def test_a_pipe_gets_plain_text(tmp_path: Path) -> None:
    done = vitrall("play", "--seed", "7", typed="1\nd R2\nquit\n", XDG_STATE_HOME=str(tmp_path))
    assert "\x1b" not in done.stdout
    assert "Place a red 2 in your window." in done.stdout


def test_a_home_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "vitrall").write_text("in the way")
    done = vitrall("play", "--seed", "7", typed="1\nquit\n", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "The file cannot be written" in done.stdout
    assert "Draft a die" in done.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_completion_scripts_are_sound(tmp_path: Path, shell: str, language: str) -> None:
    script = vitrall("completion", shell, "--lang", language)
    assert all(command in script.stdout for command in COMMANDS)
    if shutil.which(shell):
        (tmp_path / "script").write_text(script.stdout, encoding="utf-8")
        subprocess.run([shell, "-n", str(tmp_path / "script")], check=True)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("vitrall pl", "play"),
        ("vitrall play --ev", "--even-bag"),
        ("vitrall play --lang p", "pl"),
        ("vitrall completion z", "zsh"),
        ("vitrall deck ch", "check"),
        ("vitrall deck show --de", "--deck"),
    ],
)
def test_bash_completes(typed: str, expected: str) -> None:
    script = vitrall("completion", "bash").stdout
    asking = f"""{script}
COMP_WORDS=({typed}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _vitrall; echo "${{COMPREPLY[*]}}"
"""
    done = subprocess.run(["bash", "-c", asking], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [expected]


def test_a_table_is_set_up_the_same_way_from_the_same_seed() -> None:
    output = vitrall("setup", "--seat", "Ana", "--seat", "Bo", "--seat", "Cy", "--seed", "4").stdout
    assert output == vitrall("setup", "--seat", "Ana", "--seat", "Bo", "--seat", "Cy", "--seed", "4").stdout
    assert "Into the bag: 90 dice" in output
    assert "  Ana: " in output
    assert "Bo is the start player." in output
    assert vitrall("setup").stdout != vitrall("setup").stdout


def test_a_table_for_one_has_its_objectives_open() -> None:
    output = vitrall("setup", "--players", "1", "--solo-tools", "2", "--seed", "4").stdout
    assert "Shades of" in output
    assert "start player" not in output
    assert output.count("\n  ") == 2 + 1 + 2 + 2


def test_an_even_bag_is_told() -> None:
    assert "Into the bag: 50 dice (10 red dice" in vitrall("setup", "--even-bag").stdout
