"""Who may do what: each test makes one forbidden request and checks that nothing changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from testing.server.client import Device, Line, Seat, close, two_seats
from testing.server.in_process import Served, served
from testing.server.rooms import begun
from vitrall.position import read_position, write_position
from vitrall.server.hints import hint_question
from vitrall.server.records import record_text
from vitrall.server.room import Room
from vitrall.server.terms import Terms


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("near") / "tables.db") as running:
        yield running


def laid(near: Served, **terms: Any) -> tuple[Seat, Seat, Line, Line]:
    """A table of two whose windows are chosen; both lines are open."""
    ana, bo = two_seats(near.address, **terms)
    one, two = ana.line(), bo.line()
    for number, line in enumerate((one, two), start=1):
        line.reach(number - 1)
        line.move(line.view["legal"][0])
        line.reach(number)
    one.reach(2)
    return ana, bo, one, two


def turns(line_of: dict[int, Line], count: int) -> None:
    """So many turns ended at once."""
    for _ in range(count):
        mover = line_of[line_of[0].view["seat"]]
        number = mover.last + 1
        mover.move("pass")
        for line in line_of.values():
            line.reach(number)


def answered(line: Line) -> None:
    """Wait until the server has dealt with all that this line sent before."""
    line.send(type="ask", last=-1)
    line.until("state")


# ---- talk ------------------------------------------------------------------------------------------------------------


@pytest.mark.lengthy
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_spectator_cannot_speak_for_a_seat(near: Served, seat: int | None) -> None:
    ana, _, one, two = laid(near)
    with ana.device.line(ana.table) as watching:
        watching.send(type="say", phrase="hello", **({} if seat is None else {"seat": seat}))
        assert watching.until("error", "said")["code"] == "seat/secret"
        answered(watching)
    answered(one)
    assert not any('"said"' in text for text in one.heard + two.heard)
    with ana.line() as later:  # nor was anything stored
        answered(later)
        assert not any('"said"' in text for text in later.heard)
    close(one, two)


def test_a_seat_cannot_speak_for_another(near: Served) -> None:
    _, _, one, two = laid(near)
    one.send(type="say", phrase="oops", seat=1)
    assert one.until("error", "said")["code"] == "seat/secret"
    close(one, two)


# ---- taking back -----------------------------------------------------------------------------------------------------


@pytest.mark.lengthy
def test_a_person_who_is_away_is_asked_for_a_takeback_too(near: Served) -> None:
    _, bo, one, two = laid(near)
    turns({0: one, 1: two}, 2)
    two.close()
    while one.until("table")["table"]["seats"][1]["here"]:
        pass
    one.send(type="takeback", number=5, first=3)
    assert one.until("takeback")["agreed"] == [0]
    answered(one)
    assert one.last == 4
    with bo.line() as back:
        back.reach(4)
        back.send(type="takeback", number=5, first=3)
        one.reach(5)
    one.close()


def test_consent_to_one_takeback_is_not_consent_to_another(near: Served) -> None:
    _, _, one, two = laid(near)
    turns({0: one, 1: two}, 3)
    one.send(type="takeback", number=6, first=5)
    assert two.until("takeback")["agreed"] == [0]
    two.send(type="takeback", number=6, first=3)
    wish = one.until("takeback")
    while wish["first"] != 3:
        wish = one.until("takeback")
    assert wish["agreed"] == [1]
    answered(two)
    assert two.last == 5
    one.send(type="takeback", number=6, first=3)
    two.reach(6)
    close(one, two)


def test_a_client_is_told_how_far_back_it_may_wish_to_go(near: Served) -> None:
    _, _, one, two = laid(near)
    turns({0: one, 1: two}, 1)
    one.send(type="ask", last=-1)
    assert one.until("state")["laid"] == 2
    one.send(type="takeback", number=4, first=2)
    assert one.until("error", "refused")["code"] == "takeback/too-far"
    one.send(type="takeback", number=4, first=3)
    assert one.until("takeback")["first"] == 3
    close(one, two)


def test_an_undo_that_comes_too_late_changes_nothing(near: Served) -> None:
    _, _, one, two = laid(near)
    mover = (one, two)[one.view["seat"]]
    draft = next(move for move in mover.view["legal"] if move.startswith("draft"))
    mover.move(draft)
    before = mover.reach(3)
    mover.send(type="undo", number=3)
    assert mover.until("state", "update", "refused")["type"] == "state"
    assert (mover.last, mover.view) == (3, before)
    mover.send(type="undo", number=4)
    mover.reach(4)
    close(one, two)


# ---- secrets ---------------------------------------------------------------------------------------------------------


def test_a_seat_reads_the_running_record_without_the_secrets_of_others(near: Served) -> None:
    ana, bo, one, two = laid(near)
    own = [line.view["seats"][seat]["privates"][0] for seat, line in enumerate((one, two))]
    for seat, secret in enumerate((ana.secret, bo.secret)):
        text = ana.device.done("GET", f"/api/tables/{ana.table}/record", secret=secret)
        assert own[seat] in text
        assert own[1 - seat] not in text
    nobody = ana.device.done("GET", f"/api/tables/{ana.table}/record")
    assert not [card for card in own if card in nobody]
    close(one, two)


def at_hint_table(path: Path, room_seen: Any) -> None:
    async def main() -> None:
        async with begun(path, Terms(hints=True)) as (_, room):
            room_seen(room)

    asyncio.run(main())


def test_a_hint_is_thought_about_in_a_world_of_its_own(tmp_path: Path) -> None:
    """The worker gets what the asking seat knows; the secrets of the other are dealt anew for every question."""

    def look(room: Room) -> None:
        state = room.playing().game.state
        true = write_position(state)
        questions = [hint_question(room, 0, room.playing().number) for _ in range(12)]
        worlds = [read_position(each.position, state.rules.deck) for each in questions]
        assert true not in [each.position for each in questions]
        assert {int(world.deal.privates[0]) for world in worlds} == {int(state.deal.privates[0])}
        assert len({int(world.deal.privates[1]) for world in worlds}) > 1
        assert len({tuple(int(card) for card in world.deal.offers[2:]) for world in worlds}) > 1

    at_hint_table(tmp_path, look)


@pytest.mark.lengthy
def test_the_record_of_a_running_game_depends_on_who_reads_it(tmp_path: Path) -> None:
    def look(room: Room) -> None:
        texts = [record_text(room, viewer) for viewer in (0, 1, -1)]
        assert len(set(texts)) == 3
        whole = room.playing().game.record(None)
        assert whole not in texts

    at_hint_table(tmp_path, look)


# ---- seats -----------------------------------------------------------------------------------------------------------


def test_only_the_owner_settles_who_sits_where(near: Served) -> None:
    ana, bo = two_seats(near.address, start=False, options={"players": 3})
    stranger = Device(near.address)
    path = f"/api/tables/{ana.table}/seats/2"
    for device in (stranger, bo.device):
        answer = device.ask("PUT", path, {"kind": "bot", "bot": "random"})
        assert (answer.status, answer.body["error"]["code"]) == (403, "table/not-owner")
        assert ana.device.done("GET", f"/api/tables/{ana.table}")["seats"][2]["kind"] == "open"
    ana.device.done("PUT", path, {"kind": "bot", "bot": "random"})
    for device in (stranger, bo.device):
        assert device.ask("PUT", path, {"kind": "open"}).status == 403
        assert device.ask("POST", f"/api/tables/{ana.table}/start").status == 403
        assert device.ask("DELETE", f"/api/tables/{ana.table}").status == 403
    assert ana.device.done("GET", f"/api/tables/{ana.table}")["seats"][2]["kind"] == "bot"
