"""Rate limits: a token bucket for each socket, seat and address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from vitrall.engine.errors import Unavailable

_MOST_BUCKETS: Final = 50_000


@dataclass
class Bucket:
    """A token bucket: holds at most `burst` and gains `rate` a second."""

    rate: float
    burst: float
    _level: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._level = self.burst
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Buckets:
    """A bucket for each key. The oldest are forgotten: a full bucket and none are the same."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def check(self, key: str, amount: float = 1.0) -> None:
        """Raise if this key has asked for too much."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket  # at the end: the order is that of the last use
        if len(self._buckets) > _MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take(amount):
            raise too_many()


def network(address: str) -> str:
    """The network that is limited as one: a single IPv4 address, or a whole IPv6 /64."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known) >> 64 << 64, 64)))


class Places:
    """How many sockets a network holds at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        if self._held[address] >= self._most:
            raise too_many()
        self._held[address] += 1
        try:
            yield
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]


def too_many() -> Unavailable:
    return Unavailable("request/rate")
