"""Hints: only where the table has them, only for the seat that asks and may move, and from what it may know alone."""

from __future__ import annotations

import pytest

from testing.server.client import close, two_seats
from testing.server.process import Serving
from vitrall import Game, Options
from vitrall.bots import Idea
from vitrall.bots.bot import Reason
from vitrall.cards.catalogue import full_deck
from vitrall.server.bot_worker import Advise, advised
from vitrall.server.hints import hint_ideas
from vitrall.server.players import position_for
from vitrall.words import LANGUAGES, Words


@pytest.mark.slow
def test_a_hint_goes_to_whoever_asks_and_may_move(server: Serving) -> None:
    ana, bo = two_seats(server.address, hints=True)
    bo.device.language = "pl"
    one, two = ana.line(), bo.line()
    one.reach(0)
    two.reach(0)
    two.send(type="hint", number=1)
    message = two.until("hint")
    assert (message["number"], message["seat"]) == (1, 1)
    assert 1 <= len(message["ideas"]) <= 3
    for idea in message["ideas"]:
        assert idea["move"] in two.view["legal"]
        assert isinstance(idea["points"], float)
    assert any("znacznik" in reason for idea in message["ideas"] for reason in idea["reasons"])
    two.send(type="hint", number=7)
    assert two.until("state", "hint")["type"] == "state"
    two.move(message["ideas"][0]["move"])
    two.reach(1)
    two.send(type="hint", number=2)
    assert two.until("error")["code"] == "hint/not-now"
    one.reach(1)
    assert not any('"type":"hint"' in text for text in one.heard)
    close(one, two)


@pytest.mark.slow
def test_no_hints_where_the_table_has_none_and_none_for_spectators(server: Serving) -> None:
    ana, _ = two_seats(server.address)
    with ana.line() as line:
        line.reach(0)
        line.send(type="hint", number=1)
        assert line.until("error")["code"] == "hint/off"
    ana, _ = two_seats(server.address, hints=True)
    with ana.device.line(ana.table) as watching:
        watching.reach(0)
        watching.send(type="hint", number=1, seat=0)
        assert watching.until("error")["code"] == "seat/secret"


def test_a_worker_knows_what_is_worth_doing() -> None:
    game = Game.new(Options(players=2), seed=3)
    ideas = advised(Advise(position_for(game, 0, 1), 0, 1, 1000)).ideas
    assert {idea.move for idea in ideas} <= set(game.view(0)["legal"])


def test_reasons_are_told_in_the_language_of_the_reader() -> None:
    ideas = [Idea("draft R5", 41.5, (Reason("costs", count=2),))]
    reasons = {hint_ideas(ideas, Words(language), full_deck())[0]["reasons"][0] for language in LANGUAGES}
    assert len(reasons) == len(LANGUAGES)
