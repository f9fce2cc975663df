"""The picture of a table shows everything in a view, for any number of seats, and nothing else."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.picture.scenes import ended, middle
from tests.picture.seen import strangers, texts, uses
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.picture import table_picture
from vitrall.story.log import log_lines
from vitrall.view import SPECTATOR, View
from vitrall.words import Words

WORDS = Words("en", strict=True)


def everything(view: View, **more: object) -> str:
    """All that a picture says, drawn or told."""
    drawn = table_picture(view, words=WORDS, **more)  # type: ignore[arg-type]
    return "\n".join([drawn.title, drawn.description, *texts(drawn)])


def test_dice_cards_and_names_are_there() -> None:
    drawn = table_picture(middle(), names=("Ana", "Olek"), words=WORDS)
    view = middle()
    on_track = sum(len(dice) for dice in view["track"])
    in_windows = sum(die is not None for seat in view["seats"] for row in seat["rows"] or [] for die in row)
    assert len(uses(drawn, "die")) == len(view["pool"]) + 1 + on_track + in_windows
    for card in [*view["publics"], *(tool["id"] for tool in view["tools"])]:
        assert WORDS.name(card) in texts(drawn)
    assert "▸ Ana" in texts(drawn)
    assert "Round 6 of 10 – Ana: first turn" in texts(drawn)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_private_objective_is_drawn_for_its_owner_alone(viewer: int) -> None:
    game = Game.new(Options(players=2), 3)
    for move in ("choose 1", "choose 2"):
        game.play(next(legal for legal in game.legal_moves if legal.startswith(move)))
    text = everything(game.view(viewer))
    for seat in (0, 1):
        (private,) = game.view(seat)["seats"][seat]["privates"] or []
        assert (WORDS.name(private) in text) == (viewer == seat)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_offers_and_secret_choices_are_drawn_for_their_owner_alone(viewer: int) -> None:
    game = Game.new(Options(players=2), 3)
    offers = [game.view(seat)["offers"] or [] for seat in (0, 1)]
    text = everything(game.view(viewer))
    for seat in (0, 1):
        assert all((WORDS.name(id) in text) == (viewer == seat) for id in offers[seat])
    game.play(next(move for move in game.legal_moves if move.startswith("choose 1")))
    chosen = WORDS.name(game.view(0)["seats"][0]["pattern"] or "")
    assert (chosen in everything(game.view(viewer))) == (viewer == 0)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_the_caption_says_what_happened_last_as_the_log_does(viewer: int) -> None:
    game = Game.new(Options(players=2), 3)
    for _ in range(6):
        game.play(game.legal_moves[0])
    events = game.events_for(viewer)
    drawn = table_picture(game.view(viewer), names=("Ana", "Olek"), events=events, words=WORDS)
    assert drawn.description.startswith(log_lines(events, ("Ana", "Olek"), WORDS)[-1])


def test_at_the_end_points_and_private_objectives_are_told() -> None:
    text = everything(ended().view(), names=("Ana", "Olek"), totals=[score.total for score in ended().scores])
    assert "Via Lux · 54 points · Shades of Red" in text
    assert "The game is over" in text


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_any_number_of_seats_finds_room(seats: int) -> None:
    view = deepcopy(middle())
    view["seats"] = [deepcopy(view["seats"][seat % 2]) for seat in range(seats)]
    drawn = table_picture(view, words=WORDS)
    assert strangers(drawn) == []
    assert drawn.svg.count('-frame"/>') == seats


def test_alone_private_objectives_lie_open_and_tools_have_their_price() -> None:
    game = Game.new(Options(players=1, solo_tools=5), 5)
    game.play(next(iter(game.legal_moves)))
    view = game.view()
    view["tools"][0]["used_up"] = True
    text = everything(view)
    assert all(WORDS.name(private) in text for private in view["seats"][0]["privates"] or [])
    assert "Used up" in text
    assert "used up" in text


@pytest.mark.parametrize("count", [1, 4, 9])
def test_a_full_space_of_the_track_is_drawn_whole(count: int) -> None:
    view = deepcopy(middle())
    view["track"] = [["G3"] * count, *([] for _ in range(9))]
    elsewhere = [
        *view["pool"],
        "hand",
        *(die for seat in view["seats"] for row in seat["rows"] or [] for die in row if die),
    ]
    assert len(uses(table_picture(view, words=WORDS), "die")) == len(elsewhere) + count


def test_a_die_without_a_value_and_dice_still_to_be_rolled_are_drawn() -> None:
    view = deepcopy(middle())
    view["hand"] = {"die": "P?", "must_place": False, "may_return": True, "isolated": False, "own": False}
    view["queue"] = ["B2", "B3"]
    drawn = table_picture(view, words=WORDS)
    assert "?" in texts(drawn)
    assert "a purple die" in drawn.description
    assert "a blue 2, a blue 3" in drawn.description


def test_names_may_be_anything() -> None:
    text = everything(middle(), names=("<b>Ana</b> & co", ""))
    assert "▸ <b>Ana</b> & co" in text
    assert "Player 2" in text
