"""S. Set-up: what is dealt, in which order, and what everybody begins with."""

from __future__ import annotations

import pytest

from testing.table import Table
from testing.walk import walk
from vitrall.cards.catalogue import base_deck
from vitrall.engine import phases
from vitrall.engine.chance import outcomes
from vitrall.engine.errors import Unreadable
from vitrall.engine.options import Options
from vitrall.engine.scoring import private_points, public_points
from vitrall.engine.state import awaited_seats

CHOOSING = (
    "deal private shades-of-red",
    "deal private shades-of-blue",
    "deal window suns-glory/firelight",
    "deal window shadow-thief/sun-catcher",
    "deal window virtus/symphony-of-light",
    "deal window via-lux/industria",
)


def choosing() -> Table:
    """Two seats with four patterns each, nothing chosen yet."""
    return Table(Options(), dealt=False).play(*CHOOSING)


def dealt(players: int) -> Table:
    """A table laid as the rule book says, three tools and all."""
    return Table(Options(players=players))


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_one_private_objective_and_no_two_the_same(players: int) -> None:
    privates = list(dealt(players).state.deal.privates)
    assert len(privates) == players
    assert len(set(privates)) == players


@pytest.mark.rule("S1")
def test_private_objectives_go_round_seat_by_seat() -> None:
    table = Table(players=3, privates=["shades-of-purple", "shades-of-red", "shades-of-blue"])
    for seat in range(3):
        table.draw(seat, "P5 R2 B1 .. ..")
    assert [private_points(table.state, seat) for seat in range(3)] == [5, 2, 1]


@pytest.mark.rule("S2")
def test_a_player_may_choose_either_side_of_either_card() -> None:
    offers = [text for text in choosing().legal_with("choose") if text.startswith("1 ")]
    assert offers == ["1 suns-glory", "1 firelight", "1 shadow-thief", "1 sun-catcher"]


@pytest.mark.rule("S2")
def test_all_players_choose_at_the_same_time() -> None:
    table = choosing()
    assert awaited_seats(table.state) == 0b11
    assert [text[0] for text in table.legal_with("choose")] == ["1"] * 4 + ["2"] * 4


@pytest.mark.rule("S2")
def test_windows_may_be_chosen_in_any_order_with_the_same_outcome() -> None:
    one = choosing().play("choose 1 firelight", "choose 2 via-lux")
    other = choosing().play("choose 2 via-lux", "choose 1 firelight")
    assert list(one.state.deal.patterns) == list(other.state.deal.patterns)
    assert list(one.state.favor) == list(other.state.favor) == [5, 4]


@pytest.mark.rule("S2")
def test_a_choice_leaves_the_choices_of_the_others_as_they_were() -> None:
    table = choosing()
    before = [text for text in table.legal_with("choose") if text.startswith("1 ")]
    table.play("choose 2 industria")
    assert table.legal_with("choose") == before


@pytest.mark.rule("S2")
def test_no_window_lies_on_the_table_before_all_have_chosen() -> None:
    table = choosing().play("choose 1 firelight")
    assert table.state.windows == []
    assert list(table.state.favor) == []
    table.play("choose 2 industria")
    assert len(table.state.windows) == 2


@pytest.mark.rule("S2")
def test_a_choice_is_made_once() -> None:
    table = choosing().play("choose 1 firelight")
    assert table.refused("choose 1 sun-catcher") == ["choice/made"]


@pytest.mark.rule("S2", "S9")
def test_a_pattern_dealt_to_another_seat_or_to_none_cannot_be_chosen() -> None:
    table = choosing()
    assert table.refused("choose 1 via-lux") == ["choice/not-offered"]
    assert table.refused("choose 1 lux-mundi") == ["choice/not-offered"]


@pytest.mark.rule("S2")
def test_the_window_on_the_table_is_the_pattern_chosen() -> None:
    table = choosing().play("choose 1 sun-catcher", "choose 2 industria")
    sun_catcher = base_deck().patterns[table.state.deal.patterns[0]]
    assert sun_catcher.rows == [".B2.Y", ".4.R.", "..5Y.", "G3..P"]
    assert list(table.state.windows[0].printed) == list(sun_catcher.printed)
    assert table.state.windows[0].dice == 0


@pytest.mark.rule("S3")
def test_each_player_gets_the_favor_tokens_of_the_pattern() -> None:
    table = Table(players=4, patterns=["fractal-drops", "via-lux", "batllo", "lux-mundi"])
    assert list(table.state.favor) == [3, 4, 5, 6]


@pytest.mark.rule("S3")
def test_the_two_sides_of_a_card_may_differ_in_tokens() -> None:
    assert list(Table(patterns=["lux-mundi", "aurora-sagradis"]).state.favor) == [6, 4]
    assert list(Table(patterns=["lux-astram", "aurorae-magnificus"]).state.favor) == [5, 5]


@pytest.mark.rule("S3")
def test_the_supply_serves_four_of_the_hardest_windows() -> None:
    table = Table(players=4, patterns=["suns-glory", "lux-mundi", "water-of-life", "symphony-of-light"])
    assert list(table.state.favor) == [6, 6, 6, 6]


@pytest.mark.rule("S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_different_tools_lie_open_without_tokens(players: int) -> None:
    state = dealt(players).state
    assert len(set(state.deal.tools)) == len(state.deal.tools) == 3
    assert list(state.tokens) == [0, 0, 0]


@pytest.mark.rule("S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_different_public_objectives_lie_open(players: int) -> None:
    publics = list(dealt(players).state.deal.publics)
    assert len(set(publics)) == len(publics) == 3


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_bag_holds_eighteen_dice_of_each_colour_and_no_grey(players: int) -> None:
    state = dealt(players).state
    assert list(state.bag) == [18, 18, 18, 18, 18, 0]
    assert state.bag_left == 90


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("players", "each"), [(2, 10), (3, 14), (4, 18)])
def test_the_even_bag_holds_as_many_of_each_colour_as_the_players_need(players: int, each: int) -> None:
    state = Table(Options(players=players, even_bag=True)).state
    assert list(state.bag) == [each] * 5 + [0]
    assert state.bag_left == 5 * each


@pytest.mark.rule("S7")
def test_there_is_no_even_bag_in_solo() -> None:
    with pytest.raises(Unreadable) as refused:
        Options(players=1, even_bag=True)
    assert refused.value.code == "option/even-bag"


@pytest.mark.rule("S7")
def test_nobody_gets_the_even_bag_unasked() -> None:
    assert not Options().even_bag


@pytest.mark.rule("S8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_is_as_likely_to_start(players: int) -> None:
    table = Table(Options(players=players), dealt=False)
    while table.state.phase != phases.DEAL_START:
        table.play(table.legal[0])
    weights = outcomes(table.state)
    assert [table.notation.text(action) for action in weights.actions] == [
        f"start {seat + 1}" for seat in range(players)
    ]
    assert list(weights.weights) == [1] * players
    assert weights.total == players


@pytest.mark.rule("S8")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_start_player_has_the_first_turn(start: int) -> None:
    assert Table(players=3, start=start).roll_any().state.seat == start - 1


@pytest.mark.rule("S9")
def test_the_decks_hold_the_cards_of_the_box_each_once() -> None:
    deck = base_deck()
    assert len(deck.sides) == 24
    assert sorted(deck.sides) == list(range(24))
    for cards, count in ((deck.tools, 12), (deck.publics, 10), (deck.privates, 5), (deck.patterns, 24)):
        assert len({card.id for card in cards}) == len(cards) == count


@pytest.mark.rule("S9")
@pytest.mark.parametrize("kind", ["private", "window", "tool", "public"])
def test_a_card_dealt_has_left_its_deck(kind: str) -> None:
    table = Table(Options(players=4), dealt=False)
    while not table.legal[0].startswith(f"deal {kind} "):
        table.play(table.legal[0])
    before = table.legal
    table.play(before[1])
    assert table.refused(before[1]) == ["chance/impossible"]
    assert table.legal == [before[0], *before[2:]]


@pytest.mark.rule("S9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_card_is_ever_dealt_twice(players: int) -> None:
    for seed in range(25):
        for state, _ in walk(Options(players=players, solo_tools=5), seed):
            if state.phase == phases.ROLL:
                break
        deal = state.deal
        for cards in (deal.privates, deal.offers, deal.tools, deal.publics, deal.patterns):
            assert len(set(cards)) == len(cards)


@pytest.mark.rule("S9")
def test_a_tool_that_was_not_dealt_cannot_be_used() -> None:
    table = Table(tools=["lathekin"]).roll("R1 R2 R3 R4 R5").play("draft R1")
    assert table.refused("use grinding-stone") == ["tool/not-on-table"]


@pytest.mark.rule("S9")
def test_a_public_objective_that_was_not_dealt_pays_nothing() -> None:
    dice = "R1 Y2 .. .. .."
    with_it = Table(publics=["light-shades", "row-color-variety", "color-variety"]).draw(0, dice)
    without = Table(publics=["deep-shades", "row-color-variety", "color-variety"]).draw(0, dice)
    assert public_points(with_it.state, 0) == 2
    assert public_points(without.state, 0) == 0


@pytest.mark.rule("S10")
def test_players_are_set_up_before_the_table_and_the_start_player_comes_last() -> None:
    table = Table(Options(), dealt=False)
    order: list[str] = []
    while table.state.phase < phases.ROLL:
        step = " ".join(table.legal[0].split(" ")[:2]) if table.legal[0].startswith("deal") else table.legal[0][:5]
        if step not in order:
            order.append(step)
        table.play(table.legal[0])
    assert order == ["deal private", "deal window", "choos", "deal tool", "deal public", "start"]


@pytest.mark.rule("S10")
def test_windows_are_chosen_before_tools_and_public_objectives_are_known() -> None:
    table = choosing()
    assert len(table.state.deal.privates) == 2
    assert len(table.state.deal.tools) == len(table.state.deal.publics) == 0
    assert table.refused("deal tool lathekin") == ["chance/not-now"]


@pytest.mark.rule("S10", "T1")
def test_after_the_start_player_the_first_dice_are_rolled() -> None:
    state = dealt(2).state
    assert (state.phase, state.round) == (phases.ROLL, 1)
