"""No message puts a list of people beside a singular noun or a conjugated verb.

A message that gets a list calls it `$names`, and `list_faults` (`testing/locale_files.py`) demands a colon before it.
Here the page is searched for lists that it gives to other variables.
"""

from __future__ import annotations

import re

import pytest

from tests.house.test_page import sources

SAID = re.compile(r"""say\(\s*["']([\w-]+)["'],\s*\{((?:[^{}]|\{[^{}]*\})*)\}""")
VALUE = re.compile(r"(\w+):\s*((?:[^,()]|\((?:[^()]|\([^()]*\))*\))+)")
LIST = re.compile(r"\blist\(|\bnames\w*\.join\(|seats?\.map\(.*\.join\(")
READS_WITH_ANY_NUMBER = {"waiting-for", "web-takeback-wish", "web-pause-wish"}  # no verb or noun there depends on it


def lists_given(source: str) -> set[str]:
    """The messages to which a source gives a list of people under another name than `names`."""
    return {
        id
        for id, values in SAID.findall(source)
        for name, value in VALUE.findall(values)
        if name != "names" and LIST.search(value)
    }


def test_lists_of_people_are_called_names() -> None:
    given = {id for path in sources() for id in lists_given(path.read_text(encoding="utf-8"))}
    assert given == READS_WITH_ANY_NUMBER


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ('words.say("web-wish", { name: list(company.pausing, names) })', {"web-wish"}),
        ('words().say("web-wish", { at: 3, name: names_.join(", ") })', {"web-wish"}),
        ('words.say("web-wish", { name: seats.map((seat) => names[seat]).join(", "), move })', {"web-wish"}),
        ('words.say("web-wish", { names: list(company.pausing, names) })', set()),
        ('words.say("web-wish", { name: names[seat] ?? "" })', set()),
    ],
)
def test_a_list_under_another_name_is_noticed(source: str, ids: set[str]) -> None:
    assert lists_given(source) == ids
