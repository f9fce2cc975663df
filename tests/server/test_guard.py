"""Input that must be refused, and secrets that must not be sent: against the real server process."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from testing.server.client import Device, Line, Seat, two_seats
from testing.server.in_process import served
from testing.server.process import Serving, serving
from vitrall.engine.errors import Unreadable
from vitrall.server.index_page import built_page, placeholder_page
from vitrall.server.protocol import VERSION
from vitrall.why import instead
from vitrall.words import Words

pytestmark = pytest.mark.slow


def refused_line(seat: Seat, **headers: str) -> int:
    """The status with which a socket is refused before a word is said."""
    with pytest.raises(InvalidStatus) as refused:
        seat.device.line(seat.table, seat.secret, headers=headers)
    return int(refused.value.response.status_code)


def test_pages_of_others_are_refused(server: Serving) -> None:
    ana, _ = two_seats(server.address)
    assert refused_line(ana, Origin="https://elsewhere.example") == 403
    own = {"Origin": server.address}
    with ana.device.line(ana.table, ana.secret, headers=own) as line:
        assert line.reach(0)["you"] == 0
    other = ana.device.ask("POST", f"/api/tables/{ana.table}/start", origin="https://elsewhere.example")
    assert (other.status, other.body["error"]["code"]) == (403, "request/origin")
    assert ana.device.ask("DELETE", f"/api/tables/{ana.table}", origin="null").status == 403


def test_a_name_that_is_not_ours_is_refused(server: Serving) -> None:
    """A page may bend its own name to 127.0.0.1, and its origin then fits: only the name gives it away."""
    bent = Device(server.address).ask("GET", "/api/home", host="evil.example")
    assert (bent.status, bent.body["error"]["code"]) == (403, "request/origin")
    ana, _ = two_seats(server.address)
    port = str(server.port)
    assert refused_line(ana, Host=f"evil.example:{port}", Origin=f"http://evil.example:{port}") == 403


def test_every_answer_carries_strict_headers(server: Serving) -> None:
    for path in ("/", "/api/home", "/nothing", "/style.css"):
        headers = Device(server.address).ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    cookie = Device(server.address).ask("GET", "/api/home").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_page_is_served_where_it_was_built(server: Serving) -> None:
    device = Device(server.address)
    page = device.ask("GET", "/").body
    parts = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert parts or built_page() is None
    assert all(device.ask("GET", f"/{part}").status == 200 for part in parts)
    for elsewhere in ("/../__init__.py", "/%2e%2e/__init__.py", "/assets/../../__init__.py", "/nothing.js", "/assets"):
        assert device.ask("GET", elsewhere).status == 404


def test_the_page_brings_the_cookie_of_the_device_before_it_asks_for_anything(server: Serving) -> None:
    typed = urllib.request.Request(server.address, headers={"Sec-Fetch-Site": "none"})
    with urllib.request.urlopen(typed, timeout=30) as answer:
        first = answer.headers["set-cookie"]
    assert "HttpOnly" in first
    again = urllib.request.Request(server.address, headers={"Cookie": first.split(";")[0]})
    with urllib.request.urlopen(again, timeout=30) as answer:
        assert answer.headers["set-cookie"] == first


def test_without_a_page_a_few_words_in_four_languages_stand_there() -> None:
    page = placeholder_page("uk")
    assert page.index('lang="uk"') < page.index('lang="en"')
    assert all(f'<p lang="{language}">' in page for language in ("en", "pl", "uk", "es"))
    assert "<script" not in page
    assert "style=" not in page


def test_a_forged_cookie_is_nobody(server: Serving) -> None:
    ana, _ = two_seats(server.address)
    name, _, value = ana.device.cookie.partition("=")
    forger = Device(server.address)
    forger.cookie = f"{name}={value[:-1]}{'0' if value[-1] != '0' else '1'}"
    assert forger.done("GET", "/api/home") == []
    forger.cookie = f"{name}={'x' * 5000}"
    assert forger.done("GET", "/api/home") == []


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("nonsense", "message/unreadable"),
        ("[]", "message/unreadable"),
        ('{"type":"move"}', "message/unreadable"),
        ('{"type":"move","number":1,"move":"pass","extra":1}', "message/unreadable"),
        ('{"type":"move","number":99999999,"move":"pass"}', "message/unreadable"),
        ('{"type":"hello","version":1}', "message/hello"),
        ('{"type":"move","number":1,"move":"' + "x" * 2000 + '"}', "message/size"),
        ("[" * 900, "message/unreadable"),
        (b"\xff\xfe", "message/unreadable"),
        ('{"type":"move","number":1,"move":"\\ud800"}', "message/unreadable"),
    ],
)
def test_messages_that_make_no_sense_are_refused_and_harm_nothing(
    server: Serving, sent: str | bytes, code: str
) -> None:
    ana, _ = two_seats(server.address)
    with ana.line() as line:
        line.reach(0)
        line.socket.send(sent)
        message = line.until("error")
        assert message["code"] == code
        assert message["id"]
        line.move(line.view["legal"][0])
        line.reach(1)


@pytest.mark.parametrize(
    "hello",
    ['{"type":"hello","version":2,"secrets":["\\ud800"]}', '{"type":"hello","version":9}', '{"type":"ask"}', "{"],
)
def test_a_conversation_that_does_not_begin_is_ended(server: Serving, hello: str) -> None:
    ana, _ = two_seats(server.address)
    address = server.address.replace("http", "ws") + f"/api/tables/{ana.table}/socket"
    with connect(address) as way:
        way.send(hello)
        assert json.loads(way.recv(5))["type"] == "error"
        with pytest.raises(ConnectionClosed):
            way.recv(5)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_client_of_the_first_version_is_told_which_version_is_spoken(server: Serving, language: str) -> None:
    ana, _ = two_seats(server.address)
    address = server.address.replace("http", "ws") + f"/api/tables/{ana.table}/socket"
    with connect(address) as way:
        way.send(json.dumps({"type": "hello", "version": 1, "language": language, "secrets": [ana.secret]}))
        answer = json.loads(way.recv(5))
        assert (answer["type"], answer["code"]) == ("error", "message/version")
        assert answer["text"] == Words(language, strict=True).error(Unreadable("message/version", instead(1, VERSION)))
        with pytest.raises(ConnectionClosed):
            way.recv(5)


def test_a_huge_message_ends_the_line_and_not_the_table(server: Serving) -> None:
    ana, _ = two_seats(server.address)
    line = ana.line()
    line.reach(0)
    line.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        line.listen()
    line.close()
    with ana.line() as again:
        again.move(again.reach(0)["legal"][0])
        again.reach(1)


def test_stale_doubled_and_illegal_moves_change_nothing(server: Serving) -> None:
    ana, bo = two_seats(server.address)
    with ana.line() as line, bo.line() as other:
        choice = line.reach(0)["legal"][0]
        line.move(choice)
        line.reach(1)
        line.send(type="move", number=1, move=choice)  # doubled: the answer to the first was lost, say
        state = line.until("state")
        assert (state["number"], state["view"]) == (1, line.view)
        line.send(type="move", number=9, move=choice)
        assert line.until("state")["number"] == 1
        line.send(type="move", number=2, move="draft R5")
        refused = line.until("refused")
        assert refused["reasons"][0]["code"] == "turn/other-seat"
        assert "another player" in refused["text"]
        line.send(type="move", number=2, move="knock on wood")
        assert line.until("refused")["code"] == "move/unreadable"
        line.send(type="move", number=2, move="roll R5")
        assert line.until("refused")["code"]
        other.reach(1)
        other.move(other.view["legal"][0])
        assert other.reach(2)["round"] == 1
        assert line.reach(2)["round"] == 1


def test_errors_speak_the_readers_language_and_tell_no_traces(server: Serving) -> None:
    asked = {"en": "There is no such table.", "pl": "Nie ma takiego stołu.", "es": "No existe esa mesa."}
    for language, text in asked.items():
        answer = Device(server.address, language).ask("GET", "/api/tables/none")
        assert (answer.status, answer.body["error"]["text"]) == (404, text)
    for method, path, status in [
        ("GET", "/nothing", 404),
        ("PATCH", "/api/tables", 405),
        ("GET", "/api/tables/%00", 422),
        ("GET", "/api/tables/" + "x" * 500, 422),
        ("PUT", "/api/tables/x/seats/77", 422),
        ("POST", "/api/links/%ED%A0%80", 404),
    ]:
        answer = Device(server.address).ask(method, path)
        assert answer.status == status, path
        assert set(answer.body) == {"error"}
        assert "Traceback" not in json.dumps(answer.body)


def test_large_requests_are_refused(server: Serving) -> None:
    big = b'{"seats":[' + b" " * 20_000 + b"]}"
    answer = Device(server.address).ask("POST", "/api/tables", big)
    assert (answer.status, answer.body["error"]["code"]) == (413, "request/size")
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", server.port), 5) as raw:
        raw.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + b"4000\r\n" + b" " * 0x4000 + b"\r\n" * 1)
        raw.sendall(b"4000\r\n" + b" " * 0x4000 + b"\r\n0\r\n\r\n")
        assert b" 422 " in raw.recv(200)


def test_whoever_asks_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    """Requests and sockets of an address, messages of a socket, moves of a seat; and nobody gets figures unasked."""
    flags = ("--rate-address", "3", "--rate-socket", "2", "--rate-seat", "1", "--sockets-address", "2")
    with serving(tmp_path / "tables.db", *flags) as server:
        device = Device(server.address)
        opened = device.open([{"kind": "person", "name": "Ana"}])
        assert device.ask("GET", "/metrics").status == 404
        with device.line(opened["table"], opened["seats"][0]["secret"]) as line:
            for _ in range(4):
                line.move("pass")
            codes = [line.until("refused")["code"] for _ in range(4)]
            assert codes == [*["table/not-begun"] * 3, "request/rate"]
        with device.line(opened["table"]) as line, device.line(opened["table"]):
            with pytest.raises(InvalidStatus):
                device.line(opened["table"])
            _flood(line)
        assert 429 in [device.ask("GET", "/health").status for _ in range(30)]
        with pytest.raises(InvalidStatus):
            _knock(device, opened["table"])


def _knock(device: Device, table: str) -> None:
    """Often: on a slow machine one more may be allowed meanwhile."""
    for _ in range(30):
        device.line(table).close()


def _flood(line: Line) -> None:
    """The bucket of a socket holds six messages; the seventh is too much, and twenty such end the line."""
    for _ in range(30):
        line.send(type="ask", last=-1)
    with pytest.raises(ConnectionClosed):
        line.listen()
    refused = [json.loads(text) for text in line.heard if '"error"' in text]
    assert {message["code"] for message in refused} == {"request/rate"}
    assert len(refused) <= 20


def test_health_readiness_and_figures(server: Serving) -> None:
    device = Device(server.address)
    assert device.done("GET", "/health") == {"status": "well"}
    assert device.done("GET", "/ready") == {"status": "ready"}
    ana, _ = two_seats(server.address)
    with ana.line() as line:
        line.move(line.reach(0)["legal"][0])
        line.reach(1)
        with urllib.request.urlopen(f"{server.address}/metrics") as answer:
            figures = answer.read().decode()
    assert "vitrall_moves_total" in figures
    assert "vitrall_sockets 1.0" in figures
    assert ana.table not in figures


def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        ana, bo = two_seats(server.address)
        with ana.line() as line:
            line.reach(0)
            line.send(type="move", number=1, move="draft R5")
            line.until("refused")
        ana.device.ask("GET", "/api/tables/none")
        log = server.log()
        lines = [json.loads(line) for line in log.splitlines()]
    assert {"refused", "started"} <= {line["message"] for line in lines}
    for secret in (ana.secret, bo.secret, ana.table, ana.device.cookie.partition("=")[2]):
        assert secret not in log


def test_no_secret_of_the_dice_or_of_a_seat_is_ever_sent(tmp_path: Path) -> None:
    """All that the database keeps and nobody may know is looked for in all that is sent, before the end."""
    database = tmp_path / "tables.db"
    with served(database) as server:
        ana, bo = two_seats(server.address)
        seeded, _ = two_seats(server.address, seed=987_654_321)
        heard: list[str] = []
        for seat in (ana, bo, seeded):
            with seat.line() as line, seat.device.line(seat.table) as watching:
                line.move(line.reach(0)["legal"][0])
                line.reach(line.welcome["number"] + 1)
                watching.reach(line.last)
                heard += [*line.heard, *watching.heard]
            for path in ("", "/record"):
                heard.append(json.dumps(seat.device.done("GET", f"/api/tables/{seat.table}{path}")))
                heard.append(json.dumps(seat.device.done("GET", f"/api/tables/{seat.table}{path}", secret=seat.secret)))
            heard.append(json.dumps(seat.device.done("GET", "/api/home")))
    with closing(sqlite3.connect(database)) as connection:
        seeds = [row[0] for row in connection.execute("SELECT server_seed FROM tables")]
        hashes = [cell for row in connection.execute("SELECT secret, device FROM seats") for cell in row]
        keys = [row[0] for row in connection.execute("SELECT value FROM keys")]
    everything = "".join(heard)
    assert len(everything) > 10_000
    secrets = [*seeds, *hashes, *keys, ana.secret, bo.secret, "987654321", "987,654,321"]
    assert [secret for secret in secrets if secret in everything] == []
