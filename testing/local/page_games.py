"""Games that a script plays in a page's own engine, over the sockets that the page itself uses."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from testing.local.seeded_games import choice, opening
from testing.local.static_site import asked
from testing.server.memory_storage import MemoryStorage
from vitrall.server.lobby import Lobby, Opening
from vitrall.server.players import Players
from vitrall.server.records import record_text
from vitrall.server.table_registry import TableRegistry
from vitrall.view import SPECTATOR

# Plays the given moves, one after each entry; without any, whatever is legal, until the page is gone.
PLAY: Final = """([table, secrets, moves]) => new Promise((done, failed) => {
  const socket = `test ${Math.random()}`;
  let last = -1;
  const say = (message) => engine.postMessage({ kind: "say", socket, text: JSON.stringify(message) });
  engine.addEventListener("message", ({ data }) => {
    if (data.socket !== socket || data.kind !== "heard") return;
    const message = JSON.parse(data.text);
    if (message.type === "error") failed(new Error(data.text));
    if (message.result) {
      engine.postMessage({ kind: "hang-up", socket });
      done();
    }
    const { number, view } = message;
    if (message.result || !view || number <= last) return;
    const mine = view.awaited.includes(view.you) && view.legal.length > 0;
    if (moves ? number >= moves.length : !mine) return;
    last = number;
    const [seat, move] = moves?.[number] ?? [view.you, view.legal[Math.floor(Math.random() * view.legal.length)]];
    say({ type: "move", number: number + 1, move, ...(secrets.length > 1 ? { seat } : {}) });
  });
  engine.postMessage({ kind: "connect", socket, table, language: "en" });
  say({ type: "hello", version: 2, secrets });
})"""

Moves = list[tuple[int, str]]


async def server_game(number: int) -> tuple[Moves, str]:
    """A seeded game at a table of the server: its moves, and its record."""
    registry = TableRegistry(MemoryStorage(), Players(1))
    lobby = Lobby(registry, 5)
    id, _ = await lobby.open(Opening.model_validate(opening(number)), "a device")
    await lobby.start(id, "a device")
    room, luck = await registry.room(id), Random(number)
    moves: Moves = []
    while not (table := room.playing()).game.is_over:
        seat = table.game.seats_awaited[0]
        moves.append((seat, choice(luck, table.view(seat)["legal"])))
        await room.play(seat, table.number, moves[-1][1])
    return moves, record_text(room, SPECTATOR)


def page_record(page: Any, number: int, moves: Moves) -> str:
    """The record of the same game, played in the engine of a page."""
    opened = asked(page, "POST", "/tables", opening(number))
    table, secrets = opened["table"], [seat["secret"] for seat in opened["seats"]]
    asked(page, "POST", f"/tables/{table}/start", None, secrets[0])
    page.evaluate(PLAY, [table, secrets, moves])
    record: str = asked(page, "GET", f"/tables/{table}/record")
    return record
