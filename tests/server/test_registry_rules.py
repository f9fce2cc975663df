"""The registry of rooms, the regular work beside them, what a client missed, and errors as they are sent."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import replace

import pytest

from testing.server.memory_storage import MemoryStorage
from testing.server.scene import Scene, ScriptedPlayers, in_scene
from vitrall.engine.errors import Illegal, Refusal, Unavailable, Unreadable
from vitrall.server import catching_up, janitor, steady_time
from vitrall.server.catching_up import messages_since
from vitrall.server.error_answers import error_text, language_of, refused, status_of, words_for
from vitrall.server.room import Room
from vitrall.server.storage.row_types import BOT, PERSON
from vitrall.server.table_registry import TableRegistry
from vitrall.view import SPECTATOR
from vitrall.words import Words

# ---- rooms -----------------------------------------------------------------------------------------------------------


def test_a_table_has_one_room_however_many_ask_and_a_new_one_when_it_is_gone() -> None:
    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, PERSON)
        scene.registry.rooms.clear()
        rooms = await asyncio.gather(*(scene.registry.room("t") for _ in range(5)))
        assert len({id(each) for each in rooms}) == 1
        assert rooms[0] is not room
        rooms[0].gone = True
        assert await scene.registry.room("t") is not rooms[0]
        with pytest.raises(Unavailable) as missing:
            await scene.registry.room("none")
        assert missing.value.code == "table/none"

    in_scene(work)


def test_what_another_process_commits_is_fetched_unless_it_is_known() -> None:
    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, PERSON)
        refreshed: list[str] = []
        refresh = room.refresh

        async def noting() -> None:
            refreshed.append(room.id)
            await refresh()

        room.refresh = noting  # type: ignore[method-assign]
        for message, count in (("t 0", 0), ("other 9", 0), ("t 1", 1), ("t -", 2)):
            scene.registry._hear(message)
            await scene.rest()
            assert len(refreshed) == count, message
        await scene.registry._refresh_all()
        assert len(refreshed) == 3

    in_scene(work)


def test_a_room_that_cannot_be_brought_up_to_date_is_dropped(caplog: pytest.LogCaptureFixture) -> None:
    async def work(scene: Scene) -> None:
        for error in (Unavailable("table/none"), OSError("the disk is gone")):
            scene.storage = MemoryStorage()
            scene.registry = TableRegistry(scene.storage, ScriptedPlayers())
            room = await scene.begin(PERSON, PERSON)

            async def failing(error: Exception = error) -> None:
                raise error

            room.refresh = failing  # type: ignore[method-assign]
            scene.registry._hear("t -")
            await scene.rest()
            assert (room.gone, scene.registry.rooms) == (True, {})

    in_scene(work)
    assert [line.message for line in caplog.records if line.levelno >= logging.ERROR] == ["a task has failed"]


def test_a_task_that_fails_is_logged_and_one_that_is_cancelled_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def work(scene: Scene) -> None:
        async def failing() -> None:
            raise LookupError

        async def waiting() -> None:
            await asyncio.sleep(60)

        scene.registry.spawn(failing())
        scene.registry.spawn(waiting())
        await asyncio.sleep(0.01)
        assert len(scene.registry._tasks) == 1
        await scene.registry.close()
        assert scene.registry._tasks == set()

    in_scene(work)
    assert [line.message for line in caplog.records] == ["a task has failed"]


def test_an_open_registry_ends_old_leases_and_looks_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(janitor, "POLL_SECONDS", 0.005)

    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, BOT)
        await scene.storage.lease("t", "a process that died", 1, 1e12)
        await scene.registry.open()
        async with asyncio.timeout(10):
            while room.awaits_mover:  # the janitor starts the bot
                await asyncio.sleep(0.005)

    in_scene(work)


# ---- regular work ----------------------------------------------------------------------------------------------------


def test_rooms_leave_the_memory_when_nobody_has_been_there_for_a_while() -> None:
    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, PERSON)
        await scene.registry.janitor.look_around()
        assert scene.registry.rooms == {"t": room}
        room.touched -= janitor.IDLE + 1
        await scene.registry.janitor.look_around()
        assert scene.registry.rooms == {}

    in_scene(work)


def test_old_tables_are_deleted_where_the_settings_say_so() -> None:
    async def work(scene: Scene) -> None:
        await scene.begin(PERSON, PERSON)
        row = scene.storage._tables["t"]
        keeper = TableRegistry(scene.storage, ScriptedPlayers(), keep_days=2).janitor
        for days, is_there in ((1.9, True), (2.1, False)):
            scene.storage._tables["t"] = replace(row, changed=time.time() - days * 86_400)
            await keeper.expire()
            assert (await scene.storage.table("t") is not None) == is_there

    in_scene(work)


def test_a_round_that_fails_is_logged_and_the_next_one_comes(caplog: pytest.LogCaptureFixture) -> None:
    async def work(scene: Scene) -> None:
        async def failing() -> None:
            raise OSError("away")

        await scene.registry.janitor._guarded(failing)

    in_scene(work)
    assert [line.message for line in caplog.records] == ["a round has failed"]


def test_the_server_s_time_is_the_wall_clock_of_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    before = steady_time.now()
    assert before == pytest.approx(time.time(), abs=60)
    then = time.monotonic()
    monkeypatch.setattr("vitrall.server.steady_time.time.monotonic", lambda: then + 100)
    assert steady_time.now() - before == pytest.approx(100, abs=5)


# ---- what a client missed --------------------------------------------------------------------------------------------


def kinds(room: Room, last: int) -> list[tuple[str, int]]:
    texts = [json.loads(text) for text in messages_since(room.playing(), SPECTATOR, last, None)]
    return [(each["type"], each["number"]) for each in texts]


def test_a_client_gets_the_updates_it_missed_or_the_whole_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catching_up, "MOST_UPDATES", 5)

    async def work(scene: Scene) -> None:
        room = await scene.begin(PERSON, PERSON)
        while room.playing().number < 9:
            seat = room.playing().game.seats_awaited[0]
            legal = room.playing().view(seat)["legal"]
            await room.play(seat, room.playing().number, "pass" if "pass" in legal else legal[0])
        latest = room.playing().number - 1
        assert kinds(room, latest) == []
        assert kinds(room, latest - 2) == [("update", latest - 1), ("update", latest)]
        assert len(kinds(room, latest - 5)) == 5
        for last in (-1, latest + 1, latest - 6):
            assert kinds(room, last) == [("state", latest)]
        first, *_, last_text = [json.loads(text) for text in messages_since(room.playing(), 0, latest - 3, [1.0])]
        assert (first["view"], first["clock"], bool(last_text["view"]), last_text["clock"]) == (None, None, True, [1.0])

    in_scene(work)


# ---- errors ----------------------------------------------------------------------------------------------------------


def test_only_an_illegal_move_has_reasons_beside_its_text() -> None:
    words = Words("en")
    illegal = Illegal("move/illegal", [Refusal("illegal", "T1")])
    answer = refused(illegal, 3, "draft R5", words)
    assert (answer.number, answer.move, [reason["rule"] for reason in answer.reasons]) == (3, "draft R5", ["T1"])
    answer = refused(Unavailable("table/over"), 3, "draft R5", words)
    assert (answer.code, answer.reasons) == ("table/over", [])
    assert answer.text
    assert len(answer.id) == 12
    assert error_text(Unavailable("table/over"), words)["id"] != answer.id


def test_errors_have_their_status_and_readers_their_language() -> None:
    errors = (Unavailable("table/none"), Unavailable("table/over"), Unreadable("play/name"), Unavailable("server/full"))
    assert [status_of(error) for error in errors] == [404, 409, 422, 503]
    headers = ("pl-PL,en;q=0.5", "xx, uk;q=0.9", "", "de")
    assert [language_of(header) for header in headers] == ["pl", "uk", "en", "en"]
    assert [words_for(language).language for language in ("es", "xx")] == ["es", "en"]
