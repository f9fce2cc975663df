"""Section M, the rule book's example (C7), and what the referee says of single spaces."""

from __future__ import annotations

import json

import pytest

from testing.questions import TOOLS, ask, asked, code, drawn, tools
from testing.wrong_questions import EMPTY, WRONG
from vitrall.referee import Fault, audit, repairs

THE_BOOK = (
    ".. G4 R2 Y5 P6",
    "R3 B1 .. G1 Y2",
    "P5 G6 .. P6 R3",
    "B4 Y3 G4 B2 G4",
)
ITS_OBJECTIVES = ["Column Color Variety", "Light Shades", "Color Variety"]
NO_VALUE_WAIVER = [tool for tool in TOOLS if tool != "copper-foil-burnisher"]


@pytest.mark.rule("C7")
def test_the_rule_books_window_scores_40() -> None:
    answer = ask("score", *THE_BOOK, pattern="Fractal Drops", objectives=ITS_OBJECTIVES, private="purple", tokens=0)
    paid = [answer["public"][name] for name in ("column-color-variety", "light-shades", "color-variety")]
    assert (paid, answer["private"]["purple"], answer["empty"]) == ([10, 4, 12], 17, 3)
    assert answer["total"] == 40


@pytest.mark.rule("C7", "M1")
@pytest.mark.parametrize("named", [[], NO_VALUE_WAIVER])
def test_the_rule_books_window_is_misplaced_at_c5(named: list[str]) -> None:
    answer = ask(
        "audit", *THE_BOOK, pattern="Fractal Drops", objectives=ITS_OBJECTIVES, private="purple", tokens=0, tools=named
    )
    assert answer["broken"] == [{"cell": "C5", "rules": ["P5"]}]
    assert answer["explained"] == []
    assert answer["repairs"] == [{"remove": ["C5"], "total": 30}]  # a hole, a column and a colour set less


EVERY_RULE = (
    "R1 .. .. .. ..",
    "R1 .. .. .. ..",
    ".. .. .. .. ..",
    ".. .. .. .. Y2",
)


@pytest.mark.rule("M1", "P6")
def test_every_broken_rule_is_named_by_space() -> None:
    pattern = ["R....", "G....", ".....", "....5"]
    assert audit(drawn(*EVERY_RULE, pattern=pattern)).broken == (
        Fault("A1", ("P6",), ("B1",)),
        Fault("B1", ("P4", "P6"), ("A1",)),
        Fault("D5", ("P3", "P5")),
    )


@pytest.mark.rule("M1")
def test_all_smallest_removals_are_proposed_each_with_its_score() -> None:
    answer = ask("audit", "R1 R2 .. .. ..", ".. G3 .. .. ..", *EMPTY[2:], private="red")
    assert answer["repairs"] == [{"remove": ["A1"], "total": 2 - 18}, {"remove": ["A2"], "total": 1 - 18}]


@pytest.mark.rule("M1", "C4")
def test_holes_left_by_removed_dice_count_as_usual() -> None:
    rows = ("R1 R2 B3 .. ..", *EMPTY[1:])
    assert ask("score", *rows, tokens=0)["total"] == -17
    assert ask("audit", *rows)["repairs"] == [{"remove": ["A1"], "total": -18}]  # without A2, the others lie apart


@pytest.mark.rule("M1")
def test_twenty_like_dice_leave_one_half_of_a_chess_board() -> None:
    answer = ask("audit", *["R5 R5 R5 R5 R5"] * 4)
    white = ["A1", "A3", "A5", "B2", "B4", "C1", "C3", "C5", "D2", "D4"]
    black = ["A2", "A4", "B1", "B3", "B5", "C2", "C4", "D1", "D3", "D5"]
    assert [repair["remove"] for repair in answer["repairs"]] == [white, black]
    assert all(fault["rules"] == ["P6"] for fault in answer["broken"])


DOMINOES = ("R1 G2 B3 Y4 P5", "R2 G3 B4 Y5 P6", "G4 P5 Y6 R1 B2", "G5 P6 Y1 R2 B3")


@pytest.mark.lengthy
@pytest.mark.rule("M1")
def test_ten_like_pairs_are_parted_in_every_way() -> None:
    assert len(repairs(drawn(*DOMINOES), tools("lathekin"))) == 2**10
    apart = [repair for repair in repairs(drawn(*DOMINOES), tools("lathekin")) if _parts_the_window(repair.remove)]
    assert len(repairs(drawn(*DOMINOES))) == 2**10 - len(apart)


def _parts_the_window(removed: tuple[str, ...]) -> bool:
    """Whether no die left in row B touches one left in row C."""
    above = [int(name[1]) for name in ("B1", "B2", "B3", "B4", "B5") if name not in removed]
    below = [int(name[1]) for name in ("C1", "C2", "C3", "C4", "C5") if name not in removed]
    return not any(abs(one - other) < 2 for one in above for other in below)


@pytest.mark.rule("M1", "P2")
def test_an_empty_window_breaks_nothing() -> None:
    assert ask("audit", *EMPTY) == {"broken": [], "explained": [], "repairs": []}


@pytest.mark.rule("M2", "P3")
def test_every_group_but_the_largest_lies_apart() -> None:
    rows = ("R1 .. .. .. G2", ".. .. .. .. ..", "Y3 .. .. .. ..", "P4 B5 .. .. R6")
    answer = ask("audit", *rows)
    assert answer["broken"] == [{"cell": name, "rules": ["P3"]} for name in ("A1", "A5", "D5")]
    assert [repair["remove"] for repair in answer["repairs"]] == [["A1", "A5", "D5"]]


@pytest.mark.rule("M2", "P3")
def test_corners_join_dice_into_one_group() -> None:
    assert ask("audit", "R1 .. .. .. ..", ".. R1 .. .. ..", ".. .. R1 .. ..", ".. .. .. R1 ..")["broken"] == []


@pytest.mark.rule("M2", "P2")
def test_without_a_die_on_the_edge_any_may_have_been_the_first() -> None:
    answer = ask("audit", ".. .. .. .. ..", ".. R1 G2 .. ..", ".. .. .. B3 ..", ".. .. .. .. ..")
    assert answer["broken"] == [{"cell": name, "rules": ["P2"]} for name in ("B2", "B3", "C4")]
    assert answer["repairs"] == [{"remove": ["B2", "B3", "C4"], "total": -20}]


@pytest.mark.rule("M2")
def test_a_window_of_one_die_needs_the_edge_only() -> None:
    assert ask("audit", ".. .. R1 .. ..", *EMPTY[1:])["broken"] == []
    assert ask("audit", EMPTY[0], ".. .. R1 .. ..", *EMPTY[2:])["broken"] == [{"cell": "B3", "rules": ["P2"]}]


MOVERS = ["eglomise-brush", "copper-foil-burnisher", "lathekin", "tap-wheel"]
EXPLAINED_BY = {
    "P2": MOVERS,
    "P3": ["eglomise-brush", "copper-foil-burnisher", "lathekin", "cork-backed-straightedge", "tap-wheel"],
    "P4": ["eglomise-brush"],
    "P5": ["copper-foil-burnisher"],
    "P6": [],
}
BREAKING = {
    "P2": (None, (".. .. .. .. ..", ".. R1 .. .. ..", *EMPTY[2:])),
    "P3": (None, ("R1 G2 .. .. ..", *EMPTY[1:3], ".. .. .. .. R1")),
    "P4": (["G....", ".....", ".....", "....."], ("R1 .. .. .. ..", *EMPTY[1:])),
    "P5": (["2....", ".....", ".....", "....."], ("R1 .. .. .. ..", *EMPTY[1:])),
    "P6": (None, ("R1 R2 .. .. ..", *EMPTY[1:])),
}


@pytest.mark.rule("M3")
@pytest.mark.parametrize("rule", EXPLAINED_BY)
@pytest.mark.parametrize("tool", TOOLS)
def test_what_each_tool_explains(rule: str, tool: str) -> None:
    pattern, rows = BREAKING[rule]
    answer = ask("audit", *rows, pattern=pattern, tools=[tool])
    faults = [(fault["cell"], name) for fault in answer["broken"] for name in fault["rules"]]
    explained = tool in EXPLAINED_BY[rule]
    assert {name for _, name in faults} == {rule}
    assert answer["explained"] == [{"cell": at, "rule": name, "tools": [tool]} for at, name in faults if explained]
    assert bool(answer["repairs"]) == (not explained)


@pytest.mark.rule("M3")
@pytest.mark.parametrize("rule", EXPLAINED_BY)
def test_all_tools_that_could_explain_are_named(rule: str) -> None:
    pattern, rows = BREAKING[rule]
    explained = ask("audit", *rows, pattern=pattern, tools=TOOLS)["explained"]
    assert [each["tools"] for each in explained] == [EXPLAINED_BY[rule]] * len(explained)
    assert bool(explained) == bool(EXPLAINED_BY[rule])


@pytest.mark.rule("M3", "M2")
def test_a_removal_need_not_mend_what_tools_explain() -> None:
    rows = ("R1 .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. G2 G3")
    alone = ask("audit", *rows)["repairs"]
    moved = ask("audit", *rows, tools=["lathekin"])["repairs"]
    assert [repair["remove"] for repair in alone] == [["A1", "D4"], ["A1", "D5"], ["D4", "D5"]]
    assert [repair["remove"] for repair in moved] == [["D4"], ["D5"]]


@pytest.mark.rule("M3")
def test_the_straightedge_explains_no_bare_edge() -> None:
    rows = (".. .. .. .. ..", ".. R1 .. R1 ..", *EMPTY[2:])
    answer = ask("audit", *rows, tools=["cork-backed-straightedge"])
    assert [each["rule"] for each in answer["explained"]] == ["P3"]
    assert answer["repairs"] == [{"remove": ["B2", "B4"], "total": -20}]


@pytest.mark.rule("M4")
def test_any_dice_may_go_not_only_those_named() -> None:
    answer = ask("audit", "R1 G2 .. .. ..", *EMPTY[1:3], ".. .. .. P3 B4")
    assert [fault["cell"] for fault in answer["broken"]] == ["D4", "D5"]
    assert [repair["remove"] for repair in answer["repairs"]] == [["A1", "A2"], ["D4", "D5"]]


ONE_DIE = (".. .. R5 .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..")


@pytest.mark.rule("P7")
def test_each_space_is_legal_or_names_every_rule_in_order() -> None:
    answer = ask("placements", *ONE_DIE, pattern=["..5..", "G.1R.", ".....", "....."], die="R5")
    assert answer["legal"] == ["B2", "B4"]
    assert answer["broken"]["A3"] == ["P1", "P3"]  # the die that lies there is no die beside
    assert answer["broken"]["A2"] == ["P6"]
    assert answer["broken"]["B1"] == ["P3", "P4"]
    assert answer["broken"]["B3"] == ["P5", "P6"]
    assert answer["broken"]["D5"] == ["P3"]
    assert len(answer["legal"]) + len(answer["broken"]) == 20


@pytest.mark.rule("P2", "P3", "P4", "P5")
def test_what_is_waived_is_not_named() -> None:
    pattern = ["..5..", "G.1R.", ".....", "....."]
    answer = ask("placements", *ONE_DIE, pattern=pattern, die="R5", waive=["color", "value", "touch"])
    assert answer["broken"] == {"A2": ["P6"], "A3": ["P1"], "A4": ["P6"], "B3": ["P6"]}
    first = ask("placements", *EMPTY, die="R5", waive=["touch"])
    assert first["broken"] == {name: ["P2"] for name in ("B2", "B3", "B4", "C2", "C3", "C4")}


@pytest.mark.rule("U10")
def test_isolated_asks_for_a_space_that_touches_nothing() -> None:
    answer = ask("placements", *ONE_DIE, die="R5", isolated=True)
    assert answer["legal"] == ["A1", "A5", "B1", "B5", *(row + column for row in "CD" for column in "12345")]
    assert answer["broken"]["B3"] == ["P6", "U10"]
    assert len(ask("placements", *EMPTY, die="R5", isolated=True)["legal"]) == 14


@pytest.mark.rule("U4")
def test_a_moved_die_is_never_in_its_own_way() -> None:
    rows = (".. .. .. .. ..", ".. .. .. .. ..", ".. R5 G2 .. ..", ".. .. .. .. ..")
    answer = ask("moves", *rows, **{"from": "C2"})
    assert answer == {"legal": ["B2", "B3", "B4", "C4", "D2", "D3", "D4"]}
    assert ask("moves", *ONE_DIE, **{"from": "A3"})["legal"][:4] == ["A1", "A2", "A4", "A5"]


@pytest.mark.rule("U5")
def test_a_move_may_waive_print_and_touch_but_not_likeness() -> None:
    rows = ("R5 .. .. .. ..", ".. R4 .. .. ..", *EMPTY[2:])
    pattern = [".....", "...G.", ".....", "....1"]
    legal = ask("moves", *rows, pattern=pattern, waive=["touch"], **{"from": "A1"})["legal"]
    freed = ask("moves", *rows, pattern=pattern, waive=["touch", "color", "value"], **{"from": "A1"})["legal"]
    assert set(freed) - set(legal) == {"B4", "D5"}
    assert not {"A1", "A2", "B1", "B3", "C2"} & set(freed)


@pytest.mark.parametrize("absent", [{}, {"objectives": None, "private": None, "tokens": None}])
def test_without_stakes_there_is_no_total(absent: dict[str, object]) -> None:
    assert "total" not in ask("score", *THE_BOOK, **absent)


@pytest.mark.parametrize(
    ("stakes", "total"),
    [
        ({"objectives": []}, -3),
        ({"tokens": 0}, -3),
        ({"tokens": 5}, 2),
        ({"private": "PURPLE"}, 14),
        ({"private": "Shades of Purple", "tokens": None}, 14),
        ({"private": "shades-of-purple", "objectives": ["light shades"]}, 18),
    ],
)
@pytest.mark.rule("C3", "C4", "C11")
def test_any_one_stake_makes_a_total(stakes: dict[str, object], total: int) -> None:
    assert ask("score", *THE_BOOK, **stakes)["total"] == total


@pytest.mark.parametrize(
    "pattern", ["Fractal Drops", "fractal-drops", " FRACTAL DROPS ", [".4.Y6", "R.2..", "..RP1", "BY..."]]
)
def test_a_pattern_is_named_or_drawn(pattern: object) -> None:
    assert [fault["cell"] for fault in ask("audit", *THE_BOOK, pattern=pattern)["broken"]] == ["C5"]


@pytest.mark.parametrize(("expected", "question"), WRONG)
def test_a_question_that_cannot_be_answered_gets_its_code(expected: str, question: dict[str, object]) -> None:
    assert code(json.dumps(question)) == expected
    assert asked(question)["error"]["message"]


@pytest.mark.parametrize(
    ("expected", "line"),
    [
        ("referee/json", ""),
        ("referee/json", "audit, please"),
        ("referee/json", '{"ask":"score"'),
        ("referee/json", '{"ask":"score","tokens":NaN}'),
        ("referee/json", '{"ask":"score","tokens":-Infinity}'),
        ("referee/json", '{"ask":"score","tokens":' + "9" * 5000 + "}"),
        ("referee/json", "[" * 400_000),
        ("referee/json", '{"a":' * 150_000),
        ("referee/object", "[]"),
        ("referee/object", "null"),
        ("referee/object", '"score"'),
        ("referee/object", "1e999"),
        ("referee/encoding", b'{"ask":"\xff"}'),
        ("referee/encoding", '{"ask":"\ud800"}'),
        ("referee/ask", '{"ask":"\\ud800"}'),
        ("referee/ask", b'\xef\xbb\xbf{"ask":"?"}'),
        ("referee/size", b" " * 1_000_001),
        ("referee/size", "ł" * 500_001),
        ("referee/json", b" " * 1_000_000),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_line_that_is_no_question_gets_its_code(expected: str, line: str | bytes) -> None:
    assert code(line) == expected
