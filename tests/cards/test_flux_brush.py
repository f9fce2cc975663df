"""Flux Brush: the die in hand rolled again, then placed if any space takes it."""

import pytest

from testing.table import Table
from testing.tool_scenes import at_the_hole
from vitrall.engine.undo import undo_barrier

pytestmark = pytest.mark.card("flux-brush")


@pytest.mark.rule("U8", "U7", "T4")
def test_a_die_that_fits_nowhere_goes_back_with_its_new_value_and_spends_the_draft() -> None:
    table = at_the_hole("flux-brush", dice="P3 P5 R1 R2 R3").play("draft P3", "use flux-brush", "roll P4")
    assert (table.hand, table.pool) == ("", ["P5", "R1", "R2", "R3", "P4"])
    assert table.legal == ["pass"]
    assert table.refused("draft P5") == ["draft/spent"]
    assert (table.state.favor[0], table.tokens_on("flux-brush")) == (2, 1)
    assert "P4" in table.play("pass").legal_with("draft")


@pytest.mark.rule("U8", "T4", "T5")
def test_a_die_that_fits_has_to_be_placed() -> None:
    table = at_the_hole("flux-brush", dice="P4 R1 R2 R3 R4").play("draft P4", "use flux-brush", "roll P6")
    assert table.legal == ["place B2"]
    assert table.refused("return") == ["return/not-offered"]
    assert table.refused("pass") == ["pass/die-in-hand"]
    assert table.play("place B2").die_at(0, "B2") == "P6"


@pytest.mark.rule("U8")
def test_the_value_may_stay_the_same_and_the_color_always_does() -> None:
    table = at_the_hole("flux-brush", dice="P3 R1 R2 R3 R4").play("draft P3", "use flux-brush")
    assert table.legal == [f"roll P{value}" for value in range(1, 7)]
    assert table.refused("roll R3") == ["chance/impossible"]
    assert table.play("roll P3").legal == ["place B2"]


@pytest.mark.rule("U8", "U7")
def test_the_same_value_that_did_not_fit_does_not_fit_now() -> None:
    table = at_the_hole("flux-brush", dice="P4 R1 R2 R3 R4").play("draft P4", "use flux-brush", "roll P4")
    assert table.pool == ["R1", "R2", "R3", "R4", "P4"]
    assert table.legal == ["pass"]


@pytest.mark.rule("U2", "T4")
def test_offered_even_for_a_color_that_no_space_takes() -> None:
    table = at_the_hole("flux-brush", dice="R1 R2 R3 R4 R5").play("draft R1")
    assert table.legal == ["use flux-brush"]
    assert table.refused("pass") == ["pass/die-in-hand"]


@pytest.mark.rule("T5", "U8")
def test_while_the_die_rolls_the_player_waits() -> None:
    table = at_the_hole("flux-brush", dice="P3 R1 R2 R3 R4").play("draft P3", "use flux-brush")
    for text in ("pass", "place B2", "stop", "draft R1"):
        assert table.refused(text) == ["chance/awaited"]


@pytest.mark.rule("T12")
def test_the_roll_is_not_undone() -> None:
    table = at_the_hole("flux-brush", dice="P3 R1 R2 R3 R4")
    assert undo_barrier(table.notation.action("use flux-brush")) == ""
    assert undo_barrier(table.notation.action("roll P3")) == "undo/new-knowledge"


@pytest.mark.rule("U3")
def test_not_before_the_draft_and_not_after_the_placement() -> None:
    table = Table(patterns=["suns-glory"], tools=["flux-brush"]).roll("G3 R1 R2 R3 R4")
    assert table.refused("use flux-brush") == ["tool/no-die-in-hand"]
    table.play("draft G3", "place A4")
    assert table.refused("use flux-brush") == ["tool/no-die-in-hand"]


@pytest.mark.rule("O4", "O7")
def test_alone_a_purple_die_pays_but_not_the_one_in_hand() -> None:
    table = at_the_hole("flux-brush", dice="P4 P6 R1 B1", players=1).play("draft P4")
    assert table.legal == ["use flux-brush P6"]
    assert table.refused("use flux-brush P4") == ["tool/payment"]
    table.play("use flux-brush P6", "roll P5", "place B2")
    assert (table.pool, table.tokens_on("flux-brush")) == (["R1", "B1"], -1)


@pytest.mark.rule("O4", "T4")
def test_alone_a_die_that_fits_nowhere_stays_where_it_is_when_no_other_could_pay() -> None:
    table = at_the_hole("flux-brush", dice="P4 R1 B1 Y1", players=1)
    assert table.legal_with("draft") == ["R1", "B1", "Y1"]
    assert table.refused("draft P4") == ["draft/no-space"]
