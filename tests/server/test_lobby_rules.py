"""The rules of the lobby, on storage in memory: who opens, takes, settles, leaves, moves and plays again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from testing.server.memory_storage import MemoryStorage
from testing.server.scene import ScriptedPlayers
from vitrall.engine.errors import VitrallError
from vitrall.fair import new_luck, promise_of
from vitrall.server.identity import digest
from vitrall.server.lobby import LONGEST_NAME, Lobby, Opening, Seated, SeatWish, checked_name
from vitrall.server.luck_exchange import promising
from vitrall.server.member import Member
from vitrall.server.players import USUAL
from vitrall.server.storage.row_types import BOT, OPEN, OVER, PERSON, PLAYING, TableRow
from vitrall.server.table_registry import TableRegistry
from vitrall.server.terms import GameOptions, Terms
from vitrall.words import Words

ANA = SeatWish(kind="person", name=" Ana ")


class House:
    """A lobby without a database."""

    def __init__(self) -> None:
        self.storage = MemoryStorage()
        self.players = ScriptedPlayers()
        self.registry = TableRegistry(self.storage, self.players)
        self.lobby = Lobby(self.registry, 3)

    async def opened(self, *seats: SeatWish, **terms: object) -> tuple[str, list[Seated]]:
        return await self.lobby.open(Opening(seats=list(seats or (ANA,)), terms=Terms.model_validate(terms)), "ana")

    async def row(self, id: str) -> TableRow:
        row = await self.storage.table(id)
        assert row is not None
        return row


def in_house(work: Callable[[House], Awaitable[None]]) -> None:
    async def main() -> None:
        house = House()
        await work(house)
        await house.registry.close()

    asyncio.run(main())


async def refusal(work: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(VitrallError) as refused:
        await work
    return refused.value.code


def test_a_table_is_opened_with_the_seats_that_were_wished_for() -> None:
    async def work(house: House) -> None:
        id, (ana,) = await house.opened(ANA, SeatWish(kind="bot", bot="greedy"), options={"players": 3}, listed=True)
        seats = await house.storage.seats(id)
        assert [(row.kind, row.name, row.bot, row.device) for row in seats] == [
            (PERSON, "Ana", "", "ana"),
            (BOT, "", "greedy", ""),
            (OPEN, "", "", ""),
        ]
        assert (ana.table, ana.seat, seats[0].secret) == (id, 0, digest(ana.secret))
        row = await house.row(id)
        assert (row.owner, row.listed, row.status, len(row.server_seed)) == ("ana", True, OPEN, 64)
        assert row.created == row.changed > 1e9
        assert await refusal(house.opened(*[ANA] * 3)) == "play/seats"
        assert await refusal(house.opened(SeatWish(kind="bot", bot="nobody"))) == "play/bot"
        await house.opened()
        await house.opened()
        assert await refusal(house.opened()) == "table/too-many"
        assert (await house.row((await house.storage.tables_of("ana", 9))[-1].id)).owner == "ana"

    in_house(work)


@pytest.mark.parametrize("name", ["", "  ", "x" * (LONGEST_NAME + 1), "a\nb"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(VitrallError) as refused:
        checked_name(name)
    assert refused.value.code == "play/name"
    assert checked_name(" " + "x" * LONGEST_NAME) == "x" * LONGEST_NAME


def test_a_seat_is_taken_by_name_or_the_first_and_one_by_each_device() -> None:
    async def work(house: House) -> None:
        id, _ = await house.opened(options={"players": 4})
        bo = await house.lobby.take(id, "bo", "Bo", seat=2)
        cy = await house.lobby.take(id, "cy", "Cy", luck="c0ffee")
        assert (bo.seat, cy.seat) == (2, 1)
        seats = await house.storage.seats(id)
        assert [(row.name, row.device, row.luck) for row in seats[1:3]] == [("Cy", "cy", "c0ffee"), ("Bo", "bo", "")]
        assert seats[2].secret == digest(bo.secret) != seats[1].secret
        assert await refusal(house.lobby.take(id, "bo", "Bo")) == "seat/one-each"
        assert await refusal(house.lobby.take(id, "dan", "Dan", seat=2)) == "seat/taken"
        second = await house.lobby.take(id, "ana", "Also Ana")  # the owner may share the device
        assert second.seat == 3
        assert await refusal(house.lobby.take(id, "eve", "Eve")) == "seat/taken"
        await house.lobby.start(id, "ana")
        assert await refusal(house.lobby.take(id, "eve", "Eve", seat=0)) == "seat/taken"

    in_house(work)


def test_only_the_owner_settles_seats_starts_and_deletes() -> None:
    async def work(house: House) -> None:
        id, _ = await house.opened()
        bo = await house.lobby.take(id, "bo", "Bo")
        stranger = [
            house.lobby.settle(id, "bo", 0, SeatWish()),
            house.lobby.start(id, "bo"),
            house.lobby.delete(id, "bo"),
        ]
        assert [await refusal(work) for work in stranger] == ["table/not-owner"] * 3
        assert await refusal(house.lobby.settle(id, "ana", 1, ANA)) == "seat/taken"
        await house.lobby.settle(id, "ana", 1, SeatWish())
        assert (await house.storage.seats(id))[1].kind == OPEN
        assert await refusal(house.lobby.leave(id, bo.secret)) == "seat/secret"
        assert await refusal(house.lobby.start(id, "ana")) == "table/open-seats"
        await house.lobby.settle(id, "ana", 1, SeatWish(kind="bot", bot="greedy"))
        assert (await house.storage.seats(id))[1].bot == "greedy"
        await house.lobby.start(id, "ana")
        await asyncio.sleep(0)
        assert (await house.row(id)).status == PLAYING
        assert await refusal(house.lobby.settle(id, "ana", 1, SeatWish())) == "table/begun"
        await house.lobby.delete(id, "ana")  # nobody else sits there
        assert await house.storage.table(id) is None
        assert house.players.forgotten == [id]

    in_house(work)


def test_a_running_game_of_others_is_not_deleted_until_they_have_left() -> None:
    async def work(house: House) -> None:
        id, (ana,) = await house.opened()
        bo = await house.lobby.take(id, "bo", "Bo")
        await house.lobby.start(id, "ana")
        assert await refusal(house.lobby.delete(id, "ana")) == "table/others"
        await house.lobby.leave(id, bo.secret)
        seats = await house.storage.seats(id)
        assert (seats[1].stand_in, seats[1].secret, seats[1].device) == (USUAL, "", "bo")
        assert await refusal(house.lobby.come_back(id, "ana")) == "seat/not-left"
        (back,) = await house.lobby.come_back(id, "bo")
        seats = await house.storage.seats(id)
        assert (back.table, back.seat, seats[1].stand_in) == (id, 1, "")
        assert seats[1].secret == digest(back.secret)
        await house.lobby.leave(id, back.secret)
        await house.lobby.delete(id, "ana")
        assert await house.storage.table(id) is None
        assert ana.seat == 0

    in_house(work)


def test_before_the_game_leaving_frees_the_seat_and_luck_is_added_in_the_clear() -> None:
    async def work(house: House) -> None:
        id, (ana,) = await house.opened()
        bo = await house.lobby.take(id, "bo", "Bo")
        await house.lobby.add_luck(id, bo.secret, "abcd")
        assert [row.luck for row in await house.storage.seats(id)] == ["", "abcd"]
        assert await refusal(house.lobby.add_luck(id, "wrong", "abcd")) == "seat/secret"
        await house.lobby.leave(id, bo.secret)
        assert [row.kind for row in await house.storage.seats(id)] == [PERSON, OPEN]
        assert await refusal(house.lobby.add_luck(id, bo.secret, "abcd")) == "seat/secret"
        assert ana.table == id

    in_house(work)


def test_seats_stay_as_they_are_while_luck_is_awaited() -> None:
    async def work(house: House) -> None:
        id, (ana,) = await house.opened(options={"players": 2})
        bo = await house.lobby.take(id, "bo", "Bo")
        room = await house.registry.room(id)
        for seated, device in ((ana, "ana"), (bo, "bo")):
            room.audience.members.add(Member(device, {seated.seat: digest(seated.secret)}, Words("en")))
            word = promise_of(room.info(device)["commitment"], seated.seat, new_luck())
            await room.exchange(promising(seated.seat, digest(seated.secret), 1, word))
        await house.lobby.start(id, "ana")
        assert room.snapshot.exchange.is_asking
        assert await refusal(house.lobby.settle(id, "ana", 1, SeatWish())) == "table/starting"
        assert await refusal(house.lobby.add_luck(id, bo.secret, "abcd")) == "table/starting"

    in_house(work)


def test_a_link_moves_a_seat_once_and_only_while_its_secret_opens_it() -> None:
    async def work(house: House) -> None:
        id, (ana,) = await house.opened()
        tokens = [await house.lobby.link(id, ana.secret) for _ in range(2)]
        phone = await house.lobby.use_link(tokens[0], "phone")
        row = (await house.storage.seats(id))[0]
        assert (row.device, row.secret, phone.seat) == ("phone", digest(phone.secret), 0)
        for token in (*tokens, "no such token"):
            assert await refusal(house.lobby.use_link(token, "thief")) == "link/none"
        assert await refusal(house.lobby.link(id, ana.secret)) == "seat/secret"
        renewed = await house.lobby.renew(id, "phone")
        assert [(seated.table, seated.seat) for seated in renewed] == [(id, 0)]
        assert (await house.storage.seats(id))[0].secret == digest(renewed[0].secret)
        assert await house.lobby.renew(id, "ana") == []

    in_house(work)


def test_everything_of_a_device_moves_and_open_rooms_know_it_at_once() -> None:
    async def work(house: House) -> None:
        id, _ = await house.opened()
        room = await house.registry.room(id)
        token = await house.lobby.device_link("ana")
        assert await house.lobby.use_device_link(token, "phone") == 1
        assert (room.row.owner, room.seats[0].device) == ("phone", "phone")
        assert await refusal(house.lobby.use_device_link(token, "thief")) == "link/none"

    in_house(work)


def test_a_rematch_rotates_the_seats_and_is_opened_once() -> None:
    async def work(house: House) -> None:
        id, (ana,) = await house.opened(ANA, SeatWish(), SeatWish(kind="bot", bot="greedy"), options={"players": 3})
        bo = await house.lobby.take(id, "bo", "Bo")
        await house.lobby.start(id, "ana")
        assert await refusal(house.lobby.rematch(id, bo.secret)) == "score/not-over"
        house.storage._tables[id] = TableRow(**{**vars(house.storage._tables[id]), "status": OVER})
        await (await house.registry.room(id)).refresh()
        assert await refusal(house.lobby.rematch(id, "wrong")) == "seat/secret"
        again, is_new = await house.lobby.rematch(id, bo.secret)
        assert (is_new, await house.lobby.rematch(id, ana.secret)) == (True, (again, False))
        seats = await house.storage.seats(again)
        assert [(row.seat, row.name, row.bot, row.device, row.secret) for row in seats] == [
            (0, "Bo", "", "bo", ""),
            (1, "", "greedy", "", ""),
            (2, "Ana", "", "ana", ""),
        ]
        row = await house.row(again)
        assert (row.owner, row.listed, row.status) == ("bo", False, OPEN)
        assert len(await house.lobby.renew(again, "ana")) == 1

    in_house(work)


def test_options_decide_how_many_seats_a_table_has() -> None:
    assert Terms().options == GameOptions()

    async def work(house: House) -> None:
        for players in (1, 4):
            id, _ = await house.opened(options={"players": players})
            assert len(await house.storage.seats(id)) == players

    in_house(work)


def test_of_one_home_one_stranger_takes_a_seat_at_a_listed_table() -> None:
    async def work(house: House) -> None:
        for listed in (True, False):
            id, _ = await house.opened(options={"players": 5}, listed=listed)
            await house.lobby.take(id, "bo", "Bo", address="1.1.1.1")
            second = house.lobby.take(id, "cy", "Cy", address="1.1.1.1")
            if listed:
                assert await refusal(second) == "seat/one-each"
            else:
                await second
            await house.lobby.take(id, "dan", "Dan", address="8.8.8.8")
            await house.lobby.take(id, "ana", "Also Ana", address="8.8.8.8")  # the owner knows whom they invite

    in_house(work)
