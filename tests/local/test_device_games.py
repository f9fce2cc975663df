"""Games and decks on a device: what is damaged, what is too much, and the file with all of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from testing.example_deck import SAWS, TEXT
from testing.local.seeded_games import choice
from vitrall.engine.errors import VitrallError
from vitrall.local import games_file
from vitrall.local.device_database import ENTRIES, TABLES, MemoryDatabase
from vitrall.local.device_decks import add_deck, stored_decks
from vitrall.local.device_storage import DeviceStorage
from vitrall.local.games_file import add_games, damaged_games, games_text
from vitrall.server.deck_folder import MOST_FILES
from vitrall.server.lobby import Lobby, Opening
from vitrall.server.players import Players
from vitrall.server.table_registry import TableRegistry

pytestmark = pytest.mark.lengthy

ANA = "a device"


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(VitrallError) as caught:
        yield
    assert caught.value.code == code


async def played(database: MemoryDatabase, moves: int = 6, **terms: Any) -> str:
    """A game of two people on the device, with some moves made; its id."""
    registry = TableRegistry(DeviceStorage(database), Players(1), 0, await stored_decks(database))
    lobby = Lobby(registry, 50)
    people = [{"kind": "person", "name": f"P{seat}"} for seat in range(2)]
    id, _ = await lobby.open(Opening.model_validate({"terms": {"seed": 7, **terms}, "seats": people}), ANA)
    await lobby.start(id, ANA)
    room, luck = await registry.room(id), Random(3)
    for _ in range(moves):
        seat = room.playing().game.seats_awaited[0]
        await room.play(seat, room.playing().number, choice(luck, room.playing().view(seat)["legal"]))
    return id


async def opened(database: MemoryDatabase, id: str) -> None:
    await TableRegistry(DeviceStorage(database), Players(1)).room(id)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"row":{},"seats":[],"chat":[]}', "[" * 5000])
def test_a_damaged_game_is_said_to_be_so_and_the_others_are_there(text: str) -> None:
    async def run() -> None:
        database = MemoryDatabase()
        sound, hurt = await played(database), await played(database)
        database.texts[TABLES, hurt] = text
        listed = await DeviceStorage(database).of_device(ANA)
        assert [row.id for row, _ in listed] == [sound]
        assert await damaged_games(database) == 1
        with refused("device/damaged"):
            await opened(database, hurt)
        saved = json.loads(await games_text(database))
        assert [game["row"]["id"] for game in saved["games"]] == [sound]
        assert saved["damaged"] == [text], "nothing is thrown away"
        await played(database)
        assert database.texts[TABLES, hurt] == text, "nor stored over"

    asyncio.run(run())


def test_a_damaged_move_is_never_played_on() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        id = await played(database)
        key = (ENTRIES, f"{id} 000003")
        whole = database.texts[key]
        for text, code in (("{", "device/damaged"), (whole.replace('["', '["pass","'), "table/damaged")):
            database.texts[key] = text
            with refused(code):
                await opened(database, id)
        database.texts[key] = whole
        await opened(database, id)

    asyncio.run(run())


def test_all_games_go_into_a_file_and_come_back_on_another_device() -> None:
    async def run() -> None:
        database, other = MemoryDatabase(), MemoryDatabase()
        await add_deck(database, "saws.toml", SAWS.encode())
        ids = [await played(database), await played(database, decks=["saws"])]
        text = (await games_text(database)).encode()
        assert await add_games(other, text, "another device") == 2
        assert await add_games(other, text, "another device") == 0, "they are there already"
        assert {row.id for row, _ in await DeviceStorage(other).of_device("another device")} == set(ids)
        registry = TableRegistry(DeviceStorage(other), Players(1), 0, await stored_decks(other))
        for id in ids:
            assert (await registry.room(id)).playing().number == 7

    asyncio.run(run())


def test_a_game_that_moves_while_it_is_saved_is_saved_as_it_was() -> None:
    class Moving(MemoryDatabase):
        """A bot moves after the tables were read."""

        async def values(self, store: str, prefix: str) -> list[str]:
            texts = await super().values(store, prefix)
            if store == TABLES and texts:
                key = f"{json.loads(texts[0])['row']['id']} 000007"
                self.texts[ENTRIES, key] = '[7,0,["pass"],0.0,""]'
            return texts

    async def run() -> None:
        database = Moving()
        await played(database)
        assert await add_games(MemoryDatabase(), (await games_text(database)).encode(), ANA) == 1

    asyncio.run(run())


def changed(data: dict[str, Any], part: str) -> None:
    game = data["games"][0]
    if part == "move":
        game["entries"][3][2] = ["place A1"]
    elif part == "order":
        game["entries"][3], game["entries"][4] = game["entries"][4], game["entries"][3]
    elif part == "short":
        game["entries"].pop()
    elif part == "id":
        game["row"]["id"] = "../../etc"
    elif part == "format":
        data["format"] = "vitrall-games 2"
    elif part == "deck":
        data["decks"] = [["x.toml", "[[tool]]"]]
    elif part == "name":
        data["decks"] = [["../x.toml", SAWS]]


@pytest.mark.parametrize("part", ["move", "order", "short", "id", "format", "deck", "name"])
def test_a_damaged_file_changes_nothing(part: str) -> None:
    async def run() -> None:
        database, other = MemoryDatabase(), MemoryDatabase()
        await played(database)
        data = json.loads(await games_text(database))
        changed(data, part)
        with refused("games/file"):
            await add_games(other, json.dumps(data).encode(), ANA)
        assert other.texts == {}

    asyncio.run(run())


def test_files_have_limits() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        with refused("games/size"):
            await add_games(database, b" " * (games_file.MOST_BYTES + 1), ANA)
        many = {"format": games_file.FORMAT, "games": [{}] * (games_file.MOST_GAMES + 1)}
        for text in (json.dumps(many), "[" * 100_000, "\xff"):
            with refused("games/file"):
                await add_games(database, text.encode("latin-1"), ANA)
        assert database.texts == {}

    asyncio.run(run())


def test_decks_have_limits_and_a_name() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        for name, content in (
            ("a.toml", b"#" * 2_000_000),
            ("a.toml", b"\xff\xfe"),
            ("a.toml", b"[[tool]]"),
            ("../a.toml", TEXT.encode()),
            ("<b>.toml", TEXT.encode()),
            (".toml", TEXT.encode()),
        ):
            with pytest.raises(VitrallError):
                await add_deck(database, name, content)
        assert database.texts == {}
        for number in range(MOST_FILES):
            database.texts["keys", f"deck d{number}.toml"] = json.dumps([f"d{number}.toml", SAWS])
        with refused("device/decks"):
            await add_deck(database, "more.toml", SAWS.encode())
        await add_deck(database, "d1.toml", SAWS.encode())

    asyncio.run(run())


def test_a_deck_is_offered_from_then_on() -> None:
    async def run() -> None:
        database = MemoryDatabase()
        offer = await add_deck(database, "saws.toml", SAWS.encode())
        assert (await stored_decks(database)).offers == [offer]
        database.texts["keys", "deck old.toml"] = json.dumps(["old.toml", "of another version"])
        assert (await stored_decks(database)).offers == [offer], "one that cannot be read is not offered"

    asyncio.run(run())
