"""Storage: append-only moves, tables, seats. Independent of rules and sockets.

The server imports `interface` and `row_types` only; `opening` alone chooses what implements them.
"""

from vitrall.server.storage.interface import Storage as Storage
from vitrall.server.storage.interface import TableStore as TableStore
from vitrall.server.storage.interface import Taken as Taken
from vitrall.server.storage.row_types import SeatRow as SeatRow
from vitrall.server.storage.row_types import TableRow as TableRow

__all__ = ["SeatRow", "Storage", "TableRow", "TableStore", "Taken"]
