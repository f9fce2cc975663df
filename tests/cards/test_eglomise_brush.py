"""Eglomise Brush: one die moved, whatever colour is printed on its new space.

The windows are drawn on the pattern Luz Celestial:

..R5.
P4.G3
6..B.
.Y2..
"""

import pytest

from testing.table import Table
from testing.tool_scenes import FULL_WINDOW, HOLE_AT_B2

pytestmark = pytest.mark.card("eglomise-brush")

TWO_REDS = (
    ".. .. .. .. ..",
    ".. .. .. .. ..",
    ".. R5 .. .. ..",
    ".. .. R2 .. ..",
)


def brush(*rows: str) -> Table:
    """A first turn with the brush on the table and dice in the window."""
    table = Table(patterns=["luz-celestial"], tools=["eglomise-brush"]).roll("G4 B4 Y4 P4 R4")
    return table.draw(0, *rows)


@pytest.mark.rule("U5", "P6")
def test_red_still_goes_nowhere_beside_red() -> None:
    table = brush(*TWO_REDS).play("use eglomise-brush")
    assert table.legal_with("move") == ["C2 C4", "D3 B1", "D3 B3", "D3 D1"]
    assert table.refused("move C2 D2") == ["placement/unlike"]


@pytest.mark.rule("U5", "P3", "P5")
def test_value_touch_and_free_space_still_count() -> None:
    table = brush(*TWO_REDS).play("use eglomise-brush")
    assert table.refused("move C2 D5") == ["placement/touch"]
    assert table.refused("move C2 A4") == ["placement/touch"]
    assert "placement/occupied" in table.refused("move C2 D3")
    assert table.refused("move D3 B2") == ["placement/value", "placement/unlike"]


@pytest.mark.rule("U4", "P2")
def test_the_only_die_goes_to_another_space_of_the_edge() -> None:
    table = brush(
        ".. .. .. .. ..",
        ".. .. .. .. G3",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
    ).play("use eglomise-brush")
    targets = [move.removeprefix("B5 ") for move in table.legal_with("move")]
    assert targets == ["A1", "A2", "A3", "A5", "B1", "C5", "D1", "D2", "D4", "D5"]
    assert table.refused("move B5 C3") == ["placement/edge"]
    assert table.refused("move B5 C4") == ["placement/edge"]


@pytest.mark.rule("U4")
def test_the_die_is_lifted_before_its_target_is_tested() -> None:
    """Neither its own colour beside the target nor its own company at a corner counts."""
    table = brush(
        "R1 .. .. .. ..",
        ".. R4 .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
    ).play("use eglomise-brush")
    assert table.legal_with("move") == ["A1 A3", "A1 C3"]
    assert table.refused("move B2 C2") == ["placement/touch"]


@pytest.mark.rule("U4")
def test_one_step_aside_is_a_move_though_it_lies_beside_its_own_old_space() -> None:
    table = brush(
        ".. R1 .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
    ).play("use eglomise-brush", "move A2 A3")
    assert table.drawn(0)[0] == ".. .. R1 .. .."
    assert "pass" in table.legal


@pytest.mark.rule("U4")
def test_the_target_differs_from_the_origin() -> None:
    table = brush(*TWO_REDS).play("use eglomise-brush")
    assert table.refused("move C2 C2") == ["move/same-space"]
    assert table.refused("move A1 A2") == ["move/no-die"]


@pytest.mark.rule("U4")
def test_dice_left_behind_need_not_stay_together() -> None:
    table = brush(
        "G1 .. .. .. ..",
        ".. Y4 .. .. ..",
        ".. .. G1 .. ..",
        ".. .. .. .. ..",
    ).play("use eglomise-brush", "move B2 A2")
    assert table.drawn(0) == [
        "G1 Y4 .. .. ..",
        ".. .. .. .. ..",
        ".. .. G1 .. ..",
        ".. .. .. .. ..",
    ]


@pytest.mark.rule("U2")
def test_one_die_and_no_more() -> None:
    table = brush(*TWO_REDS).play("use eglomise-brush", "move C2 C4")
    assert table.refused("move D3 D1") == ["move/no-tool"]
    assert table.refused("use eglomise-brush") == ["tool/one-a-turn"]
    assert "draft G4" in table.legal


@pytest.mark.rule("U2")
@pytest.mark.parametrize("rows", [HOLE_AT_B2, FULL_WINDOW], ids=["nothing fits the hole", "no hole"])
def test_not_offered_when_no_die_can_move(rows: tuple[str, ...]) -> None:
    table = Table(patterns=["fractal-drops"], tools=["eglomise-brush"]).roll("G4 B4 Y4 P4 R4").draw(0, *rows)
    assert table.refused("use eglomise-brush") == ["tool/impossible"]


@pytest.mark.rule("U2", "T5")
def test_not_offered_for_an_empty_window_and_no_way_out_once_paid() -> None:
    assert brush().refused("use eglomise-brush") == ["tool/impossible"]
    table = brush(*TWO_REDS).play("use eglomise-brush")
    assert table.refused("pass") == ["pass/tool-owes"]
    assert table.refused("stop") == ["stop/not-offered"]
    assert table.refused("draft G4") == ["draft/tool-owes"]


@pytest.mark.rule("U3", "T3")
def test_before_the_draft_or_after_the_placement_but_never_with_a_die_in_hand() -> None:
    table = brush(*TWO_REDS)
    assert "use eglomise-brush" in table.legal
    table.play("draft G4")
    assert table.refused("use eglomise-brush") == ["tool/die-in-hand"]
    table.play("place C3", "use eglomise-brush", "move D3 B1", "pass")
    assert table.drawn(0)[1:3] == ["R2 .. .. .. ..", ".. R5 G4 .. .."]


@pytest.mark.rule("T4", "U3")
def test_it_is_no_reason_to_draft_a_die_that_fits_nowhere() -> None:
    table = Table(patterns=["fractal-drops"], tools=["eglomise-brush"]).roll("G4 B4 Y4 P4 R4").draw(0, *HOLE_AT_B2)
    assert table.legal == ["pass"]
    assert table.refused("draft G4") == ["draft/no-space"]


@pytest.mark.rule("O4", "O7")
def test_alone_the_last_die_of_the_pool_may_pay_if_it_is_blue() -> None:
    table = Table(players=1, patterns=["luz-celestial"], tools=["eglomise-brush"]).roll("R1 B3 B5 R2")
    table.draw(0, *TWO_REDS)
    assert table.legal_with("use") == ["eglomise-brush B3", "eglomise-brush B5"]
    assert table.refused("use eglomise-brush R1") == ["tool/payment"]
    table.lay("B3").play("use eglomise-brush B3", "move D3 B1")
    assert (table.pool, table.die_at(0, "B1")) == ([], "R2")
    assert table.tokens_on("eglomise-brush") == -1


@pytest.mark.rule("O7")
def test_alone_an_empty_pool_pays_for_nothing() -> None:
    table = Table(players=1, patterns=["luz-celestial"], tools=["eglomise-brush"]).roll("R1 B3 B5 R2")
    table.draw(0, *TWO_REDS).lay("")
    assert table.legal == ["pass"]
    assert table.refused("use eglomise-brush B3") == ["tool/payment"]
