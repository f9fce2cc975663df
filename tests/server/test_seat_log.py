"""Lines of the log about people who go away, come back, leave, or have a bot in their place."""

from __future__ import annotations

from vitrall.server.seat_log import SeatLog
from vitrall.server.storage import SeatRow

HERE = SeatRow("t", 0, "person", "Ana", secret="x")
BOT = SeatRow("t", 1, "bot", bot="random")
REPLACED = SeatRow("t", 0, "person", "Ana", secret="x", stand_in="greedy")
LEFT = SeatRow("t", 0, "person", "Ana", stand_in="greedy")


def lines(*seen: tuple[SeatRow, bool, int]) -> list[tuple[int, str]]:
    log = SeatLog()
    for row, here, number in seen:
        log.note([row, BOT], {0} if here else set(), number)
    return [(line["number"], line["line"]) for line in log.lines]


def test_going_and_coming_back_are_told_where_something_happened_meanwhile() -> None:
    assert lines((HERE, True, 3), (HERE, False, 4), (HERE, True, 6)) == [(4, "seat-away"), (6, "seat-back")]


def test_a_page_that_is_reloaded_and_a_first_visit_are_not_told() -> None:
    assert lines((HERE, True, 3), (HERE, False, 4), (HERE, True, 4)) == []
    assert lines((HERE, False, 0), (HERE, True, 2)) == []


def test_a_bot_in_the_place_of_a_person_and_the_way_back() -> None:
    seen = ((HERE, True, 3), (REPLACED, False, 5), (HERE, True, 7), (LEFT, False, 8), (HERE, False, 9))
    assert lines(*seen) == [(5, "seat-stand-in"), (7, "seat-returned"), (8, "seat-left"), (9, "seat-returned")]
