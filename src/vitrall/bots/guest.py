"""A bot in another program, which speaks the line protocol of docs/bot-protocol.md; named `exec:COMMAND`.

It is started without a shell, gets only what its seat may see, and is not trusted. Such names are for
the user of this machine: never take them from a network or a file.
"""

from __future__ import annotations

import json
import shlex
import time
from typing import Any, Final

from vitrall.bots.bot import Idea
from vitrall.bots.sight import Budget, Sight
from vitrall.bots.supervisor import LEAST_WAIT, LENIENCY
from vitrall.bots.wire import GuestFault, Wire
from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.why import by_system, quoted

PREFIX: Final = "exec:"
PROTOCOL: Final = "vitrall-bot"
VERSION: Final = 1
HELLO_WAIT: Final = 5.0  # seconds that a program may take to start
QUIT_WAIT: Final = 1.0
USUAL: Final = 1000  # milliseconds for a move (default)
WITH_PLAYOUTS: Final = 10_000  # milliseconds: the time limit if the budget is in playouts
OWN_SHARE: Final = 0.9  # of the supervisor's timeout, so that a late answer is reported before it gives up
MOST_STARTS: Final = 3  # in one game: the first, and two after a crash
MOST_LINES: Final = 200  # before an answer
LONGEST_NAME: Final = 40
LONGEST_COMPLAINT: Final = 160


def is_guest(name: str) -> bool:
    return name.startswith(PREFIX)


def guest_command(name: str) -> list[str]:
    """The words of `exec:COMMAND`, split as a shell would; no other feature of a shell is supported."""
    command = name.removeprefix(PREFIX)
    try:
        words = shlex.split(command)
    except ValueError:  # an unbalanced quote
        words = []
    if not words or not command.isprintable():
        raise Unreadable("bot/command", Why("bot-command", given=quoted(command)))
    return words


class Guest:
    """A bot that runs elsewhere. After a crash or a silence it is started again, a few times in a game."""

    def __init__(self, name: str, show_errors: bool = False) -> None:
        self._command = guest_command(name)
        self._show_errors = show_errors
        self._starts = 0
        self._asked = 0
        self._wire: Wire | None = None
        self._greeted = self._informed = False
        self.name = ""  # the name that the program gives itself
        self.trouble: GuestFault | None = None  # with its greeting
        self._first_start()

    def _first_start(self) -> None:
        """A command that cannot be run at all is the user's mistake and raises at once; other faults are the
        program's.
        """
        try:
            self._start()
        except (OSError, ValueError) as error:
            raise Unavailable("bot/broken", by_system(self._command[0], error)) from error
        try:
            self._greet(self._running(), time.monotonic() + HELLO_WAIT)
        except GuestFault as fault:
            self.trouble = self._explained(fault)
            self._restart()

    def choose(self, sight: Sight) -> str:
        """The program's answer, unchecked; the supervisor checks that it is legal."""
        try:
            return self.ask(sight)
        except GuestFault as fault:
            if fault.kind == "late":
                raise TimeoutError(str(fault)) from fault
            raise

    def explain(self, sight: Sight) -> list[Idea]:
        return []

    def ask(self, sight: Sight) -> str:
        """Like `choose`, but every failure is raised as a named fault."""
        milliseconds = _milliseconds(sight.budget)
        now, patience = time.monotonic(), max(LEAST_WAIT, LENIENCY * milliseconds / 1000)
        return self._guarded(sight, _budget_fields(sight.budget), now + milliseconds / 1000, now + OWN_SHARE * patience)

    def interrupt(self, sight: Sight, patience: float) -> str:
        """Its answer when it gets unlimited time and is then stopped at once."""
        now = time.monotonic()
        return self._guarded(sight, {"milliseconds": 600_000}, now, now + patience)

    def close(self) -> bool:
        """Ask it to quit, and end it if it does not. Returns whether it quit by itself."""
        self._starts = MOST_STARTS  # the game is over: no new one
        wire, self._wire = self._wire, None
        if wire is None:
            return False
        _send(wire, {"type": "quit"})
        return wire.end(QUIT_WAIT)

    def _start(self) -> None:
        self._starts += 1
        self._greeted = self._informed = False
        self._wire = Wire(self._command, self._show_errors)
        _send(self._wire, {"type": "hello", "protocol": PROTOCOL, "version": VERSION})

    def _restart(self) -> None:
        """Start it again. Its greeting is read with the next question, so that the game does not wait now."""
        if self._wire is not None:
            self._wire.end()
        self._wire = None
        if self._starts < MOST_STARTS:
            try:
                self._start()
            except (OSError, ValueError):
                self._starts = MOST_STARTS  # the file is gone, so there is nothing to start

    def _running(self) -> Wire:
        if self._wire is None:
            raise GuestFault("crash", "" if self.trouble is None else self.trouble.detail)
        return self._wire

    def _explained(self, fault: GuestFault) -> GuestFault:
        """A program that has ended usually says why on its error stream."""
        if fault.kind != "crash" or fault.detail or self._wire is None:
            return fault
        return GuestFault("crash", _short(self._wire.complaint(), LONGEST_COMPLAINT))

    def _guarded(self, sight: Sight, budget: dict[str, int], stop: float, deadline: float) -> str:
        """An unreadable answer costs one move; after a fault that makes further answers unlikely, the program is
        ended.
        """
        wire = self._running()
        try:
            self._greet(wire, deadline)
            self._question(wire, sight, budget)
            return self._answer(wire, stop, deadline)
        except GuestFault as fault:
            explained = self._explained(fault)
            if fault.kind != "garbage":
                self._restart()
            raise explained from fault

    def _greet(self, wire: Wire, deadline: float) -> None:
        if self._greeted:
            return
        hello = _read(wire, deadline)
        if hello.get("type") != "hello" or hello.get("version") != VERSION:
            raise GuestFault("hello", _short(hello))
        self.name = str(hello.get("name", ""))[:LONGEST_NAME]
        self._greeted = True

    def _question(self, wire: Wire, sight: Sight, budget: dict[str, int]) -> None:
        if not self._informed:
            _send(wire, {"type": "options", "seat": sight.seat, "options": sight.view["options"]})
            self._informed = True
        self._asked += 1
        moves = [str(move) for move in sight.moves]
        _send(wire, {"type": "move", "id": self._asked, "view": sight.view, "moves": moves, "budget": budget})

    def _answer(self, wire: Wire, stop: float, deadline: float) -> str:
        """The answer to the last question. When its time is up, the program gets `stop` and may still answer."""
        stopped = False
        for _ in range(MOST_LINES):
            try:
                message = _read(wire, deadline if stopped else stop)
            except GuestFault as fault:
                if stopped or fault.kind != "late":
                    raise
                stopped = True
                _send(wire, {"type": "stop", "id": self._asked})
                continue
            if self._is_answer(message):
                return str(message["move"])
        raise GuestFault("flood")

    def _is_answer(self, message: dict[str, Any]) -> bool:
        """Whether this is the answer; remarks and answers to earlier questions are passed over."""
        kind, number = message.get("type"), message.get("id")
        if kind == "info":
            return False
        if kind != "move" or type(number) is not int or not isinstance(message.get("move"), str):
            raise GuestFault("garbage", _short(message))
        if not 0 < number <= self._asked:
            raise GuestFault("garbage", _short(message))
        return number == self._asked


def _milliseconds(budget: Budget) -> int:
    if budget.milliseconds is not None:
        return budget.milliseconds
    return USUAL if budget.playouts is None else WITH_PLAYOUTS


def _budget_fields(budget: Budget) -> dict[str, int]:
    given = {"milliseconds": budget.milliseconds, "playouts": budget.playouts}
    return {name: value for name, value in given.items() if value is not None} or {"milliseconds": USUAL}


def _send(wire: Wire, message: dict[str, Any]) -> None:
    wire.send(json.dumps(message, separators=(",", ":")).encode())


def _read(wire: Wire, deadline: float) -> dict[str, Any]:
    line = wire.line(deadline)
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):  # not JSON, not UTF-8, a huge number, or nested too deeply
        message = None
    if not isinstance(message, dict):
        raise GuestFault("garbage", _short(line.decode("utf-8", "replace")))
    return message


def _short(message: object, most: int = 60) -> str:
    """The beginning of a message, safe to print."""
    text = message if isinstance(message, str) else json.dumps(message, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else "�" for sign in text[:most])
