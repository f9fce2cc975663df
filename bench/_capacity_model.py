"""Queues of a server: processes that handle moves, commits of all waiting moves, one database."""

from __future__ import annotations

import heapq
from collections import deque
from dataclasses import dataclass, field, replace
from random import Random

WARM_UP = 2.0  # simulated seconds that are not counted


@dataclass(frozen=True)
class Costs:
    """In milliseconds, but for `hear`: the share of a move's cost for a process that hears of it."""

    cpu_ms: float
    commit_ms: float
    row_ms: float
    hear: float

    def of_one_process(self) -> Costs:
        """One process gets no notifications, and its measured cost includes its rows."""
        return replace(self, hear=0.0)


@dataclass(frozen=True)
class Outcome:
    median_ms: float
    late_ms: float  # 99 % arrive sooner
    busy: float  # share of time that a process works
    database_busy: float


@dataclass
class Process:
    free_at: float = 0.0  # when it has dealt with all that came
    worked: float = 0.0
    waiting: deque[float] = field(default_factory=deque)  # for the next commit: when each move was sent
    commits: bool = False

    def deal(self, now: float, seconds: float) -> float:
        """The time at which a task that arrives now is finished."""
        self.free_at = max(self.free_at, now) + seconds
        self.worked += seconds
        return self.free_at


def simulated(tables: int, processes: int, seconds_per_move: float, costs: Costs, seconds: float) -> Outcome:
    """So many seconds of moves at so many tables. The same arguments give the same outcome."""
    luck, servers = Random(1), [Process() for _ in range(processes)]
    rate = max(tables, 1) / seconds_per_move
    end, rows_free, database, times = WARM_UP + seconds, 0.0, 0.0, list[float]()
    # An event: when, what, at which process, and for a move that was dealt with, when it was sent.
    events: list[tuple[float, str, int, float]] = [(luck.expovariate(rate), "move", 0, 0.0)]
    in_commit: dict[int, list[float]] = {}
    while events:
        now, kind, place, sent = heapq.heappop(events)
        process = servers[place]
        if kind == "move":
            if now < end:
                heapq.heappush(events, (now + luck.expovariate(rate), "move", 0, 0.0))
                place = luck.randrange(processes)
                done = servers[place].deal(now, luck.expovariate(1000 / costs.cpu_ms))
                heapq.heappush(events, (done, "dealt", place, now))
        elif kind == "dealt":
            process.waiting.append(sent)
        elif kind == "committed":
            process.commits = False
            for began in in_commit.pop(place):
                if began > WARM_UP:
                    times.append(now - began)
                if luck.randrange(processes):
                    servers[(place + luck.randrange(1, processes)) % processes].deal(
                        now, costs.hear * costs.cpu_ms / 1000
                    )
        if kind != "move" and process.waiting and not process.commits:
            process.commits, in_commit[place] = True, list(process.waiting)
            process.waiting.clear()
            writing = len(in_commit[place]) * costs.row_ms / 1000
            rows_free = max(rows_free, now) + writing
            database += writing
            heapq.heappush(events, (rows_free + costs.commit_ms / 1000, "committed", place, 0.0))
    times.sort()
    times = times or [0.0]
    return Outcome(
        1000 * times[len(times) // 2],
        1000 * times[int(len(times) * 0.99)],
        sum(process.worked for process in servers) / processes / end,
        database / end,
    )
