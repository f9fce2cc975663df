"""E. Editions: what the printings of the rule book say differently, as presets and as single options."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from testing.table import Table
from vitrall.cards.catalogue import base_deck, base_files, load, read_deck_text
from vitrall.engine import phases
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.options import EDITIONS, Options
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import private_points, ranks, total

ALIKE = ["R3 .. .. .. ..", "Y3 .. .. .. ..", "G3 .. .. .. ..", "B3 .. .. .. .."]
PRIVATES = ["shades-of-red", "shades-of-yellow", "shades-of-green", "shades-of-blue"]
REST = (".. .. .. .. ..",) * 3


def level(players: int, edition: str, start: int = 1, skip: tuple[int, ...] = (), tie_break: str = "") -> Table:
    """The end of a game in which all are level; the seats named gave up their second turn of round 10."""
    options = Options(players=players, edition=edition, tools=1, tie_break=tie_break)
    table = Table(options, tools=["running-pliers"], privates=PRIVATES[:players], start=start).pass_to_round(10)
    table.roll_any()
    while table.state.phase != phases.OVER:
        seat = int(table.state.seat)
        if seat in skip and table.state.turn < players:
            _run_ahead(table, seat)
        table.play("pass")
    for seat in range(players):
        table.draw(seat, ALIKE[seat], *REST).favor(seat, 1)
    return table


def _run_ahead(table: Table, seat: int) -> None:
    table.printed(seat).play(f"draft {table.pool[0]}", "place A1", "use running-pliers")
    table.play(f"draft {table.legal_with('draft')[0]}")
    table.play(f"place {table.legal_with('place')[0]}")


def first_turns(table: Table) -> list[int]:
    """The order of first turns in the last round."""
    return [int(table.state.start + turn) % table.rules.players for turn in range(table.rules.players)]


def in_order(table: Table) -> list[int]:
    """The seats from the first rank to the last."""
    places = [int(rank) for rank in ranks(table.state)]
    assert sorted(places) == list(range(1, table.rules.players + 1))
    return [places.index(rank) for rank in range(1, table.rules.players + 1)]


@pytest.mark.rule("E1")
@pytest.mark.parametrize("edition", ["polish-1", "polish-2", "standard"])
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, 1, [0, 1]),  # round 10 begins with seat 1
        (2, 2, [1, 0]),
        (3, 1, [2, 1, 0]),  # round 10 begins with seat 0
        (3, 3, [1, 0, 2]),
        (4, 1, [0, 3, 2, 1]),  # round 10 begins with seat 1
        (4, 4, [3, 2, 1, 0]),
    ],
)
def test_polish_the_latest_in_the_first_turns_of_round_ten_wins(
    edition: str, players: int, start: int, order: list[int]
) -> None:
    table = level(players, edition, start)
    assert len({int(total(table.state, seat)) for seat in range(players)}) == 1
    assert in_order(table) == order
    assert in_order(table) == first_turns(table)[::-1]


@pytest.mark.rule("E1")
def test_polish_a_skipped_turn_changes_nothing() -> None:
    assert in_order(level(3, "polish-2", skip=(2,))) == [2, 1, 0]
    assert in_order(level(3, "polish-2", skip=(0, 1))) == [2, 1, 0]


@pytest.mark.rule("E1", "E2")
@pytest.mark.parametrize(("edition", "order"), [("polish-2", [2, 1, 0]), ("ukrainian-2024", [0, 1, 2])])
def test_the_third_step_compares_only_those_still_tied(edition: str, order: list[int]) -> None:
    table = level(3, edition)
    assert in_order(table) == order
    table.favor(1, 2)
    assert in_order(table) == [1, *(seat for seat in order if seat != 1)]
    table.favor(1, 0)
    assert in_order(table) == [*(seat for seat in order if seat != 1), 1]


@pytest.mark.rule("E2")
@pytest.mark.parametrize(
    ("players", "start", "order"),
    [(2, 1, [1, 0]), (2, 2, [0, 1]), (3, 1, [0, 1, 2]), (3, 2, [1, 2, 0]), (4, 1, [1, 2, 3, 0])],
)
def test_ukrainian_who_took_the_latest_turn_of_round_ten_wins_a_passed_one_included(
    players: int, start: int, order: list[int]
) -> None:
    table = level(players, "ukrainian-2024", start)
    assert in_order(table) == order == first_turns(table)


@pytest.mark.rule("E2")
def test_ukrainian_a_skipped_turn_was_not_taken() -> None:
    assert in_order(level(3, "ukrainian-2024", skip=(0,))) == [1, 2, 0]  # turns 0 1 2 2 1: seat 0 had the first only
    assert in_order(level(3, "ukrainian-2024", skip=(1,))) == [0, 2, 1]
    assert in_order(level(3, "ukrainian-2024", skip=(2,))) == [0, 1, 2]


@pytest.mark.rule("E2")
def test_ukrainian_where_several_turns_were_skipped_the_later_first_turn_counts() -> None:
    assert in_order(level(3, "ukrainian-2024", skip=(0, 1))) == [2, 1, 0]
    assert in_order(level(3, "ukrainian-2024", skip=(1, 2))) == [0, 2, 1]
    assert in_order(level(3, "ukrainian-2024", skip=(0, 1, 2))) == [2, 1, 0]


@pytest.mark.rule("E2")
def test_ukrainian_a_skip_of_an_earlier_round_is_forgotten() -> None:
    options = Options(players=2, edition="ukrainian-2024", tools=1)
    table = Table(options, tools=["running-pliers"], privates=PRIVATES[:2], start=2).pass_to_round(9).roll_any()
    assert table.state.seat == 1
    table.play("pass")
    _run_ahead(table, 0)
    table.pass_to_end().draw(0, ALIKE[0], *REST).draw(1, ALIKE[1], *REST).favor(0, 1).favor(1, 1)
    assert in_order(table) == first_turns(table) == [0, 1]


@pytest.mark.rule("E3")
def test_spanish_all_still_tied_win_together_and_share_the_rank() -> None:
    assert ranks(level(2, "spanish").state) == [1, 1]
    assert ranks(level(4, "spanish", start=3, skip=(1,)).state) == [1, 1, 1, 1]


@pytest.mark.rule("E3")
def test_spanish_who_comes_after_shared_ranks_is_counted_on() -> None:
    assert ranks(level(4, "spanish").favor(2, 0).state) == [1, 1, 4, 1]
    assert ranks(level(4, "spanish").favor(2, 5).state) == [2, 2, 1, 2]
    assert ranks(level(4, "spanish").favor(2, 0).favor(0, 0).state) == [3, 1, 3, 1]


@pytest.mark.rule("E3")
def test_spanish_private_points_come_first_and_tokens_after_them() -> None:
    table = level(3, "spanish").draw(0, "R4 .. .. .. ..").favor(0, 0)
    assert len({int(total(table.state, seat)) for seat in range(3)}) == 1
    assert ranks(table.state) == [1, 2, 2]


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5")
@pytest.mark.parametrize(
    ("edition", "solo_privates", "tie_break", "solo_price"),
    [
        ("polish-1", 1, "reverse-order", "color"),
        ("polish-2", 2, "reverse-order", "color"),
        ("ukrainian-2024", 2, "last-turn", "color"),
        ("spanish", 1, "shared", "printed"),
    ],
)
def test_each_printing_is_a_preset(edition: str, solo_privates: int, tie_break: str, solo_price: str) -> None:
    preset = Options(edition=edition).printing
    assert (preset.solo_privates, preset.tie_break, preset.solo_price) == (solo_privates, tie_break, solo_price)
    assert not Options(edition=edition).even_bag


@pytest.mark.rule("E4")
def test_the_standard_is_the_second_polish_printing() -> None:
    assert Options().edition == "standard"
    assert Options().printing == Options(edition="polish-2").printing


@pytest.mark.rule("E1", "E2", "E3", "S7")
def test_each_difference_is_an_option_beside_every_preset() -> None:
    for edition in EDITIONS:
        for tie_break, order in (("reverse-order", [2, 1, 3]), ("last-turn", [2, 3, 1]), ("shared", [1, 1, 1])):
            places = [int(rank) for rank in ranks(level(3, edition, start=3, tie_break=tie_break).state)]
            assert places == order, (edition, tie_break)
        assert Rules(Options(players=1, edition=edition, solo_privates=1), base_deck()).privates == 1
        assert Rules(Options(players=1, edition=edition, solo_privates=2), base_deck()).privates == 2
        assert Rules(Options(players=2, edition=edition, even_bag=True), base_deck()).bag_size == 50


@pytest.mark.rule("E1")
@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("edition", lambda: Options(edition="klingon")),
        ("tie-break", lambda: Options(tie_break="eldest")),
        ("solo-price", lambda: Options(solo_price="blood")),
        ("solo-privates", lambda: Options(solo_privates=3)),
    ],
)
def test_what_no_edition_knows_is_refused(name: str, make: Callable[[], Options]) -> None:
    with pytest.raises(Unreadable) as refused:
        make()
    assert refused.value.code == f"option/{name}"


@pytest.mark.rule("E4")
@pytest.mark.parametrize(
    ("edition", "count"), [("polish-1", 1), ("polish-2", 2), ("ukrainian-2024", 2), ("spanish", 1)]
)
def test_alone_an_edition_deals_one_or_two_private_objectives(edition: str, count: int) -> None:
    assert len(Table(Options(players=1, edition=edition)).state.deal.privates) == count


@pytest.mark.rule("E4", "O1")
@pytest.mark.parametrize("edition", ["polish-2", "ukrainian-2024"])
def test_of_two_open_objectives_one_is_scored(edition: str) -> None:
    table = Table(Options(players=1, edition=edition), privates=["shades-of-red", "shades-of-blue"])
    assert private_points(table.draw(0, "R2 B5 .. .. ..").state, 0) == 5
    assert private_points(table.draw(0, "R6 B5 .. .. ..").state, 0) == 6


@pytest.mark.rule("E5")
def test_every_tool_of_the_base_deck_prints_a_colour() -> None:
    assert all(tool.solo_color >= 0 and tool.solo_value == 0 for tool in base_deck().tools)


def deck_with_a_tool_paid_by_value() -> Deck:
    text = """
    [[tool]]
    id = "old-stone"
    name = "Old Stone"
    number = 90
    solo = "4"
    when = "die-in-hand"
    steps = [{ turn = "opposite" }]
    """
    return load([*base_files(), read_deck_text(text, "old.toml")])


@pytest.mark.rule("E5")
def test_a_card_may_ask_for_a_value_in_place_of_a_colour() -> None:
    options = Options(players=1, edition="spanish", solo_tools=1)
    table = Table(options, tools=["old-stone"], deck=deck_with_a_tool_paid_by_value()).printed(0)
    table.roll("R5 Y4 B4 G3").play("draft R5")
    assert table.legal_with("use") == ["old-stone Y4", "old-stone B4"]
    assert table.refused("use old-stone G3") == ["tool/payment"]
    table.play("use old-stone B4")
    assert (table.hand, table.pool) == ("R2", ["Y4", "G3"])


@pytest.mark.rule("E5")
def test_the_editions_that_pay_by_colour_refuse_a_card_that_asks_for_a_value() -> None:
    deck = deck_with_a_tool_paid_by_value()
    for edition in ("polish-1", "polish-2", "ukrainian-2024"):
        with pytest.raises(Unreadable) as refused:
            Rules(Options(players=1, edition=edition), deck)
        assert refused.value.code == "option/solo-price"
    assert Rules(Options(players=2), deck).players == 2  # with tokens it does not matter


@pytest.mark.rule("E6")
def test_a_score_beyond_fifty_is_a_number_as_any_other() -> None:
    for edition in EDITIONS:
        table = Table(Options(edition=edition), publics=["light-shades", "medium-shades", "deep-shades"])
        for wanted in (49, 50, 51, 52, 101):
            assert total(table.favor(0, wanted + 20).state, 0) == wanted
        higher = table.favor(0, 71).favor(1, 70)
        assert ranks(higher.state) == [1, 2]


def test_options_travel_between_processes_and_can_be_copied() -> None:
    asked = Options(players=3, modules=("rivalry", "grey-glass"), private_pools=True)
    assert pickle.loads(pickle.dumps(asked)) == copy.copy(asked) == asked
