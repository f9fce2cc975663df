"""Cork-backed Straightedge: the die in hand goes where it touches no die, and nowhere else."""

import pytest

from testing.table import Table

pytestmark = pytest.mark.card("cork-backed-straightedge")

TOOL = "use cork-backed-straightedge"

# On Luz Celestial (..R5. P4.G3 6..B. .Y2..).
ONE_DIE = (
    "G1 .. .. .. ..",
    ".. .. .. .. ..",
    ".. .. .. .. ..",
    ".. .. .. .. ..",
)

# On Fractal Drops (.4.Y6 R.2.. ..RP1 BY...): of all free spaces only A5 touches no die, and it asks for a six.
ONLY_A5 = (
    ".. .. G3 .. ..",
    "R5 .. .. .. ..",
    ".. .. .. P2 ..",
    ".. Y4 .. .. ..",
)

# The same, and so full that a green six fits nowhere else.
ONLY_A5_FOR_A_GREEN_SIX = (
    "G3 Y4 R5 .. ..",
    "R4 P3 G2 .. ..",
    "G6 B2 R5 P2 G1",
    "B3 Y5 G3 B6 Y4",
)


def cork(pattern: str, dice: str, *rows: str, players: int = 2) -> Table:
    """A first turn with the straightedge on the table and dice in the window."""
    return Table(players=players, patterns=[pattern], tools=["cork-backed-straightedge"]).roll(dice).draw(0, *rows)


@pytest.mark.rule("U10", "U2")
def test_not_offered_when_every_free_space_touches_a_die() -> None:
    table = cork(
        "luz-celestial",
        "Y2 R2 G2 B2 P2",
        ".. .. .. .. ..",
        ".. R4 .. G1 ..",
        ".. .. .. .. ..",
        ".. Y3 .. P5 ..",
    ).play("draft Y2")
    assert table.refused(TOOL) == ["tool/impossible"]


@pytest.mark.rule("U10", "U2", "P5")
def test_not_offered_when_the_one_lonely_space_asks_for_another_die() -> None:
    table = cork("fractal-drops", "R3 R6 G2 B2 P4", *ONLY_A5)
    assert table.play("draft R3").refused(TOOL) == ["tool/impossible"]
    table = cork("fractal-drops", "R3 R6 G2 B2 P4", *ONLY_A5)
    assert table.play("draft R6", TOOL).legal == ["place A5"]


@pytest.mark.rule("U10", "P4", "P5")
def test_once_used_the_die_goes_to_a_lonely_space_and_to_no_other() -> None:
    table = cork("luz-celestial", "Y2 R2 G2 B2 P2", *ONE_DIE).play("draft Y2")
    assert "place A2" in table.legal
    table.play(TOOL)
    assert table.legal == [f"place {space}" for space in ["A5", "B3", "C2", "C3", "C5", "D1", "D2", "D3", "D4", "D5"]]
    assert table.refused("place A2") == ["placement/isolated"]
    assert table.refused("place B2") == ["placement/value", "placement/isolated"]
    assert table.refused("place A3") == ["placement/color"]
    assert table.refused("place A4") == ["placement/value"]
    assert table.play("place C3").die_at(0, "C3") == "Y2"


@pytest.mark.rule("U10", "P2")
def test_in_an_empty_window_it_is_an_ordinary_first_placement() -> None:
    table = cork("luz-celestial", "Y2 R2 G2 B2 P2").play("draft Y2")
    ordinary = table.legal_with("place")
    table.play(TOOL)
    assert table.legal_with("place") == ordinary == ["A1", "A2", "A5", "C5", "D1", "D2", "D3", "D4", "D5"]
    assert table.refused("place C3") == ["placement/edge"]
    assert table.refused("place C4") == ["placement/edge", "placement/color"]


@pytest.mark.rule("U10", "T4")
def test_a_die_that_fits_nowhere_else_is_drafted_for_it() -> None:
    table = cork("fractal-drops", "G6 R6 R3 B2 P4", *ONLY_A5_FOR_A_GREEN_SIX)
    assert "draft G6" in table.legal
    table.play("draft G6")
    assert table.legal == [TOOL]
    table.play(TOOL)
    assert table.legal == ["place A5"]
    assert table.play("place A5").die_at(0, "A5") == "G6"


@pytest.mark.rule("U10", "T4")
def test_a_die_it_cannot_help_stays_in_the_pool() -> None:
    table = cork("fractal-drops", "G5 R6 R3 B2 P4", *ONLY_A5_FOR_A_GREEN_SIX)
    assert table.refused("draft G5") == ["draft/no-space"]


@pytest.mark.rule("T4", "T5")
def test_once_used_the_die_has_to_be_placed() -> None:
    table = cork("luz-celestial", "Y2 R2 G2 B2 P2", *ONE_DIE).play("draft Y2", TOOL)
    assert table.refused("pass") == ["pass/die-in-hand"]
    assert table.refused("return") == ["return/not-offered"]
    assert table.refused(TOOL) == ["tool/one-a-turn"]


@pytest.mark.rule("U10", "P3")
def test_the_next_die_touches_again() -> None:
    table = cork("luz-celestial", "Y2 R2 G2 B2 P2", *ONE_DIE).play("draft Y2", TOOL, "place D5", "pass")
    table.pass_turns(2).play("draft P2")
    assert table.legal_with("place") == ["A2", "B1"]
    assert table.refused("place C2") == ["placement/touch"]


@pytest.mark.rule("U3")
def test_not_before_the_draft_and_not_after_the_placement() -> None:
    table = cork("luz-celestial", "Y2 R2 G2 B2 P2", *ONE_DIE)
    assert table.refused(TOOL) == ["tool/no-die-in-hand"]
    table.play("draft Y2", "place A2")
    assert table.refused(TOOL) == ["tool/no-die-in-hand"]


@pytest.mark.rule("O4", "O7")
def test_alone_a_yellow_die_pays_but_not_the_one_in_hand() -> None:
    table = cork("luz-celestial", "Y2 R2 G2 B2", *ONE_DIE, players=1).play("draft Y2")
    assert table.refused(f"{TOOL} Y2") == ["tool/payment"]
    table = cork("luz-celestial", "Y2 Y6 G2 B2", *ONE_DIE, players=1).play("draft Y2")
    assert table.legal_with("use") == ["cork-backed-straightedge Y6"]
    table.play(f"{TOOL} Y6", "place D5")
    assert (table.pool, table.tokens_on("cork-backed-straightedge")) == (["G2", "B2"], -1)
