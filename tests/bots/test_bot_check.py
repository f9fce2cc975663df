"""`vitrall bot-check` finds what a program does wrong, and the example in docs/ does nothing wrong."""

from __future__ import annotations

import ast
import shlex
import sys
from pathlib import Path

import pytest

from testing.command_line import vitrall
from tests.bots.guest_programs import EXAMPLE, command, started
from vitrall.bots import Budget
from vitrall.bots.conformance import TABLES, examine
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

SHORT = Budget(milliseconds=300)
FAULTS = {"garbage": "garbage", "silent": "late", "illegal": "illegal", "crash": "crash", "flood": "flood"}


def test_the_example_passes() -> None:
    done = vitrall("bot-check", started(EXAMPLE), "--games", "2")
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[0].endswith(": packer")
    assert "4 players, all modules: " in done.stdout
    assert done.stdout.count("\n") == 1 + 2 * len(TABLES) + 1


def test_the_example_is_short_and_imports_nothing_of_ours() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    imported = {name.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for name in node.names}
    assert imported <= set(sys.stdlib_module_names)
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(ast.parse(text)))
    assert len(text.splitlines()) <= 45


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_found_in_every_game(name: str) -> None:
    manners, *games = examine(command(name), 1, SHORT)
    assert [trial.options for trial in games] == list(TABLES)
    assert all(trial.moves > 20 for trial in games)
    assert all(trial.wrongs[0].kind == FAULTS[name] for trial in games)
    assert manners.wrongs[0].kind == ("illegal" if name == "illegal" else "stop")


def test_a_bot_of_this_process_plays_a_game_at_each_kind_of_table() -> None:
    trials = list(examine("random", 1, SHORT))
    assert [trial.options for trial in trials] == list(TABLES)
    assert all(trial.moves > 20 and not trial.wrongs for trial in trials)


def test_a_program_that_thinks_to_the_end_of_its_time_is_no_worse() -> None:
    manners = next(examine(command("thinker"), 1, SHORT))
    assert manners.wrongs == []
    assert manners.name == "thinker"


def test_a_program_that_does_not_leave_is_told_of(tmp_path: Path) -> None:
    script = tmp_path / "stays.py"
    script.write_text(EXAMPLE.read_text(encoding="utf-8") + "\nimport time\ntime.sleep(30)\n", encoding="utf-8")
    assert [wrong.kind for wrong in next(examine(started(script), 1, SHORT)).wrongs] == ["quit"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_greeting_nothing_more_is_asked(language: str) -> None:
    words = Words(language, strict=True)
    done = vitrall("bot-check", shlex.join([sys.executable, "-c", "print(7)"]), "--lang", language)
    assert done.returncode == 1
    hello, garbage = words.say("bot-fault-hello"), words.say("bot-fault-garbage")
    assert done.stdout.splitlines()[1:] == [f"  {hello} – {garbage} × 1: 7", words.say("bot-check-failed", count=1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*FAULTS.values(), "hello", "stop", "quit"])
def test_every_fault_has_its_words(kind: str, language: str) -> None:
    assert Words(language, strict=True).say(f"bot-fault-{kind}")


def test_faults_are_counted_with_an_example() -> None:
    done = vitrall("bot-check", command("illegal"))
    assert done.returncode == 1
    assert done.stdout.count("  no legal move × ") == 1 + len(TABLES)
    assert done.stdout.count(": castle kingside\n") == 1 + len(TABLES)
    assert done.stdout.splitlines()[-1].endswith(" errors.")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["'half"], "bot/command"),
        (["no-such-program-anywhere"], "bot/broken"),
        (["true", "--games", "0"], "sim/games"),
        (["true", "--milliseconds", "0"], "bot/budget"),
    ],
)
def test_what_cannot_be_checked_is_refused(arguments: list[str], code: str) -> None:
    done = vitrall("bot-check", *arguments)
    assert done.returncode == 1
    assert done.stderr.endswith(f"[{code}]\n")
