"""Colours: distinguishable with every colour vision, deeper with a higher value, with legible pips."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from testing.color_vision import SIGHTS, apart, seen
from vitrall.picture.canvas import Canvas, Style
from vitrall.picture.die import EVEN_TO, depth
from vitrall.picture.palette import GLASS, THEMES, contrast, ink_on, luminance
from vitrall.picture.window_frame import print_tint, value_tint

READABLE = 4.5
COLORS = range(len(GLASS))


def test_the_distance_is_ciede2000() -> None:
    """Pairs from the paper's own test data (Sharma, Wu and Dalal, 2005)."""
    assert apart((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert apart((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert apart((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619)) == pytest.approx(2.0373, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_two_colours_of_one_value_are_far_apart_for_every_eye(sight: str) -> None:
    pairs = [(GLASS[a][value], GLASS[b][value]) for a, b in combinations(COLORS, 2) for value in range(6)]
    assert min(apart(seen(one, sight), seen(other, sight)) for one, other in pairs) > 12


@pytest.mark.parametrize("sight", SIGHTS)
def test_two_colours_of_any_values_are_apart_for_every_eye(sight: str) -> None:
    values = [[seen(tint, sight) for tint in tints] for tints in GLASS]
    pairs = [pair for a, b in combinations(values, 2) for pair in product(a, b)]
    assert min(apart(one, other) for one, other in pairs) > 7


@pytest.mark.parametrize("color", COLORS)
def test_a_higher_value_is_darker(color: int) -> None:
    bright = [luminance(tint) for tint in GLASS[color]]
    assert bright == sorted(bright, reverse=True)
    assert bright[0] > 1.4 * bright[-1]


@pytest.mark.parametrize("tint", [tint for tints in GLASS for tint in tints])
def test_pips_read_on_the_glass_where_they_lie(tint: str) -> None:
    """The glass darkens towards its edge; pips lie within the even part."""
    even = [str(mark[1]) for mark in depth(tint) if mark[0] <= EVEN_TO]
    assert len(even) == 2
    assert min(contrast(ink_on(tint), shade) for shade in even) >= READABLE


@pytest.mark.parametrize("color", COLORS)
def test_each_colour_has_one_ink(color: int) -> None:
    assert len({ink_on(tint) for tint in GLASS[color]}) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_prints_and_words_read(theme: str) -> None:
    canvas, colors = Canvas(Style(theme=theme)), THEMES[theme]
    prints = [print_tint(canvas, color) for color in COLORS] + [value_tint(canvas, value) for value in range(1, 7)]
    assert min(contrast(ink_on(tint), tint) for tint in prints) >= READABLE
    on_wall = product((colors.text, colors.text_soft, colors.accent), (colors.wall, colors.wall_far, colors.card))
    assert min(contrast(ink, paper) for ink, paper in on_wall) >= READABLE
    assert contrast(colors.carved, colors.stone) >= READABLE
