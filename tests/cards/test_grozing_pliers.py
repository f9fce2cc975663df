"""Grozing Pliers: the die in hand one up or one down, never from 6 to 1 or from 1 to 6."""

import pytest

from testing.table import Table
from testing.tool_scenes import at_the_hole

pytestmark = pytest.mark.card("grozing-pliers")


@pytest.mark.rule("U7", "T4", "U2")
def test_a_die_that_fits_nowhere_before_or_after_goes_back_with_its_new_value() -> None:
    table = at_the_hole("grozing-pliers", dice="Y1 R1 R2 R3 R4").play("draft Y1", "use grozing-pliers", "turn 2")
    assert (table.hand, table.pool) == ("", ["R1", "R2", "R3", "R4", "Y2"])
    assert (table.state.favor[0], table.tokens_on("grozing-pliers")) == (2, 1)


@pytest.mark.rule("U7", "T4")
def test_after_a_die_has_gone_back_the_draft_is_spent() -> None:
    table = at_the_hole("grozing-pliers", dice="P1 P3 R1 R2 R3").play("draft P1", "use grozing-pliers", "turn 2")
    assert table.legal == ["pass"]
    assert table.refused("draft P3") == ["draft/spent"]
    table.play("pass")
    assert table.state.seat == 1
    assert "P2" in table.legal_with("draft")


@pytest.mark.rule("U13")
@pytest.mark.parametrize(
    ("value", "ways"), [(1, "2"), (2, "1 3"), (3, "2 4"), (4, "3 5"), (5, "4 6"), (6, "5")], ids=lambda case: str(case)
)
def test_the_value_goes_one_up_or_down_and_never_round_the_corner(value: int, ways: str) -> None:
    table = Table(patterns=["suns-glory"], tools=["grozing-pliers"]).roll(f"G{value} R1 R2 R3 R4")
    table.play(f"draft G{value}", "use grozing-pliers")
    assert table.legal_with("turn") == ways.split()
    assert table.legal_with("turn") == [text.removeprefix("turn ") for text in table.legal]
    for other in set("123456") - set(ways.split()):
        assert table.rules_against(f"turn {other}") == ["U13"]


@pytest.mark.rule("T4", "T5")
def test_a_turned_die_that_fits_has_to_be_placed() -> None:
    table = at_the_hole("grozing-pliers", dice="P4 R1 R2 R3 R4").play("draft P4", "use grozing-pliers", "turn 3")
    assert table.legal == ["place B2"]
    assert table.refused("pass") == ["pass/die-in-hand"]
    assert table.refused("return") == ["return/not-offered"]
    table.play("place B2")
    assert table.die_at(0, "B2") == "P3"


@pytest.mark.rule("U13", "T5")
def test_leaving_the_value_as_it_is_or_stopping_short_is_not_offered() -> None:
    table = at_the_hole("grozing-pliers", dice="P4 R1 R2 R3 R4").play("draft P4", "use grozing-pliers")
    assert table.refused("turn 4") == ["turn/value"]
    assert table.refused("pass") == ["pass/tool-owes"]
    assert table.refused("stop") == ["stop/not-offered"]
    assert table.refused("place B2") == ["place/no-die"]


@pytest.mark.rule("T4")
def test_a_die_that_fits_nowhere_is_drafted_for_the_pliers_and_then_they_must_be_used() -> None:
    table = at_the_hole("grozing-pliers", dice="P4 R1 R2 R3 R4").play("draft P4")
    assert table.legal == ["use grozing-pliers"]
    assert table.refused("pass") == ["pass/die-in-hand"]


@pytest.mark.rule("U3")
def test_not_before_the_draft_and_not_after_the_placement() -> None:
    table = Table(patterns=["suns-glory"], tools=["grozing-pliers"]).roll("G3 R1 R2 R3 R4")
    assert table.refused("use grozing-pliers") == ["tool/no-die-in-hand"]
    table.play("draft G3")
    assert "use grozing-pliers" in table.legal
    table.play("place A4")
    assert table.refused("use grozing-pliers") == ["tool/no-die-in-hand"]


@pytest.mark.rule("U2")
def test_once_on_a_die_and_not_again() -> None:
    table = Table(patterns=["suns-glory"], tools=["grozing-pliers"]).roll("G3 R1 R2 R3 R4")
    table.play("draft G3", "use grozing-pliers", "turn 4")
    assert table.refused("use grozing-pliers") == ["tool/one-a-turn"]


@pytest.mark.rule("O4", "O7")
def test_alone_a_purple_die_pays_but_not_the_one_in_hand() -> None:
    table = at_the_hole("grozing-pliers", dice="P4 P6 R1 B1", players=1).play("draft P4")
    assert table.legal == ["use grozing-pliers P6"]
    assert table.refused("use grozing-pliers P4") == ["tool/payment"]
    assert table.refused("use grozing-pliers R1") == ["tool/payment"]
    table.play("use grozing-pliers P6", "turn 5", "place B2")
    assert table.pool == ["R1", "B1"]
    assert table.tokens_on("grozing-pliers") == -1


@pytest.mark.rule("O4", "T4")
def test_alone_a_die_that_fits_nowhere_stays_where_it_is_when_no_other_could_pay() -> None:
    table = at_the_hole("grozing-pliers", dice="P4 R1 B1 Y1", players=1)
    assert table.refused("draft P4") == ["draft/no-space"]


@pytest.mark.rule("O4", "T4")
def test_alone_its_twin_may_pay() -> None:
    table = at_the_hole("grozing-pliers", dice="P4 P4 B1 Y1", players=1).play("draft P4")
    assert table.legal == ["use grozing-pliers P4"]
    assert table.play("use grozing-pliers P4").pool == ["B1", "Y1"]


@pytest.mark.rule("O7")
def test_alone_the_last_die_of_the_pool_may_pay() -> None:
    table = at_the_hole("grozing-pliers", dice="P4 P1 B1 Y1", players=1).lay("P4 P1")
    table.play("draft P4", "use grozing-pliers P1", "turn 3", "place B2")
    assert table.pool == []
