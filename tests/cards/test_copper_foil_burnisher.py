"""Copper Foil Burnisher: one die moved, whatever value is printed on its new space.

The windows are drawn on the pattern Luz Celestial:

..R5.
P4.G3
6..B.
.Y2..
"""

import pytest

from testing.table import Table
from testing.tool_scenes import FULL_WINDOW, HOLE_AT_B2

pytestmark = pytest.mark.card("copper-foil-burnisher")

TWO_FIVES = (
    ".. .. .. .. ..",
    ".. .. .. .. ..",
    ".. .. G5 .. ..",
    ".. Y5 .. .. ..",
)


def burnisher(*rows: str) -> Table:
    """A first turn with the burnisher on the table and dice in the window."""
    table = Table(patterns=["luz-celestial"], tools=["copper-foil-burnisher"]).roll("G3 B3 Y3 P3 R3")
    return table.draw(0, *rows)


@pytest.mark.rule("U5", "P6")
def test_a_five_still_goes_nowhere_beside_a_five() -> None:
    table = burnisher(*TWO_FIVES).play("use copper-foil-burnisher")
    assert table.legal_with("move") == ["C3 C1", "D2 B2", "D2 D4"]
    assert table.refused("move C3 D3") == ["placement/unlike"]


@pytest.mark.rule("U5", "P3", "P4")
def test_color_touch_and_free_space_still_count() -> None:
    table = burnisher(*TWO_FIVES).play("use copper-foil-burnisher")
    assert table.refused("move D2 B4") == ["placement/color"]
    assert table.refused("move D2 A5") == ["placement/touch"]
    assert "placement/occupied" in table.refused("move C3 D2")


@pytest.mark.rule("U4", "P2")
def test_the_only_die_goes_to_another_space_of_the_edge() -> None:
    table = burnisher(
        ".. .. .. .. ..",
        "P2 .. .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
    ).play("use copper-foil-burnisher")
    targets = [move.removeprefix("B1 ") for move in table.legal_with("move")]
    assert targets == ["A1", "A2", "A4", "A5", "B5", "C1", "C5", "D1", "D3", "D4", "D5"]
    assert table.refused("move B1 B2") == ["placement/edge"]


@pytest.mark.rule("U4")
def test_the_die_is_lifted_before_its_target_is_tested() -> None:
    """The five on A5 keeps no five from A4 once it is the five that moves; nor does it hold the touch for itself."""
    table = burnisher(
        ".. .. .. .. G5",
        ".. .. .. .. Y3",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
    ).play("use copper-foil-burnisher")
    assert table.legal_with("move") == ["A5 A4", "A5 B4", "A5 C5", "B5 A4"]
    assert table.refused("move A5 A3") == ["placement/touch", "placement/color"]


@pytest.mark.rule("U4")
def test_the_target_differs_from_the_origin() -> None:
    table = burnisher(*TWO_FIVES).play("use copper-foil-burnisher")
    assert table.refused("move C3 C3") == ["move/same-space"]
    assert table.refused("move A1 A2") == ["move/no-die"]


@pytest.mark.rule("U4")
def test_dice_left_behind_need_not_stay_together() -> None:
    table = burnisher(
        "G1 .. .. .. ..",
        ".. Y4 .. .. ..",
        ".. .. G1 .. ..",
        ".. .. .. .. ..",
    ).play("use copper-foil-burnisher", "move B2 A2")
    assert table.drawn(0) == [
        "G1 Y4 .. .. ..",
        ".. .. .. .. ..",
        ".. .. G1 .. ..",
        ".. .. .. .. ..",
    ]


@pytest.mark.rule("U2")
def test_one_die_and_no_more() -> None:
    table = burnisher(*TWO_FIVES).play("use copper-foil-burnisher", "move C3 C1")
    assert table.refused("move D2 D4") == ["move/no-tool"]
    assert table.refused("use copper-foil-burnisher") == ["tool/one-a-turn"]
    assert "draft G3" in table.legal


@pytest.mark.rule("U2")
@pytest.mark.parametrize("rows", [HOLE_AT_B2, FULL_WINDOW], ids=["nothing fits the hole", "no hole"])
def test_not_offered_when_no_die_can_move(rows: tuple[str, ...]) -> None:
    table = Table(patterns=["fractal-drops"], tools=["copper-foil-burnisher"]).roll("G4 B4 Y4 P4 R4").draw(0, *rows)
    assert table.refused("use copper-foil-burnisher") == ["tool/impossible"]


@pytest.mark.rule("U2", "T5")
def test_not_offered_for_an_empty_window_and_no_way_out_once_paid() -> None:
    assert burnisher().refused("use copper-foil-burnisher") == ["tool/impossible"]
    table = burnisher(*TWO_FIVES).play("use copper-foil-burnisher")
    assert table.refused("pass") == ["pass/tool-owes"]
    assert table.refused("stop") == ["stop/not-offered"]


@pytest.mark.rule("U3", "T3")
def test_before_the_draft_or_after_the_placement_but_never_with_a_die_in_hand() -> None:
    table = burnisher(*TWO_FIVES)
    assert "use copper-foil-burnisher" in table.legal
    table.play("draft P3")
    assert table.refused("use copper-foil-burnisher") == ["tool/die-in-hand"]
    table.play("place C2", "use copper-foil-burnisher", "move D2 B2", "pass")
    assert table.drawn(0)[1:] == [".. Y5 .. .. ..", ".. P3 G5 .. ..", ".. .. .. .. .."]


@pytest.mark.rule("O4", "O7")
def test_alone_the_last_die_of_the_pool_may_pay_if_it_is_red() -> None:
    table = Table(players=1, patterns=["luz-celestial"], tools=["copper-foil-burnisher"]).roll("R1 B3 R5 B2")
    table.draw(0, *TWO_FIVES)
    assert table.legal_with("use") == ["copper-foil-burnisher R1", "copper-foil-burnisher R5"]
    table.lay("R5").play("use copper-foil-burnisher R5", "move C3 C1")
    assert (table.pool, table.die_at(0, "C1")) == ([], "G5")
    assert table.legal == ["pass"]
