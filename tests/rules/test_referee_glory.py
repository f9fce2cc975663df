"""G7. The referee with the modules of Glory: the restriction board, and which pioneers a removal costs."""

from __future__ import annotations

import pytest

from testing.questions import ask, asked, drawn, tools
from vitrall.cards.catalogue import full_catalogue
from vitrall.engine.deck import Pioneer
from vitrall.referee import Fault, Stakes, audit, repairs

NOTHING = (".. .. .. .. ..",)


def pioneer(id: str) -> Pioneer:
    catalogue = full_catalogue()
    return catalogue.deck.pioneers[catalogue.pioneer_index(id)]


@pytest.mark.rule("G7", "G5")
def test_the_audit_covers_the_board() -> None:
    """By the board grey lies in the rows A and D only."""
    window = drawn("S1 R2 .. .. ..", ".. S3 .. .. ..", *NOTHING * 2, board="top-and-bottom")
    assert audit(window).broken == (Fault("B2", ("G5",)),)
    assert [repair.remove for repair in repairs(window)] == [("B2",)]


@pytest.mark.rule("G7", "G5")
def test_greys_too_near_accuse_each_other() -> None:
    """S1 and S3 share a corner, S3 and S5 a column: each board sees its own pair."""
    rows = ("S1 R2 .. .. ..", ".. S3 .. .. ..", ".. R4 .. .. ..", ".. S5 .. .. ..")
    assert audit(drawn(*rows, board="no-touch")).broken == (
        Fault("A1", ("G5",), ("B2",)),
        Fault("B2", ("G5",), ("A1",)),
    )
    assert audit(drawn(*rows, board="one-per-column")).broken == (
        Fault("B2", ("G5",), ("D2",)),
        Fault("D2", ("G5",), ("B2",)),
    )
    assert audit(drawn(*rows, board="any-colour-space")).broken == ()


@pytest.mark.rule("G7", "M1")
def test_three_greys_of_a_column_lose_any_two() -> None:
    window = drawn("S1 R2 .. .. ..", "R3 .. .. .. ..", "S2 Y5 .. .. ..", "S4 B1 .. .. ..", board="one-per-column")
    assert [fault.partners for fault in audit(window).broken if "G5" in fault.rules] == [
        ("C1", "D1"),
        ("A1", "D1"),
        ("A1", "C1"),
    ]
    assert {repair.remove for repair in repairs(window)} == {("A1", "C1"), ("A1", "D1"), ("C1", "D1")}


@pytest.mark.rule("G7", "M3")
def test_nothing_explains_a_breach_of_the_board() -> None:
    everything = [tool.id for tool in full_catalogue().deck.tools[:12]]
    verdict = audit(drawn("S1 .. .. .. ..", ".. S3 .. .. ..", *NOTHING * 2, board="no-touch"), tools(*everything))
    assert [fault.rules for fault in verdict.broken] == [("G5",), ("G5",)]
    assert verdict.explained == ()


@pytest.mark.rule("G7")
def test_a_pioneer_that_the_repaired_window_no_longer_meets_is_discarded() -> None:
    """The second blue die breaks P6. Either may go: without A4 the row is not full any more, without B4 it is."""
    window = drawn("R1 Y2 G3 B4 P5", ".. .. .. B1 ..", *NOTHING * 2)
    stakes = Stakes(pioneers=(pioneer("rainbow-row"),), tokens=1)
    results = {repair.remove: (repair.discarded, repair.total) for repair in repairs(window, stakes=stakes)}
    assert results == {("A4",): (("rainbow-row",), 1 - 15), ("B4",): ((), 1 + 4 - 15)}


@pytest.mark.rule("G7", "G9")
def test_also_a_card_that_tools_had_undone_before_is_discarded_with_any_removal() -> None:
    """The row is broken up already, and the owner had kept the card; the misplaced die elsewhere costs it."""
    window = drawn("R1 Y2 .. B4 P5", ".. .. G3 .. ..", *NOTHING, ".. .. .. .. Y1")
    (repair,) = repairs(window, stakes=Stakes(pioneers=(pioneer("rainbow-row"),)))
    assert (repair.remove, repair.discarded) == (("D5",), ("rainbow-row",))


@pytest.mark.rule("G7")
def test_without_removals_nothing_is_discarded() -> None:
    answer = ask("audit", "R1 .. .. .. ..", *NOTHING * 3, pioneers=["Rainbow Row"], tokens=2)
    assert answer == {"broken": [], "explained": [], "repairs": []}
    assert ask("score", "R1 .. .. .. ..", *NOTHING * 3, pioneers=["Rainbow Row"], tokens=2)["total"] == 2 + 4 - 19


@pytest.mark.rule("G7", "G11")
def test_the_service_takes_board_pioneers_and_blooms() -> None:
    rows = (".. R1 .. R2 ..", ".. .. Y3 .. ..", ".. .. .. S4 ..", ".. .. .. .. S1")
    answer = ask("audit", *rows, board="Keep Apart", pioneers=["hue-stair"], blooms=["Poppy", "iris"])
    assert answer["broken"] == [
        {"cell": "C4", "rules": ["G5"], "with": ["D5"]},
        {"cell": "D5", "rules": ["G5"], "with": ["C4"]},
    ]
    # Poppy pays 5, Iris costs 4, sixteen spaces are empty; Hue Stair is not met and goes.
    assert answer["repairs"] == [{"remove": ["D5"], "total": 5 - 4 - 16, "discarded": ["hue-stair"]}]


@pytest.mark.rule("G7", "G6")
def test_grey_objectives_are_listed_where_a_board_lies() -> None:
    rows = ("S1 R2 .. .. ..", *NOTHING * 3)
    assert "slate-shades" not in ask("score", "R1 R2 .. .. ..", *NOTHING * 3)["public"]
    assert ask("score", *rows, board="no-touch", objectives=["Slate Shades"])["total"] == 4 - 18


@pytest.mark.rule("G4", "G5")
def test_the_board_is_asked_about_single_spaces_too() -> None:
    rows = ("S1 .. .. .. ..", *NOTHING * 3)
    answer = ask("placements", *rows, board="no-touch", die="S2")
    assert (answer["legal"], answer["broken"]["B2"]) == ([], ["G5"])
    assert "B1" in ask("moves", *rows, board="no-touch", **{"from": "A1"})["legal"]


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"dice": [["S1"] + [None] * 4] + [[None] * 5] * 3}, "referee/die"),
        ({"board": "wooden"}, "card/unknown"),
        ({"board": 3}, "referee/type"),
        ({"objectives": ["deepest-light"]}, "referee/rivalry"),
        ({"rivals": []}, "referee/rivals"),
        ({"rivals": [[[None] * 5] * 4] * 6}, "referee/rivals"),
        ({"rivals": "all"}, "referee/rivals"),
        ({"rivals": [[["S1"] + [None] * 4] + [[None] * 5] * 3]}, "referee/die"),
        ({"pioneers": ["echo-row", "Echo Row"]}, "referee/repeated"),
        ({"blooms": ["echo-row"]}, "card/unknown"),
    ],
)
def test_what_cannot_be_asked_is_refused(fields: dict[str, object], wrong: str) -> None:
    question = {"ask": "audit", "dice": [[None] * 5] * 4} | fields
    assert asked(question)["error"]["code"] == wrong
