"""Luck by commit and reveal: a seat's promise, and the short code by which people compare what their pages show.

A seat chooses its luck, sends the hash (the promise), and reveals the luck when every promise is fixed. The promise
names the server's commitment, which is new for every start of a game, and the seat: it cannot be used anywhere else.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Final

from vitrall.engine.dice import LETTERS
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import quoted

PROMISE_DOMAIN: Final = "vitrall luck promise 1"
CODE_DOMAIN: Final = "vitrall dice code 1"
HASH: Final = re.compile(r"[0-9a-f]{64}")
CODE_DICE: Final = 6
CODE_COLORS: Final = LETTERS[:5]  # without the grey dice, which most tables do not have


def new_luck() -> str:
    """256 fresh bits, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def promise_of(commitment: str, seat: int, luck: str) -> str:
    """The hash that fixes a seat's luck, at the start with that commitment; seats count from 0."""
    return _hash(PROMISE_DOMAIN, commitment, str(seat), luck)


def fits_promise(promise: str, commitment: str, seat: int, luck: str) -> bool:
    """Whether luck is what was promised. Shorter luck is not allowed: its promise could be tried out."""
    return bool(HASH.fullmatch(luck)) and hmac.compare_digest(promise, promise_of(commitment, seat, luck))


def checked_promise(word: str) -> str:
    """A promise has the shape of a hash."""
    if not HASH.fullmatch(word):
        raise Unreadable("fair/promise", Why("hexadecimal", given=quoted(word), digits=64))
    return word


def dice_fingerprint(attempt: int, commitment: str, promises: Sequence[str], luck: Sequence[str]) -> str:
    """One hash over all that is fixed before the first luck is revealed: the number of the start, the server's
    commitment, and of each seat its promise, or what it added without one."""
    fixed = [promise or f"={open_luck}" for promise, open_luck in zip(promises, luck, strict=True)]
    return _hash(CODE_DOMAIN, str(attempt), commitment, *fixed)


def dice_code(fingerprint: str) -> str:
    """A fingerprint as six dice, which people can read to each other in any language: `R5 B2 …`."""
    number, dice = int(fingerprint, 16), []
    for _ in range(CODE_DICE):
        number, face = divmod(number, len(CODE_COLORS) * 6)
        dice.append(f"{CODE_COLORS[face // 6]}{face % 6 + 1}")
    return " ".join(dice)


def _hash(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
