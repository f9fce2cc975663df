"""Programs at a table: in simulations, in the terminal, and in games that are resumed."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from testing.command_line import vitrall
from tests.bots.guest_programs import EXAMPLE, command, started
from vitrall import Game, Options
from vitrall.cli.session.opponents import Opponent
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

PACKER = "exec:" + started(EXAMPLE)


def test_a_simulation_with_a_program_is_the_same_for_any_number_of_workers() -> None:
    said = ("sim", "--games", "3", "--seed", "5", "--json", "--bots", PACKER, "random")
    first, second = (json.loads(vitrall(*said, "--workers", workers).stdout) for workers in ("1", "2"))
    assert first["checksum"] == second["checksum"]
    assert first["mean_scores"][0] > first["mean_scores"][1]
    assert "faults" not in first


def test_a_simulation_counts_what_a_program_failed_to_do() -> None:
    done = vitrall("sim", "--games", "1", "--bots", "exec:" + command("illegal"), "random")
    assert done.returncode == 0
    assert "because another failed: " in done.stdout


@pytest.mark.parametrize(
    ("name", "code"), [("exec:", "bot/command"), ("exec:no-such-program-anywhere", "bot/broken"), ("exe", "sim/bot")]
)
def test_a_simulation_refuses_what_is_no_program(name: str, code: str) -> None:
    done = vitrall("sim", "--games", "1", "--bots", name)
    assert done.returncode == 1
    assert done.stderr.endswith(f"[{code}]\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_that_a_program_failed(language: str) -> None:
    game, opponent, words = Game.new(Options(), 3), Opponent("exec:" + command("garbage"), 1), Words(language)
    game.play(opponent.choose(game, 1), 1)
    opponent.close()
    (complaint,) = opponent.complaints("Bot 2", words)
    assert complaint.startswith(words.say("bot-error", name="Bot 2"))
    assert "e2e4" in complaint  # with what the program said
    assert complaint.isprintable()  # and nothing of it that commands the terminal


def test_a_program_plays_in_the_terminal(tmp_path: Path) -> None:
    done = vitrall("play", "--seed", "7", "--bots", PACKER, typed="1\nquit\n", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "moves instead" not in done.stdout


@pytest.mark.parametrize("said", [("sim", "--games", "1", "--players", "2"), ("play", "--seed", "7")])
def test_the_program_is_bidden_to_leave_when_the_game_is_over(tmp_path: Path, said: tuple[str, ...]) -> None:
    mark = tmp_path / "mark"
    bot = "exec:" + command("illegal", str(mark))
    done = vitrall(*said, "--bots", bot, typed="1\nquit\n", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0
    assert mark.exists()


def test_a_file_starts_no_program_unless_it_is_named_again(tmp_path: Path) -> None:
    home = {"XDG_STATE_HOME": str(tmp_path)}
    left = vitrall("play", "--seed", "7", "--bots", PACKER, typed="1\nquit\n", **home)
    typed = " ".join(left.stdout.split()).partition("vitrall play --resume")[2]
    assert shlex.quote(f"bot:{PACKER}").replace(" ", "") in typed.replace(" ", "")  # the screen breaks long lines
    refused = vitrall("play", "--resume", typed="quit\n", **home)
    assert refused.returncode == 1
    assert refused.stderr.endswith("[play/guest]\n")
    assert PACKER in refused.stderr
    for again in (["--bots", PACKER], ["--seat", f"bot:{PACKER}"]):
        assert vitrall("play", "--resume", *again, typed="quit\n", **home).returncode == 0
