"""Bots in other programs: what they receive, which faults the game survives, and that no process is left behind."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.bots.guest_programs import EXAMPLE, command, started
from vitrall import Options, Unreadable
from vitrall.bots import Budget, Fault, Sight, Supervisor, bot_names, invite, make_bot, play_match, seated
from vitrall.bots.guest import MOST_STARTS, Guest, guest_command
from vitrall.bots.wire import CHUNK, LONGEST, MOST, GuestFault, Wire
from vitrall.cards.catalogue import full_deck
from vitrall.engine.errors import Unavailable
from vitrall.engine.phases import OVER
from vitrall.engine.rules import Rules
from vitrall.game import Game

pytestmark = pytest.mark.slow

SHORT = Budget(milliseconds=200)
LONG = Budget(milliseconds=2000)  # for programs that answer at once, however busy the machine is
BAD = {"garbage": "error", "silent": "late", "illegal": "illegal", "crash": "error", "flood": "error"}
NAMED = {"garbage": "garbage", "silent": "late", "crash": "crash", "flood": "flood", "chatter": "flood"}


def sight(budget: Budget = SHORT, seat: int = 0) -> Sight:
    return Sight(Game.new(Options(), 3).state, seat, budget)


@contextmanager
def guest(name: str, *arguments: str) -> Iterator[Guest]:
    with closing(Guest("exec:" + command(name, *arguments))) as program:
        yield program


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def process_of(program: Guest) -> int:
    assert program._wire is not None
    return program._wire.id


@pytest.mark.parametrize("name", BAD)
def test_each_bad_behaviour_costs_a_move_is_told_and_the_game_goes_on(name: str) -> None:
    faults: list[Fault] = []
    with closing(Supervisor(invite("exec:" + command(name), 1), 1, faults.append)) as bad:
        state = play_match(Rules(Options(), full_deck()), 4, [bad, *seated(("greedy",), 1, 4)], SHORT)
    assert state.phase == OVER
    assert len(faults) > 20
    assert faults[0].kind == BAD[name]
    assert faults == bad.faults


@pytest.mark.parametrize("name", NAMED)
def test_each_fault_has_its_name_and_comes_in_time(name: str) -> None:
    with guest(name) as bad:
        began = time.monotonic()
        with pytest.raises(GuestFault) as fault:
            bad.ask(sight(Budget(milliseconds=500)))
        assert time.monotonic() - began < 1.5
    assert fault.value.kind == NAMED[name]
    assert fault.value.detail.isprintable()


def test_a_program_that_fell_is_started_again_but_not_for_ever() -> None:
    with guest("crash") as bad:
        seen = set()
        for _ in range(MOST_STARTS):
            seen.add(process_of(bad))
            with pytest.raises(GuestFault):
                bad.ask(sight(LONG))
        assert len(seen) == MOST_STARTS
        assert bad._wire is None
        with pytest.raises(GuestFault):
            bad.ask(sight())
        assert not any(is_running(process) for process in seen)


@pytest.mark.parametrize("name", ["thinker", "silent", "flood"])
def test_no_program_outlives_its_game(name: str) -> None:
    with guest(name) as program:
        process = process_of(program)
        assert is_running(process)
    assert not is_running(process)


def test_a_program_that_is_forgotten_is_ended_with_all_it_started() -> None:
    inner = f"import subprocess; subprocess.run({shlex.split(command('silent'))!r})"
    program = Wire([sys.executable, "-c", inner])
    program.send(b"hello")
    assert b"silent" in program.line(time.monotonic() + 10)
    process = program.id
    del program
    with pytest.raises(ProcessLookupError):
        _await_end_of_group(process)


def _await_end_of_group(process: int) -> None:
    for _ in range(100):
        os.killpg(process, 0)
        time.sleep(0.05)


def test_a_program_that_never_reads_keeps_nobody_waiting() -> None:
    program = Wire(shlex.split(command("silent")))
    began = time.monotonic()
    for _ in range(40):
        program.send(b"x" * LONGEST)
    assert not program.end()
    assert time.monotonic() - began < 2


def test_reading_is_bounded_in_bytes() -> None:
    program = Wire(shlex.split(command("flood")))
    program.send(b"hello")
    program.line(time.monotonic() + 10)
    program.send(b"question")
    time.sleep(0.3)  # long enough for hundreds of megabytes
    assert MOST < len(program._inbox._bytes) <= MOST + CHUNK
    program.end()


def test_what_uses_all_its_time_is_stopped_and_its_answer_taken() -> None:
    with guest("thinker") as program:
        here = sight(Budget(milliseconds=500))
        began = time.monotonic()
        assert program.ask(here) == here.moves[-1]
        assert 0.5 <= time.monotonic() - began < 1
        assert program.name == "thinker"
        assert program.close()


def test_it_is_told_the_view_the_moves_the_budget_and_nothing_else(tmp_path: Path) -> None:
    notes, here = tmp_path / "notes", sight(Budget(milliseconds=500), seat=1)
    with guest("thinker", str(notes)) as program:
        program.ask(here)
    messages = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    moves = [str(move) for move in here.moves]
    assert messages == [
        {"type": "hello", "protocol": "vitrall-bot", "version": 1},
        {"type": "options", "seat": 1, "options": here.view["options"]},
        {
            "type": "move",
            "id": 1,
            "view": json.loads(json.dumps(here.view)),
            "moves": moves,
            "budget": {"milliseconds": 500},
        },
        {"type": "stop", "id": 1},
        {"type": "quit"},
    ]


@pytest.mark.parametrize(
    ("budget", "expected"),
    [(Budget(playouts=7), {"playouts": 7}), (Budget(), {"milliseconds": 1000}), (LONG, {"milliseconds": 2000})],
)
def test_every_budget_is_told(tmp_path: Path, budget: Budget, expected: dict[str, int]) -> None:
    script = tmp_path / "noting.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'hello': print('{\"type\": \"hello\", \"version\": 1}', flush=True)\n"
        "    if asked['type'] == 'move':\n"
        "        move = json.dumps(asked['budget'])\n"
        "        print(json.dumps({'type': 'move', 'id': asked['id'], 'move': move}), flush=True)\n"
    )
    with closing(Guest("exec:" + started(script))) as program:
        assert json.loads(program.ask(sight(budget))) == expected


ANSWERS = [
    "[]",
    "7",
    "[" * 50_000,
    "9" * 5000,
    '{"type": "move"}',
    '{"type": "move", "id": 1, "move": 4}',
    '{"type": "move", "id": true, "move": "pass"}',
    '{"type": "move", "id": 2, "move": "pass"}',
    '{"type": "hello", "version": 1}',
    "\\xff\\xfe",
]


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer[:40])
def test_no_answer_that_is_none_is_taken_for_one(tmp_path: Path, answer: str) -> None:
    (tmp_path / "answer").write_bytes(answer.encode().decode("unicode_escape").encode("latin-1"))
    script = tmp_path / "odd.py"
    script.write_text(
        "import sys, pathlib\n"
        "sys.stdin.readline()\n"
        'print(\'{"type": "hello", "version": 1}\', flush=True)\n'
        "sys.stdin.readline(), sys.stdin.readline()\n"
        "sys.stdout.buffer.write(pathlib.Path(sys.argv[1]).read_bytes() + b'\\n')\n"
        "sys.stdout.flush()\n"
        "sys.stdin.read()\n"
    )
    with closing(Guest("exec:" + started(script, str(tmp_path / "answer")))) as program:
        with pytest.raises(GuestFault) as fault:
            program.ask(sight(LONG))
        assert fault.value.kind == "garbage"


def test_another_version_is_refused() -> None:
    words = shlex.join([sys.executable, "-c", 'print(\'{"type": "hello", "version": 2}\', flush=True); input()'])
    with closing(Guest("exec:" + words)) as program:
        assert program.trouble is not None
        assert program.trouble.kind == "hello"


def test_a_command_is_parted_into_words_and_meets_no_shell(tmp_path: Path) -> None:
    assert guest_command("exec:bot --level '3 4' ; rm $HOME") == ["bot", "--level", "3 4", ";", "rm", "$HOME"]
    mark = tmp_path / "mark"
    with closing(Guest(f"exec:{started(EXAMPLE)} ; touch {mark}")) as program:
        program.ask(sight(LONG))
    assert not mark.exists()


@pytest.mark.parametrize("name", ["exec:", "exec:  ", "exec:'half", "exec:two\nlines"])
def test_what_is_no_command_is_refused(name: str) -> None:
    with pytest.raises(Unreadable) as refused:
        invite(name, 1)
    assert refused.value.code == "bot/command"


def test_a_program_that_is_not_there_is_told_at_once() -> None:
    with pytest.raises(Unavailable) as refused:
        invite("exec:no-such-program-anywhere", 1)
    assert refused.value.code == "bot/broken"


def test_programs_are_in_no_list_and_are_made_by_invitation_alone() -> None:
    name = "exec:" + started(EXAMPLE)
    assert name not in bot_names()
    with pytest.raises(Unreadable) as refused:
        make_bot(name, 1)
    assert refused.value.code == "bot/unknown"
