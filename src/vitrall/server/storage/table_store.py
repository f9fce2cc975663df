"""What one table needs of storage, whatever keeps it: SQLite and PostgreSQL today, a browser's database later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from vitrall.server.storage.row_types import ChatRow, SeatRow, Seen, Standing, TableRow
from vitrall.server.table_entry import Entry

WorkOut = Callable[[TableRow, Sequence[SeatRow]], tuple[dict[str, Any], Sequence[SeatRow]]]


class TablePresence(Protocol):
    """Who is connected through other processes; where there are none, nobody is."""

    async def mark(self, table: str, seats: Iterable[int], here: bool) -> None:
        """Seats that have come to this process, or have left it."""
        ...

    async def elsewhere(self, table: str) -> tuple[Seen, ...]:
        """The seats that other processes have seen."""
        ...


class TableStore(Protocol):
    """Every method waits; a change that is answered is stored for good. `Taken` says that another was first."""

    @property
    def presence(self) -> TablePresence: ...

    async def table(self, id: str) -> TableRow | None: ...

    async def seats(self, id: str) -> list[SeatRow]: ...

    async def entries(self, id: str, first: int = 0) -> list[Entry]:
        """The entries from a number on."""
        ...

    async def append(self, id: str, entry: Entry, standing: Standing) -> None:
        """One more entry, and how the table stands after it, all or nothing; the seed of a finished game is opened."""
        ...

    async def start(self, seats: Sequence[SeatRow], entry: Entry, standing: Standing) -> bool:
        """Begin the game of these seats; false if one of them has changed or the game has begun already."""
        ...

    async def change_agreements(self, id: str, work_out: WorkOut) -> bool:
        """Change what people agree on, worked out from what is stored; false if the game is over."""
        ...

    async def change_waiting(self, id: str, work_out: WorkOut) -> bool:
        """Change a table before its game, worked out from what is stored; false if the game has begun."""
        ...

    async def say(self, row: ChatRow) -> None: ...

    async def chat(self, id: str, first: int = 0, most: int = 100) -> list[ChatRow]:
        """The latest things said, from a number on, the oldest first."""
        ...
