"""H1, H3, G10: who knows which blooms, in views and in records, while all decide, during the game and after it."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.cards.catalogue import full_deck
from vitrall.engine import actions
from vitrall.engine.errors import Unreadable
from vitrall.engine.notation import Notation
from vitrall.engine.options import BLOOMS, Options
from vitrall.engine.scoring import bloom_points
from vitrall.engine.state import HIDDEN, State
from vitrall.record import Record, redacted_actions, replay
from vitrall.view import SPECTATOR, seat_view

NOTATION = Notation(full_deck())
OPTIONS = Options(tools=0, modules=(BLOOMS,))
DEALS = (
    "deal private shades-of-red",
    "deal private shades-of-blue",
    "deal bloom poppy",
    "deal bloom iris",
    "deal bloom clover",
    "deal bloom lily",
    "deal window suns-glory/firelight",
    "deal window shadow-thief/sun-catcher",
    "deal window virtus/symphony-of-light",
    "deal window via-lux/industria",
    "choose 1 firelight",
    "choose 2 industria",
)
DEALT = DEALS[2:6]


class Told(Table):
    """A table that remembers what was played."""

    def __init__(self) -> None:
        super().__init__(OPTIONS, dealt=False)
        self.made: list[int] = []

    def play(self, *texts: str) -> Told:
        super().play(*texts)
        self.made += [int(NOTATION.action(text)) for text in texts]
        return self


def table(*keeps: str) -> Told:
    return Told().play(*DEALS, *keeps)


def finished(*keeps: str) -> Told:
    """The game played to its end, everybody passing."""
    now = table(*keeps)
    now._deal()
    now.pass_to_end()
    return now


def lines(now: Told, viewer: int) -> list[str]:
    """What a viewer may read of the record."""
    return [NOTATION.text(action) for action in redacted_actions(now.rules, now.made, viewer)]


def blooms_read(now: Told, viewer: int) -> tuple[list[str], list[str]]:
    """The blooms dealt and the decisions, as a viewer may read them."""
    read = lines(now, viewer)
    return read[2:6], [line for line in read if line.startswith("keep ")]


def restored(now: Told, viewer: int) -> State:
    visible = redacted_actions(now.rules, now.made, viewer)
    return replay(Record(OPTIONS, {}, visible), full_deck())


@pytest.mark.rule("H1", "G10")
def test_while_all_decide_a_seat_sees_its_own_blooms_and_of_others_only_that_they_have_decided() -> None:
    now = table("keep 2 first")
    own, other = seat_view(now.state, 1)["seats"][1], seat_view(now.state, 0)["seats"][1]
    assert own["blooms"] == [{"id": "clover", "kept": True}, {"id": "lily", "kept": False}]
    for seen in (other, seat_view(now.state, SPECTATOR)["seats"][1]):
        assert (seen["decided"], seen["blooms_kept"], seen["blooms"]) == (True, None, None)
    assert seat_view(now.state, 0)["seats"][0]["blooms"] == [
        {"id": "poppy", "kept": None},
        {"id": "iris", "kept": None},
    ]


@pytest.mark.rule("H1", "G10")
def test_while_all_decide_each_seat_is_told_its_own_choices_only() -> None:
    now = table()
    for seat in (0, 1):
        view = seat_view(now.state, seat)
        assert view["legal"] == [f"keep {seat + 1} {word}" for word in ("none", "first", "second", "both")]
        assert view["awaited"] == [0, 1]
    assert seat_view(now.state, SPECTATOR)["legal"] == []


@pytest.mark.rule("G10")
def test_when_all_have_decided_how_many_each_kept_is_open() -> None:
    now = table("keep 2 both", "keep 1 second")
    for viewer in (SPECTATOR, 0, 1):
        assert [seat["blooms_kept"] for seat in seat_view(now.state, viewer)["seats"]] == [1, 2]
    assert seat_view(now.state, 0)["seats"][1]["blooms"] is None


@pytest.mark.rule("H3", "G11")
def test_after_the_end_kept_blooms_are_shown_and_discarded_ones_never() -> None:
    now = finished("keep 1 second", "keep 2 none")
    for viewer in (SPECTATOR, 1):
        seats = seat_view(now.state, viewer)["seats"]
        assert seats[0]["blooms"] == [{"id": "iris", "kept": True}]
    assert seat_view(now.state, SPECTATOR)["seats"][1]["blooms"] == []
    assert seat_view(now.state, 0)["seats"][0]["blooms"] == [
        {"id": "poppy", "kept": False},
        {"id": "iris", "kept": True},
    ]


@pytest.mark.rule("H1", "G10")
def test_a_record_hides_the_blooms_and_the_decision_of_others_until_all_have_decided() -> None:
    now = table("keep 2 second")
    assert blooms_read(now, 0) == ([*DEALT[:2], "deal bloom ?", "deal bloom ?"], ["keep 2 ?"])
    assert blooms_read(now, 1) == (["deal bloom ?", "deal bloom ?", *DEALT[2:]], ["keep 2 second"])
    assert blooms_read(now, SPECTATOR) == (["deal bloom ?"] * 4, ["keep 2 ?"])


@pytest.mark.rule("H1", "G10")
def test_a_record_tells_how_many_once_all_have_decided() -> None:
    now = table("keep 2 second", "keep 1 none")
    assert blooms_read(now, 0)[1] == ["keep 2 ?1", "keep 1 none"]
    assert blooms_read(now, 1)[1] == ["keep 2 second", "keep 1 ?0"]
    assert blooms_read(now, SPECTATOR)[1] == ["keep 2 ?1", "keep 1 ?0"]


@pytest.mark.rule("H3")
def test_the_record_of_a_finished_game_opens_what_was_kept_and_nothing_that_was_discarded() -> None:
    now = finished("keep 2 second", "keep 1 both")
    assert blooms_read(now, 0) == ([*DEALT[:2], "deal bloom ?", "deal bloom lily"], ["keep 2 second", "keep 1 both"])
    assert blooms_read(now, 1) == (list(DEALT), ["keep 2 second", "keep 1 both"])
    assert blooms_read(now, SPECTATOR)[0] == [*DEALT[:2], "deal bloom ?", "deal bloom lily"]


@pytest.mark.rule("H1")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_redacted_record_gives_everybody_the_right_tokens(viewer: int) -> None:
    now = table("keep 2 second", "keep 1 both")
    assert list(restored(now, viewer).favor) == list(now.state.favor)


@pytest.mark.rule("H3", "G11")
def test_what_is_not_known_counts_nothing() -> None:
    """Seat 1 kept the poppy alone and loses by it; who followed the game, but was not told at its end, cannot know."""
    now = finished("keep 2 none", "keep 1 first")
    assert bloom_points(now.state, 0) == -4
    assert bloom_points(restored(now, 1), 0) == -4
    followed = [*redacted_actions(now.rules, now.made[:20], 1), *now.made[20:]]
    assert int(actions.keep(0, actions.HIDDEN_COUNT + 1)) in followed
    assert bloom_points(replay(Record(OPTIONS, {}, followed), full_deck()), 0) == 0


@pytest.mark.rule("G10")
def test_a_known_decision_over_an_unknown_card_replays_and_counts_nothing() -> None:
    texts = ["deal bloom ?" if text == "deal bloom poppy" else text for text in DEALS]
    texts += ["keep 1 both", "keep 2 none"]
    state = replay(Record(OPTIONS, {}, [int(NOTATION.action(text)) for text in texts]), full_deck())
    assert state.deal.blooms[0] == HIDDEN
    assert bloom_points(state, 0) == -4  # the iris alone


@pytest.mark.rule("G10")
def test_no_record_goes_on_while_a_decision_is_wholly_unknown() -> None:
    texts = [*DEALS, "keep 1 ?", "keep 2 none"]
    with pytest.raises(Unreadable, match="G10") as caught:
        replay(Record(OPTIONS, {}, [int(NOTATION.action(text)) for text in texts]), full_deck())
    assert caught.value.code == "record/illegal"


@pytest.mark.rule("H1", "G14")
def test_alone_blooms_are_hidden_from_spectators_until_the_end() -> None:
    lone = Table(players=1, modules=(BLOOMS,), blooms=["poppy", "iris"], keep=["second"])
    assert seat_view(lone.state, SPECTATOR)["seats"][0]["blooms"] is None
    assert seat_view(lone.pass_to_end().state, SPECTATOR)["seats"][0]["blooms"] == [{"id": "iris", "kept": True}]
