"""The colours that the page really shows, for eyes that see fewer of them: panes and printed spaces, in both themes.

The matrices of Machado, Oliveira and Fernandes (2009) for full strength, and CIEDE2000: see `testing/color_vision.py`.
"""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from testing.color_vision import SIGHTS, apart, seen
from vitrall.picture.palette import THEMES

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"
FAR = 10.0
# Pairs of printed spaces that are nearer, with their figure: no card prints a grey space, and the glyphs differ.
NEARER = {("light", "deuteranopia", "G", "S"): 9.5}

Distances = dict[tuple[str, str], float]


def colors() -> list[dict[str, Any]]:
    of_glass: list[dict[str, Any]] = json.loads((GENERATED / "glass.json").read_text(encoding="utf-8"))["colors"]
    return of_glass


def prints(theme: str) -> dict[str, str]:
    """The printed spaces by the letters of their colours."""
    text = (GENERATED / "palette.css").read_text(encoding="utf-8")
    block = text.split(f'data-theme="{theme}"')[1].split("}")[0]
    return dict(re.findall(r"--print-([A-Z]): (#\w+);", block))


def distances(tints: dict[str, str], sight: str) -> Distances:
    pairs = combinations(tints.items(), 2)
    return {(one, other): apart(seen(tint, sight), seen(its, sight)) for (one, tint), (other, its) in pairs}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("value", range(1, 7))
def test_dice_of_one_value_differ_for_every_eye(value: int, sight: str) -> None:
    """A pane has the same glass in both themes."""
    tints = {color["letter"]: color["panes"][value - 1]["tint"] for color in colors()}
    assert len(tints) == 6
    assert {pair: far for pair, far in distances(tints, sight).items() if far < FAR} == {}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
def test_printed_spaces_differ_for_every_eye(theme: str, sight: str) -> None:
    near = {pair: round(far, 1) for pair, far in distances(prints(theme), sight).items() if far < FAR}
    assert near == {key[2:]: far for key, far in NEARER.items() if key[:2] == (theme, sight)}


def test_colour_never_stands_alone() -> None:
    """Each has a glyph and a hatch of its own."""
    for mark in ("glyph", "hatch"):
        assert len({color[mark] for color in colors()}) == 6
