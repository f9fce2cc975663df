"""`vitrall score` and `vitrall audit`: golden sheets in four languages, files, questions, wrong input."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.command_line import vitrall
from testing.entered_window import ROWS
from tests.terminal.keyboard import Keyboard
from vitrall import Unreadable
from vitrall.cli.real_table.entered_table import Entry, Table
from vitrall.cli.real_table.file import read_table
from vitrall.referee import repairs
from vitrall.words import LANGUAGES, Words

GOLDEN = Path(__file__).parents[1] / "golden" / "terminal"
BOOK = GOLDEN / "rule-book.txt"

SLOW = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["score", "audit"])
def test_the_example_of_the_rule_book(command: str, language: str) -> None:
    done = vitrall(command, str(BOOK), "--lang", language)
    assert done.stdout == (GOLDEN / f"{command}-{language}.txt").read_text("utf-8")
    assert done.returncode == 0


def test_the_golden_sheets_say_forty() -> None:
    assert all("40" in (GOLDEN / f"score-{language}.txt").read_text("utf-8").split() for language in LANGUAGES)


def test_standard_input_is_a_file_too() -> None:
    text = BOOK.read_text("utf-8")
    expected = vitrall("score", str(BOOK)).stdout
    assert vitrall("score", "-", typed=text).stdout == vitrall("score", typed=text).stdout == expected


def table(*lines: str) -> Table:
    return read_table(("dice:\n" + ROWS + "\n".join(lines)).encode())


def window(*lines: str) -> Entry:
    """The only window of a file."""
    (entry,) = table(*lines).entries
    return entry


def test_cards_are_known_by_names_in_any_language_and_by_numbers() -> None:
    read = table(
        "objectives: jasne odcienie, розмаїття відтінків, 10", "tools: 4, FLUX brush, вітражні", "private: fioletowy"
    )
    assert read.objectives == ["light-shades", "shade-variety", "color-diagonals"]
    assert read.tools == ["lathekin", "flux-brush", "grozing-pliers"]
    assert read.entries[0].private == "shades-of-purple"
    assert window("private: P").private == window("private: shades of purple").private == "shades-of-purple"
    assert window("pattern: 1").pattern == "suns-glory"
    assert window("pattern: .4.Y6 R.2.. ..RP1 BY...").printed == [".4.Y6", "R.2..", "..RP1", "BY..."]
    assert window("pattern: -").pattern is None


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["objectives: nonsense"], "table/card"),
        (["objectives: row"], "table/several"),
        (["objectives: light shades, light shades"], "table/twice"),
        (["tokens: many"], "table/tokens"),
        (["tokens: -1"], "table/tokens"),
        (["tools: 99"], "table/card"),
        (["tools: 0"], "table/card"),
        (["color: red"], "table/key"),
        (["tokens: 1", "tokens: 2"], "table/key"),
        (["dice:", *ROWS.splitlines()], "table/key"),
        (["just words"], "table/key"),
        (["pattern: Fractal"], ""),
    ],
)
def test_what_is_wrong_is_told_with_its_line(lines: list[str], code: str) -> None:
    if not code:
        assert window(*lines).pattern == "fractal-drops"
        return
    with pytest.raises(Unreadable) as wrong:
        table(*lines)
    assert wrong.value.code == code
    assert wrong.value.line >= 6


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "table/no-dice"),
        (b"dice:\nR5 .. .. .. ..\n", "table/no-dice"),
        (b"dice:\nR5 .. .. ..\n", "table/row"),
        (b"dice:\nR7 .. .. .. ..\n", "table/die"),
        (b"\xff", "table/encoding"),
        (b" " * 10_001, "table/size"),
    ],
)
def test_files_that_hold_no_window(data: bytes, code: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_table(data)
    assert wrong.value.code == code


MANY_REPAIRS = {
    13: "G4 P3 P4 Y6 R3\n.. Y1 P3 G3 ..\nR6 G2 R2 B4 R4\nG1 .. R5 R5 B2\n",
    17: ".. B3 P1 R1 ..\nB3 Y1 G6 P2 Y2\n.. R5 P2 .. G4\nG6 G6 Y6 B6 G5\n",
}


@pytest.mark.parametrize("count", MANY_REPAIRS)
def test_of_many_repairs_the_first_are_printed_and_the_others_counted(count: int) -> None:
    words = Words("en")
    read = read_table(("dice:\n" + MANY_REPAIRS[count]).encode())
    smallest = repairs(read.window(read.entries[0]), read.on_table, read.stakes(read.entries[0]))
    assert len(smallest) == count
    done = vitrall("audit", "-", typed="dice:\n" + MANY_REPAIRS[count])
    lines = done.stdout.splitlines()
    assert sum(line.startswith("Remove the dice") for line in lines) == 12
    assert lines[-1] == words.say("audit-more", count=count - 12)
    assert done.returncode == 0


def test_a_grey_die_is_no_trouble_for_the_reader() -> None:
    done = vitrall("score", "-", typed="dice:\nS5 .. .. .. ..\n" + ".. .. .. .. ..\n" * 3)
    assert "Traceback" not in done.stderr


ANSWERS = {
    "Names of the players": ["", "back"],
    "Modules of Glory": ["back", "moss", ""],
    "Pattern": ["", "Nowhere", "?", "fractal"],
    "Row A": ["back", "R5", "?", "Q1 .. .. .. ..", ".. G4 R2 Y5 P6"],
    "Row B": ["R3 B1 .. G1 Y2"],
    "Row C": ["p5,g6,..,p6,r3"],
    "Row D": ["B4 Y3 G4 B2 G4"],
    "Public objectives": ["shades", "column color variety, light shades, color variety"],
    "Private objective": ["pink", "purple"],
    "Favor tokens left": ["x", "0"],
    "Tools on the table": ["hammer of dawn", "1, 6"],
}


AGAIN = {"Pattern": "fractal"}  # what is said to a question that has been asked before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "golden"), [("score", "score-en.txt"), pytest.param("audit", "audit-en.txt", marks=SLOW)]
)
def test_asking_step_by_step(tmp_path: Path, command: str, golden: str) -> None:
    keyboard = Keyboard(tmp_path, command)
    left = {prompt: list(answers) for prompt, answers in ANSWERS.items()}
    left["Row A"].insert(0, "back")
    while prompt := keyboard.wait_for(*(f"{start}" for start in left)):
        keyboard.wait_for(": ")
        keyboard.type(left[prompt].pop(0) if left[prompt] else AGAIN.get(prompt, ""))
    assert keyboard.leave() == 0
    printed = [line.rstrip() for line in keyboard.screens[-1].splitlines()]
    sheet = (GOLDEN / golden).read_text("utf-8").splitlines()
    assert printed[-len(sheet) :] == sheet


@pytest.mark.slow
@pytest.mark.parametrize(("key", "code"), [("c", 130), pytest.param("d", 1, marks=SLOW)])
@pytest.mark.parametrize("command", ["score", "audit"])
def test_leaving_the_questions(tmp_path: Path, command: str, key: str, code: int) -> None:
    keyboard = Keyboard(tmp_path, command)
    keyboard.wait_for("alone): ")
    assert keyboard.leave(key) == code
    assert "Traceback" not in keyboard.seen
