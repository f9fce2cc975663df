"""T. What follows the last turn of a round: the track, the bag that passes on and runs short, the end of the game."""

from __future__ import annotations

import pytest

from testing.table import Table
from tests.rules.test_turns import FIVE, FULL, blank, seats_of_round
from vitrall.engine.chance import outcomes
from vitrall.engine.options import Options


@pytest.mark.rule("T6")
def test_all_dice_left_go_to_the_space_of_the_round_just_ended() -> None:
    table = Table().pass_round(FIVE)
    assert table.track == [["R5", "G2", "B3", "Y1", "P6"], *[[] for _ in range(9)]]
    assert table.pool == []
    table.pass_round("R1 R1 R2 R3 R4")
    assert table.track[1] == ["R1", "R1", "R2", "R3", "R4"]
    assert table.track[0] == ["R5", "G2", "B3", "Y1", "P6"]


@pytest.mark.rule("T6")
def test_dice_taken_in_the_round_do_not_go_to_the_track() -> None:
    table = blank().play("draft B3", "place A1", "pass").pass_turns(3)
    assert table.track[0] == ["R5", "G2", "Y1", "P6"]


@pytest.mark.rule("T6")
def test_a_space_of_the_track_may_stay_empty() -> None:
    table = Table(players=2).roll(FIVE).bag("")
    table.pass_turns(4)  # round 2 has no dice to draw
    table.bag("R1 Y1").pass_turns(4)
    assert table.state.round == 3
    table.roll("R1 Y2").pass_turns(4)
    assert [len(space) for space in table.track[:4]] == [5, 0, 2, 0]


@pytest.mark.rule("T6")
def test_the_pool_lies_until_the_last_turn_of_the_round_is_ended() -> None:
    table = Table().roll(FIVE).pass_turns(3)
    assert (len(table.pool), table.track[0]) == (5, [])
    assert len(table.pass_turns(1).track[0]) == 5


@pytest.mark.rule("T7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bag_passes_clockwise_every_round(players: int) -> None:
    table = Table(players=players, start=2)
    starts = []
    for _ in range(10):
        starts.append(seats_of_round(table.roll_any())[0])
    assert starts == [(1 + round) % players for round in range(10)]


@pytest.mark.rule("T7")
def test_after_round_ten_nothing_more_is_played() -> None:
    table = Table().pass_to_end()
    assert table.state.round == 10
    assert table.legal == []
    assert table.refused("pass") == ["game/over"]


@pytest.mark.rule("T8")
def test_a_skipped_turn_is_passed_over_and_the_others_keep_their_order() -> None:
    dice = "R5 G2 B3 Y1 P6 R2 G3"
    table = Table(players=3, tools=["running-pliers"]).roll(dice).pass_turns(1).printed(1)
    table.play("draft R5", "place A1", "use running-pliers", "draft G2", "place A2")
    assert seats_of_round(table) == [1, 2, 2, 0]


@pytest.mark.rule("T8")
def test_a_skipped_last_turn_ends_the_round() -> None:
    table = blank("running-pliers").play("draft R5", "place A1", "use running-pliers", "draft G2", "place A2")
    assert seats_of_round(table) == [0, 1, 1]
    assert table.track[0] == ["B3", "Y1", "P6"]
    assert (int(table.state.round), int(table.state.seat)) == (2, 1)


@pytest.mark.rule("T8")
def test_a_skip_lasts_for_one_round_only() -> None:
    table = blank("running-pliers").play("draft R5", "place A1", "use running-pliers", "draft G2", "place A2")
    seats_of_round(table)
    assert seats_of_round(table.roll_any()) == [1, 0, 0, 1]


@pytest.mark.rule("T8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_round_ten_too_the_pool_goes_to_the_track(players: int) -> None:
    table = Table(players=players).pass_to_round(10).roll_any()
    last = table.pool
    table.pass_to_end()
    assert table.track[9] == last
    assert table.pool == []


@pytest.mark.rule("T9")
def test_a_full_window_ends_nothing_and_its_owner_goes_on_taking_turns() -> None:
    table = Table(players=2).draw(0, *FULL).roll(FIVE)
    assert seats_of_round(table) == [0, 1, 1, 0]
    assert seats_of_round(table.roll_any()) == [1, 0, 0, 1]
    assert table.pass_to_end().state.round == 10


@pytest.mark.rule("T9")
def test_the_owner_of_a_full_window_may_use_tools() -> None:
    table = blank("glazing-hammer", "grozing-pliers").draw(0, *FULL).play("draft B3", "use grozing-pliers", "turn 4")
    assert sorted(table.pool) == ["B4", "G2", "P6", "R5", "Y1"]
    table.pass_turns(3)
    assert (int(table.state.seat), "use glazing-hammer" in table.legal) == (0, True)


@pytest.mark.rule("T10")
@pytest.mark.parametrize(
    ("players", "even_bag", "left"),
    [(4, False, 0), (2, True, 0), (3, True, 0), (4, True, 0), (3, False, 20), (2, False, 40), (1, False, 50)],
)
def test_the_bag_suffices_and_is_emptied_by_the_last_draw_or_not_at_all(
    players: int, even_bag: bool, left: int
) -> None:
    table = Table(Options(players=players, even_bag=even_bag)).pass_to_round(10)
    assert table.state.bag_left == left + table.rules.draw
    table.roll_any()
    assert table.state.bag_left == sum(table.state.bag) == left
    assert len(table.pool) == table.rules.draw


@pytest.mark.rule("T10")
def test_flux_remover_puts_one_die_into_the_bag_and_takes_one_out() -> None:
    table = blank("flux-remover")
    assert (table.state.bag_left, list(table.state.bag)) == (85, [17, 17, 17, 17, 17, 0])
    table.play("draft R5", "use flux-remover")
    assert list(table.state.bag) == [18, 17, 17, 17, 17, 0]
    table.play("draw B")
    assert (table.state.bag_left, list(table.state.bag)) == (85, [18, 17, 17, 16, 17, 0])


@pytest.mark.rule("T10")
def test_from_the_empty_bag_flux_remover_draws_the_very_colour_it_put_in() -> None:
    table = Table(players=4, tools=["flux-remover"], start=4).pass_to_round(10).roll_any().printed(0).favor(0, 1)
    assert (table.state.bag_left, int(table.state.seat)) == (0, 0)
    die = table.legal_with("draft")[0]
    table.play(f"draft {die}", "use flux-remover")
    weights = outcomes(table.state)
    assert table.legal == [f"draw {die[0]}"]
    assert (list(weights.weights), weights.total) == ([1], 1)


@pytest.mark.rule("T10")
def test_a_bag_that_runs_short_gives_what_it_has() -> None:
    table = Table().roll(FIVE).bag("R1 B1").pass_turns(4)
    table.roll("B4 R6")
    assert table.refused("roll B1") == ["chance/not-now"]
    assert table.pool == ["B4", "R6"]
    assert seats_of_round(table) == [1, 0, 0, 1]


@pytest.mark.rule("T10", "T9")
def test_an_empty_bag_ends_nothing() -> None:
    table = Table().roll(FIVE).bag("").pass_turns(4)
    assert (table.pool, table.legal) == ([], ["pass"])
    assert seats_of_round(table) == [1, 0, 0, 1]
    assert table.pass_to_end().state.round == 10


@pytest.mark.rule("T10")
def test_a_colour_that_is_used_up_is_not_rolled() -> None:
    table = Table().bag("R1 Y9").play("roll R4")
    assert table.refused("roll R4") == ["chance/impossible"]
    assert table.legal == [f"roll Y{value}" for value in range(1, 7)]
