"""The twelve blooms: found anywhere, with anything on the free spots; turned, mirrored or in other colours, a loss."""

import pytest

from testing.table import Table
from tests.cards.drawn import bloomed
from vitrall.engine.scoring import bloom_points

pytestmark = pytest.mark.rule("G11")


@pytest.mark.card("poppy")
def test_poppy() -> None:
    assert bloomed("poppy", ".. Y4 .. .. ..", "R1 .. R2 .. ..") == (-4, "")  # upside down
    assert bloomed("poppy", ".. .. .. .. ..", ".. .. R1 B6 R2", ".. .. P1 Y3 G2") == (5, "B3 B5 C4")


@pytest.mark.card("bluebell")
def test_bluebell() -> None:
    assert bloomed("bluebell", "B1 .. B2 .. ..", ".. G4 .. .. ..") == (-4, "")  # upside down
    assert bloomed("bluebell", ".. .. .. .. ..", ".. .. .. .. ..", ".. G4 .. .. ..", "B1 .. B2 .. ..") == (
        5,
        "C2 D1 D3",
    )


@pytest.mark.card("crocus")
def test_crocus() -> None:
    assert bloomed("crocus", ".. .. P1 .. ..", ".. B2 .. .. ..", "P3 .. .. .. ..") == (-4, "")  # mirrored
    assert bloomed("crocus", ".. .. .. .. ..", ".. .. P1 Y2 ..", ".. .. R2 B2 ..", ".. .. .. .. P3") == (6, "B3 C4 D5")


@pytest.mark.card("primrose")
def test_primrose() -> None:
    assert bloomed("primrose", "Y1 .. .. .. ..", ".. G2 .. .. ..", ".. .. Y3 .. ..") == (-4, "")  # mirrored
    assert bloomed("primrose", ".. .. .. Y1 ..", ".. .. G2 .. ..", ".. Y3 .. .. ..") == (6, "A4 B3 C2")


@pytest.mark.card("rosebud")
def test_rosebud() -> None:
    assert bloomed("rosebud", "R1 .. .. .. ..", "G2 .. .. .. ..", "R3 .. .. .. ..") == (-4, "")  # turned
    assert bloomed("rosebud", ".. .. .. R1 G2", "R3 .. .. .. ..") == (-4, "")  # around the edge of the window
    assert bloomed("rosebud", ".. .. .. .. ..", ".. .. R1 G2 R3") == (5, "B3 B4 B5")


@pytest.mark.card("iris")
def test_iris() -> None:
    assert bloomed("iris", "P1 Y2 P3 .. ..") == (-4, "")  # turned
    assert bloomed("iris", ".. .. .. .. ..", ".. .. .. .. P1", ".. .. .. .. Y2", ".. .. .. .. P3") == (5, "B5 C5 D5")


@pytest.mark.card("clover")
def test_clover() -> None:
    assert bloomed("clover", "R1 G2 .. .. ..", "G3 R4 .. .. ..") == (-5, "")  # mirrored
    assert bloomed("clover", "R1 G2 R5 .. ..", "G3 R4 G1 .. ..") == (7, "A2 A3 B2 B3")


@pytest.mark.card("pansy")
def test_pansy() -> None:
    assert bloomed("pansy", "P1 Y2 .. .. ..", "Y3 P4 .. .. ..") == (-5, "")  # mirrored
    assert bloomed("pansy", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. Y1 P2", ".. .. .. P3 Y4") == (
        7,
        "C4 C5 D4 D5",
    )


@pytest.mark.card("lily")
def test_lily() -> None:
    assert bloomed("lily", ".. R1 .. .. ..", "B2 .. B3 .. ..", ".. R4 .. .. ..") == (-4, "")  # turned
    assert bloomed("lily", ".. B1 .. .. ..", "R2 S5 R3 .. ..", ".. .. .. .. ..") == (-4, "")  # a die short
    assert bloomed("lily", ".. B1 .. .. ..", "R2 S5 R3 .. ..", ".. B4 .. .. ..") == (10, "A2 B1 B3 C2")


@pytest.mark.card("thistle")
def test_thistle() -> None:
    assert bloomed("thistle", ".. P1 .. .. ..", "G2 .. G3 .. ..", ".. P4 .. .. ..") == (-4, "")  # turned
    assert bloomed("thistle", ".. .. .. .. ..", ".. .. .. G1 ..", ".. .. P2 .. P3", ".. .. .. G4 ..") == (
        10,
        "B4 C3 C5 D4",
    )


@pytest.mark.card("daisy")
def test_daisy() -> None:
    """Every turn of it is the figure itself, so only the colours can be wrong."""
    assert bloomed("daisy", "B1 .. B2 .. ..", ".. Y3 .. .. ..", "B4 .. B5 .. ..") == (-5, "")
    assert bloomed("daisy", "Y1 .. Y2 .. ..", ".. B3 .. .. ..", "Y4 .. G5 .. ..") == (-5, "")
    assert bloomed("daisy", "Y1 R2 Y2 .. ..", "R3 B3 R4 .. ..", "Y4 R1 Y5 .. ..") == (15, "A1 A3 B2 C1 C3")


@pytest.mark.card("passion-flower")
def test_passion_flower() -> None:
    """Every turn of it is the figure itself, so only the colours can be wrong."""
    assert bloomed("passion-flower", ".. R1 .. .. ..", "R2 P3 R4 .. ..", ".. R5 .. .. ..") == (-5, "")
    assert bloomed("passion-flower", ".. P1 .. .. ..", "P2 R3 P4 .. ..", ".. P5 .. .. ..") == (11, "A2 B1 B2 B3 C2")


def test_a_bloom_scores_once_and_two_may_share_dice() -> None:
    """G11: two poppies are one; the rosebud lies on a red die of the poppy."""
    rows = ("R1 G2 R3 G1 R2", ".. Y4 .. Y5 ..")
    assert bloomed("poppy", *rows) == (5, "A1 A3 B2")
    assert bloomed("rosebud", *rows) == (5, "A1 A2 A3")


@pytest.mark.rule("G10")
def test_only_kept_blooms_pay_or_cost() -> None:
    """G10: a token for each kept; the first seat keeps both, the second only its second one."""
    table = Table(modules=("blooms",), blooms=["poppy", "clover", "daisy", "iris"], keep=["both", "second"])
    tokens = [int(table.state.favor[seat]) - favor for seat, favor in enumerate(chosen(table))]
    assert tokens == [2, 1]
    table.roll_any().printed(0).draw(0, "R1 .. R3 .. ..", ".. Y4 .. .. ..")
    assert [bloom_points(table.state, seat) for seat in (0, 1)] == [5 - 5, -4]


def chosen(table: Table) -> list[int]:
    return [int(table.rules.deck.patterns[pattern].favor) for pattern in table.state.deal.patterns]
