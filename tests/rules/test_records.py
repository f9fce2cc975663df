"""Damaged records: each is refused with its code, its line and a reason, and nothing else happens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from testing.damaged_records import DAMAGE, SOUND
from vitrall.cards.catalogue import base_deck, full_deck
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.record import Record, deck_mark, read_record, replay, write_record

DECK = base_deck()
NOTATION = Notation(DECK)


def refused(text: str | bytes) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        replay(read_record(text, DECK), DECK)
    return caught.value


def test_the_sound_record_replays() -> None:
    assert replay(read_record(SOUND, DECK), DECK).hand == NOTATION.action("draft G4") - NOTATION.action("draft R1")


@pytest.mark.parametrize(("old", "new", "code", "line"), DAMAGE)
def test_a_damaged_record_is_refused_with_its_line(old: str, new: str, code: str, line: int) -> None:
    assert old in SOUND
    error = refused(SOUND.replace(old, new, 1))
    assert (error.code, error.line) == (f"record/{code}", line)
    assert f"(line {line}" in str(error)


def test_bytes_that_are_no_text_are_refused_with_their_line() -> None:
    error = refused(SOUND.replace("Ana", "Zoë").encode("latin-1"))
    assert (error.code, error.line) == ("record/encoding", 5)


@pytest.mark.parametrize("text", ["x" * 1_000_001, b"\xff" * 1_000_001, "ł" * 600_000])
def test_a_huge_record_is_refused_before_it_is_read(text: str | bytes) -> None:
    error = refused(text)
    assert (error.code, error.line) == ("record/size", 0)  # of no line


@pytest.mark.parametrize(
    ("old", "code", "line"),
    [
        ("roll R5", "action", 20),
        ("standard", "option", 2),
        ("seat 1: Ana", "header", 5),
        ("vitrall-record", "magic", 1),
    ],
)
def test_one_line_of_a_megabyte_is_refused_and_not_repeated(old: str, code: str, line: int) -> None:
    error = refused(SOUND.replace(old, "x" * 900_000))
    assert (error.code, error.line) == (f"record/{code}", line)
    assert len(str(error)) < 200


def test_an_illegal_action_names_every_reason() -> None:
    error = refused(SOUND.replace("place A1", "place C3"))
    assert "place C3: C3 is an inner space." in str(error)
    error = refused(SOUND.replace("draft R3\nplace A1", "draft R3\nplace B5"))
    assert "B5 takes only dice of its printed colour" in str(error)


def test_an_action_after_the_end_is_refused() -> None:
    passes = "\n".join(["pass"] * 4)
    rolls = "\n".join(["roll R1"] * 3 + ["roll P1"] * 2)
    start = SOUND.partition("roll R5")[0].replace("tools: 1", "tools: 0").replace("deal tool grozing-pliers\n", "")
    rounds = start + "\n".join(
        [rolls.replace("R", "RYGBP"[n % 5]).replace("P", "PRYGB"[n % 5]) + f"\n{passes}" for n in range(10)]
    )
    assert replay(read_record(rounds, DECK), DECK).round == 10
    error = refused(rounds + "\npass")
    assert error.code == "record/illegal"
    assert error.line == rounds.count("\n") + 2
    assert "The game is over" in str(error)


def test_what_people_add_to_a_record_does_no_harm() -> None:
    text = "\ufeff" + SOUND.replace("roll R5", "\n# the first roll\n  roll R5   # red, of course").replace("\n", "\r\n")
    assert read_record(text.encode(), DECK) == read_record(SOUND, DECK)


def test_a_header_cannot_smuggle_lines_into_a_record() -> None:
    for key, value in [
        ("seat 1", "Ana\n\npass"),
        ("seat\n1", "Ana"),
        ("a: b", "c"),
        ("players", "4"),
        ("#", "x"),
        ("", "x"),
    ]:
        with pytest.raises(Unreadable, match="head of the record"):
            write_record(Record(Options(), {key: value}, []), NOTATION)


def test_the_mark_of_the_deck_is_accepted_and_changes_with_the_deck() -> None:
    assert read_record(SOUND.replace("seat 1: Ana", f"cards: {deck_mark(DECK)}"), DECK).headers["cards"]
    smaller = Deck(DECK.patterns, DECK.sides, DECK.tools[:-1], DECK.publics, DECK.privates, [], [], [])
    assert deck_mark(smaller) != deck_mark(DECK)


def test_options_of_the_expansions_are_written_when_asked_for_and_in_one_order() -> None:
    options = Options(players=5, modules=("rivalry", "blooms", "blooms"), more_patterns=True, private_pools=True)
    text = write_record(Record(options, {}, []), NOTATION)
    assert text.splitlines()[1:7] == [
        "edition: standard",
        "players: 5",
        "modules: blooms,rivalry",
        "more-patterns: yes",
        "private-pools: yes",
        "actions: 0",
    ]
    assert read_record(text, full_deck()).options == options
    assert read_record(text.replace("blooms,rivalry", "rivalry,blooms"), full_deck()).options == options


def test_a_record_made_of_numbers_is_checked_like_any_other() -> None:
    for action in (-5, 999_999, 12_500, 7_777):
        with pytest.raises(Unreadable, match="action 1"):
            replay(Record(Options(), {}, [action]), DECK)


def test_an_illegal_action_of_a_record_that_was_never_text_has_no_line() -> None:
    record = read_record(SOUND, DECK)
    with pytest.raises(Unreadable) as caught:
        replay(replace(record, actions=record.actions[:1] * 2, lines=[]), DECK)
    assert (caught.value.code, caught.value.line) == ("record/illegal", 0)


def test_rounds_are_marked_in_a_record_with_hidden_cards_and_not_behind_an_illegal_action() -> None:
    hidden = read_record(SOUND.replace("deal private shades-of-red", "deal private ?"), DECK)
    assert "\n# round 1\n" in write_record(hidden, NOTATION)
    disordered = replace(hidden, actions=[*hidden.actions[1:2] * 3, *hidden.actions])
    assert "# round" not in write_record(disordered, NOTATION)
