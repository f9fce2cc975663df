"""A game is cut where the one who decides changes, and no action is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from vitrall import Game, Options
from vitrall.analysis import Effort, analyse, analysis_data
from vitrall.analysis.game_spans import Kind, game_spans
from vitrall.analysis.verdicts import LEAST_LOSSES, word_for
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


@pytest.mark.slow
def test_a_record_is_as_good_as_its_game() -> None:
    text = (GAMES / "solo-one-tool.txt").read_text(encoding="utf-8")
    whole = analysis_data(analyse(Game.from_record(text), TINY))
    assert analysis_data(analyse(text, TINY)) == analysis_data(analyse(text.encode(), TINY)) == whole
    with pytest.raises(Unreadable) as refused:
        analyse("not a record", TINY)
    assert refused.value.code.startswith("record/")


def test_a_game_without_a_beginning_is_refused() -> None:
    game = golden("two-standard")
    with pytest.raises(Unavailable) as refused:
        analyse(Game.from_position(game.position()), TINY)
    assert refused.value.code == "analysis/no-beginning"


def test_an_unknown_effort_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        analyse(golden("two-standard"), "thorough")
    assert refused.value.code == "analysis/effort"


def test_the_word_follows_from_the_loss() -> None:
    assert list(LEAST_LOSSES) == ["imprecise", "mistake", "blunder"]
    assert list(LEAST_LOSSES.values()) == sorted(set(LEAST_LOSSES.values()))
    assert [word_for(loss) for loss in (-500, 0, 1, min(LEAST_LOSSES.values()) - 1)] == ["best", "best", "good", "good"]
    bounds = [*LEAST_LOSSES.values(), 1_000_000]
    for word, least, most in zip(LEAST_LOSSES, bounds, bounds[1:], strict=False):
        assert (word_for(least), word_for(most - 1)) == (word, word)


def test_the_page_states_the_measured_losses() -> None:
    """`dev.py campaign analysis --words` writes the data and the page."""
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
    section = page.partition("<!-- words: begin -->")[2].partition("<!-- words: end -->")[0]
    assert ", ".join(f"*{word}* from {least / 1000:g}" for word, least in LEAST_LOSSES.items()) in section
