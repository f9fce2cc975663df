"""From promises to the first roll over real sockets: voids, closed pages, old clients, restarts, several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from testing.server.client import Device, Line, Seat, hasty, two_seats
from testing.server.in_process import Served, served
from testing.server.lucky import LuckySeat
from testing.server.process import mortal, serving
from vitrall.fair import FairDice, Witness, dice_code, verify
from vitrall.server import luck_exchange


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for luck for a moment only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(luck_exchange, "REVEAL_SECONDS", 0.3)
        with served(tmp_path_factory.mktemp("impatient") / "tables.db") as server:
            yield server


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("patient") / "tables.db") as server:
        yield server


def pair(address: str, other: str = "", **terms: Any) -> tuple[LuckySeat, LuckySeat]:
    """Two people with a device each, who have promised."""
    seats = [LuckySeat(seat) for seat in two_seats(address, other, start=False, **terms)]
    for seat in seats:
        seat.promise()
    return seats[0], seats[1]


def played_out(lines: dict[int, Line]) -> None:
    """The shortest way through a game."""
    number = 0
    views = {seat: line.reach(number) for seat, line in lines.items()}
    while not views[0]["over"]:
        seat = min(views[0]["awaited"])
        lines[seat].move(hasty(views[seat]))
        number += 1
        views = {seat: line.reach(number) for seat, line in lines.items()}


@pytest.mark.lengthy
def test_a_game_begins_with_the_luck_that_was_promised_and_is_proven_by_what_a_player_saved(patient: Served) -> None:
    ana, bo = pair(patient.address)
    with closing(ana), closing(bo):
        ana.start()
        saved = ana.until_asked()
        assert saved["status"] == "open"
        assert [seat["luck"] for seat in saved["seats"]] == ["", ""]  # nobody knows anything of anybody yet
        ana.reveal()
        bo.until_asked()
        bo.reveal()
        for seat in (ana, bo):
            table = seat.until_begun()
            assert [each["luck"] for each in table["seats"]] == [ana.luck, bo.luck]
            assert (table["commitment"], table["asked"]) == (saved["commitment"], [])
        played_out({0: ana.line, 1: bo.line})
        record = ana.seat.device.done("GET", f"/api/tables/{ana.seat.table}/record")
        proof = ana.seat.device.done("GET", f"/api/tables/{ana.seat.table}/dice")
    promises = tuple(seat["promise"] for seat in saved["seats"])
    seed = next(line.split(": ")[1] for line in record.splitlines() if line.startswith("dice-server-seed"))
    dice = FairDice(seed, (ana.luck, bo.luck), promises, 1)
    assert proof["server_seed"] == seed
    assert [(seat["promise"], seat["luck"]) for seat in proof["seats"]] == list(zip(promises, dice.luck, strict=True))
    for number, roll in enumerate(proof["rolls"]):
        faces = [text for text, weight in roll["outcomes"] for _ in range(weight)]
        assert faces[dice.below(number, len(faces))] == roll["rolled"]
    assert len(proof["rolls"]) == verify(record).rolls
    assert verify(record, witness=Witness(saved["commitment"], ana.luck, dice_code(dice.fingerprint))).over


@pytest.mark.slow
def test_a_stand_in_plays_on_with_the_dice_of_whoever_left(patient: Served) -> None:
    """A bot that sits in has no luck of its own: that of the person stays in the dice, and in the proof."""
    ana, bo = pair(patient.address)
    with closing(ana):
        with closing(bo):
            ana.start()
            saved = ana.until_asked()
            ana.reveal()
            bo.until_asked()
            bo.reveal()
            bo.until_begun()
        ana.until(lambda table: not table["seats"][1]["here"])
        ana.line.send(type="replace", of=1)
        table = ana.until(lambda table: table["seats"][1]["stand_in"])
        assert [each["luck"] for each in table["seats"]] == [ana.luck, bo.luck]
        view, number = ana.line.reach(0), 0
        while not view["over"]:
            if 0 in view["awaited"]:
                ana.line.move(hasty(view))
            number += 1
            view = ana.line.reach(number)
        record = ana.seat.device.done("GET", f"/api/tables/{ana.seat.table}/record")
        proof = ana.seat.device.done("GET", f"/api/tables/{ana.seat.table}/dice")
    assert [seat["luck"] for seat in proof["seats"]] == [ana.luck, bo.luck]
    assert (proof["commitment"], proof["attempt"]) == (saved["commitment"], 1)
    assert verify(record, witness=Witness(saved["commitment"], bo.luck)).over


@pytest.mark.lengthy
def test_missing_luck_voids_the_start_for_all_and_the_next_one_begins(impatient: Served) -> None:
    ana, bo = pair(impatient.address)
    with closing(ana), closing(bo):
        first = ana.table["commitment"]
        ana.start()
        ana.until_asked()
        ana.reveal()
        for seat in (ana, bo):
            table = seat.until(lambda table: table["attempt"] == 2)
            assert table["stopped"] == [{"seat": 1, "name": "Bo", "freed": False}]
            assert table["commitment"] != first
            assert [each["promise"] for each in table["seats"]] == ["", ""]
        bo.reveal(attempt=1)
        assert bo.refusal() == "dice/old"
        ana.promise()
        bo.promise()
        ana.start()
        for seat in (ana, bo):
            seat.until_asked()
            seat.reveal()
        assert ana.until_begun()["attempt"] == 2


@pytest.mark.lengthy
def test_a_device_that_stops_two_starts_loses_its_seat(impatient: Served) -> None:
    ana, bo = pair(impatient.address)
    with closing(ana), closing(bo):
        for attempt in (2, 3):
            ana.start()
            ana.until_asked()
            ana.reveal()
            ana.until(lambda table, attempt=attempt: table["attempt"] == attempt)
            if attempt == 2:
                ana.promise()
                bo.until(lambda table: table["attempt"] == 2)
                bo.promise()
        assert ana.table["stopped"] == [{"seat": 1, "name": "Bo", "freed": True}]
        assert ana.table["seats"][1]["kind"] == "open"
        assert bo.seat.device.ask("POST", f"/api/tables/{bo.seat.table}/leave", secret=bo.seat.secret).status == 403


def test_a_closed_page_and_an_old_client_have_no_say_and_keep_nobody_waiting(patient: Served) -> None:
    ana, bo = pair(patient.address)
    bo.close()
    with closing(ana):
        ana.until(lambda table: not table["seats"][1]["here"])
        ana.start()
        ana.until_asked()
        ana.reveal()
        assert [bool(seat["luck"]) for seat in ana.until_begun()["seats"]] == [True, False]


def test_clients_that_know_nothing_of_it_begin_at_once(patient: Served) -> None:
    ana, bo = two_seats(patient.address, start=False)
    with ana.line() as line, bo.line():
        ana.device.done("POST", f"/api/tables/{ana.table}/start")
        assert line.reach(0)["round"] == 0
    table = ana.device.done("GET", f"/api/tables/{ana.table}")
    assert [seat["luck"] for seat in table["seats"]] == ["", "b0b0"]


@pytest.mark.parametrize("other", [{"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Bo"}])
def test_one_device_never_waits_and_adds_its_luck_in_one_step(patient: Served, other: dict[str, str]) -> None:
    device = Device(patient.address)
    opened = device.open([{"kind": "person", "name": "Ana"}, other])
    table, secret = opened["table"], opened["seats"][0]["secret"]
    lucky = LuckySeat(Seat(device, table, 0, secret))
    with closing(lucky):
        assert opened["commitment"] == lucky.table["commitment"]
        lucky.promise()
        device.done("PUT", f"/api/tables/{table}/luck", {"luck": lucky.luck}, secret)
        device.done("POST", f"/api/tables/{table}/start")
        info = device.done("GET", f"/api/tables/{table}")
        assert (info["status"], info["seats"][0]["luck"], info["seats"][0]["promise"]) == ("playing", lucky.luck, "")


def test_the_dice_of_a_running_game_are_not_told(patient: Served) -> None:
    ana, _ = two_seats(patient.address)
    answer = ana.device.ask("GET", f"/api/tables/{ana.table}/dice", secret=ana.secret)
    assert (answer.status, answer.body["error"]["code"]) == (409, "table/not-over")


def test_a_chosen_seed_takes_no_promise_and_never_waits(patient: Served) -> None:
    ana, bo = (LuckySeat(seat) for seat in two_seats(patient.address, start=False, seed=7))
    with closing(ana), closing(bo):
        assert (ana.table["dice"], ana.table["commitment"]) == ("chosen", "")
        ana.line.send(type="promise", attempt=1, promise="00" * 32)
        assert ana.refusal() == "dice/chosen"
        ana.start()
        assert bo.until_begun()["asked"] == []


def test_seats_stay_as_they_are_while_luck_is_awaited(patient: Served) -> None:
    ana, bo = pair(patient.address)
    device, path = ana.seat.device, f"/api/tables/{ana.seat.table}"
    with closing(ana), closing(bo):
        ana.start()
        bo.until_asked()
        answers = [
            device.ask("PUT", f"{path}/seats/1", {"kind": "open"}),
            device.ask("PUT", f"{path}/luck", {"luck": "c0ffee"}, ana.seat.secret),
        ]
        assert [answer.body["error"]["code"] for answer in answers] == ["table/starting"] * 2
        ana.start()  # again: nothing changes
        bo.seat.device.done("POST", f"{path}/leave", secret=bo.seat.secret)
        table = ana.until(lambda table: table["attempt"] == 2)
        assert table["seats"][1]["kind"] == "open"
        assert table["stopped"] == [{"seat": 1, "name": "Bo", "freed": False}]


def test_luck_sent_twice_is_no_error(patient: Served) -> None:
    ana, bo = pair(patient.address)
    with closing(ana), closing(bo):
        ana.start()
        ana.until_asked()
        bo.until_asked()
        bo.reveal()
        ana.reveal()
        ana.reveal()
        ana.until_begun()
        ana.line.send(type="ask", last=-1)
        assert ana.line.until("error", "state")["type"] == "state"


@pytest.mark.slow
def test_a_server_killed_in_the_middle_asks_again(database: str) -> None:
    with mortal(database) as server:
        ana, bo = pair(server.address)
        ana.start()
        ana.until_asked()
        ana.reveal()
        bo.until(lambda table: table["seats"][0]["luck"] == ana.luck)
        server.kill()
    with serving(database) as server:
        for seat in (ana, bo):
            seat.come_back(server.address)
        with closing(ana), closing(bo):
            assert ana.table["asked"] == [1]
            bo.until_asked()
            bo.reveal()
            assert ana.until_begun()["attempt"] == 1


@pytest.mark.slow
def test_two_processes_ask_and_void_together(new_database: Callable[[], str]) -> None:
    database = new_database()
    with ExitStack() as stack:
        one, two = (stack.enter_context(serving(database)) for _ in range(2))
        ana, bo = pair(one.address, two.address)
        with closing(ana), closing(bo):
            ana.until(lambda table: table["seats"][1]["here"] and table["seats"][1]["promise"])
            ana.start()
            for seat in (bo, ana):
                seat.until_asked()
                seat.reveal()
            assert [seat["luck"] for seat in ana.until_begun()["seats"]] == [ana.luck, bo.luck]
            assert bo.until_begun()["seats"] is not None
        cy, dee = pair(two.address, one.address)
        with closing(cy), closing(dee):
            cy.until(lambda table: table["seats"][1]["here"] and table["seats"][1]["promise"])
            cy.start()
            cy.until_asked()
            cy.reveal()
            for seat in (cy, dee):
                table = seat.until(lambda table: table["attempt"] > 1)
                assert (table["attempt"], [each["seat"] for each in table["stopped"]]) == (2, [1])


def test_the_database_keeps_what_was_promised(patient: Served) -> None:
    """A player who joins later sees the promises too, and none of the luck."""
    ana, bo = pair(patient.address)
    with closing(ana), closing(bo):
        info = Device(patient.address).done("GET", f"/api/tables/{ana.seat.table}")
        assert all(seat["promise"] and not seat["luck"] for seat in info["seats"])
