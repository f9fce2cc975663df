"""G. Glory, grey glass: the grey pool, the restriction board, grey dice under every rule and every tool."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.cards.catalogue import full_deck, full_files, load, read_deck_text
from vitrall.engine import phases
from vitrall.engine.options import GREY_GLASS, Options
from vitrall.engine.rules import Rules

GREY_TOOLS = ["smoke-pliers", "ash-tongs", "slate-turner"]
GREY_OBJECTIVES = ["slate-columns", "slate-shades", "ringed-in-colour"]
OPEN = "any-colour-space"  # the board that binds grey dice to nothing


def glass(*tools: str, board: str = OPEN, printed: tuple[str, ...] = (), dice: str = "R1 Y2 G3 B4 S5") -> Table:
    """The first turn with grey glass: seat 0 has tokens enough, and nothing printed unless told."""
    table = Table(modules=(GREY_GLASS,), board=board, tools=[*tools, "ash-tongs"]).roll(dice)
    return table.printed(0, *printed).favor(0, 6)


def later(*tools: str, board: str = OPEN, printed: tuple[str, ...] = (), dice: str = "R1 Y2 G3 B4 S5") -> Table:
    """The same in round 2 for seat 1, with R6 Y6 G6 B6 S6 on the track."""
    table = Table(modules=(GREY_GLASS,), board=board, tools=[*tools, "ash-tongs"]).pass_round("R6 Y6 G6 B6 S6")
    return table.roll(dice).printed(1, *printed).favor(1, 6)


def dealing(phase: int, options: Options) -> Table:
    table = Table(options, dealt=False)
    while table.state.phase < phase:
        table.play(table.legal[0])
    return table


def named(table: Table) -> list[str]:
    """The cards that may be dealt next."""
    return [text.split(" ")[2] for text in table.legal]


@pytest.mark.rule("G1", "G16")
@pytest.mark.parametrize("tools", [1, 3, 5])
def test_the_last_tool_is_a_grey_one_and_no_other_is(tools: int) -> None:
    table = dealing(phases.DEAL_TOOLS, Options(tools=tools, modules=(GREY_GLASS,)))
    for _ in range(tools - 1):
        assert not set(named(table)) & set(GREY_TOOLS)
        table.play(table.legal[0])
    assert named(table) == GREY_TOOLS


@pytest.mark.rule("G1", "G16")
def test_the_last_public_objective_is_a_grey_one_and_no_other_is() -> None:
    table = dealing(phases.DEAL_PUBLICS, Options(modules=(GREY_GLASS,)))
    for _ in range(2):
        assert not set(named(table)) & set(GREY_OBJECTIVES)
        table.play(table.legal[0])
    assert named(table) == GREY_OBJECTIVES


@pytest.mark.rule("G1", "S10")
def test_one_of_six_boards_is_dealt_after_the_objectives() -> None:
    table = dealing(phases.DEAL_BOARD, Options(modules=(GREY_GLASS,)))
    assert len(named(table)) == 6
    assert table.play("deal board no-touch").state.phase == phases.DEAL_START


@pytest.mark.rule("G1")
def test_a_bare_table_has_no_grey_tool_but_a_board_and_a_grey_objective() -> None:
    table = Table(Options(tools=0, modules=(GREY_GLASS,)))
    assert len(table.state.deal.tools) == 0
    assert table.rules.deck.publics[table.state.deal.publics[2]].id in GREY_OBJECTIVES


@pytest.mark.rule("G2")
@pytest.mark.parametrize(("players", "each", "grey"), [(2, 10, 4), (3, 14, 5), (4, 18, 6), (5, 22, 7), (6, 26, 8)])
@pytest.mark.parametrize("even", [False, True])
def test_the_bag_of_grey_glass_replaces_the_others(players: int, each: int, grey: int, even: bool) -> None:
    rules = Rules(Options(players=players, even_bag=even, modules=(GREY_GLASS,)), full_deck())
    assert list(rules.bag) == [each] * 5 + [grey]


@pytest.mark.rule("G2", "G3", "T10")
@pytest.mark.parametrize("players", [2, 6])
def test_ten_rounds_empty_the_grey_pool_and_never_the_bag(players: int) -> None:
    table = Table(players=players, modules=(GREY_GLASS,))
    assert table.state.grey_left == 10
    table.pass_to_end()
    assert table.state.grey_left == 0
    assert table.state.bag_left == table.rules.bag_size - 10 * 2 * players > 0


@pytest.mark.rule("G3")
def test_a_round_draws_two_a_player_from_the_bag_and_then_a_grey_die_from_its_pool() -> None:
    table = Table(modules=(GREY_GLASS,)).roll("R1 S2 Y3 G4")
    assert (table.state.phase, table.state.bag_left) == (phases.ROLL_GREY, 50)
    assert table.legal == [f"roll S{value}" for value in range(1, 7)]
    table.play("roll S5")
    assert table.pool == ["R1", "S2", "Y3", "G4", "S5"]
    assert (table.state.grey_left, list(table.state.bag)[5]) == (9, 3)


@pytest.mark.rule("G3", "T6")
def test_unused_grey_dice_go_to_the_track() -> None:
    table = Table(modules=(GREY_GLASS,)).pass_round("R1 S2 Y3 G4 S5")
    assert table.track[0] == ["R1", "S2", "Y3", "G4", "S5"]


@pytest.mark.rule("G4", "P6")
def test_grey_lies_beside_any_other_color_and_never_beside_grey() -> None:
    table = glass().draw(0, "S1 R2 .. .. ..").play("draft S5")
    assert table.refused("place B1") == ["placement/unlike"]
    assert {"A3", "B2", "B3"} <= set(table.legal_with("place"))


@pytest.mark.rule("G4", "P6")
def test_grey_beside_an_equal_value_is_refused_like_any_die() -> None:
    table = glass().draw(0, "R5 .. .. .. ..").play("draft S5")
    assert table.refused("place A2") == ["placement/unlike"]
    assert "B2" in table.legal_with("place")


@pytest.mark.rule("G4", "P4")
@pytest.mark.parametrize(("board", "refused"), [("no-touch", ["placement/color"]), (OPEN, [])])
def test_a_printed_color_bars_grey_unless_the_board_says_so(board: str, refused: list[str]) -> None:
    table = glass(board=board, printed=("R....", ".....", ".....", ".....")).play("draft S5")
    assert table.refused("place A1") == refused


@pytest.mark.rule("G4", "P5", "P2")
def test_printed_values_and_the_edge_hold_for_grey() -> None:
    table = glass(printed=("45...", ".....", ".....", ".....")).play("draft S5")
    assert table.refused("place A1") == ["placement/value"]
    assert table.refused("place B2") == ["placement/edge"]
    assert "A2" in table.legal_with("place")


@pytest.mark.rule("G5")
@pytest.mark.parametrize(
    ("board", "barred", "allowed"),
    [
        ("no-touch", "B2", "A3"),  # at the corner of a grey die
        ("value-spaces", "A3", "B2"),  # nothing printed; a five printed
        ("top-and-bottom", "B2", "A3"),
        ("one-per-column", "D1", "D2"),
        ("blank-spaces", "B2", "A3"),
    ],
)
def test_a_board_bars_grey_and_grey_alone(board: str, barred: str, allowed: str) -> None:
    printed = (".....", ".5...", ".....", ".....")
    table = glass(board=board, printed=printed, dice="R5 Y2 G3 B4 S5")
    table.draw(0, "S1 Y2 .. .. ..", ".. .. .. .. ..", "P2 .. .. .. ..").play("draft S5")
    assert table.refused(f"place {barred}") == ["placement/board"]
    assert allowed in table.legal_with("place")
    other = glass(board=board, printed=printed, dice="R5 Y2 G3 B4 S5")
    other.draw(0, "S1 Y2 .. .. ..", ".. .. .. .. ..", "P2 .. .. .. ..").play("draft R5")
    assert barred in other.legal_with("place")


@pytest.mark.rule("G5", "P7")
def test_the_board_is_named_beside_the_other_rules_broken() -> None:
    table = glass(board="no-touch").draw(0, "S1 R2 .. .. ..").play("draft S5")
    assert table.refused("place B1") == ["placement/unlike", "placement/board"]
    assert table.rules_against("place B1") == ["P6", "G5"]


@pytest.mark.rule("G5", "U4")
def test_a_moved_die_is_gone_from_its_old_space_when_the_board_is_tested() -> None:
    """The one grey die may go to its own corner, and down its own column."""
    for board in ("no-touch", "one-per-column"):
        table = glass("lathekin", "eglomise-brush", board=board).draw(0, "S1 R2 .. .. ..").play("use eglomise-brush")
        assert {"A1 B2", "A1 B1"} <= set(table.legal_with("move"))


@pytest.mark.rule("G5", "U6")
def test_the_board_holds_after_each_single_move() -> None:
    """Two greys in the columns 1 and 2: the first cannot go to column 2 though the second could leave it."""
    table = glass("lathekin", board="one-per-column").draw(0, "S1 .. .. .. ..", ".. S2 .. .. ..", "R1 .. Y3 .. ..")
    table.play("use lathekin")
    assert table.refused("move A1 D2") == ["placement/board"]
    table.play("move B2 B3", "move A1 D2")
    assert table.drawn(0) == [".. .. .. .. ..", ".. .. S2 .. ..", "R1 .. Y3 .. ..", ".. S1 .. .. .."]


@pytest.mark.rule("G5", "U5")
@pytest.mark.parametrize(("board", "refused"), [("no-touch", []), ("blank-spaces", ["placement/board"])])
def test_eglomise_brush_lifts_the_printed_color_and_never_the_board(board: str, refused: list[str]) -> None:
    table = glass("eglomise-brush", board=board, printed=(".R...", ".....", ".....", "....."))
    table.draw(0, "S1 .. .. .. ..", "Y2 .. .. .. ..").play("use eglomise-brush")
    assert table.refused("move A1 A2") == refused


@pytest.mark.rule("G5", "U5")
@pytest.mark.parametrize(
    ("board", "refused"),
    [("value-spaces", []), ("top-and-bottom", []), ("blank-spaces", ["placement/board"])],
)
def test_copper_foil_burnisher_lifts_the_printed_value_and_never_the_board(board: str, refused: list[str]) -> None:
    table = glass("copper-foil-burnisher", board=board, printed=(".6...", ".....", ".....", "....."))
    table.draw(0, "S1 .. .. .. ..", "Y2 .. .. .. ..").play("use copper-foil-burnisher")
    assert table.refused("move A1 A2") == refused


@pytest.mark.rule("G5", "U10")
def test_the_board_holds_for_a_die_placed_apart() -> None:
    table = glass("cork-backed-straightedge", board="top-and-bottom").draw(0, "R1 .. .. .. ..")
    table.play("draft S5", "use cork-backed-straightedge")
    assert table.legal_with("place") == ["A3", "A4", "A5", "D1", "D2", "D3", "D4", "D5"]


@pytest.mark.rule("G5", "T4")
def test_a_grey_die_that_the_board_bars_everywhere_is_not_drafted() -> None:
    table = Table(modules=(GREY_GLASS,), board="value-spaces", tools=["slate-turner"]).roll("R1 Y2 G3 B4 S5")
    table.printed(0)
    assert table.legal_with("draft") == ["R1", "Y2", "G3", "B4"]


@pytest.mark.rule("G6", "C1")
def test_one_grey_is_one_more_color_and_two_break_the_variety() -> None:
    table = glass().draw(0, "R1 Y2 G3 B4 S5", "S1 Y2 S3 B4 P5", "R1 Y2 G3 S4 B5")
    assert table.claimed(0, "row-color-variety") == [
        (6, ["A1", "A2", "A3", "A4", "A5"]),
        (6, ["C1", "C2", "C3", "C4", "C5"]),
    ]


@pytest.mark.rule("G6", "C8")
def test_color_sets_ask_for_the_five_base_colors() -> None:
    table = glass().draw(0, "R1 Y2 G3 B4 S5", "S1 .. .. .. ..")
    assert table.points(0, "color-variety") == 0
    assert table.draw(0, "R1 Y2 G3 B4 P5", "S1 .. .. .. ..").points(0, "color-variety") == 4


@pytest.mark.rule("G6", "C2")
def test_a_private_objective_of_a_color_never_counts_grey() -> None:
    table = glass().draw(0, "R6 .. S6 .. ..")
    points = [table.points(0, f"shades-of-{color}") for color in ("red", "yellow", "green", "blue", "purple")]
    assert points == [6, 0, 0, 0, 0]


@pytest.mark.rule("G6", "C9", "C4")
def test_values_diagonals_and_empty_spaces_count_grey_like_others() -> None:
    table = glass().draw(0, "S1 .. .. .. ..", ".. S2 .. .. ..", ".. .. R2 .. ..")
    assert table.points(0, "color-diagonals") == 2
    assert table.claimed(0, "light-shades") == [(2, ["A1", "B2"])]
    assert table.draw(0, "S1 R2 Y3 G4 B5", "P6 .. .. .. ..").points(0, "shade-variety") == 5


@pytest.mark.rule("G14", "O3")
def test_alone_three_dice_of_the_bag_for_two_and_one_grey_a_round() -> None:
    table = Table(players=1, modules=(GREY_GLASS,), tools=["lathekin", "smoke-pliers"])
    assert list(table.state.bag) == [10] * 5 + [4]
    assert table.roll("R1 S2 Y3 S4").pool == ["R1", "S2", "Y3", "S4"]


@pytest.mark.rule("G14", "O2")
@pytest.mark.parametrize("tools", [1, 5])
def test_alone_one_tool_and_one_of_two_objectives_is_grey(tools: int) -> None:
    table = Table(Options(players=1, solo_tools=tools, modules=(GREY_GLASS,)))
    deck, deal = table.rules.deck, table.state.deal
    assert [deck.tools[card].id in GREY_TOOLS for card in deal.tools] == [False] * (tools - 1) + [True]
    assert [deck.publics[card].id in GREY_OBJECTIVES for card in deal.publics] == [False, True]


@pytest.mark.rule("G14", "O4")
def test_alone_the_grey_tool_is_paid_with_grey_and_grey_pays_for_nothing_else() -> None:
    table = Table(players=1, modules=(GREY_GLASS,), board=OPEN, tools=["grinding-stone", "smoke-pliers"]).printed(0)
    table.roll("R1 G2 S3 S4").play("draft S3")
    assert table.legal_with("use") == ["grinding-stone G2", "smoke-pliers S4"]
    assert table.refused("use smoke-pliers G2") == ["tool/payment"]
    assert table.refused("use grinding-stone S4") == ["tool/payment"]
    assert table.play("use smoke-pliers S4", "turn 1").hand == "S1"


@pytest.mark.rule("G14", "E5")
def test_alone_grey_does_not_pay_for_a_tool_that_prints_a_value() -> None:
    stone = """
    [[tool]]
    id = "old-stone"
    name = "Old Stone"
    number = 90
    solo = "4"
    when = "die-in-hand"
    steps = [{ turn = "opposite" }]
    """
    deck = load([*full_files(), read_deck_text(stone, "old.toml")])
    options = Options(players=1, edition="spanish", solo_tools=2, modules=(GREY_GLASS,))
    table = Table(options, tools=["old-stone"], board=OPEN, deck=deck).printed(0)
    table.roll("R5 Y4 S4 S4").play("draft R5")
    assert [text for text in table.legal_with("use") if "old-stone" in text] == ["old-stone Y4"]


@pytest.mark.rule("G17", "U13")
def test_grozing_pliers_and_grinding_stone_turn_a_grey_die() -> None:
    assert glass("grozing-pliers").play("draft S5", "use grozing-pliers", "turn 6").hand == "S6"
    assert glass("grinding-stone").play("draft S5", "use grinding-stone").hand == "S2"


@pytest.mark.rule("G17", "U8")
def test_flux_brush_rolls_a_grey_die_as_grey() -> None:
    table = glass("flux-brush").play("draft S5", "use flux-brush")
    assert table.legal == [f"roll S{value}" for value in range(1, 7)]


@pytest.mark.rule("G17", "U8")
def test_flux_remover_puts_a_grey_die_into_the_bag_and_never_into_the_grey_pool() -> None:
    table = glass("flux-remover").play("draft S5", "use flux-remover")
    assert (list(table.state.bag)[5], table.state.grey_left) == (5, 9)
    assert table.play("draw S", "turn 2").hand == "S2"


@pytest.mark.rule("G17", "U11")
def test_lens_cutter_swaps_grey_dice_both_ways() -> None:
    table = later("lens-cutter").play("draft S5", "use lens-cutter", "swap 1 R6")
    assert (table.hand, table.track[0]) == ("R6", ["S5", "Y6", "G6", "B6", "S6"])
    assert later("lens-cutter").play("draft R1", "use lens-cutter", "swap 1 S6").hand == "S6"


@pytest.mark.rule("G17", "U12")
def test_tap_wheel_follows_grey() -> None:
    table = later("tap-wheel").draw(1, "S1 .. .. .. ..", "R2 S3 .. .. ..", "P1 .. .. .. ..").play("use tap-wheel")
    table.play("move B2 D2")
    assert all(text.startswith("move A1 ") or text == "stop" for text in table.legal)
    table.play("move A1 B2")
    assert table.die_at(1, "B2") == "S1"


@pytest.mark.rule("G17", "U14")
def test_glazing_hammer_rolls_grey_dice_with_the_pool() -> None:
    table = glass("glazing-hammer").play("pass", "pass").favor(1, 3).play("use glazing-hammer")
    table.roll("R2 Y2 G2 B2 S2")
    assert table.pool == ["R2", "Y2", "G2", "B2", "S2"]


@pytest.mark.rule("G18")
def test_smoke_pliers_turn_a_grey_die_to_another_value_and_no_other_die() -> None:
    table = Table(modules=(GREY_GLASS,), board=OPEN, tools=["smoke-pliers"]).printed(0).roll("R1 Y2 G3 B4 S5")
    table.play("draft S5", "use smoke-pliers")
    assert table.legal_with("turn") == ["1", "2", "3", "4", "6"]
    other = Table(modules=(GREY_GLASS,), board=OPEN, tools=["smoke-pliers"]).printed(0).roll("R1 Y2 G3 B4 S5")
    assert other.play("draft R1").refused("use smoke-pliers") == ["tool/impossible"]


@pytest.mark.rule("G18", "T4")
def test_smoke_pliers_make_a_grey_die_worth_drafting() -> None:
    table = Table(modules=(GREY_GLASS,), board=OPEN, tools=["smoke-pliers"]).roll("R1 Y2 G3 B4 S5")
    table.printed(0, *["22222"] * 4)
    assert table.legal_with("draft") == ["Y2", "S5"]


@pytest.mark.rule("G18", "U11")
def test_ash_tongs_swap_exactly_one_grey_die() -> None:
    table = later().play("draft S5", "use ash-tongs")
    assert table.legal_with("swap") == ["1 R6", "1 Y6", "1 G6", "1 B6"]
    assert table.refused("swap 1 S6") == ["swap/not-one-grey"]
    table = later().play("draft R1", "use ash-tongs")
    assert table.legal == ["swap 1 S6"]
    assert table.play("swap 1 S6").track[0] == ["R6", "Y6", "G6", "B6", "R1"]


@pytest.mark.rule("G18", "U2")
def test_ash_tongs_need_the_other_kind_of_die_on_the_track() -> None:
    table = Table(modules=(GREY_GLASS,), board=OPEN, tools=["ash-tongs"]).pass_round("S1 S1 S1 S1 S1")
    table.roll("R1 Y2 G3 B4 S5").printed(1).play("draft S5")
    assert table.refused("use ash-tongs") == ["tool/impossible"]


@pytest.mark.rule("G18", "G5")
def test_slate_turner_tests_both_dice_on_the_final_window() -> None:
    table = Table(modules=(GREY_GLASS,), board="top-and-bottom", tools=["slate-turner"]).roll("R1 Y2 G3 B4 S5")
    table.printed(0).favor(0, 6).draw(0, "S1 R2 .. .. ..", "Y3 .. .. .. ..").play("use slate-turner")
    assert table.legal == ["trade A1 A2"]
    assert table.refused("trade A1 B1") == ["placement/board"]
    assert table.play("trade A1 A2").drawn(0)[0] == "R2 S1 .. .. .."


@pytest.mark.rule("G18")
def test_slate_turner_does_not_ask_for_the_edge() -> None:
    """P2 is about a first die; two dice that change places are not first dice."""
    table = Table(modules=(GREY_GLASS,), board=OPEN, tools=["slate-turner"]).roll("R1 Y2 G3 B4 S5").printed(0)
    table.draw(0, ".. .. .. .. ..", ".. S1 R2 .. ..").play("use slate-turner", "trade B2 B3")
    assert table.drawn(0)[1] == ".. R2 S1 .. .."
