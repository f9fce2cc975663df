"""A bad bot loses only its own move: it raises, exits, answers nonsense or hangs, and the game continues."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event

import pytest

from vitrall import Options
from vitrall.bots import Budget, Fault, Idea, Sight, Supervisor, play_match, seated
from vitrall.cards.catalogue import full_deck
from vitrall.engine.phases import OVER
from vitrall.engine.rules import Rules
from vitrall.game import Game

CLOCK = Budget(milliseconds=1000)


class Bad:
    """A bot whose behaviour the test gives."""

    def __init__(self, deed: Callable[[], object]) -> None:
        self._deed = deed
        self.asked = 0

    def choose(self, sight: Sight) -> str | int:
        self.asked += 1
        return self._deed()  # type: ignore[return-value]  # that is what is bad about it

    def explain(self, sight: Sight) -> list[Idea]:
        return []


def err() -> None:
    raise RuntimeError("no idea")


def leave() -> None:
    raise SystemExit(3)


def sight(budget: Budget | None = None) -> Sight:
    game = Game.new(Options(), 3)
    return Sight(game.state, 0, budget)


@pytest.mark.parametrize("budget", [Budget(playouts=10), CLOCK])
@pytest.mark.parametrize(
    ("deed", "kind"),
    [
        (err, "error"),
        (leave, "error"),
        (lambda: "draft Q9", "illegal"),
        (lambda: "draft R1", "illegal"),
        (lambda: "choose 2 via-lux", "illegal"),
        (lambda: "", "illegal"),
        (lambda: None, "illegal"),
        (lambda: -5, "illegal"),
        (lambda: 10**40, "illegal"),
        (lambda: 2.5, "illegal"),
        (lambda: ["pass"], "illegal"),
    ],
)
def test_a_bad_move_is_replaced_and_told(budget: Budget, deed: Callable[[], object], kind: str) -> None:
    faults: list[Fault] = []
    here = sight(budget)
    supervisor = Supervisor(Bad(deed), tell=faults.append)
    assert supervisor.choose(here) in here.actions
    assert [fault.kind for fault in faults] == [kind]
    assert faults == supervisor.faults
    assert faults[0].move in here.moves


def test_a_good_move_goes_through() -> None:
    here = sight(CLOCK)
    for answer in (here.moves[1], str(here.moves[1]), here.actions[1]):
        supervisor = Supervisor(Bad(lambda answer=answer: answer))  # type: ignore[misc]
        assert supervisor.choose(here) == here.actions[1]
        assert supervisor.faults == []


def test_a_bot_that_hangs_is_left_alone_until_it_comes_back() -> None:
    free = Event()
    bad = Bad(lambda: free.wait(60))
    supervisor, here = Supervisor(bad), sight(Budget(milliseconds=20))
    began = time.monotonic()
    assert supervisor.choose(here) in here.actions
    assert supervisor.choose(here) in here.actions
    assert time.monotonic() - began < 5
    assert [fault.kind for fault in supervisor.faults] == ["late", "late"]
    assert bad.asked == 1  # it is not asked again while it still thinks
    free.set()
    lost = supervisor._lost
    assert lost is not None
    lost.join(10)
    supervisor.choose(here)
    assert bad.asked == 2


@pytest.mark.lengthy
def test_a_whole_game_survives_bad_bots() -> None:
    rules = Rules(Options(players=3), full_deck())
    seats = [Supervisor(Bad(err)), Supervisor(Bad(lambda: "nonsense")), *seated(("greedy",), 1, 4)]
    state = play_match(rules, 4, seats, Budget(playouts=5))
    assert state.phase == OVER
    assert len(seats[0].faults) > 20
    assert len(seats[1].faults) > 20
    assert seats[2].faults == []
