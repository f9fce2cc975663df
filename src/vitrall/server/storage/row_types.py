"""Rows as data: what storage gives to the rest of the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored."""

    id: str
    created: float
    changed: float
    status: str
    settings: str
    owner: str
    listed: bool
    server_seed: str
    number: int = 0
    awaited: int = 0
    awaits_bot: bool = False
    deadline: float | None = None
    clocks: str = "[]"
    rematch: str | None = None
    lease_holder: str = ""
    lease_until: float = 0.0
    paused: bool = False
    wishes: str = "{}"
    dice_attempt: int = 1
    dice_stopped_by: str = "[]"
    round: int = 0
    result: str = ""

    def after(self, number: int, changed: float, standing: Standing) -> TableRow:
        """The row after an entry. All fields are copied at once: `replace` would set each anew, at every move."""
        row = object.__new__(TableRow)
        row.__dict__.update(vars(self), number=number, changed=changed, **vars(standing))
        return row


@dataclass(frozen=True)
class SeatRow:
    """A seat as it is stored: never a secret, only its hash."""

    table: str
    seat: int
    kind: str = OPEN
    name: str = ""
    bot: str = ""
    device: str = ""
    secret: str = ""
    luck: str = ""
    stand_in: str = ""  # the bot that replaces a person
    promise: str = ""  # hash of the luck that the seat will reveal

    @property
    def is_left(self) -> bool:
        """Given up in a running game: no secret opens it, and its device may still take it back."""
        return bool(self.stand_in) and not self.secret

    @property
    def is_present(self) -> bool:
        """Whether a person decides here, and not a bot in their place."""
        return self.kind == PERSON and not self.stand_in

    @property
    def mover(self) -> str:
        """The bot that moves here; empty where a person does."""
        return self.bot if self.kind == BOT else self.stand_in


Listed = tuple[TableRow, list[SeatRow]]  # a table of a list, with its seats


class SeatLink(NamedTuple):
    """A link to a seat, valid while this hash is that of the seat's secret."""

    table: str
    seat: int
    secret: str


@dataclass(frozen=True)
class ChatRow:
    """Something said at a table."""

    table: str
    number: int
    seat: int
    phrase: str
    text: str
    at: float


@dataclass(frozen=True)
class Standing:
    """The state of a table after an entry; saved with it, in the same commit."""

    status: str
    awaited: int
    awaits_bot: bool
    deadline: float | None = None
    clocks: str = "[]"
    round: int = 0
    result: str = ""  # JSON, once the game is over


class Seen(NamedTuple):
    """A seat as another process sees it: connected, or gone since then."""

    seat: int
    here: bool
    at: float
