"""Chance: exact weights, fair samples, and a generator that gives everybody the same game for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from math import sqrt

import pytest

from testing.table import Table
from testing.walk import walk
from vitrall.cards.catalogue import base_deck
from vitrall.engine import phases
from vitrall.engine.chance import below, outcomes, sample
from vitrall.engine.generator import LARGEST_SEED, LOW_32, MULTIPLIER, advanced, seeded, word
from vitrall.engine.legal import legal
from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.engine.state import State, awaits_chance, seeded_state

FIVE = "R5 G2 B3 Y1 P6"


def chances(table: Table) -> dict[str, Fraction]:
    """What chance may do, and how likely each is."""
    weights = outcomes(table.state)
    texts = [table.notation.text(action) for action in weights.actions]
    return {
        text: Fraction(int(weight), int(weights.total)) for text, weight in zip(texts, weights.weights, strict=True)
    }


def unlikely(counts: list[int], expected: list[float]) -> bool:
    """Chi squared against its mean and five deviations: a sample so uneven is no accident."""
    freedom = len(expected) - 1
    strayed = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    return strayed > freedom + 5 * sqrt(2 * freedom)


def at_a_draw() -> Table:
    table = Table(tools=["flux-remover"]).roll(FIVE).printed(0).play("draft R5").bag("R2 Y5 P1")
    return table.play("use flux-remover")


def at_a_roll_of_the_hand() -> Table:
    return Table(tools=["flux-brush"]).printed(0).roll(FIVE).play("draft G2", "use flux-brush")


def at_a_roll_of_the_pool() -> Table:
    return Table(tools=["glazing-hammer"]).roll(FIVE).pass_turns(3).play("use glazing-hammer", "roll R1")


def at_a_deal(kind: str, after: int = 1) -> Table:
    """Before the next card of a kind, some having been dealt already."""
    table = Table(Options(players=3), dealt=False)
    while not table.legal[0].startswith(kind):
        table.play(table.legal[0])
    return table.play(*table.legal[:after])


@pytest.mark.rule("T1")
def test_a_die_of_the_bag_comes_as_often_as_its_colour_lies_there_each_value_alike() -> None:
    weights = chances(Table().bag("R3 Y1 P8"))
    assert weights["roll R1"] == weights["roll R6"] == Fraction(3, 12) / 6
    assert weights["roll P4"] == Fraction(8, 12) / 6
    assert len(weights) == 18
    assert "roll G1" not in weights


@pytest.mark.rule("T1")
def test_the_die_after_is_drawn_without_the_one_before() -> None:
    table = Table().bag("R3 Y1 P8").play("roll Y2")
    assert chances(table)["roll R1"] == Fraction(3, 11) / 6
    assert "roll Y1" not in chances(table)


@pytest.mark.rule("U8")
def test_a_die_drawn_by_a_tool_comes_as_often_as_its_colour_lies_in_the_bag_with_the_one_put_in() -> None:
    assert chances(at_a_draw()) == {"draw R": Fraction(3, 9), "draw Y": Fraction(5, 9), "draw P": Fraction(1, 9)}


@pytest.mark.rule("U8")
def test_a_die_rolled_by_a_tool_keeps_its_colour_each_value_alike() -> None:
    assert chances(at_a_roll_of_the_hand()) == {f"roll G{value}": Fraction(1, 6) for value in range(1, 7)}


@pytest.mark.rule("U14")
def test_the_pool_is_rolled_die_by_die_in_the_colours_it_has() -> None:
    table = at_a_roll_of_the_pool()
    assert chances(table) == {f"roll G{value}": Fraction(1, 6) for value in range(1, 7)}
    table.play("roll G6")
    assert chances(table) == {f"roll B{value}": Fraction(1, 6) for value in range(1, 7)}


@pytest.mark.rule("S4", "S5", "S8", "S9")
@pytest.mark.parametrize(
    ("kind", "after", "left"),
    [("deal private", 1, 4), ("deal window", 1, 11), ("deal tool", 1, 11), ("deal public", 1, 9), ("start", 0, 3)],
)
def test_each_card_left_in_a_deck_is_as_likely(kind: str, after: int, left: int) -> None:
    assert list(chances(at_a_deal(kind, after)).values()) == [Fraction(1, left)] * left


@pytest.mark.rule("S9", "T1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_weights_are_whole_positive_and_sum_to_the_total_wherever_chance_acts(players: int) -> None:
    met = set()
    for seed in range(8):
        for state, _ in walk(Options(players=players, solo_tools=5, tools=5), seed):
            if awaits_chance(state):
                met.add(int(state.phase))
                weights = outcomes(state)
                assert list(weights.actions) == list(legal(state))
                assert len(set(weights.actions)) == len(weights.actions) == len(weights.weights)
                assert min(weights.weights) > 0
                assert sum(weights.weights) == weights.total
    always = {phases.DEAL_PRIVATES, phases.DEAL_WINDOWS, phases.DEAL_TOOLS, phases.DEAL_PUBLICS, phases.ROLL}
    by_tools = {phases.ROLL_AGAIN, phases.ROLL_POOL, phases.DRAW}
    assert met >= always | by_tools


@pytest.mark.rule("T1", "S4", "S8", "U8", "U14")
@pytest.mark.parametrize(
    "make",
    [
        lambda: Table().bag("R3 Y1 P8 B18"),
        at_a_draw,
        at_a_roll_of_the_hand,
        at_a_roll_of_the_pool,
        lambda: at_a_deal("deal private"),
        lambda: at_a_deal("deal window"),
        lambda: at_a_deal("deal tool"),
        lambda: at_a_deal("deal public"),
        lambda: at_a_deal("start", 0),
    ],
)
def test_samples_come_as_often_as_their_weights_say(make: Callable[[], Table]) -> None:
    table = make()
    table.state.generator = seeded(2024)
    weights = outcomes(table.state)
    drawn = Counter(int(sample(table.state)) for _ in range(6000))
    assert set(drawn) <= {int(action) for action in weights.actions}
    means = [6000 * int(weight) / int(weights.total) for weight in weights.weights]
    assert not unlikely([drawn[int(action)] for action in weights.actions], means)


def test_a_sample_changes_nothing_but_the_generator() -> None:
    table = Table()
    table.state.generator = seeded(5)
    sample(table.state)
    assert (table.pool, table.state.bag_left, int(table.state.phase)) == ([], 90, phases.ROLL)
    assert table.state.generator != seeded(5)


def is_prime(number: int) -> bool:
    """Miller-Rabin; with these bases it is exact for every number below 2**64."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, number)
        if power not in (1, number - 1) and not any(
            (power := power * power % number) == number - 1 for _ in range(twos - 1)
        ):
            return False
    return True


def test_the_generator_has_its_full_period() -> None:
    """The multiplier gives a safe prime, so every state except the two fixed points has the same long period."""
    assert sum(is_prime(number) for number in range(41, 1000)) == 168 - 12
    assert not is_prime(3215031751)  # passes for the first four bases
    prime = MULTIPLIER * 2**32 - 1
    assert prime < 2**64
    assert is_prime(prime)
    assert is_prime((prime - 1) // 2)


def test_no_product_leaves_sixty_three_bits() -> None:
    assert MULTIPLIER * LOW_32 + MULTIPLIER < 2**63


def stands_still(seed: int) -> bool:
    return bool(advanced(seeded(seed)) == seeded(seed))


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**32, 3414450191417544876, LARGEST_SEED])
def test_no_seed_begins_where_the_generator_stands_still(seed: int) -> None:
    """The fixed points are 0 and the multiplier times 2**32 minus one; the long seed here is the one bound there."""
    assert 0 < seeded(seed) < MULTIPLIER * 2**32 - 1
    assert not stands_still(seed)


def words(seed: int, count: int) -> list[int]:
    """The first numbers a seed gives."""
    state = seeded(seed)
    numbers = []
    for _ in range(count):
        state = advanced(state)
        numbers.append(int(word(state)))
    return numbers


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (0, [2925653190, 1948901513, 2540848395, 2417455491]),
        (1, [2291387394, 2212708516, 1343720742, 99991036]),
        (20240229, [170611926, 3048809759, 2420341613, 4170937189]),
        (2**32, [4142692958, 2863995944, 1575578911, 3587529069]),
        (LARGEST_SEED, [2424417360, 2527948210, 658695635, 3814704341]),
    ],
)
def test_the_first_numbers_of_a_seed_never_change(seed: int, first: list[int]) -> None:
    assert words(seed, 4) == first


@pytest.mark.parametrize("step", [1, 2, 2**16, 2**32, 2**61])
def test_neighbouring_seeds_have_nothing_in_common(step: int) -> None:
    """Of 32 bits of the first number, sixteen differ on average, and each of them in about half of all pairs."""
    pairs = [(words(seed, 1)[0], words(seed + step, 1)[0]) for seed in range(2000)]
    differing = [one ^ other for one, other in pairs]
    for bit in range(32):
        assert abs(sum(difference >> bit & 1 for difference in differing) - 1000) < 5 * sqrt(500)
    assert len({one for one, _ in pairs}) > 1990


@pytest.mark.slow
def test_the_first_choice_is_even_over_seeds_in_a_row() -> None:
    firsts = Counter(below_of(seeded(seed), 6) for seed in range(6000))
    assert not unlikely([firsts[value] for value in range(6)], [1000.0] * 6)
    pairs = Counter((below_of(seeded(seed), 4), below_of(seeded(seed + 1), 4)) for seed in range(6400))
    assert not unlikely([pairs[one, other] for one in range(4) for other in range(4)], [400.0] * 16)


def below_of(generator: int, bound: int) -> int:
    state = fresh()
    state.generator = generator
    return int(below(state, bound))


def fresh(seed: int = 1) -> State:
    return seeded_state(Rules(Options(), base_deck()), seed)


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 90, 540])
def test_below_gives_every_number_below_the_bound_as_often(bound: int) -> None:
    state = fresh(99)
    counts = Counter(int(below(state, bound)) for _ in range(20 * 540))
    assert set(counts) <= set(range(bound))
    if bound > 1:
        assert not unlikely([counts[value] for value in range(bound)], [20 * 540 / bound] * bound)


def test_below_favours_no_number_even_where_the_words_do_not_divide() -> None:
    """At three eighths of all words, plain scaling gives numbers of remainder 2 a quarter of the time, not a third."""
    state = fresh(7)
    counts = Counter(int(below(state, 3 << 29)) % 3 for _ in range(6000))
    assert not unlikely([counts[rest] for rest in range(3)], [2000.0] * 3)


def test_numbers_that_follow_one_another_are_independent() -> None:
    state = fresh(3)
    drawn = [int(below(state, 6)) for _ in range(10801)]
    pairs = Counter(pairwise(drawn))
    assert not unlikely([pairs[one, other] for one in range(6) for other in range(6)], [300.0] * 36)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_seed_and_choices_give_the_same_game(players: int) -> None:
    options = Options(players=players)
    one = [action for _, action in walk(options, 12)]
    assert one == [action for _, action in walk(options, 12)]
    assert one != [action for _, action in walk(options, 13)]


def test_the_first_deal_of_a_seed_never_changes() -> None:
    table = Table(Options(players=2), dealt=False)
    texts = []
    for state, action in walk(Options(players=2), 1):
        if awaits_chance(state):
            texts.append(table.notation.text(action))
        if len(texts) == 18:
            break
    assert texts == [
        "deal private shades-of-green",
        "deal private shades-of-yellow",
        "deal window suns-glory/firelight",
        "deal window batllo/bellesguard",
        "deal window via-lux/industria",
        "deal window fulgor-del-cielo/luz-celestial",
        "deal tool grinding-stone",
        "deal tool running-pliers",
        "deal tool eglomise-brush",
        "deal public medium-shades",
        "deal public color-variety",
        "deal public light-shades",
        "start 2",
        "roll R5",
        "roll R3",
        "roll G1",
        "roll B4",
        "roll Y1",
    ]
