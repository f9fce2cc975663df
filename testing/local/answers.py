"""The answers of a page's own server to the requests of a game; prints them as JSON.

PYTHONPATH=src/vitrall/local/libraries:src:. python testing/local/answers.py
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

Ask = Callable[[str, str, Any, str], Awaitable[tuple[int, Any]]]  # method, path, body, secret: status and answer

PEOPLE = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
TERMS = {"options": {"players": 2}, "seed": 3, "decks": ["saws"]}
LATER = (
    "/api/tables/{id}",
    "/api/home",
    "/api/finished",
    "/api/tables/{id}/replay",
    "/api/tables/{id}/dice",
    "/api/tables/nothing",
    "/api/nothing",
    "/api/decks/none",
)


async def answers(ask: Ask, play: Callable[[str, list[str], Random], Awaitable[None]]) -> dict[str, Any]:
    """What is answered before, during and after a game, by the request."""
    heard: dict[str, Any] = {}
    for path in ("/api/choices", "/api/puzzle", "/api/decks/saws", "/api/tables", "/api/device"):
        heard[path] = await ask("GET", path, None, "")
    status, opened = await ask("POST", "/api/tables", {"terms": TERMS, "seats": PEOPLE}, "")
    heard["open"] = (status, opened)
    id, secrets = opened["table"], [seat["secret"] for seat in opened["seats"]]
    heard["wrong"] = await ask("POST", "/api/tables", {"terms": {"options": {"players": 9}}}, "")
    heard["bad"] = await ask("POST", "/api/tables", {"terms": {"seed": "x"}}, "")
    heard["start"] = await ask("POST", f"/api/tables/{id}/start", None, secrets[0])
    heard["again"] = await ask("POST", f"/api/tables/{id}/start", None, secrets[0])
    for path in LATER:
        heard[f"during {path}"] = await ask("GET", path.format(id=id), None, secrets[0])
    await play(id, secrets, Random(1))
    for path in LATER:
        heard[f"after {path}"] = await ask("GET", path.format(id=id), None, secrets[0])
    heard["rematch"] = await ask("POST", f"/api/tables/{id}/rematch", None, secrets[0])
    status, opened = await ask("POST", "/api/tables", {"terms": TERMS, "seats": [PEOPLE[0], PEOPLE[0]]}, "")
    id, secrets = opened["table"], [seat["secret"] for seat in opened["seats"]]
    await ask("POST", f"/api/tables/{id}/start", None, secrets[0])
    heard["moving"] = await ask("GET", f"/api/tables/{id}/moving", None, secrets[0])
    heard["secrets"] = await ask("POST", f"/api/tables/{id}/secrets", None, "")
    return heard


async def main() -> None:
    from testing.example_deck import SAWS
    from testing.local.seeded_games import play
    from vitrall.local.device_database import MemoryDatabase
    from vitrall.local.page_server import PageServer

    server = await PageServer.open(MemoryDatabase())
    await server.answer("POST", "/api/device/decks?file=saws.toml", {}, SAWS.encode())

    async def ask(method: str, path: str, body: Any, secret: str) -> tuple[int, Any]:
        sent = b"" if body is None else json.dumps(body).encode()
        answer = await server.answer(method, path, {"x-vitrall-seat": secret}, sent)
        text = answer.body.decode()
        return answer.status_code, json.loads(text) if text[:1] in ("{", "[") else text

    print(json.dumps(await answers(ask, lambda id, secrets, luck: play(server, id, secrets, luck))))


if __name__ == "__main__":
    from testing.local.bundles import use_named_messages

    use_named_messages()
    asyncio.run(main())
