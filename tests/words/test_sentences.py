"""Sentences as they are read, in all four languages: plural forms, cases, moves, reasons, and sample phrases.

The sentences stand in `tests/data/words/`; whoever changes a message changes them there, and sees what comes of it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from testing.locale_uses import Source
from vitrall.cards.catalogue import base_deck
from vitrall.engine import actions
from vitrall.engine.errors import Refusal, Unreadable
from vitrall.engine.notation import Notation
from vitrall.words import LANGUAGES, Words
from vitrall.words.move_messages import OFFERED, SHAPES, read_move

ROOT = Path(__file__).parents[2]
COUNTS = (1, 2, 5, 22)

Row = dict[str, Any]
WORDS = {language: Words(language, strict=True) for language in LANGUAGES}


def rows(file: str, table: str) -> list[Row]:
    entries: list[Row] = tomllib.loads((ROOT / "tests" / "data" / "words" / f"{file}.toml").read_text("utf-8"))[table]
    return entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sample_phrases_read_as_they_should(language: str) -> None:
    for row in rows("phrases", "phrase"):
        cards = {key: WORDS[language].name(card) for key, card in row.get("card", {}).items()}
        assert WORDS[language].say(row["id"], **row["values"], **cards) == row[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_take_the_form_of_their_number(language: str) -> None:
    for row in rows("plurals", "plural"):
        assert [_counted(WORDS[language], row, count) for count in COUNTS] == row[language]


def _counted(words: Words, row: Row, count: int) -> str:
    """The message with the number for whatever it counts."""
    also = {"color": row["color"]} if "color" in row else {}
    return words.say(row["id"], count=count, points=count, **also)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_stand_in_the_case_that_is_asked_for(language: str) -> None:
    for row in rows("dice", "die"):
        assert WORDS[language].die(row["die"], row["case"]) == row[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_told(language: str) -> None:
    for row in rows("moves", "told"):
        assert WORDS[language].move(row["move"], "Ana", row.get("die", "")) == row[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_offered(language: str) -> None:
    for row in rows("moves", "offered"):
        assert WORDS[language].offer(row["move"]) == row[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_against_a_move_are_told(language: str) -> None:
    for row in rows("refusals", "refusal"):
        refusal = Refusal(row["code"], "T1", row.get("at", ""))
        assert WORDS[language].refusal(refusal) == row[language]


def test_every_kind_of_move_is_among_the_sentences() -> None:
    shapes = {read_move(row["move"], row.get("die", "")).shape for row in rows("moves", "told")}
    assert shapes == set(SHAPES)
    offered = {read_move(row["move"]).shape.removesuffix("-it") for row in rows("moves", "offered")}
    assert offered == set(OFFERED)


def test_every_family_of_actions_can_be_told() -> None:
    notation = Notation(base_deck())
    texts = {actions.family(action): text for action in range(actions.END) if (text := _written(notation, action))}
    assert {row.verb for row in actions.FAMILIES} == {text.partition(" ")[0] for text in texts.values()}
    for words in WORDS.values():
        assert all(words.move(text, "Ana") for text in texts.values())


def _written(notation: Notation, action: int) -> str:
    """The text of an action; empty if it is none, or the base game has no card for it."""
    try:
        text = notation.text(action)
        return text if notation.action(text) == action else ""
    except Unreadable:
        return ""


@pytest.mark.slow
def test_every_reason_is_among_the_sentences() -> None:
    codes = {code for code, values in Source(ROOT / "src" / "vitrall").codes.items() if "rule" in values}
    assert codes <= {row["code"] for row in rows("refusals", "refusal")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_pay_what_their_texts_say(language: str) -> None:
    for card in printed("public", "bloom"):
        assert f" {card['points']} " in WORDS[language].text(card["id"])


def test_english_names_are_those_of_the_decks() -> None:
    cards = printed("pattern", "tool", "public", "private", "rivalry", "pioneer", "bloom", "board")
    assert {card["id"]: WORDS["en"].name(card["id"]) for card in cards} == {card["id"]: card["name"] for card in cards}


def printed(*kinds: str) -> list[Row]:
    """The cards of some kinds in all deck files."""
    paths = sorted((ROOT / "src" / "vitrall" / "cards").rglob("*.toml"))
    decks: list[Row] = [tomllib.loads(path.read_text("utf-8")) for path in paths]
    return [card for deck in decks for kind in kinds for card in deck.get(kind, [])]
