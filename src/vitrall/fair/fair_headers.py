"""The lines of a record's head that tell how its dice were made, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vitrall.engine.errors import Unavailable
from vitrall.fair.fair_dice import FairDice

COMMITMENT: Final = "dice-commitment"
SERVER_SEED: Final = "dice-server-seed"  # told when the game is over, never before
LUCK: Final = "dice-luck"  # followed by the number of the seat


def open_headers(dice: FairDice) -> dict[str, str]:
    """What everybody may know from the beginning."""
    return {COMMITMENT: dice.commitment, **{f"{LUCK} {seat}": luck for seat, luck in enumerate(dice.luck, 1)}}


def dice_headers(dice: FairDice) -> dict[str, str]:
    """All of it, for a game that is over."""
    return {**open_headers(dice), SERVER_SEED: dice.server_seed}


def dice_from(headers: Mapping[str, str], players: int) -> FairDice:
    """The dice that a head tells; the seed must be the one that was promised."""
    if SERVER_SEED not in headers or COMMITMENT not in headers:
        raise Unavailable("verify/no-seeds", "this record does not tell the seeds of its dice")
    dice = FairDice(headers[SERVER_SEED], tuple(headers.get(f"{LUCK} {seat}", "") for seat in range(1, players + 1)))
    if dice.commitment != headers[COMMITMENT]:
        raise Unavailable("verify/commitment", "the server's seed is not the one whose hash was published")
    return dice
