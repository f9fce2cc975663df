"""The queue of analyses: one at a time, bounds for devices and addresses, ended when nobody reads, remembered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from vitrall.engine.errors import Unavailable
from vitrall.server import analysis_queue
from vitrall.server.analysis_process import Hear
from vitrall.server.analysis_queue import MOST_ADDRESS, MOST_READERS, MOST_WAITING, AnalysisQueue, Key, Reader
from vitrall.server.analysis_worker import AnalysisTask

TASK = AnalysisTask("a record", ())
ANA = Reader("ana", "10.0.0.1")


class StandIn:
    """A process that does nothing by itself: the test says what it sends."""

    def __init__(self, task: AnalysisTask, hear: Hear) -> None:
        self.task = task
        self.hear = hear
        self.ends = 0

    def end(self) -> None:
        self.ends += 1

    def whole(self, game: bytes = b"game", result: bytes = b"result") -> None:
        for text in (game, result, b""):
            self.hear(text)


class Processes(list[StandIn]):
    def start(self, task: AnalysisTask, hear: Hear) -> StandIn:
        self.append(StandIn(task, hear))
        return self[-1]


@contextmanager
def refusal(code: str) -> Iterator[None]:
    with pytest.raises(Unavailable) as caught:
        yield
    assert caught.value.code == code


def reader(number: int, address: str = "") -> Reader:
    return Reader(f"device {number}", address or f"10.0.{number}.1")


def key(number: int) -> Key:
    return f"table {number}", "quick"


async def begun(queue: AnalysisQueue, asked: Key, who: Reader) -> AsyncGenerator[bytes, None]:
    """A reader who has got the first text."""
    texts = queue.texts(asked, TASK, who)
    await anext(texts)
    return texts


def run(test: Callable[[AnalysisQueue, Processes], Any]) -> None:
    async def whole() -> None:
        processes = Processes()
        queue = AnalysisQueue(processes.start)
        await test(queue, processes)
        queue.close()

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "GRACE", 0.01)
    monkeypatch.setattr(analysis_queue, "PULSE", 0.01)


def test_a_reader_gets_the_game_and_each_better_analysis_once() -> None:
    async def test(queue: AnalysisQueue, processes: Processes) -> None:
        texts = queue.texts(key(1), TASK, ANA)
        assert await anext(texts) == b'{"type":"waiting","before":0}'
        for sent in (b"game", b"first", b"second"):
            processes[0].hear(sent)
            text = await anext(texts)
            while text.startswith(b"{"):  # a sign of life
                text = await anext(texts)
            assert text == sent
        processes[0].hear(b"")
        assert [text async for text in texts if not text.startswith(b"{")] == []
        assert processes[0].ends == 1

    run(test)


def test_one_analysis_at_a_time_and_the_others_wait_in_order() -> None:
    async def test(queue: AnalysisQueue, processes: Processes) -> None:
        first = await begun(queue, key(1), reader(1))
        second = queue.texts(key(2), TASK, reader(2))
        third = queue.texts(key(3), TASK, reader(3))
        assert [await anext(second), await anext(third)] == [
            b'{"type":"waiting","before":1}',
            b'{"type":"waiting","before":2}',
        ]
        assert len(processes) == 1
        processes[0].whole()
        assert len(processes) == 2
        while (text := await anext(third)) != b'{"type":"waiting","before":1}':
            assert text.startswith(b'{"type":"waiting"')
        for texts in (first, second, third):
            await texts.aclose()

    run(test)


def test_a_device_reads_one_analysis_at_a_time_but_the_same_one_twice() -> None:
    async def test(queue: AnalysisQueue, processes: Processes) -> None:
        texts = await begun(queue, key(1), ANA)
        again = await begun(queue, key(1), ANA)
        with refusal("analysis/one-at-a-time"):
            queue.check(key(2), ANA)
        await texts.aclose()
        with refusal("analysis/one-at-a-time"):
            queue.check(key(2), ANA)
        await again.aclose()
        queue.check(key(2), ANA)
        assert len(processes) == 1

    run(test)


def test_an_address_reads_a_few_at_a_time_and_the_queue_has_an_end() -> None:
    async def test(queue: AnalysisQueue, processes: Processes) -> None:
        home = "10.9.9.9"
        readers = [await begun(queue, key(number), reader(number, home)) for number in range(MOST_ADDRESS)]
        with refusal("analysis/too-many"):
            queue.check(key(100), reader(100, home))
        queue.check(key(0), reader(100, home))  # one that is being read there already
        readers += [await begun(queue, key(number), reader(number)) for number in range(MOST_ADDRESS, MOST_WAITING + 1)]
        with refusal("analysis/busy"):
            queue.check(key(100), reader(100))
        queue.check(key(1), reader(100))
        for texts in readers:
            await texts.aclose()

    run(test)


def test_a_thousand_strangers_get_an_analysis_or_an_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of another address, half of them for one game: what runs, waits and is read has a bound."""
    monkeypatch.setattr(analysis_queue, "PULSE", 60.0)

    async def test(queue: AnalysisQueue, processes: Processes) -> None:
        readers, refusals = [], []
        for number in range(1000):
            try:
                readers.append(await begun(queue, key(number // 2 if number % 2 else 0), reader(number)))
            except Unavailable as error:
                refusals.append(error.code)
        assert len(readers) == MOST_READERS
        assert refusals == ["analysis/busy"] * (1000 - MOST_READERS)
        assert len(queue._runs) == MOST_WAITING + 1
        assert len(processes) == 1
        for texts in readers:
            await texts.aclose()
        await asyncio.sleep(0.05)
        queue.check(key(2000), reader(2000, "10.9.9.9"))

    run(test)


def test_an_analysis_that_nobody_reads_is_ended_after_a_moment_and_the_next_begins() -> None:
    async def test(queue: AnalysisQueue, processes: Processes) -> None:
        texts = await begun(queue, key(1), ANA)
        other = await begun(queue, key(2), reader(2))
        await texts.aclose()
        assert processes[0].ends == 0  # a page that is loaded again comes back
        back = await begun(queue, key(1), ANA)
        await asyncio.sleep(0.05)
        assert processes[0].ends == 0
        await back.aclose()
        await asyncio.sleep(0.05)
        assert processes[0].ends == 1
        assert len(processes) == 2
        await other.aclose()

    run(test)


def test_finished_analyses_are_remembered_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "MOST_BYTES", 40)

    async def test(queue: AnalysisQueue, processes: Processes) -> None:
        for number in range(3):
            texts = await begun(queue, key(number), ANA)
            processes[-1].whole(b"game", b"x" * 10)
            await texts.aclose()
        assert [text async for text in queue.texts(key(2), TASK, ANA)] == [b"game", b"x" * 10]
        assert len(processes) == 3
        texts = await begun(queue, key(0), ANA)  # the oldest had to go
        assert len(processes) == 4
        await texts.aclose()

    run(test)


@pytest.mark.parametrize("code", ["analysis/stopped", "analysis/too-long"])
def test_a_process_that_dies_or_takes_too_long_ends_with_an_error(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if code.endswith("too-long"):
        monkeypatch.setattr(analysis_queue, "PATIENCE", 0.01)

    async def test(queue: AnalysisQueue, processes: Processes) -> None:
        texts = await begun(queue, key(1), ANA)
        if code.endswith("stopped"):
            processes[0].hear(None)
        with refusal(code):
            async for _ in texts:
                pass
        assert processes[0].ends == 1
        again = await begun(queue, key(1), ANA)  # nothing of it is remembered
        assert len(processes) == 2
        await again.aclose()

    run(test)
