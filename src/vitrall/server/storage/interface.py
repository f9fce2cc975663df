"""What the server asks of storage, whatever database answers: SQLite and PostgreSQL today, a browser's database later.

Nothing here knows SQL. Every method waits; a change that is answered is stored for good. A change either happens as a
whole or raises: `Taken` where another was first, `Unavailable` with `server/full` or `server/away` where the database
cannot do it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

from vitrall.server.storage.row_types import ChatRow, Listed, SeatLink, SeatRow, Seen, Standing, TableRow
from vitrall.server.table_entry import Entry

WorkOut = Callable[[TableRow, Sequence[SeatRow]], tuple[dict[str, Any], Sequence[SeatRow]]]
Resume = Callable[[TableRow, float | None], dict[str, Any]]  # a table and the last sign of life: what changes
Hear = Callable[[str], None]  # "<table> <number>" of an entry, "<table> -" of any other change
Refresh = Callable[[], Awaitable[None]]


class Taken(Exception):
    """Another was first: the number of an entry or of a message, or a name, is used already."""


class TablePresence(Protocol):
    """Who is connected through other processes; where there are none, nobody is."""

    async def mark(self, table: str, seats: Iterable[int], here: bool) -> None:
        """Seats that have come to this process, or have left it."""
        ...

    async def elsewhere(self, table: str) -> tuple[Seen, ...]:
        """The seats that other processes have seen."""
        ...


class TableStore(Protocol):
    """What one table needs."""

    @property
    def presence(self) -> TablePresence: ...

    async def table(self, id: str) -> TableRow | None: ...

    async def seats(self, id: str) -> list[SeatRow]: ...

    async def entries(self, id: str, first: int = 0) -> list[Entry]:
        """The entries from a number on."""
        ...

    async def append(self, id: str, entry: Entry, standing: Standing) -> None:
        """One more entry and the state of the table after it, all or nothing; the seed of a finished game is opened."""
        ...

    async def start(self, seats: Sequence[SeatRow], entry: Entry, standing: Standing) -> bool:
        """Begin the game of these seats; false if one of them has changed or the game has begun already."""
        ...

    async def change_agreements(self, id: str, work_out: WorkOut) -> bool:
        """Change what people agree on, worked out from what is stored; false if no game is running."""
        ...

    async def change_waiting(self, id: str, work_out: WorkOut) -> bool:
        """Change a table before its game, worked out from what is stored; false if the game has begun."""
        ...

    async def say(self, row: ChatRow) -> None: ...

    async def chat(self, id: str, first: int = 0, most: int = 100) -> list[ChatRow]:
        """The latest things said, from a number on, the oldest first."""
        ...


class ProcessPresence(TablePresence, Protocol):
    """The presence of all tables of this process."""

    async def sign(self) -> None:
        """Renew the presence of everybody who is connected to this process."""
        ...


class LinkStore(Protocol):
    """One-time links: one moves a seat, one moves all that a device has. Tokens come as hashes."""

    async def add(self, token: str, link: SeatLink, now: float, expires: float) -> None: ...

    async def use(self, token: str, now: float) -> SeatLink | None:
        """The link of this token, if it is young enough and was never used; from now on it is used."""
        ...

    async def add_device(self, token: str, device: str, now: float, expires: float) -> None: ...

    async def use_device(self, token: str, device: str, now: float) -> list[str] | None:
        """Give a device all that the maker of the link has; the tables that changed, or nothing for a dead link."""
        ...


class AnalysisStore(Protocol):
    """Analyses of finished tables, as many as the storage likes to have. Each can be made again."""

    async def get(self, table: str, effort: str, version: str) -> bytes | None:
        """The analysis of a table with this effort, if this version of the program made it."""
        ...

    async def put(self, table: str, effort: str, version: str, content: bytes, now: float) -> None:
        """Store one instead of any earlier one of that table and effort."""
        ...


class TableLists(Protocol):
    """Tables with their seats."""

    async def of_device(self, device: str) -> list[Listed]:
        """The tables that a device owns or sits at, the latest first, finished ones after the others."""
        ...

    async def public(self) -> list[Listed]:
        """The open tables that want to be found, the latest few of each owner."""
        ...


class SignOfLife(Protocol):
    """When any process of the server was last alive."""

    async def beat(self, now: float) -> None:
        """A sign of life, if any clock runs."""
        ...

    async def resume(self, now: float, alone: bool, resumed: Resume) -> int:
        """After a start: change every table whose clock runs, unless another process was there all the time. How many
        were changed."""
        ...


class Listener(Protocol):
    """Receives what other processes commit, until it is closed."""

    async def close(self) -> None: ...


class Storage(TableStore, Protocol):
    """What a whole server needs: all tables, and the work beside them."""

    @property
    def presence(self) -> ProcessPresence: ...

    @property
    def links(self) -> LinkStore: ...

    @property
    def analyses(self) -> AnalysisStore: ...

    @property
    def lists(self) -> TableLists: ...

    @property
    def heartbeat(self) -> SignOfLife: ...

    @property
    def is_shared(self) -> bool:
        """Whether several processes may serve the same tables."""
        ...

    @property
    def moved_at(self) -> float:
        """When an entry was last stored, by the steady clock of the machine."""
        ...

    async def close(self) -> None:
        """Store what waits, then stop."""
        ...

    async def check_ready(self) -> None:
        """Raise unless entries can be stored."""
        ...

    async def checkpoint(self) -> None:
        """Work that the database likes to do beside the commits, if it has any."""
        ...

    async def listen(self, hear: Hear, refresh: Refresh) -> Listener:
        """Hear of every change of a shared database from now on. After each gap `refresh` looks at everything."""
        ...

    async def key(self, name: str) -> str:
        """A key that all processes share, made by the first that asks."""
        ...

    # ---- tables and seats --------------------------------------------------------------------------------------------

    async def open_table(self, table: TableRow, seats: Sequence[SeatRow], follows: str = "") -> bool:
        """Store a new table; false if the table it follows has been followed already."""
        ...

    async def tables_of(self, device: str, most: int, over: bool = False) -> list[TableRow]:
        """The tables that a device owns or sits at, the latest first; finished ones alone, or after the others."""
        ...

    async def seats_of(self, tables: Collection[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        ...

    async def owned(self, device: str) -> int:
        """How many tables a device has opened that are not over."""
        ...

    async def change_seat(self, before: SeatRow, after: SeatRow, only_open: bool = False) -> bool:
        """Change a seat, unless somebody else has changed it meanwhile or, if that matters, the game has begun or is
        being started."""
        ...

    async def delete_table(self, id: str) -> None: ...

    async def forget_finished(self, id: str, device: str) -> tuple[bool, bool]:
        """Whether the device had part in a finished table and has none any more; and whether the table is gone with
        it, as nobody else has part in it."""
        ...

    async def expired(self, before: float, most: int) -> list[str]:
        """Tables at which nothing has happened since then."""
        ...

    # ---- bots and clocks: one process at a time ----------------------------------------------------------------------

    async def due(self, now: float, most: int, left: Collection[str] = (), people: bool | None = None) -> list[str]:
        """Tables that await a bot or whose clock has run out, and that no living process looks after; but for those
        `left` alone. If asked, only those at which a person decides, or none does; the longest untouched first."""
        ...

    async def unanswered(self, now: float, most: int, left: Collection[str] = ()) -> list[str]:
        """Tables whose promised luck has not come in time, except those in `left`."""
        ...

    async def extend_waits(self, until: float) -> None:
        """After a start of the server: pages need a moment to come back and reveal their luck."""
        ...

    async def lease(self, id: str, holder: str, now: float, until: float) -> bool:
        """Take a table over, if it is free or ours."""
        ...

    async def release(self, id: str, holder: str) -> None: ...

    async def release_all(self) -> None:
        """End every lease: no other process lives."""
        ...
