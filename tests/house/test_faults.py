"""Every fault of `testing/faults` can be applied to the present source, and every rule has at least one."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from testing.faults import Fault, all_faults

ROOT = Path(__file__).parents[2]
PLAYED_BY = "TPUCO"
FAULTS = [pytest.param(fault, id=fault.tells) for fault in all_faults()]


def played_rules() -> set[str]:
    """The ids of the sections about turns, placement, tools, scoring and the solo game."""
    ledger = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(rf"^- \*\*([{PLAYED_BY}]\d+)\*\* ", ledger, re.MULTILINE))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_fits_the_source_exactly_once_and_leaves_it_readable(fault: Fault) -> None:
    changed = fault.applied((ROOT / fault.file).read_text(encoding="utf-8"))
    if fault.file.endswith(".toml"):
        tomllib.loads(changed)
    else:
        ast.parse(changed)
    assert fault.old != fault.new
    assert fault.tells.endswith(".")


def test_every_rule_has_its_fault_and_no_fault_names_another() -> None:
    named = {rule for fault in all_faults() for rule in fault.rules}
    assert sorted(named ^ played_rules()) == []


def test_no_fault_stands_twice() -> None:
    changes = [(fault.file, fault.old, fault.new) for fault in all_faults()]
    assert len(changes) == len(set(changes))
    assert len({fault.tells for fault in all_faults()}) == len(changes)


def test_a_text_that_is_not_there_exactly_once_is_refused() -> None:
    fault = Fault(("T1",), "Nothing.", "a.py", "one", "two")
    assert fault.applied("one and only") == "two and only"
    for text in ("nothing at all", "one and one"):
        with pytest.raises(ValueError, match="not once"):
            fault.applied(text)
