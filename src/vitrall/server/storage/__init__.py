"""What is kept: append-only moves, tables, seats. Nothing here knows the rules or the sockets."""

from vitrall.server.storage.connection import Database as Database
from vitrall.server.storage.connection import open_database as open_database
from vitrall.server.storage.row_types import SeatRow as SeatRow
from vitrall.server.storage.row_types import TableRow as TableRow
from vitrall.server.storage.store import Store as Store
from vitrall.server.storage.table_store import TableStore as TableStore
from vitrall.server.storage.writer import Taken as Taken

__all__ = ["Database", "SeatRow", "Store", "TableRow", "TableStore", "Taken", "open_database"]
