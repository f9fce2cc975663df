"""Score sheets as rows: they add up, name shared places, and tell target, price and ties as the engine has them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from testing.story.games import Setup, finished, played, setups
from vitrall import Claim, Game, Line, Options, Score
from vitrall.engine.options import RIVALRY
from vitrall.score import Rivalry
from vitrall.story.score_sheet import outcome, rows, tie_steps

SAMPLE = list(setups(12))


@pytest.mark.parametrize("setup", SAMPLE, ids=str)
def test_rows_add_up_and_the_comparison_has_them_all(setup: Setup) -> None:
    game = finished(setup)
    sheet = game.sheet
    for seat in sheet["seats"]:
        assert sum(row["points"] for row in seat["rows"]) == seat["total"] == game.scores[seat["seat"]].total
        compared = [line["points"][seat["seat"]] for line in sheet["comparison"]]
        assert sum(points for points in compared if points is not None) == seat["total"]
    assert [game.scores[seat].rank for seat in sheet["ranking"]] == sorted(score.rank for score in game.scores)
    assert sheet["empty_price"] == (-3 if game.options.players == 1 else -1)
    for seat in sheet["seats"]:
        empty = seat["rows"][-1]
        assert empty["points"] == sheet["empty_price"] * game.scores[seat["seat"]].empty


def test_alone_the_target_is_told_at_every_moment() -> None:
    seen = set()
    for game in played(Setup(Options(players=1), 2, unusual=False)):
        on_track = sum(int(die[1]) for dice in game.view(0)["track"] for die in dice)
        assert game.view(0)["target"] == game.view()["target"] == game.target == on_track
        seen.add(game.target)
    assert len(seen) > 5
    assert game.sheet["target"] == game.target
    assert game.sheet["outcome"] == {
        "id": "solo-won" if game.winners else "solo-lost",
        "values": {"points": game.scores[0].total, "target": game.target},
    }
    assert Game.new(Options(players=2), 1).view()["target"] is None


@pytest.mark.lengthy
def test_a_shared_place_is_called_shared() -> None:
    games = (finished(Setup(Options(players=3, modules=(RIVALRY,)), seed, unusual=False)) for seed in range(20))
    shared = [(score, card) for game in games for score in game.scores for card in score.rivalries if card.shared]
    assert shared
    for score, card in shared:
        row = next(row for row in rows(score) if row["card"] == card.id)
        assert row["reason"] == {"id": "podium-shared", "values": {"place": card.place, "points": card.points}}


def test_before_the_end_nobody_has_won() -> None:
    game = Game.new(Options(players=2), 1)
    for seat in (0, 1):
        game.play(game.view(seat)["legal"][0], seat)
    assert game.sheet["outcome"] is None
    assert game.sheet["ties"] == []


def score(seat: int, rank: int, private: int, bloom: int, favor: int) -> Score:
    """A sheet of 20 points."""
    rest = Line("light-shades", (Claim(20 - private - bloom - favor, ()),))
    own, blooms = Line("shades-of-red", (Claim(private, ()),)), (Line("poppy", (Claim(bloom, ()),)),)
    return Score(seat, (rest,), (), own, (), blooms, favor, 0, 0, rank)


@pytest.mark.rule("C5")
@pytest.mark.rule("C10")
def test_each_step_of_a_tie_is_told_for_those_still_tied() -> None:
    scores = [score(0, 1, 9, 0, 2), score(1, 2, 4, 5, 1), score(2, 3, 4, 0, 5)]
    assert tie_steps(scores, "shared") == [
        {"id": "tie-private", "values": {}, "seats": {"names": [0, 1, 2]}},
        {"id": "tie-tokens", "values": {}, "seats": {"names": [0, 1]}},
    ]
    level = [score(0, 1, 9, 0, 2), score(1, 1, 4, 5, 2)]
    assert [step["id"] for step in tie_steps(level, "shared")] == ["tie-shared"]
    assert [step["id"] for step in tie_steps(level, "last-turn")] == ["tie-last-turn"]
    assert outcome(level) == {"id": "winners-shared", "values": {"points": 20}, "seats": {"names": [0, 1]}}
    assert tie_steps([replace(each, rank=2) for each in level], "shared") == []


def test_what_a_rivalry_compared_is_told_beside_its_place() -> None:
    card = Rivalry("strongest-hue", 8, 2, (Claim(4, ("A1", "A2")), Claim(3, ("A2", "B2"))))
    row = next(row for row in rows(replace(score(0, 1, 0, 0, 0), rivalries=(card,))) if row["kind"] == "rivalry")
    assert row["note"] == {"id": "rivalry-compared", "values": {"amount": 7}}
    assert row["spaces"] == ["A1", "A2", "B2"]
