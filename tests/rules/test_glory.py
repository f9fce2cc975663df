"""G. Glory: pioneers, blooms, rivalries, and what the modules do together and alone. Grey glass has its own file."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.engine import phases
from vitrall.engine.errors import Unreadable
from vitrall.engine.notation import KEEPS
from vitrall.engine.options import BLOOMS, GREY_GLASS, MODULES, PIONEERS, RIVALRY, Options
from vitrall.engine.scoring import (
    bloom_points,
    pioneer_points,
    private_points,
    public_points,
    ranks,
    rivalry_points,
    standing,
    total,
)
from vitrall.score import score_sheet

# Four lanterns and an inner court at once, but for one die.
NEARLY = (
    "R1 .. .. .. Y1",
    ".. R2 Y3 R4 ..",
    ".. Y5 R6 .. ..",
    "G1 .. .. .. B1",
)


def pioneering(*pioneers: str, tools: tuple[str, ...] = (), players: int = 2) -> Table:
    """The first turn of a game with three pioneers; seat 0 has a window without print."""
    dice = "Y2 G2 B3 P4 R5 Y1 P1"[: 6 * players + 2]
    return Table(players=players, modules=(PIONEERS,), pioneers=list(pioneers), tools=list(tools)).printed(0).roll(dice)


def blooming(*keep: str, players: int = 2, blooms: tuple[str, ...] = ("poppy", "iris", "clover", "lily")) -> Table:
    return Table(players=players, modules=(BLOOMS,), blooms=list(blooms), keep=list(keep))


def deciding(players: int = 2) -> Table:
    """Windows are chosen, and nobody has decided which blooms to keep."""
    table = Table(Options(players=players, modules=(BLOOMS,)), dealt=False)
    while table.state.phase < phases.KEEP:
        table.play(table.legal[0])
    return table


def rivals(*sums: int, rivalry: str = "deepest-light") -> Table:
    """One seat for each number, and that many pips in its window."""
    table = Table(players=len(sums), modules=(RIVALRY,), publics=[rivalry])
    for seat, pips in enumerate(sums):
        values = [min(6, pips - gone) for gone in range(0, pips, 6)]
        table.draw(seat, " ".join(f"{color}{value}" for color, value in zip("RYGBP", values, strict=False)))
    return table


def paid(table: Table) -> list[int]:
    card = table.rules.deck.publics[table.state.deal.publics[0]]
    return [int(rivalry_points(table.state, seat, card)) for seat in range(int(table.rules.players))]


@pytest.mark.rule("G8")
def test_a_pioneer_is_taken_at_the_end_of_the_turn_that_meets_it_and_not_before() -> None:
    table = pioneering("inner-court").draw(0, *NEARLY).play("draft G2", "place C4")
    assert table.owner("inner-court") == -1
    table.play("pass")
    assert table.owner("inner-court") == 0


@pytest.mark.rule("G8")
def test_several_cards_are_taken_at_once_and_none_is_turned_up_in_their_place() -> None:
    table = (
        pioneering("inner-court", "four-lanterns", "heavy-row").draw(0, *NEARLY).play("draft G2", "place C4", "pass")
    )
    assert [table.owner(card) for card in ("inner-court", "four-lanterns", "heavy-row")] == [0, 0, -1]
    assert len(table.state.deal.pioneers) == 3
    assert pioneer_points(table.state, 0) == 4 + 6


@pytest.mark.rule("G8")
def test_the_first_to_meet_a_goal_owns_it_alone() -> None:
    table = pioneering("inner-court").printed(1)
    full = (NEARLY[0], NEARLY[1], ".. Y5 R6 G2 ..", NEARLY[3])
    table.draw(1, *full).draw(0, *full)
    table.play("pass", "pass")
    assert table.owner("inner-court") == 0
    assert [int(pioneer_points(table.state, seat)) for seat in (0, 1)] == [4, 0]


@pytest.mark.rule("G8")
def test_only_the_own_turn_takes_cards() -> None:
    """Seat 1 met the goal all along, but takes the card at the end of its own turn, after seat 0 has passed."""
    table = pioneering("inner-court").printed(1).draw(1, NEARLY[0], NEARLY[1], ".. Y5 R6 G2 ..")
    assert table.play("pass").owner("inner-court") == -1
    assert table.play("pass").owner("inner-court") == 1


@pytest.mark.rule("G8", "S10")
def test_three_of_fifteen_pioneers_lie_open_and_are_dealt_before_the_start_player_is_known() -> None:
    table = Table(Options(modules=(PIONEERS,)), dealt=False)
    while table.state.phase < phases.DEAL_PIONEERS:
        table.play(table.legal[0])
    assert len(table.legal) == 15
    table.play(*["deal pioneer echo-row", "deal pioneer hue-stair", "deal pioneer outer-frame"])
    assert table.state.phase == phases.DEAL_START


@pytest.mark.rule("G9")
def test_a_pioneer_stays_though_a_tool_undoes_its_goal() -> None:
    table = pioneering("four-lanterns", tools=("eglomise-brush",)).favor(0, 6)
    table.draw(0, "R1 .. .. .. Y1", ".. .. .. .. ..", ".. .. .. .. ..", "G1 .. .. .. B1").play("pass", "pass", "pass")
    assert table.owner("four-lanterns") == 0
    table.play("use eglomise-brush", "move A1 B4", "pass")
    assert table.owner("four-lanterns") == 0
    (line,) = score_sheet(table.state)[0].pioneers
    assert (line.id, line.points, line.claims[0].cells) == ("four-lanterns", 6, ())


@pytest.mark.rule("G9", "C6")
def test_the_sheet_shows_the_spaces_that_meet_a_pioneer_while_they_do() -> None:
    table = (
        pioneering("four-lanterns").draw(0, "R1 .. .. .. Y1", *[".. .. .. .. .."] * 2, "G1 .. .. .. B1").play("pass")
    )
    (line,) = score_sheet(table.state)[0].pioneers
    assert line.claims[0].cells == ("A1", "A5", "D1", "D5")


@pytest.mark.rule("G15")
def test_what_held_in_the_middle_of_a_turn_does_not_count() -> None:
    """The draft meets the goal, and a tool undoes it before the turn ends."""
    table = pioneering("inner-court", tools=("eglomise-brush",)).draw(0, *NEARLY)
    table.play("draft G2", "place C4", "use eglomise-brush", "move B2 D2", "pass")
    assert table.owner("inner-court") == -1


@pytest.mark.rule("G15")
def test_a_passed_turn_has_an_end() -> None:
    table = pioneering("four-lanterns").draw(0, "R1 .. .. .. Y1", *[".. .. .. .. .."] * 2, "G1 .. .. .. B1")
    assert table.play("pass").owner("four-lanterns") == 0


@pytest.mark.rule("G15", "U9")
def test_a_skipped_turn_has_no_end() -> None:
    """Seat 1 gives its second turn away; only then its window comes to meet the goal, as no game would bring it."""
    table = pioneering("four-lanterns", tools=("running-pliers",)).printed(1).play("pass")
    table.play("draft G2", "place A1", "use running-pliers", "draft B3", "place A2", "pass")
    table.draw(1, "R1 .. .. .. Y1", *[".. .. .. .. .."] * 2, "G1 .. .. .. B1")
    assert table.state.seat == 0
    table.play("pass")
    assert (table.state.round, table.owner("four-lanterns")) == (2, -1)


@pytest.mark.rule("G15", "U9")
def test_with_running_pliers_the_turn_ends_after_the_extra_die() -> None:
    table = pioneering("inner-court", tools=("running-pliers",))
    table.draw(0, NEARLY[0], ".. R2 Y3 .. ..", NEARLY[2], NEARLY[3])
    table.play("draft P4", "place B4", "use running-pliers", "draft G2", "place C4")
    assert table.owner("inner-court") == -1
    assert table.play("pass").owner("inner-court") == 0


@pytest.mark.rule("G10", "S10")
def test_each_player_gets_two_of_twelve_blooms_before_the_windows() -> None:
    table = Table(Options(players=6, modules=(BLOOMS,)), dealt=False)
    while table.state.phase < phases.DEAL_BLOOMS:
        table.play(table.legal[0])
    assert len(table.legal) == 12
    while table.state.phase == phases.DEAL_BLOOMS:
        table.play(table.legal[0])
    assert len(set(table.state.deal.blooms)) == 12
    assert table.state.phase == phases.DEAL_WINDOWS


@pytest.mark.rule("G10")
def test_none_one_or_both_may_be_kept_in_any_order_of_seats() -> None:
    table = deciding()
    assert table.legal == [f"keep {seat} {word}" for seat in (1, 2) for word in KEEPS[:4]]
    table.play("keep 2 second")
    assert table.legal == [f"keep 1 {word}" for word in KEEPS[:4]]
    assert table.refused("keep 2 both") == ["choice/made"]
    assert table.refused("keep 3 both") == ["choice/no-seat"]
    assert table.refused("keep 1 ?1") == ["choice/not-offered"]
    assert table.play("keep 1 none").state.phase == phases.DEAL_TOOLS


@pytest.mark.rule("G10")
def test_tokens_come_when_all_have_decided_one_for_each_card_kept() -> None:
    table = deciding()
    before = [int(tokens) for tokens in table.state.favor]
    table.play("keep 1 both")
    assert [int(tokens) for tokens in table.state.favor] == before
    table.play("keep 2 first")
    assert [int(tokens) for tokens in table.state.favor] == [before[0] + 2, before[1] + 1]


@pytest.mark.rule("G10", "O1")
def test_alone_blooms_bring_no_tokens() -> None:
    table = deciding(players=1).play("keep 1 both")
    assert list(table.state.favor) == [0]


@pytest.mark.rule("G11")
def test_a_bloom_that_is_there_pays_and_one_that_is_not_costs() -> None:
    """Poppy: red, anything, red, and yellow below the middle. Iris: purple, yellow, purple, one below the other."""
    table = blooming("both").draw(0, ".. R1 .. R2 ..", ".. .. Y3 .. ..")
    poppy, iris = score_sheet(table.state)[0].blooms
    assert (poppy.points, poppy.claims[0].cells) == (5, ("A2", "A4", "B3"))
    assert (iris.points, iris.claims[0].cells) == (-4, ())
    assert bloom_points(table.state, 0) == 1


@pytest.mark.rule("G11")
@pytest.mark.parametrize(
    "rows",
    [
        (".. .. Y3 .. ..", ".. R1 .. R2 .."),  # upside down
        (".. R1 .. .. ..", ".. .. Y3 .. ..", ".. R2 .. .. .."),  # turned
        (".. R1 .. G2 ..", ".. .. Y3 .. .."),  # another colour
        ("R1 .. .. .. R2", ".. .. Y3 .. .."),  # stretched
        ("R1 .. .. R2 ..", "Y3 .. .. .. .."),  # over the edge
    ],
)
def test_a_bloom_is_neither_turned_nor_mirrored_nor_nearly_there(rows: tuple[str, ...]) -> None:
    assert bloom_points(blooming("first").draw(0, *rows).state, 0) == -4


@pytest.mark.rule("G11")
def test_free_spots_hold_anything_and_a_card_scores_once() -> None:
    table = blooming("first").draw(0, "R1 G2 R3 B4 R5", ".. Y1 P2 Y3 ..", "R2 .. R4 .. ..", "P5 Y6 .. .. ..")
    (poppy,) = score_sheet(table.state)[0].blooms
    assert [claim.cells for claim in poppy.claims] == [("A1", "A3", "B2")]


@pytest.mark.rule("G11")
def test_two_blooms_may_share_dice() -> None:
    """Clover is green and red over red and green; Rosebud red, green, red side by side. A2, B1 and B2 serve both."""
    table = blooming("both", blooms=("clover", "rosebud")).draw(0, "G1 R2 .. .. ..", "R3 G4 R5 .. ..")
    assert [line.points for line in score_sheet(table.state)[0].blooms] == [7, 5]


@pytest.mark.rule("G11", "G10")
@pytest.mark.parametrize(("keep", "ids"), [("none", []), ("first", ["poppy"]), ("second", ["iris"])])
def test_only_cards_kept_count(keep: str, ids: list[str]) -> None:
    table = blooming(keep)
    assert [line.id for line in score_sheet(table.state)[0].blooms] == ids
    assert bloom_points(table.state, 0) == -4 * len(ids)


@pytest.mark.rule("G11", "C10", "C5")
def test_blooms_count_as_private_points_in_a_tie_losses_included() -> None:
    table = blooming("first", "none").favor(0, 6).favor(1, 2)
    assert total(table.state, 0) == total(table.state, 1) == 2 - 20
    assert [int(private_points(table.state, seat)) for seat in (0, 1)] == [-4, 0]
    assert list(ranks(table.state)) == [2, 1]


@pytest.mark.rule("G11", "C11")
def test_losses_by_blooms_are_not_cut_off() -> None:
    table = blooming("both", blooms=("clover", "pansy"))
    assert private_points(table.state, 0) == -10


@pytest.mark.rule("G12")
@pytest.mark.parametrize(("modules", "cards"), [((), 10), ((RIVALRY,), 16), ((GREY_GLASS,), 10), (MODULES, 19)])
def test_rivalries_join_the_public_deck_and_grey_ones_need_grey_glass(modules: tuple[str, ...], cards: int) -> None:
    table = Table(Options(players=2, tools=0, modules=modules), dealt=False)
    while table.state.phase < phases.DEAL_PUBLICS:
        table.play(table.legal[0])
    assert len(table.legal) == cards
    assert ("deal public deepest-light" in table.legal) == (RIVALRY in modules)
    assert ("deal public weight-of-ash" in table.legal) == (modules == MODULES)


@pytest.mark.rule("G12")
def test_as_many_rivalries_are_played_as_the_shuffle_brings() -> None:
    cards = ["deepest-light", "palest-light", "widest-palette"]
    table = Table(players=3, modules=(RIVALRY,), publics=cards)
    assert [line.id for line in score_sheet(table.state)[0].rivalries] == cards
    assert score_sheet(table.state)[0].public == ()


@pytest.mark.rule("G12")
def test_rivalry_needs_company() -> None:
    with pytest.raises(Unreadable) as caught:
        Options(players=1, modules=(RIVALRY,))
    assert caught.value.code == "option/rivalry"


@pytest.mark.rule("G13")
@pytest.mark.parametrize(
    ("sums", "points"),
    [
        ((9, 9, 4, 4), [10, 10, 2, 2]),  # (12 + 8) / 2, then (5 + 0) / 2 rounded down
        ((7, 7, 7, 2), [8, 8, 8, 0]),  # (12 + 8 + 5) / 3 rounded down
        ((3, 3, 3, 3), [6, 6, 6, 6]),  # 25 / 4 rounded down
        ((9, 7, 5, 3), [12, 8, 5, 0]),
        ((5, 9, 5), [6, 12, 6]),  # (8 + 5) / 2 rounded down
        ((9, 5, 5, 5), [12, 4, 4, 4]),  # (8 + 5 + 0) / 3 rounded down
        ((0, 0, 0), [8, 8, 8]),  # zero is an amount like any other
        ((4, 0), [12, 8]),
        ((4, 4), [10, 10]),
        ((1, 2, 3, 4, 5, 6), [0, 0, 0, 5, 8, 12]),
        ((5, 5, 5, 5, 5, 5), [4, 4, 4, 4, 4, 4]),
        ((5, 5, 5, 5, 5, 9), [2, 2, 2, 2, 2, 12]),  # (8 + 5 + 0 + 0 + 0) / 5 rounded down
    ],
)
def test_those_who_are_level_share_the_places_they_take_up(sums: tuple[int, ...], points: list[int]) -> None:
    table = rivals(*sums)
    assert paid(table) == points
    sheets = score_sheet(table.state)
    assert [sheet.rivalries[0].points for sheet in sheets] == points
    assert [sheet.rivalries[0].amount for sheet in sheets] == list(sums)


@pytest.mark.rule("G13", "C5")
def test_no_tie_break_enters_a_rivalry() -> None:
    table = rivals(4, 4).favor(0, 9).favor(1, 0)
    assert paid(table) == [10, 10]
    assert [sheet.rivalries[0].place for sheet in score_sheet(table.state)] == [1, 1]


@pytest.mark.rule("G13", "C6")
def test_a_rivalry_shows_the_spaces_of_what_is_compared() -> None:
    table = rivals(9, 4)
    (line,) = score_sheet(table.state)[0].rivalries
    assert [(claim.points, claim.cells) for claim in line.found] == [(6, ("A1",)), (3, ("A2",))]


@pytest.mark.rule("G13", "C10")
def test_rivalries_are_public_points_and_not_private_ones() -> None:
    table = rivals(9, 4)
    assert public_points(table.state, 0) >= 12
    assert standing(table.state, 0)[1] == private_points(table.state, 0) < 12


@pytest.mark.rule("G14")
def test_alone_pioneers_and_blooms_are_played() -> None:
    table = Table(players=1, modules=(PIONEERS, BLOOMS), pioneers=["four-lanterns"], blooms=["poppy", "iris"])
    table.roll("R5 G2 B3 Y1").draw(0, "R1 .. .. .. Y1", *[".. .. .. .. .."] * 2, "G1 .. .. .. B1").play("pass")
    assert table.owner("four-lanterns") == 0
    assert bloom_points(table.state, 0) == -8
    assert list(table.state.favor) == [0]


@pytest.mark.rule("G16")
def test_all_modules_together_add_up() -> None:
    table = Table(Options(players=4, modules=MODULES))
    deck, deal = table.rules.deck, table.state.deal
    assert [len(deal.tools), len(deal.publics), len(deal.pioneers), len(deal.blooms)] == [3, 3, 3, 8]
    assert [deck.tools[card].group for card in deal.tools] == [0, 0, 1]
    assert [deck.publics[card].group for card in deal.publics] == [0, 0, 1]


@pytest.mark.rule("G16", "X6")
def test_tools_for_private_pools_are_shuffled_among_the_standard_ones() -> None:
    table = Table(Options(players=2, modules=(GREY_GLASS,), private_pools=True), dealt=False)
    while table.state.phase < phases.DEAL_TOOLS:
        table.play(table.legal[0])
    assert "deal tool strip-cutter" in table.legal
    table.play("deal tool strip-cutter", "deal tool lead-came-nippers")
    assert table.legal == [f"deal tool {name}" for name in ("smoke-pliers", "ash-tongs", "slate-turner")]


@pytest.mark.rule("G16", "S10")
def test_the_set_up_of_everything_runs_in_order() -> None:
    table = Table(Options(players=2, modules=MODULES, private_pools=True), dealt=False)
    met: list[int] = []
    while table.state.phase < phases.TURN:
        if table.state.phase not in met:
            met.append(int(table.state.phase))
        table.play(table.legal[0])
    assert met == list(range(phases.DEAL_PRIVATES, phases.TURN))
