"""T. Rounds and turns: the draw, the snake, what a turn allows, its end. Ends of rounds: `test_rounds.py`."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.engine import phases

FIVE = "R5 G2 B3 Y1 P6"
EDGE = ["A1", "A2", "A3", "A4", "A5", "B1", "B5", "C1", "C5", "D1", "D2", "D3", "D4", "D5"]
FULL = (
    "R1 Y2 G3 B4 P5",
    "Y3 G4 B5 P6 R2",
    "G1 B2 P3 R4 Y5",
    "B6 P1 R5 Y3 G4",
)
BUT_A1 = (".. Y2 G3 B4 P5", *FULL[1:])  # A1 takes what is neither yellow nor a two or three


def seats_of_round(table: Table) -> list[int]:
    """Whose turns the present round has, one after the other, while everybody passes."""
    now, seats = table.state.round, []
    while table.state.round == now and table.state.phase == phases.TURN:
        seats.append(int(table.state.seat))
        table.play("pass")
    return seats


def blank(*tools: str, players: int = 2, dice: str = FIVE) -> Table:
    """Seat 0 is to move in round 1, its window without any print, tokens enough."""
    return Table(players=players, tools=list(tools)).printed(0).favor(0, 6).roll(dice)


@pytest.mark.rule("T1", "T9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_has_ten_rounds(players: int) -> None:
    table = Table(players=players)
    rounds = []
    while table.state.phase != phases.OVER:
        rounds.append(int(table.state.round))
        table.roll_any()
        seats_of_round(table)
    assert rounds == list(range(1, 11))


@pytest.mark.rule("T1")
@pytest.mark.parametrize(("players", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_two_dice_a_player_and_one_are_rolled_each_round(players: int, dice: int) -> None:
    table = Table(players=players)
    for _ in range(3):
        before = table.state.bag_left
        table.roll_any()
        assert len(table.pool) == dice
        assert table.state.bag_left == before - dice
        seats_of_round(table)


@pytest.mark.rule("T1")
def test_the_dice_rolled_are_the_pool_and_have_left_the_bag() -> None:
    table = Table().roll("R5 R5 G2 B3 P6")
    assert table.pool == ["R5", "R5", "G2", "B3", "P6"]
    assert list(table.state.bag) == [16, 18, 17, 17, 17, 0]


@pytest.mark.rule("T1")
def test_nobody_acts_before_the_whole_pool_is_rolled() -> None:
    table = Table().play("roll R5", "roll G2", "roll B3", "roll Y1")
    assert table.refused("draft R5") == ["chance/awaited"]
    assert table.refused("pass") == ["chance/awaited"]
    assert table.play("roll P6").refused("draft R5") == []


@pytest.mark.rule("T1")
def test_no_die_is_rolled_in_the_midst_of_a_round() -> None:
    assert Table().roll(FIVE).refused("roll R1") == ["chance/not-now"]


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("players", "start", "seats"),
    [
        (2, 1, [0, 1, 1, 0]),
        (2, 2, [1, 0, 0, 1]),
        (3, 1, [0, 1, 2, 2, 1, 0]),
        (3, 2, [1, 2, 0, 0, 2, 1]),
        (3, 3, [2, 0, 1, 1, 0, 2]),
        (4, 1, [0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 3, [2, 3, 0, 1, 1, 0, 3, 2]),
    ],
)
def test_first_turns_go_clockwise_and_second_turns_come_back(players: int, start: int, seats: list[int]) -> None:
    assert seats_of_round(Table(players=players, start=start).roll_any()) == seats


@pytest.mark.rule("T3")
def test_a_turn_may_draft_first_and_then_use_a_tool() -> None:
    table = blank("lathekin").draw(0, "R1 .. .. .. ..", "Y2 .. .. .. ..")
    table.play("draft G2", "place A2", "use lathekin", "move A1 B3", "move B1 C2", "pass")
    assert table.drawn(0)[:3] == [".. G2 .. .. ..", ".. .. R1 .. ..", ".. Y2 .. .. .."]


@pytest.mark.rule("T3")
def test_a_turn_may_use_a_tool_first_and_then_draft() -> None:
    table = blank("eglomise-brush").draw(0, "R1 .. .. .. ..").play("use eglomise-brush", "move A1 D5")
    assert table.legal_with("draft") == ["R5", "G2", "B3", "Y1", "P6"]
    assert table.play("draft Y1").legal_with("place") == ["C4"]


@pytest.mark.rule("T3")
def test_a_turn_may_be_a_tool_alone_a_draft_alone_or_neither() -> None:
    tool = blank("eglomise-brush").draw(0, "R1 .. .. .. ..").play("use eglomise-brush", "move A1 D5", "pass")
    draft = blank("eglomise-brush").play("draft R5", "place A1", "pass")
    neither = blank("eglomise-brush").play("pass")
    assert [int(table.state.seat) for table in (tool, draft, neither)] == [1, 1, 1]


@pytest.mark.rule("T3", "T4")
def test_a_second_die_is_not_drafted_in_the_same_turn() -> None:
    table = blank().play("draft R5", "place A1")
    assert table.legal == ["pass"]
    assert table.refused("draft G2") == ["draft/spent"]


@pytest.mark.rule("T3")
def test_a_second_tool_is_not_used_in_the_same_turn() -> None:
    table = blank("eglomise-brush", "grinding-stone").draw(0, "R1 .. .. .. ..")
    table.play("use eglomise-brush", "move A1 D5", "draft G2")
    assert table.refused("use grinding-stone") == ["tool/one-a-turn"]
    assert table.play("place D4").refused("use eglomise-brush") == ["tool/one-a-turn"]


@pytest.mark.rule("T3")
def test_only_dice_of_the_pool_are_drafted() -> None:
    assert blank().refused("draft R6") == ["draft/not-in-pool"]


@pytest.mark.rule("T3")
def test_a_drafted_die_leaves_the_pool_and_its_twin_stays() -> None:
    table = blank(dice="R5 R5 G2 B3 P6").play("draft R5")
    assert table.pool == ["R5", "G2", "B3", "P6"]
    assert table.hand == "R5"
    assert table.play("place A1").die_at(0, "A1") == "R5"


@pytest.mark.rule("T4")
def test_a_die_no_space_takes_cannot_be_drafted() -> None:
    table = blank().draw(0, *BUT_A1)
    assert table.legal_with("draft") == ["R5", "P6"]
    for die in ("G2", "B3", "Y1"):
        assert table.refused(f"draft {die}") == ["draft/no-space"]


@pytest.mark.rule("T4")
def test_a_die_no_space_takes_may_be_drafted_for_a_tool_that_can_act_on_it() -> None:
    assert blank("grinding-stone").draw(0, *FULL).legal_with("draft") == ["R5", "G2", "B3", "Y1", "P6"]


@pytest.mark.rule("T4")
def test_a_tool_one_cannot_pay_for_lets_no_die_be_drafted() -> None:
    assert blank("grinding-stone").draw(0, *FULL).favor(0, 0).legal == ["pass"]
    assert blank("grinding-stone").draw(0, *FULL).favor(0, 1).legal_with("draft") != []


@pytest.mark.rule("T4")
def test_a_tool_of_the_turn_already_used_lets_no_die_be_drafted() -> None:
    table = blank("glazing-hammer", "grinding-stone").draw(0, *FULL).pass_turns(3)
    assert table.legal_with("draft") == ["R5", "G2", "B3", "Y1", "P6"]
    table.play("use glazing-hammer").play("roll R1", "roll G1", "roll B1", "roll Y1", "roll P1")
    assert table.legal == ["pass"]


@pytest.mark.rule("T4")
def test_a_movement_tool_lets_no_die_be_drafted_that_nothing_takes() -> None:
    table = blank("eglomise-brush", "lathekin", dice="Y4 Y4 Y4 Y4 Y4").draw(0, *BUT_A1)
    assert "use eglomise-brush" in table.legal
    assert table.legal_with("draft") == []


@pytest.mark.rule("T4")
def test_lens_cutter_lets_a_die_be_drafted_only_while_dice_lie_on_the_track() -> None:
    table = blank("lens-cutter").draw(0, *FULL)
    assert table.legal_with("draft") == []
    table.pass_to_round(3).roll(FIVE)
    assert table.state.seat == 0
    assert table.legal_with("draft") == ["R5", "G2", "B3", "Y1", "P6"]


@pytest.mark.rule("T4")
def test_the_straightedge_lets_a_die_be_drafted_only_while_a_lonely_space_takes_it() -> None:
    corner = (".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. R6")
    table = blank("cork-backed-straightedge", dice="B3 B3 B3 G2 R5")
    table.printed(0, "BRRRR", "RRRRR", "RRRRR", "RRRRR").draw(0, *corner)
    assert table.legal_with("draft") == ["B3", "R5"]
    table.printed(0, "RRRRR", "RRRRR", "RRRRR", "RRRRR").draw(0, *corner)
    assert table.legal_with("draft") == ["R5"]


@pytest.mark.rule("T4")
def test_putting_back_an_untouched_die_is_no_move() -> None:
    table = blank("grinding-stone").play("draft R5")
    assert table.refused("return") == ["return/not-offered"]
    assert table.legal == [*[f"place {space}" for space in EDGE], "use grinding-stone"]


@pytest.mark.rule("T4")
def test_with_a_die_in_hand_no_other_is_drafted() -> None:
    assert blank().play("draft R5").refused("draft G2") == ["draft/die-in-hand", "draft/spent"]


@pytest.mark.rule("T4")
def test_a_die_a_tool_has_touched_is_placed_if_any_space_takes_it() -> None:
    table = blank("grinding-stone").play("draft R5", "use grinding-stone")
    assert table.hand == "R2"
    assert table.legal == [f"place {space}" for space in EDGE]
    assert table.refused("return") == ["return/not-offered"]
    assert table.refused("pass") == ["pass/die-in-hand"]


@pytest.mark.rule("T4")
def test_a_touched_die_that_nothing_takes_returns_to_the_pool_as_it_then_is_and_the_draft_is_spent() -> None:
    table = blank("grinding-stone").draw(0, *FULL).play("draft R5", "use grinding-stone")
    assert sorted(table.pool) == ["B3", "G2", "P6", "R2", "Y1"]
    assert table.hand == ""
    assert table.legal == ["pass"]
    assert table.refused("draft G2")[0] == "draft/spent"
    assert table.state.favor[0] == 5


@pytest.mark.rule("T4")
def test_no_other_die_is_drafted_after_one_went_back_though_it_would_fit() -> None:
    table = blank("grinding-stone", dice="R5 P6 P6 P6 P6").draw(0, *BUT_A1).play("draft R5", "use grinding-stone")
    assert sorted(table.pool) == ["P6", "P6", "P6", "P6", "R2"]
    assert table.legal == ["pass"]
    assert table.refused("draft P6") == ["draft/spent"]


@pytest.mark.rule("T4")
def test_a_die_that_went_back_may_be_drafted_in_the_next_turn() -> None:
    table = blank("grinding-stone").draw(0, *FULL).play("draft R5", "use grinding-stone", "pass")
    table.printed(1)
    assert "R2" in table.legal_with("draft")
    assert "R5" not in table.legal_with("draft")


@pytest.mark.rule("T4")
def test_a_die_that_came_in_place_of_the_drafted_one_is_placed_if_it_fits_and_returns_if_not() -> None:
    def swapping() -> Table:
        return Table(tools=["lens-cutter"]).pass_round("R5 R5 R5 R5 P6").pass_to_round(3).roll(FIVE).favor(0, 1)

    fits = swapping().printed(0).play("draft G2", "use lens-cutter", "swap 1 P6")
    assert (fits.hand, fits.refused("return")) == ("P6", ["return/not-offered"])
    full = swapping().draw(0, *FULL).play("draft G2", "use lens-cutter", "swap 1 P6")
    assert (full.hand, sorted(full.pool), full.legal) == ("", ["B3", "P6", "P6", "R5", "Y1"], ["pass"])


@pytest.mark.rule("T4")
def test_flux_remover_alone_leaves_a_choice() -> None:
    table = blank("flux-remover").play("draft R5", "use flux-remover", "draw B", "turn 4")
    assert table.legal == [*[f"place {space}" for space in EDGE], "return"]
    table.play("return")
    assert sorted(table.pool) == ["B3", "B4", "G2", "P6", "Y1"]
    assert table.legal == ["pass"]
    assert table.refused("draft G2") == ["draft/spent"]


@pytest.mark.rule("T5")
def test_a_turn_in_which_nothing_more_can_be_done_still_waits_to_be_ended() -> None:
    table = blank().play("draft R5", "place A1")
    assert (table.legal, int(table.state.seat)) == (["pass"], 0)
    assert table.play("pass").state.seat == 1


@pytest.mark.rule("T5")
def test_a_turn_cannot_be_ended_with_a_die_in_hand() -> None:
    table = blank().play("draft R5")
    assert "pass" not in table.legal
    assert table.refused("pass") == ["pass/die-in-hand"]


@pytest.mark.rule("T5")
def test_a_turn_cannot_be_ended_while_a_paid_tool_owes_a_step() -> None:
    table = blank("lathekin").draw(0, "R1 .. .. .. ..", "Y2 .. .. .. ..").play("use lathekin")
    assert table.refused("pass") == ["pass/tool-owes"]
    table.play("move A1 B2")
    assert table.refused("pass") == ["pass/tool-owes"]
    table.play("move B1 A1")
    assert table.refused("pass") == []


@pytest.mark.rule("T5")
def test_a_turn_cannot_be_ended_while_a_tool_rolls() -> None:
    table = blank("flux-brush").play("draft R5", "use flux-brush")
    assert table.refused("pass") == ["chance/awaited"]


@pytest.mark.rule("T11", "T2")
def test_the_two_turns_running_of_the_last_player_are_two_turns() -> None:
    table = Table(tools=["grinding-stone"]).roll(FIVE).pass_turns(1).printed(1).favor(1, 3)
    table.play("draft R5", "use grinding-stone", "place A1")
    assert table.legal == ["pass"]
    table.play("pass")
    assert table.state.seat == 1
    table.play("draft G2", "use grinding-stone", "place A2", "pass")
    assert table.drawn(1)[0] == "R2 G5 .. .. .."
    assert table.state.favor[1] == 0
    assert table.state.seat == 0
