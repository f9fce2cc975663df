"""Single fields of a view, from positions in which they are easy to read."""

from __future__ import annotations

import pytest

from testing.damaged_module_positions import POSITION as WITH_MODULES
from testing.damaged_positions import POSITION
from vitrall import SPECTATOR, Game, Options
from vitrall.cards.catalogue import full_deck
from vitrall.position import read_position
from vitrall.view import seat_view


def test_the_track_lists_the_dice_of_each_round() -> None:
    later = POSITION.replace("round=1", "round=4").replace("bag=R16Y17G17B17P18", "bag=R16")
    later = later.replace("track=-", "track=Y3P5/-/B6")
    track = seat_view(read_position(later, full_deck()), SPECTATOR)["track"]
    assert track == [["Y3", "P5"], [], ["B6"], *([[]] * 7)]


def test_alone_a_tool_costs_a_die_of_its_color() -> None:
    game = Game.new(Options(players=1, solo_tools=5), 3)
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    prices = {tool["id"]: tool["price"] for tool in game.view(0)["tools"]}
    assert prices == {
        "cork-backed-straightedge": "Y",
        "glazing-hammer": "B",
        "lathekin": "Y",
        "lens-cutter": "G",
        "flux-remover": "P",
    }


def test_only_the_seat_that_may_move_is_asked() -> None:
    view = seat_view(read_position(POSITION, full_deck()), 1)
    assert view["legal"]
    assert view["asks"] is not None
    for viewer in (0, SPECTATOR):
        assert seat_view(read_position(POSITION, full_deck()), viewer)["asks"] is None


@pytest.mark.parametrize(("old", "new"), [("blooms=poppy,iris", "blooms=?,?"), ("kept=both", "kept=?2")])
def test_a_position_that_does_not_know_the_blooms_of_a_seat_shows_none(old: str, new: str) -> None:
    for position, blooms in ((WITH_MODULES, ["poppy", "iris"]), (WITH_MODULES.replace(old, new), None)):
        seen = seat_view(read_position(position, full_deck()), 0)["seats"][0]["blooms"]
        assert (None if seen is None else [bloom["id"] for bloom in seen]) == blooms
