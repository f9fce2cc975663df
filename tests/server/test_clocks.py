"""Clocks, computed from given times, so that no test waits."""

from __future__ import annotations

from vitrall.server.clocks import Clocks, Turn, begun, moved, read_clocks, write_clocks
from vitrall.server.terms import Clock

TURN = Clock(kind="turn", seconds=60)
RESERVE = Clock(kind="reserve", seconds=300, increment=10)
SETTING_UP: Turn = (0, 0, "setting up")
FIRST: Turn = (1, 0, "")
SECOND: Turn = (1, 1, "")


def at_start(clock: Clock) -> Clocks:
    clocks = begun(clock, 2, 1000.0, SETTING_UP, [0, 1])
    assert clocks is not None
    return clocks


def test_no_clock_never_runs_out() -> None:
    assert begun(Clock(), 2, 1000.0, FIRST, [0]) is None
    assert read_clocks(write_clocks(None)) is None
    assert read_clocks("[]") is None


def test_all_clocks_run_while_all_choose() -> None:
    clocks = at_start(TURN)
    assert clocks.deadline == 1060
    assert clocks.at(1020) == [40, 40]
    one_chose = moved(TURN, clocks, 1020, SETTING_UP, [1])
    assert list(one_chose.left) == [60, 40]
    assert one_chose.at(1030) == [60, 30]
    assert one_chose.out(1060) == [1]


def test_the_clock_of_a_turn_begins_anew_with_each_turn_and_not_with_each_move() -> None:
    clocks = moved(TURN, at_start(TURN), 1010, FIRST, [0])
    assert list(clocks.left) == [60, 60]
    drafted = moved(TURN, clocks, 1030, FIRST, [0])
    assert list(drafted.left) == [40, 60]
    assert drafted.deadline == 1070
    ended = moved(TURN, drafted, 1050, SECOND, [1])
    assert list(ended.left) == [60, 60]
    assert ended.running == (1,)


def test_a_reserve_only_shrinks_but_for_the_increment_of_a_turn() -> None:
    clocks = moved(RESERVE, at_start(RESERVE), 1010, FIRST, [0])
    assert list(clocks.left) == [300, 300]
    drafted = moved(RESERVE, clocks, 1110, FIRST, [0])
    assert list(drafted.left) == [200, 300]
    ended = moved(RESERVE, drafted, 1120, SECOND, [1])
    assert list(ended.left) == [200, 300]
    assert ended.at(1200) == [200, 220]


def test_time_that_is_up_stays_at_nought() -> None:
    clocks = moved(RESERVE, at_start(RESERVE), 1010, FIRST, [0])
    assert clocks.at(9999) == [0, 300]
    assert clocks.out(9999) == [0]
    assert moved(RESERVE, clocks, 9999, FIRST, [0]).at(9999) == [0, 300]


def test_nobody_is_awaited_after_the_end() -> None:
    assert moved(TURN, at_start(TURN), 1010, FIRST, []).deadline is None


def test_clocks_are_kept_as_they_are() -> None:
    clocks = moved(RESERVE, at_start(RESERVE), 1010.25, SECOND, [1])
    assert read_clocks(write_clocks(clocks)) == clocks
