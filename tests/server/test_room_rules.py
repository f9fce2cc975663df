"""A room on storage in memory: who is here, who may be replaced, what is said and taken back, and when it is idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from testing.server.rooms import received
from testing.server.scene import Scene
from vitrall.engine.errors import VitrallError
from vitrall.server import steady_time
from vitrall.server.absence import ReplaceRules
from vitrall.server.agreements import sitting_in, voting, worked_out
from vitrall.server.bot_queue import Rank
from vitrall.server.identity import digest
from vitrall.server.info import table_info
from vitrall.server.member import Member
from vitrall.server.room import Room
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.row_types import BOT, OPEN, PERSON, ChatRow, Seen
from vitrall.server.table import Stale
from vitrall.server.takeback import take_back
from vitrall.server.talk import MOST_HISTORY, NO_WISH, WISH, Talk, checked_words
from vitrall.server.terms import Clock, Terms
from vitrall.words import Words


def at_table(work: Callable[[Scene, Room], Awaitable[None]], *kinds: str, **terms: Any) -> None:
    async def main() -> None:
        scene = Scene()
        room = await scene.begin(*(kinds or (PERSON, PERSON)), **terms)
        await work(scene, room)
        await scene.registry.close()

    asyncio.run(main())


def member(*seats: int, device: str = "") -> Member:
    return Member(device, {seat: digest(f"key {seat}") for seat in seats}, Words("en"))


def replaceable(room: Room, seat: int, of: int) -> str:
    """Empty if a person may be replaced, else why not."""
    try:
        room.check_replaceable(seat, of)
    except VitrallError as error:
        return error.code
    return ""


# ---- being here ------------------------------------------------------------------------------------------------------


def test_bots_are_the_more_urgent_the_more_people_wait() -> None:
    async def work(scene: Scene, room: Room) -> None:
        assert room.bot_rank() is Rank.SOMEBODY
        watcher, ana = member(), member(0)
        await room.enter(watcher, -1)
        assert room.bot_rank() is Rank.SOMEBODY
        await room.enter(ana, -1)
        assert room.bot_rank() is Rank.PERSON_WAITS
        room.leave(ana)
        assert room.bot_rank() is Rank.SOMEBODY

    async def alone(scene: Scene, room: Room) -> None:
        assert room.bot_rank() is Rank.NOBODY
        await room.enter(member(), -1)
        assert room.bot_rank() is Rank.SOMEBODY

    at_table(work, PERSON, BOT)
    at_table(alone, BOT, BOT)


def test_a_room_is_idle_when_nobody_is_there_and_nothing_happens() -> None:
    async def work(scene: Scene, room: Room) -> None:
        room.touched = time.monotonic() - 61
        assert room.is_idle(60)
        assert not room.is_idle(62)
        async with room.lock:
            assert not room.is_idle(60)
        ana = member(0)
        await room.enter(ana, -1)
        assert not room.is_idle(60)
        room.leave(ana)
        assert not room.is_idle(60)  # just left
        room.touched = time.monotonic() - 61
        await room.play(0, 1, room.playing().view(0)["legal"][0])
        assert not room.is_idle(60)
        room.touched = time.monotonic() - 61
        assert await scene.registry.room("t") is room
        assert not room.is_idle(60)  # just asked for

    at_table(work)


class NotedPresence:
    """What is told to other processes, and what they tell."""

    def __init__(self) -> None:
        self.marks: list[tuple[str, tuple[int, ...], bool]] = []
        self.others: tuple[Seen, ...] = ()

    async def mark(self, table: str, seats: Iterable[int], here: bool) -> None:
        self.marks.append((table, tuple(seats), here))

    async def elsewhere(self, table: str) -> tuple[Seen, ...]:
        return self.others

    async def sign(self) -> None:
        pass


def test_other_processes_are_told_who_comes_and_who_is_gone() -> None:
    async def work(scene: Scene, room: Room) -> None:
        presence = scene.storage.presence = NotedPresence()  # type: ignore[assignment]
        one, two, watcher = member(0), member(0), member()
        for each in (one, two, watcher):
            await room.enter(each, -1)
        assert presence.marks == [("t", (0,), True), ("t", (0,), True)]
        room.leave(one)
        await room.announce_leaving(one)  # the other connection of the seat is still here
        assert len(presence.marks) == 2
        room.leave(two)
        await room.announce_leaving(two)
        assert presence.marks[2:] == [("t", (0,), False)]
        room.gone = True
        await room.announce_leaving(two)
        assert len(presence.marks) == 3
        presence.others = (Seen(1, True, time.time()),)
        await room.refresh()
        assert room.here == {1}
        assert [seat["here"] for seat in room.info("")["seats"]] == [False, True]

    at_table(work)


def test_whoever_has_another_secret_now_is_shown_out_and_the_others_hear_of_it() -> None:
    async def work(scene: Scene, room: Room) -> None:
        ana, bo = member(0), member(1)
        await room.enter(ana, -1)
        await room.enter(bo, -1)
        received(bo)
        seats = await scene.storage.seats("t")
        await scene.storage.change_seat(seats[0], replace(seats[0], secret=digest("another")))
        await room.refresh()
        assert ana.overrun.is_set()
        assert not bo.overrun.is_set()
        assert room.here == {1}
        (news,) = [message for message in received(bo) if message["type"] == "table"]
        assert [seat["here"] for seat in news["table"]["seats"]] == [False, True]
        await room.refresh()
        assert received(bo) == []  # nothing has changed since

    at_table(work)


# ---- being replaced --------------------------------------------------------------------------------------------------


def test_who_is_away_may_be_replaced_after_the_grace_and_who_stalls_after_the_wait() -> None:
    async def work(scene: Scene, room: Room) -> None:
        room.replace_rules = ReplaceRules(away=10, idle=300)
        assert replaceable(room, 0, 0) == "replace/present"
        assert replaceable(room, 0, 1) == "replace/too-soon"
        room._opened -= 31  # without a clock three times the shortest absence
        assert replaceable(room, 0, 1) == ""
        room._left_at[1] = time.monotonic()
        assert replaceable(room, 0, 1) == "replace/too-soon"
        room._left_at[1] -= 31
        assert replaceable(room, 0, 1) == ""
        room.snapshot = replace(room.snapshot, elsewhere=(Seen(1, False, time.time()),))
        assert replaceable(room, 0, 1) == "replace/too-soon"  # another process saw them just now
        room.snapshot = replace(room.snapshot, elsewhere=())
        await room.enter(member(0), -1)
        await room.enter(member(1), -1)
        assert [replaceable(room, 1, 0), replaceable(room, 0, 1)] == ["replace/present"] * 2
        room._opened -= 300
        row = replace(room.row, changed=steady_time.now() - 301)
        room.snapshot = replace(room.snapshot, row=row)
        assert [replaceable(room, 1, 0), replaceable(room, 0, 1)] == ["", ""]  # both choose their windows
        room.snapshot = replace(room.snapshot, row=replace(row, paused=True))
        assert replaceable(room, 1, 0) == "replace/present"
        for seat in (0, 1):
            room.snapshot = replace(room.snapshot, row=replace(row, number=room.row.number))
            await room.play(seat, room.playing().number, room.playing().view(seat)["legal"][0])
        awaited = room.playing().game.seats_awaited[0]
        room.snapshot = replace(room.snapshot, row=replace(room.row, changed=steady_time.now() - 301))
        assert replaceable(room, 1 - awaited, awaited) == ""
        assert replaceable(room, awaited, 1 - awaited) == "replace/present"  # it is not their turn

    at_table(work)


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (Clock(), 30),
        (Clock(kind="turn", seconds=30), 10),
        (Clock(kind="turn", seconds=120), 20),
        (Clock(kind="reserve", seconds=300), 10),
        (Clock(kind="reserve", seconds=600), 20),
        (Clock(kind="turn", seconds=86_400), 300),
    ],
)
def test_slower_clocks_give_more_time_to_return(clock: Clock, seconds: float) -> None:
    rules = ReplaceRules(away=10, idle=300)
    assert rules.grace(clock) == seconds
    assert [rules.is_stalled(clock, waited) for waited in (299.9, 300)] == [False, clock.kind == "none"]


# ---- what is said ----------------------------------------------------------------------------------------------------


def test_what_is_said_reaches_everybody_in_order_and_latecomers_read_it() -> None:
    async def work(scene: Scene, room: Room) -> None:
        ana, polish = member(0), Member("", {}, Words("pl"))
        await room.enter(ana, -1)
        await room.enter(polish, -1)
        await room.say(0, "hello", "")
        await room.say(1, "", "good dice")
        said = [[each for each in received(one) if each["type"] == "said"] for one in (ana, polish)]
        assert [(each["number"], each["seat"], each["phrase"]) for each in said[0]] == [(0, 0, "hello"), (1, 1, "")]
        assert said[0][1]["text"] == said[1][1]["text"] == "good dice"
        assert said[0][0]["text"] != said[1][0]["text"]
        await room.say(0, WISH, "1 1")
        late = member(1)
        await room.enter(late, -1)
        assert [each["number"] for each in received(late) if each["type"] == "said"] == [0, 1]
        again = member(1)
        await room.enter(again, 0)  # it knows what was said
        assert [each for each in received(again) if each["type"] == "said"] == []

    at_table(work)


def test_two_processes_that_speak_at_once_get_different_numbers() -> None:
    async def work(scene: Scene, room: Room) -> None:
        here, there = Talk(scene.storage, "t"), Talk(scene.storage, "t")
        await here.say(0, "", "one")
        await there.say(1, "", "two")
        assert [(row.number, row.text) for row in await here.news()] == [(0, "one"), (1, "two")]
        assert await here.news() == []
        await there.say(1, "", "three")
        assert [row.number for row in await here.news()] == [2]
        for number in range(MOST_HISTORY):
            await here.say(0, "", str(number))
        await here.news()
        history = await here.history()
        assert (len(history), history[-1].text) == (MOST_HISTORY, str(MOST_HISTORY - 1))
        assert await Talk(scene.storage, "t").history() == []  # nothing was heard there yet

    at_table(work)


def test_a_wish_is_agreed_to_by_all_at_the_same_number_or_not_at_all() -> None:
    async def work(scene: Scene, room: Room) -> None:
        talk = Talk(scene.storage, "t")

        async def hear(seat: int, phrase: str, text: str) -> None:
            await talk.say(seat, phrase, text)
            await talk.news()

        assert not talk.is_agreed(-1, [])
        await hear(0, WISH, "5 2")
        assert (talk.first, talk.agreed) == (2, {0})
        assert not talk.is_agreed(5, [0, 1])
        await hear(1, WISH, "5 3")  # another wish: the first is void
        assert (talk.first, talk.agreed, talk.is_agreed(5, [0, 1])) == (3, {1}, False)
        await hear(0, WISH, "5 3")
        assert talk.is_agreed(5, [0, 1])
        assert not talk.is_agreed(6, [0, 1])
        await hear(1, WISH, "6 3")  # the same entry, but a move later
        assert talk.agreed == {1}
        await hear(0, "", "words")
        assert talk.agreed == {1}
        await hear(0, NO_WISH, "")
        assert (talk.first, talk.agreed, talk.is_agreed(6, [])) == (None, set(), False)

    at_table(work)


def test_moves_are_taken_back_when_every_person_agrees() -> None:
    async def work(scene: Scene, room: Room) -> None:
        bo = member(1)
        await room.enter(bo, -1)
        for seat in (0, 1):
            await room.play(seat, 1 + seat, room.playing().view(seat)["legal"][0])
        mover = room.playing().game.seats_awaited[0]
        legal = room.playing().view(mover)["legal"]
        await room.play(mover, 3, next(move for move in legal if move.startswith("draft")))
        with pytest.raises(Stale):
            await take_back(room, 0, 3, 3)
        await take_back(room, 0, 4, 3)
        assert room.playing().number == 4
        asked = [each for each in received(bo) if each["type"] == "takeback"][-1]
        assert (asked["first"], asked["agreed"]) == (3, [0])
        await take_back(room, 1, 4, None)
        assert [each for each in received(bo) if each["type"] == "takeback"][-1]["first"] is None
        await take_back(room, 1, 4, 3)
        assert room.playing().number == 4
        await take_back(room, 0, 4, 3)
        assert room.playing().number == 5
        assert room.playing().view(mover)["legal"] == legal
        with pytest.raises(VitrallError) as refused:
            await take_back(room, 0, 5, 1)  # before the first roll
        assert refused.value.code == "takeback/too-far"

    at_table(work, undo="agreed")


@pytest.mark.parametrize(
    ("phrase", "text", "known"), [("hello", "ignored", ("hello", "")), ("", "  two\t words ", ("", "two words"))]
)
def test_words_are_checked(phrase: str, text: str, known: tuple[str, str]) -> None:
    assert checked_words(phrase, text) == known
    for wrong, code in ((("no such", ""), "talk/phrase"), (("", " "), "talk/empty"), (("", "a\x00b"), "talk/empty")):
        with pytest.raises(VitrallError) as refused:
            checked_words(*wrong)
        assert refused.value.code == code


# ---- what everybody may know -----------------------------------------------------------------------------------------


def test_the_information_of_a_table_is_that_of_its_reader() -> None:
    row = TableRow("t", 1, 2, OPEN, "{}", "ana", True, "5a" * 32, number=4, awaited=0b101, round=3)
    seats = [SeatRow("t", 0, PERSON, "Bo", device="bo"), SeatRow("t", 1), SeatRow("t", 2, PERSON, "Ana", device="ana")]
    info = table_info(row, seats, Terms(), "ana", {2})
    assert (info["awaited"], info["yours"], info["owner"], info["host"]) == ([0, 2], [2], True, 2)
    assert [seat["here"] for seat in info["seats"]] == [False, False, True]
    assert (info["dice"], len(info["commitment"]), info["attempt"], info["asked"]) == ("fair", 64, 1, [])
    stranger = table_info(row, seats, Terms(seed=5), "")
    assert (stranger["yours"], stranger["owner"], stranger["host"]) == ([], False, 2)
    assert (stranger["dice"], stranger["commitment"]) == ("chosen", "")
    assert "5a5a" not in str(info) + str(stranger)
    assert table_info(replace(row, owner=""), seats, Terms(), "")["host"] is None


def test_a_chat_row_of_a_wish_is_no_message() -> None:
    async def work(scene: Scene, room: Room) -> None:
        await scene.storage.say(ChatRow("t", 0, 0, WISH, "1 1", 1.0))
        await room.talk.news()
        assert await room.talk.history() == []

    at_table(work)


def test_a_vote_of_another_process_does_not_replace_whoever_is_connected_here() -> None:
    async def work(scene: Scene, room: Room) -> None:
        room.audience.members.add(member(1))
        await scene.storage.change_agreements("t", worked_out(voting(0, 1), steady_time.now()))
        assert (await scene.storage.seats("t"))[1].stand_in
        await room.refresh()
        assert not room.seats[1].stand_in
        assert not (await scene.storage.seats("t"))[1].stand_in
        await scene.storage.change_agreements("t", worked_out(sitting_in(0, "greedy"), steady_time.now()))
        await room.refresh()
        assert room.seats[0].stand_in == "greedy"  # nobody of that seat is here

    at_table(work)
