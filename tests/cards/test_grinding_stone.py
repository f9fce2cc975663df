"""Grinding Stone: the die in hand turned over to its opposite face."""

import pytest

from testing.table import Table
from testing.tool_scenes import at_the_hole

pytestmark = pytest.mark.card("grinding-stone")


@pytest.mark.rule("U7", "T4", "U2")
def test_a_die_that_fits_only_before_it_is_turned_goes_back_turned() -> None:
    table = at_the_hole("grinding-stone", dice="P3 P1 R2 R3 R4").play("draft P3")
    assert table.legal == ["place B2", "use grinding-stone"]
    table.play("use grinding-stone")
    assert (table.hand, table.pool) == ("", ["P1", "R2", "R3", "R4", "P4"])
    assert table.legal == ["pass"]
    assert table.refused("draft P1") == ["draft/spent"]
    assert (table.state.favor[0], table.tokens_on("grinding-stone")) == (2, 1)


@pytest.mark.rule("U13")
@pytest.mark.parametrize(("value", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_new_value_is_seven_less_the_old(value: int, opposite: int) -> None:
    table = Table(patterns=["suns-glory"], tools=["grinding-stone"]).roll(f"G{value} R1 R2 R3 R4")
    table.play(f"draft G{value}", "use grinding-stone")
    assert table.hand == f"G{opposite}"


@pytest.mark.rule("T4", "T5")
def test_a_turned_die_that_fits_has_to_be_placed() -> None:
    table = at_the_hole("grinding-stone", dice="P4 R1 R2 R3 R4").play("draft P4")
    assert table.legal == ["use grinding-stone"]
    assert table.refused("pass") == ["pass/die-in-hand"]
    table.play("use grinding-stone")
    assert table.legal == ["place B2"]
    assert table.refused("return") == ["return/not-offered"]
    assert table.refused("pass") == ["pass/die-in-hand"]
    assert table.play("place B2").die_at(0, "B2") == "P3"


@pytest.mark.rule("U3")
def test_not_before_the_draft_and_not_after_the_placement() -> None:
    table = Table(patterns=["suns-glory"], tools=["grinding-stone"]).roll("G3 R1 R2 R3 R4")
    assert table.refused("use grinding-stone") == ["tool/no-die-in-hand"]
    table.play("draft G3", "place A4")
    assert table.refused("use grinding-stone") == ["tool/no-die-in-hand"]


@pytest.mark.rule("U2")
def test_a_die_is_not_turned_back_in_the_same_turn() -> None:
    table = Table(patterns=["suns-glory"], tools=["grinding-stone"]).roll("G3 R1 R2 R3 R4")
    table.play("draft G3", "use grinding-stone")
    assert table.refused("use grinding-stone") == ["tool/one-a-turn"]


@pytest.mark.rule("O4", "O7")
def test_alone_a_green_die_pays_but_not_the_one_in_hand() -> None:
    table = Table(players=1, patterns=["suns-glory"], tools=["grinding-stone"]).roll("G3 R1 P2 R4").play("draft G3")
    assert table.legal_with("use") == []
    assert table.refused("use grinding-stone G3") == ["tool/payment"]
    table = Table(players=1, patterns=["suns-glory"], tools=["grinding-stone"]).roll("G3 G1 P2 R4").lay("G3 G1")
    table.play("draft G3", "use grinding-stone G1")
    assert (table.hand, table.pool) == ("G4", [])
    assert table.tokens_on("grinding-stone") == -1


@pytest.mark.rule("O4", "T4")
def test_alone_a_die_that_fits_nowhere_needs_another_die_to_pay_for_the_stone() -> None:
    assert "draft G4" not in at_the_hole("grinding-stone", dice="G4 P4 R1 B1", players=1).legal
    table = at_the_hole("grinding-stone", dice="G4 P4 R1 B1", players=1).play("draft P4")
    assert table.legal == ["use grinding-stone G4"]
