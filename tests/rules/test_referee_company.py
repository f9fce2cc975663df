"""G13, C5. The referee with the windows of a whole table: rivalries are compared, and players ranked, by the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.questions import ask, dice, drawn
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.engine.deck import Objective
from vitrall.engine.state import private_of
from vitrall.game import Game
from vitrall.referee import Player, Stakes, repairs, rivalry_points, sheets, total
from vitrall.score import Score

GAMES = Path(__file__).parents[1] / "golden" / "games"
BLANK = ".. .. .. .. .."


def public(id: str) -> Objective:
    return full_deck().publics[full_catalogue().public_index(id)]


def rows(first: str) -> tuple[str, ...]:
    """A window with dice in its first row only."""
    return (first, BLANK, BLANK, BLANK)


@pytest.mark.rule("G13")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        (["R5 .. .. .. .."], 12),
        (["R6 .. .. .. .."], 10),  # level: 12 and 8 shared
        (["R6 Y1 .. .. ..", "R1 .. .. .. .."], 8),
        (["R6 Y1 .. .. ..", "R6 Y2 .. .. ..", "R6 Y3 .. .. .."], 0),
    ],
)
def test_a_rivalry_pays_by_the_place_among_the_windows(others: list[str], points: int) -> None:
    window, rivals = drawn(*rows("R6 .. .. .. ..")), [drawn(*rows(other)) for other in others]
    card = public("deepest-light")
    assert rivalry_points(window, rivals, card) == points
    assert total(window, Stakes((card,), rivals=tuple(rivals))) == points - 19
    answer = ask("score", *rows("R6 .. .. .. .."), objectives=[card.id], rivals=[dice(*rows(row)) for row in others])
    assert answer["total"] == points - 19


@pytest.mark.rule("G13", "M1")
def test_a_removal_may_cost_a_place() -> None:
    """Two like dice side by side: whichever goes, the window falls behind its rival."""
    window, rival = drawn(*rows("R6 R4 .. .. ..")), drawn(*rows("B3 Y5 .. .. .."))
    stakes = Stakes((public("deepest-light"),), rivals=(rival,))
    assert total(window, stakes) == 12 - 18
    assert [repair.total for repair in repairs(window, (), stakes)] == [8 - 19, 8 - 19]


def players(game: Game) -> list[Player]:
    """The players of a finished game, as a real table would tell them."""
    state, deck = game.state, game.state.rules.deck
    seats = []
    for seat, seat_view in enumerate(game.view()["seats"]):
        mine = {card["id"] for card in game.view()["pioneers"] if card["owner"] == seat}
        blooms = {bloom["id"] for bloom in seat_view["blooms"] or []}
        taken = tuple(card for card in deck.pioneers if card.id in mine)
        cards = tuple(card for card in deck.blooms if card.id in blooms)
        private = deck.privates[int(private_of(state, seat, 0))]
        seats.append(Player(state.windows[seat], private, int(state.favor[seat]), taken, cards))
    return seats


def as_tuple(score: Score) -> tuple[object, ...]:
    """A sheet, cards of one kind in any order."""
    parts = (score.public, score.rivalries, score.pioneers, score.blooms)
    return (score.total, score.private, *(sorted(part, key=lambda line: line.id) for part in parts))


@pytest.mark.rule("G9", "G11", "G13", "C1")
@pytest.mark.parametrize(
    "name", ["three-glory", "six-everything", "four-pioneers-blooms", "five-rivalry", "two-standard"]
)
def test_the_sheets_of_a_real_table_are_those_of_the_game(name: str) -> None:
    game = Game.from_record((GAMES / f"{name}.txt").read_bytes())
    publics = [game.state.rules.deck.publics[int(card)] for card in game.state.deal.publics]
    assert [as_tuple(score) for score in sheets(players(game), publics)] == [as_tuple(score) for score in game.scores]


@pytest.mark.rule("C5", "C10")
def test_ranks_go_by_total_then_private_points_then_tokens() -> None:
    window = drawn(BLANK, BLANK, BLANK, BLANK)
    bloom = full_deck().blooms[0]
    lost = -int(bloom.missed)
    table = [Player(window, tokens=3), Player(window, tokens=3 + lost, blooms=(bloom,)), Player(window, tokens=3)]
    assert [score.rank for score in sheets(table, ())] == [1, 3, 1]
