"""The terminal itself: printing lines, wiping the screen, asking for a line. Plain text where there is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from vitrall.cli.screen.lines import WIDTH, wrapped

HOME_AND_CLEAR: Final = "\x1b[H\x1b[2J"
SCROLLED: Final = 100  # lines
FORGET: Final = "\x1b[3J"  # also the scrollback


class Screen:
    """One terminal, or what replaces it in tests."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._console = Console(file=stream, highlight=False, markup=False, emoji=False, soft_wrap=False)
        self._console.width = min(self._console.width, WIDTH) if self._console.is_terminal else WIDTH

    @property
    def is_terminal(self) -> bool:
        return self._console.is_terminal and not self._console.is_dumb_terminal

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        """The number of visible lines; very large if the output is no terminal."""
        return self._console.height if self.is_terminal else 10_000

    def show(self, lines: Iterable[Text | str]) -> None:
        """Print lines, each wrapped between words if it is too long."""
        parts = [part for line in lines for part in self._parts(line)]
        if not self.is_terminal:
            parts = [Text(part.plain.rstrip()) for part in parts]
        if parts:  # all at once, so that nothing flickers
            self._console.print(Text("\n").join(parts), soft_wrap=True)

    def _parts(self, line: Text | str) -> Iterable[Text]:
        if isinstance(line, Text):
            return line.wrap(self._console, self.width)
        return [Text(part) for part in wrapped(line, self.width)]

    def tell(self, line: str) -> None:
        """Print a sentence."""
        self.show([line])

    def gap(self) -> None:
        self._console.print()

    def clear(self, forget: bool = False) -> None:
        """A fresh screen; `forget` leaves nothing to scroll back to either."""
        if self.is_terminal:
            self._console.file.write(HOME_AND_CLEAR + (FORGET if forget else ""))
            self._console.file.flush()
        else:
            # A terminal without control codes can only be scrolled; a file or a pipe needs only a blank line.
            self._console.print("\n" * (SCROLLED if forget and self._console.is_terminal else 0))

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without its end. `EOFError` when there will be no more."""
        self._console.file.flush()
        line = input(prompt)
        if not sys.stdin.isatty():
            self._console.file.write(f"{line}\n")  # the input was not echoed
        return line


def be_ready() -> None:
    """Enable line editing if the system has it, and replace characters that the terminal cannot show."""
    with suppress(ImportError):
        import readline  # noqa: F401
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
