"""Opening tables, taking and leaving seats, moving them to another device, rematches. Each change is stored before it
is announced.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from pydantic import Field

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.engine.rules import Rules
from vitrall.fair import new_server_seed
from vitrall.fair.fair_dice import checked_luck
from vitrall.server.agreements import returning, sitting_in
from vitrall.server.identity import digest, fits, new_secret, new_table_id
from vitrall.server.luck_exchange import leaving, starting
from vitrall.server.players import USUAL, check_bot
from vitrall.server.room import Room
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.row_types import BOT, OPEN, OVER, PERSON, SeatLink
from vitrall.server.table_registry import TableRegistry
from vitrall.server.takers import home_of, one_each
from vitrall.server.terms import Model, Terms, Word, stored_terms, terms_text
from vitrall.why import at_most, no_seat, quoted

LONGEST_NAME: Final = 16
LINK_SECONDS: Final = 900


class SeatWish(Model):
    """Who takes a seat: a named person at this device, a bot, or anybody who comes."""

    kind: Literal["open", "person", "bot"] = "open"
    name: Word = ""
    bot: Word = USUAL


class Opening(Model):
    """A table to be opened. Seats that are not named are open."""

    terms: Terms = Terms()
    seats: Annotated[list[SeatWish], Field(max_length=6)] = Field(default_factory=list)


@dataclass(frozen=True)
class PracticeStart:
    """Where a practice game begins: the terms of its table, the position and the seat of the person."""

    terms: Terms
    position: str
    seat: int


@dataclass(frozen=True)
class Seated:
    """A seat that was taken, with its secret, which is sent once, to the person who took it, and never stored."""

    table: str
    seat: int
    secret: str


class Lobby:
    """Everything that people do with tables besides playing."""

    def __init__(self, registry: TableRegistry, most_tables: int) -> None:
        self._registry = registry
        self._store = registry.store
        self._most_tables = most_tables

    # ---- opening and starting ----------------------------------------------------------------------------------------

    async def open(self, opening: Opening, device: str) -> tuple[str, list[Seated]]:
        """A new table; the seats of this device with their secrets."""
        options = opening.terms.options.options()
        Rules(options, self._registry.decks.catalogue(opening.terms.decks).deck)  # raises if cards are too few
        if len(opening.seats) > options.players:
            raise Unreadable("play/seats", at_most(len(opening.seats), options.players))
        if await self._store.owned(device) >= self._most_tables:
            raise Unavailable("table/too-many")
        wishes = [*opening.seats, *[SeatWish()] * (options.players - len(opening.seats))]
        return await self._opened(opening.terms, wishes, device)

    async def practise(self, start: PracticeStart, name: str, bot: str, device: str) -> tuple[str, list[Seated]]:
        """A table that continues from a position, for one person against bots. It begins at once."""
        if await self._store.owned(device) >= self._most_tables:
            raise Unavailable("table/too-many")
        others = SeatWish(kind="bot", bot=bot)
        wishes = [others] * start.terms.options.players
        wishes[start.seat] = SeatWish(kind="person", name=name)
        id, taken = await self._opened(start.terms, wishes, device, position=start.position)
        await self.start(id, device)
        return id, taken

    async def continue_game(
        self, terms: Terms, wishes: Sequence[SeatWish], record: str, device: str
    ) -> tuple[str, list[Seated]]:
        """A table for a game that began elsewhere. It begins at once, where its record ends."""
        if await self._store.owned(device) >= self._most_tables:
            raise Unavailable("table/too-many")
        id, taken = await self._opened(terms, wishes, device, record=record)
        await self.start(id, device)
        return id, taken

    async def _opened(
        self, terms: Terms, wishes: Sequence[SeatWish], device: str, follows: str = "", **beginning: str
    ) -> tuple[str, list[Seated]]:
        id, now = new_table_id(), time.time()
        secrets = [new_secret() for _ in wishes]
        seats = [_wished(id, seat, wish, device, secrets[seat]) for seat, wish in enumerate(wishes)]
        stored = stored_terms(terms, self._registry.decks.marks(terms.decks)).model_copy(update=beginning)
        row = TableRow(id, now, now, OPEN, terms_text(stored), device, terms.listed, new_server_seed())
        if not await self._store.open_table(row, seats, follows):
            raise Unavailable("table/followed")
        taken = [Seated(id, seat.seat, secrets[seat.seat]) for seat in seats if seat.kind == PERSON]
        return id, taken

    async def delete(self, id: str, device: str) -> None:
        room = await self._registry.room(id)
        _check_owner(room, device)
        others = [row for row in room.seats if row.kind == PERSON and not row.is_left and row.device != device]
        if room.snapshot.is_playing and others:
            raise Unavailable("table/others")
        await self._registry.delete(id)

    async def start(self, id: str, device: str) -> None:
        """Start the game; only the owner may."""
        room = await self._registry.room(id)
        _check_owner(room, device)
        if not await room.start():
            raise changed()
        self._registry.look_after(room)

    # ---- seats -------------------------------------------------------------------------------------------------------

    async def take(
        self, id: str, device: str, name: str, luck: str = "", seat: int | None = None, address: str = ""
    ) -> Seated:
        """A free seat for a person of this device: the one that is named, or the first."""
        room = await self._registry.room(id)
        place = home_of(address) if room.row.listed and device != room.row.owner else ""
        if device != room.row.owner and any(row.device == device for row in room.seats):
            raise one_each()
        free = [row for row in room.seats if row.kind == OPEN and seat in (None, row.seat)]
        if room.row.status != OPEN or not free:
            raise Unavailable("seat/taken")
        secret = new_secret()
        taken = replace(
            free[0], kind=PERSON, name=checked_name(name), device=device, secret=digest(secret), luck=checked_luck(luck)
        )
        with room.takers.taking(place, taken.secret, [row.secret for row in room.seats]):
            await self._change(room, free[0], taken, only_open=True)
        return Seated(id, taken.seat, secret)

    async def add_luck(self, id: str, secret: str, luck: str) -> None:
        """What a seat adds to the dice in the clear, before the game begins. It takes the place of a promise."""
        room = await self._registry.room(id)
        row = seat_of(room, secret)
        await self._change(room, row, replace(row, luck=checked_luck(luck), promise=""), only_open=True)

    async def settle(self, id: str, device: str, seat: int, wish: SeatWish) -> None:
        """Before the game the owner gives a seat to a bot or opens it again, even if it is taken."""
        room = await self._registry.room(id)
        _check_owner(room, device)
        row = _numbered(room, seat)
        if not room.snapshot.is_open:
            raise Unavailable("table/begun")
        if wish.kind == PERSON:
            raise Unavailable("seat/taken")
        await self._change(room, row, _wished(id, seat, wish, "", ""), only_open=True)

    async def leave(self, id: str, secret: str) -> None:
        """Give a seat up: before the game it is free again, during the game a bot plays on until its device returns."""
        room = await self._registry.room(id)
        row = seat_of(room, secret)
        if room.row.status == OPEN:
            await room.exchange(leaving(row.seat, row.secret))
            return
        await room.agree(sitting_in(row.seat, USUAL, secret=""))
        self._registry.look_after(room)

    async def come_back(self, id: str, device: str) -> list[Seated]:
        """The seats that this device has left, with new secrets, as long as the game runs."""
        room = await self._registry.room(id)
        back = []
        for row in [row for row in room.seats if row.is_left and row.device == device]:
            secret = new_secret()
            await room.agree(returning(row.seat, secret=digest(secret)))
            back.append(Seated(id, row.seat, secret))
        if not back:
            raise Unavailable("seat/not-left")
        return back

    async def renew(self, id: str, device: str) -> list[Seated]:
        """New secrets for the seats of this device, for a browser that has forgotten them."""
        room = await self._registry.room(id)
        renewed = []
        for row in [row for row in room.seats if row.kind == PERSON and row.device == device and not row.is_left]:
            secret = new_secret()
            await self._change(room, row, replace(row, secret=digest(secret)))
            renewed.append(Seated(id, row.seat, secret))
        return renewed

    async def link(self, id: str, secret: str) -> str:
        """A token that moves a seat to the first device that uses it, as long as this secret opens the seat."""
        row = seat_of(await self._registry.room(id), secret)
        token, now = new_secret(), time.time()
        await self._store.links.add(digest(token), SeatLink(id, row.seat, row.secret), now, now + LINK_SECONDS)
        return token

    async def use_link(self, token: str, device: str) -> Seated:
        """The seat of a one-time token. The former secret no longer opens it."""
        link = await self._store.links.use(digest(token), time.time())
        if link is None:
            raise no_link()
        room = await self._registry.room(link.table)
        await room.refresh()  # another process may have given the seat to somebody else
        row, secret = _numbered(room, link.seat), new_secret()
        if row.kind != PERSON or not link.secret or row.secret != link.secret:
            raise no_link()
        await self._change(room, row, replace(row, device=device, secret=digest(secret)))
        return Seated(room.id, row.seat, secret)

    async def device_link(self, device: str) -> str:
        """A token that moves all tables and seats of this device to the first other one that uses it."""
        token, now = new_secret(), time.time()
        await self._store.links.add_device(digest(token), device, now, now + LINK_SECONDS)
        return token

    async def use_device_link(self, token: str, device: str) -> int:
        """Take over all that another device has; the number of tables."""
        changed = await self._store.links.use_device(digest(token), device, time.time())
        if changed is None:
            raise no_link()
        for room in [room for id in changed if (room := self._registry.rooms.get(id)) is not None]:
            await room.refresh()
        return len(changed)

    async def rematch(self, id: str, secret: str) -> tuple[str, bool]:
        """A table with the same people on rotated seats; the second request gets the table of the first.

        Devices keep their seats and fetch the new secrets by their cookies.
        """
        room = await self._registry.room(id)
        asker = seat_of(room, secret)
        if room.row.status != OVER:
            raise Unavailable("score/not-over")
        if room.row.rematch is not None:
            return room.row.rematch, False
        self._registry.decks.stored_catalogue(room.terms.marks)  # the next game is played with the same cards
        table, _ = await self._rotated(room, asker)
        await room.refresh()
        return table, True

    async def _rotated(self, room: Room, asker: SeatRow) -> tuple[str, list[SeatRow]]:
        # The same seed would be the same game; after practice, a whole game follows.
        terms = room.terms.model_copy(update={"seed": None, "position": "", "record": ""})
        id, now = new_table_id(), time.time()
        rotated = [*room.seats[1:], room.seats[0]]
        seats = [replace(_again(row), table=id, seat=seat) for seat, row in enumerate(rotated)]
        row = TableRow(id, now, now, OPEN, terms_text(terms), asker.device, False, new_server_seed())
        if not await self._store.open_table(row, seats, follows=room.id):
            raise changed()
        return id, seats

    async def _change(self, room: Room, before: SeatRow, after: SeatRow, only_open: bool = False) -> None:
        if only_open and room.snapshot.exchange.is_asking:
            raise starting()
        done = await self._store.change_seat(before, after, only_open)
        await room.refresh()
        if not done:
            raise changed()


def _again(row: SeatRow) -> SeatRow:
    """Who sits there at the next table: those who left stay away, and their bot plays on."""
    if row.is_left:
        return SeatRow(row.table, row.seat, BOT, "", row.stand_in)
    return replace(row, secret="", luck="", promise="", stand_in="")


def _wished(id: str, seat: int, wish: SeatWish, device: str, secret: str) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(id, seat, BOT, "", check_bot(wish.bot))
    if wish.kind == "person":
        return SeatRow(id, seat, PERSON, checked_name(wish.name), "", device, digest(secret))
    return SeatRow(id, seat)


def checked_name(name: str) -> str:
    """A name that fits a screen and a line of a record."""
    stripped = name.strip()
    if not stripped or len(stripped) > LONGEST_NAME or not stripped.isprintable():
        raise Unreadable("play/name", Why("name-shape", given=quoted(name), most=LONGEST_NAME))
    return stripped


def seat_of(room: Room, secret: str) -> SeatRow:
    """The seat that a secret opens."""
    for row in room.seats:
        if fits(secret, row.secret):
            return row
    raise Unavailable("seat/secret")


def _numbered(room: Room, seat: int) -> SeatRow:
    if not 0 <= seat < len(room.seats):
        raise no_seat(seat, len(room.seats))
    return room.seats[seat]


def _check_owner(room: Room, device: str) -> None:
    if not device or device != room.row.owner:
        raise Unavailable("table/not-owner")


def no_link() -> Unavailable:
    return Unavailable("link/none")


def changed() -> Unavailable:
    return Unavailable("table/changed")
