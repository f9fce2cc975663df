"""The things on the table as simple data: window, pool, track, tools."""

from __future__ import annotations

from dataclasses import dataclass, field

from testing.oracle.agreed import Agreed

Space = tuple[int, int]  # row and column, from 0
Die = tuple[str, int]  # colour and value
Dice = dict[Space, Die]

BASE = "RYGBP"
GREY = "S"
SPACES: list[Space] = [(row, column) for row in range(4) for column in range(5)]


def name(space: Space) -> str:
    """A1 is top left."""
    row, column = space
    return "ABCD"[row] + "12345"[column]


def text(die: Die) -> str:
    colour, value = die
    return f"{colour}{value}"


@dataclass
class Player:
    """What lies before one player, and what only this player knows."""

    seat: int
    privates: list[str] = field(default_factory=list)
    blooms: list[str] = field(default_factory=list)  # dealt, later those kept
    offered: list[tuple[str, str]] = field(default_factory=list)  # window cards by the names of their sides
    pattern: str = ""
    printed: dict[Space, str] = field(default_factory=dict)  # a colour, a value or a dot
    favor: int = 0
    window: Dice = field(default_factory=dict)
    own: list[Die] = field(default_factory=list)  # the private pool
    pioneers: list[str] = field(default_factory=list)


@dataclass
class ToolCard:
    """A tool on the table."""

    id: str
    tokens: int = 0
    gone: bool = False  # used up in the solo game


@dataclass
class Turn:
    """One turn of one player while it lasts."""

    player: Player
    second: bool  # the second turn of the round, in the sense of U3
    drafted: bool = False
    placed: bool = False  # a die of this turn lies in the window
    taken: bool = False  # a die of the private pool was taken
    tooled: bool = False
    hand: Die | None = None

    @property
    def die(self) -> Die:
        """The die in hand, where there must be one."""
        assert self.hand is not None
        return self.hand


@dataclass
class Table:
    """Everything else."""

    agreed: Agreed
    players: list[Player]
    bag: dict[str, int] = field(default_factory=dict)
    grey_pool: int = 0
    tools: list[ToolCard] = field(default_factory=list)
    publics: list[str] = field(default_factory=list)
    board: str = ""  # the restriction board, if there is one
    pioneers: list[str] = field(default_factory=list)  # still open
    pool: list[Die] = field(default_factory=list)
    track: list[list[Die]] = field(default_factory=list)  # one list a round that is over
    round: int = 0
    first_turns: list[int] = field(default_factory=list)  # seats, in the order of the round's first turns
    turns_taken: list[int] = field(default_factory=list)  # seats, in the order in which they acted in the round
    skips: set[int] = field(default_factory=set)  # seats whose second turn of the round is gone
    turn: Turn | None = None  # the one under way
