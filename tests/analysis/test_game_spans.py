"""A game is cut where the one who decides changes, and no action is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from vitrall import Game, Options
from vitrall.analysis import Effort, analyse
from vitrall.analysis.game_spans import Kind, game_spans
from vitrall.analysis.verdicts import word_for
from vitrall.engine.errors import Unavailable, Unreadable

GAMES = Path(__file__).parents[1] / "golden" / "games"
TINY = Effort(playouts=1, candidates=1, choosing=1)


def golden(name: str) -> Game:
    return Game.from_record((GAMES / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["two-standard", "solo-one-tool", "three-glory", "two-private-pools"])
def test_spans_follow_one_another_from_the_first_choice_to_the_end(name: str) -> None:
    game = golden(name)
    moves = [move.action for move in game.moves]
    spans = game_spans(game.state.rules, moves)
    assert spans[0].kind is Kind.CHOICE
    assert moves[spans[0].first :] == [action for span in spans for action in span.actions]
    assert [span.first for span in spans[1:]] == [span.first + len(span.actions) for span in spans[:-1]]
    assert spans[-1].after.phase == game.state.phase


def test_a_turn_is_one_span_and_a_roll_within_it_cuts_it() -> None:
    game = golden("two-standard")
    spans = game_spans(game.state.rules, [move.action for move in game.moves])
    turns = [span for span in spans if span.kind is Kind.TURN]
    whole = [span for span in turns if game.moves[span.first + len(span.actions) - 1] == "pass"]
    assert len(whole) == 40
    cut = [span for span in turns if span not in whole]
    assert all(game.moves[span.first + len(span.actions)].verb in ("roll", "draw") for span in cut)


def test_only_a_finished_game_is_analysed() -> None:
    with pytest.raises(Unavailable) as refused:
        analyse(Game.new(Options(), seed=1), TINY)
    assert refused.value.code == "analysis/not-over"


def test_a_game_without_a_beginning_is_refused() -> None:
    game = golden("two-standard")
    with pytest.raises(Unavailable) as refused:
        analyse(Game.from_position(game.position()), TINY)
    assert refused.value.code == "analysis/no-beginning"


def test_an_unknown_effort_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        analyse(golden("two-standard"), "thorough")
    assert refused.value.code == "analysis/effort"


@pytest.mark.parametrize(
    ("loss", "word"),
    [
        (-500, "best"),
        (0, "best"),
        (1, "good"),
        (999, "good"),
        (1000, "imprecise"),
        (2000, "mistake"),
        (4000, "blunder"),
    ],
)
def test_the_word_follows_from_the_loss(loss: int, word: str) -> None:
    assert word_for(loss) == word
