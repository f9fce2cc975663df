"""Tap Wheel: one die or two of one colour moved, a colour that lies on the round track.

The windows are drawn on the pattern Luz Celestial, unless told otherwise:

..R5.
P4.G3
6..B.
.Y2..
"""

import pytest

from testing.table import Table
from testing.tool_scenes import FULL_WINDOW, ONE_MOVE

pytestmark = pytest.mark.card("tap-wheel")

REDS_AND_A_GREEN = (
    "R1 .. .. .. ..",
    ".. G4 .. .. ..",
    ".. .. R6 .. ..",
    ".. .. .. .. ..",
)


def wheel(track: str, *rows: str, pattern: str = "luz-celestial") -> Table:
    """The first turn of round 2: five dice on the track, some in the window."""
    table = Table(patterns=[pattern], tools=["tap-wheel"], start=2).pass_round(track)
    return table.roll("B4 B5 B6 B5 B4").draw(0, *rows)


@pytest.mark.rule("U12", "U6", "U2")
def test_one_move_is_enough_when_no_second_is_possible_and_then_nothing_is_asked() -> None:
    table = wheel("P1 P2 P3 P4 P5", *ONE_MOVE, pattern="fractal-drops").play("use tap-wheel")
    assert table.legal == ["move C4 B2"]
    table.play("move C4 B2")
    assert table.legal == ["pass"]


@pytest.mark.rule("U12")
def test_never_in_round_one() -> None:
    table = Table(patterns=["luz-celestial"], tools=["tap-wheel"]).roll("R1 R2 R3 R4 R5").draw(0, *REDS_AND_A_GREEN)
    assert table.refused("use tap-wheel") == ["tool/impossible"]


@pytest.mark.rule("U12", "O5")
def test_a_round_that_left_no_die_left_no_color() -> None:
    tools = ["copper-foil-burnisher", "eglomise-brush", "tap-wheel"]
    table = Table(players=1, patterns=["luz-celestial"], tools=tools).roll("R1 G2 B3 G4")
    table.play("draft G2", "place A1", "use copper-foil-burnisher R1", "move A1 A2", "pass")
    table.play("draft G4", "place B3", "use eglomise-brush B3", "move B3 B1", "pass")
    assert table.track == [[] for _ in range(10)]
    table.roll("B1 B2 G5 G6")
    assert table.refused("use tap-wheel B1") == ["tool/impossible"]


@pytest.mark.rule("U12", "U2")
def test_not_for_colors_that_are_not_on_the_track() -> None:
    table = wheel("B1 B2 B3 B4 P5", *REDS_AND_A_GREEN)
    assert table.refused("use tap-wheel") == ["tool/impossible"]


@pytest.mark.rule("U12")
def test_one_die_on_the_track_serves_both_moves() -> None:
    table = wheel("R3 B2 B3 B4 B5", *REDS_AND_A_GREEN).play("use tap-wheel", "move A1 A3", "move C3 A1")
    assert table.drawn(0) == [
        "R6 .. R1 .. ..",
        ".. G4 .. .. ..",
        ".. .. .. .. ..",
        ".. .. .. .. ..",
    ]
    assert table.track[0] == ["R3", "B2", "B3", "B4", "B5"]


@pytest.mark.rule("U12")
def test_the_second_die_has_the_color_of_the_first_whatever_else_is_on_the_track() -> None:
    table = wheel("R3 G2 B3 B4 B5", *REDS_AND_A_GREEN).play("use tap-wheel")
    assert {move.split()[0] for move in table.legal_with("move")} == {"A1", "B2", "C3"}
    table.play("move A1 A3")
    assert {move.split()[0] for move in table.legal_with("move")} == {"C3"}
    assert table.refused("move B2 B3") == ["move/color"]


@pytest.mark.rule("U12")
def test_the_first_die_has_a_color_of_the_track() -> None:
    table = wheel("R3 B2 B3 B4 B5", *REDS_AND_A_GREEN).play("use tap-wheel")
    assert {move.split()[0] for move in table.legal_with("move")} == {"A1", "C3"}
    assert table.refused("move B2 A2") == ["move/color"]


@pytest.mark.rule("U12", "T5")
def test_stopping_is_offered_after_one_move_and_not_before() -> None:
    table = wheel("R3 B2 B3 B4 B5", *REDS_AND_A_GREEN).play("use tap-wheel")
    assert table.refused("stop") == ["stop/not-offered"]
    assert table.refused("pass") == ["pass/tool-owes"]
    table.play("move A1 A3")
    assert "stop" in table.legal
    assert table.refused("pass") == ["pass/tool-owes"]
    table.play("stop")
    assert "pass" in table.legal
    assert table.refused("use tap-wheel") == ["tool/one-a-turn"]


@pytest.mark.rule("U6", "U12")
def test_no_third_move_and_never_the_same_die_twice() -> None:
    table = wheel("R3 B2 B3 B4 B5", *REDS_AND_A_GREEN).play("use tap-wheel", "move A1 A3")
    assert table.refused("move A3 A1") == ["move/twice"]
    table.play("move C3 A1")
    assert table.refused("move A1 C3") == ["move/no-tool"]
    assert table.refused("stop") == ["stop/not-offered"]


@pytest.mark.rule("U4", "U12", "P4", "P5", "P6")
def test_every_rule_of_placement_holds() -> None:
    table = wheel("G3 B2 B3 B4 B5", *REDS_AND_A_GREEN).play("use tap-wheel")
    assert table.legal_with("move") == ["B2 A2", "B2 B3", "B2 B4", "B2 C2", "B2 D4"]
    assert table.refused("move B2 B1") == ["placement/color"]
    assert table.refused("move B2 D3") == ["placement/value"]
    assert table.refused("move B2 B5") == ["placement/touch", "placement/value"]
    assert table.refused("move B2 B2") == ["move/same-space"]


@pytest.mark.rule("U12", "U11")
def test_lens_cutter_takes_a_color_off_the_track_and_brings_another() -> None:
    table = Table(patterns=["fractal-drops", "luz-celestial"], tools=["tap-wheel", "lens-cutter"], start=2)
    table.pass_round("R1 B2 B3 B4 B5").roll("G6 B4 B5 B6 B5").draw(1, *REDS_AND_A_GREEN)
    table.play("draft G6", "use lens-cutter", "swap 1 R1", "place A1", "pass")
    table.play("use tap-wheel")
    assert {move.split()[0] for move in table.legal_with("move")} == {"B2"}


@pytest.mark.rule("U2")
def test_a_full_window_has_no_room_to_move() -> None:
    table = wheel("R1 Y2 G3 B4 P5", *FULL_WINDOW, pattern="fractal-drops")
    assert table.refused("use tap-wheel") == ["tool/impossible"]


@pytest.mark.rule("U3")
def test_before_the_draft_or_after_the_placement_but_never_with_a_die_in_hand() -> None:
    table = wheel("R3 B2 B3 B4 B5", *REDS_AND_A_GREEN)
    assert "use tap-wheel" in table.legal
    table.play("draft B5")
    assert table.refused("use tap-wheel") == ["tool/die-in-hand"]
    table.play("place A2", "use tap-wheel", "move A1 A3", "stop")
    assert table.drawn(0)[0] == ".. B5 R1 .. .."


@pytest.mark.rule("O4", "O7")
def test_alone_the_last_die_of_the_pool_may_pay_if_it_is_blue() -> None:
    table = Table(players=1, patterns=["luz-celestial"], tools=["tap-wheel"]).pass_round("R1 R2 G3 G4")
    table.roll("R1 B2 B3 Y4").draw(0, *REDS_AND_A_GREEN)
    assert table.legal_with("use") == ["tap-wheel B2", "tap-wheel B3"]
    table.lay("B3").play("use tap-wheel B3", "move B2 A2", "pass")
    assert table.tokens_on("tap-wheel") == -1
