"""What is kept: append-only moves, tables, seats. Nothing here knows the rules or the sockets."""

from vitrall.server.storage.connection import Database as Database
from vitrall.server.storage.connection import open_database as open_database
from vitrall.server.storage.rows import SeatRow as SeatRow
from vitrall.server.storage.rows import TableRow as TableRow
from vitrall.server.storage.shelf import Shelf as Shelf
from vitrall.server.storage.table_store import TableStore as TableStore
from vitrall.server.storage.writer import Taken as Taken

__all__ = ["Database", "SeatRow", "Shelf", "TableRow", "TableStore", "Taken", "open_database"]
