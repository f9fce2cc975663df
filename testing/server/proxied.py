"""A server behind a proxy."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from testing.server.process import Serving, free_port

WORLD = "https://tables.example"


def proxied(folder: Path, *flags: str) -> closing[Proxied]:
    return closing(Proxied(folder, *flags))


class Proxied(Serving):
    """A server with a public URL, reached as its proxy reaches it."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self._door = free_port()
        super().__init__(str(folder / "tables.db"), self._door, *flags)

    def _address(self) -> str:
        assert self.process.stdout is not None
        assert WORLD in self.process.stdout.readline()
        return f"http://127.0.0.1:{self._door}"

    def close(self) -> None:
        assert self.stop() == 0
