"""A line of text restores any position of any game, and no text harms the engine."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from testing.random_games import FEW, LONGEST_GAME, MANY, Moment, any_options, moment, moments, seeds
from testing.sample_size import sample_size
from testing.walk import walk
from vitrall.cards.catalogue import full_deck
from vitrall.engine import chance
from vitrall.engine.errors import Unreadable
from vitrall.engine.generator import seeded
from vitrall.engine.legal import legal
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.playout import Luck, random_action
from vitrall.engine.state import NOT_SEEDED, State, awaits_chance
from vitrall.position import read_position, same, write_position
from vitrall.view import PHASES

DECK = full_deck()
NOTATION = Notation(DECK)


def assert_restored(state: State) -> None:
    text = write_position(state)
    again = read_position(text, DECK)
    assert same(again, state), text
    assert list(legal(again)) == list(legal(state))
    assert write_position(again) == text


@pytest.mark.slow
@given(any_options(), seeds)
@MANY
def test_a_position_is_restored_at_any_step(options: Options, seed: int) -> None:
    stride = sample_size(5, 1)
    for step, (state, action) in enumerate(walk(options, seed)):
        if step % stride == seed % stride:
            assert_restored(state)
        play(last := state.copy(), action)
    assert last.phase == OVER
    assert_restored(last)


@given(any_options(), seeds)
@FEW
def test_every_legal_action_has_one_text_that_reads_back(options: Options, seed: int) -> None:
    for state, _ in walk(options, seed):
        actions = [int(action) for action in legal(state)]
        texts = [NOTATION.text(action) for action in actions]
        assert [NOTATION.action(text) for text in texts] == actions
        assert len(set(texts)) == len(texts)


@pytest.mark.lengthy
@given(moments(), seeds)
@settings(FEW, max_examples=30)
def test_a_restored_game_goes_on_as_the_old_one_would_have(now: Moment, seed: int) -> None:
    again = read_position(write_position(now.state), DECK)
    played_out(now.state, seed)
    played_out(again, seed)
    assert same(again, now.state)


@pytest.mark.lengthy
@given(moments())
@settings(FEW, max_examples=30)
def test_a_position_may_leave_chance_to_the_table(now: Moment) -> None:
    now.state.generator = NOT_SEEDED
    assert write_position(now.state).endswith(" generator=-")
    assert_restored(now.state)


def played_out(state: State, seed: int) -> None:
    luck = Luck(seed)
    for _ in range(LONGEST_GAME):
        if state.phase == OVER:
            return
        play(state, chance.sample(state) if awaits_chance(state) else random_action(state, luck))
    pytest.fail("the game does not end")


@st.composite
def mixed_texts(draw: st.DrawFn) -> str:
    """A position some of whose fields come from another position of such a game, and perhaps in another phase."""
    options = draw(any_options())
    one, other = (dict(_fields(options, draw(seeds), draw(st.integers(0, 600)))) for _ in range(2))
    one["phase"] = draw(st.sampled_from([one["phase"], *PHASES]))
    swapped = draw(st.sets(st.sampled_from(sorted(one)), max_size=4))
    return " ".join(
        ["vitrall-position 1", *(f"{key}={other[key] if key in swapped else word}" for key, word in one.items())]
    )


def _fields(options: Options, seed: int, step: int) -> list[tuple[str, str]]:
    words = write_position(moment(options, seed, step).state).split(" ")[2:]
    return [(key, word) for key, _, word in (field.partition("=") for field in words)]


def assert_refused_or_playable(text: str) -> None:
    try:
        state = read_position(text, DECK)
    except Unreadable as refused:
        code = refused.code
    else:
        code = "position/accepted"
        state.generator = seeded(5)
        played_out(state, 5)
    assert code.startswith("position/")


@pytest.mark.slow
@given(mixed_texts())
@settings(FEW, max_examples=sample_size(200, 2000))
def test_a_text_with_foreign_fields_is_refused_or_can_be_played_to_the_end(text: str) -> None:
    assert_refused_or_playable(text)


@st.composite
def damaged_texts(draw: st.DrawFn) -> str:
    text = write_position(draw(moments()).state)
    place = draw(st.integers(0, len(text)))
    return text[:place] + draw(st.text(max_size=4)) + text[place + draw(st.integers(0, 4)) :]


@pytest.mark.lengthy
@given(damaged_texts())
@settings(FEW, max_examples=100)
def test_a_damaged_text_is_refused_or_can_be_played_to_the_end(text: str) -> None:
    assert_refused_or_playable(text)


@pytest.mark.lengthy
@given(st.text() | st.text(alphabet="vitral-poson 1=,:/?").map(lambda text: "vitrall-position 1 " + text))
@example("")
@example("vitrall-position")
@example("vitrall-position 1")
@example("vitrall-position 1 " * 10_000)
@settings(FEW, max_examples=200)
def test_any_text_is_refused_with_a_code(text: str) -> None:
    assert_refused_or_playable(text)
