"""The folder of decks: what is offered, what is refused, and what notices that a deck is no longer the one it was."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from testing.command_line import vitrall
from testing.example_deck import SAWS, TEXT
from testing.server.rooms import SEATS, member, received
from vitrall.cards.card_reader import DeckText
from vitrall.engine.errors import Unreadable, VitrallError
from vitrall.server.bot_queue import Account
from vitrall.server.bot_worker import Advise, advised, sight_of
from vitrall.server.deck_folder import Decks, read_decks
from vitrall.server.hints import hint_question
from vitrall.server.lobby import Lobby, Opening
from vitrall.server.players import Choice, Players, Situation, position_for
from vitrall.server.room import Room
from vitrall.server.settings import Settings
from vitrall.server.storage import SeatRow, TableRow
from vitrall.server.storage.connection import open_database
from vitrall.server.storage.row_types import BOT
from vitrall.server.storage.store import Store
from vitrall.server.table import Table
from vitrall.server.table_registry import TableRegistry
from vitrall.server.terms import GameOptions, Terms, read_terms, stored_terms


def folder_with(path: Path, **files: str) -> Path:
    folder = path / "decks"
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def decks_with(path: Path, **files: str) -> Decks:
    return read_decks(folder_with(path, **files))


def code_of(error: pytest.ExceptionInfo[VitrallError]) -> str:
    return error.value.code


# ---- the folder ------------------------------------------------------------------------------------------------------


def test_sound_files_are_offered_by_their_names(tmp_path: Path) -> None:
    decks = decks_with(tmp_path, **{"my-box": TEXT, "saws": SAWS})
    assert decks.offers == [
        {"name": "my-box", "title": "My box", "cards": 10},
        {"name": "saws", "title": "Saws", "cards": 3},
    ]
    assert decks.faults == ()


def test_a_faulty_file_is_left_out_and_its_lines_are_told(tmp_path: Path) -> None:
    decks = decks_with(tmp_path, broken=TEXT.replace("favor = 4", "favor = 9"), saws=SAWS)
    assert [offer["name"] for offer in decks.offers] == ["saws"]
    assert [(fault.code, fault.line) for fault in decks.faults] == [("card/favor", 13)]
    assert "broken.toml, line 13" in decks.faults[0].message


@pytest.mark.parametrize("name", ["my.box", "a\nb", "x" * 41, "-box", "box ", "<b>"])
def test_a_name_that_no_table_could_ask_for_is_not_offered(tmp_path: Path, name: str) -> None:
    decks = decks_with(tmp_path, **{name: SAWS})
    assert decks.offers == []
    assert [fault.code for fault in decks.faults] == ["deck/name"]


def test_letters_of_any_language_are_a_name(tmp_path: Path) -> None:
    assert [offer["title"] for offer in decks_with(tmp_path, **{"моя колода_2": SAWS}).offers] == ["Моя колода 2"]


def test_what_is_no_deck_is_passed_over_and_no_pipe_is_waited_for(tmp_path: Path) -> None:
    folder = folder_with(tmp_path)
    (folder / "notes.txt").write_text("hello")
    (folder / ".#mine.toml").write_text("what editors leave behind")
    (folder / "store.toml").mkdir()
    os.mkfifo(folder / "pipe.toml")
    decks = read_decks(folder)
    assert decks.offers == []
    assert [fault.code for fault in decks.faults] == ["card/file", "card/file"]


def test_a_name_is_looked_up_and_never_a_path(tmp_path: Path) -> None:
    (tmp_path / "outside.toml").write_text(SAWS)
    decks = decks_with(tmp_path, inside=SAWS)
    for name in ("../outside", "outside", "inside.toml", "./inside", "", "INSIDE"):
        with pytest.raises(Unreadable) as wrong:
            decks.catalogue([name])
        assert wrong.value.code == "deck/unknown"
    assert [tool.id for tool in decks.catalogue(["inside"]).deck.tools] == ["fret-saw", "band-saw", "rip-saw"]


def test_the_usual_folder_need_not_be_there_but_one_that_is_named_must(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().deck_folder is None
    assert read_decks(None).offers == []
    usual = tmp_path / "vitrall" / "decks"
    usual.mkdir(parents=True)
    assert Settings().deck_folder == usual
    assert Settings(decks="/elsewhere").deck_folder == Path("/elsewhere")
    done = vitrall("serve", "--port", "0", "--database", str(tmp_path / "t.db"), "--decks", str(tmp_path / "none"))
    assert (done.returncode, done.stderr.endswith("[serve/decks]\n")) == (1, True), done.stderr


# ---- marks -----------------------------------------------------------------------------------------------------------


def mark(path: Path, text: str) -> str:
    return decks_with(path, mine=text).marks(["mine"])["mine"]


def test_words_and_comments_may_change(tmp_path: Path) -> None:
    changed = SAWS.replace("Turn the die over", "Flip it").replace("Band Saw", "Great Saw") + "\n# later\n"
    assert mark(tmp_path, changed) == mark(tmp_path, SAWS)


def swapped(text: str) -> str:
    """The last two cards in the other order: a seed would deal them differently."""
    head, *cards = text.split("[[tool]]")
    return "[[tool]]".join([head, cards[0], cards[2] + "\n", cards[1]])


@pytest.mark.parametrize(
    "changed",
    [
        SAWS.replace('turn = "opposite"', 'turn = "step"'),
        SAWS.replace("number = 2", "number = 7"),
        SAWS.replace('"fret-saw"', '"fine-saw"'),
        SAWS.replace('replaces = "tool"', ""),
        swapped(SAWS),
    ],
    ids=["a verb", "a number", "an id", "what is replaced", "the order"],
)
def test_whatever_a_game_follows_from_changes_the_mark(tmp_path: Path, changed: str) -> None:
    assert changed != SAWS
    assert mark(tmp_path, changed) != mark(tmp_path, SAWS)


def test_a_table_keeps_the_marks_and_tells_them_nobody(tmp_path: Path) -> None:
    decks = decks_with(tmp_path, saws=SAWS, box=TEXT)
    terms = stored_terms(Terms(decks=["saws", "box", "saws"]), decks.marks(["saws", "box", "saws"]))
    again = read_terms(terms.model_dump_json())
    assert (again.decks, again.marks) == (["saws", "box"], decks.marks(["saws", "box"]))
    assert decks.stored_catalogue(again.marks) is decks.catalogue(["saws", "box"])


# ---- tables ----------------------------------------------------------------------------------------------------------


async def opened(path: Path, decks: Decks, terms: Terms, seats: list[SeatRow] | None = None) -> tuple[Store, Room]:
    store = Store(await open_database(str(path / "t.db")))
    stored = stored_terms(terms, decks.marks(terms.decks))
    row = TableRow("t", 1, 1, "open", stored.model_dump_json(), "ana", False, "5a" * 32)
    await store.open_table(row, seats or SEATS)
    return store, await Room.load(store, "t", decks)


async def laid(room: Room) -> Table:
    """The table after both have chosen their windows, when all cards are dealt."""
    assert await room.start()
    for seat in range(2):
        await room.play(seat, seat + 1, room.playing().view(seat)["legal"][0])
    return room.playing()


SEEDED = [Terms(decks=["saws"], seed=7), Terms(decks=["saws"])]


@pytest.mark.parametrize("terms", SEEDED, ids=["seed", "fair dice"])
def test_the_cards_of_the_deck_are_dealt_and_the_same_table_is_found_again(tmp_path: Path, terms: Terms) -> None:
    async def main() -> list[Any]:
        decks = decks_with(tmp_path, saws=SAWS)
        store, room = await opened(tmp_path, decks, terms)
        table = await laid(room)
        again = await Room.load(store, "t", decks_with(tmp_path, saws=SAWS))
        views = [each.view(0) for each in (table, again.playing())]
        await store.close()
        return views

    first, again = asyncio.run(main())
    assert {tool["id"] for tool in first["tools"]} == {"fret-saw", "band-saw", "rip-saw"}
    assert first["own"]["fret-saw"]["name"]["pl"] == "Piła włosowa"
    assert first == again


@pytest.mark.parametrize("after", [{}, {"saws": swapped(SAWS)}], ids=["gone", "changed"])
def test_a_deck_that_is_not_what_it_was_is_told_and_nothing_is_replayed(tmp_path: Path, after: dict[str, str]) -> None:
    async def main() -> None:
        store, room = await opened(tmp_path, decks_with(tmp_path / "a", saws=SAWS), SEEDED[0])
        assert await room.start()
        other = await Room.load(store, "t", decks_with(tmp_path / "b", **after))
        visitor = member(0)
        await other.enter(visitor, -1)
        welcome, error, *_ = received(visitor)
        assert (welcome["type"], error["type"], error["code"]) == ("welcome", "error", "deck/changed")
        assert "saws.toml" in error["text"]
        for act in (other.play(0, 1, "pass"), other.undo(0, 1), other.takeback(0, 1, 1)):
            with pytest.raises(VitrallError) as wrong:
                await act
            assert code_of(wrong) == "deck/changed"
        await other.refresh()
        assert other.info("")["status"] == "playing"
        await store.close()

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    asyncio.run(main())


def test_a_table_that_waits_cannot_begin_with_other_cards_but_can_be_seen_and_deleted(tmp_path: Path) -> None:
    async def main() -> None:
        store, _ = await opened(tmp_path, decks_with(tmp_path, saws=SAWS), SEEDED[0])
        registry = TableRegistry(store, Players(1), decks=Decks())
        lobby = Lobby(registry, 10)
        with pytest.raises(VitrallError) as wrong:
            await lobby.start("t", "ana")
        assert code_of(wrong) == "deck/changed"
        assert (await registry.room("t")).info("ana")["terms"]["decks"] == ["saws"]
        await lobby.delete("t", "ana")
        assert await store.table("t") is None
        await store.close()

    asyncio.run(main())


@pytest.mark.lengthy
def test_nobody_moves_for_bots_where_the_deck_is_not(tmp_path: Path) -> None:
    """And nobody tries again and again: the next start of the server reads the folder anew."""
    bots = [SeatRow("t", seat, BOT, bot="random") for seat in range(2)]

    async def main() -> list[list[str]]:
        store, room = await opened(tmp_path, decks_with(tmp_path, saws=SAWS), SEEDED[0], bots)
        assert await room.start()
        registry = TableRegistry(store, Players(1), decks=Decks())
        due = [await store.due(2e9, 5)]
        await registry.scheduler._driving("t")
        due += [await store.due(2e9, 5, registry.scheduler.left_alone), await store.due(2e9, 5)]
        await store.close()
        return due

    assert asyncio.run(main()) == [["t"], [], ["t"]]


def test_decks_that_cannot_be_joined_or_serve_a_game_are_refused_in_words(tmp_path: Path) -> None:
    """Twice the same card; and tools for a solo game that this printing cannot pay."""

    async def main() -> list[str]:
        store = Store(await open_database(str(tmp_path / "t.db")))
        lobby = Lobby(TableRegistry(store, Players(1), decks=decks_with(tmp_path, saws=SAWS, twin=SAWS)), 10)
        codes = []
        for terms in (
            Terms(decks=["saws", "twin"]),
            Terms(decks=["saws"], options=GameOptions(players=1)),
            Terms(decks=["none"]),
        ):
            with pytest.raises(VitrallError) as wrong:
                await lobby.open(Opening(terms=terms), "ana")
            codes.append(code_of(wrong))
        await store.close()
        return codes

    assert asyncio.run(main()) == ["card/duplicate-id", "option/solo-price", "deck/unknown"]


def test_a_bot_thinks_about_the_cards_of_the_deck(tmp_path: Path) -> None:
    """What travels to its process is the text of the deck, which is joined there."""

    async def main() -> None:
        decks = decks_with(tmp_path, saws=SAWS)
        store, room = await opened(tmp_path, decks, SEEDED[0])
        table = await laid(room)
        seat = table.game.seats_awaited[0]
        sight = sight_of(position_for(table.game, seat, 1), seat, 1, decks.texts(["saws"]))
        assert [str(move) for move in sight.moves] == table.view(seat)["legal"]
        with pytest.raises(VitrallError):
            sight_of(position_for(table.game, seat, 1), seat, 1, ())
        await store.close()

    asyncio.run(main())


class Listening(Players):
    """Records what would be sent to the workers, and leaves the move to the server."""

    heard: tuple[DeckText, ...] = ()

    async def choose(self, bot: str, now: Situation, account: Account) -> Choice:
        self.heard = now.decks
        return Choice("")


def test_the_bots_of_a_table_are_told_its_decks(tmp_path: Path) -> None:
    """Else they would fail, and the server would end their turns for them: the game would continue, but badly."""
    bots = [SeatRow("t", seat, BOT, bot="random") for seat in range(2)]

    async def main() -> None:
        decks = decks_with(tmp_path, saws=SAWS)
        store, room = await opened(tmp_path, decks, SEEDED[0], bots)
        assert await room.start()
        players = Listening(1)
        assert await TableRegistry(store, players, decks=decks).scheduler._step("t")
        assert players.heard == decks.texts(["saws"])
        await store.close()

    asyncio.run(main())


@pytest.mark.slow
def test_a_hint_is_thought_out_with_the_cards_of_the_deck(tmp_path: Path) -> None:
    async def main() -> None:
        decks = decks_with(tmp_path, saws=SAWS)
        store, room = await opened(tmp_path, decks, Terms(decks=["saws"], seed=7, hints=True))
        table = await laid(room)
        seat = table.game.seats_awaited[0]
        question = hint_question(room, seat, table.number)
        assert question.decks == decks.texts(["saws"])
        ideas = advised(Advise(*question[:3], 1000, question.decks)).ideas
        assert {idea.move for idea in ideas} <= set(table.view(seat)["legal"])
        assert ideas
        await store.close()

    asyncio.run(main())
