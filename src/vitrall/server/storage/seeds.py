"""Server seeds as they are stored: sealed with a key in a separate file.

A copy of the database alone does not reveal the dice of a running game. Both files together do: the seal
protects against backups and careless copies, not against the host.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from vitrall.engine.errors import Unavailable
from vitrall.why import whole_path

CHECK: Final = "seed-check"  # the name under which the database remembers which key it belongs to
_SEALED: Final = "1:"  # before a sealed seed; a clear one is 64 hexadecimal digits
_NONCE: Final = 8
_KEY_BYTES: Final = 32
MOST_REMEMBERED: Final = 4096  # seeds


class SeedSeal:
    """Seals and opens seeds, each under its table and a number used once."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        # Lists of tables open a hundred seeds at a time, mostly the same.
        self.opened: Callable[[str, str], str] = lru_cache(MOST_REMEMBERED)(self._opened)

    @property
    def check(self) -> str:
        """What the database stores to recognise the key; it does not tell the key."""
        return hmac.new(self._key, b"vitrall seed key check 1", hashlib.sha256).hexdigest()

    def sealed(self, table: str, seed: str) -> str:
        nonce = secrets.token_bytes(_NONCE)
        return _SEALED + base64.urlsafe_b64encode(nonce + self._mixed(table, nonce, bytes.fromhex(seed))).decode()

    def _opened(self, table: str, stored: str) -> str:
        if not is_sealed(stored):
            return stored
        raw = base64.urlsafe_b64decode(stored.removeprefix(_SEALED))
        return self._mixed(table, raw[:_NONCE], raw[_NONCE:]).hex()

    def _mixed(self, table: str, nonce: bytes, seed: bytes) -> bytes:
        pad = hmac.new(self._key, b"vitrall seed seal 1\n" + table.encode() + b"\n" + nonce, hashlib.sha256).digest()
        return (int.from_bytes(seed) ^ int.from_bytes(pad)).to_bytes(len(pad))


def is_sealed(stored: str) -> bool:
    return stored.startswith(_SEALED)


def read_key(path: Path) -> SeedSeal | None:
    """The seal whose key is in a file; nothing if there is no such file."""
    try:
        key = bytes.fromhex(path.read_text("ascii").strip())
    except FileNotFoundError:
        return None
    except ValueError as error:
        raise wrong_key(path) from error
    if len(key) != _KEY_BYTES:
        raise wrong_key(path)
    return SeedSeal(key)


def make_key(path: Path) -> SeedSeal:
    """A new key in a file that only its owner reads; that of another process if it was quicker."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)  # of mode 0600
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(_KEY_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(name, path)  # whole or not at all, and never over another key
        sync_to_disk(path)
        sync_to_disk(path.parent)  # a key that is lost in a power cut takes the dice of all running games with it
    finally:
        Path(name).unlink()
    seal = read_key(path)
    assert seal is not None, "the key was just written"
    return seal


def sync_to_disk(path: Path) -> None:
    """Have the disk keep a file, or the names in a folder. Windows opens no folders."""
    if os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def wrong_key(path: Path) -> Unavailable:
    return Unavailable("serve/key", whole_path(str(path)))
