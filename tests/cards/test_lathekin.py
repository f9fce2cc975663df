"""Lathekin: exactly two dice moved, one after the other, by all rules of placement."""

import pytest

from testing.table import Table
from testing.tool_scenes import FULL_WINDOW, ONE_MOVE

pytestmark = pytest.mark.card("lathekin")

# On Fractal Drops. P3 and P5 fit the hole B2, but after `C4 B2` nothing fits C4.
TWO_WAYS_ONE_DEAD = (
    "G3 Y4 R5 Y3 G6",
    "R4 .. G2 B4 R5",
    "G6 B2 R5 P3 G1",
    "B3 Y5 G3 B6 P5",
)

# On Luz Celestial.
TWO_DICE = (
    "G1 .. .. .. ..",
    ".. Y4 .. .. ..",
    ".. .. .. .. ..",
    ".. .. .. .. ..",
)


def lathekin(pattern: str, *rows: str) -> Table:
    """A first turn with Lathekin on the table and dice in the window."""
    return Table(patterns=[pattern], tools=["lathekin"]).roll("G3 B3 Y3 P4 R3").draw(0, *rows)


@pytest.mark.rule("U6", "U2")
def test_not_offered_when_one_die_could_move_but_no_second() -> None:
    assert lathekin("fractal-drops", *ONE_MOVE).refused("use lathekin") == ["tool/impossible"]


@pytest.mark.rule("U6")
def test_a_first_move_after_which_no_second_is_possible_is_not_offered() -> None:
    table = lathekin("fractal-drops", *TWO_WAYS_ONE_DEAD).play("use lathekin")
    assert table.legal == ["move D5 B2"]
    assert table.refused("move C4 B2") == ["move/no-second"]


@pytest.mark.rule("U6", "U4")
def test_the_second_die_may_take_the_space_just_left() -> None:
    table = lathekin("fractal-drops", *TWO_WAYS_ONE_DEAD).play("use lathekin", "move D5 B2")
    seconds = ["A2", "A3", "A4", "B1", "B5", "C3", "C4", "C5", "D2", "D4"]
    assert table.legal == [f"move {origin} D5" for origin in seconds]
    table.play("move C4 D5")
    assert table.drawn(0)[1:] == ["R4 P5 G2 B4 R5", "G6 B2 R5 .. G1", "B3 Y5 G3 B6 P3"]


@pytest.mark.rule("U6")
def test_the_same_die_does_not_move_twice() -> None:
    table = lathekin("fractal-drops", *TWO_WAYS_ONE_DEAD).play("use lathekin", "move D5 B2")
    assert table.refused("move B2 D5") == ["move/twice"]


@pytest.mark.rule("U6", "U2")
def test_one_die_in_the_window_is_too_few() -> None:
    table = lathekin(
        "luz-celestial",
        "G1 .. .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
    )
    assert table.refused("use lathekin") == ["tool/impossible"]
    assert lathekin("luz-celestial").refused("use lathekin") == ["tool/impossible"]


@pytest.mark.rule("U2")
def test_a_full_window_has_no_room_to_move() -> None:
    assert lathekin("fractal-drops", *FULL_WINDOW).refused("use lathekin") == ["tool/impossible"]


@pytest.mark.rule("U6")
def test_two_dice_do_not_simply_change_places() -> None:
    table = lathekin(
        "luz-celestial",
        "G1 Y4 .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
    ).play("use lathekin")
    assert "P1" in table.rules_against("move A1 A2")
    assert "P1" in table.rules_against("move A2 A1")


@pytest.mark.rule("U6", "U4")
def test_the_first_die_may_lean_on_the_second_and_the_second_on_the_first() -> None:
    """C3 touches only the old space of the other die, D4 only the new space of the first."""
    table = lathekin("luz-celestial", *TWO_DICE).play("use lathekin", "move A1 C3")
    assert table.refused("move B2 D5") == ["placement/touch"]
    table.play("move B2 D4")
    assert table.drawn(0) == [
        ".. .. .. .. ..",
        ".. .. .. .. ..",
        ".. .. G1 .. ..",
        ".. .. .. Y4 ..",
    ]


@pytest.mark.rule("U4", "P4", "P5", "P6")
def test_every_rule_of_placement_holds_for_both_moves() -> None:
    table = lathekin("luz-celestial", *TWO_DICE).play("use lathekin")
    assert [move for move in table.legal_with("move") if move.startswith("A1")] == [
        f"A1 {target}" for target in ["A2", "B3", "C2", "C3"]
    ]
    assert table.refused("move A1 A3") == ["placement/color"]
    assert table.refused("move A1 C1") == ["placement/value"]
    assert table.refused("move A1 A1") == ["move/same-space"]
    table.play("move A1 C3")
    assert table.refused("move B2 B2") == ["move/same-space"]
    assert table.refused("move B2 C4") == ["placement/color"]
    assert table.refused("move B2 D3") == ["placement/value"]


@pytest.mark.rule("U6", "P6")
def test_the_second_move_is_tested_against_the_first_die_where_it_lies_now() -> None:
    table = lathekin(
        "luz-celestial",
        "G1 .. .. .. ..",
        ".. Y4 .. .. ..",
        ".. .. G2 .. ..",
        ".. .. .. .. ..",
    ).play("use lathekin", "move A1 A2")
    assert table.refused("move C3 A1") == ["placement/unlike"]
    assert "move C3 B3" in table.legal


@pytest.mark.rule("U6", "T5")
def test_after_one_move_there_is_no_stopping() -> None:
    table = lathekin("luz-celestial", *TWO_DICE).play("use lathekin")
    for _ in range(2):
        assert table.refused("stop") == ["stop/not-offered"]
        assert table.refused("pass") == ["pass/tool-owes"]
        assert table.refused("draft G3") == ["draft/tool-owes"]
        table.play(table.legal[0])
    assert table.refused("stop") == ["stop/not-offered"]
    assert "pass" in table.legal


@pytest.mark.rule("U3")
def test_before_the_draft_or_after_the_placement_but_never_with_a_die_in_hand() -> None:
    table = lathekin("luz-celestial", *TWO_DICE)
    assert "use lathekin" in table.legal
    table.play("draft P4")
    assert table.refused("use lathekin") == ["tool/die-in-hand"]
    table.play("place C3")
    assert "use lathekin" in table.legal


@pytest.mark.rule("U1")
def test_the_token_stays_on_the_card() -> None:
    table = lathekin("luz-celestial", *TWO_DICE).play("use lathekin", "move A1 C3", "move B2 D4")
    assert (table.state.favor[0], table.tokens_on("lathekin")) == (2, 1)


@pytest.mark.rule("O4", "O7")
def test_alone_the_last_die_of_the_pool_may_pay_if_it_is_yellow() -> None:
    table = Table(players=1, patterns=["luz-celestial"], tools=["lathekin"]).roll("R1 Y3 Y3 Y6")
    table.draw(0, *TWO_DICE)
    assert table.legal_with("use") == ["lathekin Y3", "lathekin Y6"]
    table.lay("Y6").play("use lathekin Y6", "move A1 C3", "move B2 D4")
    assert (table.pool, table.legal) == ([], ["pass"])
