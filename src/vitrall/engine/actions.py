"""Every choice and every action of chance as one integer.

The numbers are grouped in families, one row of `FAMILIES` each. A number is the first of its family plus a rest; the
row says what the rest stands for, and notation, questions and logs read it there.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.board import CELLS
from vitrall.engine.dice import KINDS
from vitrall.engine.native import i64, vec

PASS: Final = 0  # end the turn
STOP: Final = 1  # leave out the rest of a tool that allows it
RETURN: Final = 2  # the die in hand back to the pool
PLACE: Final = 10  # + space
DRAFT: Final = 40  # + die
TURN: Final = 80  # + value
ROLL: Final = 100  # + die
DRAW: Final = 140  # + colour
START: Final = 150  # + seat
TAKE: Final = 200  # + die: one of the own private pool, to be placed
EXCHANGE: Final = 240  # + die: of the own private pool, for the one in hand
AGAIN: Final = 280  # + die: of the own private pool, to be rolled again
MOVE: Final = 400  # + origin * 20 + target
SWAP: Final = 800  # + (round - 1) * 36 + die
TRADE: Final = 1200  # + space of the grey die * 20 + space of the other: they change places
USE: Final = 2000  # + tool * 37, + 1 + the die that pays in the solo game
CHOOSE: Final = 5000  # + seat * 513 + pattern, or 512 for a choice not known
KEEP: Final = 9000  # + seat * 8, + 1 for the first bloom, + 2 for the second; 4 to 6: how many, not which; 7: unknown
DEAL_PRIVATE: Final = 10000  # + card, or 999 for one not known; likewise below
DEAL_WINDOW: Final = 11000
DEAL_TOOL: Final = 12000
DEAL_PUBLIC: Final = 13000
DEAL_BLOOM: Final = 14000
DEAL_BOARD: Final = 15000
DEAL_PIONEER: Final = 16000
END: Final = 17000

PAYMENTS: Final = 37
MOST_TOOLS: Final = 64
MOST_PATTERNS: Final = 512
MOST_CARDS: Final = 999
HIDDEN_PATTERN: Final = 512
HIDDEN_CARD: Final = 999
SEAT_CHOICES: Final = 513
SEAT_KEEPS: Final = 8
HIDDEN_COUNT: Final = 4
HIDDEN_KEEP: Final = 7


def place(cell: i64) -> i64:
    return PLACE + cell


def draft(die: i64) -> i64:
    return DRAFT + die


def move(origin: i64, target: i64) -> i64:
    return MOVE + origin * CELLS + target


def swap(entry: i64) -> i64:
    """Swap with a die of the track, given by its entry: (round - 1) * 36 + die."""
    return SWAP + entry


def use(tool: i64, payment: i64) -> i64:
    """Use a tool of the deck; the payment is a die in the solo game, else -1."""
    return USE + tool * PAYMENTS + payment + 1


def trade(grey: i64, other: i64) -> i64:
    return TRADE + grey * CELLS + other


def keep(seat: i64, blooms: i64) -> i64:
    return KEEP + seat * SEAT_KEEPS + blooms


def choose(seat: i64, pattern: i64) -> i64:
    return CHOOSE + seat * SEAT_CHOICES + pattern


# What the rest of a number stands for.
NOTHING: Final = 0
SPACE: Final = 1
SPACES: Final = 2  # two of them: from and to
DIE: Final = 3
OWN_DIE: Final = 4  # one of the own private pool
TRACK_DIE: Final = 5  # a round and a die of its space
COLOR: Final = 6
VALUE: Final = 7
SEAT: Final = 8
TOOL: Final = 9  # and the die that pays, if one does
PATTERN: Final = 10  # of a seat
BLOOMS: Final = 11  # of a seat
CARD: Final = 12


class Family:
    """Actions of one kind: their numbers, the first word of their text, and what their rest stands for."""

    def __init__(
        self, base: i64, size: i64, verb: str, rest: i64, *, chance: bool = False, of_hand: bool = False
    ) -> None:
        self.base = base
        self.size = size
        self.verb = verb
        self.rest = rest
        self.chance = chance  # nobody chooses it
        self.of_hand = of_hand  # works on a die that the text does not name


FAMILIES: Final[list[Family]] = [
    Family(PASS, 1, "pass", NOTHING),
    Family(STOP, 1, "stop", NOTHING),
    Family(RETURN, 1, "return", NOTHING, of_hand=True),
    Family(PLACE, CELLS, "place", SPACE, of_hand=True),
    Family(DRAFT, KINDS, "draft", DIE),
    Family(TURN, 7, "turn", VALUE, of_hand=True),
    Family(ROLL, KINDS, "roll", DIE, chance=True),
    Family(DRAW, 6, "draw", COLOR, chance=True),
    Family(START, 6, "start", SEAT, chance=True),
    Family(TAKE, KINDS, "take", OWN_DIE),
    Family(EXCHANGE, KINDS, "exchange", OWN_DIE),
    Family(AGAIN, KINDS, "again", OWN_DIE),
    Family(MOVE, CELLS * CELLS, "move", SPACES, of_hand=True),
    Family(SWAP, 10 * KINDS, "swap", TRACK_DIE),
    Family(TRADE, CELLS * CELLS, "trade", SPACES),
    Family(USE, MOST_TOOLS * PAYMENTS, "use", TOOL),
    Family(CHOOSE, 6 * SEAT_CHOICES, "choose", PATTERN),
    Family(KEEP, 6 * SEAT_KEEPS, "keep", BLOOMS),
    Family(DEAL_PRIVATE, 1000, "deal", CARD, chance=True),
    Family(DEAL_WINDOW, 1000, "deal", CARD, chance=True),
    Family(DEAL_TOOL, 1000, "deal", CARD, chance=True),
    Family(DEAL_PUBLIC, 1000, "deal", CARD, chance=True),
    Family(DEAL_BLOOM, 1000, "deal", CARD, chance=True),
    Family(DEAL_BOARD, 1000, "deal", CARD, chance=True),
    Family(DEAL_PIONEER, 1000, "deal", CARD, chance=True),
]
NO_ACTION: Final = -1


def _row_of_each() -> vec[i64]:
    """For every number the place of its family in the list."""
    rows = [NO_ACTION] * END
    for place, row in enumerate(FAMILIES):
        for action in range(int(row.base), int(row.base + row.size)):
            rows[action] = place
    rows[TURN] = NO_ACTION  # no die shows 0
    return vec[i64](rows)


_ROWS: Final = _row_of_each()


def family(action: i64) -> i64:
    """The first number of the action's family; -1 if it is no action."""
    if action < 0 or action >= END or _ROWS[action] == NO_ACTION:
        return NO_ACTION
    return FAMILIES[_ROWS[action]].base


def family_row(action: i64) -> Family:
    """The row of an action, which must be one."""
    return FAMILIES[_ROWS[action]]
