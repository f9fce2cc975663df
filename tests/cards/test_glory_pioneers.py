"""The fifteen pioneers: the window that just misses each, then one that meets it, and by which spaces."""

import pytest

from testing.table import Table
from tests.cards.drawn import claims_drawn, met, pioneer


@pytest.mark.card("prism-column")
def test_prism_column() -> None:
    """Four colours, but a one twice; the grey die is a colour like the others."""
    assert not met(
        "prism-column",
        "R1 Y2 R3 Y4 R5",
        "Y2 .. .. .. ..",
        "G1 .. .. .. ..",
        "B3 .. .. .. ..",
    )
    assert not met("prism-column", ".. Y1 .. .. ..", ".. G4 .. .. ..", ".. S2 .. .. ..")
    assert claims_drawn(
        "prism-column",
        "R1 Y1 .. .. ..",
        "Y2 G4 .. .. ..",
        "G1 S2 .. .. ..",
        "B3 P6 .. .. ..",
    ) == [(1, "A2 B2 C2 D2")]
    assert pioneer("prism-column").points == 3


@pytest.mark.card("outer-frame")
def test_outer_frame() -> None:
    """Nineteen dice with a hole at the edge, then the fourteen of the edge alone."""
    assert not met(
        "outer-frame",
        "R1 Y2 R3 Y4 R5",
        "G2 B4 P5 B2 G1",
        "P3 R1 Y6 G3 P4",
        "R6 Y2 .. Y1 R5",
    )
    assert claims_drawn(
        "outer-frame",
        "R1 Y2 R3 Y4 R5",
        "G2 .. .. .. G1",
        "P3 .. .. .. P4",
        "R6 Y2 G6 Y1 R5",
    ) == [(1, "A1 A2 A3 A4 A5 B1 B5 C1 C5 D1 D2 D3 D4 D5")]
    assert pioneer("outer-frame").points == 6


@pytest.mark.card("rainbow-row")
def test_rainbow_row() -> None:
    """A colour that comes back, a hole; with grey for the missing one it holds, whatever the values."""
    assert not met("rainbow-row", "R1 Y2 G3 B4 R5", "Y2 G1 B6 P3 ..")
    assert claims_drawn("rainbow-row", "R1 Y2 G3 B4 R5", "Y2 S1 B2 P1 G2") == [(1, "B1 B2 B3 B4 B5")]
    assert not met("rainbow-row", "R1 Y2 S3 B4 S5")
    assert pioneer("rainbow-row").points == 4


@pytest.mark.card("scale-row")
def test_scale_row() -> None:
    """A value that comes back, a hole; two colours are enough for it."""
    assert not met("scale-row", "R1 Y2 R3 Y4 R1", "Y2 R4 Y5 R6 ..")
    assert claims_drawn("scale-row", "R1 Y2 R3 Y4 R1", "Y2 R3 Y6 R5 Y4") == [(1, "B1 B2 B3 B4 B5")]
    assert pioneer("scale-row").points == 4


@pytest.mark.card("four-lanterns")
def test_four_lanterns() -> None:
    """Two corners of one colour, a corner without a die; then four colours, one of them grey."""
    lower = (".. .. .. .. ..", ".. .. .. .. ..")
    assert not met("four-lanterns", "R1 .. .. .. Y1", *lower, "G1 .. .. .. R2")
    assert not met("four-lanterns", "R1 .. .. .. Y1", *lower, "G1 .. .. B2 ..")
    assert claims_drawn("four-lanterns", "R1 .. .. .. Y1", *lower, "G1 R3 R1 R5 S1") == [(1, "A1 A5 D1 D5")]
    assert pioneer("four-lanterns").points == 6


@pytest.mark.card("inner-court")
def test_inner_court() -> None:
    """A hole inside a window that is full besides, then the six inner spaces alone."""
    assert not met(
        "inner-court",
        "R1 Y2 R3 Y4 R5",
        "G2 B4 P5 B2 G1",
        "P3 R1 Y6 .. P4",
        "R6 Y2 G5 Y1 R5",
    )
    assert claims_drawn(
        "inner-court",
        ".. .. .. .. ..",
        ".. B4 P5 B2 ..",
        ".. R1 Y6 G3 ..",
        ".. .. .. .. ..",
    ) == [(1, "B2 B3 B4 C2 C3 C4")]
    assert pioneer("inner-court").points == 4


@pytest.mark.card("echo-row")
def test_echo_row() -> None:
    """Threes in a column and two of them in each row do not do; gaps and other dice do no harm."""
    assert not met("echo-row", "R3 Y1 Y3 .. ..", "Y1 .. B2 .. ..", "G3 .. P3 .. ..", "P5 .. .. B3 ..")
    assert claims_drawn("echo-row", "R3 .. Y3 .. ..", "B1 G3 .. Y3 R3") == [(1, "B1 B2 B4 B5")]
    assert pioneer("echo-row").points == 6


@pytest.mark.card("banner-row")
def test_banner_row() -> None:
    """Reds in a column and two of them in each row do not do; three greys would."""
    assert not met("banner-row", "R3 Y1 R4 .. ..", "Y1 .. B2 .. ..", "R3 .. R5 .. ..", "P5 .. .. R3 ..")
    assert claims_drawn("banner-row", "R3 .. R4 .. ..", "R1 G3 R5 .. R3") == [(1, "B1 B2 B3 B5")]
    assert met("banner-row", "S3 .. S4 .. S1")
    assert pioneer("banner-row").points == 6


@pytest.mark.card("hue-stair")
def test_hue_stair() -> None:
    """Not three of them, not in a zigzag, not around the edge of the window."""
    assert not met("hue-stair", "R1 .. .. .. ..", ".. R2 .. .. ..", ".. .. R3 .. ..", ".. .. .. G4 ..")
    assert not met("hue-stair", ".. R1 .. .. ..", "R2 .. .. .. ..", ".. R3 .. .. ..", "R4 .. .. .. ..")
    assert not met("hue-stair", ".. R1 .. .. ..", "R2 .. .. .. R3", ".. .. .. R4 ..", ".. .. R5 .. ..")
    assert claims_drawn("hue-stair", ".. .. .. .. R1", ".. .. .. R2 ..", ".. .. R3 .. ..", ".. R2 .. .. ..") == [
        (1, "A5 B4 C3 D2")
    ]
    assert claims_drawn("hue-stair", "S1 .. .. .. ..", ".. S2 .. .. ..", ".. .. S3 .. ..", ".. .. .. S2 ..") == [
        (1, "A1 B2 C3 D4")
    ]
    assert pioneer("hue-stair").points == 6


@pytest.mark.card("shade-stair")
def test_shade_stair() -> None:
    """Not with a bend, not around the edge; a stair of four is two stairs of three."""
    assert not met("shade-stair", "R4 .. .. .. ..", ".. G4 .. .. ..", "B4 .. .. .. ..")
    assert not met("shade-stair", ".. R4 .. .. ..", "G4 .. .. .. B4")
    assert claims_drawn("shade-stair", ".. .. R4 .. ..", ".. G4 .. .. ..", "B4 .. .. .. ..") == [(1, "A3 B2 C1")]
    stair = ("R4 .. .. .. ..", ".. G4 .. .. ..", ".. .. B4 .. ..", ".. .. .. R4 ..")
    assert claims_drawn("shade-stair", *stair) == [(1, "A1 B2 C3"), (1, "B2 C3 D4")]
    assert pioneer("shade-stair").points == 4


@pytest.mark.card("rising-column")
def test_rising_column() -> None:
    """Up and down again, level steps, a hole: none holds. Downwards is as good as upwards, steps may be large."""
    assert not met(
        "rising-column",
        "R1 Y1 G3 .. ..",
        "Y3 G2 P4 .. ..",
        "G2 B2 .. .. ..",
        "B4 P5 B6 .. ..",
    )
    assert claims_drawn("rising-column", "R1 .. .. .. G6", "Y3 .. .. .. R5", "G4 .. .. .. G3", "B6 .. .. .. R1") == [
        (1, "A1 B1 C1 D1"),
        (1, "A5 B5 C5 D5"),
    ]
    assert pioneer("rising-column").points == 6


@pytest.mark.card("monochrome-scale")
def test_monochrome_scale() -> None:
    """Six reds with four values and a yellow five; then the five itself, wherever it lies."""
    assert not met("monochrome-scale", "R1 .. R2 .. R3", ".. R4 .. R1 ..", "R2 .. Y5 .. ..")
    assert claims_drawn("monochrome-scale", "R1 .. R2 .. R3", ".. R4 .. R1 ..", "R2 .. Y5 .. ..", ".. R5 .. .. ..") == [
        (1, "A1 A3 A5 B2 B4 C1 D2")
    ]
    assert met("monochrome-scale", "S1 .. S2 .. S3", ".. S4 .. S6 ..")
    assert pioneer("monochrome-scale").points == 5


@pytest.mark.card("shade-quintet")
def test_shade_quintet() -> None:
    """Six threes of four colours; then grey as the fifth colour."""
    assert not met("shade-quintet", "R3 .. Y3 .. G3", ".. B3 .. R3 ..", "Y3 .. P4 .. ..")
    assert claims_drawn("shade-quintet", "R3 .. Y3 .. G3", ".. B3 .. R3 ..", "S3 .. P4 .. ..") == [
        (1, "A1 A3 A5 B2 B4 C1")
    ]
    assert pioneer("shade-quintet").points == 7


@pytest.mark.card("twin-panes")
def test_twin_panes() -> None:
    """Three triples are three pairs; a quadruple is two. Colour and value must both agree."""
    triples = ("R1 Y2 G3 R1 Y2", "G3 R1 Y2 G3 ..")
    assert claims_drawn("twin-panes", *triples) == [(1, "A1 A4 B2"), (1, "A2 A5 B3"), (1, "A3 B1 B4")]
    assert not met("twin-panes", *triples, "R2 Y1 R3 Y3 R4")
    assert met("twin-panes", *triples, "B4 .. B4 .. ..")
    assert claims_drawn("twin-panes", "R1 Y2 R1 Y2 R1", "G3 R1 G3 .. ..") == [
        (2, "A1 A3 A5 B2"),
        (1, "A2 A4"),
        (1, "B1 B3"),
    ]
    assert met("twin-panes", "R1 Y2 R1 Y2 R1", "G3 R1 G3 .. ..")
    assert (pioneer("twin-panes").points, pioneer("twin-panes").needs) == (4, 4)


@pytest.mark.card("heavy-row")
def test_heavy_row() -> None:
    """Twenty-one is one short, and twenty-three with a hole is no row."""
    assert not met("heavy-row", "R6 Y5 R1 Y4 R5", "Y6 R5 Y6 R6 ..")
    assert claims_drawn("heavy-row", "R6 Y5 R1 Y4 R6") == [(1, "A1 A2 A3 A4 A5")]
    assert pioneer("heavy-row").points == 5


@pytest.mark.rule("G8")
def test_pioneers_are_taken_as_the_turn_ends_and_stay_taken() -> None:
    """The first player to meet several takes all of them (G8); the second gets none."""
    table = Table(modules=("pioneers",), pioneers=["heavy-row", "scale-row", "rainbow-row"]).roll("R1 R2 R3 G6 G6")
    for seat in (0, 1):
        table.printed(seat).draw(seat, "R5 Y4 .. B3 P1")
    table.play("draft G6", "place A3")
    assert table.owner("rainbow-row") == -1
    table.play("pass")
    assert [table.owner(card) for card in ("heavy-row", "scale-row", "rainbow-row")] == [-1, 0, 0]
    table.play("draft G6", "place A3", "pass")
    assert [table.owner(card) for card in ("heavy-row", "scale-row", "rainbow-row")] == [-1, 0, 0]
