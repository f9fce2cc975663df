"""The report of the bench: ratios inside a repetition, and plain words for what could not be measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.speed.against import clone_of
from bench.speed.measures import engine_measures
from bench.speed.report import keys, page
from bench.speed.turns import COMPILED, OTHERS, PLAIN, ROOT, Figures

ASKED_FOR = {
    "core_compiled_per_c",
    "full_compiled_games_per_s",
    "full_plain_games_per_s",
    "driven_vs_catanatron_decisions",
    "driven_vs_open_spiel_connect_four_decisions",
    "copies_per_s",
}


def test_a_ratio_is_the_median_of_ratios_inside_the_repetitions() -> None:
    figures = Figures({(COMPILED, "a"): [2.0, 40.0, 6.0], (PLAIN, "a"): [1.0, 10.0, 1.0]})
    assert figures.ratio((COMPILED, "a"), (PLAIN, "a")) == 4.0
    assert figures.rate(COMPILED, "a") == 6.0


def test_every_key_is_there_even_where_nothing_was_measured() -> None:
    values = keys(Figures())
    assert set(values) >= ASKED_FOR
    assert set(values.values()) == {None}


def test_what_could_not_be_measured_is_said_on_the_page() -> None:
    text = page(Figures(missing={"catanatron": "not installed here"}), 1, 0.1)
    assert "| catanatron, Catan with two players, decisions | not installed here |" in text
    assert "not measured" in text


def test_an_aim_is_judged_by_what_was_measured() -> None:
    rates = {(COMPILED, "core games 2"): [30.0], (OTHERS, "C kernel games"): [100.0], (PLAIN, "full games 2"): [900.0]}
    text = page(Figures(rates), 1, 0.1)
    assert "| core, compiled, of the C kernel | at least 0.2 | 0.3 | reached |" in text
    assert "| full rules, plain, games per CPU second | at least 1,000 | 900 | not reached |" in text


@pytest.mark.lengthy
def test_every_measure_does_some_work() -> None:
    assert all(measure() > 0 for measure in engine_measures().values())


def test_another_clone_is_measured_with_its_own_code_and_a_bare_build_with_ours(tmp_path: Path) -> None:
    assert clone_of(tmp_path) == ROOT
    (tmp_path / "bench" / "speed").mkdir(parents=True)
    (tmp_path / "bench" / "speed" / "worker.py").touch()
    assert clone_of(tmp_path) == tmp_path.resolve()
