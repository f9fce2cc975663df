"""The rules test set: the same everywhere, agreed by the oracle, and put to other programs over a pipe."""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from shlex import quote
from typing import Any

import pytest

from testing.oracle.second_opinion import disagreements
from vitrall import Unreadable
from vitrall.cli.main import main
from vitrall.lab import rules_test_set
from vitrall.lab.rules_test_run import Verdict, read_set, verdicts
from vitrall.lab.rules_test_set import GAMES, Case, answer, cases, game_options, head, replied

SAMPLE = 8  # games
PAGE = Path(__file__).parents[2] / "docs" / "conformance.md"
# Of version 1. If this fails, the set has changed: raise VERSION, run the campaign, write the new checksum.
CHECKSUM = "f03a32f38df0de566cf19d68d8455ff1f96ac216d24ae3e460d5fdd3bc843a59"
OURS = f'{quote(sys.executable)} -c \'from vitrall.cli.main import main; main(["conformance", "answer"])\''


@pytest.fixture(scope="module")
def sample() -> list[Case]:
    return list(cases(SAMPLE))


@pytest.fixture
def file(tmp_path: Path, sample: list[Case]) -> Path:
    path = tmp_path / "rules.jsonl"
    path.write_text("".join(f"{line}\n" for line in [json.dumps(head()), *(case.line() for case in sample[:60])]))
    return path


@pytest.mark.lengthy
def test_the_oracle_agrees(sample: list[Case]) -> None:
    kinds = Counter(case.question["ask"] for case in sample)
    assert min(kinds[ask] for ask in rules_test_set.ASKS) >= 5
    assert list(disagreements(sample)) == []


def test_an_answer_that_is_wrong_is_noticed(sample: list[Case]) -> None:
    wrong = [Case(case.game, case.options, case.history, case.question, "pass") for case in sample[:3]]
    assert len(list(disagreements(wrong))) == 3


def test_version_1_does_not_change(sample: list[Case]) -> None:
    assert rules_test_set.VERSION == 1
    lines = "".join(f"{case.line()}\n" for case in sample)
    assert hashlib.sha256(lines.encode()).hexdigest() == CHECKSUM


def test_answers_follow_from_the_line_alone(sample: list[Case]) -> None:
    for case in sample[::7]:
        data = json.loads(case.line())
        assert data.pop("answer") == json.loads(json.dumps(answer(data)))


def test_every_edition_number_of_players_and_choice_of_modules_is_there() -> None:
    tables = {(each.edition, each.players, each.modules) for each in map(game_options, range(GAMES))}
    assert len(tables) == 5 * (5 * 16 + 8)
    assert any(game_options(number).private_pools for number in range(GAMES))


def test_the_page_has_at_least_ten_thousand_agreed_questions() -> None:
    page = PAGE.read_text("utf-8")
    agreed = page.partition("Engine and oracle answer ")[2].partition(" ")[0]
    assert int(agreed.replace(",", "")) >= 10_000
    assert "alike and 0 differently" in page


@pytest.mark.slow
def test_another_program_is_asked_over_a_pipe(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance", "run", str(file), OURS, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "same answers: 60, other answers: 0\n"


def test_a_program_that_errs_is_found_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parrot = f"{quote(sys.executable)} -uc 'import sys\nfor line in sys.stdin: print(\"{{}}\")'"
    assert main(["conformance", "run", str(file), parrot, "--lang", "en"]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1] == "same answers: 0, other answers: 60"
    assert len(printed) == 11
    silent = f"{quote(sys.executable)} -c 'raise SystemExit(\"no rules here\")'"
    for program in (silent, "/no/such/program", "'"):
        with pytest.raises(Unreadable) as refused:
            list(verdicts(file, program))
        assert refused.value.code == "conformance/program"


def test_sets_of_moves_have_no_order() -> None:
    question = {"ask": "moves", "position": ""}
    assert Verdict(2, question, ["a", "b"], ["b", "a"]).agrees
    assert not Verdict(2, question, ["a", "b"], ["b", "b"]).agrees
    assert not Verdict(2, question, ["a"], [1, "a"]).agrees
    tool = {"ask": "tool"}
    assert Verdict(2, tool, {"favor": 1, "moves": ["a", "b"]}, {"favor": 1, "moves": ["b", "a"]}).agrees


@pytest.mark.parametrize(
    "line",
    ["", "[]", "7", '{"ask":"moves"}', '{"ask":"tea"}', '{"ask":[]}', '{"ask":"moves","position":"x"}', "[" * 9999],
)
def test_any_line_is_answered(line: str) -> None:
    assert set(json.loads(replied(line))) == {"error"}


@pytest.mark.parametrize("change", [{"line": []}, {"line": ["pass", "pass", "pass"]}, {"line": [7]}, {"line": "use"}])
def test_lines_of_tools_are_checked(sample: list[Case], change: dict[str, Any]) -> None:
    tool = next(case for case in sample if case.question["ask"] == "tool")
    with pytest.raises(Unreadable):
        answer({**tool.question, **change})


@pytest.mark.parametrize(
    "text", ["", "{}", '{"vitrall-conformance":2}', '{"vitrall-conformance":1}\n{"ask":"moves"}', "x"]
)
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rules.jsonl"
    path.write_text(text)
    if not text:
        assert list(read_set(path)) == []
        return
    with pytest.raises(Unreadable) as refused:
        list(read_set(path))
    assert refused.value.code == "conformance/set"


def test_the_command_writes_the_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rules.jsonl"
    assert main(["conformance", "export", "--games", "1", "--out", str(path), "--lang", "en"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("version 1, questions: ")
    assert printed[1] == f"sha256 {hashlib.sha256(path.read_bytes()).hexdigest()}"
    assert len(list(read_set(path))) == len(list(cases(1)))
    assert main(["conformance", "export", "--games", "0", "--out", str(path)]) == 1
    assert main(["conformance", "export", "--games", "1", "--out", str(tmp_path)]) == 1
