"""Opening, joining, moving, leaving, deleting: against the real server process."""

from __future__ import annotations

import io

import pytest
import segno
from websockets.exceptions import ConnectionClosed

from testing.server.client import Device, hasty, two_seats
from testing.server.process import Serving
from vitrall.fair import verify

pytestmark = pytest.mark.slow


def test_a_table_is_opened_and_found_by_its_link_alone(server: Serving) -> None:
    ana, bo = Device(server.address), Device(server.address)
    opened = ana.open([{"kind": "person", "name": "Ana"}], listed=False)
    table = opened["table"]
    assert opened["link"] == f"{server.address}/#/table/{table}"
    assert "svg" in bo.done("GET", f"/api/tables/{table}/code.svg")
    info = bo.done("GET", f"/api/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
    assert not info["owner"]
    assert info["yours"] == []
    assert ana.done("GET", f"/api/tables/{table}")["yours"] == [0]
    assert table not in [each["id"] for each in bo.done("GET", "/api/tables")]
    assert table in [each["id"] for each in ana.done("GET", "/api/home")]
    assert bo.done("GET", "/api/home") == []


def test_the_code_of_a_link_may_name_a_language(server: Serving) -> None:
    ana = Device(server.address)
    opened = ana.open([])
    drawn = io.BytesIO()
    segno.make(f"{opened['link']}?language=uk", error="m").save(drawn, kind="svg", scale=6, border=3)
    code = f"/api/tables/{opened['table']}/code.svg"
    assert ana.done("GET", f"{code}?language=uk") == drawn.getvalue().decode()
    assert ana.ask("GET", f"{code}?language=%22%3E").status == 422


def test_the_list_of_tables_has_only_those_that_say_so(server: Serving) -> None:
    ana = Device(server.address)
    table = ana.open([{"kind": "bot", "bot": "random"}] * 2, listed=True)["table"]
    assert table in [each["id"] for each in Device(server.address).done("GET", "/api/tables")]
    ana.done("POST", f"/api/tables/{table}/start")
    assert table not in [each["id"] for each in Device(server.address).done("GET", "/api/tables")]


def test_home_names_the_tables_that_await_you(server: Serving) -> None:
    ana, bo = two_seats(server.address)
    with ana.line() as line:
        line.move(line.reach(0)["legal"][0])
        line.reach(1)
    assert ana.device.done("GET", "/api/home")[0]["awaited"] == [1]
    assert bo.device.done("GET", "/api/home")[0]["yours"] == [1]


def test_home_has_first_the_tables_that_await_you(server: Serving) -> None:
    """Three tables of Ana's: she has moved at two of them, one of these the latest."""
    ana = Device(server.address)
    tables = []
    for chosen in (True, False, True):
        opened = ana.open([{"kind": "person", "name": "Ana"}])
        table, secret = opened["table"], opened["seats"][0]["secret"]
        Device(server.address).done("POST", f"/api/tables/{table}/seats", {"name": "Bo"})
        ana.done("POST", f"/api/tables/{table}/start")
        with ana.line(table, secret) as line:
            if chosen:
                line.move(line.reach(0)["legal"][0])
                line.reach(1)
        tables.append(table)
    ids = [each["id"] for each in ana.done("GET", "/api/home")]
    assert ids == [tables[1], tables[2], tables[0]]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"terms": {"options": {"players": 9}}}, 422, "option/players"),
        ({"terms": {"options": {"edition": "martian"}}}, 422, "option/edition"),
        ({"terms": {"options": {"players": 1, "modules": ["rivalry"]}}}, 422, "option/rivalry"),
        ({"terms": {"options": {"playerz": 2}}}, 422, "request/malformed"),
        ({"terms": {"seed": -1}}, 422, "request/malformed"),
        ({"terms": {"clock": {"kind": "turn", "seconds": 1}}}, 422, "request/malformed"),
        ({"seats": [{"kind": "bot", "bot": "deep-thought"}]}, 422, "play/bot"),
        ({"seats": [{"kind": "bot", "bot": "exec:true"}]}, 422, "play/bot"),
        ({"seats": [{"kind": "person", "name": ""}]}, 422, "play/name"),
        ({"seats": [{"kind": "person", "name": "A\nseed: 1"}]}, 422, "play/name"),
        ({"seats": [{}, {}, {}]}, 422, "play/seats"),
        ([], 422, "request/malformed"),
        (b"{", 422, "request/malformed"),
        (b"[" * 10_000, 422, "request/malformed"),
        ({"seats": [{"kind": "person", "name": "\ud800"}]}, 422, "request/malformed"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(server: Serving, body: object, status: int, code: str) -> None:
    answer = Device(server.address, "pl").ask("POST", "/api/tables", body)
    assert (answer.status, answer.body["error"]["code"]) == (status, code)
    assert answer.body["error"]["text"]
    assert answer.body["error"]["id"]


def test_seats_are_taken_once_and_left(server: Serving) -> None:
    ana, bo = two_seats(server.address, start=False)
    late = Device(server.address)
    full = late.ask("POST", f"/api/tables/{ana.table}/seats", {"name": "Ola"})
    assert (full.status, full.body["error"]["code"]) == (409, "seat/taken")
    assert late.ask("POST", f"/api/tables/{ana.table}/start").body["error"]["code"] == "table/not-owner"
    bo.device.done("POST", f"/api/tables/{ana.table}/leave", secret=bo.secret)
    waiting = ana.device.ask("POST", f"/api/tables/{ana.table}/start")
    assert waiting.body["error"]["code"] == "table/open-seats"
    late.done("POST", f"/api/tables/{ana.table}/seats", {"name": "Ola"})
    ana.device.done("POST", f"/api/tables/{ana.table}/start")
    assert ana.device.ask("POST", f"/api/tables/{ana.table}/start").body["error"]["code"] == "table/begun"


def test_only_its_secret_opens_a_seat(server: Serving) -> None:
    ana, bo = two_seats(server.address)
    for secret in ("", "guess", bo.secret[:-1]):
        answer = ana.device.ask("POST", f"/api/tables/{ana.table}/leave", secret=secret)
        assert (answer.status, answer.body["error"]["code"]) == (403, "seat/secret")
    line = ana.device.line(ana.table, "guess")
    assert line.welcome["code"] == "seat/secret"
    line.close()
    with ana.line() as line:
        line.reach(0)
        line.move("choose 2 firmitas", seat=1)
        assert line.until("refused")["code"] == "seat/secret"
    with ana.device.line(ana.table) as watching:
        watching.reach(0)
        watching.move("choose 1 firmitas")
        assert watching.until("refused")["code"] == "seat/secret"


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(server: Serving) -> None:
    ana, bo = two_seats(server.address)
    link = bo.device.done("POST", f"/api/tables/{bo.table}/link", secret=bo.secret)["link"]
    token = link.rpartition("/")[2]
    phone = Device(server.address)
    with bo.line() as before:
        before.reach(0)
        taken = phone.done("POST", f"/api/links/{token}")
        assert taken["seat"] == 1
        with pytest.raises(ConnectionClosed):
            before.listen()
    assert Device(server.address).ask("POST", f"/api/links/{token}").status == 404
    assert bo.device.line(bo.table, bo.secret).welcome["code"] == "seat/secret"
    with phone.line(bo.table, taken["secret"]) as after:
        assert after.reach(0)["you"] == 1
    assert phone.done("GET", "/api/home")[0]["id"] == ana.table


def test_a_device_that_forgot_its_secrets_gets_new_ones(server: Serving) -> None:
    ana, _ = two_seats(server.address)
    renewed = ana.device.done("POST", f"/api/tables/{ana.table}/secrets")
    assert [seat["seat"] for seat in renewed] == [0]
    with ana.device.line(ana.table, renewed[0]["secret"]) as line:
        assert line.reach(0)["you"] == 0
    assert Device(server.address).done("POST", f"/api/tables/{ana.table}/secrets") == []


def test_only_the_owner_deletes(server: Serving) -> None:
    ana, bo = two_seats(server.address, start=False)
    assert bo.device.ask("DELETE", f"/api/tables/{ana.table}").status == 403
    ana.device.done("DELETE", f"/api/tables/{ana.table}")
    assert bo.device.ask("GET", f"/api/tables/{ana.table}").body["error"]["code"] == "table/none"
    assert bo.line().welcome["code"] == "table/none"


def test_several_seats_play_on_one_device_and_rematch_with_rotated_seats(server: Serving) -> None:
    """Pass and play, with a seed; then again with the seats moved on by one."""
    ana = Device(server.address)
    opened = ana.open([{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}], seed=12)
    table, secrets = opened["table"], [seat["secret"] for seat in opened["seats"]]
    ana.done("POST", f"/api/tables/{table}/start")
    early = ana.ask("POST", f"/api/tables/{table}/rematch", secret=secrets[0])
    assert early.body["error"]["code"] == "score/not-over"
    with ana.line(table, *secrets) as line:
        while len(line.views) < 2:
            line.receive()
        while not line.views[0]["over"]:
            seat = next(seat for seat in (0, 1) if line.views[seat]["legal"])
            number = line.last + 1
            line.move(hasty(line.views[seat]), seat=seat)
            assert [line.until("update")["number"] for _ in (0, 1)] == [number, number]
    proof = verify(ana.done("GET", f"/api/tables/{table}/record"))
    assert (proof.dice, proof.over) == ("seed", True)
    again = ana.done("POST", f"/api/tables/{table}/rematch", secret=secrets[1])
    assert ana.done("POST", f"/api/tables/{table}/rematch", secret=secrets[0]) == again
    info = ana.done("GET", f"/api/tables/{again['table']}")
    assert [seat["name"] for seat in info["seats"]] == ["Bo", "Ana"]
    assert ana.done("GET", f"/api/tables/{table}")["rematch"] == again["table"]
    renewed = ana.done("POST", f"/api/tables/{again['table']}/secrets")
    assert [seat["seat"] for seat in renewed] == [0, 1]
    ana.done("POST", f"/api/tables/{again['table']}/start")


def test_luck_is_added_before_the_game_and_never_after(server: Serving) -> None:
    ana, bo = two_seats(server.address, start=False)
    before = ana.device.done("GET", f"/api/tables/{ana.table}")
    ana.device.done("PUT", f"/api/tables/{ana.table}/luck", {"luck": "a0a0"}, ana.secret)
    wrong = ana.device.ask("PUT", f"/api/tables/{ana.table}/luck", {"luck": "xyz"}, ana.secret)
    assert wrong.body["error"]["code"] == "fair/luck"
    ana.device.done("POST", f"/api/tables/{ana.table}/start")
    late = bo.device.ask("PUT", f"/api/tables/{ana.table}/luck", {"luck": "ff"}, bo.secret)
    assert late.body["error"]["code"] == "table/changed"
    after = ana.device.done("GET", f"/api/tables/{ana.table}")
    assert [seat["luck"] for seat in after["seats"]] == ["a0a0", "b0b0"]
    assert before["commitment"] == after["commitment"]


def test_a_bot_sits_down_and_plays_to_the_end(server: Serving) -> None:
    """Bots think in a worker process; a person who leaves is replaced by one, and the game ends by itself."""
    ana = Device(server.address)
    opened = ana.open([{"kind": "person", "name": "Ana"}])
    table, secret = opened["table"], opened["seats"][0]["secret"]
    ana.done("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    ana.done("POST", f"/api/tables/{table}/start")
    with ana.line(table, secret) as line:
        line.move(line.reach(0)["legal"][0])
        while not line.reach(line.last + 1)["legal"]:
            pass
    with ana.line(table) as watching:
        ana.done("POST", f"/api/tables/{table}/leave", secret=secret)
        while not watching.reach(watching.last + 1)["over"]:
            pass
    assert ana.done("GET", f"/api/tables/{table}")["status"] == "over"
