"""C5, C10. Who wins when totals are level: private points, then tokens. The third step is the edition's (E)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from testing.table import Table
from vitrall.engine.options import Options
from vitrall.engine.scoring import private_points, public_points, ranks, total

COLORS = ["red", "yellow", "green", "blue"]
# One point for each of two like dice at corners, two for a one with a two.
PUBLICS = ["light-shades", "color-diagonals", "row-color-variety"]
EDITIONS = ["polish-1", "polish-2", "ukrainian-2024", "spanish"]


def ended(*windows: str, tokens: list[int], edition: str = "standard") -> Table:
    """The end of a game: the first row of each window, private objectives red, yellow, green, blue in turn."""
    privates = [f"shades-of-{color}" for color in COLORS[: len(windows)]]
    options = Options(players=len(windows), edition=edition, tools=0)
    table = Table(options, privates=privates, publics=PUBLICS).pass_to_end()
    for seat, row in enumerate(windows):
        table.draw(seat, row).favor(seat, tokens[seat])
    return table


def totals(table: Table) -> list[int]:
    return [int(total(table.state, seat)) for seat in range(table.rules.players)]


def privates(table: Table) -> list[int]:
    return [int(private_points(table.state, seat)) for seat in range(table.rules.players)]


@pytest.mark.rule("C5")
def test_a_higher_total_beats_more_private_points_and_more_tokens() -> None:
    table = ended("P1 B2 P3 B4 P5", "Y1 .. .. .. ..", tokens=[0, 4])
    assert (totals(table), privates(table)) == ([-13, -14], [0, 1])
    assert ranks(table.state) == [1, 2]


@pytest.mark.rule("C5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_private_points_settle_a_tie_before_tokens_do(edition: str) -> None:
    table = ended("R5 .. .. .. ..", "Y3 .. .. .. ..", tokens=[0, 2], edition=edition)
    assert totals(table) == [-14, -14]
    assert ranks(table.state) == [1, 2]
    other_way = ended("R3 .. .. .. ..", "Y5 .. .. .. ..", tokens=[2, 0], edition=edition)
    assert ranks(other_way.state) == [2, 1]


@pytest.mark.rule("C5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tokens_settle_what_private_points_leave_level(edition: str) -> None:
    table = ended("R3 P1 B2 .. ..", "Y3 B4 B6 .. ..", tokens=[0, 2], edition=edition)
    assert (totals(table), privates(table)) == ([-12, -12], [3, 3])
    assert ranks(table.state) == [2, 1]
    other_way = ended("R3 B4 B6 .. ..", "Y3 P1 B2 .. ..", tokens=[2, 0], edition=edition)
    assert ranks(other_way.state) == [1, 2]


@pytest.mark.rule("C5")
def test_public_points_settle_nothing() -> None:
    table = ended("R3 P1 B2 .. ..", "Y5 B4 B6 .. ..", tokens=[0, 0])
    assert [public_points(table.state, seat) for seat in range(2)] == [2, 0]
    assert totals(table) == [-12, -12]
    assert ranks(table.state) == [2, 1]


@pytest.mark.rule("C5")
def test_dice_placed_settle_nothing() -> None:
    """Fewer empty spaces are in the total already."""
    table = ended("R1 P3 P4 .. ..", "Y1 .. .. .. ..", tokens=[0, 2])
    assert (totals(table), privates(table)) == ([-16, -16], [1, 1])
    assert ranks(table.state) == [2, 1]


@pytest.mark.rule("C5")
def test_a_step_compares_only_those_still_tied_by_total() -> None:
    table = ended("R4 .. .. .. ..", "Y3 .. .. .. ..", "G5 .. .. .. ..", tokens=[2, 3, 0])
    assert (totals(table), privates(table)) == ([-13, -13, -14], [4, 3, 5])
    assert ranks(table.state) == [1, 2, 3]


@pytest.mark.rule("C5")
def test_a_step_compares_only_those_still_tied_by_private_points() -> None:
    table = ended("R4 B3 B5 .. ..", "Y4 P1 B2 .. ..", "G2 B3 B5 .. ..", tokens=[3, 1, 5])
    assert (totals(table), privates(table)) == ([-10, -10, -10], [4, 4, 2])
    assert ranks(table.state) == [1, 2, 3]


@pytest.mark.rule("C5")
def test_one_ahead_by_private_points_leaves_the_others_to_their_tokens() -> None:
    table = ended("R2 P1 B2 .. ..", "Y6 B3 B5 .. ..", "G2 B3 B5 .. ..", tokens=[2, 0, 4])
    assert (totals(table), privates(table)) == ([-11, -11, -11], [2, 6, 2])
    assert ranks(table.state) == [3, 1, 2]


@pytest.mark.rule("C5")
def test_lower_ranks_are_settled_alike() -> None:
    table = ended("R6 .. .. .. ..", "Y2 .. .. .. ..", "G4 .. .. .. ..", "B3 .. .. .. ..", tokens=[6, 3, 1, 2])
    assert (totals(table), privates(table)) == ([-7, -14, -14, -14], [6, 2, 4, 3])
    assert ranks(table.state) == [1, 4, 2, 3]


@pytest.mark.rule("C5")
def test_a_tie_for_the_last_place_is_settled_by_tokens() -> None:
    table = ended("R3 P1 B2 .. ..", "Y6 .. .. .. ..", "G3 B4 B6 .. ..", tokens=[0, 6, 2])
    assert totals(table) == [-12, -7, -12]
    assert ranks(table.state) == [3, 1, 2]


@pytest.mark.rule("C10")
def test_private_points_in_a_tie_are_those_of_the_own_private_objective() -> None:
    """Many points of the objective of another count as little as dice of no objective."""
    table = ended("Y6 R1 .. .. ..", "R6 Y2 .. .. ..", tokens=[1, 0])
    assert (totals(table), privates(table)) == ([-16, -16], [1, 2])
    assert ranks(table.state) == [2, 1]


@pytest.mark.rule("C10")
def test_points_of_public_objectives_are_not_private() -> None:
    table = ended("R2 R1 .. .. ..", "Y5 .. .. .. ..", tokens=[0, 1])
    assert [public_points(table.state, seat) for seat in range(2)] == [2, 0]
    assert (totals(table), privates(table)) == ([-13, -13], [3, 5])
    assert ranks(table.state) == [2, 1]


def ended_with(
    module: str,
    rows: Sequence[tuple[str, ...]],
    tokens: list[int],
    blooms: list[str] | None = None,
    keep: list[str] | None = None,
    pioneers: list[str] | None = None,
) -> Table:
    """The end of a game of two with a module of Glory, private objectives red and yellow."""
    table = Table(
        Options(players=2, tools=0, modules=(module,)),
        privates=["shades-of-red", "shades-of-yellow"],
        publics=PUBLICS,
        blooms=blooms,
        keep=keep,
        pioneers=pioneers,
    )
    table.pass_to_end()
    for seat, drawn in enumerate(rows):
        table.draw(seat, *drawn).favor(seat, tokens[seat])
    return table


@pytest.mark.rule("C10")
def test_points_of_blooms_are_private() -> None:
    poppy = ("R1 .. R3 .. ..", ".. Y4 .. .. ..")
    blooms = ["poppy", "clover", "daisy", "iris"]
    table = ended_with("blooms", [poppy, ("Y6 .. .. .. ..",)], [0, 5], blooms=blooms, keep=["first", "none"])
    assert (totals(table), privates(table)) == ([-8, -8], [4 + 5, 6])
    assert ranks(table.state) == [1, 2]


@pytest.mark.rule("C10")
def test_a_bloom_that_is_missed_costs_private_points() -> None:
    blooms = ["clover", "poppy", "daisy", "iris"]
    rows = [("R6 .. .. .. ..",), ("Y2 .. .. .. ..",)]
    table = ended_with("blooms", rows, [1, 0], blooms=blooms, keep=["first", "none"])
    assert (totals(table), privates(table)) == ([-17, -17], [6 - 5, 2])
    assert ranks(table.state) == [2, 1]


@pytest.mark.rule("C10")
def test_points_of_pioneers_are_not_private() -> None:
    rows = [("R3 .. .. .. ..",), ("Y5 .. .. .. ..",)]
    table = ended_with("pioneers", rows, [0, 1], pioneers=["prism-column"])
    table.state.owners[0] = 0
    assert (totals(table), privates(table)) == ([-13, -13], [3, 5])
    assert ranks(table.state) == [2, 1]
