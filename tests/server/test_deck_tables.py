"""Tables with decks at the real server process: played to the end, stopped in the middle, without their decks."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from testing.command_line import vitrall
from testing.example_deck import EXAMPLE, SAWS, TEXT
from testing.server.client import Device, Line, Seat, choice, close
from testing.server.process import serving
from tests.server.test_games import play_on
from vitrall.cards.catalogue import own_catalogue
from vitrall.engine.options import MODULES, Options
from vitrall.game import Game

pytestmark = pytest.mark.slow

GLORY = {"players": 3, "modules": list(MODULES)}
SEATS = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}, {"kind": "bot", "bot": "greedy"}]
MIDDLE = 25  # moves until the server is stopped


def seed_with(card: str) -> int:
    """A game in which Ana is offered a window of the deck."""
    cards = own_catalogue([EXAMPLE])
    offered = (
        seed
        for seed in range(1000)
        if card in (Game.new(Options(players=3, modules=MODULES), seed, deck=cards).view(0)["offers"] or [])
    )
    return next(offered)


def opened(address: str, **terms: object) -> tuple[Seat, Seat]:
    """Ana's table: she and Bo play at one device, with a bot."""
    ana = Device(address, "pl")
    answer = ana.open(SEATS, options=GLORY, decks=["example"], **terms)
    ana.done("POST", f"/api/tables/{answer['table']}/start")
    one, two = (Seat(ana, answer["table"], seat["seat"], seat["secret"]) for seat in answer["seats"])
    return one, two


def wait_for_bots(lines: list[Line]) -> None:
    """Until a person may move, or the game is over."""
    while not any(line.view["legal"] for line in lines) and not lines[0].view["over"]:
        lines[0].reach(lines[0].last + 1)
        lines[1].reach(lines[0].last)


def play_with_bots(lines: list[Line], luck: Random, most: int = 1000) -> None:
    for line in lines:
        line.reach(0)
    for _ in range(most):
        wait_for_bots(lines)
        if lines[0].view["over"]:
            return
        play_on(lines, lambda view: choice(view, luck), most=1)
        latest = max(line.last for line in lines)
        for line in lines:
            line.reach(latest)


def test_a_game_with_a_deck_survives_a_restart_and_waits_for_its_cards(tmp_path: Path) -> None:
    database, folder, luck = tmp_path / "tables.db", tmp_path / "decks", Random(3)
    folder.mkdir()
    mine = shutil.copy(EXAMPLE, folder / "example.toml")
    flags = ("--decks", str(folder))
    with serving(database, *flags) as server:
        ana, bo = opened(server.address, seed=seed_with("low-tide"))
        lines = [ana.line(), bo.line()]
        lines[0].reach(0)
        assert lines[0].view["own"]["low-tide"]["name"]["pl"] == "Odpływ"
        lines[0].move("choose 1 low-tide")
        lines[0].reach(1)
        play_with_bots(lines, luck, MIDDLE)
        wait_for_bots(lines)  # else one would move while the server stops
        before = [line.view for line in lines]
        close(*lines)
    for text in (TEXT.replace("favor = 5", "favor = 3"), ""):
        if text:
            Path(mine).write_text(text)
        else:
            Path(mine).unlink()
        with serving(database, *flags) as server:
            ana.device.address = server.address
            missing(ana)
    shutil.copy(EXAMPLE, mine)
    with serving(database, *flags) as server:
        ana.device.address = server.address
        lines = [ana.line(), bo.line()]
        lines[0].reach(lines[0].welcome["number"])
        lines[1].reach(lines[1].welcome["number"])
        assert [line.view for line in lines] == before
        assert before[0]["seats"][0]["pattern"] == "low-tide"
        play_with_bots(lines, luck)
        record = ana.device.done("GET", f"/api/tables/{ana.table}/record")
        film = ana.device.done("GET", f"/api/tables/{ana.table}/replay")
        assert film["frames"][-1]["view"]["own"]["low-tide"]["name"]["uk"] == "Відплив"
        assert "Odpływ" in ana.device.done("GET", f"/api/tables/{ana.table}/pictures/0.svg")
        again = ana.device.done("POST", f"/api/tables/{ana.table}/rematch", secret=ana.secret)
        assert ana.device.done("GET", f"/api/tables/{again['table']}")["terms"]["decks"] == ["example"]
        close(*lines)
    assert proven(tmp_path, record)


def missing(ana: Seat) -> None:
    """The table is there without its game, and the reason is given in the reader's language."""
    info = ana.device.done("GET", f"/api/tables/{ana.table}")
    assert (info["status"], info["terms"]["decks"]) == ("playing", ["example"])
    with ana.line() as line:
        error = line.receive()
        assert (error["type"], error["code"]) == ("error", "deck/changed")
        assert error["text"].startswith("Kart tego stołu tu nie ma (brakujące lub zmienione")
        assert "example.toml" in error["text"]
        line.send(type="move", number=1, move="pass")
        assert line.until("refused")["code"] == "deck/changed"
    answer = ana.device.ask("GET", f"/api/tables/{ana.table}/record", secret=ana.secret)
    assert (answer.status, answer.body["error"]["code"]) == (409, "deck/changed")


def proven(folder: Path, record: str) -> bool:
    """Its record names the deck, and is replayed and verified with the file, not without it."""
    path = folder / "game.record"
    path.write_text(record)
    assert "deck 1: " in record
    assert " example.toml | harbour-lights low-tide" in record
    game = Game.from_record(record, deck=own_catalogue([EXAMPLE]))
    done = vitrall("verify", str(path), "--deck", str(EXAMPLE))
    assert done.stdout.startswith("True to its seed"), done
    assert vitrall("replay", str(path), "--deck", str(EXAMPLE), "--to", "1").returncode == 0
    without = vitrall("verify", str(path))
    assert "[record/cards]" in without.stderr
    return game.is_over


def refused_by_name(address: str) -> None:
    """What is said against a move calls the card as its deck does."""
    ana = Device(address, "pl")
    people = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
    answer = ana.open(people, decks=["saws"])
    ana.done("POST", f"/api/tables/{answer['table']}/start")
    lines = [Seat(ana, answer["table"], seat["seat"], seat["secret"]).line() for seat in answer["seats"]]
    for number in range(3):  # both choose their windows, and all cards are dealt
        for line in lines:
            line.reach(number)
        if number < 2:
            lines[number].move(lines[number].view["legal"][0])
    mover = next(line for line in lines if line.view["legal"])
    mover.move("use fret-saw")
    assert "Piła włosowa" in mover.until("refused")["text"]
    close(*lines)


def test_fair_dice_deal_the_cards_of_a_deck_too(tmp_path: Path) -> None:
    """Bots alone, with nothing but the three tools of a deck."""
    folder = tmp_path / "decks"
    folder.mkdir()
    (folder / "saws.toml").write_text(SAWS)
    with serving(tmp_path / "tables.db", "--decks", str(folder)) as server:
        refused_by_name(server.address)
        ana = Device(server.address)
        table = ana.open([{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}], decks=["saws"])["table"]
        ana.done("POST", f"/api/tables/{table}/start")
        with ana.line(table) as watching:
            while not watching.reach(watching.last + 1)["over"]:
                pass
            assert {tool["id"] for tool in watching.view["tools"]} == {"fret-saw", "band-saw", "rip-saw"}
        (tmp_path / "game.record").write_text(ana.done("GET", f"/api/tables/{table}/record"))
    done = vitrall("verify", str(tmp_path / "game.record"), "--deck", str(folder / "saws.toml"))
    assert done.stdout.startswith("Fair"), done


def test_what_is_offered_and_what_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    shutil.copy(EXAMPLE, folder / "example.toml")
    (folder / "broken.toml").write_text(TEXT.replace("favor = 4", "favor = 9"))
    with serving(tmp_path / "tables.db", VITRALL_DECKS=str(folder)) as server:
        bo = Device(server.address, "uk")
        assert bo.done("GET", "/api/choices")["decks"] == [{"name": "example", "title": "Example", "cards": 10}]
        deck = bo.done("GET", "/api/decks/example")
        assert deck["cards"]["patterns"]["low-tide"] == {"favor": 5, "rows": ["B2.4R", "5B...", "..B1.", "G3.BY"]}
        assert deck["cards"]["attested"]["keyhole"] == {"card": "own"}
        assert [deck["words"][language]["low-tide"]["name"] for language in ("en", "pl", "uk", "es")] == [
            "Low Tide",
            "Odpływ",
            "Відплив",
            "Marea baja",
        ]
        assert deck["words"]["uk"]["keyhole"]["text"].startswith("The sum of the values")
        for name in ("broken", "..%2F..%2Ftables", "example.toml"):
            answer = bo.ask("GET", f"/api/decks/{name}")
            assert answer.status == 404, answer
        wrong = bo.ask("POST", "/api/tables", {"terms": {"decks": ["exampel"]}})
        assert (wrong.status, wrong.body["error"]["code"]) == (404, "deck/unknown")
        assert wrong.body["error"]["text"].startswith("Такої колоди на сервері немає")
        many = bo.ask("POST", "/api/tables", {"terms": {"decks": ["example"] * 9}})
        assert many.body["error"]["code"] == "request/malformed"
        assert "broken.toml, line 13" in server.log()
        assert "Traceback" not in server.log()
