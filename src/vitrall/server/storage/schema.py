"""The tables of the database. A change here needs a migration; a test compares both."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String(12), nullable=False),  # open, playing, over
    Column("settings", Text, nullable=False),  # JSON, as the table was opened
    Column("owner", String(64), nullable=False),  # hash of the device that opened it
    Column("listed", Boolean, nullable=False),
    Column("server_seed", String(64), nullable=False),  # secret until the game is over
    Column("number", Integer, nullable=False),  # entries made
    Column("awaited", Integer, nullable=False),  # the seats that may move, as bits
    Column("awaits_bot", Boolean, nullable=False),
    Column("deadline", Float),  # when the clock of the seat to move runs out, or promised luck is awaited no longer
    Column("clocks", Text, nullable=False),  # JSON: seconds left by seat
    Column("rematch", String(32)),  # the table that follows this one
    Column("lease_holder", String(32), nullable=False),  # the process that moves for bots and clocks
    Column("lease_until", Float, nullable=False),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("wishes", Text, nullable=False, server_default="{}"),  # JSON: who wishes a pause, and votes for stand-ins
    Column("dice_attempt", Integer, nullable=False, server_default="1"),  # grows when a missing reveal voids the dice
    Column("dice_stopped_by", Text, nullable=False, server_default="[]"),  # JSON: who stopped starts
    Column("round", Integer, nullable=False, server_default="0"),
    Column("result", Text, nullable=False, server_default=""),  # JSON: points and winners, once the game is over
    Index("tables_due", "awaits_bot", "lease_until"),
    Index("tables_deadline", "deadline"),
    Index("tables_changed", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("device", String(64), nullable=False),  # hash of the device that sits here
    Column("secret", String(64), nullable=False),  # hash of the seat's secret
    Column("luck", String(64), nullable=False),  # what the seat added to the dice
    Column("stand_in", String(40), nullable=False, server_default=""),  # the bot that sits in for a person
    Column("promise", String(64), nullable=False, server_default=""),  # hash of the luck that the seat will reveal
    Index("seats_device", "device"),
)

# Rows are never changed, and deleted only with the whole table. The primary key makes two moves of the same number
# impossible, whichever processes accepted them.
MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # nobody for the beginning
    Column("actions", Text, nullable=False),  # in notation, a line each: the move and what chance did after it
    Column("at", Float, nullable=False),
    Column("link", String(64), nullable=False, server_default=""),  # hash of this entry and all before it
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of the one-time token
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
    Column("secret", String(64), nullable=False, server_default=""),  # hash of the seat's secret that made the link
)

DEVICE_LINKS: Final = Table(
    "device_links",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of the one-time token
    Column("device", String(64), nullable=False),  # whose tables and seats move
    Column("expires", Float, nullable=False),
)

# Who is connected through which process. Written only where several processes share the database.
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("at", Float, nullable=False),  # the latest sign of life, or when the seat left
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(20), nullable=False),  # a quick phrase, shown in each reader's language
    Column("text", String(300), nullable=False),
    Column("at", Float, nullable=False),
)

# Only a cache: an analysis can be made again. Their number has a bound (`analyses.py`).
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("effort", String(12), primary_key=True),
    Column("version", String(40), nullable=False),  # of the program that made it
    Column("at", Float, nullable=False),
    Column("content", LargeBinary, nullable=False),  # what a reader is sent, compressed
    Index("analyses_at", "at"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),
)
