"""The ten public and five private objectives: what each pays, and for which spaces."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.engine.board import names
from vitrall.engine.scoring import CLAIM_SHIFT, claims, private_points, public_points

Claim = tuple[int, str]


def claimed(objective: str, *rows: str) -> list[Claim]:
    """What a drawn window earns by an objective: the points and the spaces of each time."""
    table = Table().draw(0, *rows)
    deck = table.rules.deck
    card = next(card for card in [*deck.publics, *deck.privates] if card.id == objective)
    numbers = [int(claim) for claim in claims(table.state.windows[0], card)]
    return [(claim >> CLAIM_SHIFT, " ".join(names(claim & ((1 << CLAIM_SHIFT) - 1)))) for claim in numbers]


def paid(objective: str, *rows: str) -> int:
    return sum(points for points, _ in claimed(objective, *rows))


@pytest.mark.card("row-color-variety")
@pytest.mark.rule("C1", "C6")
class TestRowColorVariety:
    def test_neither_a_repeated_color_nor_a_hole_pays(self) -> None:
        assert claimed(
            "row-color-variety",
            "R1 Y2 R3 G4 B5",
            "Y3 G1 .. R2 P6",
            "R1 Y2 G3 B4 P5",
            "B2 .. .. .. ..",
        ) == [(6, "C1 C2 C3 C4 C5")]

    def test_equal_values_do_not_matter(self) -> None:
        assert claimed("row-color-variety", "R1 Y2 G1 B2 P1") == [(6, "A1 A2 A3 A4 A5")]

    def test_four_rows_pay_twenty_four(self) -> None:
        rows = ("R1 Y2 G3 B4 P5", "Y3 G1 B2 P6 R4", "G5 B6 P1 R2 Y3", "B1 P2 R3 Y4 G5")
        assert paid("row-color-variety", *rows) == 24


@pytest.mark.card("column-color-variety")
@pytest.mark.rule("C1", "C6")
class TestColumnColorVariety:
    def test_neither_a_repeated_color_nor_a_hole_pays(self) -> None:
        assert claimed(
            "column-color-variety",
            "R1 Y2 G3 .. P6",
            "Y2 G3 R1 B5 ..",
            "R3 P4 B5 Y1 G2",
            "B4 R1 P2 R3 B4",
        ) == [(5, "A2 B2 C2 D2"), (5, "A3 B3 C3 D3")]

    def test_equal_values_do_not_matter(self) -> None:
        assert claimed("column-color-variety", "R1 ..  .. .. ..", "Y2 .. .. .. ..", "G1 .. .. .. ..", "P2") == [
            (5, "A1 B1 C1 D1")
        ]

    def test_five_columns_pay_twenty_five(self) -> None:
        rows = ("R1 Y2 G3 B4 P5", "Y3 G1 B2 P6 R4", "G5 B6 P1 R2 Y3", "B1 P2 R3 Y4 G5")
        assert paid("column-color-variety", *rows) == 25


@pytest.mark.card("row-shade-variety")
@pytest.mark.rule("C1", "C6")
class TestRowShadeVariety:
    def test_neither_a_repeated_value_nor_a_hole_pays(self) -> None:
        assert claimed(
            "row-shade-variety",
            "R1 Y2 R1 G4 B5",
            "Y3 G1 .. R2 P6",
            "R1 Y2 R3 B4 R6",
            "B2 Y3 G4 R5 P6",
        ) == [(5, "C1 C2 C3 C4 C5"), (5, "D1 D2 D3 D4 D5")]

    def test_colors_do_not_matter(self) -> None:
        assert claimed("row-shade-variety", "R6 Y5 R4 Y3 R2") == [(5, "A1 A2 A3 A4 A5")]
        assert claimed("row-shade-variety", "R1 Y2 G3 B4 P1") == []


@pytest.mark.card("column-shade-variety")
@pytest.mark.rule("C1", "C6")
class TestColumnShadeVariety:
    def test_neither_a_repeated_value_nor_a_hole_pays(self) -> None:
        assert claimed(
            "column-shade-variety",
            "R1 Y2 G3 .. P6",
            "Y2 G3 R1 B5 ..",
            "R1 Y4 G6 Y1 G2",
            "B4 G1 R2 R3 B4",
        ) == [(4, "A2 B2 C2 D2"), (4, "A3 B3 C3 D3")]

    def test_colors_do_not_matter(self) -> None:
        assert claimed(
            "column-shade-variety", ".. .. .. .. R6", ".. .. .. .. Y5", ".. .. .. .. R4", ".. .. .. .. Y3"
        ) == [(4, "A5 B5 C5 D5")]


@pytest.mark.rule("C8", "C6")
@pytest.mark.parametrize(
    ("objective", "low", "high"),
    [
        pytest.param("light-shades", 1, 2, marks=pytest.mark.card("light-shades"), id="light-shades"),
        pytest.param("medium-shades", 3, 4, marks=pytest.mark.card("medium-shades"), id="medium-shades"),
        pytest.param("deep-shades", 5, 6, marks=pytest.mark.card("deep-shades"), id="deep-shades"),
    ],
)
class TestTwoShades:
    def test_the_rarer_value_counts_and_no_die_is_in_two_sets(self, objective: str, low: int, high: int) -> None:
        assert claimed(
            objective,
            f"R{high} .. .. .. Y{low}",
            ".. .. .. .. ..",
            f".. G{low} .. B{high} ..",
            f"P{low} .. .. .. R{low}",
        ) == [(2, "A1 A5"), (2, "C2 C4")]

    def test_one_value_alone_pays_nothing(self, objective: str, low: int, high: int) -> None:
        assert claimed(objective, f"R{low} .. G{low} .. Y{low}") == []
        assert claimed(objective, f"R{high} .. G{high} .. Y{high}") == []

    def test_other_values_pay_nothing(self, objective: str, low: int, high: int) -> None:
        others = [f"R{value}" for value in range(1, 7) if value not in (low, high)]
        assert claimed(objective, " ".join(others)) == []
        assert claimed(objective, "") == []


@pytest.mark.card("shade-variety")
@pytest.mark.rule("C8", "C6")
class TestShadeVariety:
    def test_five_of_six_values_are_no_set_however_often_they_come(self) -> None:
        assert claimed("shade-variety", "R1 Y2 G3 B4 P5", "Y3 G4 B5 R1 Y2", "R1 Y2 G3 B4 P5") == []

    def test_the_rarest_value_counts_and_no_die_is_in_two_sets(self) -> None:
        assert claimed(
            "shade-variety",
            "R1 Y2 G3 B4 P5",
            "Y6 G1 B2 P3 R4",
            "G5 B6 P1 R2 Y3",
            "B4 .. .. .. ..",
        ) == [(5, "A1 A2 A3 A4 A5 B1"), (5, "B2 B3 B4 B5 C1 C2")]

    def test_three_sets_are_the_most_and_pay_fifteen(self) -> None:
        rows = ("R1 Y2 G3 B4 P5", "Y6 G1 B2 P3 R4", "G5 B6 P1 R2 Y3", "B4 R5 Y6 G1 B2")
        assert paid("shade-variety", *rows) == 15


@pytest.mark.card("color-variety")
@pytest.mark.rule("C8", "C6")
class TestColorVariety:
    def test_four_of_five_colors_are_no_set_however_often_they_come(self) -> None:
        assert claimed("color-variety", "R1 Y2 G3 B4 R5", "Y3 G4 B5 R1 Y2", "R1 Y2 G3 B4 Y5") == []

    def test_the_rarest_color_counts_and_no_die_is_in_two_sets(self) -> None:
        assert claimed(
            "color-variety",
            "P1 Y2 G3 Y4 R5",
            "Y6 .. .. .. ..",
            "G1 R2 B3 R4 Y3",
            "B4 .. P6 .. ..",
        ) == [(4, "A1 A2 A3 A5 C3"), (4, "A4 C1 C2 D1 D3")]

    def test_four_sets_are_the_most_and_pay_sixteen(self) -> None:
        rows = ("R1 Y2 G3 B4 P5", "Y3 G1 B2 P6 R4", "G5 B6 P1 R2 Y3", "B1 P2 R3 Y4 G5")
        assert paid("color-variety", *rows) == 16


@pytest.mark.card("color-diagonals")
@pytest.mark.rule("C9", "C6")
class TestColorDiagonals:
    def test_the_branching_group_of_the_card_and_its_diagonal_pay_seven_once_for_each_die(self) -> None:
        assert claimed(
            "color-diagonals",
            "B1 .. .. .. Y5",
            ".. B2 .. Y3 ..",
            "B4 .. B6 .. Y1",
            ".. .. .. .. ..",
        ) == [(1, space) for space in ("A1", "A5", "B2", "B4", "C1", "C3", "C5")]

    def test_an_empty_space_or_another_color_breaks_a_diagonal(self) -> None:
        assert claimed("color-diagonals", "R1 .. .. .. ..", ".. .. .. .. ..", ".. .. R2 .. ..") == []
        assert claimed("color-diagonals", "R1 .. .. .. ..", ".. G3 .. .. ..", ".. .. R2 .. ..") == []

    def test_a_lone_die_and_equal_values_pay_nothing(self) -> None:
        assert claimed("color-diagonals", "R1 .. .. .. ..", ".. G1 .. .. ..", ".. .. B1 .. ..") == []

    def test_both_ways_down_and_the_bottom_row_count(self) -> None:
        assert claimed("color-diagonals", ".. .. .. .. ..", ".. .. .. .. ..", "R1 .. .. .. G2", ".. R3 .. G4 ..") == [
            (1, "C1"),
            (1, "C5"),
            (1, "D2"),
            (1, "D4"),
        ]

    def test_a_diagonal_does_not_go_on_at_the_other_side(self) -> None:
        assert claimed("color-diagonals", "R1 .. .. .. R2", ".. .. .. .. ..", "R3 .. .. .. ..") == []
        assert claimed("color-diagonals", "R1 .. .. .. ..", ".. .. .. .. R2", ".. .. .. .. ..") == []

    def test_a_chequered_window_pays_for_every_die(self) -> None:
        rows = ("R1 G2 R3 G4 R5", "G3 R4 G5 R6 G1", "R5 G6 R1 G2 R3", "G1 R2 G3 R4 G5")
        assert paid("color-diagonals", *rows) == 20


MIXED = (
    "R1 Y2 G3 B4 P5",
    "G6 .. .. R6 ..",
    ".. B1 .. Y5 ..",
    ".. .. P5 .. R1",
)


@pytest.mark.rule("C2", "C6")
@pytest.mark.parametrize(
    ("objective", "earned"),
    [
        pytest.param("shades-of-red", "1 A1 6 B4 1 D5", marks=pytest.mark.card("shades-of-red"), id="red"),
        pytest.param("shades-of-yellow", "2 A2 5 C4", marks=pytest.mark.card("shades-of-yellow"), id="yellow"),
        pytest.param("shades-of-green", "3 A3 6 B1", marks=pytest.mark.card("shades-of-green"), id="green"),
        pytest.param("shades-of-blue", "4 A4 1 C2", marks=pytest.mark.card("shades-of-blue"), id="blue"),
        pytest.param("shades-of-purple", "5 A5 5 D3", marks=pytest.mark.card("shades-of-purple"), id="purple"),
    ],
)
class TestPrivateObjectives:
    def test_a_window_without_the_color_pays_nothing(self, objective: str, earned: str) -> None:
        color = objective.removeprefix("shades-of-")[0].upper()
        others = [" ".join(".." if die[0] == color else die for die in row.split()) for row in MIXED]
        assert claimed(objective, *others) == []

    def test_every_die_of_the_color_pays_its_value(self, objective: str, earned: str) -> None:
        words = earned.split()
        expected = [(int(points), space) for points, space in zip(words[::2], words[1::2], strict=True)]
        assert claimed(objective, *MIXED) == expected

    def test_it_is_the_one_its_owner_holds(self, objective: str, earned: str) -> None:
        table = Table(privates=[objective]).draw(0, *MIXED)
        assert private_points(table.state, 0) == sum(int(points) for points in earned.split()[::2])
        assert private_points(table.state, 1) == 0


@pytest.mark.rule("C8", "C1")
def test_a_die_serves_any_number_of_cards() -> None:
    table = Table(publics=["row-color-variety", "row-shade-variety", "color-variety"])
    table.draw(0, "R1 Y2 G3 B4 P5")
    assert public_points(table.state, 0) == 6 + 5 + 4
    assert public_points(table.state, 1) == 0


@pytest.mark.rule("C1")
def test_only_the_cards_on_the_table_pay() -> None:
    table = Table(publics=["column-color-variety", "deep-shades", "color-diagonals"])
    table.draw(0, "R1 Y2 G3 B4 P5")
    assert public_points(table.state, 0) == 0
