"""The page on balance: counts that add up, rates with their intervals, cards named that stand out."""

from __future__ import annotations

import pytest

from bench.weighing.counting import Count, Counts, add_game, decides, play_all
from bench.weighing.page import glory_text, mean, share, verdicts
from vitrall.bots import Budget
from vitrall.cards.catalogue import full_deck
from vitrall.engine.options import MODULES, Options
from vitrall.engine.playout import random_game
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import bloom_points, pioneer_points
from vitrall.engine.state import NOBODY

CARDS = full_deck()


def test_counts_are_those_of_the_games() -> None:
    """Random games serve as well: pioneers and blooms pay what the score sheets say."""
    rules, counts = Rules(Options(players=3, modules=MODULES), CARDS), Counts()
    games = [random_game(rules, seed) for seed in range(6)]
    for state in games:
        add_game(counts, state, [True] * 3)
    pioneers = [counts.of(card.id) for card in CARDS.pioneers]
    blooms = [counts.of(card.id) for card in CARDS.blooms]
    assert sum(count.seen for count in pioneers) == 3 * len(games)
    assert sum(count.met for count in pioneers) == sum(owner != NOBODY for state in games for owner in state.owners)
    assert sum(count.points for count in pioneers) == sum(pioneer_points(s, seat) for s in games for seat in range(3))
    assert sum(count.offered for count in blooms) == 6 * len(games)
    assert sum(count.kept for count in blooms) == sum(count.seen for count in blooms)
    assert sum(count.points for count in blooms) == sum(bloom_points(s, seat) for s in games for seat in range(3))


@pytest.mark.slow
def test_bots_are_counted_with_and_without_a_choice_of_blooms() -> None:
    for counts in play_all(2, 3, Budget(playouts=1)):
        latest = counts
    blooms = [latest.of(card.id) for card in CARDS.blooms]
    chosen = sum(decides(seat, number) for number, players in enumerate((2, 3)) for seat in range(players))
    assert latest.games == 2
    assert sum(count.offered for count in blooms) == 2 * chosen
    forced = 2 * (5 - chosen)
    assert sum(count.seen for count in blooms) == forced + sum(count.kept for count in blooms)
    assert "### Rivalries" in glory_text(latest, "craftsman", 3)


def test_rates_and_means_have_intervals() -> None:
    assert share(50, 100) == "50.0% ± 9.8%"
    assert share(0, 0) == "–"
    count = Count()
    for points in (0, 4):
        count.pay(points)
    assert mean(count) == "2.00 ± 2.77"


def test_dead_and_free_cards_are_named() -> None:
    counts = Counts()
    counts.cards["hue-stair"] = Count(seen=100, met=2)
    counts.cards["rainbow-row"] = Count(seen=100, met=95)
    counts.cards["daisy"] = Count(seen=100, met=40, offered=100, kept=1)
    counts.cards["palest-light"] = Count(contested=10, led=4)
    lines = list(verdicts(counts, ["hue-stair", "rainbow-row"], ["daisy"], [], ["palest-light"]))
    assert [line.partition(": ")[2] for line in lines if line] == [
        "Hue Stair.",
        "Rainbow Row.",
        "Daisy.",
        "Palest Light.",
    ]
