"""Hints: the best few moves, the points they lead to, and reasons in four languages."""

from __future__ import annotations

import pytest

from vitrall import Game, Options
from vitrall.bots import Budget, Idea, Reason, Sight, make_bot
from vitrall.bots.craftsman import weights
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.reasons import reasons_between
from vitrall.cli.session import opponents
from vitrall.cli.session.opponents import hint_lines
from vitrall.engine.options import MODULES
from vitrall.engine.state import State
from vitrall.words import LANGUAGES, Words

EVERY_REASON = [
    Reason("scores", card="row-color-variety", points=6),
    Reason("private", points=5),
    Reason("nears", card="light-shades"),
    Reason("closes", spaces=["A1", "B2"]),
    Reason("pioneers", points=1),
    Reason("blooms", points=9),
    Reason("costs", count=2),
    Reason("tokens", count=5),
    Reason("blank", count=8),
]


def played(options: Options, seed: int, moves: int) -> Game:
    """A game after some moves of the craftsman."""
    game, bot = Game.new(options, seed), make_bot("craftsman", seed)
    for _ in range(moves):
        seat = game.seats_awaited[0]
        game.play(bot.choose(Sight(game.state, seat, Budget(playouts=10))), seat)
    return game


def ideas(game: Game, bot: str = "craftsman") -> list[Idea]:
    return make_bot(bot, 1).explain(Sight(game.state, game.seats_awaited[0], Budget(playouts=10)))


@pytest.mark.slow
@pytest.mark.parametrize("moves", [0, 1, 4, 20, 60])
def test_the_best_moves_come_first_and_are_legal(moves: int) -> None:
    game = played(Options(players=2, modules=MODULES), 4, moves)
    best = ideas(game)
    assert 1 <= len(best) <= 3
    assert all(idea.move in game.view(game.seats_awaited[0])["legal"] for idea in best)
    assert [idea.points for idea in best] == sorted((idea.points for idea in best), reverse=True)


def test_the_first_idea_is_the_move_that_would_be_made() -> None:
    game = played(Options(), 4, 20)
    sight = Sight(game.state, game.seats_awaited[0], Budget(playouts=10))
    assert make_bot("craftsman", 1).choose(sight) == sight.action(ideas(game)[0].move)


def test_windows_are_recommended_by_tokens_and_blank_spaces() -> None:
    game = Game.new(Options(), 4)
    names = [reason.name for reason in ideas(game)[0].reasons]
    assert names == ["tokens", "blank"]
    assert [reason.name for reason in ideas(Game.new(Options(players=1), 4))[0].reasons] == ["blank"]


def test_a_bot_without_ideas_gives_none() -> None:
    assert ideas(Game.new(Options(), 4), "random") == []


@pytest.mark.slow
def test_what_a_line_scores_and_nears_is_told() -> None:
    """Somewhere in half a game each of these comes up, always with points that are not zero."""
    game, reasons = Game.new(Options(), 4), list[Reason]()
    while game.round < 6:
        best = ideas(game)[0]
        reasons += best.reasons
        game.play(best.move)
    assert {"private", "nears", "scores"} <= {reason.name for reason in reasons}
    assert all(reason.values["points"] for reason in reasons if "points" in reason.values)


def test_alone_the_points_of_an_idea_leave_out_what_is_not_score() -> None:
    """Dice left over and tools saved count for the choice only."""
    game, heuristic = played(Options(players=1), 4, 62), Heuristic(weights())
    assert [idea.move for idea in ideas(game)] == ["pass"]
    beyond = int(heuristic.beyond(game.state, 0))
    assert beyond < -1000
    assert ideas(game)[0].points == round((int(heuristic.value(game.state, 0)) - beyond) / 1000, 1)


def test_tokens_and_dead_spaces_are_told() -> None:
    before = played(Options(), 4, 30).state
    seat = int(before.seat)
    after = before.copy()
    after.favor[seat] -= 2
    assert reasons_between(before, after, seat, None) == (Reason("costs", count=2),)
    assert reasons_between(before, before.copy(), seat, None) == ()
    closing = [_closed(before, seat, cell) for cell in range(20)]
    assert any(closing)


def _closed(before: State, seat: int, cell: int) -> bool:
    """Whether a hint says so when a space can take no die any more."""
    after = before.copy()
    for facet in range(12):
        after.windows[seat].open[facet] &= ~(1 << cell)
    return any(reason.name == "closes" for reason in reasons_between(before, after, seat, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    said = [words.hint(reason.name, reason.values) for reason in EVERY_REASON]
    assert all(said)
    assert "A1, B2" in said[3]
    assert words.name("light-shades") in said[2]


def test_reasons_read_well() -> None:
    words = Words("pl", strict=True)
    assert words.hint("costs", {"count": 2}) == "kosztuje 2 znaczniki uznania"
    assert words.hint("blank", {"count": 8}) == "8 białych pól"


@pytest.mark.lengthy
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_the_hint(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "BUDGET", Budget(playouts=16))  # what is thought out in a time differs by machine
    game, words = played(Options(), 4, 20), Words(language, strict=True)
    seat = game.seats_awaited[0]
    best = make_bot(opponents.ADVISER, 0).explain(Sight(game.state, seat, opponents.BUDGET))[0]
    lines = hint_lines(game, seat, words)
    assert lines[0].startswith(words.say("hint-move", move="").strip())
    assert words.offer(best.move).rstrip(".") in lines[0]
    assert any(character.isdigit() for character in lines[0])
    assert len(lines) >= 2


def test_explaining_changes_nothing() -> None:
    game = played(Options(), 4, 20)
    before = game.position()
    ideas(game)
    assert game.position() == before
