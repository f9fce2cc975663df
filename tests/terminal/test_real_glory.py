"""`vitrall score`, `audit` and `setup` for tables with Glory: whole tables, golden sheets, errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.command_line import vitrall
from tests.terminal.keyboard import Keyboard
from vitrall import Game, Unreadable
from vitrall.cli.real_table.answer_reader import set_modules
from vitrall.cli.real_table.entered_table import Table
from vitrall.cli.real_table.file import read_table
from vitrall.engine.options import MODULES
from vitrall.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden" / "terminal"
EMPTY = "dice:\n" + ".. .. .. .. ..\n" * 4
GREY = "dice:\nS5 .. .. .. ..\n" + ".. .. .. .. ..\n" * 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "file"), [("score", "glory"), ("audit", "glory-faults"), ("score", "glory-faults")]
)
def test_sheets_and_verdicts_in_four_languages(command: str, file: str, language: str) -> None:
    done = vitrall(command, str(GOLDEN / f"{file}.txt"), "--lang", language)
    assert done.stdout == (GOLDEN / f"{command}-{file}-{language}.txt").read_text("utf-8")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_golden_sheet_is_that_of_the_game_it_was_copied_from() -> None:
    game = Game.from_record((ROOT / "docs" / "pictures" / "glory.record").read_bytes())
    sheet = (GOLDEN / "score-glory-en.txt").read_text("utf-8")
    totals = [f"  Total: {score.total} points" for score in game.scores]
    assert [line for line in sheet.splitlines() if line.startswith("  Total:")] == totals
    assert sheet.splitlines()[-1] == "Zoya wins with 51 points."


def test_whom_only_the_order_of_play_would_part_are_told_as_tied() -> None:
    done = vitrall("score", "-", typed=f"player: Ana\n{EMPTY}player: Bo\n{EMPTY}")
    assert done.stdout.splitlines()[-3:] == [
        "1. Ana: -20 points",
        "1. Bo: -20 points",
        "Tie: Ana, Bo. The last tie-break of your rule book decides.",
    ]


def test_a_tie_is_broken_by_private_points_with_blooms() -> None:
    """C10: the missed bloom of Bo costs four, which the tokens make good in the total alone."""
    done = vitrall("score", "-", typed=f"player: Ana\n{EMPTY}player: Bo\n{EMPTY}tokens: 4\nblooms: Poppy\n")
    assert done.stdout.splitlines()[-2:] == [
        "Tie: Ana, Bo. Private objective points decide.",
        "Ana wins with -20 points.",
    ]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (GREY, "table/grey", 0),
        (EMPTY + "objectives: Deepest Light", "table/rivalry", 0),
        (EMPTY + "blooms: Poppy, Iris, Lily", "table/blooms", 6),
        (EMPTY + "board: Fractal Drops", "table/card", 6),
        (EMPTY + "board: 1\nboard: 2", "table/key", 7),
        (EMPTY + "player: Ana", "table/player", 6),
        (f"player: Ana\n{EMPTY}player: ana\n{EMPTY}", "table/player", 7),
        (f"player: Ana\nplayer: Bo\n{EMPTY}", "table/no-dice", 2),
        ("".join(f"player: {name}\n{EMPTY}" for name in "abcdefg"), "table/players", 37),
        (f"player: Ana\n{EMPTY}pioneers: 1\nplayer: Bo\n{EMPTY}pioneers: 1", "table/twice", 14),
    ],
)
def test_what_is_wrong_with_a_table(text: str, code: str, line: int) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_table(text.encode())
    assert (wrong.value.code, wrong.value.line) == (code, line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "hint"), [(GREY, "board:"), (EMPTY + "objectives: Deepest Light", "player:")])
def test_an_error_says_what_to_do(text: str, hint: str, language: str) -> None:
    done = vitrall("score", "-", "--lang", language, typed=text)
    assert (done.returncode, hint in done.stderr) == (1, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_modules_are_known_by_the_names_that_the_question_gives(language: str) -> None:
    words, table = Words(language), Table()
    names = [words.say(f"module-{module}") for module in MODULES]
    assert all(name in words.say("ask-modules") for name in names)
    set_modules(table, ", ".join(name.lower() for name in names))
    assert table.modules == list(MODULES)


ANSWERS = {
    "Names of the players": ["Ana, Ana", "Ana, Olek, Zoya"],
    "Modules of Glory": ["fog", "?", "szare, 2, цвіт, rivalry"],
    "Restriction board": ["?", "on the"],
    "Public objectives": ["row color, diagonal weave, slate columns"],
    "Ana: Pattern": ["bellesguard"],
    "Ana: Row A": ["B4 R6 Y3 R1 Y5"],
    "Ana: Row B": ["G2 S3 B5 P6 R4"],
    "Ana: Row C": ["B6 P5 S6 Y2 P6"],
    "Ana: Row D": ["R3 B4 R2 .. G2"],
    "Ana: Private": ["red"],
    "Ana: Favor": ["4"],
    "Ana: Pioneer": ["scale row"],
    "Ana: Bloom": ["poppy, iris, lily", "poppy"],
    "Olek: Pattern": ["fulgor"],
    "Olek: Row A": ["G6 B2 .. Y5 P6"],
    "Olek: Row B": ["P5 G4 S5 P6 B3"],
    "Olek: Row C": ["B3 S2 P6 R3 S5"],
    "Olek: Row D": ["S6 R5 S3 .. P6"],
    "Olek: Private": ["purple"],
    "Olek: Favor": ["5"],
    "Olek: Pioneer": ["scale row", ""],
    "Olek: Bloom": [""],
    "Zoya: Pattern": ["chromatic"],
    "Zoya: Row A": ["P4 G2 .. G5 R6"],
    "Zoya: Row B": ["S2 Y4 S5 B3 G1"],
    "Zoya: Row C": ["G6 R5 .. P2 R3"],
    "Zoya: Row D": ["R1 G6 .. Y6 P4"],
    "Zoya: Private": ["green"],
    "Zoya: Favor": ["5"],
    "Zoya: Pioneer": ["shade stair"],
    "Zoya: Bloom": ["clover"],
}


@pytest.mark.slow
def test_a_whole_table_step_by_step(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "score")
    left = {prompt: list(answers) for prompt, answers in ANSWERS.items()}
    while prompt := keyboard.wait_for(*left):
        keyboard.wait_for("): ", "commas: ", "left: ")
        keyboard.type(left[prompt].pop(0))
    assert keyboard.leave() == 0
    assert not any(left.values())
    printed = [line.rstrip() for line in keyboard.screens[-1].splitlines()]
    sheet = (GOLDEN / "score-glory-en.txt").read_text("utf-8").splitlines()
    assert printed[-len(sheet) :] == sheet


@pytest.mark.slow
def test_step_by_step_a_grey_die_without_a_board_is_told_at_once(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "score")
    for prompt, answer in [("alone): ", ""), ("none): ", ""), ("commas: ", "deepest light"), ("commas: ", "")]:
        assert keyboard.wait_for(prompt)
        keyboard.type(answer)
    assert keyboard.wait_for("printed): ")
    assert "Rivalry cards compare the windows of all players" in keyboard.seen
    keyboard.type("")
    for answer in ("S5 .. .. .. ..", "R5 .. .. .. .."):
        assert keyboard.wait_for("Row A (such as R5 .. G2 B1 ..): ")
        keyboard.type(answer)
    assert keyboard.wait_for("Row B")
    assert "restriction board" in keyboard.seen
    assert keyboard.leave("c") == 130


def test_setup_tells_pools_board_and_blooms() -> None:
    modules = ("--modules", "grey-glass,pioneers,blooms,rivalry")
    output = vitrall("setup", "--players", "6", *modules, "--private-pools", "--seed", "3").stdout
    for line in (
        "Beside the bag, as the grey pool: 10 grey dice",
        "Each round: 6 dice from the bag and 1 from the grey pool.",
        "Shuffle the six objectives with marked spaces into the private ones.",
        "Deal everybody 2 bloom cards, face down.",
        "Restriction board:",
        "Pioneer cards:",
    ):
        assert line in output.splitlines()
    assert "Everybody takes 2 dice of each colour but grey" in output
    plain = vitrall("setup", "--players", "5", "--private-pools", "--seed", "3").stdout
    assert "Each round: 6 dice from the bag." in plain.splitlines()


def test_alone_the_blooms_lie_open() -> None:
    lines = vitrall("setup", "--players", "1", "--modules", "grey-glass,blooms", "--seed", "3").stdout.splitlines()
    assert lines[lines.index("Bloom cards:") + 1 :][:2] == ["  Bluebell", "  Pansy"]
    assert "Each round: 3 dice from the bag and 1 from the grey pool." in lines
