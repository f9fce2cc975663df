"""A table with the people around it, in this process: one lock, and the order that nothing may change – play, commit,
tell. What other processes commit is fetched and told here as well.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from vitrall.cards.catalogue import Catalogue
from vitrall.cards.reading import DeckText
from vitrall.cards.wording import Wording
from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.engine.options import Options
from vitrall.fair import FairDice
from vitrall.server import clocks as reckoning
from vitrall.server.answers import failed
from vitrall.server.catching_up import messages_since, state_text, update_text
from vitrall.server.company import Change, Company, coming, company_of, returning, sitting_in, voting, worked_out
from vitrall.server.decks import Decks
from vitrall.server.entry import Entry
from vitrall.server.fate import Fair, Fate, Seeded
from vitrall.server.info import table_info
from vitrall.server.member import Member
from vitrall.server.protocol import NOTHING, VERSION, TableInfo, TableNews, Welcome
from vitrall.server.storage import SeatRow, Shelf, TableRow, Taken
from vitrall.server.storage.rows import OPEN, OVER, PLAYING, Standing
from vitrall.server.table import Stale, Table
from vitrall.server.talk import NO_WISH, WISH, Talk, heard
from vitrall.server.terms import KeptTerms, read_terms


class Room:
    """One table. Every method that changes it takes the lock; what is seen outside the lock has been committed."""

    def __init__(self, shelf: Shelf, row: TableRow, seats: Sequence[SeatRow], decks: Decks) -> None:
        self._shelf = shelf
        self._decks = decks
        self.row = row
        self.seats = list(seats)
        self.terms: KeptTerms = read_terms(row.settings)
        self.table: Table | None = None
        self.members: set[Member] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.gone = False
        self.talk = Talk(shelf, row.id)

    @property
    def id(self) -> str:
        return self.row.id

    @classmethod
    async def found(cls, shelf: Shelf, id: str, decks: Decks | None = None) -> Room:
        """The table of that id, as it is kept."""
        row = await shelf.table(id)
        if row is None:
            raise no_table()
        room = cls(shelf, row, await shelf.seats(id), decks or Decks())
        await room._fetch()
        await room.talk.news()
        return room

    # ---- what is kept ------------------------------------------------------------------------------------------------

    @property
    def cards(self) -> Catalogue:
        """What is played with here; `deck/changed` where the server has other cards by these names, or none."""
        return self._decks.kept(self.terms.marks)

    @property
    def lacks(self) -> VitrallError | None:
        """What keeps the game from being begun, shown and played on: its cards are not here."""
        try:
            self.cards  # noqa: B018 (asked for the error)
        except VitrallError as error:
            return error
        return None

    @property
    def deck_texts(self) -> tuple[DeckText, ...]:
        """Its decks as they travel to the bots."""
        return self._decks.texts(self.terms.decks)

    @property
    def wordings(self) -> Mapping[str, Wording]:
        """What the cards of its decks are called and say."""
        return {} if self.lacks else self.cards.wordings

    def _fate(self) -> Fate:
        if self.terms.seed is not None:
            return Seeded(self.terms.seed, self.cards)
        return Fair(FairDice(self.row.server_seed, tuple(seat.luck for seat in self.seats)), self.cards)

    async def _fetch(self) -> list[Entry]:
        """Entries that are kept and not known here yet."""
        if self.row.status == OPEN or self.lacks:
            return []
        if self.table is None:
            entries = await self._shelf.entries(self.id)
            self.table = Table.rebuilt(self.terms.options.options(), self._fate(), entries, self.undoes)
            return entries
        entries = await self._shelf.entries(self.id, self.table.number)
        for entry in entries:
            self.table.apply(entry)
        return entries

    async def refresh(self) -> None:
        """Look at what is kept, and tell whatever is new."""
        async with self.lock:
            await self._refresh()

    async def _refresh(self) -> None:
        row = await self._shelf.table(self.id)
        if row is None:
            self.gone = True
            raise no_table()
        seats = await self._shelf.seats(self.id)
        changed = (_shape(row), seats) != (_shape(self.row), self.seats)
        before, self.row, self.seats = self.seats, row, seats
        entries = await self._fetch()
        if changed:
            self._show_out()
            self.tell_table()
        self._tell(entries)
        await self._tell_talk()
        if row.status == PLAYING:
            await self._object(before)

    def _show_out(self) -> None:
        """A seat that has moved to another device is no longer seen on the former one."""
        for member in list(self.members):
            if any(self.seats[seat].secret != key for seat, key in member.keys.items()):
                self.members.discard(member)
                member.overrun.set()

    async def _recovered(self, told: int) -> None:
        """As far as the database allows it; if not, whoever comes back finds the table as it is kept."""
        try:
            await self._recover(told)
        except Exception:
            self.close()
            raise

    def close(self) -> None:
        """This room is not to be used any more; everybody is shown out, and may come back."""
        self.gone = True
        for member in self.members:
            member.overrun.set()

    async def _recover(self, told: int) -> None:
        """What is in memory was not committed: forget it, and begin again from what is kept."""
        self.table = None
        row = await self._shelf.table(self.id)
        if row is None:
            self.gone = True
            raise no_table()
        self.row = row
        await self._fetch()
        self._tell(self.table.entries[told:] if self.table else [])

    # ---- coming and going --------------------------------------------------------------------------------------------

    async def enter(self, member: Member, last: int) -> None:
        """Welcome a connection, and tell it all that it has missed."""
        async with self.lock:
            self.members.add(member)
            number = self.table.number - 1 if self.table else NOTHING
            member.send(Welcome(VERSION, self.info(member.device), list(member.seats), number))
            if self.lacks:
                member.send(failed(self.lacks, member.words))
            self._tell_since(member, last)
            self._show_out()  # its seat may have moved on while it knocked
            for row in await self.talk.history() if last == NOTHING else []:
                member.send(heard(row, self.talk, member.words))
            if self.row.status == PLAYING:
                await self._object(self.seats)
        if member.seats:
            self.tell_table()

    def leave(self, member: Member) -> None:
        self.members.discard(member)
        self.touched = time.monotonic()
        if member.seats:
            self.tell_table()

    async def ask(self, member: Member, last: int) -> None:
        """All that a connection has missed."""
        async with self.lock:
            self._tell_since(member, last)

    async def tell_state(self, member: Member) -> None:
        """The present state, whatever was seen: for whoever has moved too late."""
        async with self.lock:
            for viewer in member.viewers if self.table else ():
                member.send_text(state_text(self.playing(), viewer, self.clock_now()))

    def _tell_since(self, member: Member, last: int) -> None:
        if self.table is not None:
            for viewer in member.viewers:
                for text in messages_since(self.table, viewer, last, self.clock_now()):
                    member.send_text(text)

    def film(self) -> tuple[Options, Fate, tuple[Entry, ...]]:
        """What a finished game is shown again from; until then it would tell secrets."""
        if not self.playing().game.is_over:
            raise Unavailable("table/not-over", "the game is not over")
        return self.terms.options.options(), self._fate(), tuple(self.playing().entries)

    def info(self, device: str) -> TableInfo:
        row = replace(self.row, number=self.table.number if self.table else 0)
        return table_info(row, self.seats, self.terms, device, self.here)

    def tell_table(self) -> None:
        """Who sits where has changed, or how far the table is."""
        for member in self.members:
            member.send(TableNews(self.info(member.device)))

    def _tell(self, entries: Sequence[Entry]) -> None:
        """Each viewer's own text of each entry, made once however many look."""
        if self.table is None:
            return
        texts: dict[tuple[int, int], str] = {}
        for entry in entries:
            for member in self.members:
                for viewer in member.viewers:
                    key = (entry.number, viewer)
                    if key not in texts:
                        texts[key] = update_text(self.table, entry, viewer, self.clock_now())
                    member.send_text(texts[key])

    async def say(self, seat: int, phrase: str, text: str) -> None:
        """Talk: kept first, then told, as a move is."""
        await self.talk.say(seat, phrase, text)
        async with self.lock:
            await self._tell_talk()

    async def _tell_talk(self) -> None:
        for row in await self.talk.news():
            for member in self.members:
                member.send(heard(row, self.talk, member.words))

    # ---- the game ----------------------------------------------------------------------------------------------------

    async def start(self) -> bool:
        """Begin the game, when every seat is taken; false if a seat has changed at that very moment."""
        async with self.lock:
            if self.row.status != OPEN:
                raise Unavailable("table/begun", "the game has begun already")
            if any(seat.kind == OPEN for seat in self.seats):
                raise Unavailable("table/open-seats", "not all seats are taken")
            table = Table(self.terms.options.options(), self._fate(), self.undoes)
            now = time.time()
            entry = replace(table.entries[0], at=now)
            begun = await self._shelf.start(self.seats, entry, self._standing(table, now))
            await self._refresh()
            return begun

    async def play(self, seat: int, number: int, move: str) -> None:
        """One move: played or refused, committed, told. `Stale` if the number is another."""
        await self._make(lambda table: table.play(seat, number, move), self.check_present, seat)

    async def play_for(self, seat: int, number: int, move: str, bot: str) -> None:
        """A move for somebody who does not move by themselves. `Stale` if another moves for them meanwhile."""

        def check(seat: int) -> None:
            if self.seats[seat].mover != bot:
                raise Stale

        await self._make(lambda table: table.play(seat, number, move), check, seat)

    async def undo(self, seat: int, number: int) -> None:
        await self._make(lambda table: table.undo(seat, number), self.check_present, seat)

    async def takeback(self, seat: int, number: int, first: int | None) -> None:
        """Ask to go back to before an entry, agree or refuse; it is done when every person at the table agrees."""
        table = self.playing()
        if number != table.number:
            raise Stale
        self.check_going()
        self.check_present(seat)
        if self.terms.undo != "agreed":
            raise Unavailable("takeback/off", "at this table nothing is taken back by consent")
        if first is None:
            await self.say(seat, NO_WISH, "")
            return
        table.check_takeback(first)
        await self.say(seat, WISH, f"{number} {first}")
        people = [row.seat for row in self.seats if row.is_present]
        if self.talk.is_agreed(number, people):
            await self._make(lambda table: table.takeback(seat, number, first), self.check_present, seat)

    async def _make(self, change: Callable[[Table], Entry], check: Callable[[int], None], seat: int) -> None:
        async with self.lock:
            table = self.playing()
            self.check_going()
            check(seat)
            told = table.number
            entry = replace(change(table), at=time.time())
            table.entries[-1] = entry
            standing = self._standing(table, entry.at)
            try:
                await self._shelf.append(self.id, entry, standing)
            except BaseException as error:
                await asyncio.shield(self._recovered(told))
                if isinstance(error, Taken):
                    raise Stale from error
                raise
            self.row = replace(self.row, number=table.number, changed=entry.at, **vars(standing))
            self.touched = time.monotonic()
            self._tell([entry])

    # ---- what people agree on ----------------------------------------------------------------------------------------

    async def agree(self, change: Change) -> None:
        """Change what people agree on: kept first, then told."""
        async with self.lock:
            await self._agreed(change)

    async def _agreed(self, change: Change) -> None:
        self.playing()
        if not await self._agree(change):
            raise Unavailable("table/over", "the game is over")

    async def _agree(self, change: Change) -> bool:
        done = await self._shelf.change_company(self.id, worked_out(change, time.time()))
        await self._refresh()
        return done

    async def vote(self, seat: int, of: int) -> None:
        """Vote that a bot sits in for somebody who is not here."""
        async with self.lock:
            if not (0 <= of < len(self.seats) and self.seats[of].is_present):
                raise Unavailable("replace/nobody", "no person decides at that seat")
            if of == seat or of in self.here:
                raise Unavailable("replace/present", "somebody of that seat is here")
            await self._agreed(voting(seat, of))

    async def sit_in(self, seat: int, number: int, bot: str) -> None:
        """A bot takes over from somebody whose time is up; `Stale` if they have moved after all."""
        async with self.lock:
            if self.playing().number != number:
                raise Stale
            await self._agreed(sitting_in(seat, bot))

    async def _object(self, before: Sequence[SeatRow]) -> None:
        """A vote at another process, which cannot see who is connected here: whoever is here is not replaced."""
        company = self.company
        replaced = [row.seat for row in before if row.is_present and not self.seats[row.seat].is_present]
        for seat in self.here & company.votes.keys():
            if seat in company.open_votes:
                await self._agree(coming([seat]))
            elif seat in replaced and not self.seats[seat].is_left:
                await self._agree(returning(seat))

    @property
    def here(self) -> set[int]:
        """The seats of which somebody is connected to this process."""
        return {seat for member in self.members for seat in member.seats}

    @property
    def company(self) -> Company:
        return company_of(self.row, self.seats)

    @property
    def awaits_mover(self) -> bool:
        """Whether a bot is to move."""
        awaited = self.table.game.seats_awaited if self.table and not self.row.paused else []
        return any(self.seats[seat].mover for seat in awaited)

    def check_present(self, seat: int) -> None:
        if self.seats[seat].stand_in:
            raise Unavailable("seat/stand-in", "a bot sits in for this seat")

    def check_going(self) -> None:
        if self.row.paused:
            raise Unavailable("table/paused", "the table is paused")

    @property
    def undoes(self) -> bool:
        """Whether moves may be taken back at all."""
        return self.terms.undo != "never"

    def playing(self) -> Table:
        if self.table is None:
            raise self.lacks or Unavailable("table/not-begun", "the game has not begun")
        return self.table

    def _standing(self, table: Table, now: float) -> Standing:
        """How the table stands after the latest entry, for whoever asks without replaying it."""
        awaited = table.game.seats_awaited
        clocks = self._clocks(table, now)
        return Standing(
            OVER if table.game.is_over else PLAYING,
            sum(1 << seat for seat in awaited),
            any(self.seats[seat].mover for seat in awaited),
            clocks.deadline if clocks else None,
            reckoning.write_clocks(clocks),
        )

    def _clocks(self, table: Table, now: float) -> reckoning.Clocks | None:
        view, awaited = table.game.state, table.game.seats_awaited
        turn = (int(view.round), int(view.turn), "setting up" if view.round == 0 else "")
        before = reckoning.read_clocks(self.row.clocks)
        if before is None:
            return reckoning.begun(self.terms.clock, len(self.seats), now, turn, awaited)
        return reckoning.moved(self.terms.clock, before, now, turn, awaited)

    def clock_now(self) -> list[float] | None:
        clocks = reckoning.read_clocks(self.row.clocks)
        if clocks is None:
            return None
        return [round(left, 1) for left in (clocks.left if self.row.paused else clocks.at(time.time()))]


def _shape(row: TableRow) -> tuple[object, ...]:
    """What everybody is told of when it changes."""
    return (row.status, row.rematch, row.paused, row.wishes)


def no_table() -> VitrallError:
    return Unavailable("table/none", "there is no such table")
