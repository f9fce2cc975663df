"""P. Placement: which spaces take a die. That a refusal names every rule broken (P7) is in `test_refusals.py`."""

from __future__ import annotations

from random import Random

import pytest

from testing.table import Table
from vitrall.engine.board import NAMES
from vitrall.engine.dice import BY_TEXT, TEXTS
from vitrall.engine.window import Window, broken, fits, lift, put, rules_in

EDGE = ["A1", "A2", "A3", "A4", "A5", "B1", "B5", "C1", "C5", "D1", "D2", "D3", "D4", "D5"]
INSIDE = ["B2", "B3", "B4", "C2", "C3", "C4"]
DICE = TEXTS[:30]


def holding(die: str, *rows: str, pattern: tuple[str, ...] = ()) -> Table:
    """Seat 0 with a die in hand before a window drawn as told, on a pattern with nothing printed unless told."""
    table = Table(tools=["grinding-stone"]).printed(0, *pattern).draw(0, *rows).favor(0, 1)
    return table.roll(" ".join([die] * 5)).play(f"draft {die}")


def takes(die: str, *rows: str, pattern: tuple[str, ...] = ()) -> list[str]:
    """The spaces that take a die."""
    return holding(die, *rows, pattern=pattern).legal_with("place")


def dice_taken(window: Window, space: str) -> list[str]:
    """The dice, out of all thirty of the base game, that a space takes."""
    return [die for die in DICE if fits(window, BY_TEXT[die]) >> NAMES.index(space) & 1]


@pytest.mark.rule("P1")
def test_a_space_with_a_die_takes_no_other() -> None:
    table = holding("R5", "Y1 B2 .. .. ..")
    assert "A1" not in table.legal_with("place")
    assert table.refused("place A1") == ["placement/occupied"]


@pytest.mark.rule("P1")
def test_a_space_becomes_free_again_when_its_die_is_moved_away() -> None:
    table = Table(tools=["eglomise-brush"]).printed(0).draw(0, "Y1 B2 .. .. ..").roll("R5 R5 R5 R5 R5")
    table.play("use eglomise-brush", "move A1 B3", "draft R5")
    assert "A1" in table.legal_with("place")
    assert "B3" not in table.legal_with("place")


@pytest.mark.rule("P2")
def test_the_first_die_goes_on_one_of_the_fourteen_outer_spaces() -> None:
    table = holding("R5")
    assert len(EDGE) == 14
    assert table.legal_with("place") == EDGE
    for space in INSIDE:
        assert table.rules_against(f"place {space}") == ["P2"]


@pytest.mark.rule("P2")
def test_only_the_first_die_is_bound_to_the_edge() -> None:
    assert "B2" in takes("R5", "Y1 .. .. .. ..")
    assert holding("R5", "Y1 .. .. .. ..").rules_against("place D5") == ["P3"]


@pytest.mark.rule("P2")
def test_a_window_that_lost_all_its_dice_begins_anew() -> None:
    table = holding("R5", ".. .. .. .. ..", ".. Y1 .. .. ..")
    assert "C3" in table.legal_with("place")
    lift(table.state.windows[0], NAMES.index("B2"))
    assert table.legal_with("place") == EDGE


@pytest.mark.rule("P2")
def test_each_window_begins_for_itself() -> None:
    table = holding("R5", "Y1 .. .. .. ..").play("place A2", "pass").printed(1).play("draft R5")
    assert table.legal_with("place") == EDGE


@pytest.mark.rule("P3")
def test_a_later_die_touches_one_already_there_by_side_or_corner() -> None:
    rows = (".. .. .. .. ..", ".. .. Y1 .. ..")
    assert takes("R5", *rows) == ["A2", "A3", "A4", "B2", "B4", "C2", "C3", "C4"]


@pytest.mark.rule("P3")
def test_a_corner_is_touch_enough() -> None:
    assert "B2" in takes("R5", "Y1 .. .. .. ..")


@pytest.mark.rule("P3")
def test_a_space_away_from_all_dice_is_refused_on_the_edge_too() -> None:
    table = holding("R5", "Y1 .. .. .. ..")
    assert table.legal_with("place") == ["A2", "B1", "B2"]
    assert table.rules_against("place A3") == ["P3"]
    assert table.rules_against("place C3") == ["P3"]


@pytest.mark.rule("P3")
@pytest.mark.parametrize(
    ("row", "spaces"),
    [
        (".. .. .. .. Y1 .. .. .. .. ..", ["A4", "B4", "B5"]),
        (".. .. .. .. .. Y1 .. .. .. ..", ["A1", "A2", "B2", "C1", "C2"]),
        (".. .. .. .. .. .. .. .. .. Y1", ["A4", "A5", "B4", "C4", "C5"]),
        (".. .. .. .. .. " * 3 + "Y1 .. .. .. ..", ["C1", "C2", "D2"]),
        (".. .. .. .. .. " * 3 + ".. .. .. .. Y1", ["C4", "C5", "D4"]),
    ],
)
def test_a_row_does_not_touch_the_next_one_round_the_edge(row: str, spaces: list[str]) -> None:
    assert takes("R5", row) == spaces


@pytest.mark.rule("P3")
def test_any_of_several_dice_may_be_the_one_touched() -> None:
    assert takes("R5", "Y1 .. .. .. ..", ".. .. .. .. B2") == ["A2", "A4", "A5", "B1", "B2", "B4", "C4", "C5"]


@pytest.mark.rule("P4")
@pytest.mark.parametrize("color", "RYGBP")
def test_a_space_with_a_printed_colour_takes_every_die_of_it_and_no_other(color: str) -> None:
    window = Table().printed(0, f"{color}....", ".....", ".....", ".....").state.windows[0]
    assert dice_taken(window, "A1") == [f"{color}{value}" for value in range(1, 7)]


@pytest.mark.rule("P4")
def test_a_wrong_colour_is_refused_as_such() -> None:
    table = holding("R5", pattern=("Y....", ".....", ".....", "....."))
    assert table.rules_against("place A1") == ["P4"]
    assert table.legal_with("place") == EDGE[1:]


@pytest.mark.rule("P5")
@pytest.mark.parametrize("value", "123456")
def test_a_space_with_a_printed_value_takes_every_die_showing_it_and_no_other(value: str) -> None:
    window = Table().printed(0, f"{value}....", ".....", ".....", ".....").state.windows[0]
    assert dice_taken(window, "A1") == [f"{color}{value}" for color in "RYGBP"]


@pytest.mark.rule("P5")
def test_a_wrong_value_is_refused_as_such() -> None:
    table = holding("R5", pattern=("4....", ".....", ".....", "....."))
    assert table.rules_against("place A1") == ["P5"]
    assert table.legal_with("place") == EDGE[1:]


@pytest.mark.rule("P5")
def test_a_blank_space_takes_any_die() -> None:
    window = Table(patterns=["fractal-drops"]).state.windows[0]
    assert dice_taken(window, "A1") == DICE  # the first row reads .4.Y6
    assert dice_taken(window, "A2") == ["R4", "Y4", "G4", "B4", "P4"]
    assert dice_taken(window, "A4") == ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6"]


@pytest.mark.rule("P4", "P5")
def test_the_pattern_binds_the_space_and_not_its_neighbours() -> None:
    bellesguard = ("B6..Y", ".3B..", ".562.", ".4.1G")
    assert takes("R5", pattern=bellesguard) == ["A3", "A4", "B1", "B5", "C1", "C5", "D1", "D3"]


@pytest.mark.rule("P6")
@pytest.mark.parametrize("die", ["R1", "Y5", "R5"])
def test_dice_side_by_side_share_neither_colour_nor_value(die: str) -> None:
    rows = (".. .. .. .. ..", f".. .. {die} .. ..")
    assert takes("R5", *rows) == ["A2", "A4", "C2", "C4"]
    for space in ("A3", "B2", "B4", "C3"):
        assert holding("R5", *rows).rules_against(f"place {space}") == ["P6"]


@pytest.mark.rule("P6")
def test_dice_at_corners_may_share_colour_and_value() -> None:
    table = holding("R5", "R5 .. .. .. ..").play("place B2")
    assert table.drawn(0)[:2] == ["R5 .. .. .. ..", ".. R5 .. .. .."]


@pytest.mark.rule("P6")
def test_one_neighbour_alike_is_enough_to_refuse() -> None:
    rows = (".. G2 .. .. ..", "B3 .. Y1 .. ..", ".. R6 .. .. ..")
    table = holding("R5", *rows)
    assert table.rules_against("place B2") == ["P6"]
    assert "B2" in holding("P4", *rows).legal_with("place")


@pytest.mark.rule("P6")
@pytest.mark.parametrize(
    ("rows", "space"),
    [
        ((".. .. .. .. R5", ".. Y1 .. .. .."), "B1"),
        ((".. .. .. Y1 ..", "R5 .. .. .. .."), "A5"),
        ((".. .. .. .. ..", ".. .. .. .. R5", ".. .. .. .. ..", ".. Y1 .. .. .."), "C1"),
    ],
)
def test_the_end_of_a_row_is_not_beside_the_start_of_the_next(rows: tuple[str, ...], space: str) -> None:
    assert space in takes("R5", *rows)


@pytest.mark.rule("P6")
def test_the_printed_colour_of_a_neighbouring_space_does_not_matter() -> None:
    assert "A2" in takes("R5", "Y1 .. .. .. ..", pattern=("..R..", ".5...", ".....", "....."))


def apart(space: str, other: str) -> tuple[int, int]:
    """How many rows and columns lie between two spaces."""
    return abs(ord(space[0]) - ord(other[0])), abs(int(space[1]) - int(other[1]))


def judged(dice: dict[str, str], pattern: tuple[str, ...], die: str, space: str) -> list[str]:
    """The six rules, as the rule book words them: those that a die on that space would break."""
    mark = "".join(pattern)[NAMES.index(space)]
    beside = "".join(other for at, other in dice.items() if sum(apart(space, at)) == 1)
    touching = any(max(apart(space, at)) == 1 for at in dice)
    breaks = {
        "P1": space in dice,
        "P2": not dice and space in INSIDE,
        "P3": bool(dice) and not touching,
        "P4": mark.isalpha() and mark != die[0],
        "P5": mark.isdigit() and mark != die[1],
        "P6": die[0] in beside or die[1] in beside,
    }
    return [rule for rule, broken in breaks.items() if broken]


def scattered(luck: Random, window: Window) -> dict[str, str]:
    """Up to twelve dice anywhere on a window, legal there or not."""
    spaces = luck.sample(NAMES, luck.randrange(13))
    dice = {space: luck.choice(DICE) for space in spaces}
    for space, die in dice.items():
        put(window, NAMES.index(space), BY_TEXT[die])
    return dice


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6")
def test_every_space_of_many_windows_is_judged_by_the_words_of_the_rules() -> None:
    luck = Random(11)
    for _ in range(60):
        pattern = tuple("".join(luck.choice("....RYGBP123456") for _ in range(5)) for _ in range(4))
        window = Table().printed(0, *pattern).state.windows[0]
        dice = scattered(luck, window)
        for die in luck.sample(DICE, 6):
            kind = BY_TEXT[die]
            for cell, space in enumerate(NAMES):
                wanted = judged(dice, pattern, die, space)
                assert rules_in(broken(window, kind, cell, 0, False, False)) == wanted
                assert bool(fits(window, kind) >> cell & 1) == (not wanted)
