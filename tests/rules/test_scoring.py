"""C. Scoring: what a window is worth. Ties (C5, C10) are in `test_ties.py`, each objective in the tests of cards."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.engine.findings import PAIRS, RUNS_OF_3, RUNS_OF_4, _runs, most_alike
from vitrall.engine.scoring import holes, private_points, public_points, ranks, total

DEAR = ["row-color-variety", "row-shade-variety", "column-shade-variety"]  # nothing from a few scattered dice
# Every row has five colours, and no colour or value comes twice in any line.
FINE = (
    "R1 Y2 G3 B4 P5",
    "Y3 G4 B5 P6 R2",
    "G5 B6 P1 R3 Y4",
    "B2 P3 R4 Y5 G6",
)


def table(*rows: str, publics: list[str] | None = None, private: str = "red", tokens: int = 0) -> Table:
    """Seat 0 with a window as drawn."""
    laid = Table(publics=publics or DEAR, privates=[f"shades-of-{private}"])
    return laid.draw(0, *rows).favor(0, tokens)


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("objective", "points"),
    [
        ("row-color-variety", 4 * 6),
        ("column-color-variety", 5 * 5),
        ("row-shade-variety", 4 * 5),
        ("column-shade-variety", 5 * 4),
    ],
)
def test_a_public_objective_pays_each_time_it_is_fulfilled(objective: str, points: int) -> None:
    assert table(*FINE).points(0, objective) == points


@pytest.mark.rule("C1")
def test_a_row_with_a_hole_counts_for_nothing_though_its_dice_differ() -> None:
    laid = table("R1 Y2 G3 B4 ..", FINE[1])
    assert laid.claimed(0, "row-color-variety") == [(6, ["B1", "B2", "B3", "B4", "B5"])]
    assert laid.claimed(0, "row-shade-variety") == [(5, ["B1", "B2", "B3", "B4", "B5"])]


@pytest.mark.rule("C1")
def test_a_column_with_a_hole_counts_for_nothing_though_its_dice_differ() -> None:
    laid = table("R1 Y2 .. .. ..", "Y3 G4 .. .. ..", "G5 B6 .. .. ..", ".. P3 .. .. ..")
    assert laid.claimed(0, "column-color-variety") == [(5, ["A2", "B2", "C2", "D2"])]
    assert laid.claimed(0, "column-shade-variety") == [(4, ["A2", "B2", "C2", "D2"])]


@pytest.mark.rule("C1")
def test_a_full_line_with_a_repetition_counts_for_nothing() -> None:
    laid = table("R1 Y2 R3 B4 P1")
    assert (laid.points(0, "row-color-variety"), laid.points(0, "row-shade-variety")) == (0, 0)
    laid = table("R1 Y2 P3 B4 G1")
    assert (laid.points(0, "row-color-variety"), laid.points(0, "row-shade-variety")) == (6, 0)
    laid = table("R1 Y2 R3 B4 G5")
    assert (laid.points(0, "row-color-variety"), laid.points(0, "row-shade-variety")) == (0, 5)


@pytest.mark.rule("C1")
def test_all_public_objectives_of_the_table_are_paid() -> None:
    laid = table(*FINE, publics=["row-color-variety", "column-shade-variety", "light-shades"])
    assert public_points(laid.state, 0) == 24 + 20 + 2 * 2


@pytest.mark.rule("C1", "C4")
def test_each_player_scores_the_own_window() -> None:
    laid = table(*FINE, publics=["row-color-variety", "column-color-variety", "color-variety"]).draw(1, FINE[0])
    assert public_points(laid.state, 0) == 24 + 25 + 4 * 4
    assert public_points(laid.state, 1) == 6 + 0 + 4
    assert (holes(laid.state.windows[0]), holes(laid.state.windows[1])) == (0, 15)


@pytest.mark.rule("C2")
@pytest.mark.parametrize(
    ("color", "points"), [("red", 1 + 2 + 3 + 4), ("yellow", 14), ("green", 18), ("blue", 17), ("purple", 15)]
)
def test_a_private_objective_pays_the_values_of_the_dice_of_its_colour(color: str, points: int) -> None:
    laid = table(*FINE, private=color)
    assert private_points(laid.state, 0) == points
    assert laid.points(0, f"shades-of-{color}") == points


@pytest.mark.rule("C2")
def test_a_private_objective_looks_at_the_own_window_only() -> None:
    laid = table("R6 .. .. .. ..", private="red").draw(1, "R5 R4 .. .. ..")
    assert private_points(laid.state, 0) == 6
    assert total(laid.state, 0) == 6 - 19


@pytest.mark.rule("C2")
def test_the_private_objective_of_another_pays_nothing() -> None:
    laid = Table(publics=DEAR, privates=["shades-of-red", "shades-of-blue"]).draw(0, "B6 .. .. .. ..").favor(0, 0)
    assert private_points(laid.state, 0) == 0
    assert total(laid.state, 0) == -19


@pytest.mark.rule("C3")
@pytest.mark.parametrize("tokens", [0, 1, 6])
def test_each_favor_token_left_is_worth_a_point(tokens: int) -> None:
    assert total(table(*FINE, private="red", tokens=tokens).state, 0) == 24 + 20 + 20 + 10 + tokens


@pytest.mark.rule("C3")
def test_tokens_laid_on_a_tool_are_worth_nothing() -> None:
    laid = Table(tools=["grinding-stone"], publics=DEAR).printed(0).favor(0, 3).roll("Y1 Y1 Y1 Y1 Y1")
    before = total(laid.state, 0)
    laid.play("draft Y1", "use grinding-stone", "place A1")
    assert total(laid.state, 0) == before - 1 + 1  # a token spent, a space filled


@pytest.mark.rule("C4")
def test_each_empty_space_costs_a_point() -> None:
    laid = table("Y1 .. .. .. Y2")
    assert holes(laid.state.windows[0]) == 18
    assert total(laid.state, 0) == -18
    assert total(laid.draw(0, "Y1 .. Y3 .. Y2").state, 0) == -17


@pytest.mark.rule("C5")
def test_the_highest_total_wins() -> None:
    laid = Table(players=3, publics=DEAR, privates=["shades-of-red", "shades-of-blue", "shades-of-green"])
    laid.draw(0, "R2 .. .. .. ..").draw(1, "B6 .. .. .. ..").draw(2, "G4 .. .. .. ..")
    for seat in range(3):
        laid.favor(seat, 0)
    assert ranks(laid.state) == [3, 1, 2]


@pytest.mark.rule("C6")
def test_a_line_is_explained_by_its_spaces() -> None:
    assert table("R1 Y2 G3 B4 P5").claimed(0, "row-color-variety") == [(6, ["A1", "A2", "A3", "A4", "A5"])]
    column = ("R1 .. .. .. ..", "Y3 .. .. .. ..", "G5 .. .. .. ..", "B2 .. .. .. ..")
    assert table(*column).claimed(0, "column-color-variety") == [(5, ["A1", "B1", "C1", "D1"])]


@pytest.mark.rule("C6")
def test_a_set_is_explained_by_its_dice() -> None:
    laid = table("R1 .. Y2 .. G2", ".. B1 .. .. ..", "P6 .. .. .. ..")
    assert laid.claimed(0, "light-shades") == [(2, ["A1", "A3"]), (2, ["A5", "B2"])]


@pytest.mark.rule("C6")
def test_a_diagonal_is_explained_die_by_die() -> None:
    laid = table("R1 .. .. .. ..", ".. R2 .. .. ..")
    assert laid.claimed(0, "color-diagonals") == [(1, ["A1"]), (1, ["B2"])]


@pytest.mark.rule("C6")
def test_a_private_objective_is_explained_die_by_die_with_its_value() -> None:
    laid = table("R1 .. .. .. R5", "Y2 .. .. .. ..", ".. .. .. R3 ..")
    assert laid.claimed(0, "shades-of-red") == [(1, ["A1"]), (5, ["A5"]), (3, ["C4"])]


@pytest.mark.rule("C6")
def test_claims_and_lines_of_the_score_agree() -> None:
    laid = table(*FINE, publics=["row-color-variety", "light-shades", "color-diagonals"], private="blue")
    explained = sum(laid.points(0, id) for id in ("row-color-variety", "light-shades", "color-diagonals"))
    assert explained == public_points(laid.state, 0)
    assert laid.points(0, "shades-of-blue") == private_points(laid.state, 0)


@pytest.mark.rule("C8")
def test_a_set_objective_counts_the_rarest_member() -> None:
    laid = table("R1 Y2 G1 B2 P1", "Y3 G1 B5 P6 ..")
    assert laid.points(0, "light-shades") == 2 * 2  # four ones, two twos
    assert laid.points(0, "deep-shades") == 2
    assert laid.points(0, "medium-shades") == 0
    assert laid.points(0, "shade-variety") == 0  # no four


@pytest.mark.rule("C8")
def test_a_set_of_every_colour_or_value_counts_the_rarest_one() -> None:
    laid = table(*FINE)
    assert laid.points(0, "color-variety") == 4 * 4
    assert laid.points(0, "shade-variety") == 2 * 5  # two ones, three twos, more of the others
    assert table("R1 Y2 G3 B4 ..", "P5 R6 Y1 G2 ..").points(0, "shade-variety") == 5
    assert table("R1 Y2 G3 B4 ..", "P5 R6 Y1 G2 ..").points(0, "color-variety") == 4


@pytest.mark.rule("C8")
@pytest.mark.parametrize(
    "objective", ["light-shades", "medium-shades", "deep-shades", "shade-variety", "color-variety"]
)
def test_a_die_belongs_to_one_set_of_a_card(objective: str) -> None:
    spaces = [space for _, spaces in table(*FINE).claimed(0, objective) for space in spaces]
    assert len(spaces) == len(set(spaces)) > 0


@pytest.mark.rule("C8")
def test_a_die_may_serve_any_number_of_cards() -> None:
    laid = table("R1 Y2 G3 B4 P5", "Y6 .. .. .. ..")
    cards = [
        "row-color-variety",
        "row-shade-variety",
        "light-shades",
        "shade-variety",
        "color-variety",
        "shades-of-red",
    ]
    for objective in cards:
        assert any("A1" in spaces for _, spaces in laid.claimed(0, objective)), objective


@pytest.mark.rule("C8")
def test_dice_of_a_set_need_not_lie_together() -> None:
    assert table("P5 .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. G6").points(0, "deep-shades") == 2


@pytest.mark.rule("C9")
def test_a_die_with_several_like_dice_at_its_corners_counts_once() -> None:
    laid = table("R1 .. R3 .. ..", ".. R2 .. .. ..", "R4 .. R5 .. ..")
    assert laid.points(0, "color-diagonals") == 5


@pytest.mark.rule("C9")
def test_both_directions_of_a_diagonal_count() -> None:
    assert table("R1 .. .. .. ..", ".. R2 .. .. ..").points(0, "color-diagonals") == 2
    assert table(".. R1 .. .. ..", "R2 .. .. .. ..").points(0, "color-diagonals") == 2
    assert table("R1 .. .. .. ..", ".. R2 .. .. ..", "R1 .. .. .. ..").points(0, "color-diagonals") == 3


@pytest.mark.rule("C9")
def test_like_dice_side_by_side_or_further_off_are_no_diagonal() -> None:
    assert table("R1 R2 .. .. ..", "R3 .. .. .. ..").points(0, "color-diagonals") == 2  # A2 and B1 alone
    assert table("R1 .. R2 .. ..", ".. .. .. .. ..", "R3 .. .. .. R4").points(0, "color-diagonals") == 0


@pytest.mark.rule("C9")
def test_a_diagonal_does_not_go_round_the_edge() -> None:
    assert table(".. .. .. .. R1", ".. .. .. .. ..", "R2 .. .. .. ..").points(0, "color-diagonals") == 0
    assert table("R1 .. .. .. R2").points(0, "color-diagonals") == 0
    assert table(".. .. .. .. R1", "R2 .. .. .. ..").points(0, "color-diagonals") == 0


@pytest.mark.rule("C9")
def test_like_values_at_a_corner_are_nothing() -> None:
    assert table("R1 .. .. .. ..", ".. Y1 .. .. ..").points(0, "color-diagonals") == 0


@pytest.mark.rule("C11")
def test_a_total_may_be_negative() -> None:
    assert total(table(tokens=3).state, 0) == -17
    assert total(table(tokens=0).state, 0) == -20


@pytest.mark.rule("C11", "C5")
def test_of_two_negative_totals_the_higher_wins() -> None:
    laid = Table(publics=DEAR, privates=["shades-of-red", "shades-of-blue"]).draw(0, "Y1 .. .. .. ..")
    laid.favor(0, 0).favor(1, 0)
    assert (total(laid.state, 0), total(laid.state, 1)) == (-19, -20)
    assert ranks(laid.state) == [1, 2]


@pytest.mark.parametrize(("length", "table"), [(2, PAIRS), (3, RUNS_OF_3), (4, RUNS_OF_4)])
def test_the_straight_diagonals_of_a_window_are_all_there(length: int, table: list[int]) -> None:
    spaces = {(row, column): row * 5 + column for row in range(4) for column in range(5)}
    lines = [[(row + at, column + at * way) for at in range(length)] for row, column in spaces for way in (-1, 1)]
    within = [[spaces[space] for space in line] for line in lines if all(space in spaces for space in line)]
    assert [int(run) for run in _runs(length)] == [sum(1 << cell for cell in line) for line in within]
    assert list(table) == list(_runs(length))


def test_the_commonest_colour_of_no_dice_comes_no_time() -> None:
    window = table("R1 R2 .. .. ..").state.windows[0]
    assert [most_alike(window, 0, spaces) for spaces in (0b00011, 0b00001, 0b11100)] == [2, 1, 0]
