"""The three grey objectives: what each pays, and for which spaces."""

import pytest

from tests.cards.drawn import claimed, objective
from vitrall.engine.deck import GREY_DECK


@pytest.mark.card("slate-columns")
def test_slate_columns() -> None:
    """Two greys in a column spoil it, none is not one; the column need not be full."""
    assert claimed(
        "slate-columns",
        "S1 .. R1 .. ..",
        ".. S2 .. .. ..",
        "S3 .. .. .. ..",
        ".. .. .. S4 ..",
    ) == [(4, "B2"), (4, "D4")]
    assert claimed("slate-columns", "R1 Y2 G3 B4 P5") == []
    assert objective("slate-columns").group == GREY_DECK


@pytest.mark.card("slate-shades")
def test_slate_shades() -> None:
    """Two grey ones are one value, a red four is none of them."""
    assert claimed("slate-shades", "S1 .. R4 .. S6", ".. S1 .. .. ..") == [(4, "A1 B2"), (4, "A5")]
    assert claimed("slate-shades", "R1 Y2 G3 B4 P5") == []
    assert objective("slate-shades").group == GREY_DECK


@pytest.mark.card("ringed-in-colour")
def test_ringed_in_colour_wants_every_side_filled_and_no_colour_twice() -> None:
    """The sides of B2 show red twice; at C4 one side is empty; D1 has but two sides; values do not matter."""
    assert claimed(
        "ringed-in-colour",
        ".. R1 .. .. ..",
        "Y2 S3 G4 Y5 ..",
        "B1 R5 .. S2 ..",
        "S6 G1 .. R1 ..",
    ) == [(5, "D1")]


@pytest.mark.card("ringed-in-colour")
def test_ringed_in_colour_pays_each_grey_die_and_no_other() -> None:
    """The red die on A2 is ringed too, but not grey; the grey die on D5 has an empty side."""
    assert claimed(
        "ringed-in-colour",
        "Y4 R1 G6 .. ..",
        "G1 S3 Y4 .. ..",
        ".. B1 .. .. ..",
        ".. .. .. Y1 S2",
    ) == [(5, "B2")]
    assert objective("ringed-in-colour").group == GREY_DECK
