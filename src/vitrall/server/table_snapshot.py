"""A stored table as this process knows it: its row, its seats, its terms. Read-only.

The row is as old as the latest look at the database; what must not be missed is asked for within a transaction.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from vitrall.cards.card_reader import DeckText
from vitrall.cards.catalogue import Catalogue
from vitrall.cards.printed import Wording
from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.engine.options import Options
from vitrall.fair import FairDice
from vitrall.server import clocks as reckoning
from vitrall.server import steady_time
from vitrall.server.agreements import NO_WISHES, Agreements, agreements_of, check_present
from vitrall.server.deck_folder import Decks
from vitrall.server.fate import Continued, Fair, Fate, Moved, Seeded
from vitrall.server.game_result import result_of
from vitrall.server.luck_exchange import LuckExchange
from vitrall.server.storage import SeatRow, TableRow, TableStore
from vitrall.server.storage.row_types import OPEN, OVER, PLAYING, Seen, Standing
from vitrall.server.table import Table
from vitrall.server.table_entry import Entry
from vitrall.server.terms import StoredTerms, read_terms


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table without the people who look at it and without its game."""

    row: TableRow
    seats: list[SeatRow]
    terms: StoredTerms
    decks: Decks
    elsewhere: tuple[Seen, ...] = ()  # seats as other processes see them

    @property
    def options(self) -> Options:
        return self.terms.options.options()

    @property
    def is_open(self) -> bool:
        return self.row.status == OPEN

    @property
    def is_playing(self) -> bool:
        return self.row.status == PLAYING

    @property
    def agreements(self) -> Agreements:
        return agreements_of(self.row, self.seats)

    def is_voted_on(self, seat: int) -> bool:
        """Whether there is an open vote to replace the player of a seat."""
        return self.row.wishes != NO_WISHES and seat in self.agreements.open_votes

    def with_row(self, row: TableRow) -> TableSnapshot:
        return TableSnapshot(row, self.seats, self.terms, self.decks, self.elsewhere)

    @property
    def shape(self) -> tuple[object, ...]:
        """The fields whose changes are sent to everybody."""
        row = self.row
        start = (row.dice_attempt, row.dice_stopped_by, self.exchange.is_asking)
        return (row.status, row.rematch, row.paused, row.wishes, self.seats, self.here_elsewhere, start)

    @property
    def exchange(self) -> LuckExchange:
        """How far its luck is, before the game."""
        return LuckExchange(self.row, self.seats)

    @property
    def dice(self) -> FairDice:
        """The seeds of its game; no promise where a seed was chosen or nobody promised anything."""
        luck, promises = (tuple(getattr(seat, name) for seat in self.seats) for name in ("luck", "promise"))
        return FairDice(self.row.server_seed, luck, promises, self.row.dice_attempt)

    @property
    def here_elsewhere(self) -> frozenset[int]:
        """The seats that are connected to other processes."""
        return frozenset(seen.seat for seen in self.elsewhere if seen.here)

    # ---- its cards and its game --------------------------------------------------------------------------------------

    @property
    def cards(self) -> Catalogue:
        """What is played with here; `deck/changed` where the server has other cards by these names, or none."""
        return self.decks.stored_catalogue(self.terms.marks)

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
        """Its decks as texts, for the bots."""
        return self.decks.texts(self.terms.decks)

    @property
    def wordings(self) -> Mapping[str, Wording]:
        """What the cards of its decks are called and say."""
        return {} if self.lacks else self.cards.wordings

    def fate(self) -> Fate:
        """The source of chance of this table."""
        if self.terms.position:
            return Continued(self.terms.position, self.cards)
        if self.terms.record:
            return Moved(self.terms.record, self.dice, self.cards)
        if self.terms.seed is not None:
            return Seeded(self.terms.seed, self.cards)
        return Fair(self.dice, self.cards)

    @property
    def undoes(self) -> bool:
        """Whether moves may be taken back at all."""
        return self.terms.undo != "never"

    def new_game(self) -> Table:
        return Table(self.options, self.fate(), self.undoes)

    def game(self, entries: list[Entry]) -> Table:
        """The game that its entries tell."""
        return Table.rebuilt(self.options, self.fate(), entries, self.undoes)

    # ---- who may do what ---------------------------------------------------------------------------------------------

    def awaits_mover(self, table: Table | None) -> bool:
        """Whether a bot is to move."""
        awaited = table.game.seats_awaited if table and not self.row.paused else []
        return any(self.seats[seat].mover for seat in awaited)

    def check_ready(self) -> None:
        """Raise unless the game can begin."""
        if not self.is_open:
            raise Unavailable("table/begun")
        if any(seat.kind == OPEN for seat in self.seats):
            raise Unavailable("table/open-seats")

    def check_present(self, seat: int) -> None:
        check_present(self.seats[seat])

    def check_going(self) -> None:
        if self.row.paused:
            raise Unavailable("table/paused")

    def check_takeback(self) -> None:
        if self.terms.undo != "agreed":
            raise Unavailable("takeback/off")

    def check_person(self, of: int) -> None:
        """Raise unless a person decides at a seat."""
        if not (0 <= of < len(self.seats) and self.seats[of].is_present):
            raise Unavailable("replace/nobody")

    # ---- its state ---------------------------------------------------------------------------------------------------

    def standing(self, table: Table, now: float) -> Standing:
        """The state of the table after the latest entry, without a replay."""
        awaited = table.game.seats_awaited
        clocks = self._clocks(table, now, awaited)
        return Standing(
            OVER if table.game.is_over else PLAYING,
            sum(1 << seat for seat in awaited),
            any(self.seats[seat].mover for seat in awaited),
            clocks.deadline if clocks else None,
            reckoning.write_clocks(clocks),
            int(table.game.state.round),
            _result(table),
        )

    def _clocks(self, table: Table, now: float, awaited: list[int]) -> reckoning.Clocks | None:
        state = table.game.state
        turn = (int(state.round), int(state.turn), "setting up" if state.round == 0 else "")
        before = reckoning.read_clocks(self.row.clocks)
        if before is None:
            return reckoning.begun(self.terms.clock, len(self.seats), now, turn, awaited)
        return reckoning.moved(self.terms.clock, before, now, turn, awaited)

    @property
    def clock(self) -> list[float] | None:
        """Seconds left by seat, now."""
        clocks = reckoning.read_clocks(self.row.clocks)
        if clocks is None:
            return None
        return [round(left, 1) for left in (clocks.left if self.row.paused else clocks.at(steady_time.now()))]


def _result(table: Table) -> str:
    """How a finished game ended, for lists: the whole sheet follows from the entries."""
    result = result_of(table.game)
    if result is None:
        return ""
    points = [seat["total"] for seat in result["sheet"]["seats"]]
    return json.dumps({"points": points, "winners": result["winners"], "target": result["target"]})


async def table_snapshot(store: TableStore, id: str, decks: Decks) -> TableSnapshot:
    """The table of that id as it is stored now; `table/none` if there is none."""
    row = await store.table(id)
    if row is None:
        raise Unavailable("table/none")
    elsewhere = await store.presence.elsewhere(id)
    return TableSnapshot(row, await store.seats(id), read_terms(row.settings), decks, elsewhere)
