"""Fair dice: the server's seed is fixed by its hash before any seat adds its own luck, and both together roll.

Guaranteed: a server that nobody colludes with cannot choose a roll, because its seed is fixed by its hash before it
sees any luck; a seat cannot choose one, because it never knows the seed before the end; and a player who wrote down the
hash and their luck can prove afterwards that the seed was not swapped (`proof.py`).

Not guaranteed: luck is sent in the clear before the game. A host who plays, or who helps the last seat to add its luck,
knows the seed and all other luck, and can try values until the dice suit them. A host also reads the memory of the
server and sees every die and card to come.

The engine's own generator is not used here: its state could be worked out from a few rolls.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from vitrall.engine.chance import outcomes
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.notation import Notation
from vitrall.engine.state import State
from vitrall.why import quoted

DOMAIN: Final = b"vitrall fair dice 1"  # a hash made for anything else is never a seed of ours
SEED: Final = re.compile(r"[0-9a-f]{64}")
LUCK: Final = re.compile(r"([0-9a-f]{2}){0,32}")
_WIDTH: Final = 1 << 256  # of an HMAC-SHA256


def new_server_seed() -> str:
    """256 fresh bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def checked_luck(luck: str) -> str:
    """What a seat adds: up to 32 bytes in hexadecimal digits, whichever it likes."""
    if not LUCK.fullmatch(luck):
        why = Why("hexadecimal", given=quoted(luck), digits=64)
        raise Unreadable("fair/luck", f"luck is up to 32 bytes in lower hexadecimal digits, not {luck[:20]!r}", 0, why)
    return luck


@dataclass(frozen=True)
class FairDice:
    """The seeds of one game. `luck` has an entry for each seat, empty for a seat that added none."""

    server_seed: str
    luck: tuple[str, ...]

    def __post_init__(self) -> None:
        if not SEED.fullmatch(self.server_seed):
            why = Why("hexadecimal", given=quoted(self.server_seed), digits=64)
            raise Unreadable("fair/seed", "a server seed has 64 lower hexadecimal digits", 0, why)
        for luck in self.luck:
            checked_luck(luck)

    @property
    def commitment(self) -> str:
        """What is published first: it fixes the server's seed and does not tell it."""
        return hashlib.sha256(bytes.fromhex(self.server_seed)).hexdigest()

    @cached_property
    def dice_seed(self) -> bytes:
        """The server's seed and the luck of every seat, in one. Line breaks part them, so no two lists read alike."""
        parts = [DOMAIN, self.server_seed.encode(), *(luck.encode() for luck in self.luck)]
        return hashlib.sha256(b"\n".join(parts)).digest()

    def below(self, number: int, bound: int) -> int:
        """A number from 0 to bound - 1 for the roll of that number, each exactly as likely.

        What lies beyond the last whole multiple of the bound would favour small numbers: it is drawn again.
        """
        attempt = 0
        while True:
            word = hmac.new(self.dice_seed, f"{number}.{attempt}".encode(), hashlib.sha256).digest()
            value = int.from_bytes(word, "big")
            if value < _WIDTH - _WIDTH % bound:
                return value % bound
            attempt += 1

    def action(self, number: int, state: State, notation: Notation) -> int:
        """What chance does as its action of that number, counted from 0.

        The outcomes stand in the order of their notation, each as wide as its weight: another order of the cards
        within a deck changes nothing.
        """
        chances = outcomes(state)
        pairs = zip(chances.actions, chances.weights, strict=True)
        laid = sorted((notation.text(action), int(action), int(weight)) for action, weight in pairs)
        place = self.below(number, int(chances.total))
        for _, action, weight in laid:
            if place < weight:
                return action
            place -= weight
        raise AssertionError("weights add up to their total")
