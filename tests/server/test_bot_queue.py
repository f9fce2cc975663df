"""Which bot thinks next: tables with people first, then those that have had the least time, by device and by table."""

from __future__ import annotations

from dataclasses import dataclass

from vitrall.server.bot_queue import Account, FairQueue, Rank, Shares


@dataclass(eq=False)
class Wish:
    account: Account


def wish(device: str, table: str, rank: Rank = Rank.PERSON_WAITS) -> Wish:
    return Wish(Account(device, table, lambda: rank))


def served(queue: FairQueue[Wish], seconds: float = 1.0) -> str:
    job = queue.take(lambda _: True)
    assert job is not None
    queue.done(job, seconds)
    return f"{job.account.device} {job.account.table}"


def test_a_hundred_tables_of_one_device_get_no_more_than_one_of_another() -> None:
    queue: FairQueue[Wish] = FairQueue()
    for number in range(100):
        queue.put(wish("stranger", f"s{number}"))
    order = []
    for _ in range(10):
        queue.put(wish("ana", "a"))
        order += [served(queue).split()[0], served(queue).split()[0]]
    assert order.count("ana") == 10


def test_tables_of_one_device_take_turns() -> None:
    queue: FairQueue[Wish] = FairQueue()
    order = []
    for name in ("one", "two"):
        queue.put(wish("ana", name))
    for _ in range(6):
        order.append(served(queue))
        queue.put(wish("ana", order[-1].split()[1]))
    assert [order.count("ana one"), order.count("ana two")] == [3, 3]


def test_one_that_was_idle_has_saved_nothing_up() -> None:
    queue: FairQueue[Wish] = FairQueue()
    for _ in range(10):
        queue.put(wish("ana", "a"))
        served(queue)
    for number in range(10):
        queue.put(wish("late", f"l{number}"))
        queue.put(wish("ana", "a"))
    order = [served(queue).split()[0] for _ in range(10)]
    assert 4 <= order.count("ana") <= 6


def test_one_that_comes_back_after_its_only_question_starts_level_with_the_busy() -> None:
    shares = Shares()
    shares.enter("ana")
    shares.begin("ana")
    shares.charge("ana", 1.0)
    shares.leave("ana")
    shares.enter("bo")
    shares.charge("bo", 50.0)
    shares.begin("bo")
    shares.enter("ana")
    assert shares.used("ana") == 50.0


def test_people_go_first_and_tables_without_anybody_last() -> None:
    queue: FairQueue[Wish] = FairQueue()
    queue.put(wish("a", "nobody", Rank.NOBODY))
    queue.put(wish("b", "somebody", Rank.SOMEBODY))
    queue.put(wish("c", "person"))
    served(queue)
    queue.put(wish("c", "person"))
    assert [served(queue) for _ in range(3)] == ["c person", "b somebody", "a nobody"]


def test_what_nobody_waits_for_any_more_is_dropped() -> None:
    queue: FairQueue[Wish] = FairQueue()
    job = wish("a", "t")
    queue.put(job)
    queue.drop(job)
    queue.drop(job)
    assert (len(queue), queue.take(lambda _: True)) == (0, None)
