"""Bots think less when many people wait: a day at the server in simulated time, with the real queue and policy."""

from __future__ import annotations

import heapq
import statistics
from dataclasses import dataclass, field
from random import Random

import pytest

from vitrall.server.bot_queue import Account, FairQueue, Rank
from vitrall.server.thinking_time import AIM, LEAST_THINKING, LIMIT, MOST_THINKING, NO_TIME, ThinkingTime

BOTS = 3
PAUSE = 9.0  # seconds that a person takes for a turn, on average


@dataclass(eq=False)
class Table:
    """One person and three bots."""

    account: Account
    left: int = 0  # turns of bots until the person moves again
    since: float = 0.0


@dataclass
class Day:
    """Tables that play on a machine with a fake clock. An answer takes what was granted times `share`, and `toll`."""

    tables: int
    share: float
    toll: float
    workers: int = 2
    waits: list[float] = field(default_factory=list)
    granted: list[int] = field(default_factory=list)

    def pass_by(self, until: float) -> None:
        luck, time_of, queue = Random(1), ThinkingTime(self.workers), FairQueue[Table]()
        all_tables = [Table(Account(f"d{n}", f"t{n}", lambda: Rank.PERSON_WAITS, BOTS)) for n in range(self.tables)]
        events = [(luck.random() * PAUSE, n, table) for n, table in enumerate(all_tables)]
        heapq.heapify(events)
        number, busy = self.tables, dict[int, Table]()
        working: dict[int, tuple[Table, int, float]] = {}
        while events[0][0] < until:
            now, event, table = heapq.heappop(events)
            if event in working:  # an answer
                _, milliseconds, seconds = working.pop(event)
                busy.pop(event)
                queue.done(table, seconds)
                time_of.learn(milliseconds, seconds)
                table.left -= 1
            else:  # a person has moved
                table.left, table.since = luck.randint(1, 2 * BOTS - 1), now
            if table.left:
                queue.put(table)
            else:
                self.waits.append(now - table.since)
                number += 1
                heapq.heappush(events, (now + luck.expovariate(1 / PAUSE), number, table))
            while len(busy) < self.workers and (job := queue.take(lambda _: True)) is not None:
                turns = BOTS * (1 + len(queue) + len(busy))
                milliseconds = time_of.milliseconds(turns, BOTS)
                self.granted.append(milliseconds)
                seconds = self.toll + milliseconds / 1000 * self.share
                number += 1
                busy[number], working[number] = job, (job, milliseconds, seconds)
                heapq.heappush(events, (now + seconds, number, job))


@pytest.mark.lengthy
@pytest.mark.parametrize(
    ("tables", "share", "toll"),
    [(1, 1.0, 0.005), (50, 1.0, 0.005), (50, 3.0, 0.02), (200, 0.0, 0.005), (200, 1.0, 0.006)],
    ids=["one", "masters", "masters on a busy machine", "craftsmen", "two hundred masters"],
)
def test_nobody_waits_for_long(tables: int, share: float, toll: float) -> None:
    day = Day(tables, share, toll)
    day.pass_by(90)
    waits = sorted(day.waits)
    assert len(waits) > 5 * tables
    assert statistics.median(waits) < 3
    assert waits[int(len(waits) * 0.95)] < 10


def test_the_bots_of_a_single_table_think_for_as_long_as_a_person_likes_to_wait() -> None:
    day = Day(1, 1.0, 0.005)
    day.pass_by(300)
    assert statistics.mean(day.granted) > 0.9 * 1000 * AIM / BOTS
    assert ThinkingTime(1).milliseconds(1, 1) == MOST_THINKING


def test_time_shrinks_with_people_times_bots() -> None:
    time_of = ThinkingTime(2)
    granted = [time_of.milliseconds(people * BOTS, BOTS) for people in range(1, 60)]
    assert granted == sorted(granted, reverse=True)
    assert granted[-1] == pytest.approx(1000 * AIM * 2 / (59 * BOTS), abs=1)


def test_beyond_the_limit_there_is_a_quick_look_and_thinking_comes_back_when_the_crowd_has_gone() -> None:
    time_of = ThinkingTime(1)
    for _ in range(2000):
        time_of.learn(LEAST_THINKING, 0.1)  # a machine on which other programs hold the processors
    crowd = int(LIMIT / 0.1) + 1
    assert time_of.milliseconds(crowd, BOTS) == NO_TIME
    assert time_of.milliseconds(crowd - 3, BOTS) == LEAST_THINKING
    for _ in range(200):
        time_of.learn(NO_TIME, 0.002)
    assert time_of.milliseconds(crowd, BOTS) > LEAST_THINKING
