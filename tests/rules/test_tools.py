"""U: what holds for every tool. The cards themselves have their tests in `tests/cards/`."""

from __future__ import annotations

import pytest

from testing.table import Table
from testing.tool_scenes import HOLE_AT_B2, at_the_hole
from testing.walk import walk
from testing.windows import window
from vitrall.engine import actions, verbs
from vitrall.engine.deck import WHEN_NO_HAND, Tool
from vitrall.engine.dice import BY_TEXT
from vitrall.engine.native import i64, vec
from vitrall.engine.options import Options
from vitrall.engine.phases import KEEP
from vitrall.engine.scoring import kept_blooms
from vitrall.engine.state import NO_TOOL, NOBODY
from vitrall.engine.tools import leads_on

HAND_TOOLS = {
    "grozing-pliers": "P",
    "lens-cutter": "G",
    "flux-brush": "P",
    "cork-backed-straightedge": "Y",
    "grinding-stone": "G",
    "flux-remover": "P",
}
MOVEMENT_TOOLS = {"eglomise-brush": "B", "copper-foil-burnisher": "R", "lathekin": "Y", "tap-wheel": "B"}
TURN_TOOLS = {"glazing-hammer": "B", "running-pliers": "R"}
SOLO_PRICES = HAND_TOOLS | MOVEMENT_TOOLS | TURN_TOOLS

# On Luz Celestial (..R5. P4.G3 6..B. .Y2..).
TWO_DICE = (
    "G1 .. .. .. ..",
    ".. Y4 .. .. ..",
    ".. .. .. .. ..",
    ".. .. .. .. ..",
)


def workshop(*tools: str, players: int = 2) -> Table:
    """The first turn of round 2, in which each tool can be used when its time comes."""
    dice = "R1 Y2 G3 B4" + (" P5" if players > 1 else "")
    table = Table(players=players, patterns=["luz-celestial"], tools=list(tools), start=min(players, 2))
    return table.pass_round(dice).roll(dice).draw(0, *TWO_DICE)


def moments(table: Table, tool: str) -> str:
    """Which of the three moments of this turn suit the tool: before the draft, die in hand, after the placement."""
    held = ""
    for name, move in (("before", "draft R1"), ("hand", "place C3"), ("after", "pass")):
        held += f" {name}" if f"use {tool}" in table.legal else ""
        table.play(move)
    return held.strip()


@pytest.mark.rule("U1")
def test_the_first_use_costs_one_token_and_every_later_one_two() -> None:
    table = Table(patterns=["suns-glory", "luz-celestial"], tools=["grinding-stone"]).roll("R1 R2 R3 R4 R5")
    assert [int(tokens) for tokens in table.state.favor] == [6, 3]
    table.play("draft R1", "use grinding-stone", "place A4", "pass")
    assert ([int(tokens) for tokens in table.state.favor], table.tokens_on("grinding-stone")) == ([5, 3], 1)
    table.play("draft R2", "use grinding-stone", "place A3", "pass", "pass")
    assert ([int(tokens) for tokens in table.state.favor], table.tokens_on("grinding-stone")) == ([5, 1], 3)
    table.play("draft R3", "use grinding-stone")
    assert ([int(tokens) for tokens in table.state.favor], table.tokens_on("grinding-stone")) == ([3, 1], 5)


@pytest.mark.rule("U1", "U2")
def test_a_tool_that_cannot_be_paid_for_is_not_offered() -> None:
    table = workshop("lathekin").favor(0, 0)
    assert table.refused("use lathekin") == ["tool/price"]
    table.favor(0, 1).play("use lathekin", "move A1 C3", "move B2 D4", "pass")
    table.draw(1, *TWO_DICE).favor(1, 1)
    assert table.refused("use lathekin") == ["tool/price"]
    assert table.favor(1, 2).refused("use lathekin") == []


@pytest.mark.rule("U1")
def test_each_card_has_tokens_of_its_own() -> None:
    table = workshop("lathekin", "eglomise-brush").play("use lathekin", "move A1 C3", "move B2 D4", "pass")
    table.draw(1, *TWO_DICE).favor(1, 1)
    assert table.legal_with("use") == ["eglomise-brush"]


@pytest.mark.rule("U1", "U7")
def test_payment_comes_first_and_nothing_is_refunded() -> None:
    table = at_the_hole("grozing-pliers", dice="R1 R2 R3 R4 R5").play("draft R1", "use grozing-pliers")
    assert (table.state.favor[0], table.tokens_on("grozing-pliers")) == (2, 1)
    table.play("turn 2")
    assert (table.pool, table.state.favor[0], table.tokens_on("grozing-pliers")) == (
        ["R2", "R3", "R4", "R5", "R2"],
        2,
        1,
    )


@pytest.mark.rule("U1")
def test_with_tokens_no_die_pays() -> None:
    assert workshop("lathekin").refused("use lathekin Y2") == ["tool/no-payment"]


@pytest.mark.rule("U2")
def test_one_tool_a_turn_and_one_again_in_the_next() -> None:
    table = workshop("eglomise-brush", "copper-foil-burnisher").play("use eglomise-brush", "move A1 C3")
    assert table.legal_with("use") == []
    assert table.refused("use copper-foil-burnisher") == ["tool/one-a-turn"]
    table.play("pass", "pass", "pass", "use copper-foil-burnisher")
    assert table.tokens_on("copper-foil-burnisher") == 1


@pytest.mark.rule("U2", "T11")
def test_two_turns_running_have_a_tool_each() -> None:
    table = workshop("eglomise-brush", "copper-foil-burnisher").play("pass").draw(1, *TWO_DICE)
    table.play("use eglomise-brush")
    table.play(table.legal[0], "pass")
    assert (table.state.seat, table.refused("use copper-foil-burnisher")) == (1, [])


@pytest.mark.rule("U2", "S4")
def test_only_tools_on_the_table_are_used() -> None:
    assert workshop("lathekin").refused("use eglomise-brush") == ["tool/not-on-table"]


@pytest.mark.rule("U2", "U7")
def test_whether_it_helps_is_the_players_affair() -> None:
    table = at_the_hole("grinding-stone", dice="P3 R2 R3 R4 R5").play("draft P3")
    assert table.legal == ["place B2", "use grinding-stone"]


@pytest.mark.rule("U3")
@pytest.mark.parametrize("tool", HAND_TOOLS)
def test_after_drafting_tools_work_with_the_die_in_hand_only(tool: str) -> None:
    assert moments(workshop(tool), tool) == "hand"
    assert moments(workshop(tool).pass_turns(3), tool) == "hand"


@pytest.mark.rule("U3")
@pytest.mark.parametrize("tool", MOVEMENT_TOOLS)
def test_movement_tools_work_before_the_draft_and_after_the_placement_only(tool: str) -> None:
    assert moments(workshop(tool), tool) == "before after"
    assert moments(workshop(tool).pass_turns(3), tool) == "before after"


@pytest.mark.rule("U3", "U9", "U14")
def test_hammer_and_running_pliers_know_the_first_turn_from_the_second() -> None:
    assert moments(workshop("glazing-hammer"), "glazing-hammer") == ""
    assert moments(workshop("glazing-hammer").pass_turns(3), "glazing-hammer") == "before"
    assert moments(workshop("running-pliers"), "running-pliers") == "after"
    assert moments(workshop("running-pliers").pass_turns(3), "running-pliers") == ""


@pytest.mark.rule("U3", "T3")
def test_a_tool_may_be_used_in_a_turn_without_a_draft() -> None:
    table = workshop("lathekin").play("use lathekin", "move A1 C3", "move B2 D4", "pass")
    assert table.state.seat == 1


@pytest.mark.rule("U4", "P2", "P3")
@pytest.mark.parametrize("tool", ["eglomise-brush", "copper-foil-burnisher", "tap-wheel"])
def test_the_only_die_of_a_window_moves_along_the_edge(tool: str) -> None:
    table = workshop(tool).draw(0, "G3 .. .. .. ..", ".. .. .. .. ..").play(f"use {tool}")
    assert "move A1 D5" in table.legal
    assert table.rules_against("move A1 C2") == ["P2"]
    assert table.rules_against("move A1 A1") == ["U4"]


@pytest.mark.rule("U4")
@pytest.mark.parametrize("tool", ["eglomise-brush", "copper-foil-burnisher", "tap-wheel"])
def test_a_die_is_lifted_before_its_target_is_tested(tool: str) -> None:
    """Beside its old space it is in nobody's way, and what touches only its old space touches nothing."""
    table = workshop(tool).draw(0, *TWO_DICE).play(f"use {tool}")
    assert "move B2 A2" in table.legal
    assert table.rules_against("move B2 C2") == ["P3"]


@pytest.mark.rule("U5", "P6")
def test_what_is_waived_is_the_print_and_never_the_neighbour() -> None:
    rows = ("R1 .. .. .. ..", ".. R4 .. .. ..")
    brush = workshop("eglomise-brush").draw(0, *rows).play("use eglomise-brush")
    assert brush.rules_against("move A1 C1") == ["P5"]
    assert brush.rules_against("move B2 B1") == ["P6"]
    rows = ("R4 .. .. .. ..", ".. G4 .. .. ..")
    burnisher = workshop("copper-foil-burnisher").draw(0, *rows).play("use copper-foil-burnisher")
    assert burnisher.rules_against("move A1 B3") == ["P6"]
    assert burnisher.rules_against("move B2 B1") == ["P4", "P6"]


@pytest.mark.rule("U5", "P4", "P5")
def test_each_tool_waives_one_print_and_the_others_none() -> None:
    """D2 prints yellow, D3 a two: a green four may go to D2 with the brush, to D3 with the burnisher."""
    rows = (".. .. .. .. ..", ".. .. .. .. ..", ".. R5 .. .. ..", "G4 .. .. .. ..")
    against = {}
    for tool in ("eglomise-brush", "copper-foil-burnisher", "tap-wheel"):
        table = workshop(tool).draw(0, *rows).play(f"use {tool}")
        against[tool] = [table.rules_against("move D1 D2"), table.rules_against("move D1 D3")]
    assert against == {
        "eglomise-brush": [[], ["P5"]],
        "copper-foil-burnisher": [["P4"], []],
        "tap-wheel": [["P4"], ["P5"]],
    }


@pytest.mark.rule("U6")
def test_lathekin_moves_exactly_two_and_tap_wheel_up_to_two() -> None:
    rows = ("G1 .. .. .. ..", ".. G4 .. .. ..")
    for tool, may_stop in (("lathekin", False), ("tap-wheel", True)):
        table = workshop(tool).draw(0, *rows).play(f"use {tool}")
        assert "stop" not in table.legal
        table.play("move A1 C3")
        assert ("stop" in table.legal) == may_stop
        assert table.rules_against("move C3 A1") == ["U6"]
        table.play("move B2 D4")
        assert table.rules_against("move C3 C2") == ["U4"]


@pytest.mark.rule("U7", "T4")
@pytest.mark.parametrize(
    ("tool", "steps"),
    [
        ("grozing-pliers", ["turn 4"]),
        ("lens-cutter", ["swap 1 R1"]),
        ("flux-brush", ["roll P2"]),
        ("grinding-stone", []),
        ("flux-remover", ["draw R", "turn 1"]),
    ],
)
def test_a_changed_die_that_fits_nowhere_goes_back_and_the_tool_stays_paid(tool: str, steps: list[str]) -> None:
    table = Table(patterns=["fractal-drops"], tools=[tool], start=2).pass_round("R1 Y2 G3 B4 P5")
    table.roll("P3 P1 B1 B2 B3").draw(0, *HOLE_AT_B2).play("draft P3", f"use {tool}", *steps)
    assert (table.hand, len(table.pool), table.legal) == ("", 5, ["pass"])
    assert (table.state.favor[0], table.tokens_on(tool)) == (2, 1)
    assert table.rules_against("draft P1") == ["T4"]


@pytest.mark.rule("U8", "T4")
def test_only_flux_remover_leaves_a_choice() -> None:
    table = at_the_hole("flux-remover", dice="R1 R2 R3 R4 R5")
    assert "return" in table.play("draft R1", "use flux-remover", "draw P", "turn 1").legal
    table = at_the_hole("flux-brush", dice="P1 R2 R3 R4 R5")
    assert "return" not in table.play("draft P1", "use flux-brush", "roll P1").legal
    table = at_the_hole("grozing-pliers", dice="P2 R2 R3 R4 R5")
    assert "return" not in table.play("draft P2", "use grozing-pliers", "turn 1").legal


@pytest.mark.rule("U9", "T8")
def test_running_pliers_give_a_die_now_for_the_second_turn() -> None:
    table = workshop("running-pliers").play("draft R1", "place C3", "use running-pliers")
    assert table.legal_with("draft") == ["Y2", "G3", "B4", "P5"]
    table.play("draft P5", "place D4", "pass").pass_turns(2)
    assert (table.state.round, table.state.seat) == (3, 1)


@pytest.mark.rule("U10")
def test_the_straightedge_asks_for_a_space_that_touches_no_die() -> None:
    table = workshop("cork-backed-straightedge").play("draft R1", "use cork-backed-straightedge")
    assert table.rules_against("place C2") == ["U10"]
    assert table.rules_against("place C3") == ["U10"]
    assert table.rules_against("place D5") == []


@pytest.mark.rule("U11", "U2")
def test_lens_cutter_needs_a_die_on_the_track() -> None:
    table = Table(patterns=["luz-celestial"], tools=["lens-cutter"]).roll("R1 Y2 G3 B4 P5").play("draft R1")
    assert table.rules_against("use lens-cutter") == ["U2"]
    table = workshop("lens-cutter").play("draft P5", "use lens-cutter", "swap 1 G3")
    assert (table.hand, table.track[0]) == ("G3", ["R1", "Y2", "P5", "B4", "P5"])


@pytest.mark.rule("U12")
def test_tap_wheel_follows_the_colors_of_the_track() -> None:
    table = Table(patterns=["luz-celestial"], tools=["tap-wheel"], start=2).pass_round("R1 R2 R3 Y4 R5")
    table.roll("R1 Y2 G3 B4 P5").draw(0, *TWO_DICE).play("use tap-wheel")
    assert {move.split()[0] for move in table.legal_with("move")} == {"B2"}
    assert "U12" in table.rules_against("move A1 A2")


@pytest.mark.rule("U13")
def test_pliers_go_one_step_and_the_stone_turns_over() -> None:
    table = workshop("grozing-pliers").play("draft R1", "use grozing-pliers")
    assert table.legal == ["turn 2"]
    table = workshop("grinding-stone").play("draft R1", "use grinding-stone")
    assert table.hand == "R6"


@pytest.mark.rule("U14")
def test_the_hammer_rolls_the_whole_pool_and_what_was_drafted_stays() -> None:
    table = workshop("glazing-hammer").play("draft R1", "place C3", "pass").pass_turns(2)
    table.play("use glazing-hammer").roll("Y6 G6 B6 P6")
    assert (table.pool, table.die_at(0, "C3")) == (["Y6", "G6", "B6", "P6"], "R1")


@pytest.mark.rule("U15", "U2")
@pytest.mark.parametrize("tool", SOLO_PRICES)
def test_with_an_empty_pool_only_movement_tools_work(tool: str) -> None:
    first_turn = workshop(tool).lay("")
    second_turn = workshop(tool).lay("").pass_turns(3)
    after_placing = workshop(tool).play("draft R1", "place C3").lay("")
    for table in (first_turn, second_turn, after_placing):
        assert (f"use {tool}" in table.legal) == (tool in MOVEMENT_TOOLS)


@pytest.mark.rule("U15", "T4")
@pytest.mark.parametrize("tool", HAND_TOOLS)
def test_the_last_die_of_the_pool_can_be_drafted_and_worked_on(tool: str) -> None:
    assert f"use {tool}" in workshop(tool).lay("R1").play("draft R1").legal


@pytest.mark.rule("T4")
@pytest.mark.parametrize("tool", SOLO_PRICES)
def test_a_die_that_fits_nowhere_is_drafted_only_for_a_tool_that_can_act_on_it(tool: str) -> None:
    """No free space is lonely, so the straightedge cannot; the other tools for a die in hand can."""
    table = Table(patterns=["fractal-drops"], tools=[tool], start=2).pass_round("R1 Y2 G3 B4 P5")
    table.roll("P4 R2 R3 R4 R5").draw(0, *HOLE_AT_B2)
    drafted = tool in HAND_TOOLS and tool != "cork-backed-straightedge"
    assert ("draft P4" in table.legal) == drafted
    if drafted:
        assert table.play("draft P4").legal == [f"use {tool}"]
        assert table.rules_against("pass") == ["T4"]


@pytest.mark.rule("T4", "U1")
def test_and_only_if_that_tool_can_be_paid_for() -> None:
    table = at_the_hole("grozing-pliers", dice="P4 R2 R3 R4 R5").favor(0, 0)
    assert table.legal == ["pass"]
    assert table.rules_against("draft P4") == ["T4"]


@pytest.mark.rule("T4", "U2")
def test_and_only_if_no_tool_was_used_in_this_turn() -> None:
    table = Table(patterns=["fractal-drops"], tools=["glazing-hammer", "grozing-pliers"])
    table.roll("P4 R2 R3 R4 R5").draw(0, *HOLE_AT_B2).pass_turns(3)
    assert "draft P4" in table.legal
    table.play("use glazing-hammer").roll("P4 R2 R3 R4 R5")
    assert table.legal == ["pass"]


@pytest.mark.rule("T4")
def test_a_die_that_fits_stays_placeable_though_a_tool_could_act_on_it() -> None:
    table = at_the_hole("grozing-pliers", dice="P3 R2 R3 R4 R5").play("draft P3")
    assert table.legal == ["place B2", "use grozing-pliers"]
    assert table.rules_against("pass") == ["T4"]


@pytest.mark.rule("T5")
def test_a_turn_does_not_end_while_a_tool_owes_a_step() -> None:
    table = workshop("lathekin").play("use lathekin")
    assert table.rules_against("pass") == ["T5"]
    table.play("move A1 C3")
    assert table.rules_against("pass") == ["T5"]
    assert table.play("move B2 D4").rules_against("pass") == []
    assert table.state.seat == 0, "nothing ends the turn but its player"


@pytest.mark.rule("O4", "O7")
@pytest.mark.parametrize(("tool", "color"), SOLO_PRICES.items())
def test_alone_any_die_of_the_printed_color_pays_and_no_other(tool: str, color: str) -> None:
    table = workshop(tool, players=1)
    if tool in HAND_TOOLS:
        table.play("draft R1")
    elif tool == "running-pliers":
        table.play("draft R1", "place C3")
    elif tool == "glazing-hammer":
        table.play("pass")
    table.lay("R1 Y1 G1 B1 P1 R6 Y6 G6 B6 P6")
    assert table.legal_with("use") == [f"{tool} {color}1", f"{tool} {color}6"]
    assert table.rules_against(f"use {tool}") == ["O7"]


@pytest.mark.rule("O4")
def test_alone_a_tool_works_once_in_the_game() -> None:
    table = workshop("eglomise-brush", players=1).lay("B4 B5 R1 R2").play("use eglomise-brush B4", "move A1 C3", "pass")
    assert table.rules_against("use eglomise-brush B5") == ["O4"]
    assert table.legal_with("use") == []


@pytest.mark.rule("O4", "T3")
def test_alone_the_die_that_pays_is_not_the_draft_of_the_turn() -> None:
    table = workshop("eglomise-brush", players=1).play("use eglomise-brush B4", "move A1 C3")
    assert table.legal_with("draft") == ["R1", "Y2", "G3"]
    assert [len(dice) for dice in table.track] == [4] + [0] * 9


@pytest.mark.rule("O7")
def test_alone_the_die_that_pays_is_gone_before_the_tool_acts() -> None:
    table = workshop("glazing-hammer", players=1).play("pass", "use glazing-hammer B4")
    assert table.legal == [f"roll R{value}" for value in range(1, 7)]
    assert table.roll("R1 Y1 G1").pool == ["R1", "Y1", "G1"]


@pytest.mark.rule("U2")
def test_a_tool_that_is_laid_down_leaves_nothing_behind() -> None:
    tools = 0
    for seed in range(3):
        for state, action in walk(Options(players=2, tools=5), seed):
            tools += actions.family(action) == actions.USE
            if state.tool == NO_TOOL:
                assert (state.step, state.moved, state.moved_color) == (0, 0, NOBODY)
    assert tools > 10


@pytest.mark.rule("U6", "U12")
@pytest.mark.parametrize(("second", "leads"), [("Y2", True), ("G2", False)])
def test_of_two_demanded_moves_of_one_color_the_first_needs_a_second_die_of_it(second: str, leads: bool) -> None:
    """No printed card demands two such moves, but a card of the players' own may."""
    steps, flags = vec[i64]([verbs.MOVE, verbs.MOVE]), vec[i64]([verbs.ON_TRACK, verbs.ON_TRACK])
    tool = Tool("wheel", 1, WHEN_NO_HAND, 0, 0, steps, flags)
    drawn = window(f"Y1 {second} .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..")
    assert leads_on(drawn, tool, 0, 0, 0, 6) is leads
    assert drawn.cells[0] == BY_TEXT["Y1"]


@pytest.mark.rule("G10")
def test_no_bloom_counts_before_it_is_known_to_be_kept() -> None:
    for state, _ in walk(Options(players=2, modules=("blooms",)), 2):
        if state.phase == KEEP:
            break
    assert [list(kept_blooms(state, seat)) for seat in range(2)] == [[], []]
    cards = [int(card) for card in state.deal.blooms[:2]]
    for choice, blooms in ((0, []), (1, cards[:1]), (2, cards[1:]), (3, cards), (5, []), (6, []), (7, [])):
        state.deal.keeps[0] = choice
        assert list(kept_blooms(state, 0)) == blooms


@pytest.mark.rule("U9", "U11")
def test_like_dice_are_offered_once() -> None:
    table = workshop("running-pliers").play("draft R1", "place C3").lay("Y2 Y2 P6 Y2").play("use running-pliers")
    assert sorted(table.legal_with("draft")) == ["P6", "Y2"]
    twins = Table(patterns=["luz-celestial"], tools=["lens-cutter"], start=2).pass_round("R1 Y2 R1 B4 R1")
    twins.roll("R1 Y2 G3 B4 P5").draw(0, *TWO_DICE).play("draft R1", "use lens-cutter")
    assert sorted(twins.legal_with("swap")) == sorted(set(twins.legal_with("swap")))
    assert len(twins.legal_with("swap")) == 3


@pytest.mark.rule("U14")
def test_the_hammer_rolls_a_single_die() -> None:
    table = workshop("glazing-hammer").play("pass", "pass", "pass")
    assert "use glazing-hammer" in table.lay("R1").legal
    assert "use glazing-hammer" not in table.lay("").legal
