"""Which bot thinks next: tables with people first, and among equals the one with the least time so far.

Start-time fair queueing, by device and then by table: a latecomer gets its share from now on, and a device with a
hundred tables gets no more worker time than a device with one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Generic, Protocol, TypeVar

MOST_ACCOUNTS: Final = 20_000


class Rank(IntEnum):
    """How urgent a bot's move is; the smallest goes first."""

    PERSON_WAITS = 0  # a person of the table is connected
    SOMEBODY = 1  # a person sits at the table or looks on
    NOBODY = 2


@dataclass(frozen=True)
class Account:
    """Who asks: the device that opened the table, the table, how urgent it is at this moment, and its bots."""

    device: str
    table: str
    rank: Callable[[], Rank]
    bots: int = 1  # number of bots at the table: a person waits for all of them


class Asking(Protocol):
    @property
    def account(self) -> Account: ...


Job = TypeVar("Job", bound=Asking)


class Shares:
    """Seconds used by key. A key that was idle starts level with the busy ones, so that nobody saves up time."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._busy: Counter[str] = Counter()
        self._now = 0.0

    def enter(self, key: str) -> None:
        if not self._busy[key]:
            self._used[key] = max(self._used.get(key, 0.0), self._now)
        self._busy[key] += 1

    def leave(self, key: str) -> None:
        self._busy[key] -= 1
        if not self._busy[key]:
            del self._busy[key]
        if len(self._used) > MOST_ACCOUNTS:
            self._used = {key: used for key, used in self._used.items() if key in self._busy}

    def begin(self, key: str) -> None:
        self._now = max(self._now, self._used[key])

    def charge(self, key: str, seconds: float) -> None:
        self._used[key] = self._used.get(key, self._now) + seconds

    def used(self, key: str) -> float:
        return self._used.get(key, self._now)


class FairQueue(Generic[Job]):
    """Jobs that wait for a worker."""

    def __init__(self) -> None:
        self._waiting: list[Job] = []
        self._devices = Shares()
        self._tables = Shares()

    def __len__(self) -> int:
        return len(self._waiting)

    def __iter__(self) -> Iterator[Job]:
        return iter(self._waiting)

    def put(self, job: Job) -> None:
        self._devices.enter(job.account.device)
        self._tables.enter(job.account.table)
        self._waiting.append(job)

    def take(self, allowed: Callable[[Job], bool]) -> Job | None:
        """The next allowed request; the caller must call `done` at the end."""
        jobs = [job for job in self._waiting if allowed(job)]
        if not jobs:
            return None
        job = min(jobs, key=self._urgency)
        self._waiting.remove(job)
        self._devices.begin(job.account.device)
        self._tables.begin(job.account.table)
        return job

    def _urgency(self, job: Job) -> tuple[int, float, float]:
        account = job.account
        return int(account.rank()), self._devices.used(account.device), self._tables.used(account.table)

    def done(self, job: Job, seconds: float) -> None:
        """A job that was taken has used so much time."""
        for shares, key in ((self._devices, job.account.device), (self._tables, job.account.table)):
            shares.charge(key, seconds)
            shares.leave(key)

    def drop(self, job: Job) -> None:
        """Remove a job that nobody waits for any more."""
        if job in self._waiting:
            self._waiting.remove(job)
            self.done(job, 0.0)
