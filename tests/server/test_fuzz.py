"""Nonsense of every kind, to a socket and to the lobby: no fault, no trace, and the game is unharmed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Device, Line, Seat, two_seats
from tests.server.process import serving
from vitrall.game import Game

pytestmark = pytest.mark.slow

MESSAGES, REQUESTS = 600, 300
WORDS = [
    *("move", "undo", "takeback", "ask", "say", "hello", "type", "number", "seat", "first", "last", "phrase"),
    *("pass", "draft R5", "place A1", "use lathekin", "choose 1 firmitas", "roll R5", "deal private shades-of-red"),
    *("", "\u00e9", "\ud83d", "\x00", "1e999", "A" * 70),
]
NUMBERS = [0, 1, -1, 2, 99, 10**9, 10**30, -(10**30), True, False, None, 0.5]


def anything(luck: Random, depth: int = 0) -> Any:
    """Any value that JSON can hold."""
    kind = luck.randrange(6 if depth < 4 else 4)
    if kind < 2:
        return luck.choice(NUMBERS)
    if kind < 4:
        return luck.choice(WORDS)
    if kind == 4:
        return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {luck.choice(WORDS): anything(luck, depth + 1) for _ in range(luck.randrange(4))}


def message(luck: Random, number: int) -> str | bytes:
    """Sometimes a message that is nearly right, sometimes far from it."""
    if luck.random() < 0.1:
        return luck.randbytes(luck.randrange(200))
    near = number + luck.choice([0, 0, 0, -1, 1])
    told: Any = luck.choice(
        [
            {"type": "move", "number": near, "move": luck.choice(WORDS)},
            {"type": "undo", "number": near},
            {"type": "takeback", "number": near, "first": near - luck.randrange(4)},
            {"type": "ask", "last": near},
            {"type": "say", luck.choice(["phrase", "text"]): luck.choice(["hello", *WORDS])},
            {"type": "hello", "version": 1},
            anything(luck),
        ]
    )
    if isinstance(told, dict) and luck.random() < 0.3:
        told[luck.choice(["seat", *WORDS])] = anything(luck)
    text = json.dumps(told)
    spot = luck.randrange(len(text))
    return text if luck.random() < 0.9 else text[:spot] + luck.choice('{}[]",:x') + text[spot + 1 :]


def pester(seat: Seat, luck: Random, answers: Counter[str]) -> int:
    """One line, until it is cut or has said enough; how much was said."""
    said = 0
    with seat.line() as line:
        line.reach(0)
        try:
            while said < 60:
                line.socket.send(message(luck, line.last + 1))
                said += 1
                if luck.random() < 0.2 and line.view["legal"]:
                    line.move(luck.choice(line.view["legal"]))
                _drain(line, answers)
        except (ConnectionClosed, EOFError):
            answers["cut"] += 1
    return said


def _drain(line: Line, answers: Counter[str]) -> None:
    try:
        while True:
            told = line.receive(0.002)
            answers[told.get("code", told["type"])] += 1
    except TimeoutError:
        return


def test_nonsense_harms_nothing(tmp_path: Path) -> None:
    """`serving` itself sees to it that the log tells of no fault."""
    luck, answers, said = Random(7), Counter[str](), 0
    with serving(tmp_path / "tables.db") as server:
        seats = two_seats(server.address)
        while said < MESSAGES:
            said += pester(luck.choice(seats), luck, answers)
        statuses = Counter(request(server.address, seats[0], luck) for _ in range(REQUESTS))
        record = seats[0].device.done("GET", f"/api/tables/{seats[0].table}/record", secret=seats[0].secret)
        with seats[0].line() as line:
            line.reach(0)
    assert answers["server/fault"] == 0
    assert answers["message/unreadable"] > 100
    assert answers["update"] > 10
    assert len(answers) > 12
    assert max(statuses) < 500
    assert {404, 405, 422} <= set(statuses)
    assert Game.from_record(record).round >= 1


def request(address: str, seat: Seat, luck: Random) -> int:
    """One request without sense; its status."""
    parts = [
        "",
        *["/seats", "/seats/1", "/luck", "/start", "/link", "/secrets", "/rematch", "/record", "/leave", "/code.svg"],
    ]
    paths = ["/api/home", "/api/tables", "/api/links/x", "/", "/openapi.json", "/%ff"]
    paths += [f"/api/tables/{seat.table}{part}" for part in parts]
    terms = {"options": {luck.choice(["players", "edition", "modules"]): anything(luck)}, "seed": anything(luck)}
    bodies = [None, anything(luck), {"name": anything(luck)}, {"terms": terms}, luck.randbytes(50)]
    method = luck.choice(["GET", "POST", "PUT", "DELETE", "PATCH"])
    answer = Device(address).ask(method, luck.choice(paths), luck.choice(bodies), luck.choice(["", "x\x80", "guess"]))
    assert "Traceback" not in str(answer.body)
    return answer.status
