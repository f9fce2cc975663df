"""`vitrall referee` as a process sees it: bytes in, lines out, each at once."""

from __future__ import annotations

import json
from io import BytesIO, StringIO

from vitrall.cli.referee import run
from vitrall.referee import MOST_BYTES

QUESTION = b'{"ask":"score","dice":[[null,null,null,null,null],["R5",null,null,null,null]'
QUESTION += b",[null,null,null,null,null],[null,null,null,null,null]]}"


def outcomes(lines: bytes) -> list[str]:
    """What is said to each line: the code of an error, or `ok`."""
    out = StringIO()
    assert run(BytesIO(lines), out) == 0
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    return [answer["error"]["code"] if "error" in answer else "ok" for answer in answers]


def test_it_goes_on_after_an_error() -> None:
    assert outcomes(b"?\n" + QUESTION + b"\n\xff\n" + QUESTION) == ["referee/json", "ok", "referee/encoding", "ok"]


def test_blank_lines_are_skipped_and_line_ends_of_any_system_are_read() -> None:
    assert outcomes(b"\n  \n" + QUESTION + b"\r\n\r\n" + QUESTION + b"\n") == ["ok", "ok"]
    assert outcomes(b"") == []


def test_a_line_too_long_is_answered_once_and_passed_over() -> None:
    long = QUESTION + b" " * 3 * MOST_BYTES
    assert outcomes(long + b"\n" + QUESTION) == ["referee/size", "ok"]
    assert outcomes(QUESTION + b"\n" + long) == ["ok", "referee/size"]


def test_the_longest_line_allowed_is_still_read() -> None:
    full = QUESTION + b" " * (MOST_BYTES - len(QUESTION))
    assert outcomes(full + b"\r\n" + full + b"\n" + full) == ["ok", "ok", "ok"]
    assert outcomes(full + b" \n" + QUESTION) == ["referee/size", "ok"]


class Counting(BytesIO):
    """Remembers the most that was asked of it at once."""

    most = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        line = super().readline(size)
        self.most = max(self.most, len(line))
        return line


def test_no_more_is_held_than_needed() -> None:
    stdin = Counting(b"x" * 5 * MOST_BYTES + b"\n" + QUESTION)
    run(stdin, StringIO())
    assert stdin.most <= MOST_BYTES + 2


class Flushed(StringIO):
    """Remembers what had been said at each flush."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[int] = []

    def flush(self) -> None:
        self.seen.append(self.getvalue().count("\n"))


def test_each_answer_leaves_at_once() -> None:
    out = Flushed()
    run(BytesIO(QUESTION + b"\n" + QUESTION + b"\n"), out)
    assert out.seen == [1, 2]
