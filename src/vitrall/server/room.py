"""A table with the people around it, in this process: one lock, and a fixed order: play, commit, then send. What other
processes commit is fetched and sent here as well.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from vitrall.engine.errors import Unavailable, VitrallError, Why
from vitrall.engine.options import Options
from vitrall.server import steady_time
from vitrall.server.absence import ReplaceRules, too_soon
from vitrall.server.agreements import Change, coming, returning, worked_out
from vitrall.server.audience import Audience, tell_since, tell_state
from vitrall.server.bot_queue import Rank
from vitrall.server.deck_folder import Decks
from vitrall.server.entry_chain import checked_link, first_link, linked
from vitrall.server.error_answers import failed
from vitrall.server.fate import Fate
from vitrall.server.identity import fits
from vitrall.server.info import table_info
from vitrall.server.luck_exchange import Change as LuckChange
from vitrall.server.luck_exchange import asking
from vitrall.server.member import Member
from vitrall.server.protocol import NOTHING, VERSION, TableInfo, Welcome
from vitrall.server.seat_log import SeatLog
from vitrall.server.storage import SeatRow, TableRow, TableStore, Taken
from vitrall.server.table import Broken, Stale, Table
from vitrall.server.table_entry import Entry
from vitrall.server.table_snapshot import TableSnapshot, table_snapshot
from vitrall.server.takers import Takers
from vitrall.server.talk import Talk, heard
from vitrall.server.terms import StoredTerms

BEGINNINGS: Final = 5  # attempts to start a game if a seat changes at the same moment


class Room:
    """One table. Every method that changes it takes the lock; what is seen outside the lock has been committed."""

    def __init__(self, store: TableStore, snapshot: TableSnapshot) -> None:
        self._store = store
        self.snapshot = snapshot
        self.table: Table | None = None
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.gone = False
        self.takers = Takers()
        self.seat_log = SeatLog()
        self.replace_rules = ReplaceRules()
        self._opened = time.monotonic()
        self._left_at: dict[int, float] = {}  # when a seat was last connected here
        self.talk = Talk(store, snapshot.row.id)
        self._link = first_link(snapshot.row.id)  # of the latest entry

    @classmethod
    async def load(cls, store: TableStore, id: str, decks: Decks | None = None) -> Room:
        """The table of that id, as it is stored."""
        room = cls(store, await table_snapshot(store, id, decks or Decks()))
        await room._fetch()
        await room.talk.news()
        return room

    @property
    def id(self) -> str:
        return self.snapshot.row.id

    @property
    def row(self) -> TableRow:
        return self.snapshot.row

    @property
    def seats(self) -> Sequence[SeatRow]:
        return self.snapshot.seats

    @property
    def terms(self) -> StoredTerms:
        return self.snapshot.terms

    def playing(self) -> Table:
        """The game; raises if there is none to show."""
        if self.table is None:
            raise self.snapshot.lacks or Unavailable("table/not-begun")
        return self.table

    def info(self, device: str) -> TableInfo:
        row = replace(self.row, number=self.table.number if self.table else 0)
        return table_info(row, self.seats, self.terms, device, self.here, self.seat_log.lines)

    @property
    def here(self) -> set[int]:
        """The seats of which somebody is connected, to whichever process."""
        return self.audience.here | self.snapshot.here_elsewhere

    def check_replaceable(self, seat: int, of: int) -> None:
        """Raise unless a person is away, or keeps the others waiting, for long enough to be replaced by a bot."""
        self.snapshot.check_person(of)
        if of == seat or (of in self.here and not self._is_stalled(of)):
            raise Unavailable("replace/present")
        if of not in self.here and self._seconds_away(of) < self.replace_rules.grace(self.terms.clock):
            raise too_soon()

    def _seconds_away(self, seat: int) -> float:
        """Since this server last saw somebody of a seat, at most since the table was opened in this process."""
        here = time.monotonic() - self._left_at.get(seat, self._opened)
        return min([here, *(time.time() - seen.at for seen in self.snapshot.elsewhere if seen.seat == seat)])

    def _is_stalled(self, seat: int) -> bool:
        """Whether a connected person is awaited for longer than others must wait."""
        awaited = self.table is not None and seat in self.table.game.seats_awaited and not self.row.paused
        waited = min(steady_time.now() - self.row.changed, time.monotonic() - self._opened)
        return awaited and self.replace_rules.is_stalled(self.terms.clock, waited)

    def device_of(self, seat_secrets: Iterable[str], device: str) -> str:
        """For whom a request acts: the device of the seat that one of its secrets opens, else the one that asks. A
        browser that has lost its cookie is still known by what it has stored."""
        rows = (row for secret in seat_secrets for row in self.seats if fits(secret, row.secret))
        return next((row.device for row in rows if row.device), device)

    def film(self) -> tuple[Options, Fate, tuple[Entry, ...]]:
        """The data for replaying a finished game; before the end it would reveal secrets."""
        if not self.playing().game.is_over:
            raise Unavailable("table/not-over")
        return self.snapshot.options, self.snapshot.fate(), tuple(self.playing().entries)

    @property
    def awaits_mover(self) -> bool:
        """Whether a bot is to move."""
        return self.snapshot.awaits_mover(self.table)

    def bot_rank(self) -> Rank:
        """How urgently its bots are to move."""
        people = self.snapshot.agreements.people
        if people & self.audience.here:
            return Rank.PERSON_WAITS
        return Rank.SOMEBODY if people or self.audience.members else Rank.NOBODY

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been here for so long."""
        quiet = time.monotonic() - self.touched > seconds
        return quiet and not self.audience.members and not self.lock.locked()

    # ---- stored entries ----------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read what is stored, and send what is new."""
        async with self.lock:
            await self._refresh()

    async def _refresh(self, announced: int | None = None) -> None:
        """Sends the entries up to `announced`, or all that are known here."""
        before, self.snapshot = self.snapshot, await self._look()
        entries = await self._fetch()
        if self.snapshot.shape != before.shape:
            self.audience.show_out(self.seats)
            self.tell_table()
        self._tell(entries[announced or 0 :])
        await self._tell_talk()
        if self.snapshot.is_playing:
            await self._object(before.seats)

    async def _look(self) -> TableSnapshot:
        try:
            return await table_snapshot(self._store, self.id, self.snapshot.decks)
        except VitrallError:
            self.gone = True
            raise

    async def _fetch(self) -> list[Entry]:
        """Entries that are stored but not known here yet."""
        if self.snapshot.is_open or self.snapshot.lacks:
            return []
        known = self.table.number if self.table else 0
        entries = await self._store.entries(self.id, known)
        link = checked_link(self._link if self.table else first_link(self.id), entries)
        if known + len(entries) < self.row.number:
            raise Broken(Why("entries-lost", has=str(known + len(entries)), wants=str(self.row.number)))
        if self.table is None:
            self.table = self.snapshot.game(entries)
        else:
            for entry in entries:
                self.table.apply(entry)
        self._link = link
        return entries

    async def _recovered(self, announced: int) -> None:
        """The state in memory was not committed: drop it and reload what is stored. If the database does not allow that
        now, the next visitor loads the table.
        """
        self.table = None
        try:
            await self._refresh(announced)
        except Exception:
            self.close()
            raise

    def close(self) -> None:
        """Close this room: disconnect everybody; they may reconnect."""
        self.gone = True
        self.audience.close()

    # ---- coming and going --------------------------------------------------------------------------------------------

    async def enter(self, member: Member, last: int) -> None:
        """Add a connection, and send everything it has missed."""
        async with self.lock:
            self.audience.members.add(member)
            self._welcome(member, last)
            self.audience.show_out(self.seats)  # its seat may have moved to another device meanwhile
            for row in await self.talk.history() if last == NOTHING else []:
                member.send(heard(row, self.talk, member.words))
            if self.snapshot.is_playing:
                await self._object(self.seats)
        if member.seats:
            self.tell_table()
            await self._store.presence.mark(self.id, member.seats, here=True)

    def _welcome(self, member: Member, last: int) -> None:
        number = self.table.number - 1 if self.table else NOTHING
        member.send(Welcome(VERSION, self.info(member.device), list(member.seats), number))
        if self.snapshot.lacks:
            member.send(failed(self.snapshot.lacks, member.words))
        if self.table:
            tell_since(member, self.table, last, self.snapshot.clock)

    def leave(self, member: Member) -> None:
        self.audience.members.discard(member)
        self.touched = time.monotonic()
        self._left_at |= dict.fromkeys(member.seats, self.touched)
        if member.seats:
            self.tell_table()

    async def announce_leaving(self, member: Member) -> None:
        """Let other processes know that seats are no longer connected to this one."""
        gone = [seat for seat in member.seats if seat not in self.audience.here]
        if gone and not self.gone:
            await self._store.presence.mark(self.id, gone, here=False)

    async def ask(self, member: Member, last: int) -> None:
        """All that a connection has missed."""
        async with self.lock:
            if self.table:
                tell_since(member, self.table, last, self.snapshot.clock)

    async def tell_state(self, member: Member) -> None:
        """Send the full present state, for a client that moved too late."""
        async with self.lock:
            if self.table:
                tell_state(member, self.table, self.snapshot.clock)

    def tell_table(self) -> None:
        if self.table and self.snapshot.is_playing:
            self.seat_log.note(self.seats, self.here, self.table.number - 1)
        self.audience.tell_table(self.info)

    def _tell(self, entries: Sequence[Entry]) -> None:
        if self.table:
            self.audience.tell_entries(self.table, entries, self.snapshot.clock)

    async def say(self, seat: int, phrase: str, text: str) -> None:
        """Chat: stored first, then sent, like a move."""
        await self.talk.say(seat, phrase, text)
        async with self.lock:
            await self._tell_talk()

    async def _tell_talk(self) -> None:
        self.audience.tell_talk(await self.talk.news(), self.talk)

    # ---- the game ----------------------------------------------------------------------------------------------------

    async def start(self) -> bool:
        """Begin the game, when every seat is taken, or ask for the luck that was promised and begin when it is there;
        false if a seat has changed at that very moment."""
        async with self.lock:
            self.snapshot.check_ready()
            if self.snapshot.lacks:
                raise self.snapshot.lacks
            if any(seat.promise for seat in self.seats):
                await self._exchange(asking(self.here, steady_time.now()))
            return await self._begin()

    async def exchange(self, change: LuckChange) -> None:
        """A promise, a reveal, or the end of waiting for one: stored first, then shown. The last reveal begins."""
        async with self.lock:
            await self._exchange(change)
            if self.snapshot.exchange.is_asking:
                await self._begin()

    async def _exchange(self, change: LuckChange) -> None:
        done = await self._store.change_waiting(self.id, change)
        await self._refresh()
        if not done:
            raise Unavailable("table/begun")

    async def _begin(self) -> bool:
        """Begin unless luck is awaited. A seat may have got another secret meanwhile: then once more."""
        for _ in range(BEGINNINGS):
            if not self.snapshot.is_open or self.snapshot.exchange.missing:
                return True
            self.snapshot.check_ready()
            table, now = self.snapshot.new_game(), steady_time.now()
            entry = linked(first_link(self.id), replace(table.entries[0], at=now))
            begun = await self._store.start(self.seats, entry, self.snapshot.standing(table, now))
            is_asking = self.snapshot.exchange.is_asking
            await self._refresh()
            if begun or not is_asking:
                return begun
        return False

    async def play(self, seat: int, number: int, move: str) -> None:
        """One move: played or refused, committed, sent. `Stale` if the number is another."""
        await self._make(lambda table, at: table.play(seat, number, move, at), seat)

    async def play_for(self, seat: int, number: int, move: str, bot: str) -> None:
        """A move on behalf of a seat. `Stale` if another process has moved for it meanwhile."""
        await self._make(lambda table, at: table.play(seat, number, move, at), seat, bot)

    async def undo(self, seat: int, number: int) -> None:
        await self._make(lambda table, at: table.undo(seat, number, at), seat)

    async def takeback(self, seat: int, number: int, first: int) -> None:
        """Back to before an entry; `takeback.py` checks that everybody agrees."""
        await self._make(lambda table, at: table.takeback(seat, number, first, at), seat)

    def check_mover(self, seat: int, bot: str | None = None) -> None:
        """Raise unless moves may be made now, and this player may move for this seat; clocks may move for every
        seat.
        """
        self.snapshot.check_going()
        if bot is None:
            self.snapshot.check_present(seat)
        elif self.seats[seat].mover != bot:
            raise Stale

    async def _make(self, change: Callable[[Table, float], Entry], seat: int, bot: str | None = None) -> None:
        async with self.lock:
            table = self.playing()
            self.check_mover(seat, bot)
            announced = table.number
            entry = linked(self._link, change(table, steady_time.now()))
            table.entries[-1] = entry
            await self._commit(table, entry, announced)
            self.touched = time.monotonic()
            self._tell([entry])
            if bot is None and self.snapshot.is_playing and self.snapshot.is_voted_on(seat):
                await self._agree(coming([seat]))  # a move ends the vote to replace its player

    async def _commit(self, table: Table, entry: Entry, announced: int) -> None:
        """Store an entry, or undo it in memory if that fails."""
        standing = self.snapshot.standing(table, entry.at)
        try:
            await self._store.append(self.id, entry, standing)
        except BaseException as error:
            await asyncio.shield(self._recovered(announced))
            if isinstance(error, Taken):
                raise Stale from error
            raise
        self.snapshot = self.snapshot.with_row(self.row.after(table.number, entry.at, standing))
        self._link = entry.link

    # ---- what people agree on ----------------------------------------------------------------------------------------

    async def agree(self, change: Change, check: Callable[[], None] | None = None) -> None:
        """Change what people agree on, unless a check objects: stored first, then sent."""
        async with self.lock:
            self.playing()
            if check is not None:
                check()
            if not await self._agree(change):
                raise Unavailable("table/over")

    async def _agree(self, change: Change) -> bool:
        done = await self._store.change_agreements(self.id, worked_out(change, steady_time.now()))
        await self._refresh()
        return done

    async def _object(self, before: Sequence[SeatRow]) -> None:
        """Cancel a vote of another process, which cannot see who is connected here: people connected here are not
        replaced.
        """
        agreements = self.snapshot.agreements
        replaced = [row.seat for row in before if row.is_present and not self.seats[row.seat].is_present]
        for seat in [seat for seat in self.audience.here & agreements.votes.keys() if not self._is_stalled(seat)]:
            if seat in agreements.open_votes:
                await self._agree(coming([seat]))
            elif seat in replaced and not self.seats[seat].is_left:
                await self._agree(returning(seat))
