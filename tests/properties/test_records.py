"""A record contains a game completely: it reads back, it replays, and it hides what a viewer must not know."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from testing.random_games import FEW, MANY, Moment, any_options, moments, seeds
from testing.sample_size import sample_size
from testing.secrecy import altered_actions, secret_ids
from testing.walk import walk
from vitrall.cards.catalogue import full_deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.play import play
from vitrall.engine.state import State
from vitrall.position import facts
from vitrall.record import Record, deck_mark, read_record, redacted_actions, replay, write_record
from vitrall.view import SPECTATOR

DECK = full_deck()
NOTATION = Notation(DECK)

names = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"])).map(str.strip)


def text_of(options: Options, played: list[int], headers: dict[str, str] | None = None) -> str:
    return write_record(Record(options, headers or {}, played), NOTATION)


def known(state: State) -> dict[str, object]:
    """All of a position but its generator, which no record holds."""
    return {name: fact for name, fact in facts(state).items() if name != "generator"}


@pytest.mark.slow
@given(any_options(), seeds)
@MANY
def test_a_record_reads_back_and_replays_all_along_a_game(options: Options, seed: int) -> None:
    """Whole records are read again and again, which is slow: every eleventh step of a game, in the campaign all."""
    played: list[int] = []
    stride = sample_size(11, 1)
    for state, action in walk(options, seed):
        if len(played) % stride == seed % stride:
            text = text_of(options, played)
            record = read_record(text, DECK)
            assert record == Record(options, {}, played)
            assert text_of(options, record.actions) == text
            if len(played) % 3 == 0:  # a replay begins at the beginning
                assert known(replay(record, DECK)) == known(state)
        played.append(action)
        play(last := state.copy(), action)
    assert known(replay(read_record(text_of(options, played), DECK), DECK)) == known(last)


@pytest.mark.lengthy
@given(moments(), names, names)
@settings(FEW, max_examples=40)
def test_headers_nobody_knows_are_kept_in_order(now: Moment, name: str, note: str) -> None:
    headers = {"seat 1": name, "cards": deck_mark(DECK), "X-Note": note, "date": "2026-03-01"}
    text = text_of(now.state.rules.options, now.made, headers)
    record = read_record(text.encode(), DECK)
    assert list(record.headers.items()) == list(headers.items())
    assert write_record(record, NOTATION) == text


@pytest.mark.slow
@given(moments())
@settings(FEW, max_examples=sample_size(100, 1000))
def test_a_redacted_record_replays_and_tells_no_secret(now: Moment) -> None:
    rules = now.state.rules
    for viewer in range(SPECTATOR, rules.players):
        visible = redacted_actions(rules, now.made, viewer)
        text = text_of(rules.options, visible)
        assert visible == redacted_actions(rules, altered_actions(now, viewer), viewer)
        assert not secret_ids(now.state, viewer, for_good=True) & set(re.findall(r"[a-z0-9-]+", text))
        restored = replay(read_record(text, DECK), DECK)
        assert [restored.phase, restored.seat] == [now.state.phase, now.state.seat]
        assert redacted_actions(rules, visible, viewer) == visible


@given(any_options(), seeds)
@FEW
def test_the_record_of_a_finished_game_opens_private_cards_but_no_offers_and_no_discarded_blooms(
    options: Options, seed: int
) -> None:
    played = [action for _, action in walk(options, seed)]
    for state, _ in walk(options, seed):
        last = state
    for viewer in range(SPECTATOR, options.players):
        text = text_of(options, redacted_actions(last.rules, played, viewer))
        hidden = 2 * (options.players - (viewer != SPECTATOR))
        assert text.count("deal window ?") == hidden
        assert text.count("deal bloom ?") == discarded_by_others(last, viewer)
        assert "choose" in text
        assert " ?" not in text.replace("deal window ?", "").replace("deal bloom ?", "")


def discarded_by_others(state: State, viewer: int) -> int:
    keeps = [int(choice) for seat, choice in enumerate(state.deal.keeps) if seat != viewer and state.rules.blooms]
    return sum(2 - choice.bit_count() for choice in keeps)


def assert_refused_or_read(text: str | bytes) -> None:
    code = "record/accepted"
    try:
        replay(read_record(text, DECK), DECK)
    except Unreadable as refused:
        code = refused.code
    assert code.startswith("record/")


@st.composite
def damaged_records(draw: st.DrawFn) -> bytes:
    now = draw(moments())
    text = text_of(now.state.rules.options, now.made).encode()
    place = draw(st.integers(0, len(text)))
    return text[:place] + draw(st.binary(max_size=4)) + text[place + draw(st.integers(0, 9)) :]


@pytest.mark.slow
@given(damaged_records())
@settings(FEW, max_examples=150)
def test_a_damaged_record_is_refused_with_a_code(text: bytes) -> None:
    assert_refused_or_read(text)


@st.composite
def shuffled_records(draw: st.DrawFn) -> str:
    """A record with an action too few, too many, or out of place."""
    now = draw(moments())
    played = list(now.made)
    if played:
        moved = played.pop(draw(st.integers(0, len(played) - 1)))
        played[draw(st.integers(0, len(played))) : draw(st.integers(0, len(played)))] = [moved]
    return text_of(now.state.rules.options, played)


@pytest.mark.slow
@given(shuffled_records())
@settings(FEW, max_examples=150)
def test_a_record_out_of_order_is_refused_with_its_line(text: str) -> None:
    assert_refused_or_read(text)


@pytest.mark.lengthy
@given(st.text() | st.binary() | st.text().map(lambda text: f"vitrall-record 1\nedition: standard\nplayers: 2\n{text}"))
@example("")
@example(b"\xff\xfe")
@example("\ud800")
@example("vitrall-record 1")
@example("vitrall-record 1\n\n")
@settings(FEW, max_examples=200)
def test_any_text_is_refused_with_a_code(text: str | bytes) -> None:
    assert_refused_or_read(text)
