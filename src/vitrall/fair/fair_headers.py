"""Reads and writes the headers of a record that say how its dice were made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.fair.fair_dice import FairDice

COMMITMENT: Final = "dice-commitment"
SERVER_SEED: Final = "dice-server-seed"  # written when the game is over, never before
LUCK: Final = "dice-luck"  # followed by the number of the seat, like the promise
PROMISE: Final = "dice-promise"
ATTEMPT: Final = "dice-attempt"
MOST_ATTEMPTS: Final = 1_000_000


def open_headers(dice: FairDice) -> dict[str, str]:
    """What everybody may know from the beginning."""
    promised = {f"{PROMISE} {seat}": word for seat, word in enumerate(dice.promises, 1) if word}
    return {
        COMMITMENT: dice.commitment,
        **({ATTEMPT: str(dice.attempt), **promised} if promised else {}),
        **{f"{LUCK} {seat}": luck for seat, luck in enumerate(dice.luck, 1)},
    }


def dice_headers(dice: FairDice) -> dict[str, str]:
    """All of it, for a game that is over."""
    return {**open_headers(dice), SERVER_SEED: dice.server_seed}


def dice_from(headers: Mapping[str, str], players: int) -> FairDice:
    """The dice that the headers describe; the seed must match its commitment."""
    if SERVER_SEED not in headers or COMMITMENT not in headers:
        raise Unavailable("verify/no-seeds")
    dice = FairDice(
        headers[SERVER_SEED],
        tuple(headers.get(f"{LUCK} {seat}", "") for seat in range(1, players + 1)),
        tuple(headers.get(f"{PROMISE} {seat}", "") for seat in range(1, players + 1)),
        _attempt(headers.get(ATTEMPT, "1")),
    )
    if dice.commitment != headers[COMMITMENT]:
        raise Unavailable("verify/commitment")
    if dice.broken_promises:
        seats = [Why("seat", seat=seat + 1) for seat in dice.broken_promises]
        raise Unavailable("verify/promise", Why("told", text=seats))
    return dice


def _attempt(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 8 and 1 <= int(word) <= MOST_ATTEMPTS):
        raise Unreadable("fair/attempt", Why("number", least=1, most=MOST_ATTEMPTS, given=word[:40]))
    return int(word)
