"""The value of a position: the potential of single patterns, and what ends it."""

from __future__ import annotations

import pytest

from testing.windows import window
from vitrall import Game, Options
from vitrall.bots.craftsman import read_weights, weights, write_weights
from vitrall.bots.mind.heuristic import Heuristic, alive_spaces, facets_taken, number_at
from vitrall.bots.mind.judge import PointsNow, placements_left
from vitrall.bots.mind.potential import bloom_potential, goal, potential
from vitrall.bots.mind.weights import BLOOM, GOAL, LINE, NAMES, PAIR, SIZE, Weights
from vitrall.cards.catalogue import full_catalogue
from vitrall.engine.dice import COLORS, FACETS
from vitrall.engine.playout import Luck, random_action
from vitrall.engine.scoring import total
from vitrall.engine.window import Window

CARDS = full_catalogue()


def hoped(card: str, drawn: Window, *signs: int, row: int = 5) -> int:
    """What an objective promises when each of those signs weighs 7 and nothing else anything."""
    table = Weights(*[[7 if place in signs else 0 for place in range(SIZE)]] * 2).table
    objective = CARDS.deck.publics[CARDS.public_index(card)]
    return int(potential(drawn, objective, table, row * SIZE, alive_spaces(drawn, 5), 5))


@pytest.mark.parametrize(
    "rows", [(), ("R1 Y2 G3 B4 ..", ".. .. .. .. P6"), ("R1", ".. Y1", "G2 .. B3", ".. P4 .. R6 Y5")]
)
@pytest.mark.parametrize("colors", [5, 6])
def test_a_space_takes_so_many_kinds_as_colors_times_values(rows: tuple[str, ...], colors: int) -> None:
    drawn = window(*rows)
    shades, values = facets_taken(drawn, 0, colors), facets_taken(drawn, COLORS, FACETS)
    kinds = [int(number_at(shades, cell) * number_at(values, cell)) for cell in range(20)]
    facets = [[(drawn.open[facet] >> cell) & 1 for facet in range(FACETS)] for cell in range(20)]
    assert kinds == [sum(each[:colors]) * sum(each[COLORS:]) for each in facets]
    assert len(set(kinds)) > 2 or not rows


def test_a_full_line_pays_in_full() -> None:
    drawn = window("R1 Y2 G3 B4 P5")
    assert hoped("row-color-variety", drawn) == 6 * 1000


def test_a_line_that_lacks_one_die_is_hoped_for_by_the_choice_left() -> None:
    """A5 lacks purple alone, so the choice is one."""
    drawn = window("R1 Y2 G3 B4 ..")
    assert hoped("row-color-variety", drawn, LINE) == 6 * 7
    assert hoped("row-color-variety", drawn, LINE + 1, LINE + 2) == 0


def test_a_twin_ends_the_hope_of_a_line() -> None:
    drawn = window("R1 Y2 R3 .. ..")
    every = range(LINE, LINE + 15)
    assert hoped("row-color-variety", drawn, *every) == hoped("row-color-variety", window(), *every) - 6 * 7
    assert hoped("row-shade-variety", drawn, *every) == hoped("row-shade-variety", window(), *every)


def test_a_space_that_takes_nothing_the_line_lacks_ends_its_hope() -> None:
    """Purple is missing, and a purple die lies below the last space."""
    drawn = window("R1 Y2 G3 B4 ..", ".. .. .. .. P6")
    assert hoped("row-color-variety", drawn, LINE, LINE + 1, LINE + 2) == 0


def test_sets_are_hoped_for_while_their_members_find_room() -> None:
    """One set lies there; further ones are open, at most four."""
    drawn = window("R1 Y2")
    assert hoped("light-shades", drawn) == 2 * 1000
    assert hoped("light-shades", drawn, *range(PAIR, PAIR + 8)) == 2 * (1000 + 4 * 7)


def test_dice_with_like_corners_count() -> None:
    drawn = window("R1 .. .. .. ..", ".. R2")
    assert hoped("color-diagonals", drawn) == 2 * 1000


def test_a_bloom_is_a_loss_until_it_is_near() -> None:
    card = CARDS.deck.blooms[CARDS.bloom_index("rosebud")]
    table = Weights(*[[400 if place == BLOOM else 0 for place in range(SIZE)]] * 2).table
    far, near, there = window(), window("R1 .. R2"), window("R1 G3 R2")
    values = [int(bloom_potential(drawn, card, table, 0, alive_spaces(drawn, 5))) for drawn in (far, near, there)]
    lost = 1000 * int(card.missed)
    assert values == [lost, lost + 400 * int(card.points - card.missed), 1000 * int(card.points)]


def test_a_goal_is_nearer_with_every_die_and_met_in_the_end() -> None:
    card = CARDS.deck.pioneers[CARDS.pioneer_index("banner-row")]  # three of one colour in a row
    table = Weights(*[[10 + place if place >= GOAL else 0 for place in range(SIZE)]] * 2).table
    drawn = [window("R1"), window("R1 .. R2"), window("R1 .. R2 .. R3")]
    values = [int(goal(each, card.measure, card.needs, table, 0, alive_spaces(each, 5))) for each in drawn]
    assert values == [10 + GOAL + 1, 10 + GOAL, 1000]


def test_dead_spaces_are_seen() -> None:
    """A2 asks for a red die, and one lies beside it."""
    drawn = window("R1", printed=(".R...", ".....", ".....", "....."))
    assert not alive_spaces(drawn, 5) >> 1 & 1
    assert alive_spaces(window(printed=(".R...", ".....", ".....", ".....")), 5) >> 1 & 1


def test_at_the_end_points_now_are_the_score() -> None:
    game, luck = Game.new(Options(players=2), 4), Luck(4)
    while not game.is_over:
        game.play(int(random_action(game.state, luck)))
    for seat in (0, 1):
        assert int(PointsNow().value(game.state, seat)) // 1000 == total(game.state, seat)


@pytest.mark.parametrize("options", [Options(), Options(players=1), Options(players=3), Options(private_pools=True)])
def test_placements_left_are_counted_down(options: Options) -> None:
    """Two a round: turns to come, or a die of either pool."""
    game, luck, seen = Game.new(options, 4), Luck(4), []
    while not game.is_over:
        action = int(random_action(game.state, luck))
        if game.seat == 0 and action == 0 and not game.state.skips:
            seen.append(int(placements_left(game.state, 0)))
        game.play(action)
    step = 2 if options.private_pools else 1
    assert set(seen) <= set(range(0, 20, step))
    assert seen == sorted(seen, reverse=True)
    assert (seen[0], seen[-1]) == (20 - step, 0)


def test_weights_travel_as_text() -> None:
    knots = [list(range(first, first + SIZE)) for first in (0, SIZE, 2 * SIZE)]
    assert read_weights(write_weights(knots, "a note\nof two lines")) == knots
    with pytest.raises(ValueError, match="the weights are base"):
        read_weights("[weights]\nbase = [1, 2]\n")


def test_weights_lie_between_the_first_turn_and_the_last() -> None:
    table = Weights([200] * SIZE, [100] * SIZE).table
    assert [int(table[left * SIZE]) for left in (0, 10, 20)] == [100, 150, 200]
    table = Weights([200] * SIZE, [0] * SIZE, [100] * SIZE).table
    assert [int(table[left * SIZE]) for left in (0, 5, 10, 15, 20)] == [100, 50, 0, 100, 200]
    assert len(NAMES) == SIZE


def test_the_craftsman_expects_what_it_gets() -> None:
    """Over a few finished games its judgement of the first window is near the score; far off, a sign is miscounted."""
    heuristic = Heuristic(weights())
    game = Game.new(Options(players=2), 11)
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    for seat in (0, 1):
        assert 25_000 < heuristic.value(game.state, seat) < 75_000


@pytest.mark.parametrize(("bloom", "is_kept"), [("rosebud", True), ("passion-flower", False)])
def test_likely_blooms_are_kept_and_unlikely_ones_not(bloom: str, is_kept: bool) -> None:
    game = Game.new(Options(players=2, modules=("blooms",)), 4)
    while game.view(0)["phase"] == "choose":
        game.play(next(iter(game.legal_moves)))
    state, heuristic = game.state, Heuristic(weights())
    state.deal.blooms[0] = CARDS.bloom_index(bloom)
    assert (heuristic.keeping(state, 0, 1) > heuristic.keeping(state, 0, 0)) == is_kept
