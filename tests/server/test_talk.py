"""Undo, takeback by consent, chat: what people do at a table beside moving."""

from __future__ import annotations

from typing import Any

import pytest

from testing.server.client import Line, Seat, close, two_seats
from testing.server.process import Serving

pytestmark = pytest.mark.slow


def at_first_turn(server: Serving, **terms: Any) -> tuple[Seat, Seat, Line, Line]:
    """Both have chosen their windows; the first turn of round 1 has begun."""
    ana, bo = two_seats(server.address, **terms)
    one, two = ana.line(), bo.line()
    one.move(one.reach(0)["legal"][0])
    two.reach(1)
    two.move(two.view["legal"][0])
    one.reach(2)
    two.reach(2)
    return ana, bo, one, two


def test_a_move_is_undone_within_the_turn_by_its_seat_alone(server: Serving) -> None:
    _, _, one, two = at_first_turn(server)
    mover, other = (one, two) if one.view["legal"] else (two, one)
    before = mover.view
    assert [mover.undo, other.undo] == [False, False]
    mover.move(next(move for move in before["legal"] if move.startswith("draft")))
    mover.reach(3)
    other.reach(3)
    assert [mover.undo, other.undo] == [True, False]
    other.send(type="undo", number=4)
    assert other.until("refused")["code"] == "undo/not-yours"
    mover.send(type="undo", number=4)
    assert mover.reach(4) == before
    mover.send(type="undo", number=5)
    assert mover.until("refused")["code"] == "undo/new-knowledge"
    close(one, two)


@pytest.mark.parametrize(("undo", "within"), [("turn", True), ("never", False)])
def test_a_table_may_let_moves_stand(server: Serving, undo: str, within: bool) -> None:
    _, _, one, two = at_first_turn(server, undo=undo)
    mover, other = (one, two) if one.view["legal"] else (two, one)
    mover.move(next(move for move in mover.view["legal"] if move.startswith("draft")))
    mover.reach(3)
    other.reach(3)
    assert mover.undo is within
    mover.send(type="takeback", number=4, first=3)
    assert mover.until("refused")["code"] == "takeback/off"
    mover.send(type="undo", number=4)
    if within:
        mover.reach(4)
    else:
        assert mover.until("refused")["code"] == "undo/off"
    close(one, two)


def test_everybody_must_agree_to_go_back(server: Serving) -> None:
    _, _, one, two = at_first_turn(server)
    mover, other = (one, two) if one.view["legal"] else (two, one)
    before = mover.view
    mover.move("pass")
    mover.reach(3)
    other.reach(3)
    mover.send(type="takeback", number=4, first=3)
    asked = other.until("takeback")
    assert (asked["first"], len(asked["agreed"])) == (3, 1)
    other.send(type="takeback", number=4)
    assert mover.until("takeback")["agreed"] == [before["you"]]
    assert mover.until("takeback")["first"] is None
    mover.send(type="takeback", number=4, first=3)
    other.send(type="takeback", number=4, first=3)
    assert mover.reach(4) == before
    assert other.reach(4)["legal"] == []
    mover.send(type="takeback", number=5, first=1)
    assert mover.until("refused")["code"] == "takeback/too-far"
    close(one, two)


def test_talk_reaches_everybody_in_their_own_language(server: Serving) -> None:
    ana, bo, one, two = at_first_turn(server)
    bo.device.language = "uk"
    with bo.line() as ukrainian:
        ukrainian.reach(2)
        one.send(type="say", phrase="good-luck")
        assert ukrainian.until("said")["text"] == "Щасти!"
        assert two.until("said")["text"] == "Good luck!"
        ukrainian.send(type="say", text="  Дякую,\tAna ")
        said = two.until("said")
        assert (said["text"], said["seat"]) == ("Дякую, Ana", 1)
    with ana.line() as later:
        assert [later.until("said")["number"] for _ in (0, 1)] == [0, 1]
    one.send(type="say", phrase="nonsense")
    assert one.until("error")["code"] == "talk/phrase"
    close(one, two)


def test_a_table_may_do_without_talk_and_without_spectators(server: Serving) -> None:
    ana, _, one, two = at_first_turn(server, chat=False, spectators=False)
    one.send(type="say", phrase="hello")
    assert one.until("error")["code"] == "talk/off"
    assert ana.device.line(ana.table).welcome["code"] == "table/no-spectators"
    record = ana.device.ask("GET", f"/api/tables/{ana.table}/record")
    assert record.body["error"]["code"] == "table/no-spectators"
    close(one, two)


def test_a_clock_that_runs_out_moves_on_by_legal_moves(server: Serving) -> None:
    """The shortest clock there is, five seconds a turn: a player who does not choose a window gets one."""
    ana, _ = two_seats(server.address, clock={"kind": "turn", "seconds": 5})
    with ana.line() as line:
        line.reach(0)
        first = line.views[0]
        assert len(first["legal"]) == 4
        after = line.reach(2)
        assert after["round"] == 1
        assert after["seats"][0]["pattern"] in first["offers"]
