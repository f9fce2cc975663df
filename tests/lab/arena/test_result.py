"""One game of a contest: the same game as a match of these bots, with its times and faults."""

from __future__ import annotations

import json
import time

import pytest

from vitrall import Options
from vitrall.bots import Budget, Idea, Sight, play_match, seated
from vitrall.bots.registry import BUILT_IN
from vitrall.cards.catalogue import full_deck
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks, target, total
from vitrall.lab.arena.arena_game import play_rotation, play_seed, read_result
from vitrall.lab.arena.contest import Contest

FEW = Budget(playouts=3)


@pytest.mark.lengthy
def test_it_is_the_game_that_a_match_plays() -> None:
    contest = Contest(("greedy", "random"), Options(players=3), FEW)
    result = play_rotation(contest, 8, 1)
    assert result.bots == ("random", "greedy", "random")
    state = play_match(Rules(contest.options, full_deck()), 8, seated(result.bots, 3, 8), FEW)
    assert result.points == tuple(total(state, seat) for seat in range(3))
    assert result.ranks == tuple(ranks(state))


@pytest.mark.lengthy
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_margin_is_counted_before_the_best_of_all_others(players: int) -> None:
    """Whichever seat that is: the leader before the second, everybody else behind the leader."""
    for seed in (8, 9):
        played = play_rotation(Contest(("random",), Options(players=players), FEW), seed, 0)
        best, second = sorted(played.points, reverse=True)[:2]
        leader = played.points.index(best)
        expected = [own - (second if seat == leader else best) for seat, own in enumerate(played.points)]
        assert list(played.margins) == expected


def test_alone_the_target_is_what_counts() -> None:
    result = play_rotation(Contest(("random",), Options(players=1)), 3, 0)
    state = play_match(Rules(Options(players=1), full_deck()), 3, seated(("random",), 1, 3))
    assert list(result.margins) == [int(total(state, 0) - target(state))]
    assert list(result.won) == [float(result.margins[0] > 0)]


@pytest.mark.lengthy
def test_a_seed_is_played_in_every_rotation() -> None:
    results = play_seed(Contest(("greedy", "random"), Options(), FEW), 4)
    assert [(result.seed, result.rotation, result.bots) for result in results] == [
        (4, 0, ("greedy", "random")),
        (4, 1, ("random", "greedy")),
    ]


def test_a_result_survives_a_file() -> None:
    result = play_rotation(Contest(("random",)), 5, 0)
    assert read_result(json.loads(json.dumps(result.as_data()))) == result


def test_every_move_and_every_turn_is_timed() -> None:
    result = play_rotation(Contest(("random",)), 5, 0)
    for seat in result.times:
        assert len(seat.turns) == len(seat.turns_cpu) == 20
        assert len(seat.moves) == len(seat.moves_cpu) > 20
        assert sum(seat.turns) <= sum(seat.moves)
    assert result.seconds == pytest.approx(sum(sum(seat.moves) for seat in result.times) / 1e6)


class Dozing:
    """Sleeps over each move, which takes time but no processor."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, sight: Sight) -> int:
        time.sleep(0.002)
        return sight.actions[0]

    def explain(self, sight: Sight) -> list[Idea]:
        return []


class Wrong(Dozing):
    """Fails in one way and then in another."""

    def choose(self, sight: Sight) -> int:
        if sight.actions[0] % 2:
            raise ArithmeticError("overwhelmed")
        return -1


def test_sleep_takes_time_and_no_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILT_IN, "dozing", Dozing)
    times = play_rotation(Contest(("dozing",), Options(players=1)), 5, 0).times[0]
    assert min(times.moves) >= 2000
    assert sum(times.moves_cpu) < sum(times.moves) / 2


@pytest.mark.lengthy
def test_faults_are_told_by_kind_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILT_IN, "wrong", Wrong)
    result = play_rotation(Contest(("wrong", "random"), Options(), FEW), 5, 0)
    assert set(result.faults[0]) == {"error", "illegal"}
    assert len(result.faults[0]) == len(result.times[0].moves)
    assert result.faults[1] == ()
