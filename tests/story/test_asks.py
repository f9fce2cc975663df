"""What a seat is asked for follows from the rules, and every legal move answers it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from testing.story.games import Setup, played, setups
from vitrall.engine.options import Options
from vitrall.engine.phases import STEP
from vitrall.engine.state import State
from vitrall.engine.tools import step_verb
from vitrall.engine.verbs import NO_FAMILY, VERBS
from vitrall.game import Game
from vitrall.story.asks import ask, question
from vitrall.view.move_view import legal_actions
from vitrall.words import LANGUAGES, Words

SAMPLE = list(setups(12))


def places(lit: Any) -> Iterator[int]:
    """Every number within the lights."""
    if isinstance(lit, dict):
        for inner in lit.values():
            yield from places(inner)
    else:
        yield lit


@pytest.mark.slow
@pytest.mark.parametrize("setup", SAMPLE, ids=str)
def test_every_legal_move_is_lit_once_and_nobody_else_is_asked(setup: Setup) -> None:
    for game in played(setup):
        for seat in range(game.options.players):
            view = game.view(seat)
            asks = view["asks"]
            assert (asks is not None) == bool(view["legal"])
            if asks is not None:
                assert sorted(places(asks["lights"])) == list(range(len(view["legal"])))
        assert game.view()["asks"] is None


def step_questions(state: State) -> tuple[str, str, str]:
    verb = step_verb(state)
    return verb.question, verb.again, f"{verb.question}-optional"


def test_the_question_of_a_step_is_the_tool_s_whatever_moves_are_left() -> None:
    """Not the first verb of the sorted moves, nor their number: a die can be turned to one value only and be asked the
    same question as one that can be turned to two."""
    asked = set()
    for setup in SAMPLE:
        for game in played(setup):
            state = game.state
            if state.phase == STEP and game.seat is not None:
                legal = legal_actions(state, game.seat)
                line = ask(state, legal)["line"]
                assert line["id"] in step_questions(state)
                assert line == ask(state, legal[:1])["line"] == ask(state, legal[::-1])["line"]
                asked.add(line["id"])
    assert len(asked) >= 7


def test_every_verb_that_asks_has_its_sentence() -> None:
    for verb in VERBS:
        assert bool(verb.question) == (verb.phase == STEP) == (verb.family != NO_FAMILY), verb.name


@pytest.mark.parametrize(
    ("verbs", "asked"),
    [
        ("draft use pass", "prompt-turn"),
        ("draft pass", "prompt-turn-no-tool"),
        ("draft take use pass", "prompt-turn-pools"),
        ("take use pass", "prompt-turn-pools"),
        ("draft take pass", "prompt-turn-pools-no-tool"),
        ("use pass", "prompt-turn-tool"),
        ("pass", "prompt-turn-end"),
    ],
)
def test_a_turn_names_what_is_left_of_it(verbs: str, asked: str) -> None:
    from vitrall.engine import actions

    game = Game.new(Options(players=2), 1)
    for seat in (0, 1):
        game.play(game.view(seat)["legal"][0], seat)
    families = [int(getattr(actions, verb.upper())) for verb in verbs.split()]
    assert question(game.state, families)["id"] == asked


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_answers_are_said_as_moves_are_offered(language: str) -> None:
    """A label and the same move in notation are one text."""
    for setup in SAMPLE[:6]:
        for game in played(setup):
            words = Words(language, strict=not setup.unusual, own=game.cards.wordings if game.cards else None)
            for seat in game.seats_awaited:
                view = game.view(seat)
                assert view["asks"] is not None
                assert words.message(view["asks"]["line"])
                for place, label in view["asks"]["labels"].items():
                    assert words.message(label) == words.offer(view["legal"][int(place)])
