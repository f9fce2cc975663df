"""Bots at their edges: texts that are cut, single playouts, and the conversation with a program, line by line."""

from __future__ import annotations

import io
import json
import time
from collections import deque
from typing import Any

import pytest

from vitrall import Options, Unreadable
from vitrall.bots import Budget, Sight, Supervisor, invite, make_bot
from vitrall.bots import guest as guest_module
from vitrall.bots.conformance import examine
from vitrall.bots.craftsman import write_weights
from vitrall.bots.guest import MOST_LINES, VERSION, Guest, guest_command
from vitrall.bots.mind.weights import NAMES
from vitrall.bots.random_window import RandomWindow
from vitrall.bots.successive_halving import Candidate
from vitrall.bots.thinker import _points
from vitrall.bots.wire import CHUNK, LONGEST, MOST, GuestFault, Inbox
from vitrall.game import Game


def sight(budget: Budget | None = None) -> Sight:
    return Sight(Game.new(Options(), 3).state, 0, budget or Budget(playouts=1))


class Failing:
    """A bot that fails in a given way."""

    def __init__(self, error: BaseException) -> None:
        self._error = error
        self.closed = 0

    def choose(self, here: Sight) -> int:
        raise self._error

    def explain(self, here: Sight) -> list[Any]:
        return []

    def close(self) -> None:
        self.closed += 1


@pytest.mark.parametrize("error", [TimeoutError("x" * 300), RuntimeError("x" * 300)])
def test_what_a_bot_complains_of_is_cut(error: BaseException) -> None:
    supervisor = Supervisor(Failing(error))
    supervisor.choose(sight())
    (fault,) = supervisor.faults
    assert len(fault.detail) == 200
    assert fault.kind == ("late" if isinstance(error, TimeoutError) else "error")


def test_a_bot_that_chooses_its_window_at_random_is_closed_like_any_other() -> None:
    bot = Failing(RuntimeError())
    RandomWindow(bot, 1).close()
    assert bot.closed == 1
    RandomWindow(make_bot("greedy", 1), 1).close()  # most have nothing to close


def test_a_move_that_is_not_legal_is_quoted_in_part() -> None:
    with pytest.raises(Unreadable) as refused:
        sight().action(10**60)
    assert "1" + "0" * 39 in str(refused.value)
    assert "1" + "0" * 40 not in str(refused.value)


def test_the_mean_of_a_single_playout_is_its_value() -> None:
    candidate = Candidate(lambda seed: (0, 0))
    assert (candidate.mean, candidate.mean_points) == (0, 0)
    candidate.note(7, 5)
    assert (candidate.mean, candidate.mean_points) == (7, 5)
    candidate.note(8, 6)
    assert (candidate.mean, candidate.mean_points) == (7.5, 5.5)


def test_points_of_ideas_have_one_digit() -> None:
    assert [_points(value) for value in (1234, -1260, 0)] == [1.2, -1.3, 0.0]


@pytest.mark.parametrize("count", [len(NAMES) - 1, len(NAMES) + 1])
def test_weights_are_written_only_if_each_has_a_name(count: int) -> None:
    with pytest.raises(ValueError, match="zip"):
        write_weights([[1] * count] * 3, "")


# ---- a program, line by line -----------------------------------------------------------------------------------------


class ScriptedWire:
    """Stands for the pipes to a program: lines that it says, or faults; what it is sent is remembered."""

    script: deque[Any]
    all_wires: list[ScriptedWire]

    def __init__(self, command: list[str], show_errors: bool = False) -> None:
        self.sent: list[Any] = []
        self.deadlines: list[float] = []
        self.ended: list[float] = []
        self.all_wires.append(self)

    def send(self, line: bytes) -> None:
        self.sent.append(json.loads(line))

    def line(self, deadline: float) -> bytes:
        self.deadlines.append(deadline - time.monotonic())
        said = self.script.popleft()
        if isinstance(said, GuestFault):
            raise said
        return said if isinstance(said, bytes) else json.dumps(said).encode()

    def complaint(self) -> str:
        return "Traceback: no\x07 bot"

    def end(self, patience: float = 0.0) -> bool:
        self.ended.append(patience)
        return True


HELLO = {"type": "hello", "version": VERSION, "name": "n" * 50}


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> list[ScriptedWire]:
    started: list[ScriptedWire] = []
    monkeypatch.setattr(ScriptedWire, "all_wires", started, raising=False)
    monkeypatch.setattr(ScriptedWire, "script", deque([HELLO]), raising=False)
    monkeypatch.setattr(guest_module, "Wire", ScriptedWire)
    return started


def says(*lines: Any) -> None:
    ScriptedWire.script.extend(lines)


def answer(number: int, move: str = "pass") -> dict[str, Any]:
    return {"type": "move", "id": number, "move": move}


def test_a_program_is_greeted_once_informed_once_and_asked_by_number(wires: list[ScriptedWire]) -> None:
    program = Guest("exec:bot --fast")
    assert (program.name, program.trouble) == ("n" * 40, None)
    here = sight(Budget(milliseconds=500))
    says(answer(1))
    assert program.ask(here) == "pass"
    says({"type": "info", "text": "thinking"}, answer(1, "old"), answer(2, "new"))
    assert program.ask(here) == "new"
    (wire,) = wires
    assert [message["type"] for message in wire.sent] == ["hello", "options", "move", "move"]
    assert [message["id"] for message in wire.sent[2:]] == [1, 2]
    assert wire.sent[2]["budget"] == {"milliseconds": 500}
    assert wire.deadlines[1] == pytest.approx(0.5, abs=0.4)
    assert program.close()
    assert wire.sent[-1] == {"type": "quit"}
    assert not program.close()  # there is none any more
    with pytest.raises(GuestFault) as fault:
        program.ask(here)
    assert fault.value.kind == "crash"


def test_a_program_whose_time_is_up_is_stopped_once_and_then_given_up(wires: list[ScriptedWire]) -> None:
    program = Guest("exec:bot")
    here = sight(Budget(milliseconds=1000))
    says(GuestFault("late"), answer(1, "in time"))
    assert program.ask(here) == "in time"
    (wire,) = wires
    assert wire.sent[-1] == {"type": "stop", "id": 1}
    assert wire.deadlines[1] < wire.deadlines[2] <= 1.8
    says(GuestFault("late"), GuestFault("late"), HELLO)
    with pytest.raises(TimeoutError):
        program.choose(here)
    assert [message["type"] for message in wire.sent].count("stop") == 2
    assert wire.ended == [0.0]
    assert len(wires) == 2  # a new one
    says(answer(3, "again"))
    assert program.ask(here) == "again"
    assert [message["type"] for message in wires[1].sent] == ["hello", "options", "move"]


def test_a_program_that_is_interrupted_is_stopped_at_once(wires: list[ScriptedWire]) -> None:
    program = Guest("exec:bot")
    says(GuestFault("late"), answer(1))
    assert program.interrupt(sight(), 3.0) == "pass"
    assert wires[0].sent[2]["budget"] == {"milliseconds": 600_000}
    assert wires[0].deadlines[1] <= 0
    assert wires[0].deadlines[2] == pytest.approx(3.0, abs=0.5)


@pytest.mark.parametrize(
    "wrong",
    [
        b"no json",
        b"[1]",
        {"type": "move", "id": 1},
        {"type": "move", "id": "1", "move": "pass"},
        {"type": "move", "id": True, "move": "pass"},
        {"type": "other", "id": 1, "move": "pass"},
        answer(0),
        answer(2),
    ],
)
def test_an_answer_that_is_none_costs_a_move_and_the_program_stays(wires: list[ScriptedWire], wrong: Any) -> None:
    program = Guest("exec:bot")
    says(wrong, answer(2, "better"))
    with pytest.raises(GuestFault) as fault:
        program.ask(sight())
    assert fault.value.kind == "garbage"
    assert fault.value.detail.isprintable()
    assert 0 < len(fault.value.detail) <= 60
    assert program.ask(sight()) == "better"
    assert len(wires) == 1


def test_a_program_that_only_remarks_is_a_flood(wires: list[ScriptedWire]) -> None:
    program = Guest("exec:bot")
    says(*[{"type": "info"}] * MOST_LINES, HELLO)
    with pytest.raises(GuestFault) as fault:
        program.ask(sight())
    assert fault.value.kind == "flood"
    assert len(wires) == 2


@pytest.mark.parametrize("hello", [{"type": "hello", "version": VERSION + 1}, {"type": "hi", "version": VERSION}])
def test_a_wrong_greeting_is_trouble(wires: list[ScriptedWire], hello: dict[str, Any]) -> None:
    ScriptedWire.script.clear()
    says(hello)
    program = Guest("exec:bot")
    assert program.trouble is not None
    assert program.trouble.kind == "hello"
    assert len(wires) == 2


def test_a_check_ends_a_program_that_does_not_greet(wires: list[ScriptedWire]) -> None:
    ScriptedWire.script.clear()
    says({"type": "hi"})
    (trial,) = examine("bot", 1, Budget(playouts=1))
    assert [wrong.kind for wrong in trial.wrongs] == ["hello"]
    assert [bool(wire.ended) for wire in wires] == [True, True]


def test_a_program_that_crashed_says_why_and_is_started_three_times_at_most(wires: list[ScriptedWire]) -> None:
    program = Guest("exec:bot")
    for number in range(3):
        says(*([HELLO] if number else []), GuestFault("crash"))
        with pytest.raises(GuestFault) as fault:
            program.ask(sight())
        assert (fault.value.kind, fault.value.detail) == ("crash", "Traceback: no� bot")
    assert len(wires) == 3
    with pytest.raises(GuestFault):
        program.ask(sight())
    assert len(wires) == 3


def test_a_command_needs_words_that_can_be_printed() -> None:
    assert guest_command("exec:a 'b c'") == ["a", "b c"]
    for name in ("exec:", "exec:a\x07"):
        with pytest.raises(Unreadable):
            guest_command(name)
    assert not isinstance(invite("greedy", 1), Guest)


# ---- its pipe --------------------------------------------------------------------------------------------------------


def filled(data: bytes) -> Inbox:
    inbox = Inbox()
    inbox.fill(io.BufferedReader(io.BytesIO(data)))
    return inbox


def fault_of(inbox: Inbox) -> str:
    with pytest.raises(GuestFault) as fault:
        inbox.line(time.monotonic())
    return fault.value.kind


def test_lines_are_read_one_by_one_and_after_the_last_the_program_is_gone() -> None:
    inbox = filled(b"one\n\ntwo\nhalf")
    assert [inbox.line(0.0) for _ in range(3)] == [b"one", b"", b"two"]
    assert fault_of(inbox) == "crash"


def test_the_end_of_a_program_wakes_the_thread_that_waits_for_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    inbox, wakes = Inbox(), list[str]()
    monkeypatch.setattr(inbox._news, "notify", lambda: wakes.append("over" if inbox._over else "more"))
    inbox.fill(io.BufferedReader(io.BytesIO(b"half")))
    assert wakes == ["more", "over"]


def test_whoever_says_nothing_is_late_and_whoever_says_too_much_floods() -> None:
    assert fault_of(Inbox()) == "late"
    longest = filled(b"x" * LONGEST + b"\n")
    assert len(longest.line(0.0)) == LONGEST
    assert fault_of(filled(b"x" * (LONGEST + 1) + b"\n")) == "flood"
    endless = filled(b"y\n" * MOST)
    assert fault_of(endless) == "flood"
    assert MOST < len(endless._bytes) <= MOST + CHUNK
