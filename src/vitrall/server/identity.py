"""Identifies a device by its signed cookie and a seat by its secret. No accounts, no passwords; only hashes are
stored.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

COOKIE: Final = "vitrall-device"
SEAT_HEADER: Final = "x-vitrall-seat"
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_BYTES: Final = 24  # 192 bits, beyond guessing


def new_secret() -> str:
    return secrets.token_urlsafe(_BYTES)


def new_table_id() -> str:
    """A table is found by its link alone, so the link must not be guessable."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Whether a table could have this id; nothing else is looked up."""
    return _ID.fullmatch(text) is not None


def digest(secret: str) -> str:
    """The stored hash of a secret. Secrets are random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Whether a secret matches a stored hash, in constant time."""
    return bool(stored) and hmac.compare_digest(digest(secret), stored)


def short_mark(table: str) -> str:
    """A table in a log: its id opens it to spectators and free seats, so no log holds it."""
    return digest(table)[:8]


class Signer:
    """Makes and reads the cookies of devices, with the key that all processes share."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def new_cookie(self) -> str:
        device = secrets.token_urlsafe(_BYTES)
        return f"{device}.{self._signature(device)}"

    def device(self, cookie: str) -> str:
        """The hash by which a device is known; empty for a cookie that is not ours."""
        device, _, signature = cookie.partition(".")
        right = len(cookie) < 200 and hmac.compare_digest(signature.encode(), self._signature(device).encode())
        return digest(device) if right else ""

    def agreement(self, table: str, seat: int) -> str:
        """A token that only the player of a seat is given: the name of the seat may be on pictures of shared links."""
        own = hmac.new(self._key, b"name on shared pictures", hashlib.sha256).digest()
        return hmac.new(own, f"{table} {seat}".encode(), hashlib.sha256).hexdigest()[:32]

    def agrees(self, table: str, seat: int, token: str) -> bool:
        return hmac.compare_digest(token.encode("utf-8", "replace"), self.agreement(table, seat).encode())

    def _signature(self, device: str) -> str:
        return hmac.new(self._key, device.encode(), hashlib.sha256).hexdigest()
