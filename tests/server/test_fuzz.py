"""Random nonsense requests to the lobby: no server error, no trace, and the game is unharmed.

What the socket makes of nonsense stands in `test_unruly.py`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from testing.server.client import Device, Seat, two_seats
from testing.server.process import serving
from testing.server.unruly import anything
from vitrall.game import Game

pytestmark = pytest.mark.slow

REQUESTS = 300


def test_nonsense_harms_nothing(tmp_path: Path) -> None:
    """`serving` itself checks that the log contains no error."""
    luck = Random(7)
    with serving(tmp_path / "tables.db") as server:
        seats = two_seats(server.address)
        statuses = Counter(request(server.address, seats[0], luck) for _ in range(REQUESTS))
        record = seats[0].device.done("GET", f"/api/tables/{seats[0].table}/record", secret=seats[0].secret)
        with seats[0].line() as line:
            line.reach(0)
    assert max(statuses) < 500
    assert {404, 405, 422} <= set(statuses)
    assert Game.from_record(record).options.players == 2


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
