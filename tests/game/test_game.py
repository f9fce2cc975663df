"""The class `Game`: what a program that plays, watches or takes back moves may rely on."""

from __future__ import annotations

from fractions import Fraction
from importlib.metadata import version
from random import Random

import pytest

import vitrall
from vitrall import SPECTATOR, Game, Illegal, Options, Unavailable, Unreadable


def started(players: int = 2, seed: int = 7) -> Game:
    """A game whose windows are chosen, the first of each."""
    game = Game.new(Options(players=players), seed)
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    return game


def test_a_game_waits_for_all_window_choices_at_once() -> None:
    game = Game.new(Options(players=3), 1)
    assert (game.seats_awaited, game.seat, game.is_over) == ([0, 1, 2], None, False)
    second = next(move for move in game.legal_moves if move.seat == 1)
    game.play(second, seat=1)
    assert game.seats_awaited == [0, 2]


def test_a_seat_cannot_choose_for_another() -> None:
    game = Game.new(Options(players=2), 1)
    move = next(move for move in game.legal_moves if move.seat == 1)
    with pytest.raises(Illegal) as refused:
        game.play(move, seat=0)
    assert [reason.code for reason in refused.value.reasons] == ["turn/other-seat"]


def test_a_seat_cannot_move_out_of_turn_and_nothing_changes() -> None:
    game = started()
    before = game.position()
    with pytest.raises(Illegal) as refused:
        game.play("pass", seat=1 - (game.seat or 0))
    assert refused.value.code == "turn/other-seat"
    assert game.position() == before


def test_a_move_that_was_offered_before_is_not_made_again() -> None:
    """Moves are offered by the hundred thousand in a second; games of one deck share them."""
    one, other = Game.new(seed=1), Game.new(seed=1)
    assert all(a is b for a, b in zip(one.legal_moves, other.legal_moves, strict=True))
    assert one.legal_moves[0] is one.legal_moves[:1][0]
    played = one.play(one.legal_moves[0])
    assert other.legal_moves[0].seat == played.seat, "what is played knows its seat, what is offered stays as it was"


def test_legal_moves_are_iterated_counted_and_asked() -> None:
    game = started()
    moves = list(game.legal_moves)
    assert len(game.legal_moves) == len(moves) > 1
    assert all(move in game.legal_moves and move.action in game.legal_moves for move in moves)
    assert "place A1" not in game.legal_moves
    assert "no move at all" not in game.legal_moves
    assert 3.5 not in game.legal_moves


def test_a_move_may_be_played_by_its_number_too() -> None:
    one, other = started(), started()
    move = list(one.legal_moves)[1]
    assert one.play(move.action) == other.play(str(move)) == move
    assert one.position() == other.position()


def test_text_that_is_no_move_is_unreadable_and_a_number_too() -> None:
    game = started()
    with pytest.raises(Unreadable) as unreadable:
        game.play("jump A1")
    assert unreadable.value.code == "move/unreadable"
    with pytest.raises(Illegal):
        game.play(399)


def test_the_same_seed_and_choices_give_the_same_game_whoever_chooses() -> None:
    one = started(seed=99)
    while not one.is_over:
        one.play(list(one.legal_moves)[-1])
    other = Game.new(Options(players=2), 99)
    for move in one.moves:
        if not other.is_over and move in other.legal_moves:
            other.play(move)
    assert other.position() == one.position()


@pytest.mark.rule("T12")
def test_undo_goes_back_within_the_turn_and_says_why_it_stops() -> None:
    game = started()
    before = game.position()
    assert (bool(game.can_undo()), game.can_undo().code) == (False, "undo/new-knowledge")
    game.play(next(move for move in game.legal_moves if move.startswith("draft")))
    game.play(next(iter(game.legal_moves)))
    assert game.can_undo()
    assert game.undo().startswith("place")
    assert game.undo().startswith("draft")
    assert game.position() == before
    game.play("pass")
    assert game.can_undo().code == "undo/turn-ended"
    with pytest.raises(Unavailable) as refused:
        game.undo()
    assert refused.value.code == "undo/turn-ended"


def test_nothing_can_be_undone_before_anything_was_done() -> None:
    assert Game.new(given=True).can_undo().code == "undo/nothing"


def test_a_copy_is_independent_and_keeps_its_past() -> None:
    game = started()
    game.play(next(move for move in game.legal_moves if move.startswith("draft")))
    twin = game.copy()
    twin.undo()
    assert twin.position() != game.position()
    assert game.can_undo()
    assert twin.record() != game.record()


def test_chances_are_exact_and_sum_to_one() -> None:
    game = Game.new(Options(players=2), given=True)
    while game.round == 0:
        chances = game.outcomes() if game.awaits_chance else {next(iter(game.legal_moves)): Fraction(1)}
        assert sum(chances.values()) == 1
        game.play(next(iter(chances)))
    assert game.outcomes()[next(iter(game.outcomes()))] == Fraction(18, 90 * 6)
    assert sum(game.outcomes().values()) == 1


def test_there_are_no_chances_to_ask_for_in_a_turn() -> None:
    with pytest.raises(Unavailable) as refused:
        started().outcomes()
    assert refused.value.code == "chance/not-now"


def test_scores_and_winners_come_in_their_time() -> None:
    with pytest.raises(Unavailable) as early:
        _ = Game.new(Options(players=2), 1).scores
    assert early.value.code == "score/no-windows"
    game = started()
    assert [score.total for score in game.scores] == [score.favor - 20 for score in game.scores]
    with pytest.raises(Unavailable) as running:
        _ = game.winners
    assert running.value.code == "score/not-over"


def test_a_solo_game_is_won_only_above_the_target() -> None:
    game = started(players=1)
    while not game.is_over:
        game.play("pass")
    assert game.target > game.scores[0].total
    assert game.winners == []


def test_a_game_from_a_position_goes_on_but_has_no_record() -> None:
    game = Game.from_position(started().position())
    game.play("pass")
    with pytest.raises(Unavailable) as refused:
        game.record()
    assert refused.value.code == "record/unknown-start"


def test_a_record_keeps_the_headers_of_its_game() -> None:
    game = started()
    game.headers["seat 1"] = "Ana"
    assert Game.from_record(game.record()).headers["seat 1"] == "Ana"


def test_a_game_from_a_record_is_given_its_dice() -> None:
    game = Game.from_record(started().record())
    for _ in range(4):
        game.play("pass")
    assert game.awaits_chance
    game.play("roll R5")


def test_broken_names_the_rules_and_refuses_nonsense() -> None:
    game = started()
    assert game.broken("R5", "B2")[0] == "P2"
    with pytest.raises(Unreadable):
        game.broken("X9", "A1")
    with pytest.raises(Unavailable):
        Game.new(Options(players=2), 1).broken("R5", "A1")


def test_views_are_for_seats_and_spectators_only() -> None:
    game = started()
    assert game.view(0)["you"] == 0
    assert game.view(SPECTATOR)["you"] is None
    with pytest.raises(Unreadable) as refused:
        game.view(2)
    assert refused.value.code == "view/no-seat"


@pytest.mark.parametrize("seed", [-1, 1 << 62, True, "7"])
def test_a_seed_is_a_number_within_bounds(seed: int) -> None:
    with pytest.raises(Unreadable) as refused:
        Game.new(Options(), seed)
    assert refused.value.code == "option/seed"


def test_games_without_a_seed_differ() -> None:
    assert Game.new().record() != Game.new().record()


def test_drawing_shows_pool_hand_and_windows() -> None:
    game = started()
    game.play(next(move for move in game.legal_moves if move.startswith("draft")))
    assert "in hand:" in str(game)
    assert "> seat" in str(game)
    assert "round 1" in repr(game)


def test_a_notebook_shows_the_table_and_no_secrets() -> None:
    picture = started()._repr_svg_()
    assert picture.startswith("<svg")
    assert "Shades of" not in picture


def test_legal_moves_are_a_sequence() -> None:
    game = started()
    moves = list(game.legal_moves)
    assert [game.legal_moves[0], game.legal_moves[-1], game.legal_moves[1:3]] == [moves[0], moves[-1], moves[1:3]]
    assert game.legal_moves.index(moves[1]) == 1
    assert list(reversed(game.legal_moves)) == moves[::-1]
    assert Random(1).choice(game.legal_moves) in moves
    assert game.legal_moves[0].action == moves[0].action
    with pytest.raises(IndexError):
        game.legal_moves[len(moves)]


def test_a_seat_has_its_own_legal_moves() -> None:
    game = Game.new(Options(players=2), 1)
    assert [move.seat for move in game.legal(1)] == [1] * 4
    game = started()
    assert game.seat is not None
    assert game.legal(game.seat) == list(game.legal_moves)
    assert game.legal(1 - game.seat) == []
    assert game.players == 2


def test_the_package_knows_its_version() -> None:
    assert vitrall.__version__ == version("vitrall")
    with pytest.raises(AttributeError):
        vitrall.no_such_name  # noqa: B018


def test_whoever_holds_a_die_sees_what_it_would_break_and_the_others_see_the_pool() -> None:
    game = started()
    mover = game.seat
    assert mover is not None
    game.play(next(move for move in game.legal_moves if str(move).startswith("draft")))
    assert list(game.view(mover)["breaks"]) == list(game.view(SPECTATOR)["breaks"]) == [game.hand]
    assert list(game.view(1 - mover)["breaks"]) == list(dict.fromkeys(game.pool))
