"""A broken bot is reported: its first error with its message, no rating, exit code 1 under --strict."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from testing.arena_files import wait_for_lines
from testing.command_line import vitrall
from testing.process_ends import watched
from vitrall import Game, Options, Unavailable, Unreadable
from vitrall.bots import Idea, Sight, invite, registry
from vitrall.bots.conformance import TABLES
from vitrall.cli.main import main
from vitrall.cli.session.opponents import Opponent
from vitrall.words import LANGUAGES, Words

MODULE = """
class Careful:
    def __init__(self, seed):
        pass

    def choose(self, sight):
        return sight.actions[0]

    def explain(self, sight):
        return []


class Broken(Careful):
    def choose(self, sight):
        raise ValueError("no board for players " + str(sight.view["options"]["players"]))


class Unmakeable:
    def __init__(self, seed):
        raise FileNotFoundError("weights.bin is not here")
"""


class Broken:
    """Has no answer to anything."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, sight: Sight) -> str:
        raise ValueError("the plan is empty")

    def explain(self, sight: Sight) -> list[Idea]:
        return []


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "broken", Broken)


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(MODULE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES if each != "en")]
)
def test_the_arena_shows_the_first_error_and_gives_no_rating(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(language, strict=True)
    arguments = ["arena", "broken", "random", "--games", "2", "--lang", language]
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    failed = next(line for line in lines if "the plan is empty" in line)
    assert words.say("bot-fault-error") in failed
    assert re.search(r"\b0\b.*\b[1-9][0-9]+\b", failed), "no move of its own, of so many"
    assert words.say("bot-no-rating", bot="broken") in lines
    assert words.say("bot-no-rating", bot="random") not in lines
    own = next(line for line in lines if line.startswith("broken: "))
    assert not re.search(r"[0-9]+\.[0-9] ± [0-9]+\.[0-9](?![0-9])", own), "a rating"
    assert main([*arguments, "--strict"]) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("broken")
def test_a_simulation_shows_the_first_error_and_who_moved(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "--games", "1", "--seed", "3", "--bots", "broken", "random", "--lang", "en"]
    assert main(arguments) == 0
    output = capsys.readouterr().out
    assert re.search(r"broken: 0 of \d\d+ moves are its own; .*ValueError: the plan is empty", output)
    assert "random: " not in output
    assert main([*arguments, "--strict", "--json"]) == 1
    summary = json.loads(capsys.readouterr().out)
    assert summary["own"][0] == 0
    assert summary["own"][1] == summary["moves"][1] > 20
    assert summary["first_faults"] == ["error ValueError: the plan is empty", ""]
    assert main(["sim", "--games", "1", "--bots", "greedy", "--strict"]) == 0


@pytest.mark.usefixtures("broken")
def test_the_terminal_shows_the_message_and_sums_up() -> None:
    game, opponent, words = Game.new(Options(), 3), Opponent("broken", 1), Words("en")
    game.play(opponent.choose(game, 1), 1)
    (complaint,) = opponent.complaints("Bot 2", words)
    assert "the plan is empty" in complaint
    (summary,) = opponent.summary("Bot 2", words)
    assert summary.startswith("Bot 2: 0 of 1 moves are its own")
    assert Opponent("greedy", 1).summary("Bot 2", words) == []


@pytest.mark.lengthy
@pytest.mark.usefixtures("broken")
def test_a_terminal_game_ends_with_1_under_strict(tmp_path: Path) -> None:
    """Only where a bot failed, and only if asked; in the same game, left after two moves."""
    arguments = ["play", "--seed", "7", "--seat", "Ana", "--bots"]
    codes = {
        (bot, strict): vitrall(*arguments, bot, *strict, typed="1\n1\n", XDG_STATE_HOME=str(tmp_path))
        for bot in ("broken", "greedy")
        for strict in ((), ("--strict",))
    }
    assert {asked: done.returncode for asked, done in codes.items()} == {
        ("broken", ()): 0,
        ("broken", ("--strict",)): 1,
        ("greedy", ()): 0,
        ("greedy", ("--strict",)): 0,
    }
    assert "the plan is empty" in codes["broken", ("--strict",)].stdout


@pytest.mark.lengthy
@pytest.mark.usefixtures("own_bots")
def test_a_class_plays_by_its_module_and_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--games", "1", "--bots", "py:own_bots:Careful", "--strict"]) == 0
    assert main(["sim", "--games", "1", "--bots", "py:own_bots:Broken", "--strict", "--lang", "en"]) == 1
    assert "ValueError: no board for players 2" in capsys.readouterr().out


@pytest.mark.lengthy
@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_at_the_start_keep_their_message(language: str) -> None:
    with pytest.raises(Unavailable) as refused:
        invite("py:own_bots:Unmakeable", 1)
    assert "weights.bin is not here" in Words(language, strict=True).error(refused.value)
    with pytest.raises(Unavailable) as missing:
        invite("py:no_such_module:Bot", 1)
    assert "no_such_module" in Words(language, strict=True).error(missing.value)
    with pytest.raises(Unreadable) as unreadable:
        invite("py:own_bots", 1)
    assert unreadable.value.code == "bot/command"


@pytest.mark.lengthy
def test_a_program_that_dies_at_the_start_is_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    program = shlex.join([sys.executable, "-c", "raise SystemExit('the model file is missing')"])
    assert main(["sim", "--games", "1", "--bots", f"exec:{program}", "greedy", "--strict", "--lang", "en"]) == 1
    assert "the model file is missing" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.usefixtures("own_bots")
def test_bot_check_takes_names_and_classes(capsys: pytest.CaptureFixture[str]) -> None:
    once = ("--games", "1", "--lang", "en")
    assert main(["bot-check", "random", *once]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(TABLES) + 1
    assert main(["bot-check", "py:own_bots:Careful", *once]) == 0
    assert main(["bot-check", "py:own_bots:Broken", *once]) == 1
    assert "no board for players" in capsys.readouterr().out


def test_bot_check_takes_the_prefix_of_programs() -> None:
    program = shlex.join([sys.executable, "-c", "print(7)"])
    done = vitrall("bot-check", f"exec:{program}", "--lang", "en")
    assert done.returncode == 1
    assert ": 7" in done.stdout


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in listed.stdout.split()]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux tells of them")
def test_workers_end_with_the_arena_that_is_terminated(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "vitrall", "arena", "--ladder", "random", "--workers", "2", "--seeds", "1-90000"]
    command += ["--out", str(tmp_path), "--state", str(tmp_path / "state")]
    arena = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for_lines(tmp_path / "state", 2)
    workers = children(arena.pid)
    assert len(workers) >= 3  # two workers and the tracker of resources
    with watched(workers) as watch:
        arena.send_signal(signal.SIGTERM)
        arena.wait(30)
        left = watch.alive_after(30)
    for worker in left:
        os.kill(worker, signal.SIGKILL)
    assert left == []
