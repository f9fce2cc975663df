"""No event and no question reveals a secret of another seat: they stay the same when only secrets differ."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings

from testing.random_games import FEW, Moment, moments
from testing.secrecy import altered, altered_actions, secret_ids
from vitrall.engine import actions
from vitrall.engine.generator import advanced
from vitrall.engine.state import State
from vitrall.game import Game
from vitrall.story.scene import Scene
from vitrall.view import SPECTATOR, seat_view


def events_json(state: State, played: list[int], viewer: int) -> str:
    return json.dumps(Game(state.copy(), list(played)).events_for(viewer))


@pytest.mark.slow
@given(moments())
@settings(FEW, max_examples=40)
def test_events_stay_the_same_when_only_secrets_differ(now: Moment) -> None:
    for viewer in range(SPECTATOR, now.state.rules.players):
        text = events_json(now.state, now.made, viewer)
        assert text == events_json(altered(now.state, viewer), altered_actions(now, viewer), viewer)
        words = set(re.findall(r"[a-z0-9-]+", text.replace("/", " ")))
        assert not secret_ids(now.state, viewer, for_good=True) & words


@pytest.mark.lengthy
@given(moments())
@settings(FEW, max_examples=60)
def test_questions_stay_the_same_when_only_secrets_differ(now: Moment) -> None:
    for viewer in range(SPECTATOR, now.state.rules.players):
        asks = seat_view(now.state, viewer)["asks"]
        assert asks == seat_view(altered(now.state, viewer), viewer)["asks"]


@pytest.mark.lengthy
@given(moments())
@settings(FEW, max_examples=40)
def test_a_scene_has_no_room_for_a_secret(now: Moment) -> None:
    """It is the same for every viewer, and for a position that differs in everything secret."""
    for viewer in range(SPECTATOR, now.state.rules.players):
        other = altered(now.state, viewer)
        scenes = [Scene(state) for state in (now.state, other)]
        one, two = ({name: getattr(scene, name) for name in Scene.__slots__} for scene in scenes)
        assert one == two
    reseeded = now.state.copy()
    reseeded.generator = advanced(reseeded.generator)
    assert "generator" not in Scene.__slots__


def test_one_s_own_secrets_are_told_and_those_of_others_are_not() -> None:
    game = Game.new(seed=5)
    move = next(move for move in game.legal_moves if move.seat == 0)
    game.play(move)
    own, other, watching = (game.events_for(viewer)[-1] for viewer in (0, 1, SPECTATOR))
    assert (own["kind"], own.get("card")) == ("window-chosen", move.pattern)
    assert "card" not in other
    assert other == watching
    assert other["line"]["id"] == "log-choose-hidden"
    dealt = [event for event in game.events_for(1) if event["kind"] == "dealt"]
    assert [event["line"]["id"] for event in dealt[:2]] == ["log-deal-private-hidden", "log-deal-private"]
    assert actions.family(move.action) == actions.CHOOSE
