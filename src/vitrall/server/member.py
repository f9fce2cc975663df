"""One connection at a table: its seats, its language, and the messages that wait to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from vitrall.server.protocol import ServerMessage, write_message
from vitrall.view import SPECTATOR
from vitrall.words import Words

MOST_WAITING: Final = 200  # messages; a slower reader has to reconnect and ask from the last number on
WRITES: Final = "vitrall.writes"  # an extension of ASGI: how to send a text at once


Write = Callable[[str], bool]  # sends a text at once; false if it must wait


class Member:
    """Messages that cannot be sent at once go into a queue, so that a slow connection does not delay the table."""

    def __init__(self, device: str, keys: Mapping[int, str], words: Words, write: Write | None = None) -> None:
        self.device = device
        self.keys = dict(keys)  # by seat the hash of the secret that opened it
        self.seats = tuple(keys)
        self.words = words
        self._write = write
        self.queue: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.is_sending = False  # whether a message has left the queue and is not sent yet
        self.overrun = asyncio.Event()

    @property
    def viewers(self) -> tuple[int, ...]:
        """Each of the seats, or a spectator."""
        return self.seats or (SPECTATOR,)

    @property
    def reader(self) -> int:
        """The seat for which the log is written; a spectator's where several seats share the screen."""
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR

    def send(self, message: ServerMessage) -> None:
        self.send_text(write_message(message))

    def send_text(self, text: str) -> None:
        """A message that is written already: the same for all who see the same. It never overtakes another."""
        if self._write is not None and not self.is_sending and self.queue.empty() and self._write(text):
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.overrun.set()
