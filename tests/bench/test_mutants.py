"""The mutants of the mutation campaign: each is another program, and the same every time."""

from __future__ import annotations

import ast
import json
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from bench._copy import Verdict, sources
from bench._loaded_copy import Reach, holds
from bench._mutants import Mutant, mutants, mutated, mutated_tree
from bench._mutation_parts import ENGINE, PARTS, REST
from bench.campaign_mutation import State, of_file, reasons, sampled

SOURCE = '''
LABEL = 3

def price(tokens: int) -> int:
    """One while there is none."""
    if tokens > 0 and tokens < 9:
        tokens += 2
    return 2 if not tokens else 1
'''


def test_signs_numbers_and_statements_are_changed_one_at_a_time() -> None:
    changes = [f"{mutant.before} → {mutant.after}" for mutant in mutants("price.py", SOURCE)]
    assert "tokens > 0 → tokens >= 0" in changes
    assert "tokens > 0 and tokens < 9 → tokens > 0 or tokens < 9" in changes
    assert "tokens += 2 → tokens -= 2" in changes
    assert "tokens += 2 → (left out)" in changes
    assert "not tokens → tokens" in changes
    assert "1 → 2" in changes
    assert not any("LABEL" in each or "none" in each for each in changes)


def test_every_mutant_is_another_program_that_can_be_read() -> None:
    plain = ast.unparse(ast.parse(SOURCE))
    changed = [mutated(SOURCE, mutant.number) for mutant in mutants("price.py", SOURCE)]
    assert plain not in changed
    assert len(set(changed)) == len(changed)
    for text in changed:
        compile(text, "price.py", "exec")


@pytest.mark.slow
def test_a_longer_sample_begins_with_the_shorter_one() -> None:
    for part in PARTS.values():
        assert sampled(part, 20)[:10] == sampled(part, 10)
    assert len(of_file(ENGINE.files[0])) > 100


def test_a_changed_file_moves_no_mutant_of_another() -> None:
    one, two = REST.files[:2]
    before = sampled(replace(REST, files=(one, two)), 10_000)
    alone = sampled(replace(REST, files=(two,)), 10_000)
    assert [mutant for mutant in before if mutant.file == two] == alone


def test_what_was_learnt_of_a_file_of_tests_holds_until_it_or_what_it_reaches_changes() -> None:
    test_file, reached = "tests/bench/test_mutants.py", REST.files[0]
    known = {"tests": sources(test_file), "files": {reached: sources(reached)}}
    assert holds(test_file, known)
    assert not holds(test_file, {**known, "tests": "other"})
    assert not holds(test_file, {**known, "files": {reached: "other"}})
    assert not holds(test_file, {**known, "files": {"src/vitrall/gone.py": "mark"}})


def test_the_tests_of_the_rest_run_in_this_process() -> None:
    files = REST.test_files()
    assert "tests/server/test_room.py" in files
    assert not [file for file in files if "in_browser" in file or "test_kills" in file]


def test_a_changed_tree_keeps_the_numbers_of_its_lines() -> None:
    for mutant in mutants("price.py", SOURCE):
        tree = mutated_tree(SOURCE, mutant.number)
        assert first_lines(tree) == {"price": 4}
        compile(tree, "price.py", "exec")


def first_lines(tree: ast.AST) -> dict[str, int]:
    return {node.name: node.lineno for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_a_mutant_is_shown_to_the_tests_that_reach_its_line_the_best_first(tmp_path: Path) -> None:
    reach = Reach(REST, tmp_path)
    file = REST.files[0]
    reached = {
        "a.py::one": (1.0, {file: [3, 4]}),
        "a.py::two": (0.1, {file: [4]}),
        "b.py::three": (0.2, {file: [4, 9]}),
    }
    reach.learn("tests/bench/test_mutants.py", {"reached": reached, "failed": ["b.py::three"]})
    assert reach.tests_of(Mutant(file, 0, 3, "", "", "")) == ["a.py::one"]
    assert reach.tests_of(Mutant(file, 0, 4, "", "", "")) == ["a.py::two", "a.py::one"]  # and none that fails anyhow
    reach.kills[file] = Counter({"a.py::one": 50})
    assert reach.tests_of(Mutant(file, 0, 4, "", "", "")) == ["a.py::one", "a.py::two"]
    assert reach.tests_of(Mutant(file, 0, 4, "", "", ""), {"b.py"}) == []
    assert reach.tests_of(Mutant(file, 0, 50, "", "", "")) == []


def test_only_changed_tests_look_again_at_what_was_overlooked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.campaign_mutation.CHECKPOINTS", tmp_path)
    part = replace(REST, files=REST.files[:2])
    one, two, three = sampled(part, 3)
    first = State(part)
    first.take(one, Verdict("a.py::test", 1, 0.5))
    first.take(two, Verdict("", 1, 0.5))
    first.save()
    assert [mutant for mutant in (one, two, three) if State(part).awaits(mutant)] == [three]
    stored = json.loads(first.path.read_text(encoding="utf-8"))
    stored["tests"]["tests/server/test_room.py"] = "other"
    first.path.write_text(json.dumps(stored), encoding="utf-8")
    again = State(part)
    assert [mutant for mutant in (one, two, three) if again.awaits(mutant)] == [two, three]
    assert again.new_tests == {two.key: {"tests/server/test_room.py"}}
    again.save()
    assert State(part).new_tests == again.new_tests  # a run that is stopped before it looks loses nothing
    stored["tests"]["testing"] = "other"  # what all tests share: all look again, and until then it stays overlooked
    first.path.write_text(json.dumps(stored), encoding="utf-8")
    assert State(part).new_tests == {two.key: set(first.tests)}
    assert State(part).verdicts == first.verdicts
    again.take(two, Verdict("", 1, 0.5))
    assert asdict(again.verdicts[two.key]) == {"test": "", "stage": 1, "seconds": 1.0}
    assert not again.awaits(two)


def test_what_waits_for_others_is_changed_too() -> None:
    source = "async def wait(hours: int) -> None:\n    while hours > 0:\n        await sleep(1)\n"
    names = [f"{mutant.before} → {mutant.after}" for mutant in mutants("wait.py", source)]
    assert "hours > 0 → hours >= 0" in names
    assert "await sleep(1) → (left out)" in names


@pytest.mark.slow
def test_the_rest_is_every_package_between_the_engine_and_the_screens() -> None:
    packages = {file.split("/")[2] for file in REST.files}
    assert packages == {"server", "fair", "view", "record", "position", "bots"}
    assert not [file for file in REST.files if "/mind/" in file]
    keys = [mutant.key for file in REST.files for mutant in of_file(file)]
    assert len(keys) == len(set(keys)) > REST.sample


def test_reasons_are_read_by_their_heading() -> None:
    same = reasons("Mutants that change nothing")
    assert "findings, best: i64 = -1: 1 → 2" in same
    assert not set(same) & set(reasons("Mutants that are overlooked"))
    assert len(same) <= (ENGINE.sample + REST.sample) // 20
