"""Remembers which address has taken a seat of a table, so that one stranger cannot take all. In memory only."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from vitrall.engine.errors import Unavailable


def home_of(address: str) -> str:
    """The home behind an address of the world: all of an IPv4 address, the /64 of an IPv6 one. Empty for addresses of a
    home network, which its people share."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if not parsed.is_global:
        return ""
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else str(parsed)


def one_each() -> Unavailable:
    return Unavailable("seat/one-each")


class Takers:
    """By home the hash of the secret of the seat that it has taken."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}
        self._under_way: set[str] = set()

    @contextmanager
    def taking(self, home: str, secret: str, seated: Collection[str]) -> Iterator[None]:
        """Around the taking of a seat; raises where this home sits at the table already. No home: anybody may."""
        before = self._secrets.get(home, "") if home else ""
        if before and (before in seated or before in self._under_way):
            raise one_each()
        if home:
            self._secrets[home] = secret
        self._under_way.add(secret)
        try:
            yield
        finally:
            self._under_way.discard(secret)
