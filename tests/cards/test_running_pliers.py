"""Running Pliers: a second die at once in the first turn, for the second turn of the round."""

import pytest

from testing.table import Table
from vitrall.engine.options import Options
from vitrall.engine.scoring import ranks, standing

pytestmark = pytest.mark.card("running-pliers")

# On Fractal Drops: D5 takes what is neither green nor blue, one nor six; B2 takes P1, P3, P5 and P6.
TWO_HOLES = (
    "G3 Y4 R5 Y3 G6",
    "R4 .. G2 B4 R5",
    "G6 B2 R5 P2 G1",
    "B3 Y5 G3 B6 ..",
)


def pliers(*others: str, players: int = 2) -> Table:
    """A first turn with the pliers on the table, and other tools; all windows are empty."""
    dice = {1: "R1 G2 B3 R4", 2: "R1 G2 B3 Y4 P5", 4: "R1 G2 B3 Y4 P5 R2 G3 B4 Y5"}[players]
    patterns = ["luz-celestial", "fractal-drops"][:players]
    return Table(players=players, patterns=patterns, tools=["running-pliers", *others]).roll(dice)


def two_holes(dice: str, *others: str, players: int = 2) -> Table:
    """A first turn of which the die is placed on D5; only B2 is free."""
    table = Table(players=players, patterns=["fractal-drops"], tools=["running-pliers", *others]).roll(dice)
    return table.draw(0, *TWO_HOLES).play("draft Y4", "place D5")


def seats_to_come(table: Table) -> list[int]:
    """Who has turns in the rest of this round, the present one too, if all pass."""
    round, seats = table.state.round, []
    while table.state.round == round:
        seats.append(int(table.state.seat))
        table.play("pass")
    return seats


@pytest.mark.rule("U9", "T2")
def test_the_last_player_of_the_first_pass_may_use_it_and_loses_the_turn_that_would_follow() -> None:
    table = pliers().play("pass", "draft R1", "place B1", "use running-pliers", "draft G2", "place A1")
    assert seats_to_come(table) == [1, 0]


@pytest.mark.rule("U9")
def test_the_start_player_loses_the_last_turn_of_the_round() -> None:
    table = pliers().play("draft R1", "place A3", "use running-pliers", "draft G2", "place B4")
    assert seats_to_come(table) == [0, 1, 1]


@pytest.mark.rule("U9")
def test_the_next_round_is_whole_again() -> None:
    table = pliers().play("draft R1", "place A3", "use running-pliers", "draft G2", "place B4")
    seats_to_come(table)
    assert seats_to_come(table.roll("R1 R2 R3 R4 R5")) == [1, 0, 0, 1]


@pytest.mark.rule("U9", "T8")
def test_when_both_have_used_it_the_round_ends_after_the_first_turns() -> None:
    table = pliers().play("draft R1", "place A3", "use running-pliers", "draft G2", "place B4", "pass")
    table.play("draft B3", "place D1", "use running-pliers", "draft Y4", "place D2")
    assert seats_to_come(table) == [1]
    assert table.track[0] == ["P5"]
    assert table.tokens_on("running-pliers") == 3


@pytest.mark.rule("U9", "T2")
def test_only_the_one_who_used_it_is_passed_over() -> None:
    table = pliers(players=4).play("pass", "draft R1", "place B1", "use running-pliers", "draft G2", "place A1")
    assert seats_to_come(table) == [1, 2, 3, 3, 2, 0]


@pytest.mark.rule("U9")
def test_the_second_die_has_to_fit_as_it_lies() -> None:
    table = two_holes("Y4 P3 P4 R2 R3", "grozing-pliers").play("use running-pliers")
    assert table.legal == ["draft P3"]
    assert table.rules_against("draft P4") == ["U9"]
    assert table.refused("draft P4") == ["draft/no-space"]
    assert table.refused("draft P6") == ["draft/not-in-pool"]


@pytest.mark.rule("U9", "U2")
def test_not_offered_when_no_die_of_the_pool_fits_whatever_another_tool_could_do() -> None:
    table = two_holes("Y4 P4 P2 R2 R3", "grozing-pliers")
    assert table.refused("use running-pliers") == ["tool/impossible"]


@pytest.mark.rule("U9", "U15", "U2")
def test_not_offered_with_an_empty_pool() -> None:
    table = pliers().play("draft R1", "place A3").lay("")
    assert table.refused("use running-pliers") == ["tool/impossible"]


@pytest.mark.rule("U9", "U2")
def test_no_second_tool_comes_with_the_second_die() -> None:
    table = pliers("grozing-pliers").play("draft R1", "place A3", "use running-pliers", "draft G2")
    assert table.refused("use grozing-pliers") == ["tool/one-a-turn"]
    assert table.legal == [f"place {space}" for space in table.legal_with("place")]
    table.play("place B4")
    assert table.legal == ["pass"]


@pytest.mark.rule("U9", "T5")
def test_once_paid_a_second_die_is_drafted_and_placed_and_no_third() -> None:
    table = pliers().play("draft R1", "place A3", "use running-pliers")
    assert table.refused("pass") == ["pass/tool-owes"]
    assert table.refused("stop") == ["stop/not-offered"]
    table.play("draft G2")
    assert table.refused("pass") == ["pass/die-in-hand"]
    assert table.refused("return") == ["return/not-offered"]
    table.play("place B4")
    assert table.refused("draft B3") == ["draft/spent"]
    assert table.pool == ["B3", "Y4", "P5"]


@pytest.mark.rule("U9", "P6")
def test_the_second_die_is_placed_by_all_rules_the_first_die_counted() -> None:
    table = pliers().play("draft R1", "place A1", "use running-pliers", "draft Y4")
    assert table.legal_with("place") == ["A2", "B2"]
    assert table.refused("place D2") == ["placement/touch"]


@pytest.mark.rule("U9", "U3")
def test_not_before_the_draft_and_not_with_the_first_die_in_hand() -> None:
    table = pliers()
    assert table.refused("use running-pliers") == ["tool/timing"]
    table.play("draft R1")
    assert table.refused("use running-pliers") == ["tool/die-in-hand"]


@pytest.mark.rule("U9", "U3")
def test_not_in_the_second_turn() -> None:
    table = pliers().pass_turns(3).play("draft R1", "place A3")
    assert table.refused("use running-pliers") == ["tool/timing"]


@pytest.mark.rule("U2", "U9")
def test_not_after_another_tool_in_the_same_turn() -> None:
    table = pliers("grinding-stone").play("draft R1", "use grinding-stone", "place A3")
    assert table.refused("use running-pliers") == ["tool/one-a-turn"]


@pytest.mark.rule("O3", "O4", "U9")
def test_alone_it_costs_a_red_die_and_the_second_turn() -> None:
    table = pliers(players=1).play("draft R1", "place A3")
    assert table.legal_with("use") == ["running-pliers R4"]
    table.play("use running-pliers R4", "draft G2", "place B4", "pass")
    assert (table.state.round, table.track[0], table.tokens_on("running-pliers")) == (2, ["B3"], -1)


@pytest.mark.rule("O7", "U9")
def test_alone_the_die_that_pays_is_not_the_one_that_has_to_fit() -> None:
    table = pliers(players=1).play("draft G2", "place A1").lay("R4")
    assert table.refused("use running-pliers R4") == ["tool/impossible"]
    table.lay("R4 R4").play("use running-pliers R4", "draft R4")
    assert table.pool == []


@pytest.mark.rule("O7", "U9")
def test_alone_a_die_left_that_does_not_fit_is_not_enough() -> None:
    table = two_holes("Y4 R2 P4 R3", players=1)
    assert table.refused("use running-pliers R2") == ["tool/impossible"]


def round_ten(tie_break: str, *rows: str) -> Table:
    """The first turn of round 10, which is seat 1's, with its die placed; privates and publics pay nobody anything."""
    options = Options(players=2, tools=1, tie_break=tie_break)
    privates = ["shades-of-red", "shades-of-yellow"]
    table = Table(options, patterns=["luz-celestial", "fractal-drops"], tools=["running-pliers"], privates=privates)
    for _ in range(9):
        table.pass_round("R1 Y2 G3 B4 P5")
    return table.draw(0, *rows).roll("G1 B2 P3 P4 P5").play("draft G1", "place A1")


def level(table: Table) -> bool:
    """Whether total, private points and tokens part nobody."""
    first, second = (standing(table.state, seat)[:3] for seat in (0, 1))
    return list(first) == list(second)


@pytest.mark.rule("E2", "U9")
def test_in_a_tie_a_skipped_last_turn_was_not_taken() -> None:
    table = round_ten("last-turn", "B1 G2 .. .. ..").favor(0, 3).favor(1, 4)
    table.play("use running-pliers", "draft P4", "place A2").pass_turns(3)
    assert level(table)
    assert [int(rank) for rank in ranks(table.state)] == [1, 2]


@pytest.mark.rule("E2", "E1")
@pytest.mark.parametrize(("tie_break", "ranking"), [("last-turn", [2, 1]), ("reverse-order", [1, 2])])
def test_in_a_tie_a_passed_last_turn_was_taken(tie_break: str, ranking: list[int]) -> None:
    table = round_ten(tie_break, "B1 .. .. .. ..").favor(0, 3).favor(1, 3).pass_turns(4)
    assert level(table)
    assert [int(rank) for rank in ranks(table.state)] == ranking
