"""Pauses by agreement, bots that sit in for people, and their owners who come back: against the real server process."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from testing.server.client import Device, Line, Seat, close, hasty, two_seats
from testing.server.in_process import Rounds, served
from testing.server.process import Serving, mortal

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "random"}


def table_of(line: Line, wanted: Callable[[Any], bool]) -> Any:
    """The next news of the table that is as wanted."""
    while True:
        message = line.until("table", "error")
        assert message["type"] == "table", message
        if wanted(message["table"]):
            return message["table"]


def is_paused(table: Any) -> bool:
    return bool(table["paused"])


def goes_on(table: Any) -> bool:
    return not table["paused"]


def seated(server: Serving, **terms: Any) -> tuple[Seat, Seat, Line, Line]:
    ana, bo = two_seats(server.address, **terms)
    one, two = ana.line(), bo.line()
    one.reach(0)
    two.reach(0)
    return ana, bo, one, two


def test_a_table_pauses_when_everybody_wishes_it_and_anybody_ends_it(server: Serving) -> None:
    ana, _, one, two = seated(server, clock={"kind": "reserve", "seconds": 500})
    one.send(type="pause", wish=True)
    assert table_of(two, lambda table: table["pause"] == [0])["paused"] is False
    two.send(type="pause", wish=True)
    at_table = table_of(one, is_paused)
    assert (at_table["pause"], at_table["votes"]) == ([], {})
    one.move(one.view["legal"][0])
    assert one.until("refused")["code"] == "table/paused"
    one.send(type="takeback", number=one.last + 1, first=1)
    assert one.until("refused")["code"] == "table/paused"
    clocks = []
    for _ in (0, 1):
        one.send(type="ask", last=-1)
        clocks.append(one.until("state")["clock"])
        time.sleep(0.4)
    assert clocks[0] == clocks[1]
    one.send(type="pause", wish=False)
    table_of(two, goes_on)
    time.sleep(0.4)
    two.move(two.view["legal"][0])
    two.reach(1)
    one.reach(1)
    one.send(type="ask", last=-1)
    later = one.until("state")["clock"]
    assert later[0] < clocks[0][0] <= 500  # it runs again, from where it stood
    assert later[0] > clocks[0][0] - 20
    assert ana.device.done("GET", f"/api/tables/{ana.table}")["paused"] is False
    close(one, two)


def test_a_wish_for_a_pause_may_be_taken_back(server: Serving) -> None:
    _, _, one, two = seated(server)
    one.send(type="pause", wish=True)
    table_of(two, lambda table: table["pause"] == [0])
    one.send(type="pause", wish=False)
    table_of(two, lambda table: table["pause"] == [])
    two.send(type="pause", wish=True)
    assert table_of(one, lambda table: table["pause"] == [1])["paused"] is False
    close(one, two)


def test_bots_wait_during_a_pause_which_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person against a bot: the pause begins with the one wish, and the bot moves only after it."""
    database, rounds = tmp_path / "tables.db", Rounds(monkeypatch)
    with served(database) as server:
        ana = Device(server.address)
        opened = ana.open([{"kind": "person", "name": "Ana"}, BOT])
        table, secret = opened["table"], opened["seats"][0]["secret"]
        ana.done("POST", f"/api/tables/{table}/start")
        with ana.line(table, secret) as line:
            line.reach(1)  # the bot has chosen its window
            line.send(type="pause", wish=True)
            table_of(line, is_paused)
            number = line.last
    with served(database) as server:
        ana.address = server.address
        with ana.line(table, secret) as line:
            assert line.welcome["table"]["paused"] is True
            line.reach(number)
            line.move(line.view["legal"][0])
            assert line.until("refused")["code"] == "table/paused"
            rounds.pass_by()
            line.send(type="ask", last=-1)
            assert line.until("state")["number"] == number
            line.send(type="pause", wish=False)
            table_of(line, goes_on)
            line.move(line.view["legal"][0])
            movers = [line.until("update")["seat"]]
            while len(movers) < 8 and 1 not in movers:
                if line.view["legal"]:
                    line.move(hasty(line.view))
                movers.append(line.until("update")["seat"])
            assert (movers[0], movers[-1]) == (0, 1)


def test_a_bot_sits_in_for_somebody_who_is_gone_and_gives_the_seat_back(server: Serving) -> None:
    ana, bo, one, two = seated(server)
    one.send(type="replace", of=1)
    assert one.until("error")["code"] == "replace/present"
    one.send(type="replace", of=0)
    assert one.until("error")["code"] == "replace/present"
    one.send(type="replace", of=5)
    assert one.until("error")["code"] == "replace/nobody"
    two.close()
    table_of(one, lambda table: not table["seats"][1]["here"])
    one.send(type="replace", of=1)
    at_table = table_of(one, lambda table: table["seats"][1]["stand_in"])
    assert at_table["seats"][1] == {**at_table["seats"][1], "kind": "person", "name": "Bo", "stand_in": "craftsman"}
    assert (at_table["seats"][1]["left"], at_table["votes"]) == (False, {})
    one.reach(1)  # the bot chooses a window for Bo
    one.send(type="replace", of=1)
    assert one.until("error")["code"] == "replace/nobody"
    two = bo.line()
    two.reach(1)
    two.send(type="move", number=2, move="pass")
    assert two.until("refused")["code"] == "seat/stand-in"
    two.send(type="pause", wish=True)
    assert two.until("error")["code"] == "seat/stand-in"
    two.send(type="return", seat=1)
    table_of(two, lambda table: not table["seats"][1]["stand_in"])
    one.move(one.view["legal"][0])
    while not two.reach(two.last + 1)["legal"]:
        if one.last < two.last:
            one.reach(two.last)
        if one.view["legal"]:
            one.move(hasty(one.view))
    two.move(hasty(two.view))  # and not a bot
    assert two.until("update")["seat"] == 1
    assert ana.device.done("GET", f"/api/tables/{ana.table}")["seats"][1]["stand_in"] == ""
    close(one, two)


def three_people(server: Serving) -> tuple[str, list[Seat]]:
    devices = [Device(server.address) for _ in range(3)]
    opened = devices[0].open([{"kind": "person", "name": "Ana"}], options={"players": 3})
    table = opened["table"]
    seats = [Seat(devices[0], table, 0, opened["seats"][0]["secret"])]
    for number, name in ((1, "Bo"), (2, "Cy")):
        taken = devices[number].done("POST", f"/api/tables/{table}/seats", {"name": name})
        seats.append(Seat(devices[number], table, number, taken["secret"]))
    devices[0].done("POST", f"/api/tables/{table}/start")
    return table, seats


def test_every_other_person_has_to_agree_and_whoever_comes_back_ends_the_vote(server: Serving) -> None:
    _, (ana, bo, cy) = three_people(server)
    with ana.line() as one, bo.line() as two:
        one.reach(0)
        one.send(type="replace", of=2)
        assert table_of(two, lambda table: table["votes"] == {"2": [0]})["seats"][2]["stand_in"] == ""
        with cy.line():
            table_of(one, lambda table: table["votes"] == {} and table["seats"][2]["here"])
        table_of(one, lambda table: not table["seats"][2]["here"])
        one.send(type="replace", of=2)
        table_of(two, lambda table: table["votes"] == {"2": [0]})
        two.send(type="replace", of=2)
        table_of(one, lambda table: table["seats"][2]["stand_in"] == "craftsman")


def test_one_who_was_left_alone_can_go_on(server: Serving) -> None:
    """Those on whom a vote is open are gone themselves, and not asked."""
    _, (ana, _, _) = three_people(server)
    with ana.line() as one:
        one.reach(0)
        one.send(type="replace", of=1)
        table_of(one, lambda table: table["votes"] == {"1": [0]})
        one.send(type="replace", of=2)
        at_table = table_of(one, lambda table: table["seats"][1]["stand_in"] and table["seats"][2]["stand_in"])
        assert at_table["votes"] == {}


def test_a_seat_that_was_left_is_taken_back_by_its_device_alone(server: Serving) -> None:
    ana, bo, one, two = seated(server)
    bo.device.done("POST", f"/api/tables/{bo.table}/leave", secret=bo.secret)
    at_table = table_of(one, lambda table: table["seats"][1]["left"])
    assert (at_table["seats"][1]["name"], at_table["seats"][1]["stand_in"]) == ("Bo", "craftsman")
    assert bo.device.done("GET", f"/api/tables/{bo.table}")["yours"] == [1]
    assert bo.device.done("POST", f"/api/tables/{bo.table}/secrets") == []
    assert bo.device.line(bo.table, bo.secret).welcome["code"] == "seat/secret"
    wrong = ana.device.ask("POST", f"/api/tables/{bo.table}/return")
    assert (wrong.status, wrong.body["error"]["code"]) == (409, "seat/not-left")
    back = bo.device.done("POST", f"/api/tables/{bo.table}/return")
    assert [seat["seat"] for seat in back] == [1]
    assert table_of(one, lambda table: not table["seats"][1]["left"])["seats"][1]["stand_in"] == ""
    with bo.device.line(bo.table, back[0]["secret"]) as again:
        assert again.reach(0)["you"] == 1
    assert bo.device.ask("POST", f"/api/tables/{bo.table}/return").body["error"]["code"] == "seat/not-left"
    close(one, two)


def test_those_who_left_are_bots_at_the_next_table_and_no_longer_return(server: Serving) -> None:
    ana, bo, one, two = seated(server)
    bo.device.done("POST", f"/api/tables/{bo.table}/leave", secret=bo.secret)
    while not one.view["over"]:
        one.reach(one.last)
        if one.view["legal"]:
            one.move(hasty(one.view))
        one.reach(one.last + 1)
    late = bo.device.ask("POST", f"/api/tables/{bo.table}/return")
    assert late.body["error"]["code"] == "table/over"
    one.send(type="pause", wish=True)
    assert one.until("error")["code"] == "table/over"
    again = ana.device.done("POST", f"/api/tables/{ana.table}/rematch", secret=ana.secret)["table"]
    seats = ana.device.done("GET", f"/api/tables/{again}")["seats"]
    assert [(seat["kind"], seat["stand_in"], seat["left"]) for seat in seats] == [
        ("bot", "", False),
        ("person", "", False),
    ]
    close(one, two)


def test_where_a_clock_says_so_a_bot_sits_in_until_the_owner_returns(server: Serving) -> None:
    clock = {"kind": "turn", "seconds": 5, "at_zero": "bot"}
    _, _, one, two = seated(server, clock=clock)
    at_table = table_of(one, lambda table: all(seat["stand_in"] for seat in table["seats"]))
    assert not at_table["seats"][0]["left"]
    one.send(type="return", seat=0)
    table_of(one, lambda table: not table["seats"][0]["stand_in"])
    latest = one.last
    while not one.view["legal"]:
        one.reach(one.last + 1)
    one.move(hasty(one.view))
    one.reach(one.last + 1)
    assert one.last > latest
    close(one, two)


def test_before_the_game_nobody_pauses_or_is_replaced(server: Serving) -> None:
    ana, _ = two_seats(server.address, start=False)
    with ana.line() as line:
        for message in ({"type": "pause", "wish": True}, {"type": "replace", "of": 1}, {"type": "return"}):
            line.send(**message)
            assert line.until("error")["code"] == "table/not-begun"


def test_joining_a_table_restarts_a_bot_that_was_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mark by which a server finds the tables that await a bot is lost; a table must not be stuck for that."""
    database, rounds = tmp_path / "tables.db", Rounds(monkeypatch)
    with mortal(database) as server:
        ana = Device(server.address)
        table = ana.open([{"kind": "bot"}, {"kind": "bot"}])["table"]
        ana.done("POST", f"/api/tables/{table}/start")
        with ana.line(table) as watching:
            watching.reach(3)
        server.kill()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET awaits_bot = 0")
        (entries,) = connection.execute("SELECT number FROM tables").fetchone()
        latest = entries - 1
    with served(database) as server:
        ana.address = server.address
        rounds.pass_by()
        with ana.line(table) as watching:
            assert watching.welcome["number"] == latest  # nobody has moved by itself
            watching.reach(latest + 3)


def test_a_person_at_another_process_is_not_replaced(new_database: Callable[[], str]) -> None:
    """The process that counts the vote knows of them, and so do wishes for a pause."""
    url = new_database()
    with served(url) as first, served(url) as second:
        ana, bo = two_seats(first.address, second.address)
        with ana.line() as one, bo.line() as two:
            one.reach(0)
            two.reach(0)
            table_of(one, lambda table: table["seats"][1]["here"])
            one.send(type="replace", of=1)
            assert one.until("error")["code"] == "replace/present"
            one.send(type="pause", wish=True)
            two.send(type="pause", wish=True)
            assert not table_of(one, is_paused)["seats"][1]["stand_in"]
            two.move(two.view["legal"][0])
            assert two.until("refused")["code"] == "table/paused"
