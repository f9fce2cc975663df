"""The pipes to an untrusted program: lines to it and from it, limited in bytes and in time.

Two threads do the blocking calls, so that a program that neither reads nor writes never blocks the game.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from io import BufferedReader, BufferedWriter
from queue import SimpleQueue
from threading import Condition, Thread
from typing import IO, Final, Literal

LONGEST: Final = 1 << 16  # bytes of a line
MOST: Final = 1 << 18  # bytes that may wait to be read; beyond that, reading stops
CHUNK: Final = 1 << 14
LONGEST_COMPLAINT: Final = 1 << 12  # bytes of its error stream that are remembered
COMPLAINT_WAIT: Final = 0.5  # seconds for the rest of it once the program has ended

GuestKind = Literal["hello", "garbage", "late", "crash", "flood", "illegal"]
Letters = SimpleQueue[bytes | None]


class GuestFault(Exception):
    """An error of the program."""

    def __init__(self, kind: GuestKind, detail: str = "") -> None:
        super().__init__(f"{kind} {detail}".rstrip())
        self.kind = kind
        self.detail = detail


class Inbox:
    """What a program has written and nobody has read yet."""

    def __init__(self) -> None:
        self._news = Condition()
        self._bytes = bytearray()
        self._over = False
        self._flooded = False

    def fill(self, stream: BufferedReader) -> None:
        """Read to the end or to the limit; then the pipe is closed, so that a flood is discarded."""
        with stream, suppress(OSError):
            while not self._flooded and (chunk := stream.read1(CHUNK)):
                self._add(chunk)
        with self._news:
            self._over = True
            self._news.notify()

    def _add(self, chunk: bytes) -> None:
        with self._news:
            self._bytes += chunk
            self._flooded = len(self._bytes) > MOST
            self._news.notify()

    def line(self, deadline: float) -> bytes:
        """The next line; waits until `deadline` of the monotonic clock."""
        with self._news:
            self._news.wait_for(self._is_settled, max(0.0, deadline - time.monotonic()))
            return self._taken()

    def _is_settled(self) -> bool:
        return self._over or len(self._bytes) > LONGEST or b"\n" in self._bytes

    def _taken(self) -> bytes:
        end = self._bytes.find(b"\n", 0, LONGEST + 1)
        if self._flooded or (end < 0 and len(self._bytes) > LONGEST):
            raise GuestFault("flood")
        if end < 0:
            raise GuestFault("crash" if self._over else "late")
        line = bytes(self._bytes[:end])
        del self._bytes[: end + 1]
        return line


class Complaint:
    """The end of what a program writes to its error stream: of a program that does not start, the reason."""

    def __init__(self, stream: IO[bytes] | None) -> None:
        self._end = b""
        self._thread = Thread(target=self._read, args=(stream,), daemon=True)
        self._thread.start()

    def _read(self, stream: IO[bytes] | None) -> None:
        if stream is None:
            return
        with stream, suppress(OSError, ValueError):
            while chunk := os.read(stream.fileno(), CHUNK):
                self._end = (self._end + chunk)[-LONGEST_COMPLAINT:]

    def last_line(self) -> str:
        self._thread.join(COMPLAINT_WAIT)
        lines = self._end.decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")


class Wire:
    """A running program. It is ended when nobody holds the wire any more, at the latest with ours."""

    def __init__(self, command: Sequence[str], show_errors: bool = False) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if show_errors else subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is our business; and whatever it starts is ended with it
        )
        self._inbox = Inbox()
        self._letters: Letters = SimpleQueue()
        # A daemon each: a program that holds on to its pipes must not keep ours from ending.
        Thread(target=self._inbox.fill, args=(self._process.stdout,), daemon=True).start()
        Thread(target=_post, args=(self._letters, self._process.stdin), daemon=True).start()
        self._complaint = Complaint(self._process.stderr)
        self._finish = weakref.finalize(self, _end, self._process, self._letters)

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """One line, without its end. Does not wait until the program has read it."""
        self._letters.put(line + b"\n")

    def line(self, deadline: float) -> bytes:
        return self._inbox.line(deadline)

    def complaint(self) -> str:
        """The last line that the program wrote to its error stream, where that is not shown anyway."""
        return self._complaint.last_line()

    def end(self, patience: float = 0.0) -> bool:
        """Close its input, and end it if it does not exit within `patience` seconds. Returns whether it exited by
        itself.
        """
        self._letters.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        left = self._process.returncode is not None
        self._finish()
        return left


def _post(letters: Letters, stream: BufferedWriter) -> None:
    # A pipe whose reader is gone; that is noticed when no answer comes. Closing it flushes, and fails once more.
    with suppress(OSError), stream:
        while (letter := letters.get()) is not None:
            stream.write(letter)
            stream.flush()


def _end(process: subprocess.Popen[bytes], letters: Letters) -> None:
    letters.put(None)
    if process.poll() is None:
        _kill(process)
        process.wait()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The program, and where it has a session of its own all that it started. Not yet reaped, its id is its own."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
