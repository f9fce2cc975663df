"""`vitrall perft` prints the numbers of the tables in `tests/golden/perft`."""

from __future__ import annotations

import io

import pytest

from testing.perft.lines import read_table
from vitrall.cli.main import parser
from vitrall.engine.errors import Unreadable
from vitrall.words import Words

WORDS = Words("en")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    asked = parser(WORDS).parse_args(["perft", *arguments])
    assert asked.run(asked, WORDS) == 0
    return capsys.readouterr().out.splitlines()


def test_moves_are_split_by_the_first_and_added_up(capsys: pytest.CaptureFixture[str]) -> None:
    lines = read_table("moves")
    here = [line for line in lines if line.at == lines[0].at]
    *each, total = said(capsys, here[0].at, "--depth", "3")
    assert each == [f"{line.question} = {line.answer}" for line in here]
    assert total == f"moves 3 = {sum(int(line.answer) for line in here)}"


def test_a_position_is_read_from_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    line = read_table("moves")[0]
    monkeypatch.setattr("sys.stdin", io.StringIO(line.at + "\n"))
    assert said(capsys, "--depth", "3")[0] == f"{line.question} = {line.answer}"


def test_every_tool_of_the_table_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    line = read_table("tools")[0]
    counts = said(capsys, line.at, "--tools")
    assert f"{line.question} = {line.answer}" in counts


def test_full_windows_of_a_pattern(capsys: pytest.CaptureFixture[str]) -> None:
    line = read_table("fillings")[1]
    assert said(capsys, "--fillings", line.words[1]) == [f"{line.question} = {line.answer}"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["nothing of the kind"], "position/"),
        (["--fillings", "no-such"], "option/pattern"),
        (["AT", "--depth", "0"], "option/depth"),
        (["AT", "--depth", "13"], "option/depth"),
    ],
)
def test_what_cannot_be_counted_is_refused_with_a_code(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: str
) -> None:
    at = read_table("moves")[0].at
    with pytest.raises(Unreadable) as caught:
        said(capsys, *[at if word == "AT" else word for word in arguments])
    assert caught.value.code.startswith(code)
