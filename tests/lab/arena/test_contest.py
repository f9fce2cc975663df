"""Who sits where, and what cannot be played at all."""

from __future__ import annotations

from collections import Counter

import pytest

from vitrall import Options, Unreadable
from vitrall.bots import Budget
from vitrall.lab.arena.contest import Contest, budget_text, read_budget, read_seeds

BOTS = ("random", "greedy", "craftsman")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_bot_has_every_seat_once(players: int, count: int) -> None:
    contest = Contest(BOTS[:count], Options(players=players))
    seatings = [contest.seating(rotation) for rotation in range(contest.rotations)]
    had = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating))
    assert had == Counter((seat, bot) for seat in range(players) for bot in contest.bots)


@pytest.mark.parametrize("text", ["20ms", "50p", ""])
def test_a_budget_is_read_and_written(text: str) -> None:
    assert budget_text(read_budget(text)) == text


def test_milliseconds_are_not_playouts() -> None:
    assert (read_budget("20ms"), read_budget("50p")) == (Budget(milliseconds=20), Budget(playouts=50))


@pytest.mark.parametrize("text", ["20", "ms", "0ms", "-1p", "1.5p", "20 ms", "99999999999p"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_budget(text)
    assert refused.value.code == "arena/budget"


def test_a_range_of_seeds_holds_both_its_ends() -> None:
    assert list(read_seeds("7-9")) == [7, 8, 9]


@pytest.mark.parametrize("text", ["", "5", "9-7", "a-b", "1-9999999999999999999", "1-1000001", "-1-3"])
def test_what_is_no_range_of_seeds_is_refused(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_seeds(text)
    assert refused.value.code == "arena/seeds"


@pytest.mark.parametrize(
    ("bots", "code"), [((), "arena/bots"), (("random", "random"), "arena/bots"), (("deep-thought",), "sim/bot")]
)
def test_bots_that_cannot_meet_are_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Contest(bots)
    assert refused.value.code == code
