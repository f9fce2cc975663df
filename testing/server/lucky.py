"""Clients that commit to their luck and reveal it, as the page does; and some that do not."""

from __future__ import annotations

from typing import Any

from testing.server.client import Line, Seat
from vitrall.fair import new_luck, promise_of


class LuckySeat:
    """One seat on its line, with the luck that it promised."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.line: Line = seat.line()
        self.table: Any = self.line.welcome["table"]
        self.luck = new_luck()

    def come_back(self, address: str = "") -> None:
        """On a new line, perhaps to another server."""
        self.seat.device.address = address or self.seat.device.address
        self.line = self.seat.line()
        self.table = self.line.welcome["table"]

    def promise(self, luck: str = "") -> None:
        self.luck = luck or new_luck()
        word = promise_of(self.table["commitment"], self.seat.seat, self.luck)
        self.line.send(type="promise", attempt=self.table["attempt"], promise=word)
        self.until(lambda table: table["seats"][self.seat.seat]["promise"] == word)

    def reveal(self, luck: str = "", attempt: int | None = None) -> None:
        self.line.send(type="reveal", attempt=attempt or self.table["attempt"], luck=luck or self.luck)

    def refusal(self) -> str:
        """The code of the next error."""
        return str(self.line.until("error")["code"])

    def until(self, holds: Any) -> Any:
        """Listen until the table is as it should be."""
        while not holds(self.table):
            message = self.line.receive()
            assert message["type"] != "error", message
            self.table = message.get("table", self.table)
        return self.table

    def until_asked(self) -> Any:
        return self.until(lambda table: self.seat.seat in table["asked"])

    def until_begun(self) -> Any:
        return self.until(lambda table: table["status"] == "playing")

    def start(self) -> None:
        self.seat.device.done("POST", f"/api/tables/{self.seat.table}/start", secret=self.seat.secret)

    def close(self) -> None:
        self.line.close()
