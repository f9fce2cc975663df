"""The nine rivalries: what each compares, with the spaces it comes from; and what places pay."""

import pytest

from testing.table import Table
from tests.cards.drawn import claimed, measured, objective
from vitrall.engine.deck import GREY_RIVALRY, RIVALRY
from vitrall.engine.scoring import rivalry_points


def pays(id: str) -> tuple[list[int], int]:
    card = objective(id)
    return [int(points) for points in card.places], int(card.group)


@pytest.mark.card("deepest-light")
def test_deepest_light() -> None:
    """All values of the window, grey ones too; none where there is no die."""
    assert claimed("deepest-light", "R6 .. S5 .. ..", ".. Y1 .. .. ..") == [(6, "A1"), (5, "A3"), (1, "B2")]
    assert measured("deepest-light") == 0
    assert pays("deepest-light") == ([12, 8, 5], RIVALRY)


@pytest.mark.card("palest-light")
def test_palest_light() -> None:
    """Ones and twos are counted, not added; a three is not pale."""
    assert claimed("palest-light", "R1 Y3 S2 .. ..", ".. Y2 .. .. ..") == [(1, "A1"), (1, "A3"), (1, "B2")]
    assert pays("palest-light") == ([12, 8, 5], RIVALRY)


@pytest.mark.card("strongest-hue")
def test_strongest_hue() -> None:
    """Grey would be the strongest, but is no base colour; of two alike the first is shown."""
    assert claimed("strongest-hue", "S6 .. S6 .. R4", ".. Y5 .. R1 ..") == [(5, "A5 B4")]
    assert claimed("strongest-hue", "S6 .. S6 .. ..") == []
    assert pays("strongest-hue") == ([12, 8, 5], RIVALRY)


@pytest.mark.card("mightiest-row")
def test_mightiest_row() -> None:
    """A row with a hole may be the mightiest; rows are not added."""
    assert claimed("mightiest-row", "R1 Y2 R1 Y2 R1", "S6 .. G5 .. ..", "R6 .. B5 .. ..") == [(11, "B1 B3")]
    assert measured("mightiest-row") == 0
    assert pays("mightiest-row") == ([12, 8, 5], RIVALRY)


@pytest.mark.card("diagonal-weave")
def test_diagonal_weave() -> None:
    """Each pair counts, so a die may be of several; across the edge of the window there is none, nor over a gap."""
    assert claimed(
        "diagonal-weave",
        "R3 .. Y3 .. S4",
        "Y6 G3 .. .. R6",
        "B4 .. .. .. ..",
        ".. .. .. R4 ..",
    ) == [(1, "A1 B2"), (1, "A3 B2")]
    assert measured("diagonal-weave", "R3 .. .. .. ..", ".. .. .. .. ..", ".. .. Y3 .. ..") == 0
    assert pays("diagonal-weave") == ([12, 8, 5], RIVALRY)


@pytest.mark.card("widest-palette")
def test_widest_palette() -> None:
    """Red three twice is one; yellow three and red two are others."""
    assert claimed("widest-palette", "R3 Y3 R2 .. ..", ".. .. R3 .. S3") == [
        (1, "A3"),
        (1, "A1 B3"),
        (1, "A2"),
        (1, "B5"),
    ]
    assert pays("widest-palette") == ([12, 8, 5], RIVALRY)


@pytest.mark.card("weight-of-ash")
def test_weight_of_ash() -> None:
    assert claimed("weight-of-ash", "S6 R6 S1 .. ..") == [(6, "A1"), (1, "A3")]
    assert measured("weight-of-ash", "R6 Y6 G6 .. ..") == 0
    assert pays("weight-of-ash") == ([12, 8, 5], GREY_RIVALRY)


@pytest.mark.card("reach-of-ash")
def test_reach_of_ash() -> None:
    """A grey die reaches its row and its column; two in one row reach that row once."""
    assert claimed("reach-of-ash", "S6 .. S1 .. ..") == [(1, "A1 A3"), (1, "A1"), (1, "A3")]
    assert measured("reach-of-ash", "S6 .. .. .. ..", ".. .. S1 .. ..") == 4
    assert measured("reach-of-ash", "R6 Y5 R6 Y5 R6") == 0
    assert pays("reach-of-ash") == ([12, 8, 5], GREY_RIVALRY)


@pytest.mark.card("ash-company")
def test_ash_company() -> None:
    """The red die between two greys keeps company once; a corner is no company, and a grey die alone has none."""
    assert claimed(
        "ash-company",
        "S1 R2 S3 .. ..",
        ".. Y4 G5 .. ..",
        ".. .. .. .. ..",
        "B1 .. .. .. S6",
    ) == [(1, "A2"), (1, "B3")]
    assert measured("ash-company", "S1 .. S3 .. ..") == 0
    assert pays("ash-company") == ([12, 8, 5], GREY_RIVALRY)


@pytest.mark.rule("G13")
def test_places_are_paid_by_rank_and_shared_by_the_tied() -> None:
    """G13 with 12/8/5: one leads, two share 8 and 5 and get 6 each, the fourth gets nothing."""
    table = Table(players=4, modules=("rivalry",), publics=["palest-light"]).roll_any()
    for seat, row in enumerate(["R1 Y2 G1 .. ..", "R1 Y2 .. .. ..", "G1 B2 .. .. ..", "P3 .. .. .. .."]):
        table.draw(seat, row)
    card = objective("palest-light")
    assert [rivalry_points(table.state, seat, card) for seat in range(4)] == [12, 6, 6, 0]
