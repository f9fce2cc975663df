"""Single answers of the server: files of the page, errors without a route, messages as bytes, moved names."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.exceptions import HTTPException

from vitrall.engine.errors import Unavailable
from vitrall.server import page_routes
from vitrall.server.app import _no_route
from vitrall.server.guard import weight
from vitrall.server.identity import new_table_id
from vitrall.server.limits import Buckets
from vitrall.server.moving_routes import _wish
from vitrall.server.page_routes import NAMED_ANEW, part_of_page
from vitrall.server.players import USUAL
from vitrall.server.settings import Settings
from vitrall.server.shared_games import SharedGames
from vitrall.server.socket import Conversation


def test_files_whose_names_change_with_them_are_cached_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_routes, "built_page", lambda: tmp_path)
    caching = {"assets/page.js": NAMED_ANEW, "engine/engine.wasm": NAMED_ANEW, "worker.js": "no-cache"}
    for name, expected in caching.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
        assert asyncio.run(part_of_page(name)).headers["cache-control"] == expected


@pytest.mark.parametrize(
    ("status", "code"), [(404, "request/none"), (405, "request/method"), (400, "request/malformed")]
)
def test_what_no_route_answers_is_refused_with_its_code(status: int, code: str) -> None:
    request: Any = SimpleNamespace(scope={"headers": []})
    answer = asyncio.run(_no_route(request, HTTPException(status)))
    assert json.loads(bytes(answer.body))["error"]["code"] == code


def test_most_requests_weigh_one() -> None:
    assert [weight(method, "/api/home") for method in ("GET", "HEAD", "POST")] == [1, 1, 1]


@pytest.mark.parametrize(
    ("sent", "data"), [({"text": "a"}, "a"), ({"bytes": b"b"}, b"b"), ({"text": None, "bytes": b"c"}, b"c"), ({}, b"")]
)
def test_a_message_is_read_as_text_or_as_bytes(sent: dict[str, Any], data: str | bytes) -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "websocket.receive", **sent}

    socket: Any = SimpleNamespace(receive=receive)
    registry: Any = None
    conversation = Conversation(socket, registry, Settings(), Buckets(1.0, 1.0), "")
    assert asyncio.run(conversation._read()) == data


def test_a_moved_seat_without_a_name_is_called_by_its_number() -> None:
    assert [_wish("", seat).name for seat in (0, 1)] == ["1", "2"]
    assert [_wish(header, 0).bot for header in ("bot:random", "bot:unknown")] == ["random", USUAL]


def test_a_shared_game_that_was_deleted_leaves_the_memory() -> None:
    async def table(id: str) -> None:
        return None

    async def main() -> None:
        registry: Any = SimpleNamespace(store=SimpleNamespace(table=table))
        shared, id, game = SharedGames(registry), new_table_id(), object()
        shared._games[id] = game  # type: ignore[assignment]
        with pytest.raises(Unavailable) as refused:
            await shared.game(id)
        assert refused.value.code == "table/none"
        assert not shared._games

    asyncio.run(main())
