"""Two command-line clients play whole games over the socket, against the real server process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from testing.command_line import vitrall
from testing.server.client import Device, Line, Seat, choice, close, two_seats
from testing.server.in_process import served
from testing.server.process import Serving, mortal, serving
from vitrall.fair import verify
from vitrall.game import Game

pytestmark = pytest.mark.slow


def play_on(lines: list[Line], pick: Callable[[object], str], most: int = 10_000) -> int:
    """Play until the game is over, or for so many moves; how many were made."""
    for count in range(most):
        latest = max(line.last for line in lines)
        for line in lines:
            line.reach(latest)
        if lines[0].view["over"]:
            return count
        mover = next(line for line in lines if line.view["legal"])
        mover.move(pick(mover.view))
        mover.reach(latest + 1)
    return most


def whole_game(ana: Seat, bo: Seat) -> tuple[Line, Line]:
    luck = Random(5)
    lines = (ana.line(), bo.line())
    count = play_on(list(lines), lambda view: choice(view, luck))
    assert count > 60
    return lines


def test_two_clients_play_a_whole_game_and_its_record_is_proven(database: str) -> None:
    """On SQLite and on PostgreSQL."""
    with served(database) as server:
        ana, bo = two_seats(server.address)
        one, two = whole_game(ana, bo)
        record = ana.device.done("GET", f"/api/tables/{ana.table}/record")
        info = ana.device.done("GET", f"/api/tables/{ana.table}")
        close(one, two)
    game = Game.from_record(record)
    assert game.is_over
    assert (game.headers["seat 1"], game.headers["seat 2"]) == ("Ana", "Bo")
    assert game.view(0) == one.view
    assert game.view(1) == two.view
    assert verify(record).dice == "fair"
    assert info["status"] == "over"
    assert info["commitment"] == game.headers["dice-commitment"]
    changed = record.replace("b0b0", "b0b1")
    with pytest.raises(Exception, match="the seeds give"):
        verify(changed)


def test_a_record_proves_its_dice_and_one_with_a_changed_roll_does_not(server: Serving) -> None:
    """Downloaded from the server and judged by `vitrall verify`; the changed one is a legal game all the same."""
    ana, bo = two_seats(server.address)
    before = ana.device.done("GET", f"/api/tables/{ana.table}")["commitment"]
    close(*whole_game(ana, bo))
    record = bo.device.done("GET", f"/api/tables/{ana.table}/record")
    proven = vitrall("verify", "-", typed=record)
    assert (proven.returncode, proven.stdout.startswith("Fair: all ")) == (0, True)
    assert f"dice-commitment: {before}" in record
    refused = vitrall("verify", "-", typed=with_another_roll(Game.from_record(record)))
    assert (refused.returncode, "[verify/roll]" in refused.stderr) == (1, True)


def with_another_roll(game: Game) -> str:
    """The record up to the last roll, which is another one."""
    moves, changed = list(game.moves), Game.new(game.options, given=True)
    last = max(place for place, move in enumerate(moves) if move.startswith("roll "))
    for move in moves[:last]:
        changed.play(move)
    changed.play(next(move for move in changed.outcomes() if move != moves[last]))
    changed.headers.update(game.headers)
    return changed.record()


def test_two_processes_serve_the_same_table(new_database: Callable[[], str]) -> None:
    """Each player is at another process; moves alternate between them, and both see the same."""
    url = new_database()
    with served(url) as first, served(url) as second:
        ana, bo = two_seats(first.address, second.address)
        one, two = whole_game(ana, bo)
        one.send(type="say", phrase="good-game")
        assert two.until("said")["text"] == "Good game!"
        assert one.last == two.last
        assert one.view["seats"][0]["rows"] == two.view["seats"][0]["rows"]
        records = [seat.device.done("GET", f"/api/tables/{ana.table}/record") for seat in (ana, bo)]
        assert records[0] == records[1]
        close(one, two)


def test_seats_that_move_and_tables_that_are_deleted_at_one_process_are_gone_at_the_other(
    new_database: Callable[[], str],
) -> None:
    url = new_database()
    with served(url) as first, served(url) as second:
        ana, bo = two_seats(first.address, second.address)
        phone = Device(first.address)
        with bo.line() as former:
            former.reach(0)
            link = bo.device.done("POST", f"/api/tables/{bo.table}/link", secret=bo.secret)["link"]
            secret = phone.done("POST", f"/api/links/{link.rpartition('/')[2]}")["secret"]
            with pytest.raises(ConnectionClosed):
                former.listen()
        phone.address = second.address
        with phone.line(bo.table, secret) as line:
            assert line.reach(0)["you"] == bo.seat
        ana, bo = two_seats(first.address, second.address, start=False)
        with bo.line() as line:
            ana.device.done("DELETE", f"/api/tables/{ana.table}")
            with pytest.raises(ConnectionClosed):
                line.listen()
        assert bo.line().welcome["code"] == "table/none"


def test_two_processes_never_make_the_same_number(new_database: Callable[[], str]) -> None:
    """The same seat moves at both processes at once: one move is made, the other line gets the present state."""
    url = new_database()
    with serving(url) as first, serving(url) as second:
        ana, bo = two_seats(first.address)
        here, other = ana.line(), bo.line()
        ana.device.address = second.address
        there = ana.line()
        for _ in range(25):
            lines = [here, there, other]
            latest = max(line.last for line in lines)
            for line in lines:
                line.reach(latest)
            if here.view["legal"]:
                moves = here.view["legal"]
                here.move(moves[0])
                there.move(moves[-1])
            else:
                other.move(other.view["legal"][0])
            for line in lines:
                line.reach(latest + 1)
        numbers = [line.last for line in (here, there, other)]
        assert len(set(numbers)) == 1
        assert here.view == there.view
        close(here, there, other)


def test_a_server_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    """Stopped in order, with people at the table; the lines are cut, nothing is lost."""
    database, luck = tmp_path / "tables.db", Random(1)
    with serving(database) as server:
        ana, bo = two_seats(server.address)
        one, two = ana.line(), bo.line()
        play_on([one, two], lambda view: choice(view, luck), most=30)
        one.reach(two.last)
        two.reach(one.last)
        server.stop()
        with pytest.raises(ConnectionClosed):
            one.listen()
        close(one, two)
    with serving(database) as server:
        for seat, before in ((ana, one), (bo, two)):
            seat.device.address = server.address
            with seat.line() as line:
                assert line.reach(before.last) == before.view
        again = [ana.line(one.last), bo.line(two.last)]
        for line, before in zip(again, (one, two), strict=True):
            line.views = before.views
        play_on(again, lambda view: choice(view, luck))
        assert again[0].view["over"]
        close(*again)


def test_when_a_process_dies_another_plays_on_for_its_bots(new_database: Callable[[], str]) -> None:
    """Two bots, so that nobody but the servers can move; the one that moved for them is killed."""
    url = new_database()
    with serving(url) as second, mortal(url) as first:
        ana = Device(first.address)
        table = ana.open([{"kind": "bot"}, {"kind": "bot"}])["table"]
        ana.done("POST", f"/api/tables/{table}/start")
        with ana.line(table) as watching:
            watching.reach(5)
        first.kill()
        ana.address = second.address
        with ana.line(table) as watching:
            while not watching.reach(watching.last + 1)["over"]:
                pass


class Frail:
    """A seat whose line breaks at every message: after each one that comes, and after each one that is sent."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.last, self.view = -1, {"legal": [], "over": False}
        self.breaks = 0

    def _line(self) -> Line:
        self.breaks += 1
        return self._seat.line(self.last)

    def catch_up(self) -> None:
        """Message by message, a new connection for each, until nothing is missing."""
        while True:
            with self._line() as line:
                if line.welcome["number"] == self.last:
                    return
                message = line.until("update", "state")
                self.last = message["number"]
                self.view = message["view"] or self.view

    def move(self, move: str) -> None:
        """Sent, and the line is gone before any answer."""
        with self._line() as line:
            line.send(type="move", number=self.last + 1, move=move)


def test_lines_that_break_at_every_message_of_a_whole_game_end_in_the_same_state(server: Serving) -> None:
    """Both clients lose their line after every message, of either direction; a third one watches all along."""
    luck = Random(11)
    ana, bo = two_seats(server.address)
    frail = [Frail(ana), Frail(bo)]
    with ana.device.line(ana.table) as steady:
        steady.reach(0)
        while True:
            for seat in frail:
                seat.catch_up()
            if frail[0].view["over"] and frail[1].view["over"]:
                break
            mover = next((seat for seat in frail if seat.view["legal"]), None)
            if mover is not None:
                mover.move(choice(mover.view, luck))
        steady.reach(frail[0].last)
    assert frail[0].last == frail[1].last == steady.last
    game = Game.from_record(ana.device.done("GET", f"/api/tables/{ana.table}/record"))
    assert [seat.view for seat in frail] == [game.view(0), game.view(1)]
    assert steady.view == game.view()
    assert verify(game.record()).over
    assert min(seat.breaks for seat in frail) > 2 * 60


def test_reconnecting_at_every_message_ends_in_the_same_state(server: Serving) -> None:
    """After every entry one client loses its line and asks from its last number on; the other stays."""
    luck = Random(8)
    ana, bo = two_seats(server.address)
    stays, leaves = ana.line(), bo.line()
    leaves.reach(0)
    while not stays.reach(max(stays.last, leaves.last))["over"]:
        leaves.close()
        last, seen = leaves.last, leaves.view
        if stays.view["legal"]:
            stays.move(choice(stays.view, luck))
            stays.reach(last + 1)
        leaves = bo.line(last)
        leaves.views[1] = seen
        if leaves.welcome["number"] > last:
            leaves.reach(leaves.welcome["number"])
        if leaves.view["legal"]:
            leaves.move(choice(leaves.view, luck))
            leaves.reach(leaves.last + 1)
    leaves.reach(stays.last)
    with bo.line() as fresh:
        assert fresh.reach(stays.last) == leaves.view
    with ana.line() as fresh:
        assert fresh.reach(stays.last) == stays.view
    close(stays, leaves)
