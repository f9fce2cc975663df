"""Fair dice: the server's seed and the luck of the seats are fixed by hashes before any of them is known, and all of
them together roll.

How it goes: the server publishes the hash of its seed with the table (the commitment). Each seat sends the hash of its
luck (the promise, `luck_promise.py`). When the game is started, all promises are fixed and shown to everybody, and only
then is the luck revealed. The dice seed is the hash of the server's seed and all luck. If luck is not revealed in time,
the start is void for everybody: the server commits to a new seed and the seats make new promises.

Guaranteed to a seat that promised luck, and whose page saved the commitment and all promises before it revealed: nobody
chose the dice knowing them, neither the server, nor another seat, nor a host who plays, nor all of these together; and
a seed, a luck or a roll that was changed afterwards is found (`proof.py`).

Not guaranteed:

- Cards and dice to come are not hidden from the host: whoever reads the memory of the server sees them.
- A start can be stopped by somebody who does not reveal. A host who plays knows the dice by then, and can have another
  start instead. Everybody sees that a start was void, how many there were, and who is said to have stopped it.
- A seat that promised nothing (an old program, a closed page) has no say: for it the host could have chosen. Luck added
  in the clear is as good as a promise against the server, which committed first, not against other seats with the host.
- A server can refuse a promise, or show different things to different people. The page notices both when it compares
  the finished game with what it saved; people who read the code of six dice to each other notice the second earlier.

The engine's own generator is not used here: its state could be worked out from a few rolls.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from vitrall.engine.chance import outcomes
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.notation import Notation
from vitrall.engine.state import State
from vitrall.fair.luck_promise import checked_promise, dice_fingerprint, fits_promise
from vitrall.why import quoted

DOMAIN: Final = b"vitrall fair dice 1"  # keeps hashes made for other purposes from being taken for seeds
PROMISED_DOMAIN: Final = b"vitrall fair dice 2"  # of a game for which luck was promised
SEED: Final = re.compile(r"[0-9a-f]{64}")
LUCK: Final = re.compile(r"([0-9a-f]{2}){0,32}")
_WIDTH: Final = 1 << 256  # of an HMAC-SHA256


def new_server_seed() -> str:
    """256 fresh bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def checked_luck(luck: str) -> str:
    """What a seat adds: up to 32 bytes in hexadecimal digits, whichever it likes."""
    if not LUCK.fullmatch(luck):
        raise Unreadable("fair/luck", Why("hexadecimal", given=quoted(luck), digits=64))
    return luck


def commitment_of(server_seed: str) -> str:
    """The hash that is published before a seed is used."""
    return hashlib.sha256(bytes.fromhex(server_seed)).hexdigest()


@dataclass(frozen=True)
class FairDice:
    """The seeds of one game. `luck` has an entry for each seat, empty for a seat that added none.

    Without promises it is the older kind, in which luck was added in the clear.
    """

    server_seed: str
    luck: tuple[str, ...]
    promises: tuple[str, ...] = ()  # for each seat, empty for one that promised nothing
    attempt: int = 1  # the number of the start; those before it were void

    def __post_init__(self) -> None:
        if not SEED.fullmatch(self.server_seed):
            raise Unreadable("fair/seed", Why("hexadecimal", given=quoted(self.server_seed), digits=64))
        for luck in self.luck:
            checked_luck(luck)
        for promise in filter(None, self.promises):
            checked_promise(promise)

    @property
    def is_promised(self) -> bool:
        return any(self.promises)

    @property
    def broken_promises(self) -> list[int]:
        """The seats, counted from 0, whose luck is not the one they promised."""
        seats = [(seat, promise) for seat, promise in enumerate(self.promises) if promise]
        return [seat for seat, word in seats if not fits_promise(word, self.commitment, seat, self.luck[seat])]

    @property
    def fingerprint(self) -> str:
        """What everybody can know before the first luck is revealed, as one hash."""
        return dice_fingerprint(self.attempt, self.commitment, self.promises or ("",) * len(self.luck), self.luck)

    @property
    def commitment(self) -> str:
        """The hash published first: it fixes the server's seed without revealing it."""
        return commitment_of(self.server_seed)

    @cached_property
    def dice_seed(self) -> bytes:
        """The hash of the server's seed and the luck of every seat, separated by line breaks so that no two lists are
        equal.
        """
        kind = [PROMISED_DOMAIN, str(self.attempt).encode()] if self.is_promised else [DOMAIN]
        parts = [*kind, self.server_seed.encode(), *(luck.encode() for luck in self.luck)]
        return hashlib.sha256(b"\n".join(parts)).digest()

    def below(self, number: int, bound: int) -> int:
        """A number from 0 to bound - 1 for the roll of that number, each exactly as likely.

        A draw beyond the last whole multiple of the bound would favour small numbers, so it is repeated.
        """
        attempt = 0
        while True:
            word = hmac.digest(self.dice_seed, f"{number}.{attempt}".encode(), "sha256")
            value = int.from_bytes(word, "big")
            if value < _WIDTH - _WIDTH % bound:
                return value % bound
            attempt += 1

    def action(self, number: int, state: State, notation: Notation) -> int:
        """What chance does as its action of that number, counted from 0.

        The outcomes come in the order of their notation, each as wide as its weight: another order of the cards
        within a deck changes nothing.
        """
        ordered = ordered_outcomes(state, notation)
        place = self.below(number, sum(weight for _, _, weight in ordered))
        for _, action, weight in ordered:
            if place < weight:
                return action
            place -= weight
        raise AssertionError("weights add up to their total")


def ordered_outcomes(state: State, notation: Notation) -> list[tuple[str, int, int]]:
    """All that chance can do now, in the order of their notation: text, action, weight."""
    chances = outcomes(state)
    weights = [*chances.weights]
    return [(text, action, weights[place]) for text, action, place in _in_order((*chances.actions,), notation)]


@lru_cache(maxsize=512)
def _in_order(actions: tuple[int, ...], notation: Notation) -> list[tuple[str, int, int]]:
    """These actions in the order of their notation: text, action, place among them. The same ones come again and again:
    the faces of the colours that are still in the bag."""
    return sorted((notation.text(action), action, place) for place, action in enumerate(actions))
