"""What the people of a table agree on: pauses, and bots that replace absent players. Pure computation, no I/O.

A change is computed from the stored values, within the transaction that stores it: two processes never count a vote
twice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from vitrall.engine.errors import Unavailable
from vitrall.server import clocks as reckoning
from vitrall.server.players import USUAL
from vitrall.server.storage.row_types import PLAYING, SeatRow, TableRow
from vitrall.server.terms import read_terms

GRACE: Final = 30.0  # seconds that the clock has at least after its owner has taken the seat back

NO_WISHES: Final = "{}"


@dataclass(frozen=True)
class Agreements:
    """Who sits where, who wishes a pause, and who has voted to replace whom by a bot."""

    seats: tuple[SeatRow, ...]
    paused: bool = False
    pause: frozenset[int] = frozenset()
    votes: Mapping[int, frozenset[int]] = field(default_factory=dict)

    @property
    def people(self) -> frozenset[int]:
        """The seats at which a person decides."""
        return frozenset(row.seat for row in self.seats if row.is_present)

    @property
    def open_votes(self) -> dict[int, list[int]]:
        """The votes that are not decided yet."""
        people = self.people if self.votes else frozenset()
        return {of: sorted(voters) for of, voters in sorted(self.votes.items()) if of in people and voters}


Change = Callable[[Agreements], Agreements]
Kept = tuple[dict[str, Any], tuple[SeatRow, ...]]


def agreements_of(row: TableRow, seats: Sequence[SeatRow]) -> Agreements:
    if row.wishes == NO_WISHES:  # true of most tables, and lists have a hundred of them
        return Agreements(tuple(seats), row.paused)
    wishes = json.loads(row.wishes)
    votes = {int(of): frozenset(voters) for of, voters in wishes.get("votes", {}).items()}
    return Agreements(tuple(seats), row.paused, frozenset(wishes.get("pause", ())), votes)


def changed_columns(row: TableRow, before: Agreements, after: Agreements, now: float) -> dict[str, Any]:
    """The columns of the table's row that change; clocks stop during a pause."""
    votes = {str(of): sorted(voters) for of, voters in after.votes.items() if voters}
    wishes = json.dumps({"pause": sorted(after.pause), "votes": votes} if after.pause or votes else {})
    clocks = _clocks(row, before, after, now)
    return {
        "paused": after.paused,
        "wishes": wishes,
        "clocks": reckoning.write_clocks(clocks),
        "deadline": clocks.deadline if clocks else None,
        "awaits_bot": not after.paused and any(after.seats[seat].mover for seat in _awaited(row, after)),
    }


def _awaited(row: TableRow, agreements: Agreements) -> list[int]:
    """The seats that may move."""
    return [each.seat for each in agreements.seats if (row.awaited >> each.seat) & 1 and row.status == PLAYING]


def _clocks(row: TableRow, before: Agreements, after: Agreements, now: float) -> reckoning.Clocks | None:
    clocks = reckoning.read_clocks(row.clocks)
    if clocks is None:
        return None
    if before.paused:
        clocks = clocks.resumed(now, _awaited(row, after))
    for seat in after.people - before.people:
        clocks = clocks.granted(seat, min(GRACE, read_terms(row.settings).clock.seconds), now)
    return clocks.stopped(now) if after.paused else clocks


def resumed_clocks(row: TableRow, alive: float | None, now: float) -> dict[str, Any]:
    """The columns that change when the server restarts; it was last alive at `alive`."""
    clocks = reckoning.read_clocks(row.clocks)
    if clocks is None:
        return {"deadline": None}
    grace = min(GRACE, read_terms(row.settings).clock.seconds)
    clocks = clocks.after_outage(clocks.since if alive is None else alive, now, grace)
    return {"clocks": reckoning.write_clocks(clocks), "deadline": clocks.deadline}


def worked_out(change: Change, now: float) -> Callable[[TableRow, Sequence[SeatRow]], Kept]:
    """Apply a change to the stored values of a table."""

    def work_out(row: TableRow, seats: Sequence[SeatRow]) -> Kept:
        before = agreements_of(row, seats)
        after = change(before)
        return changed_columns(row, before, after, now), after.seats

    return work_out


def check_present(row: SeatRow) -> None:
    """Checked before anything is done for a seat, and again within the transaction: another process may have replaced
    its owner meanwhile, and their wish would be lost silently.
    """
    if row.stand_in:
        raise Unavailable("seat/stand-in")


# ---- what people do --------------------------------------------------------------------------------------------------


def wishing(seat: int, wish: bool) -> Change:
    """A player asks for a pause, or withdraws that; any player may end a pause."""

    def change(agreements: Agreements) -> Agreements:
        check_present(agreements.seats[seat])
        if wish and not agreements.paused:
            return _settled(replace(agreements, pause=agreements.pause | {seat}))
        if agreements.paused:
            return replace(agreements, paused=wish)
        return replace(agreements, pause=agreements.pause - {seat})

    return change


def voting(seat: int, of: int) -> Change:
    """A player votes to replace an absent person by a bot."""

    def change(agreements: Agreements) -> Agreements:
        check_present(agreements.seats[seat])
        voters = agreements.votes.get(of, frozenset()) | {seat}
        return _settled(replace(agreements, votes={**agreements.votes, of: voters}))

    return change


def coming(seats: Collection[int]) -> Change:
    """Connecting again ends the vote on one's own seat."""

    def change(agreements: Agreements) -> Agreements:
        return replace(agreements, votes={of: voters for of, voters in agreements.votes.items() if of not in seats})

    return change


def returning(seat: int, secret: str | None = None) -> Change:
    """The owner takes the seat back; with a new secret, where it was given up."""

    def change(agreements: Agreements) -> Agreements:
        back = _with_seat(agreements, _moved(agreements.seats[seat], "", secret))
        return coming([seat])(back)

    return change


def sitting_in(seat: int, bot: str, secret: str | None = None) -> Change:
    """A bot takes a seat over. Its owner's wishes no longer count."""

    def change(agreements: Agreements) -> Agreements:
        return _settled(_with_seat(agreements, _moved(agreements.seats[seat], bot, secret)))

    return change


def _moved(row: SeatRow, stand_in: str, secret: str | None) -> SeatRow:
    return replace(row, stand_in=stand_in, secret=row.secret if secret is None else secret)


def _with_seat(agreements: Agreements, row: SeatRow) -> Agreements:
    return replace(agreements, seats=tuple(row if each.seat == row.seat else each for each in agreements.seats))


def _settled(agreements: Agreements) -> Agreements:
    """Carry out what all have agreed on. A table without people is never paused: nobody could end the pause."""
    replaced = [of for of in agreements.open_votes if _is_agreed(agreements, of)]
    for of in replaced:
        agreements = _with_seat(agreements, replace(agreements.seats[of], stand_in=USUAL))
    if replaced:
        return _settled(agreements)
    people = agreements.people
    votes = {of: voters & people if of in people else voters for of, voters in agreements.votes.items()}
    agreements = replace(agreements, pause=agreements.pause & people, votes=votes)
    if not people:
        return replace(agreements, paused=False)
    return replace(agreements, paused=True, pause=frozenset()) if agreements.pause >= people else agreements


def _is_agreed(agreements: Agreements, of: int) -> bool:
    """Whether every other person has voted; people who are voted on themselves are not asked."""
    asked = agreements.people - set(agreements.open_votes)
    voters = agreements.votes[of]
    return bool(voters & agreements.people) and voters >= asked - {of}
