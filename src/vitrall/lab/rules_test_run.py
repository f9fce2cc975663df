"""Puts the questions of the rules test set to another program over a pipe, one JSON line each, and compares."""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from vitrall.bots.wire import GuestFault, Wire
from vitrall.engine.errors import Unreadable, Why
from vitrall.lab.rules_test_set import VERSION
from vitrall.why import at_line, by_system, instead, of, quoted, whole_path

PATIENCE: Final = 30.0  # seconds for an answer
LONGEST: Final = 1 << 16  # bytes of a line
MOST_LINES: Final = 1_000_000
UNORDERED: Final = ("moves", "refusal")  # answers that are sets


@dataclass(frozen=True)
class Verdict:
    """One question, the answer of the set and that of the program; None where it gave none."""

    line: int
    question: dict[str, Any]
    wanted: Any
    given: Any

    @property
    def agrees(self) -> bool:
        ask = self.question["ask"]
        return bool(canonical(ask, self.given) == canonical(ask, self.wanted))


def canonical(ask: str, answer: Any) -> Any:
    """The answer with lists sorted where their order means nothing."""
    try:
        if ask in UNORDERED and isinstance(answer, list):
            return sorted(answer)
        if ask == "tool" and isinstance(answer, dict) and isinstance(answer.get("moves"), list):
            return {**answer, "moves": sorted(answer["moves"])}
    except TypeError:  # things that cannot be compared: no set of texts
        return answer
    return answer


def read_set(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The lines of a set with their numbers, without the head, which must be of this version."""
    try:
        with path.open("rb") as file:
            for number in range(1, MOST_LINES + 2):
                line = file.readline(LONGEST + 1)
                if not line:
                    return
                yield from _checked(_read(line, number, path), number, path)
            raise Unreadable("conformance/set", why=of(whole_path(path), Why("at-most", has=number, most=MOST_LINES)))
    except OSError as error:
        raise Unreadable("conformance/set", why=by_system(path, error)) from None


def _read(line: bytes, number: int, path: Path) -> dict[str, Any]:
    try:
        data = json.loads(line) if len(line) <= LONGEST else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise _fault(path, number, Why("line", line=str(number)))
    return data


def _checked(data: dict[str, Any], number: int, path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    if number == 1:
        if data.get("vitrall-conformance") != VERSION:
            raise _fault(path, 1, instead(data.get("vitrall-conformance"), VERSION))
    elif isinstance(data.get("ask"), str) and "answer" in data:
        yield number, data
    else:
        raise _fault(path, number, quoted(data.get("ask")))


def _fault(path: Path, number: int, why: Why) -> Unreadable:
    return Unreadable("conformance/set", line=number, why=of(whole_path(path), at_line(number, why)))


def verdicts(path: Path, command: str, patience: float = PATIENCE) -> Iterator[Verdict]:
    """Ask the program every question of the set. The program is ended when the questions are."""
    wire = _started(command)
    try:
        for number, data in read_set(path):
            wanted = data.pop("answer")
            wire.send(json.dumps(data, separators=(",", ":")).encode())
            yield Verdict(number, data, wanted, _answer(wire, time.monotonic() + patience))
    except GuestFault as fault:
        why = Why("conformance-fault", kind=fault.kind, complaint=wire.complaint())
        raise Unreadable("conformance/program", why=why) from None
    finally:
        wire.end()


def _started(command: str) -> Wire:
    try:
        return Wire(shlex.split(command))
    except (OSError, ValueError, IndexError):
        raise Unreadable("conformance/program", why=quoted(command)) from None


def _answer(wire: Wire, deadline: float) -> Any:
    try:
        reply = json.loads(wire.line(deadline))
    except (ValueError, RecursionError):
        return None
    return reply.get("answer") if isinstance(reply, dict) else None
