"""The six restriction boards: which spaces take a grey die and which do not, placed or moved by a tool (G5).

Where a pattern matters it is Fractal Drops:

.4.Y6
R.2..
..RP1
BY...
"""

import pytest

from testing.table import Table
from testing.windows import NOTHING_PRINTED, window
from tests.cards.drawn import board
from vitrall.engine.board import INDEX, names
from vitrall.engine.dice import BY_TEXT
from vitrall.engine.verbs import WAIVE_COLOR, WAIVE_VALUE
from vitrall.engine.window import Window, broken, fits, rules_in, targets

pytestmark = pytest.mark.rule("G5")

FRACTAL_DROPS = (".4.Y6", "R.2..", "..RP1", "BY...")


def beside_board(id: str, *rows: str, printed: tuple[str, ...] = FRACTAL_DROPS) -> Window:
    return window(*rows, printed=printed, board=board(id))


def takes(drawn: Window, die: str) -> str:
    """The spaces that take a die."""
    return " ".join(names(fits(drawn, BY_TEXT[die])))


def moves(drawn: Window, origin: str, waived: int = 0) -> str:
    """The spaces a die of the window may be moved to."""
    return " ".join(names(targets(drawn, INDEX[origin], waived)))


def against(drawn: Window, die: str, space: str, waived: int = 0) -> list[str]:
    """The rules a die would break on a space."""
    return rules_in(broken(drawn, BY_TEXT[die], INDEX[space], waived, False, False))


def grey_table(board: str, mover: str, *rows: str) -> Table:
    """A first turn with grey glass, that board and a movement tool; the window lies on Fractal Drops."""
    tools = [mover, "smoke-pliers"]
    table = Table(modules=("grey-glass",), board=board, tools=tools, patterns=["fractal-drops"])
    return table.roll("R1 Y2 G3 B4 S5").draw(0, *rows)


@pytest.mark.card("no-touch")
def test_no_touch_keeps_greys_apart_even_at_a_corner() -> None:
    drawn = beside_board(
        "no-touch",
        "R1 .. .. .. ..",
        ".. S3 .. .. ..",
        ".. .. Y2 .. ..",
        ".. .. .. .. ..",
        printed=NOTHING_PRINTED,
    )
    assert takes(drawn, "S5") == "B4 C4 D2 D3 D4"
    assert takes(drawn, "G5") == "A2 A3 B1 B3 B4 C1 C2 C4 D2 D3 D4"
    assert against(drawn, "S5", "A3") == ["G5"]
    assert against(drawn, "S5", "B3") == ["P6", "G5"]
    assert moves(drawn, "B2") == "A2 B1 B3 B4 C2 C4 D2 D3 D4"  # lifted, it keeps nothing from itself


@pytest.mark.card("no-touch")
def test_no_touch_holds_for_a_moved_die() -> None:
    """Lathekin moves either grey, but neither to where it would touch the other."""
    table = grey_table("no-touch", "lathekin", "S1 .. .. .. ..", ".. G3 .. S5 ..").play("use lathekin")
    greys = [move for move in table.legal_with("move") if not move.startswith("B2")]
    assert greys == ["A1 C1", "A1 C2", "B4 A3", "B4 C1", "B4 C2"]
    assert table.refused("move A1 A3") == ["placement/board"]


@pytest.mark.card("value-spaces")
def test_value_spaces_are_all_that_grey_may_have() -> None:
    drawn = beside_board("value-spaces")
    assert [takes(drawn, die) for die in ("S1", "S2", "S4", "S5", "S6")] == ["C5", "", "A2", "", "A5"]
    assert takes(drawn, "G1") == "A1 A3 B5 C1 C5 D3 D4 D5"
    assert against(drawn, "S5", "A1") == ["G5"]
    assert against(drawn, "S5", "A2") == ["P5"]
    assert against(drawn, "S5", "A4") == ["P4", "G5"]


@pytest.mark.card("value-spaces")
@pytest.mark.rule("U5")
def test_value_spaces_bind_a_moved_die_though_their_value_is_waived() -> None:
    """Copper Foil Burnisher lifts the value, never the board: the four goes to the two on B3 and nowhere else."""
    rows = (".. S4 .. .. ..", ".. G3 .. .. ..")
    assert moves(beside_board("value-spaces", *rows), "A2") == ""
    assert moves(beside_board("value-spaces", *rows), "A2", WAIVE_VALUE) == "B3"
    table = grey_table("value-spaces", "copper-foil-burnisher", *rows).play("use copper-foil-burnisher")
    assert [move for move in table.legal_with("move") if move.startswith("A2")] == ["A2 B3"]
    assert table.refused("move A2 B1") == ["placement/color", "placement/board"]
    assert table.refused("move A2 C1") == ["placement/board"]


@pytest.mark.card("top-and-bottom")
def test_top_and_bottom_rows_are_all_that_grey_may_have() -> None:
    drawn = beside_board("top-and-bottom", "R1 .. .. .. ..", ".. Y3 .. .. ..", ".. G2 .. .. ..")
    assert takes(drawn, "S4") == "A2 A3 D3"
    assert takes(drawn, "P4") == "A2 A3 C1 D3"
    assert against(drawn, "S4", "C1") == ["G5"]
    assert against(drawn, "S4", "D1") == ["P4"]


@pytest.mark.card("top-and-bottom")
@pytest.mark.rule("G17", "U12")
def test_top_and_bottom_bind_a_moved_die() -> None:
    """Tap Wheel may follow grey, but not into the rows between."""
    table = grey_table("top-and-bottom", "tap-wheel").pass_turns(4).roll("R1 Y2 G3 B4 S5")
    seat = int(table.state.seat)
    table.printed(seat, *FRACTAL_DROPS).draw(seat, "S1 .. .. .. ..", ".. P3 .. .. ..").play("use tap-wheel")
    assert table.legal_with("move") == ["A1 A3"]
    assert table.refused("move A1 C1") == ["placement/board"]


@pytest.mark.card("any-colour-space")
@pytest.mark.rule("G4", "P6")
def test_any_colour_space_opens_coloured_spaces_to_grey_alone() -> None:
    drawn = beside_board("any-colour-space")
    assert takes(drawn, "S5") == "A1 A3 A4 B1 B5 C1 D1 D2 D3 D4 D5"
    assert takes(drawn, "G5") == "A1 A3 B5 C1 D3 D4 D5"
    assert against(drawn, "S5", "A2") == ["P5"]
    drawn = beside_board("any-colour-space", "S3 .. .. .. ..")
    assert against(drawn, "S5", "B1") == ["P6"]
    assert takes(drawn, "S5") == "B2"


@pytest.mark.card("any-colour-space")
def test_any_colour_space_holds_for_a_moved_die() -> None:
    """The grey die goes to red and yellow without a brush, the green one does not."""
    table = grey_table("any-colour-space", "copper-foil-burnisher", "S1 .. G2 .. ..").play("use copper-foil-burnisher")
    assert table.legal_with("move") == ["A1 A2", "A1 A4", "A1 B2", "A1 B3", "A1 B4", "A3 A2", "A3 B2"]
    assert table.refused("move A3 B1") == ["placement/color"]


@pytest.mark.card("one-per-column")
def test_one_per_column_closes_a_column_with_a_grey_die() -> None:
    drawn = beside_board(
        "one-per-column",
        ".. S3 .. .. ..",
        ".. Y2 .. .. ..",
        ".. R5 .. .. ..",
        printed=NOTHING_PRINTED,
    )
    assert takes(drawn, "S1") == "B1 B3 C1 C3 D1 D3"
    assert against(drawn, "S1", "D2") == ["G5"]
    assert against(drawn, "S1", "A3") == ["P6"]


@pytest.mark.card("one-per-column")
def test_one_per_column_lets_a_die_move_within_its_own() -> None:
    """Lifted, the grey die leaves its column open to itself; another grey's column stays closed."""
    drawn = beside_board(
        "one-per-column",
        ".. S3 .. .. S1",
        ".. Y2 .. .. P4",
        ".. R5 .. .. ..",
        printed=NOTHING_PRINTED,
    )
    assert moves(drawn, "A2") == "A1 A3 B1 B3 B4 C1 C3 C4 D1 D2 D3"
    assert moves(drawn, "A5") == "A4 B1 B3 B4 C1 C3 C4 C5 D1 D3"


@pytest.mark.card("blank-spaces")
def test_blank_spaces_are_all_that_grey_may_have() -> None:
    drawn = beside_board("blank-spaces")
    assert takes(drawn, "S4") == "A1 A3 B5 C1 D3 D4 D5"
    assert takes(drawn, "G4") == "A1 A2 A3 B5 C1 D3 D4 D5"
    assert against(drawn, "S4", "A2") == ["G5"]
    assert against(drawn, "S4", "A4") == ["P4", "G5"]


@pytest.mark.card("blank-spaces")
@pytest.mark.rule("U5")
def test_blank_spaces_bind_a_moved_die_though_their_colour_is_waived() -> None:
    """Eglomise Brush lifts the colour, never the board."""
    rows = ("S1 .. .. .. ..", ".. G3 .. .. ..")
    assert moves(beside_board("blank-spaces", *rows), "A1", WAIVE_COLOR) == "A3 C1 C2"
    table = grey_table("blank-spaces", "eglomise-brush", *rows).play("use eglomise-brush")
    assert [move for move in table.legal_with("move") if move.startswith("A1")] == ["A1 A3", "A1 C1", "A1 C2"]
    assert table.refused("move A1 B1") == ["placement/board"]


@pytest.mark.card("blank-spaces")
def test_a_space_that_prints_grey_is_not_blank() -> None:
    drawn = beside_board("blank-spaces", printed=("S....", ".....", ".....", "....."))
    assert against(drawn, "S4", "A1") == ["G5"]
    assert against(drawn, "R4", "A1") == ["P4"]
