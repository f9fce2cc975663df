"""A person at a terminal, for tests: types lines into `vitrall` in a pseudo-terminal of 24 lines and 80 columns."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any, Final

import pexpect

CLEAR: Final = "\x1b[H\x1b[2J"
FORGET: Final = "\x1b[3J"
_CONTROL: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
PATIENCE: Final = 30
AGAIN: Final = 5  # seconds after which a key is pressed once more


class Keyboard:
    """One run of `vitrall`. All that appeared on the screen stays readable in `seen`."""

    def __init__(self, home: Path, *arguments: str, **environ: str) -> None:
        env = {**os.environ, "XDG_STATE_HOME": str(home), "VITRALL_LANG": "en", "TERM": "xterm-256color", **environ}
        self._child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "vitrall", *arguments],
            dimensions=(24, 80),
            encoding="utf-8",
            env={name: value for name, value in env.items() if name not in ("COLUMNS", "LINES")},
            timeout=PATIENCE,
        )
        self._child.delaybeforesend = None
        self.seen = ""

    def wait_for(self, *prompts: str) -> str:
        """The prompt that came next; empty if the program has ended instead."""
        index = self._child.expect_exact([*prompts, pexpect.EOF])
        self.seen += self._child.before + (self._child.after if index < len(prompts) else "")
        return prompts[index] if index < len(prompts) else ""

    def type(self, line: str) -> None:
        self._child.sendline(line)

    def press(self, key: str) -> None:
        """A key with Ctrl."""
        self._child.sendcontrol(key)

    def leave(self, key: str = "") -> int:
        """The exit code, once the program has ended; a key with Ctrl is pressed until it does.

        Python overlooks a Ctrl-C that comes between the prompt and its waiting, as a person would see and press again.
        """
        for _ in range(PATIENCE // AGAIN if key else 0):
            self.press(key)
            if self._child.expect_exact([pexpect.EOF, pexpect.TIMEOUT], timeout=AGAIN) == 0:
                self.seen += self._child.before
                break
        else:
            self.wait_for()
        self._child.close()
        return int(self._child.exitstatus)

    @property
    def screens(self) -> list[str]:
        """Whatever stood on the screen between one clearing and the next, without colours."""
        return [plain(part) for part in self.seen.split(CLEAR)]


def plain(text: str) -> str:
    """The text without colours and other commands to the terminal."""
    return _CONTROL.sub("", text)
