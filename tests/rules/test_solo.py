"""O. Solo: four dice a round, tools paid with dice, a target to beat."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.cards.catalogue import full_files, load, read_deck_text
from vitrall.engine import phases
from vitrall.engine.errors import Unreadable
from vitrall.engine.options import Options
from vitrall.engine.scoring import private_points, ranks, solo_won, target, total

FULL = (
    "R1 Y2 G3 B4 P5",
    "Y3 G4 B5 P6 R2",
    "G1 B2 P3 R4 Y5",
    "B6 P1 R5 Y3 G4",
)
DEAR = ["row-color-variety", "row-shade-variety"]  # nothing from a few scattered dice


def solo(*tools: str, dice: str = "R5 G2 B3 Y1") -> Table:
    """The first turn of a solo game, in a window without any print."""
    return Table(players=1, tools=list(tools), publics=DEAR).printed(0).roll(dice)


@pytest.mark.rule("O1", "S3")
def test_there_are_no_favor_tokens_whatever_the_difficulty() -> None:
    for pattern in ("fractal-drops", "lux-mundi"):
        assert list(Table(players=1, patterns=[pattern]).state.favor) == [0]


@pytest.mark.rule("O1")
def test_two_public_objectives_lie_open() -> None:
    assert len(Table(players=1).state.deal.publics) == 2


@pytest.mark.rule("O1")
def test_of_two_private_objectives_the_better_one_scores() -> None:
    table = Table(players=1, publics=DEAR, privates=["shades-of-red", "shades-of-blue"])
    table.draw(0, "R5 .. B3 .. ..", ".. R1 .. B4 ..")
    assert private_points(table.state, 0) == 7
    assert total(table.state, 0) == 7 - 3 * 16
    table.draw(0, "R5 .. B3 .. ..", ".. R6 .. B4 ..")
    assert private_points(table.state, 0) == 11


@pytest.mark.rule("O1")
def test_a_single_private_objective_scores_whatever_the_other_colours_hold() -> None:
    table = Table(Options(players=1, edition="polish-1"), publics=DEAR, privates=["shades-of-red"])
    assert private_points(table.draw(0, "R1 .. B6 .. ..").state, 0) == 1


@pytest.mark.rule("O2")
@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
def test_one_to_five_tools_lie_open(tools: int) -> None:
    state = Table(Options(players=1, solo_tools=tools)).state
    assert len(set(state.deal.tools)) == len(state.deal.tools) == tools


@pytest.mark.rule("O2")
@pytest.mark.parametrize("tools", [-1, 0, 6])
def test_no_other_number_of_tools_can_be_asked_for(tools: int) -> None:
    with pytest.raises(Unreadable) as refused:
        Options(players=1, solo_tools=tools)
    assert refused.value.code == "option/solo-tools"


@pytest.mark.rule("O3")
def test_four_dice_a_round_come_from_the_bag_of_ninety() -> None:
    table = Table(players=1)
    assert table.state.bag_left == 90
    for round in range(1, 11):
        table.roll_any()
        assert (len(table.pool), table.state.bag_left) == (4, 90 - 4 * round)
        table.pass_turns(2)


@pytest.mark.rule("O3")
def test_a_round_has_two_turns_each_with_a_draft_and_a_tool() -> None:
    table = solo("grinding-stone", "grozing-pliers", dice="R5 G2 P3 B1")
    table.play("draft R5", "use grinding-stone G2", "place A1", "pass")
    assert table.state.round == 1
    table.play("draft B1", "use grozing-pliers P3", "turn 2", "place B2", "pass")
    assert table.state.round == 2
    assert table.drawn(0)[:2] == ["R2 .. .. .. ..", ".. B2 .. .. .."]


@pytest.mark.rule("O3")
def test_the_hammer_belongs_to_the_second_turn_before_the_draft() -> None:
    table = solo("glazing-hammer", dice="B5 G2 B3 Y1")
    assert table.refused("use glazing-hammer B5") == ["tool/timing"]
    table.play("pass")
    assert table.legal_with("use") == ["glazing-hammer B5", "glazing-hammer B3"]
    table.play("draft G2", "place A1")
    assert table.refused("use glazing-hammer B5") == ["tool/timing"]


@pytest.mark.rule("O3")
def test_running_pliers_belong_to_the_first_turn_and_cost_the_second() -> None:
    table = solo("running-pliers", dice="R5 G2 B3 Y1").play("draft G2", "place A1")
    table.play("use running-pliers R5", "draft B3", "place A2", "pass")
    assert table.state.round == 2
    assert table.track[0] == ["Y1"]
    late = solo("running-pliers", dice="R5 G2 B3 Y1").play("pass", "draft G2", "place A1")
    assert late.refused("use running-pliers R5") == ["tool/timing"]


@pytest.mark.rule("O4")
def test_a_tool_is_paid_with_a_die_of_the_pool_of_its_colour() -> None:
    table = solo("eglomise-brush", dice="R5 B2 B3 Y1").draw(0, "G1 .. .. .. ..")
    assert table.legal_with("use") == ["eglomise-brush B2", "eglomise-brush B3"]
    assert table.refused("use eglomise-brush R5") == ["tool/payment"]
    assert table.refused("use eglomise-brush") == ["tool/payment"]


@pytest.mark.rule("O4")
@pytest.mark.parametrize(
    ("tool", "color"),
    [
        ("grozing-pliers", "P"),
        ("lens-cutter", "G"),
        ("flux-brush", "P"),
        ("grinding-stone", "G"),
        ("flux-remover", "P"),
    ],
)
def test_the_colour_asked_for_is_the_one_printed_on_the_tool(tool: str, color: str) -> None:
    table = solo(tool).pass_turns(2).roll("R1 R2 R3 R4").lay("R1 R1 Y1 G1 B1 P1").play("draft R1")
    assert table.legal_with("use") == [f"{tool} {color}1"]


@pytest.mark.rule("O4")
def test_a_tool_of_ones_own_that_works_on_a_drafted_die_is_paid_in_any_colour() -> None:
    for color in "RYGBP":
        tool = f"""
        [[tool]]
        id = "own-stone"
        name = "Own Stone"
        number = 90
        solo = "{color}"
        when = "die-in-hand"
        steps = [{{ turn = "opposite" }}]
        """
        deck = load([*full_files(), read_deck_text(tool, "own.toml")])
        table = Table(Options(players=1, solo_tools=1), tools=["own-stone"], publics=DEAR, deck=deck).printed(0)
        table.roll("R6 Y6 G6 B6").lay("R1 Y1 G1 B1 P1 R6").play("draft R6")
        assert table.legal_with("use") == [f"own-stone {color}1"]


@pytest.mark.rule("O4", "T3")
def test_the_paid_die_is_not_the_draft_of_the_turn() -> None:
    table = solo("eglomise-brush").draw(0, "G1 .. .. .. ..").play("use eglomise-brush B3", "move A1 D5")
    assert table.legal_with("draft") == ["R5", "G2", "Y1"]
    table.play("draft R5", "place D4", "pass", "draft Y1")
    assert table.hand == "Y1"


@pytest.mark.rule("O4")
def test_die_and_tool_leave_the_game() -> None:
    table = solo("eglomise-brush").draw(0, "G1 .. .. .. ..")
    before = table.state.bag_left
    table.play("use eglomise-brush B3", "move A1 D5", "pass")
    assert table.pool == ["R5", "G2", "Y1"]
    assert table.state.bag_left == before
    assert table.refused("use eglomise-brush R5") == ["tool/used-up"]
    table.play("pass").roll("B1 B2 B3 B4")
    assert table.track[0] == ["R5", "G2", "Y1"]
    assert table.legal_with("use") == []
    assert table.refused("use eglomise-brush B1") == ["tool/used-up"]


@pytest.mark.rule("O4")
def test_in_the_midst_of_a_draft_another_die_than_the_one_in_hand_pays() -> None:
    table = solo("grozing-pliers", dice="P5 G2 B3 Y1").play("draft P5")
    assert table.legal_with("use") == []
    assert table.refused("use grozing-pliers P5") == ["tool/payment"]
    table = solo("grozing-pliers", dice="P5 P5 B3 Y1").play("draft P5", "use grozing-pliers P5", "turn 6")
    assert (table.hand, table.pool) == ("P6", ["B3", "Y1"])


@pytest.mark.rule("O4", "T4")
def test_a_die_that_fits_nowhere_is_drafted_only_if_another_pays_for_the_tool() -> None:
    table = solo("grozing-pliers", dice="P5 G2 B3 Y1").draw(0, *FULL)
    assert table.legal_with("draft") == ["G2", "B3", "Y1"]
    table = solo("grozing-pliers", dice="P5 P5 B3 Y1").draw(0, *FULL)
    assert table.legal_with("draft") == ["P5", "B3", "Y1"]
    table = solo("grozing-pliers", dice="R5 G2 B3 Y1").draw(0, *FULL)
    assert table.legal_with("draft") == []


@pytest.mark.rule("O5", "T6")
def test_dice_left_go_to_the_track_with_their_values() -> None:
    table = solo(dice="R5 G2 B3 Y1").play("draft G2", "place A1", "pass", "pass")
    assert table.track[0] == ["R5", "B3", "Y1"]


@pytest.mark.rule("O5")
def test_a_round_that_leaves_no_die_has_its_space_all_the_same() -> None:
    table = solo("grinding-stone", "grozing-pliers", dice="R5 G2 P3 B6").play("draft R5", "use grinding-stone G2")
    table.play("place A1", "pass", "draft B6", "use grozing-pliers P3", "turn 5", "place A2", "pass")
    assert (table.pool, target(table.state)) == ([], 0)
    table.pass_round("R1 R2 R3 R4")
    assert table.track[:3] == [[], ["R1", "R2", "R3", "R4"], []]


@pytest.mark.rule("O5")
def test_a_marker_on_the_track_is_no_die_to_swap_or_to_follow() -> None:
    table = solo("grinding-stone", "grozing-pliers", "lens-cutter", "tap-wheel", dice="R5 G2 P3 B6")
    table.play("draft R5", "use grinding-stone G2", "place A1", "pass")
    table.play("draft B6", "use grozing-pliers P3", "turn 5", "place A2", "pass").roll("R1 B2 B3 G4")
    assert table.refused("use tap-wheel B2") == ["tool/impossible"]
    assert table.play("draft R1").refused("use lens-cutter G4") == ["tool/impossible"]


@pytest.mark.rule("O6")
def test_the_target_is_the_sum_of_the_dice_on_the_track() -> None:
    table = Table(players=1).pass_round("R6 G5 B4 Y3")
    assert target(table.state) == 18
    table.pass_round("R1 G1 B1 Y1")
    assert target(table.state) == 22


@pytest.mark.rule("O6", "T8")
def test_the_dice_of_round_ten_belong_to_the_target() -> None:
    table = Table(players=1).pass_to_round(10)
    assert target(table.state) == 9 * 4
    table.roll("R6 G6 B6 Y6").pass_turns(2)
    assert (int(table.state.phase), target(table.state)) == (phases.OVER, 9 * 4 + 24)


@pytest.mark.rule("O6")
def test_paid_and_placed_dice_do_not_count_for_the_target() -> None:
    table = solo("grinding-stone", dice="R5 G6 B3 Y1").play("draft R5", "use grinding-stone G6", "place A1")
    table.pass_turns(2)
    assert target(table.state) == 3 + 1


@pytest.mark.rule("O6", "C4")
def test_each_empty_space_costs_three_points() -> None:
    table = solo().draw(0, "G1 .. .. .. ..")
    assert total(table.state, 0) == -3 * 19
    assert total(Table(players=1).state, 0) == -60


@pytest.mark.rule("O6")
def test_strictly_more_than_the_target_wins_and_level_is_lost() -> None:
    table = Table(players=1, privates=["shades-of-red", "shades-of-blue"], publics=["deep-shades", "color-diagonals"])
    table.pass_to_end().draw(0, "R6 Y2 G3 B4 G1", "Y3 R4 B1 P2 R3", "R5 B2 P3 Y4 G2", "P4 Y1 R2 B3 P1")
    assert private_points(table.state, 0) == 20
    points = int(total(table.state, 0))
    assert points == 20 + table.points(0, "color-diagonals") + table.points(0, "deep-shades")
    for wanted, won in ((points - 1, True), (points, False), (points + 1, False)):
        with_target(table, wanted)
        assert (target(table.state), solo_won(table.state)) == (wanted, won)


def with_target(table: Table, points: int) -> None:
    """Lay dice on the track that make up the points."""
    fresh = Table(players=1)
    sixes, rest = divmod(points, 6)
    dice = ["Y6"] * sixes + [f"G{rest}"] * (rest > 0)
    fresh.roll_any().lay(" ".join(dice)).pass_turns(2)
    table.state.track = fresh.state.track


@pytest.mark.rule("O7")
def test_a_die_that_is_not_in_the_pool_pays_nothing() -> None:
    table = solo("eglomise-brush").draw(0, "G1 B6 .. .. ..")
    table.pass_turns(2).roll("B5 R1 R2 R3")
    assert table.track[0] == ["R5", "G2", "B3", "Y1"]
    assert table.refused("use eglomise-brush B3") == ["tool/payment"]  # on the track
    assert table.refused("use eglomise-brush B6") == ["tool/payment"]  # in the window
    assert table.refused("use eglomise-brush B1") == ["tool/payment"]  # in the bag
    assert table.refused("use eglomise-brush B5") == []


@pytest.mark.rule("O7")
def test_the_player_picks_which_of_several_matching_dice_pays() -> None:
    table = solo("grinding-stone", dice="G1 G6 G6 R2").play("draft R2")
    assert table.legal_with("use") == ["grinding-stone G1", "grinding-stone G6"]
    table.play("use grinding-stone G6")
    assert table.pool == ["G1", "G6"]


@pytest.mark.rule("O7")
def test_the_paid_die_is_gone_before_the_hammer_rolls() -> None:
    table = solo("glazing-hammer", dice="B5 G2 B3 Y1").play("pass", "use glazing-hammer B5")
    table.play("roll G6", "roll B6", "roll Y6")
    assert table.pool == ["G6", "B6", "Y6"]


@pytest.mark.rule("O7")
def test_the_paid_die_is_gone_before_running_pliers_draft() -> None:
    table = solo("running-pliers", dice="R5 G2 B3 Y1").play("draft G2", "place A1", "use running-pliers R5")
    assert table.legal_with("draft") == ["B3", "Y1"]


@pytest.mark.rule("O7")
def test_the_last_die_of_the_pool_may_pay_for_a_movement_tool() -> None:
    table = solo("eglomise-brush").draw(0, "G1 .. .. .. ..").lay("B3")
    table.play("use eglomise-brush B3", "move A1 D5")
    assert (table.pool, table.legal) == ([], ["pass"])


@pytest.mark.rule("O7")
def test_the_last_die_of_the_pool_may_pay_for_a_tool_on_the_die_in_hand() -> None:
    table = solo("grinding-stone").lay("G3 R5").play("draft R5", "use grinding-stone G3")
    assert (table.hand, table.pool) == ("R2", [])


@pytest.mark.rule("O7", "T4")
def test_an_after_drafting_tool_needs_a_die_in_hand_besides_the_one_that_pays() -> None:
    table = solo("grinding-stone").lay("G3")
    assert table.refused("use grinding-stone G3") == ["tool/no-die-in-hand"]
    assert table.play("draft G3").legal_with("use") == []
    assert solo("grinding-stone").draw(0, *FULL).lay("G3").legal == ["pass"]


@pytest.mark.rule("O7")
def test_the_hammer_needs_a_die_left_to_roll() -> None:
    table = solo("glazing-hammer").play("pass").lay("B3")
    assert table.refused("use glazing-hammer B3") == ["tool/impossible"]
    table.lay("B3 G1").play("use glazing-hammer B3", "roll G6")
    assert table.pool == ["G6"]


@pytest.mark.rule("O7")
def test_running_pliers_need_a_die_left_that_fits() -> None:
    table = solo("running-pliers").play("draft G2", "place A1").draw(0, ".. Y2 G3 B4 P5", *FULL[1:])
    assert table.lay("R5").refused("use running-pliers R5") == ["tool/impossible"]
    assert table.lay("R5 Y6 B3").refused("use running-pliers R5") == ["tool/impossible"]  # A1 takes no yellow, no three
    assert table.lay("R3 R5").refused("use running-pliers R3") == []
    assert table.lay("R3 R5").refused("use running-pliers R5") == ["tool/impossible"]
    assert table.lay("R5 R5").refused("use running-pliers R5") == []


@pytest.mark.rule("O7")
def test_an_empty_pool_pays_for_nothing() -> None:
    table = solo("eglomise-brush").draw(0, "G1 .. .. .. ..").lay("")
    assert table.legal == ["pass"]
    assert table.refused("use eglomise-brush B3") == ["tool/payment"]


@pytest.mark.rule("O8")
def test_there_is_no_start_player_to_draw() -> None:
    table = Table(Options(players=1), dealt=False)
    while table.state.phase < phases.ROLL:
        assert table.legal_with("start") == []
        table.play(table.legal[0])
    assert (int(table.state.round), int(table.state.start)) == (1, 0)


@pytest.mark.rule("O8", "S2")
def test_the_window_is_one_of_four_patterns() -> None:
    table = Table(Options(players=1), dealt=False)
    while table.state.phase != phases.CHOOSE:
        table.play(table.legal[0])
    assert len(table.legal_with("choose")) == 4


@pytest.mark.rule("O8")
def test_placement_is_as_usual() -> None:
    table = solo().play("draft R5")
    assert table.rules_against("place B2") == ["P2"]
    table.play("place A1", "pass", "draft G2")
    assert table.legal_with("place") == ["A2", "B1", "B2"]


@pytest.mark.rule("O8")
def test_one_tool_a_turn_is_as_usual() -> None:
    table = solo("eglomise-brush", "tap-wheel", dice="B1 B2 B3 B4").draw(0, "G1 .. .. .. ..")
    table.play("use eglomise-brush B1", "move A1 D5")
    assert "tool/one-a-turn" in table.refused("use tap-wheel B2")


@pytest.mark.rule("O8")
def test_ten_rounds_of_the_same_seat_are_as_usual() -> None:
    table = Table(players=1)
    turns = []
    while table.state.phase != phases.OVER:
        table.roll_any()
        turns.append((int(table.state.round), int(table.state.seat)))
        table.play("pass")
    assert turns == [(round, 0) for round in range(1, 11) for _ in range(2)]
    assert ranks(table.state) == [1]
