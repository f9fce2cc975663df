"""Every choice and every turn of chance as one integer.

The numbers come in families; within one, the rest of the number says which. The text of each is `notation.py`'s.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine.board import CELLS
from vitrall.engine.dice import KINDS
from vitrall.engine.native import i64

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
    """Exchange with a die of the track, told by its entry there: (round - 1) * 36 + die."""
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


def family(action: i64) -> i64:
    """The first number of the action's family; -1 if it is no action."""
    if action < PLACE:
        return action if 0 <= action <= RETURN else -1
    if action < MOVE:
        return _small_family(action)
    return _large_family(action)


def _small_family(action: i64) -> i64:
    if action < PLACE + CELLS:
        return PLACE
    if DRAFT <= action < DRAFT + KINDS:
        return DRAFT
    if TURN < action <= TURN + 6:
        return TURN
    if ROLL <= action < ROLL + KINDS:
        return ROLL
    if DRAW <= action < DRAW + 6:
        return DRAW
    if START <= action < START + 6:
        return START
    return _own_family(action)


def _own_family(action: i64) -> i64:
    if TAKE <= action < TAKE + KINDS:
        return TAKE
    if EXCHANGE <= action < EXCHANGE + KINDS:
        return EXCHANGE
    return AGAIN if AGAIN <= action < AGAIN + KINDS else -1


def _large_family(action: i64) -> i64:
    if action < SWAP:
        return MOVE
    if action < SWAP + 10 * KINDS:
        return SWAP
    if TRADE <= action < TRADE + CELLS * CELLS:
        return TRADE
    if USE <= action < USE + MOST_TOOLS * PAYMENTS:
        return USE
    if CHOOSE <= action < CHOOSE + 6 * SEAT_CHOICES:
        return CHOOSE
    if KEEP <= action < KEEP + 6 * SEAT_KEEPS:
        return KEEP
    if DEAL_PRIVATE <= action < END:
        return action - action % 1000
    return -1
