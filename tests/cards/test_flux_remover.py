"""Flux Remover: the die in hand into the bag, another out of it, at a value of choice; placed or given to the pool."""

import pytest

from testing.table import Table
from testing.tool_scenes import at_the_hole
from vitrall.engine.chance import outcomes
from vitrall.engine.undo import undo_barrier

pytestmark = pytest.mark.card("flux-remover")


def bag(table: Table) -> dict[str, int]:
    """How many dice of each colour are in the bag."""
    counts = dict(zip("RYGBP", (int(left) for left in table.state.bag), strict=False))
    assert sum(counts.values()) == table.state.bag_left
    return counts


def last_round() -> Table:
    """Round 10 of a game of four, in which the bag is empty."""
    table = Table(players=4, tools=["flux-remover"])
    dice = ["R1", "Y2", "G3", "B4", "P5"] * 18
    for start in range(0, 81, 9):
        table.pass_round(" ".join(dice[start : start + 9]))
    return table.roll(" ".join(dice[81:]))


@pytest.mark.rule("U8", "T10")
@pytest.mark.parametrize("die", ["R1", "Y2", "G3", "B4", "P5"])
def test_an_empty_bag_gives_the_same_color_back(die: str) -> None:
    table = last_round()
    assert table.state.bag_left == 0
    table.play(f"draft {die}", "use flux-remover")
    assert table.legal == [f"draw {die[0]}"]
    table.play(f"draw {die[0]}", "turn 6")
    assert (table.hand, table.state.bag_left) == (f"{die[0]}6", 0)


@pytest.mark.rule("U8", "U7", "T4")
def test_a_die_that_fits_nowhere_joins_the_pool_with_the_value_chosen() -> None:
    table = at_the_hole("flux-remover", dice="P3 P5 R1 R2 R3")
    table.play("draft P3", "use flux-remover", "draw B", "turn 1")
    assert (table.hand, table.pool) == ("", ["P5", "R1", "R2", "R3", "B1"])
    assert table.legal == ["pass"]
    assert table.refused("draft P5") == ["draft/spent"]
    assert (table.state.favor[0], table.tokens_on("flux-remover")) == (2, 1)


@pytest.mark.rule("U8", "T4")
def test_a_die_that_fits_may_still_be_given_to_the_pool() -> None:
    table = at_the_hole("flux-remover", dice="R1 P5 R2 R3 R4")
    table.play("draft R1", "use flux-remover", "draw P", "turn 3")
    assert table.legal == ["place B2", "return"]
    assert table.refused("pass") == ["pass/die-in-hand"]
    table.play("return")
    assert table.pool == ["P5", "R2", "R3", "R4", "P3"]
    assert table.legal == ["pass"]
    assert table.refused("draft P3") == ["draft/spent"]
    assert "P3" in table.play("pass").legal_with("draft")


@pytest.mark.rule("U8")
def test_or_it_is_placed() -> None:
    table = at_the_hole("flux-remover", dice="R1 P5 R2 R3 R4")
    table.play("draft R1", "use flux-remover", "draw P", "turn 3", "place B2")
    assert (table.die_at(0, "B2"), table.pool) == ("P3", ["P5", "R2", "R3", "R4"])


@pytest.mark.rule("U8", "T5")
def test_the_color_is_seen_before_the_value_is_chosen_and_all_values_are_open() -> None:
    table = at_the_hole("flux-remover", dice="R1 P5 R2 R3 R4").play("draft R1", "use flux-remover", "draw P")
    assert table.legal == [f"turn {value}" for value in range(1, 7)]
    assert table.refused("pass") == ["pass/tool-owes"]
    assert table.refused("return") == ["return/not-offered"]


@pytest.mark.rule("U8")
def test_the_die_is_in_the_bag_when_the_other_is_drawn() -> None:
    """In round 1 with five dice rolled and none in windows, 85 are left; the one put in makes 86."""
    table = Table(patterns=["suns-glory"], tools=["flux-remover"]).roll("R1 R2 R3 Y4 G5")
    assert bag(table) == {"R": 15, "Y": 17, "G": 17, "B": 18, "P": 18}
    table.play("draft R1", "use flux-remover")
    assert bag(table) == {"R": 16, "Y": 17, "G": 17, "B": 18, "P": 18}
    chances = outcomes(table.state)
    assert [int(weight) for weight in chances.weights] == [16, 17, 17, 18, 18]
    assert chances.total == 86
    table.play("draw B")
    assert bag(table) == {"R": 16, "Y": 17, "G": 17, "B": 17, "P": 18}
    table.play("turn 6", "return")
    assert bag(table) == {"R": 16, "Y": 17, "G": 17, "B": 17, "P": 18}
    assert table.pool == ["R2", "R3", "Y4", "G5", "B6"]


@pytest.mark.rule("U8")
def test_the_same_color_may_come_up_again_and_another_value_be_chosen() -> None:
    table = Table(patterns=["suns-glory"], tools=["flux-remover"]).roll("R1 R2 R3 Y4 G5")
    table.play("draft R1", "use flux-remover", "draw R", "turn 1")
    assert (table.hand, bag(table)["R"]) == ("R1", 15)


@pytest.mark.rule("T4", "U2")
def test_a_die_that_fits_nowhere_is_drafted_for_the_remover_and_then_it_must_be_used() -> None:
    table = at_the_hole("flux-remover", dice="R1 R2 R3 R4 R5")
    assert table.legal_with("draft") == ["R1", "R2", "R3", "R4", "R5"]
    table.play("draft R1")
    assert table.legal == ["use flux-remover"]
    assert table.refused("return") == ["return/not-offered"]


@pytest.mark.rule("U8")
def test_the_leave_to_return_ends_with_the_die() -> None:
    table = at_the_hole("flux-remover", dice="R1 P5 R2 R3 R4")
    table.play("draft R1", "use flux-remover", "draw P", "turn 3", "return", "pass", "draft P5")
    assert table.refused("return") == ["return/not-offered"]


@pytest.mark.rule("T12")
def test_the_draw_is_not_undone() -> None:
    table = Table(tools=["flux-remover"])
    assert undo_barrier(table.notation.action("draw R")) == "undo/new-knowledge"
    assert undo_barrier(table.notation.action("turn 3")) == ""


@pytest.mark.rule("U3")
def test_not_before_the_draft_and_not_after_the_placement() -> None:
    table = Table(patterns=["suns-glory"], tools=["flux-remover"]).roll("G3 R1 R2 R3 R4")
    assert table.refused("use flux-remover") == ["tool/no-die-in-hand"]
    table.play("draft G3", "place A4")
    assert table.refused("use flux-remover") == ["tool/no-die-in-hand"]


@pytest.mark.rule("O4", "O7")
def test_alone_a_purple_die_pays_and_does_not_go_into_the_bag() -> None:
    table = at_the_hole("flux-remover", dice="R1 P6 R2 B1", players=1).play("draft R1")
    before = bag(table)
    assert table.legal == ["use flux-remover P6"]
    table.play("use flux-remover P6")
    assert bag(table) == before | {"R": before["R"] + 1}
    table.play("draw P", "turn 5", "place B2")
    assert (table.pool, table.tokens_on("flux-remover")) == (["R2", "B1"], -1)


@pytest.mark.rule("O4", "T4")
def test_alone_the_die_in_hand_does_not_pay() -> None:
    table = at_the_hole("flux-remover", dice="P4 R1 R2 B1", players=1)
    assert table.legal_with("draft") == ["R1", "R2", "B1"]
    assert table.refused("draft P4") == ["draft/no-space"]
