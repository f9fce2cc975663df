"""Games with chosen seeds and moves, played at the tables of a page; prints their records as JSON.

PYTHONPATH=src/vitrall/local/libraries:src:. python testing/local/seeded_games.py FIRST COUNT
"""

from __future__ import annotations

import asyncio
import json
import sys
from random import Random
from typing import Any

from vitrall.engine.options import MODULES

KINDS: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 2},
    {"players": 3, "even_bag": True},
    {"players": 4, "tools": 5},
    {"players": 5, "private_pools": True},
    {"players": 6},
    {"players": 2, "modules": list(MODULES)},
    {"players": 4, "modules": list(MODULES), "more_patterns": True},
    {"players": 1, "edition": "polish-1", "solo_tools": 4},
    {"players": 3, "edition": "spanish", "marked_objectives": True},
)


def opening(number: int) -> dict[str, Any]:
    """A table of people at one device, with a chosen seed."""
    options = KINDS[number % len(KINDS)]
    people = [{"kind": "person", "name": f"P{seat}"} for seat in range(options["players"])]
    return {"terms": {"options": options, "seed": 1000 + number}, "seats": people}


def choice(luck: Random, legal: list[str]) -> str:
    return luck.choice(sorted(legal))


async def record(number: int) -> str:
    """One game over the socket of a page, and its record."""
    from vitrall.local.device_database import MemoryDatabase
    from vitrall.local.page_server import PageServer

    server = await PageServer.open(MemoryDatabase())
    opened = await asked(server, "POST", "/api/tables", opening(number))
    table, seats = opened["table"], [seat["secret"] for seat in opened["seats"]]
    await asked(server, "POST", f"/api/tables/{table}/start", None, seats[0])
    await play(server, table, seats, Random(number))
    answer = await server.answer("GET", f"/api/tables/{table}/record", {}, b"")
    await server.close()
    return answer.body.decode()


async def asked(server: Any, method: str, path: str, body: object, secret: str = "") -> Any:
    answer = await server.answer(method, path, {"x-vitrall-seat": secret}, json.dumps(body).encode())
    assert answer.status_code < 300, answer.body
    return json.loads(answer.body or b"null")


async def play(server: Any, table: str, seats: list[str], luck: Random) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    socket = server.connect(table, heard.put_nowait, lambda: None)
    server.hear(socket, json.dumps({"type": "hello", "version": 2, "secrets": seats}))
    answered = -1  # the number of the latest entry that was answered with a move
    while True:
        message = json.loads(await asyncio.wait_for(heard.get(), 30))
        assert message["type"] in ("welcome", "table", "state", "update"), message
        view = message.get("view")
        if message.get("result"):
            server.hang_up(socket)
            return
        if view and view["you"] == view["awaited"][0] and message["number"] > answered:
            answered = message["number"]
            move = {"type": "move", "number": answered + 1, "move": choice(luck, view["legal"])}
            server.hear(socket, json.dumps(move | ({"seat": view["you"]} if len(seats) > 1 else {})))


async def main(first: int, count: int) -> None:
    print(json.dumps([await record(number) for number in range(first, first + count)]))


if __name__ == "__main__":
    from testing.local.bundles import use_named_messages

    use_named_messages()
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
