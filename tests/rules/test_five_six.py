"""X. Five and six players: more dice, more private objectives and patterns, private pools."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.cards.catalogue import full_deck
from vitrall.engine import phases
from vitrall.engine.errors import Unreadable
from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import private_points, ranks, standing, total
from vitrall.record import read_record, replay
from vitrall.view import SPECTATOR, seat_view

OWN = "R1 R2 Y3 Y4 G5 G6 B1 B2 P3 P4"
MARKED = {"fence", "tunnel", "brace", "port", "brackets", "wall"}


def rules(options: Options) -> Rules:
    return Rules(options, full_deck())


def pools(*tools: str, players: int = 2, dice: str = "R5 G2 B3") -> Table:
    """The first turn of a game with private pools; the windows have no print."""
    table = Table(players=players, own=[OWN] * players, tools=list(tools)).roll(dice)
    for seat in range(players):
        table.printed(seat)
    return table


def dealt(table: Table, kind: str) -> set[str]:
    """The cards that may be dealt next."""
    return {text.removeprefix(f"deal {kind} ") for text in table.legal}


def deal_until(table: Table, phase: int) -> Table:
    """Deal and choose whatever comes first, up to a phase of the set-up."""
    while table.state.phase < phase:
        table.play(table.legal[0])
    assert table.state.phase == phase
    return table


@pytest.mark.rule("X1")
@pytest.mark.parametrize(("players", "each"), [(5, 26), (6, 26), (4, 18), (2, 18)])
def test_the_box_holds_26_dice_of_each_color_for_five_and_six(players: int, each: int) -> None:
    assert list(rules(Options(players=players)).bag) == [each] * 5 + [0]
    assert rules(Options(players=players)).bag_size == 5 * each


@pytest.mark.rule("X1", "S7")
@pytest.mark.parametrize(("players", "each"), [(5, 22), (6, 26), (4, 18), (3, 14), (2, 10)])
def test_the_even_bag_grows_with_the_table(players: int, each: int) -> None:
    assert list(rules(Options(players=players, even_bag=True)).bag) == [each] * 5 + [0]


@pytest.mark.rule("X1", "T1", "T10")
@pytest.mark.parametrize(("players", "left"), [(5, 20), (6, 0)])
def test_ten_rounds_of_eleven_or_thirteen_dice_and_six_players_empty_the_bag(players: int, left: int) -> None:
    table = Table(players=players).roll_any()
    assert len(table.pool) == 2 * players + 1
    assert table.pass_to_end().state.bag_left == left


@pytest.mark.rule("X1", "T2")
def test_six_players_go_round_and_back() -> None:
    table = Table(players=6, start=3).roll_any()
    order: list[int] = []
    while table.state.round == 1:
        order.append(int(table.state.seat))
        table.play("pass")
    assert order == [2, 3, 4, 5, 0, 1, 1, 0, 5, 4, 3, 2]


@pytest.mark.rule("X2")
@pytest.mark.parametrize(
    ("players", "switched", "cards"), [(4, False, 5), (4, True, 11), (1, True, 11), (5, False, 11), (6, False, 11)]
)
def test_marked_objectives_join_at_five_and_six_or_when_asked_for(players: int, switched: bool, cards: int) -> None:
    table = Table(Options(players=players, marked_objectives=switched), dealt=False)
    objectives = dealt(table, "private")
    assert len(objectives) == cards
    assert (objectives >= MARKED) == (cards == 11)


@pytest.mark.rule("X2")
def test_each_of_six_players_has_an_objective_of_its_own() -> None:
    table = Table(players=6)
    assert len(set(table.state.deal.privates)) == 6


@pytest.mark.rule("X2", "G6")
def test_a_marked_objective_sums_its_spaces_whatever_the_color_grey_too() -> None:
    table = Table(modules=("grey-glass",), board="any-colour-space", further=True, privates=["wall", "fence"])
    table.draw(0, "R6 Y6 G6 B6 P6", "R5 S4 .. Y2 R6", ".. B1 .. .. ..")
    assert table.claimed(0, "wall") == [(4, ["B2"]), (2, ["B4"]), (1, ["C2"])]
    assert private_points(table.state, 0) == 7


@pytest.mark.rule("X2", "C5")
def test_a_marked_objective_breaks_ties_as_a_private_one() -> None:
    """Level with 5 less holes; seat 1 has 5 on the wall, seat 0 a red 3 and two tokens more."""
    table = Table(further=True, privates=["shades-of-red", "wall"], publics=["light-shades"]).favor(0, 3).favor(1, 1)
    table.draw(0, "R3 .. .. .. ..").draw(1, ".. .. .. .. ..", ".. Y5 .. .. ..")
    assert total(table.state, 0) == total(table.state, 1)
    assert list(ranks(table.state)) == [2, 1]


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    ("players", "switched", "cards"), [(2, False, 12), (2, True, 18), (6, False, 12), (6, True, 18)]
)
def test_further_patterns_are_dealt_only_when_switched_on(players: int, switched: bool, cards: int) -> None:
    table = deal_until(Table(Options(players=players, more_patterns=switched), dealt=False), phases.DEAL_WINDOWS)
    patterns = dealt(table, "window")
    assert len(patterns) == cards
    assert ("sol/naturaleza" in patterns) == switched


@pytest.mark.rule("X3", "H3")
def test_who_does_not_know_an_offer_still_knows_which_patterns_are_played() -> None:
    redacted = "\n".join(["deal private ?"] * 2 + ["deal window ?"] * 4 + ["choose 1 sol"])
    head = "vitrall-record 1\nedition: standard\nplayers: 2\n"
    assert (
        replay(read_record(f"{head}more-patterns: yes\n\n{redacted}", full_deck()), full_deck()).phase == phases.CHOOSE
    )
    with pytest.raises(Unreadable, match="not among the cards"):
        replay(read_record(f"{head}\n{redacted}", full_deck()), full_deck())


@pytest.mark.rule("X4", "X5")
def test_each_player_rolls_two_dice_of_each_color_once_the_windows_are_chosen() -> None:
    table = deal_until(Table(Options(players=2, private_pools=True), dealt=False), phases.ROLL_OWN)
    assert len(table.state.windows) == 2
    rolled = []
    while table.state.phase == phases.ROLL_OWN:
        assert len(table.legal) == 6
        rolled.append(table.legal[3].removeprefix("roll "))
        table.play(table.legal[3])
    assert table.own(0) == table.own(1) == ["R4", "R4", "Y4", "Y4", "G4", "G4", "B4", "B4", "P4", "P4"]
    assert rolled == table.own(0) + table.own(1)
    assert table.state.phase == phases.DEAL_TOOLS


@pytest.mark.rule("X4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_bag_of_private_pools_is_exactly_enough(players: int) -> None:
    table = Table(players=players, own=[OWN] * players)
    assert list(table.state.bag) == [2 * (players + 1)] * 5 + [0]
    table.roll_any()
    assert len(table.pool) == players + 1
    table.pass_to_round(10).roll_any()
    assert table.state.bag_left == 0
    assert len(table.pool) == players + 1


@pytest.mark.rule("X4")
def test_the_even_bag_changes_nothing_where_pools_are_private() -> None:
    assert list(rules(Options(players=3, private_pools=True, even_bag=True)).bag) == [8] * 5 + [0]


@pytest.mark.rule("X4", "X5")
def test_in_one_turn_a_draft_a_private_die_and_a_tool_in_any_order() -> None:
    table = pools("eglomise-brush")
    table.play("draft R5", "place A1", "use eglomise-brush", "move A1 A2", "take B1", "place A1")
    assert table.legal == ["pass"]
    other = pools("eglomise-brush").play("take B1", "place A1", "draft R5", "place A2", "use eglomise-brush")
    assert other.play("move A1 B2").legal == ["pass"]


@pytest.mark.rule("X4")
def test_one_die_of_each_pool_a_turn_and_no_more() -> None:
    table = pools().play("take B1", "place A1")
    assert table.refused("take R2") == ["take/spent"]
    assert table.legal_with("draft") == ["R5", "G2", "B3"]
    table.play("draft R5", "place A2")
    assert table.refused("draft G2") == ["draft/spent"]
    assert table.own(0) == ["R1", "R2", "Y3", "Y4", "G5", "G6", "B2", "P3", "P4"]
    assert len(table.own(1)) == 10


@pytest.mark.rule("X4", "P6")
def test_a_private_die_is_offered_only_where_a_space_takes_it() -> None:
    table = pools().printed(0, *["RRRRR"] * 4)
    assert table.legal_with("take") == ["R1", "R2"]
    assert table.refused("take Y3") == ["take/no-space"]


@pytest.mark.rule("X5")
def test_private_pools_need_two_players() -> None:
    with pytest.raises(Unreadable) as caught:
        Options(players=1, private_pools=True)
    assert caught.value.code == "option/private-pools"


@pytest.mark.rule("X5", "T2")
def test_a_round_is_one_pass_clockwise_and_no_way_back() -> None:
    table = pools(players=3, dice="R5 G2 B3 Y1")
    seats = []
    while table.state.round == 1:
        seats.append(int(table.state.seat))
        table.play("pass")
    assert seats == [0, 1, 2]
    assert (table.state.start, len(table.track[0])) == (1, 4)


@pytest.mark.rule("X5", "T4")
def test_one_die_is_placed_before_the_other_is_taken_up() -> None:
    table = pools().play("draft R5")
    assert table.refused("take B1") == ["take/die-in-hand"]
    table.play("place A1", "take B1")
    assert table.refused("pass") == ["pass/die-in-hand"]
    assert all(text.startswith("place ") for text in table.legal)


@pytest.mark.rule("X5", "H3")
def test_all_private_dice_lie_open() -> None:
    table = pools().play("take B1", "place A1")
    for viewer in (SPECTATOR, 0, 1):
        view = seat_view(table.state, viewer)
        assert [" ".join(seat["pool"]) for seat in view["seats"]] == ["R1 R2 Y3 Y4 G5 G6 B2 P3 P4", OWN]


@pytest.mark.rule("X5")
def test_each_seat_is_told_where_its_private_dice_may_go() -> None:
    table = pools()
    assert set(seat_view(table.state, 1)["breaks"]) == {"R5", "G2", "B3", *OWN.split()}
    holding = seat_view(table.play("take B1").state, 0)
    assert list(holding["breaks"]) == ["B1"]
    assert holding["hand"] == {
        "die": "B1",
        "must_place": False,
        "may_return": False,
        "isolated": False,
        "own": True,
    }


@pytest.mark.rule("X5", "C4")
def test_private_dice_left_over_neither_score_nor_cost() -> None:
    table = pools()
    before = [total(table.state, seat) for seat in (0, 1)]
    table.state.own = table.state.own[:10]
    assert [total(table.state, seat) for seat in (0, 1)] == before


@pytest.mark.rule("X5", "E1", "E2")
@pytest.mark.parametrize("tie_break", ["reverse-order", "last-turn"])
def test_the_third_step_of_a_tie_goes_by_the_one_order_of_turns(tie_break: str) -> None:
    options = Options(players=3, private_pools=True, tools=0, tie_break=tie_break)
    table = Table(options, own=[OWN] * 3, start=2).pass_to_end()
    # The start player of round 10 is seat 1 + 9 rounds on, so seat 1 again: seat 0 has the last turn.
    assert int(table.state.start) == 1
    assert [int(standing(table.state, seat)[3]) for seat in (0, 1, 2)] == [2, 0, 1]


@pytest.mark.rule("X6", "U3")
def test_an_after_drafting_tool_never_works_on_a_private_die() -> None:
    table = pools("grinding-stone", "flux-brush").play("take B1")
    assert table.refused("use grinding-stone") == ["tool/private-die"]
    assert table.rules_against("use flux-brush") == ["X6"]
    table.play("place A1", "draft G2", "use grinding-stone")
    assert table.hand == "G5"


@pytest.mark.rule("X6", "T4")
def test_a_tool_makes_no_private_die_fit_that_does_not() -> None:
    """Grinding Stone would turn the drafted red 5 to the wanted 2; the private red 5 stays where it is."""
    own = "R5 R5 Y3 Y4 G5 G6 B1 B3 P3 P4"
    table = Table(own=[own, own], tools=["grinding-stone"]).printed(0, *["22222"] * 4).roll("R5 G3 B3")
    assert "draft R5" in table.legal
    assert table.legal_with("take") == []


@pytest.mark.rule("X6")
def test_two_tools_leave_the_deck_and_two_join_it() -> None:
    needing_two_turns = {"glazing-hammer", "running-pliers"}
    needing_pools = {"strip-cutter", "lead-came-nippers"}
    with_pools = deal_until(Table(Options(private_pools=True), dealt=False), phases.DEAL_TOOLS)
    without = deal_until(Table(Options(), dealt=False), phases.DEAL_TOOLS)
    assert dealt(with_pools, "tool") ^ dealt(without, "tool") == needing_two_turns | needing_pools
    assert dealt(with_pools, "tool") > needing_pools
    assert len(dealt(without, "tool")) == len(dealt(with_pools, "tool")) == 12


@pytest.mark.rule("X7", "T4")
def test_strip_cutter_may_leave_a_die_that_no_space_takes_and_the_draft_is_spent() -> None:
    table = pools("strip-cutter").printed(0, *["RRRRR"] * 4)
    table.play("draft R5", "use strip-cutter", "exchange Y3")
    assert table.pool == ["G2", "B3", "Y3"]
    assert table.own(0) == ["R1", "R2", "R5", "Y4", "G5", "G6", "B1", "B2", "P3", "P4"]
    assert table.refused("draft G2") == ["draft/spent", "draft/no-space"]
    assert table.legal_with("take") == ["R1", "R2", "R5"]


@pytest.mark.rule("X7")
def test_after_strip_cutter_the_private_die_of_the_turn_is_still_to_come() -> None:
    table = pools("strip-cutter").play("draft R5", "use strip-cutter")
    assert table.refused("exchange R5") == ["own/not-in-pool"]
    table.play("exchange G6", "place A1", "take R5", "place A2", "pass")
    assert table.drawn(0)[0] == "G6 R5 .. .. .."


@pytest.mark.rule("X7", "T4")
def test_a_die_that_fits_only_after_strip_cutter_may_be_drafted() -> None:
    table = pools("strip-cutter").printed(0, *["YYYYY"] * 4)
    assert table.legal_with("draft") == ["R5", "G2", "B3"]
    assert table.favor(0, 0).legal_with("draft") == []


@pytest.mark.rule("X7", "U15")
def test_lead_came_nippers_work_with_an_empty_draft_pool() -> None:
    table = pools("lead-came-nippers").lay("").play("use lead-came-nippers", "again P4", "again R1")
    table.play("roll P1", "roll R6")
    assert " ".join(table.own(0)) == "P1 R2 Y3 Y4 G5 G6 B1 B2 P3 R6"
    assert table.refused("use lead-came-nippers")[0] == "tool/one-a-turn"


@pytest.mark.rule("X7")
def test_lead_came_nippers_roll_one_die_if_the_player_stops() -> None:
    table = pools("lead-came-nippers").play("use lead-came-nippers")
    assert table.refused("stop") == ["stop/not-offered"]
    table.play("again R1", "stop")
    assert table.legal == [f"roll R{value}" for value in range(1, 7)]
    assert "draft R5" in table.play("roll R3").legal


@pytest.mark.rule("X8", "G3")
def test_private_pools_with_grey_glass() -> None:
    table = Table(players=3, modules=("grey-glass",), own=[OWN] * 3)
    assert list(table.state.bag) == [8] * 5 + [5]
    assert not any(die.startswith("S") for seat in range(3) for die in table.own(seat))
    table.roll("R1 S2 Y3")
    assert table.legal == [f"roll S{value}" for value in range(1, 7)]
    assert table.play("roll S6").pool == ["R1", "S2", "Y3", "S6"]


@pytest.mark.rule("X8", "X7", "G17")
def test_strip_cutter_brings_a_grey_die_into_a_private_pool() -> None:
    table = Table(modules=("grey-glass",), board="any-colour-space", own=[OWN] * 2, tools=["strip-cutter", "ash-tongs"])
    table.printed(0).roll("R1 Y2 S6").play("draft S6", "use strip-cutter", "exchange G6", "place A1", "take S6")
    assert "A2" not in table.legal_with("place")  # beside another six
    table.play("place B2")
    assert table.die_at(0, "B2") == "S6"
