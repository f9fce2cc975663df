"""The scoreboard: results and ratings of each bot."""

from __future__ import annotations

import sys
from statistics import stdev
from unittest.mock import patch

import pytest

from testing.arena_results import game
from vitrall import Options
from vitrall.lab.arena.arena_game import SeatTimes
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.rating import Ratings
from vitrall.lab.arena.scoreboard import Scoreboard

PAIR = Contest(("greedy", "random"))


def test_a_board_adds_up_points_margins_and_wins() -> None:
    board = Scoreboard(PAIR)
    board.add([game("greedy random", (40, 20)), game("random greedy", (30, 26))])
    board.add([game("greedy random", (50, 45), seed=2), game("random greedy", (10, 60), seed=2)])
    greedy, random = board.standings
    assert (board.seeds, board.games, greedy.games) == (2, 4, 4)
    assert (greedy.wins.share, random.wins.share) == (0.75, 0.25)
    assert (greedy.won_by_seed, random.won_by_seed) == ([0.5, 1.0], [0.5, 0.0])
    assert (greedy.points.mean, greedy.margins.mean, random.margins.mean) == (44.0, 17.75, -17.75)
    assert greedy.points.deviation == pytest.approx(stdev([40, 26, 50, 60]))


def test_a_tie_is_half_a_win_for_each() -> None:
    board = Scoreboard(PAIR)
    board.add([game("greedy random", (30, 30)), game("random greedy", (30, 30))])
    assert [standing.wins.share for standing in board.standings] == [0.5, 0.5]


def test_a_game_is_won_by_a_bot_whichever_of_its_seats_wins() -> None:
    board = Scoreboard(Contest(("greedy", "random"), Options(players=3)))
    board.add([game("greedy random greedy", (10, 20, 30)), game("random greedy random", (20, 30, 10))])
    greedy, random = board.standings
    assert (greedy.games, greedy.points.count, greedy.wins.share, random.wins.share) == (2, 3, 1.0, 0.0)


def test_who_does_not_sit_in_a_game_has_not_lost_it() -> None:
    board = Scoreboard(Contest(("greedy", "random", "craftsman")))
    board.add([game("greedy random", (9, 1)), game("random craftsman", (1, 9)), game("craftsman greedy", (9, 1))])
    assert [standing.games for standing in board.standings] == [2, 2, 2]
    assert [standing.wins.share for standing in board.standings] == [0.5, 0.0, 1.0]


def test_faults_and_times_go_to_the_bot_they_belong_to() -> None:
    board = Scoreboard(PAIR)
    slow, quick = SeatTimes((900, 100), (800, 100), (1000,), (900,)), SeatTimes((5,), (4,), (5,), (4,))
    board.add([game("greedy random", (1, 2), faults=(("late", "illegal"), ()), times=(slow, quick))])
    greedy, random = board.standings
    assert (dict(greedy.faults), dict(random.faults), board.faults) == ({"late": 1, "illegal": 1}, {}, 2)
    assert (greedy.turns.most, greedy.moves.most, greedy.turns_cpu.most, random.turns.most) == (1000, 900, 900, 5)
    assert board.seconds == pytest.approx(0.001005)


def test_ratings_need_the_library_and_say_so() -> None:
    with patch.dict(sys.modules, {"openskill": None, "openskill.models": None}):
        ratings = Ratings()
    ratings.add([game("greedy random", (2, 1))])
    assert (ratings.available, ratings.of("greedy")) == (False, None)


class TestRatings:
    """With the library."""

    @pytest.fixture(autouse=True)
    def library(self) -> None:
        pytest.importorskip("openskill", reason="needs the extra lab")

    def test_whoever_wins_rises(self) -> None:
        ratings = Ratings()
        ratings.add([game("greedy random craftsman", (20, 10, 30))] * 5)
        rated = {bot: ratings.of(bot) for bot in ("craftsman", "greedy", "random")}
        strengths = [rating.strength for rating in rated.values() if rating]
        assert strengths == sorted(strengths, reverse=True)
        assert all(rating and rating.deviation < 8.3 for rating in rated.values())

    def test_two_equals_stay_where_all_begin(self) -> None:
        ratings = Ratings()
        ratings.add([game("greedy random", (9, 9))])
        rating = ratings.of("greedy")
        assert rating is not None
        assert rating.strength == pytest.approx(25.0)

    def test_playing_against_oneself_tells_nothing(self) -> None:
        ratings = Ratings()
        ratings.add([game("greedy greedy", (9, 3))])
        assert ratings.of("greedy") is None

    def test_several_seats_of_one_bot_count_by_their_mean(self) -> None:
        shared, apart = Ratings(), Ratings()
        shared.add([game("greedy random greedy", (30, 20, 10))])
        apart.add([game("first second third", (30, 20, 10))])
        first, third, greedy = apart.of("first"), apart.of("third"), shared.of("greedy")
        assert first is not None
        assert third is not None
        assert greedy is not None
        assert greedy.strength == pytest.approx((first.strength + third.strength) / 2)
        assert shared.of("random") == apart.of("second")
