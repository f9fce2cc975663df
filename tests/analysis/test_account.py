"""The account of a seat is exact whatever the values are, and its errors are standard errors."""

from __future__ import annotations

from statistics import stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vitrall.analysis.account import Part, Step, account, figure
from vitrall.cards.catalogue import full_deck
from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, new_state

STATE = new_state(Rules(Options(), full_deck()), NOT_SEEDED)
SAMPLE = st.integers(-100_000, 1_000_000)


@pytest.mark.lengthy
@given(st.data(), st.lists(st.sampled_from(list(Part)), min_size=1, max_size=12), st.integers(1, 6))
def test_the_parts_add_up_to_the_result(data: st.DataObject, parts: list[Part], seeds: int) -> None:
    row = st.lists(SAMPLE, min_size=seeds, max_size=seeds)
    samples = [data.draw(row) for _ in range(len(parts) + 1)]
    whole = account([Step(part, 0, STATE) for part in parts], samples)
    terms = (whole.expected, whole.luck, whole.own, whole.others, whole.rest)
    assert sum(term.value for term in terms) == whole.result == sum(samples[-1]) // seeds


def test_each_part_has_the_steps_that_belong_to_it() -> None:
    steps = [Step(part, 0, STATE) for part in (Part.LUCK, Part.REST, Part.OWN, Part.LUCK, Part.OTHERS)]
    whole = account(steps, [[10], [13], [14], [12], [7], [8]])
    assert (whole.expected.value, whole.luck.value, whole.rest.value) == (10, 3 - 5, 1)
    assert (whole.own.value, whole.others.value, whole.result) == (-2, 1, 8)


def test_an_error_is_that_of_a_mean() -> None:
    row = [1000, 4000, 2000, 9000, 5000]
    assert figure(row).error == int(stdev(row) / len(row) ** 0.5)
    assert figure([7]).error == 0


def test_a_step_known_seed_by_seed_has_no_error() -> None:
    whole = account([Step(Part.LUCK, 0, STATE)], [[1000, 9000, 4000], [2000, 10_000, 5000]])
    assert (whole.luck.value, whole.luck.error) == (1000, 0)
    assert whole.expected.error > 0
