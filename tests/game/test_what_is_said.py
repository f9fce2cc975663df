"""What views, records and messages say of single things: tools that are spent, progress, actions hidden from all."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from vitrall import Game, Options, Unreadable
from vitrall.bots import Sight, Supervisor
from vitrall.bots.registry import is_invitable
from vitrall.cards.catalogue import base_deck
from vitrall.cards.printed import vector
from vitrall.engine import actions
from vitrall.engine.state import SPENT
from vitrall.moves import notation_of
from vitrall.position.modules import _lay_board
from vitrall.record.headers import Record
from vitrall.record.record_replay import replay
from vitrall.record.redaction import undisclosed
from vitrall.server.analysis_messages import _reason
from vitrall.server.catching_up import state_text
from vitrall.server.fate import Seeded
from vitrall.server.table import Table as ServerTable
from vitrall.view import SPECTATOR, seat_view
from vitrall.why import by_rule, instead, of


def test_a_tool_that_is_spent_is_shown_as_used_up() -> None:
    game = Game.new(Options(), 3)
    for seat in (0, 1):
        game.play(game.legal(seat)[0])
    tokens = list(game.state.tokens)
    tokens[:2] = [2, SPENT]
    game.state.tokens = vector(tokens)
    assert [(tool["tokens"], tool["used_up"]) for tool in game.view(0)["tools"]] == [(2, False), (0, True), (0, False)]


def test_progress_covers_the_open_objectives_and_the_viewers_own() -> None:
    game = Game.new(Options(), 3)
    for seat in (0, 1):
        game.play(game.legal(seat)[0])
    state, deck = game.state, game.state.rules.deck
    publics = {deck.publics[card].id for card in state.deal.publics}
    for seat in (0, 1):
        progress = seat_view(state, seat)["progress"]
        assert progress is not None
        assert set(progress) == publics | {deck.privates[state.deal.privates[seat]].id}
    assert len(publics) == 3
    assert seat_view(state, SPECTATOR)["progress"] is None


@pytest.mark.parametrize("base", [actions.DEAL_PRIVATE, actions.DEAL_WINDOW, actions.DEAL_BLOOM])
def test_a_card_that_nobody_may_know_is_hidden(base: int) -> None:
    assert {undisclosed(base + card) for card in (0, 3)} == {base + actions.HIDDEN_CARD}


def test_choices_that_nobody_may_know_still_name_their_seat() -> None:
    for seat in (0, 1):
        assert undisclosed(actions.choose(seat, 4)) == actions.choose(seat, actions.HIDDEN_PATTERN)
        assert undisclosed(actions.keep(seat, 1)) == actions.keep(seat, actions.HIDDEN_KEEP)
    assert undisclosed(actions.PASS) == actions.PASS


def test_a_position_has_one_restriction_board() -> None:
    game = Game.new(Options(modules=("grey-glass",)), 3)
    with pytest.raises(Unreadable) as refused:
        _lay_board(game.state, ["one", "two"], notation_of(game.state.rules.deck))
    assert refused.value.code == "position/card"
    assert refused.value.why == by_rule("G1", of("board", instead(2, 1)))


def test_an_action_without_a_line_is_refused_without_one() -> None:
    """A record that was built, not read, has no lines."""
    with pytest.raises(Unreadable) as refused:
        replay(Record(Options(), {}, [int(actions.PASS)]), base_deck())
    assert (refused.value.code, refused.value.line) == ("record/illegal", 0)


def test_a_list_in_a_reason_is_one_text_unless_it_names_cards() -> None:
    assert _reason("rows", {"rows": [1, 2], "points": 3})["values"] == {"rows": "1, 2", "points": 3}


def test_a_state_says_whether_its_reader_may_undo() -> None:
    table = ServerTable(Options(), Seeded(3))
    while table.game.seat is None:
        seat = table.game.seats_awaited[0]
        table.play(seat, table.number, table.view(seat)["legal"][0])
    seat = table.game.seat
    assert '"undo":false' in state_text(table, seat, None)
    table.play(seat, table.number, next(move for move in table.view(seat)["legal"] if move.startswith("draft")))
    assert '"undo":true' in state_text(table, seat, None)
    assert '"undo":false' in state_text(table, 1 - seat, None)


def test_the_message_of_a_bot_that_was_late_is_cut() -> None:
    class Late:
        def choose(self, sight: Sight) -> int:
            raise TimeoutError("x" * 300)

        def explain(self, sight: Sight) -> list[Any]:
            return []

    bot = Supervisor(Late())
    bot.choose(Sight(Game.new(Options(), 3).state, 0))
    assert [(fault.kind, fault.detail) for fault in bot.faults] == [("late", "x" * 200)]


def test_a_class_of_a_module_is_a_bot_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules of the current folder are found too, after all others."""
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    assert is_invitable("py:some.module:Bot")
    assert is_invitable("py:other:Bot")
    assert [place for place in sys.path if not place] == [sys.path[-1]] == [""]
    for name in ("py:some.module", "py:1:Bot", "py:some-module:Bot"):
        with pytest.raises(Unreadable):
            is_invitable(name)
