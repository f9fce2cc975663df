"""The class `Game` with modules, private pools and many players."""

from __future__ import annotations

import pytest

from vitrall import Game, Illegal, Options
from vitrall.engine.options import BLOOMS, GREY_GLASS, MODULES, PIONEERS
from vitrall.engine.playout import Luck, random_action


def deciding(players: int = 2) -> Game:
    """A game whose windows are chosen, and nobody has decided which blooms to keep."""
    game = Game.new(Options(players=players, modules=(BLOOMS,)), 7)
    for seat in range(players):
        game.play(next(move for move in game.legal_moves if move.seat == seat))
    return game


def played(options: Options, seed: int, round: int) -> Game:
    """A game of players at random up to a turn of that round."""
    game, luck = Game.new(options, seed), Luck(seed)
    while game.round < round:
        game.play(int(random_action(game.state, luck)))
    return game


def test_a_game_waits_for_all_decisions_on_blooms_at_once() -> None:
    game = deciding(3)
    assert (game.seats_awaited, game.seat) == ([0, 1, 2], None)
    assert {move.seat for move in game.legal_moves} == {0, 1, 2}
    game.play("keep 2 both", seat=1)
    assert (game.seats_awaited, game.seat) == ([0, 2], None)
    game.play("keep 1 none")
    game.play("keep 3 first")
    assert (game.round, len(game.seats_awaited)) == (1, 1)


def test_a_seat_cannot_decide_for_another_or_take_its_decision_back() -> None:
    game = deciding()
    with pytest.raises(Illegal) as refused:
        game.play("keep 2 none", seat=0)
    assert [reason.code for reason in refused.value.reasons] == ["turn/other-seat"]
    game.play("keep 1 none", seat=0)
    assert game.can_undo().code == "undo/choice"


def test_the_drawing_shows_what_the_modules_lay_out() -> None:
    text = str(played(Options(players=2, modules=(GREY_GLASS, PIONEERS)), 3, 3))
    assert text.splitlines()[0].startswith("round 3, first turn, seat ")
    assert "\ngrey pool: 7   board: " in text
    assert "\npioneers: " in text
    assert "S" in text.split("track: ")[1].split("\n")[0]


def test_the_drawing_of_private_pools_has_a_line_for_each() -> None:
    lines = str(played(Options(players=3, private_pools=True), 3, 1)).splitlines()
    assert lines[0].startswith("round 1, seat ")
    assert [line.split(": ")[0] for line in lines[-3:]] == [f"pool of seat {seat}" for seat in (1, 2, 3)]
    assert all(len(line.split(": ")[1].split()) == 10 for line in lines[-3:])


@pytest.mark.parametrize(("players", "rows"), [(4, 1), (5, 2), (6, 2)])
def test_many_windows_are_drawn_in_rows_of_three(players: int, rows: int) -> None:
    text = str(played(Options(players=players), 3, 1))
    assert sum(1 for line in text.splitlines() if line.startswith("D ")) == rows
    assert all(f"seat {seat}, favor" in text for seat in range(1, players + 1))
    assert max(map(len, text.splitlines())) < 110


def test_an_owned_pioneer_is_drawn_with_its_owner() -> None:
    game = played(Options(players=2, modules=(PIONEERS,)), 1, 10)
    owned = [card["owner"] for card in game.view()["pioneers"] if card["owner"] is not None]
    assert owned
    assert sum(str(game).count(f"[seat {seat + 1}]") for seat in (0, 1)) == len(owned)


@pytest.mark.parametrize("players", [1, 3, 6])
def test_a_record_of_everything_replays_to_the_same_scores(players: int) -> None:
    modules = MODULES if players > 1 else MODULES[:3]
    game, luck = Game.new(Options(players=players, modules=modules, private_pools=players > 1), 5), Luck(5)
    while not game.is_over:
        game.play(int(random_action(game.state, luck)))
    again = Game.from_record(game.record())
    assert again.scores == game.scores
    assert again.winners == game.winners
    assert Game.from_record(game.record(viewer=0)).scores[0] == game.scores[0]
