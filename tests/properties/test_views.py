"""A view contains everything that its viewer may know, and nothing else."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings

from testing.random_games import FEW, Moment, any_options, moments, seeds
from testing.sample_size import sample_size
from testing.secrecy import altered, secret_ids
from testing.walk import walk
from vitrall.cards.catalogue import full_deck
from vitrall.engine.board import NAMES
from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.legal import legal
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.phases import CHOOSE, HAND, KEEP
from vitrall.engine.state import State, awaits_chance, private_of
from vitrall.engine.tools import takes_hand
from vitrall.engine.window import fits
from vitrall.record import Record, read_record, redacted_actions, replay, write_record
from vitrall.score import score_sheet
from vitrall.view import SPECTATOR, seat_view
from vitrall.view.several_views import seat_views

NOTATION = Notation(full_deck())


def json_of(state: State, viewer: int) -> str:
    return json.dumps(seat_view(state, viewer), separators=(",", ":"))


def assert_secrets_are_kept(state: State) -> None:
    for viewer in range(SPECTATOR, state.rules.players):
        text = json_of(state, viewer)
        assert text == json_of(altered(state, viewer), viewer)
        assert not secret_ids(state, viewer) & set(re.findall(r"[a-z0-9-]+", text))


@pytest.mark.lengthy
@given(any_options(), seeds)
@FEW
def test_a_view_stays_the_same_when_only_secrets_differ(options: Options, seed: int) -> None:
    for step, (state, _) in enumerate(walk(options, seed)):
        if step % 10 == seed % 10:
            assert_secrets_are_kept(state)


@pytest.mark.slow
@given(any_options(), seeds)
@settings(FEW, max_examples=sample_size(25, 75))
def test_a_view_stays_the_same_when_only_secrets_differ_in_many_games(options: Options, seed: int) -> None:
    stride = sample_size(5, 1)
    for step, (state, _) in enumerate(walk(options, seed)):
        if step % stride == seed % stride:
            assert_secrets_are_kept(state)


@pytest.mark.slow
@given(moments())
@settings(FEW, max_examples=sample_size(25, 60))
def test_whoever_replays_a_redacted_record_sees_the_same_view(now: Moment) -> None:
    rules = now.state.rules
    for viewer in range(SPECTATOR, rules.players):
        visible = redacted_actions(rules, now.made, viewer)
        text = write_record(Record(rules.options, {}, visible), NOTATION)
        assert json_of(replay(read_record(text, rules.deck), rules.deck), viewer) == json_of(now.state, viewer)


@pytest.mark.lengthy
@given(moments())
@settings(FEW, max_examples=100)
def test_a_view_is_small(now: Moment) -> None:
    players = int(now.state.rules.players)
    for viewer in range(SPECTATOR, players):
        assert len(json_of(now.state, viewer)) < (4000 if players <= 2 else 10_000)


@pytest.mark.lengthy
@given(moments())
@settings(FEW, max_examples=60)
def test_progress_is_what_the_score_sheet_would_count_now(now: Moment) -> None:
    """Of every public objective and of the viewer's own private ones; of no other card, and for no spectator."""
    state, deck = now.state, now.state.rules.deck
    assert seat_view(state, SPECTATOR)["progress"] is None
    for viewer in range(state.rules.players) if state.windows else ():
        progress = seat_view(state, viewer)["progress"]
        assert progress is not None
        own = [deck.privates[private_of(state, viewer, which)].id for which in range(state.rules.privates)]
        assert sorted(progress) == sorted([*(deck.publics[card].id for card in state.deal.publics), *own])
        sheet = score_sheet(state)[viewer]
        assert {line.id: (len(line.claims), line.points) for line in sheet.public}.items() <= {
            card: (now["count"], now["points"]) for card, now in progress.items()
        }.items()
        assert sheet.private is not None
        assert max(progress[card]["points"] for card in own) == sheet.private.points
        for card in sheet.rivalries:
            assert progress[card.id] == {"count": card.amount, "points": card.points, "place": card.place}


@pytest.mark.slow
@given(any_options(), seeds)
@FEW
def test_the_seats_awaited_find_their_legal_moves_and_nobody_else_does(options: Options, seed: int) -> None:
    for state, _ in walk(options, seed):
        views = [seat_view(state, seat) for seat in range(options.players)]
        texts = [text for view in views for text in view["legal"]]
        assert texts == ([] if awaits_chance(state) else [NOTATION.text(action) for action in legal(state)])
        assert [seat for seat, view in enumerate(views) if view["legal"]] == views[0]["awaited"]
        assert seat_view(state, SPECTATOR)["legal"] == []
        if state.phase in (CHOOSE, KEEP):
            assert all(text.split(" ")[1] == f"{seat + 1}" for seat, view in enumerate(views) for text in view["legal"])


@pytest.mark.slow
@given(any_options(), seeds)
@FEW
def test_the_spaces_that_break_nothing_are_those_that_take_the_die(options: Options, seed: int) -> None:
    for state, _ in walk(options, seed):
        for seat in range(options.players if state.windows else 0):
            for die, rules in seat_view(state, seat)["breaks"].items():
                fast = takes_hand(state) if holds(state, seat) else fits(state.windows[seat], TEXTS.index(die))
                assert [not broken for broken in rules] == [bool((fast >> cell) & 1) for cell in range(len(NAMES))]


def holds(state: State, seat: int) -> bool:
    return seat == state.seat and state.hand != NO_DIE and state.phase == HAND


@given(moments())
@FEW
def test_views_that_share_what_lies_open_are_those_of_each_seat(moment: Moment) -> None:
    viewers = range(SPECTATOR, moment.state.rules.players)
    together = seat_views(moment.state, viewers, None)
    assert together == {viewer: seat_view(moment.state, viewer) for viewer in viewers}
