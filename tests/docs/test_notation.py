"""The examples of docs/notation.md are real: each text is an action, the record replays, the position is its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vitrall.cards.catalogue import full_deck
from vitrall.engine.notation import Notation
from vitrall.position import read_position, same, write_position
from vitrall.position.modules import FIELDS
from vitrall.position.position_reader import NAMES
from vitrall.record import Record, read_record, redacted_record, replay, write_record
from vitrall.record.option_words import OPTION_NAMES
from vitrall.view import PHASES

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
DECK = full_deck()
NOTATION = Notation(DECK)

ACTIONS = re.findall(r"^\| `(.+?)` \|", PAGE.split("## Records")[0], re.MULTILINE)


def block(name: str) -> str:
    match = re.search(rf"^```{name}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert match is not None
    return match[1]


def record() -> Record:
    return read_record(block("record"), DECK)


@pytest.mark.parametrize("text", ACTIONS)
def test_each_text_of_the_tables_is_an_action(text: str) -> None:
    assert NOTATION.text(NOTATION.action(text)) == text


def test_every_verb_of_the_notation_is_told() -> None:
    verbs = {"choose", "draft", "place", "use", "move", "swap", "turn", "return", "stop", "pass"}
    verbs |= {"keep", "take", "exchange", "again", "trade"}
    assert {text.split()[0] for text in ACTIONS} == verbs | {"deal", "start", "roll", "draw"}
    assert {text.split()[1] for text in ACTIONS if text.startswith("deal ")} == set(NOTATION.decks)


def test_every_option_and_field_is_told() -> None:
    named = set(re.findall(r"`([a-z-]+)`", PAGE))
    assert named >= {*OPTION_NAMES, *NAMES, *FIELDS}


def test_the_record_is_as_the_program_writes_it() -> None:
    assert write_record(record(), NOTATION) == block("record")


def test_the_position_is_the_end_of_the_record() -> None:
    text = " ".join(block("position").split())
    assert same(read_position(text, DECK), replay(record(), DECK))
    assert write_position(replay(record(), DECK)) == text


def test_the_redacted_lines_are_those_of_seat_2() -> None:
    actions = redacted_record(record(), DECK, 1).actions
    lines = block("redacted").splitlines()
    assert [NOTATION.text(action) for action in actions[: len(lines)]] == lines


def test_every_code_and_phase_the_page_names_is_one_the_readers_use() -> None:
    source = "".join(
        path.read_text(encoding="utf-8")
        for room in ("record", "position")
        for path in (Path(__file__).parents[2] / "src" / "vitrall" / room).glob("*.py")
    )
    named = set(re.findall(r"`(?:record|position)/([a-z]+)`", PAGE))
    assert named == set(re.findall(r'fault\(\s*"([a-z]+)"', source))
    assert all(f"`{phase}`" in PAGE for phase in PHASES)
