"""What the terminal draws: lines that fit, spaces as people say them, sheets, ties and winners."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.text import Text

from vitrall import Claim, Game, Line, Options, Score
from vitrall.cli.screen.lines import beside, flowed, joined, labelled, packed, wrapped
from vitrall.cli.screen.screen_context import scene
from vitrall.cli.screen.sheet_text import ranking_lines, spaces_text
from vitrall.cli.screen.table_text import table_lines
from vitrall.cli.screen.window_text import Glass, no_dice, window_lines
from vitrall.story.score_sheet import outcome, tie_steps
from vitrall.words import LANGUAGES, Words

NAMES = ["Ana", "Bo", "Cy"]


def texts(block: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in block]


def test_a_window_shows_dice_prints_and_marks() -> None:
    rows = [["R5", None, None, None, None], *list(no_dice())[1:]]
    glass = Glass([".4.Y6", "R.2..", "..RP1", "BY..."], rows, marked={"A2", "A3"})
    assert texts(window_lines(glass, Text("Fractal Drops"))) == [
        "Fractal Drops",
        "   1   2   3   4   5",
        "A  R5 [4] [·]  Y   6",
        "B  R   ·   2   ·   ·",
        "C  ·   ·   R   P   1",
        "D  B   Y   ·   ·   ·",
    ]


def test_each_part_of_a_line_keeps_its_own_style() -> None:
    line = joined(Text("a", style="dim"), Text("b", style="bold"))
    assert line.style == ""
    assert [(span.start, span.end, span.style) for span in line.spans] == [(0, 1, "dim"), (1, 2, "bold")]


def test_blocks_stand_beside_each_other_as_long_as_they_fit() -> None:
    block = [Text("12345"), Text("12")]
    assert texts(beside([block, block], gap=2)) == ["12345  12345", "12     12"]
    assert texts(packed([block, block, block], width=12, gap=2)) == ["12345  12345", "12     12", "12345", "12"]
    assert packed([]) == []


def test_lines_are_wrapped_between_words_and_set_in() -> None:
    assert wrapped("  one two three", 10) == ["  one two", "    three"]
    assert wrapped("", 10) == [""]
    assert wrapped("x" * 99, 10) == ["x" * 99]
    assert texts(labelled(Text("help  "), "one two three", 14)) == ["help  one two", "      three"]
    assert texts(flowed(Text("at "), [Text("A1"), Text("A2"), Text("A3")], width=9)) == ["at A1  A2", "   A3"]


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        (("A1", "A2", "A3", "A4", "A5"), "A1–A5"),
        (("A2", "B2", "C2", "D2"), "A2–D2"),
        (("A1", "B2"), "A1 B2"),
        (("C3",), "C3"),
        ((), ""),
    ],
)
def test_spaces_as_people_say_them(cells: tuple[str, ...], expected: str) -> None:
    assert spaces_text(cells) == expected


def sheet(seat: int, private: int, favor: int, rank: int) -> Score:
    """A sheet of 30 points: so many from the private objective and tokens, the rest from a public one."""
    game = Game.new(Options(), seed=7)
    for move in ("choose 1 sun-catcher", "choose 2 firmitas"):
        game.play(move)
    rest = Line("light-shades", (Claim(30 - private - favor, ()),))
    own = Line("shades-of-red", (Claim(private, ()),))
    return replace(
        game.scores[0], seat=seat, public=(rest,), private=own, favor=favor, empty=0, empty_points=0, rank=rank
    )


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([sheet(0, 9, 0, 1), sheet(1, 8, 5, 2)], [0], ["tie-private"]),
        ([sheet(0, 9, 1, 1), sheet(1, 9, 0, 2)], [0], ["tie-tokens"]),
        ([sheet(0, 9, 1, 2), sheet(1, 9, 1, 1)], [1], ["tie-reverse-order"]),
        ([sheet(0, 9, 1, 1), sheet(1, 9, 0, 2), sheet(2, 4, 4, 3)], [0], ["tie-private", "tie-tokens"]),
    ],
)
def test_ties_are_explained(scores: list[Score], winners: list[int], expected: list[str]) -> None:
    words = Words()
    assert [step["id"] for step in tie_steps(scores, "reverse-order")] == expected
    assert words.message(outcome(scores), NAMES) == f"{NAMES[winners[0]]} wins with 30 points."
    assert texts(ranking_lines(scores, NAMES, words))[0].startswith("1. ")


def test_a_shared_victory_names_all_winners() -> None:
    scores = [sheet(0, 9, 1, 1), sheet(1, 9, 1, 1)]
    words, names = Words(), "Ana, Bo"
    lines = [words.message(line, NAMES) for line in (*tie_steps(scores, "shared"), outcome(scores))]
    assert lines == [words.say("tie-shared", names=names), words.say("winners-shared", names=names, points=30)]
    below = [sheet(2, 30, 0, 1), *(replace(score, rank=2) for score in scores)]
    assert [step["id"] for step in tie_steps(below, "shared")] == ["tie-private"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_table_fits_a_small_terminal_in_every_language(players: int, language: str) -> None:
    game = Game.new(Options(players=players, solo_tools=5), seed=3)
    names = ["A name of sixteen"[:16]] * players
    deepest = 0
    while not game.is_over:
        drawn = table_lines(game.view(), scene(game.state.rules.deck, names, Words(language)))
        assert max(line.cell_len for line in drawn) <= 80
        deepest = max(deepest, len(drawn))
        game.play(list(game.legal_moves)[-1])
    assert deepest <= 22
