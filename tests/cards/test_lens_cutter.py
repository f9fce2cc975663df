"""Lens Cutter: the die in hand against one of the round track, both as they lie."""

import pytest

from testing.table import Table
from testing.tool_scenes import HOLE_AT_B2
from vitrall.engine.scoring import target

pytestmark = pytest.mark.card("lens-cutter")

FIRST = "R1 G2 R1 B4 P5"
SECOND = "Y1 G2 Y3 B4 R6"


def cutter(dice: str, *rows: str) -> Table:
    """The first turn of round 3, with five dice on each of two spaces of the track."""
    table = Table(patterns=["fractal-drops"], tools=["lens-cutter"]).pass_round(FIRST).pass_round(SECOND)
    return table.roll(dice).draw(0, *rows)


@pytest.mark.rule("U7", "T4", "U11")
def test_a_die_that_fits_nowhere_goes_to_the_pool_and_spends_the_draft() -> None:
    table = cutter("P3 P6 R2 R3 R4", *HOLE_AT_B2).play("draft P3", "use lens-cutter", "swap 2 Y3")
    assert (table.hand, table.pool) == ("", ["P6", "R2", "R3", "R4", "Y3"])
    assert table.legal == ["pass"]
    assert table.refused("draft P6") == ["draft/spent"]
    assert (table.state.favor[0], table.tokens_on("lens-cutter")) == (2, 1)


@pytest.mark.rule("U11")
def test_the_die_left_behind_lies_exactly_where_the_other_lay() -> None:
    table = cutter("P2 P6 R2 R3 R4").play("draft P2", "use lens-cutter", "swap 1 G2")
    assert table.hand == "G2"
    assert table.track[:2] == [["R1", "P2", "R1", "B4", "P5"], SECOND.split()]


@pytest.mark.rule("U11")
def test_the_round_is_told_apart_when_the_same_kind_lies_on_two() -> None:
    table = cutter("P2 P6 R2 R3 R4").play("draft P2", "use lens-cutter", "swap 2 B4")
    assert table.track[:2] == [FIRST.split(), ["Y1", "G2", "Y3", "P2", "R6"]]


@pytest.mark.rule("U11")
def test_every_die_of_the_track_is_offered_each_kind_of_a_round_once() -> None:
    table = cutter("P2 P6 R2 R3 R4").play("draft P2", "use lens-cutter")
    first = ["1 R1", "1 G2", "1 B4", "1 P5"]
    assert table.legal_with("swap") == [*first, "2 Y1", "2 G2", "2 Y3", "2 B4", "2 R6"]
    assert len(table.legal) == 9
    assert table.refused("swap 2 R1") == ["swap/not-on-track"]
    assert table.refused("swap 1 R6") == ["swap/not-on-track"]
    assert table.refused("swap 3 P6") == ["swap/not-on-track"]


@pytest.mark.rule("U11", "U2")
def test_never_in_round_one() -> None:
    table = Table(patterns=["fractal-drops"], tools=["lens-cutter"]).roll("P3 P4 R2 R3 R4").draw(0, *HOLE_AT_B2)
    assert table.legal_with("draft") == ["P3"]
    table.play("draft P3")
    assert table.refused("use lens-cutter") == ["tool/impossible"]


@pytest.mark.rule("T4", "T5")
def test_a_die_that_fits_nowhere_is_drafted_for_the_cutter_and_what_it_brings_is_placed() -> None:
    table = cutter("R1 P4 R2 R3 R4", *HOLE_AT_B2).play("draft R1")
    assert table.legal == ["use lens-cutter"]
    table.play("use lens-cutter")
    assert table.refused("pass") == ["pass/tool-owes"]
    table.play("swap 1 P5")
    assert table.legal == ["place B2"]
    assert table.refused("return") == ["return/not-offered"]
    assert table.play("place B2").die_at(0, "B2") == "P5"


@pytest.mark.rule("U11")
def test_a_swap_for_a_die_of_the_same_kind_changes_nothing() -> None:
    table = cutter("R1 P4 R2 R3 R4").play("draft R1", "use lens-cutter", "swap 1 R1")
    assert (table.hand, table.track[0]) == ("R1", FIRST.split())


@pytest.mark.rule("U11")
def test_what_is_left_behind_may_be_fetched_by_the_next_player() -> None:
    table = cutter("P2 P6 R2 R3 R4").play("draft P2", "use lens-cutter", "swap 1 G2", "place A1", "pass")
    table.play("draft R2", "use lens-cutter", "swap 1 P2")
    assert table.track[0] == ["R1", "R2", "R1", "B4", "P5"]
    assert table.tokens_on("lens-cutter") == 3


@pytest.mark.rule("U3")
def test_not_before_the_draft_and_not_after_the_placement() -> None:
    table = cutter("P2 P6 R2 R3 R4")
    assert table.refused("use lens-cutter") == ["tool/no-die-in-hand"]
    table.play("draft P2", "place A1")
    assert table.refused("use lens-cutter") == ["tool/no-die-in-hand"]
    assert table.refused("swap 1 R1") == ["swap/no-tool"]


@pytest.mark.rule("O4", "O6", "U11")
def test_alone_a_green_die_pays_and_the_swap_counts_for_the_target() -> None:
    table = Table(players=1, patterns=["fractal-drops"], tools=["lens-cutter"]).pass_round("R6 Y6 B6 P6")
    table.roll("G1 G2 R1 R2").play("draft G1")
    assert table.legal_with("use") == ["lens-cutter G2"]
    table.play("use lens-cutter G2", "swap 1 B6")
    assert (table.track[0], target(table.state)) == (["R6", "Y6", "G1", "P6"], 19)
    assert (table.pool, table.tokens_on("lens-cutter")) == (["R1", "R2"], -1)


@pytest.mark.rule("O4", "T4")
def test_alone_the_die_in_hand_does_not_pay() -> None:
    table = Table(players=1, patterns=["fractal-drops"], tools=["lens-cutter"]).pass_round("R6 Y6 B6 P6")
    table.roll("G1 R1 R2 R3").draw(0, *HOLE_AT_B2)
    assert table.legal_with("draft") == ["R1", "R2", "R3"]
    assert table.refused("draft G1") == ["draft/no-space"]
