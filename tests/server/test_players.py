"""Bots at the server: which may sit, how they live in their workers, and what happens when one fails."""

from __future__ import annotations

import asyncio
import json
import shlex
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from testing.server.client import Device, hasty
from testing.server.in_process import served
from vitrall import Game, Options, Unreadable
from vitrall.bots import Sight, bot_names
from vitrall.bots.planner import Planner, Thought
from vitrall.engine.state import State
from vitrall.server import bot_worker
from vitrall.server.bot_queue import Account, Rank
from vitrall.server.bot_worker import Answer, Choose, Chosen, Desk, Forget, read_answer
from vitrall.server.players import Choice, Players, Situation, check_bot, position_for
from vitrall.server.thinking_time import AIM
from vitrall.story.log import TURN_ENDS


def test_every_bot_in_the_list_may_sit_down() -> None:
    assert [check_bot(name) for name in bot_names()] == bot_names()


def test_no_program_is_started_by_name(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    name = "exec:" + shlex.join([sys.executable, "-c", f"open({str(mark)!r}, 'w')"])
    with pytest.raises(Unreadable) as refused:
        check_bot(name)
    assert refused.value.code == "play/bot"
    # Nor would a worker, if such a name had found its way into the database.
    answer = desk(Choose("t", 0, name, position_for(Game.new(Options(), 3), 0, 1), 1, 100))[-1]
    assert isinstance(answer, Chosen)
    assert (answer.fault, bool(answer.move), mark.exists()) == ("error", True, False)


class Pipe:
    """Records the answers of a worker."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def send_bytes(self, data: bytes) -> None:
        self.answers.append(read_answer(data))


def desk(*questions: Choose | Forget) -> list[Answer]:
    """What a worker answers to these questions, one after the other."""
    pipe = Pipe()
    worker = Desk(pipe)
    for question in questions:
        worker.answer(question)
    return pipe.answers


@pytest.mark.lengthy
def test_a_planner_keeps_its_plan_from_move_to_move_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a match, on which the ladder's figures rest: a turn is thought over once."""
    thoughts: list[int] = []
    think = Planner._thoughts

    def counted(self: Planner, world: State, sight: Sight) -> list[Thought]:
        thoughts.append(sight.seat)
        return think(self, world, sight)

    monkeypatch.setattr(Planner, "_thoughts", counted)
    game, pipe = Game.new(Options(players=2), 5), Pipe()
    worker, continued = Desk(pipe), 0
    while game.state.round < 3:
        seat, before = game.seats_awaited[0], len(thoughts)
        worker.answer(Choose("t", seat, "planner", position_for(game, seat, 7), 7, 100))
        answer = pipe.answers[-1]
        assert isinstance(answer, Chosen)
        assert len(thoughts) <= before + 1
        for move in (answer.move, *answer.then):
            game.play(move, seat)
        continued += len(answer.then)
    assert continued > 3
    worker.answer(Forget("t"))
    assert not worker.bots


@pytest.mark.lengthy
@pytest.mark.parametrize("bot", ["craftsman", "planner"])
def test_a_turn_is_answered_as_a_whole(bot: str) -> None:
    """One wait for a worker instead of three: every move is legal where it will be made, and the turn's end is last."""
    game, pipe = Game.new(Options(players=2), 5), Pipe()
    worker, whole = Desk(pipe), 0
    while game.state.round < 3:
        seat = game.seats_awaited[0]
        worker.answer(Choose("t", seat, bot, position_for(game, seat, 7), 7, 20))
        answer = pipe.answers[-1]
        assert isinstance(answer, Chosen)
        for move in (answer.move, *answer.then):
            game.play(move, seat)
        whole += bool(answer.then) and answer.then[-1] == "pass"
    assert whole > 4


def test_a_bot_of_another_package_is_asked_move_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrall.server.bot_worker.is_built_in", lambda bot: False)
    game = Game.new(Options(players=1), 5)
    while not game.round:
        game.play(game.legal(0)[0])
    answer = desk(Choose("t", 0, "greedy", position_for(game, 0, 7), 7, 20))[-1]
    assert isinstance(answer, Chosen)
    assert answer.then == ()


def test_what_a_worker_kept_of_a_table_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrall.server.bot_worker.MOST_BOTS", 3)
    position, worker = position_for(Game.new(Options(), 3), 0, 1), Desk(Pipe())
    for number in range(5):
        worker.answer(Choose(f"t{number}", 0, "random", position, 1, 100))
    assert [table for table, _, _ in worker.bots] == ["t2", "t3", "t4"]


def account(table: str = "t", rank: Rank = Rank.PERSON_WAITS, bots: int = 1) -> Account:
    return Account("ana", table, lambda: rank, bots)


def test_a_worker_is_polite_ignores_ctrl_c_and_watches_its_server(monkeypatch: pytest.MonkeyPatch) -> None:
    nice: list[int] = []
    signals: list[tuple[int, object]] = []
    watches: list[tuple[object, bool]] = []

    def thread(target: object, daemon: bool) -> SimpleNamespace:
        return SimpleNamespace(start=lambda: watches.append((target, daemon)))

    monkeypatch.setattr(bot_worker, "os", SimpleNamespace(nice=nice.append))
    monkeypatch.setattr(bot_worker, "threading", SimpleNamespace(Thread=thread))
    monkeypatch.setattr(signal, "signal", lambda *pair: signals.append(pair))
    bot_worker.settle_in(7)
    assert nice == [7]
    assert signals == [(signal.SIGINT, signal.SIG_IGN)]
    assert watches == [(bot_worker._end_with_server, True)]


def test_the_more_wait_the_shorter_each_thinks() -> None:
    async def main() -> list[int]:
        players, given = Players(2), []
        for number in range(60):
            job = players._job(account(f"t{number}", bots=3), "", lambda milliseconds: Forget(""))
            given.append(players._milliseconds(job))
            players._queue.put(job)
        return given

    given = asyncio.run(main())
    assert (given[0], given[-1]) == (AIM * 1000 / 3, AIM * 1000 * 2 // (60 * 3))
    assert given == sorted(given, reverse=True)


@pytest.mark.slow
def test_a_bot_that_fails_does_not_stop_the_table() -> None:
    game = Game.new(Options(players=2), seed=1)
    now = Situation(position_for(game, 0, 1), 0, 1)

    async def main() -> list[Choice]:
        players = Players(1)
        try:
            return [await players.choose(bot, now, account()) for bot in ("no-such-bot", "random", "craftsman")]
        finally:
            players.close()

    choices = asyncio.run(main())
    assert [choice.fault for choice in choices] == ["error", "", ""]
    assert {choice.move for choice in choices} <= set(game.view(0)["legal"])


@pytest.mark.slow
def test_a_bot_that_thinks_too_long_is_not_waited_for_nor_asked_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted from the start of thinking; the other bots lose nothing, and a sensible move is made."""
    monkeypatch.setattr("vitrall.server.players.PATIENCE", -4.0)  # with a budget of a second, none at all
    game = Game.new(Options(players=2), seed=1)
    now = Situation(position_for(game, 0, 1), 0, 1)

    async def main() -> list[Choice]:
        players = Players(1)
        try:
            late = [await players.choose("master", now, account("t", Rank.SOMEBODY)) for _ in range(3)]
            monkeypatch.undo()
            return [*late, await players.choose("random", now, account("u"))]
        finally:
            players.close()

    choices = asyncio.run(main())
    assert [choice.fault for choice in choices] == ["late", "late", "late", ""]
    assert {choice.move for choice in choices} <= set(game.view(0)["legal"])


@pytest.mark.slow
def test_without_any_worker_quick_moves_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrall.server.players.run", "no such thing")  # what a worker is to run
    game = Game.new(Options(players=2), seed=1)

    async def main() -> Choice:
        players = Players(1)
        try:
            return await players.choose("master", Situation(position_for(game, 0, 1), 0, 1), account())
        finally:
            players.close()

    choice = asyncio.run(main())
    assert (choice.fault, choice.move in game.view(0)["legal"]) == ("crash", True)


@pytest.mark.slow
def test_a_table_waits_for_a_worker_once_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a plan is followed only while the game continues as the bot expected."""
    asked: list[str] = []
    choose = Players.choose

    async def counted(self: Players, bot: str, now: Situation, asking: Account) -> Choice:
        asked.append(bot)
        return await choose(self, bot, now, asking)

    monkeypatch.setattr(Players, "choose", counted)
    with served(tmp_path / "t.db") as server:
        ana = Device(server.address)
        opened = ana.open([{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "craftsman"}])
        ana.done("POST", f"/api/tables/{opened['table']}/start")
        with ana.line(opened["table"], opened["seats"][0]["secret"]) as line:
            line.reach(0)
            while line.view["round"] < 4:
                if line.view["legal"]:
                    line.move(hasty(line.view))
                line.reach(line.last + 1)
            updates = [json.loads(text) for text in line.heard]
    moves = [each["events"] for each in updates if each["type"] == "update" and each["seat"] == 1]
    turns = sum(event["kind"] in TURN_ENDS for events in moves for event in events)
    assert turns > 3
    assert len(moves) > 2 * turns
    assert len(asked) < len(moves) - turns
