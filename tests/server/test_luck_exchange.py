"""Commit and reveal before a game, without sockets: who is asked, what is refused, what a missing reveal leads to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.fair import FairDice, promise_of
from vitrall.server.luck_exchange import (
    MOST_STOPS,
    REVEAL_SECONDS,
    Change,
    LuckExchange,
    asking,
    leaving,
    promising,
    revealing,
    voiding,
)
from vitrall.server.storage.row_types import BOT, OPEN, PERSON, SeatRow, TableRow
from vitrall.server.terms import Terms

SEED = "5a" * 32
LUCK = ("11" * 32, "22" * 32, "33" * 32)
HERE = (0, 1, 2)


class Waiting:
    """A table that has not begun, changed as the database would change it."""

    def __init__(self, *seats: SeatRow, seed: int | None = None) -> None:
        settings = Terms(seed=seed).model_dump_json()
        self.row = TableRow("table", 0.0, 0.0, OPEN, settings, "ana", False, SEED)
        self.seats: tuple[SeatRow, ...] = seats

    def do(self, change: Change) -> None:
        values, self.seats = change(self.row, self.seats)
        self.row = replace(self.row, **values)

    def refused(self, change: Change) -> str:
        before = (self.row, self.seats)
        with pytest.raises(Unavailable) as refused:
            self.do(change)
        assert (self.row, self.seats) == before
        return refused.value.code

    @property
    def exchange(self) -> LuckExchange:
        return LuckExchange(self.row, self.seats)

    @property
    def attempt(self) -> int:
        return self.row.dice_attempt

    def promise(self, seat: int) -> None:
        word = promise_of(self.exchange.commitment, seat, LUCK[seat])
        self.do(promising(seat, self.seats[seat].secret, self.attempt, word))

    def reveal(self, seat: int, luck: str = "") -> Change:
        return revealing(seat, self.seats[seat].secret, self.attempt, luck or LUCK[seat])


def person(seat: int, device: str) -> SeatRow:
    return SeatRow("table", seat, PERSON, device.title(), "", device, f"secret {seat}")


@pytest.fixture
def waiting() -> Waiting:
    """Three people with a device each, all of whom have promised."""
    table = Waiting(*(person(seat, device) for seat, device in enumerate(("ana", "bo", "cy"))))
    for seat in HERE:
        table.promise(seat)
    return table


def test_everybody_reveals_and_nobody_is_missing(waiting: Waiting) -> None:
    waiting.do(asking(HERE, 100.0))
    assert waiting.row.deadline == 100.0 + REVEAL_SECONDS
    for seat in HERE:
        assert waiting.exchange.missing == list(HERE[seat:])
        waiting.do(waiting.reveal(seat))
    assert (waiting.exchange.is_asking, waiting.exchange.missing) == (True, [])
    dice = FairDice(SEED, LUCK, tuple(seat.promise for seat in waiting.seats), waiting.attempt)
    assert dice.broken_promises == []


def test_nothing_is_revealed_before_all_promises_are_fixed(waiting: Waiting) -> None:
    assert waiting.refused(waiting.reveal(0)) == "dice/not-asked"


def test_a_promise_can_be_made_again_until_the_start_and_not_afterwards(waiting: Waiting) -> None:
    other = promise_of(waiting.exchange.commitment, 1, "44" * 32)
    waiting.do(promising(1, "secret 1", 1, other))
    assert waiting.seats[1].promise == other
    waiting.do(asking(HERE, 0.0))
    waiting.do(revealing(0, "secret 0", 1, LUCK[0]))
    assert waiting.refused(promising(1, "secret 1", 1, promise_of(waiting.exchange.commitment, 1, LUCK[1]))) == (
        "table/starting"
    )


@pytest.mark.parametrize("luck", ["44" * 32, "22", "", "nonsense", LUCK[0]])
def test_luck_that_was_not_promised_is_refused(waiting: Waiting, luck: str) -> None:
    waiting.do(asking(HERE, 0.0))
    assert waiting.refused(revealing(1, "secret 1", 1, luck)) == "dice/promise"


def test_the_same_luck_may_come_twice_and_no_other_afterwards(waiting: Waiting) -> None:
    waiting.do(asking(HERE, 0.0))
    for _ in range(2):
        waiting.do(waiting.reveal(1))
    assert waiting.refused(waiting.reveal(1, "44" * 32)) == "dice/promise"


def test_a_missing_reveal_voids_the_start_for_all(waiting: Waiting) -> None:
    before = waiting.exchange.commitment
    waiting.do(asking(HERE, 0.0))
    waiting.do(waiting.reveal(0))
    waiting.do(waiting.reveal(2))
    waiting.do(voiding(REVEAL_SECONDS - 0.1))
    assert waiting.exchange.is_asking  # not yet
    waiting.do(voiding(REVEAL_SECONDS + 0.1))
    assert (waiting.attempt, waiting.exchange.is_asking) == (2, False)
    assert waiting.exchange.commitment != before
    assert [(seat.promise, seat.luck) for seat in waiting.seats] == [("", "")] * 3
    assert waiting.exchange.stoppers == [{"seat": 1, "name": "Bo", "freed": False}]
    assert waiting.refused(revealing(0, "secret 0", 1, LUCK[0])) == "dice/old"
    waiting.do(voiding(1000.0))
    assert waiting.attempt == 2  # once, whoever looks again


def test_complete_luck_is_never_thrown_away(waiting: Waiting) -> None:
    waiting.do(asking(HERE, 0.0))
    for seat in HERE:
        waiting.do(waiting.reveal(seat))
    waiting.do(voiding(1000.0))
    assert (waiting.attempt, [seat.luck for seat in waiting.seats]) == (1, list(LUCK))


def stopped(waiting: Waiting, by: int) -> None:
    for seat in HERE:
        if waiting.seats[seat].kind == PERSON:
            waiting.promise(seat)
    waiting.do(asking(HERE, 0.0))
    for seat in [seat for seat in waiting.exchange.missing if seat != by]:
        waiting.do(waiting.reveal(seat))
    waiting.do(voiding(1000.0))


def test_a_device_that_stops_too_often_loses_its_seat_there(waiting: Waiting) -> None:
    for _ in range(MOST_STOPS):
        assert waiting.seats[1].kind == PERSON
        stopped(waiting, 1)
    assert waiting.seats[1] == SeatRow("table", 1)
    assert waiting.exchange.stoppers == [{"seat": 1, "name": "Bo", "freed": True}]
    assert [seat.kind for seat in waiting.seats] == [PERSON, OPEN, PERSON]


def test_stops_are_counted_by_device_and_not_by_seat(waiting: Waiting) -> None:
    stopped(waiting, 1)
    waiting.seats = (waiting.seats[0], person(1, "dee"), waiting.seats[2])
    stopped(waiting, 1)
    assert waiting.seats[1].kind == PERSON  # who sits there now has stopped one start only


def test_whoever_is_away_has_no_say_and_is_not_waited_for(waiting: Waiting) -> None:
    waiting.do(asking((0, 2), 0.0))
    assert waiting.exchange.missing == [0, 2]
    assert waiting.seats[1].promise == ""


@pytest.mark.parametrize(
    "seats",
    [
        (person(0, "ana"), SeatRow("table", 1, BOT, "", "random")),
        (person(0, "ana"), person(1, "ana")),  # pass and play
        (SeatRow("table", 0, BOT, "", "random"), SeatRow("table", 1, BOT, "", "random")),
    ],
)
def test_one_device_has_nobody_to_wait_for(seats: tuple[SeatRow, ...]) -> None:
    table = Waiting(*seats)
    for seat in [row.seat for row in seats if row.kind == PERSON]:
        table.promise(seat)
    table.do(asking(HERE, 0.0))
    assert (table.exchange.is_asking, table.row.deadline) == (False, None)
    assert {seat.promise for seat in table.seats} == {""}


def test_pass_and_play_beside_another_device_is_asked_for_each_seat() -> None:
    table = Waiting(person(0, "ana"), person(1, "ana"), person(2, "cy"))
    table.promise(0)
    table.promise(1)
    table.do(asking(HERE, 0.0))
    assert table.exchange.missing == [0, 1]  # an old page at seat 2 promised nothing, and is not waited for
    table.do(voiding(1000.0))
    assert [stopper["seat"] for stopper in table.exchange.stoppers] == [0, 1]
    stopped(table, 0)
    assert table.seats[0].kind == table.seats[1].kind == OPEN  # both are of the device that stopped twice


def test_a_chosen_seed_promises_nothing_and_never_waits() -> None:
    table = Waiting(person(0, "ana"), person(1, "bo"), seed=7)
    assert table.exchange.commitment == ""
    assert table.refused(promising(0, "secret 0", 1, "00" * 32)) == "dice/chosen"
    table.do(asking(HERE, 0.0))
    assert not table.exchange.is_asking


def test_an_open_seat_keeps_promises_as_they_are(waiting: Waiting) -> None:
    waiting.seats = (*waiting.seats[:2], SeatRow("table", 2))
    waiting.do(asking(HERE, 0.0))
    assert not waiting.exchange.is_asking
    assert waiting.seats[0].promise


def test_leaving_while_luck_is_awaited_stops_the_start(waiting: Waiting) -> None:
    waiting.do(asking(HERE, 0.0))
    waiting.do(leaving(2, "secret 2"))
    assert (waiting.attempt, waiting.seats[2]) == (2, SeatRow("table", 2))
    assert [stopper["name"] for stopper in waiting.exchange.stoppers] == ["Cy"]


def test_leaving_before_the_start_stops_nothing(waiting: Waiting) -> None:
    waiting.do(leaving(2, "secret 2"))
    assert (waiting.attempt, waiting.seats[2], waiting.exchange.stoppers) == (1, SeatRow("table", 2), [])
    assert waiting.seats[0].promise


def test_only_whoever_sits_there_speaks_for_a_seat(waiting: Waiting) -> None:
    word = "00" * 32
    assert waiting.refused(promising(1, "secret 0", 1, word)) == "table/changed"
    assert waiting.refused(leaving(1, "secret 0")) == "table/changed"
    assert waiting.refused(promising(1, "secret 1", 2, word)) == "dice/old"
    with pytest.raises(Unreadable):
        promising(1, "secret 1", 1, "nonsense")
    waiting.do(asking(HERE, 0.0))
    assert waiting.refused(revealing(1, "secret 0", 1, LUCK[1])) == "table/changed"


def test_luck_in_the_clear_stays_through_a_void(waiting: Waiting) -> None:
    waiting.seats = (*waiting.seats[:2], replace(waiting.seats[2], promise="", luck="c0ffee"))
    waiting.do(asking(HERE, 0.0))
    assert waiting.exchange.missing == [0, 1]
    waiting.do(voiding(1000.0))
    assert waiting.seats[2].luck == "c0ffee"
