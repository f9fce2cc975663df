"""Moves for bots and for players whose time is up: planned, asked for, or the shortest way on, by one process."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from testing.server.scene import Scene, in_scene
from vitrall.engine.errors import Unavailable
from vitrall.server import scheduler as scheduler_module
from vitrall.server import steady_time
from vitrall.server.bot_queue import Account, Rank
from vitrall.server.deck_folder import CHANGED
from vitrall.server.players import USUAL, Choice, Situation
from vitrall.server.room import Room
from vitrall.server.scheduler import LEASE, MOST_UNATTENDED, _eager, _Plan, _shortest
from vitrall.server.storage.row_types import BOT, PERSON
from vitrall.server.talk import REPLACED


def moves_of(room: Room, seat: int) -> list[str]:
    return [action for entry in room.playing().entries if entry.seat == seat for action in entry.actions[:1]]


def test_a_bot_moves_until_a_person_is_awaited() -> None:
    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, BOT)
        awaited = room.awaits_mover
        wanted = room.playing().view(1)["legal"][2]
        scene.players.answer = lambda now: Choice(wanted)
        scene.registry.look_after(room)
        scene.registry.look_after(room)  # it is being looked after
        assert scene.scheduler._driven == {"t": Rank.SOMEBODY}
        await scene.rest()
        assert moves_of(room, 1) == [wanted]
        (bot, now, account), *others = scene.players.asked
        assert (bot, now.seat, account.device, account.table, account.bots) == ("greedy", 1, "ana", "t", 1)
        assert others == []
        assert (awaited, room.awaits_mover) == (True, False)
        assert (scene.scheduler._driven, scene.scheduler._planned) == ({}, {})
        row = await scene.storage.table("t")
        assert row is not None
        assert (row.lease_holder, row.lease_until) == ("", 0.0)
        assert scene.players.forgotten == []

    in_scene(work)


def test_an_answer_that_is_not_legal_becomes_a_move_that_is() -> None:
    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, BOT)
        first = room.playing().view(1)["legal"][0]
        scene.players.answer = lambda now: Choice("no such move", fault="illegal")
        await scene.scheduler.start_due()
        await scene.rest()
        assert moves_of(room, 1) == [first]
        assert [row.phrase for row in await scene.storage.chat("t")] == [REPLACED]

    in_scene(work)


def test_a_planned_turn_is_played_without_asking_again_if_it_still_fits() -> None:
    async def work(scene: Scene) -> None:
        driver = scene.scheduler
        driver._planned["t"] = _Plan(1, "greedy", 7, ("draft R5", "place a1", "pass"))
        assert driver._planned_move("t", 1, "greedy", 7, ["draft R5", "pass"]) == "draft R5"
        assert driver._planned["t"] == _Plan(1, "greedy", 8, ("place a1", "pass"))
        assert driver._planned_move("t", 1, "greedy", 8, ["place a1"]) == "place a1"
        assert driver._planned_move("t", 1, "greedy", 9, ["pass"]) == "pass"
        assert driver._planned == {}
        assert driver._planned_move("t", 1, "greedy", 10, ["pass"]) == ""
        for seat, bot, number, legal in (
            (0, "greedy", 7, ["pass"]),
            (1, "master", 7, ["pass"]),
            (1, "greedy", 8, ["pass"]),
            (1, "greedy", 7, ["stop"]),
        ):
            driver._planned["t"] = _Plan(1, "greedy", 7, ("pass", "stop"))
            assert driver._planned_move("t", seat, bot, number, legal) == ""
            assert driver._planned == {}

    in_scene(work)


def test_what_a_bot_plans_is_remembered_with_its_next_number() -> None:
    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, BOT)
        legal = room.playing().view(1)["legal"]
        scene.players.answer = lambda now: Choice(legal[0], then=("later",))
        planned: list[dict[str, _Plan]] = []
        played = room.play_for

        async def noting(seat: int, number: int, move: str, bot: str) -> None:
            planned.append(dict(scene.scheduler._planned))
            await played(seat, number, move, bot)

        room.play_for = noting  # type: ignore[method-assign]
        await scene.scheduler.start_due()
        await scene.rest()
        assert planned == [{"t": _Plan(1, "greedy", 2, ("later",))}]

    in_scene(work)


def test_a_table_of_bots_plays_some_moves_and_makes_room_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "MOST_ALONE", 5)

    async def work(scene: Scene) -> None:
        room = await scene.begin(BOT, BOT)
        assert room.bot_rank() is Rank.NOBODY
        await scene.scheduler.start_due()
        assert scene.scheduler._driven == {"t": Rank.NOBODY}
        await scene.rest()
        assert room.playing().number == 1 + 5
        await scene.scheduler.start_due()
        await scene.rest()
        assert room.playing().number == 1 + 10

    in_scene(work)


def test_a_game_of_bots_ends_and_what_they_remember_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "MOST_ALONE", 1000)

    async def work(scene: Scene) -> None:
        room = await scene.begin(BOT, BOT)
        await scene.scheduler.start_due()
        await scene.rest()
        assert room.playing().game.is_over
        assert scene.players.forgotten == ["t"]
        assert await scene.storage.due(1e12, 9) == []

    in_scene(work)


def test_only_some_tables_without_visitors_are_looked_after_at_once() -> None:
    async def work(scene: Scene) -> None:
        driver = scene.scheduler
        driver._driven = {str(number): Rank.NOBODY for number in range(MOST_UNATTENDED - 1)}
        assert driver._has_place(Rank.NOBODY)
        driver._driven["one more"] = Rank.NOBODY
        assert not driver._has_place(Rank.NOBODY)
        assert driver._has_place(Rank.SOMEBODY)
        room = await scene.begin(BOT, BOT)
        scene.registry.look_after(room)
        await scene.scheduler.start_due()
        assert "t" not in driver._driven
        driver._driven.clear()

    in_scene(work)


def test_a_table_of_another_process_is_left_alone_for_now(caplog: pytest.LogCaptureFixture) -> None:
    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, BOT)
        scene.storage._tables["t"] = replace(scene.storage._tables["t"], lease_holder="other", lease_until=1e12)
        assert await scene.storage.due(1e11, 9) == []
        scene.registry.look_after(room)
        await scene.rest()
        assert moves_of(room, 1) == []
        assert scene.storage._tables["t"].lease_holder == "other"
        assert scene.scheduler.left_alone == set()

    caplog.set_level("INFO")
    in_scene(work)
    assert [(line.message, vars(line)["reason"]) for line in caplog.records] == [("left alone for now", "Stale")]


def test_a_table_whose_decks_are_gone_is_not_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    async def work(scene: Scene) -> None:
        await scene.begin(PERSON, BOT)

        async def lost(id: str) -> Room:
            raise Unavailable(CHANGED)

        scene.registry.room = lost  # type: ignore[method-assign]
        await scene.scheduler.start_due()
        await scene.rest()
        assert scene.scheduler.left_alone == {"t"}
        await scene.scheduler.start_due()
        assert scene.scheduler._driven == {}
        scene.scheduler.left_alone.clear()
        await scene.scheduler._end_wait("t")
        assert scene.scheduler.left_alone == {"t"}

    caplog.set_level("INFO")
    in_scene(work)
    assert [line.message for line in caplog.records] == ["left alone for now", "left alone for now"]


def test_the_lease_is_renewed_while_a_bot_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "LEASE", 0.02)

    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, BOT)
        leases: list[float] = []
        lease = scene.storage.lease

        async def noting(id: str, holder: str, now: float, until: float) -> bool:
            assert (id, holder) == ("t", scene.scheduler.name)
            leases.append(until - now)
            return await lease(id, holder, now, until)

        async def slow(bot: str, now: Situation, account: Account) -> Choice:
            await asyncio.sleep(0.1)
            return Choice(room.playing().view(1)["legal"][0])

        scene.storage.lease = noting  # type: ignore[method-assign]
        scene.players.choose = slow  # type: ignore[method-assign]
        await scene.scheduler.start_due()
        await scene.rest()
        assert len(leases) > 3
        assert leases[0] == pytest.approx(0.02)
        assert len(moves_of(room, 1)) == 1

    assert LEASE == 6.0
    in_scene(work)


@pytest.mark.parametrize(("at_zero", "mover"), [("bot", USUAL), ("move", "")])
def test_when_time_is_up_a_bot_sits_in_or_the_shortest_way_is_taken(
    at_zero: str, mover: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(scene: Scene) -> None:
        clock = {"kind": "reserve", "seconds": 60, "increment": 0, "at_zero": at_zero}
        room = await scene.begin(PERSON, PERSON, clock=clock)
        assert await scene.storage.due(1.0, 9) == []
        now = steady_time.now()
        monkeypatch.setattr(steady_time, "now", lambda: now + 61)
        legal = room.playing().view(0)["legal"]
        assert await scene.scheduler._step("t")
        if mover:
            assert [row.stand_in for row in room.seats] == [mover, ""]
            assert room.playing().number == 1
        else:
            assert moves_of(room, 0) == [_shortest(legal)]
            assert [row.stand_in for row in room.seats] == ["", ""]

    in_scene(work)


def test_ways_on() -> None:
    assert _eager(["pass", "draft R5"]) == "draft R5"
    assert _eager(["pass"]) == "pass"
    assert _shortest(["draft R5", "pass"]) == "pass"
    assert _shortest(["place a1", "return"]) == "return"
    assert _shortest(["place a1", "place a2"]) == "place a1"
    with pytest.raises(Unavailable) as refused:
        _shortest([])
    assert refused.value.code == "table/not-begun"
