"""Which worker thinks about what, when, and what happens when one is lost; with workers that a test answers for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from vitrall import Game, Options
from vitrall.server import metrics, players
from vitrall.server.bot_queue import Account, Rank
from vitrall.server.bot_worker import (
    Advise,
    Advised,
    Answer,
    Choose,
    Chosen,
    Desk,
    Forget,
    IdeaSent,
    Question,
    Ready,
    SoFar,
    quick_look,
    read_answer,
    sight_of,
    write,
)
from vitrall.server.players import CHANCES, PATIENCE, START_PATIENCE, Choice, Players, Situation, position_for
from vitrall.server.thinking_time import ALONE_THINKING

NOW = Situation(position_for(Game.new(Options(), 3), 0, 7), 0, 7)


class FakeWorker:
    """Remembers what it is asked; a test answers in its stead."""

    all_workers: list[FakeWorker]

    def __init__(self, kind: str, hear: Callable[[Any, bytes | None], None], loop: asyncio.AbstractEventLoop) -> None:
        self.kind = kind
        self._hear = hear
        self.loop = loop
        self.job: Any = None
        self.ready = False
        self.timer: asyncio.TimerHandle | None = None
        self.is_ended = False
        self.questions: list[Question] = []
        self.all_workers.append(self)

    @property
    def is_free(self) -> bool:
        return self.ready and self.job is None

    def send(self, question: Question) -> None:
        self.questions.append(question)

    def end(self) -> None:
        self.is_ended = True
        if self.timer is not None:
            self.timer.cancel()

    def say(self, answer: Answer | None) -> None:
        self._hear(self, None if answer is None else write(answer))

    def patience(self) -> float:
        """Seconds until it is given up."""
        assert self.timer is not None
        return self.timer.when() - self.loop.time()


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[FakeWorker]:
    started: list[FakeWorker] = []
    monkeypatch.setattr(FakeWorker, "all_workers", started, raising=False)
    monkeypatch.setattr(players, "_Worker", FakeWorker)
    return started


def account(table: str = "t", rank: Rank = Rank.PERSON_WAITS, device: str = "ana") -> Account:
    return Account(device, table, lambda: rank)


def run(work: Callable[[Players], Awaitable[None]], most: int = 1) -> None:
    async def main() -> None:
        crew = Players(most)
        await work(crew)
        crew.close()

    asyncio.run(main())


async def asked(crew: Players, bot: str = "greedy", at: Account | None = None) -> asyncio.Task[Choice]:
    """A bot is asked; as far as that goes by itself."""
    task = asyncio.create_task(crew.choose(bot, NOW, at or account()))
    await asyncio.sleep(0)
    return task


def choices(worker: FakeWorker) -> list[str]:
    return [question.table for question in worker.questions if isinstance(question, Choose)]


def test_a_question_waits_for_a_worker_that_is_ready_and_is_answered(workers: list[FakeWorker]) -> None:
    async def work(crew: Players) -> None:
        before = metrics.REGISTRY.get_sample_value("vitrall_bot_seconds_count") or 0.0
        task = await asked(crew)
        (worker,) = workers
        assert worker.patience() == pytest.approx(START_PATIENCE, abs=1)
        assert worker.questions == []
        assert metrics.REGISTRY.get_sample_value("vitrall_bots_waiting") == 1
        worker.say(Ready())
        (question,) = worker.questions
        assert isinstance(question, Choose)
        assert (question.table, question.seat, question.bot, question.seed) == ("t", 0, "greedy", 7)
        assert question.position == NOW.position
        assert worker.patience() == pytest.approx(PATIENCE + 4 * question.milliseconds / 1000, abs=1)
        worker.say(SoFar("something"))
        assert not task.done()
        worker.say(Chosen("move", ("then",)))
        assert await task == Choice("move", "", ("then",))
        assert worker.timer is None
        assert worker.is_free
        assert metrics.REGISTRY.get_sample_value("vitrall_bots_waiting") == 0
        assert metrics.REGISTRY.get_sample_value("vitrall_bot_seconds_count") == before + 1
        worker.say(Chosen("nobody asked"))  # harmless
        assert len(workers) == 1

    run(work)


def test_there_are_as_many_workers_as_allowed_and_a_table_stays_with_its_own(workers: list[FakeWorker]) -> None:
    async def work(crew: Players) -> None:
        tasks = [await asked(crew, at=account(f"t{number}", device=f"d{number}")) for number in range(3)]
        assert len(workers) == 2
        for worker in workers:
            worker.say(Ready())
        assert [choices(worker) for worker in workers] == [["t0"], ["t1"]]
        workers[1].say(Chosen("one"))
        assert choices(workers[1]) == ["t1", "t2"]
        again = await asked(crew, at=account("t1", device="d1"))
        workers[0].say(Chosen("nought"))
        assert choices(workers[0]) == ["t0"]  # t1 waits for its own worker, for a moment
        workers[1].say(Chosen("two"))
        assert choices(workers[1]) == ["t1", "t2", "t1"]
        workers[1].say(Chosen("again"))
        assert [(await task).move for task in (*tasks, again)] == ["nought", "one", "two", "again"]
        assert len(workers) == 2

    run(work, most=2)


def test_a_table_that_waited_for_its_worker_moves_to_another(
    workers: list[FakeWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "MOVE_OVER", 0.02)

    async def work(crew: Players) -> None:
        first = [await asked(crew, at=account(f"t{number}", device=f"d{number}")) for number in range(2)]
        for worker in workers:
            worker.say(Ready())
        workers[1].say(Chosen("one"))
        second = await asked(crew, at=account("t0", device="d0"))
        assert choices(workers[1]) == ["t1"]
        await asyncio.sleep(0.05)
        assert choices(workers[1]) == ["t1", "t0"]
        assert Forget("t0") in workers[0].questions
        workers[1].say(Chosen("moved"))
        assert (await second).move == "moved"
        for task in first:
            task.cancel()

    run(work, most=2)


def test_a_bot_of_another_package_has_a_worker_of_its_own(workers: list[FakeWorker]) -> None:
    async def work(crew: Players) -> None:
        task = await asked(crew, "theirs")
        other = await asked(crew, "greedy", account("other"))
        assert [worker.kind for worker in workers] == ["theirs", ""]
        workers[1].say(Ready())
        workers[1].say(Chosen("ours"))
        workers[0].say(Ready())
        workers[0].say(Chosen("move", (), "illegal", "what it said"))
        assert await task == Choice("move", "illegal", ())
        assert (await other).move == "ours"

    run(work)


def test_only_the_bot_that_thought_is_given_up_and_after_two_chances_for_good(
    workers: list[FakeWorker], caplog: pytest.LogCaptureFixture
) -> None:
    async def work(crew: Players) -> None:
        before = metrics.REGISTRY.get_sample_value("vitrall_bot_fallbacks_total", {"kind": "crash"}) or 0.0
        for chance in range(CHANCES):
            task = await asked(crew)
            waiting = await asked(crew, at=account("other", Rank.SOMEBODY))
            workers[-1].say(Ready())
            workers[-1].say(SoFar("so far"))
            workers[-1].say(None)
            assert await task == Choice("so far", "crash")
            assert workers[-2].is_ended
            workers[-1].say(Ready())  # a new one for whoever waits
            workers[-1].say(Chosen("fine"))
            assert await waiting == Choice("fine")
            assert crew._given_up["t", 0, "greedy"] == chance + 1
            workers[-1].say(None)
        count = len(workers)
        choice = await (await asked(crew))
        assert (choice.fault, bool(choice.move), len(workers)) == ("late", True, count)
        assert metrics.REGISTRY.get_sample_value("vitrall_bot_fallbacks_total", {"kind": "crash"}) == before + CHANCES
        crew.forget("t")
        task = await asked(crew)
        workers[-1].say(Ready())
        workers[-1].say(Chosen("again"))
        assert await task == Choice("again")

    caplog.set_level(logging.INFO)
    run(work)
    lines = [(line.message, vars(line)["code"], vars(line)["reason"]) for line in caplog.records]
    assert lines == [("a move was made for a bot", "crash", "greedy: ")] * CHANCES


def test_where_no_worker_can_be_started_everybody_gets_a_quick_move(workers: list[FakeWorker]) -> None:
    async def work(crew: Players) -> None:
        tasks = [await asked(crew, at=account(f"t{number}")) for number in range(3)]
        hint = asyncio.create_task(crew.advise(NOW, account("t9")))
        await asyncio.sleep(0)
        workers[0].say(None)
        legal = Game.from_position(NOW.position).legal(0)
        for task in tasks:
            choice = await task
            assert choice.fault == "crash"
            assert choice.move in [str(move) for move in legal]
        assert await hint == []

    run(work)


def test_a_bot_that_is_late_is_ended_with_its_worker(
    workers: list[FakeWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "PATIENCE", 0.01)

    async def work(crew: Players) -> None:
        crew.thinking = 5
        task = await asked(crew)
        workers[0].say(Ready())
        workers[0].say(SoFar("so far"))
        assert await task == Choice("so far", "late")
        assert workers[0].is_ended
        assert crew._workers == []

    run(work)


def test_tables_without_anybody_wait_for_each_other_and_rest(workers: list[FakeWorker]) -> None:
    async def work(crew: Players) -> None:
        alone = [await asked(crew, at=account(f"t{number}", Rank.NOBODY)) for number in range(2)]
        for worker in workers:
            worker.say(Ready())
        (first,) = [worker for worker in workers if worker.questions]
        (question,) = first.questions
        assert isinstance(question, Choose)
        assert question.milliseconds == ALONE_THINKING
        assert not crew._has_leisure()
        person = await asked(crew, at=account("p"))
        assert sum(len(worker.questions) for worker in workers) == 2  # the other worker serves a person at once
        first.job.begun -= 0.005  # it thought for a while
        first.say(Chosen("one"))
        assert not crew._has_leisure()
        assert crew._rest_until > first.loop.time()
        await asyncio.sleep(0.05)
        assert crew._has_leisure() or any(len(worker.questions) > 1 for worker in workers)
        for task in (*alone, person):
            task.cancel()

    run(work, most=2)


def test_whoever_stops_waiting_is_not_asked_for(workers: list[FakeWorker]) -> None:
    async def work(crew: Players) -> None:
        task = await asked(crew)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert len(crew._queue) == 0
        workers[0].say(Ready())
        assert workers[0].questions == []

    run(work)


def test_ideas_come_back_with_their_reasons(workers: list[FakeWorker]) -> None:
    async def work(crew: Players) -> None:
        task = asyncio.create_task(crew.advise(NOW, account()))
        await asyncio.sleep(0)
        workers[0].say(Ready())
        (question,) = workers[0].questions
        assert isinstance(question, Advise)
        assert (question.position, question.seat, question.seed) == NOW[:3]
        workers[0].say(Advised([IdeaSent("pass", 1.5, [("tokens", {"count": 2})])]))
        (idea,) = await task
        assert (idea.move, idea.points, idea.reasons[0].name, idea.reasons[0].values) == (
            "pass",
            1.5,
            "tokens",
            {"count": 2},
        )

    run(work)


# ---- inside a worker -------------------------------------------------------------------------------------------------


class Pipe:
    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def send_bytes(self, data: bytes) -> None:
        self.answers.append(read_answer(data))


def test_a_slow_bot_first_sends_what_a_quick_look_finds_and_a_quick_one_does_not() -> None:
    kinds = {}
    for bot in ("greedy", "planner"):
        pipe = Pipe()
        Desk(pipe).answer(Choose("t", 0, bot, NOW.position, 7, 20))
        kinds[bot] = [type(answer) for answer in pipe.answers]
    assert kinds == {"greedy": [Chosen], "planner": [SoFar, Chosen]}


def test_a_quick_look_finds_a_move_even_if_the_heuristic_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = sight_of(NOW.position, 0, 7, (), 500)
    legal = [str(move) for move in sight.moves]
    assert quick_look(sight, 7) in legal
    assert sight.budget.milliseconds == 500  # its own budget is as it was

    def broken(*_: object) -> int:
        raise LookupError

    monkeypatch.setattr("vitrall.server.bot_worker.Craftsman.choose", broken)
    assert quick_look(sight, 7) in legal


def test_closing_ends_every_worker(workers: list[FakeWorker]) -> None:
    async def work(crew: Players) -> None:
        tasks = [await asked(crew, at=account(table)) for table in ("a", "b")]
        assert len(workers) == 2
        crew.close()
        assert all(worker.is_ended for worker in workers)
        for task in tasks:
            task.cancel()

    run(work, 2)
