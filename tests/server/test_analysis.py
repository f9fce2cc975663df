"""Analyses over HTTP: of finished tables and of records; what is refused; the same result each time; no secrets."""

from __future__ import annotations

import gzip
import http.client
import json
import re
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock, call

import msgspec
import pytest

from testing.example_deck import SAWS
from testing.server.analyses import analysing_server
from testing.server.client import Device, hasty
from testing.server.in_process import Served
from vitrall.analysis import EFFORTS, Effort, analyse, analysis_data
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.server import analysis_worker, bot_worker
from vitrall.server.analysis_process import AnalysisProcess
from vitrall.server.analysis_queue import Key, Reader
from vitrall.server.analysis_routes import finished_game
from vitrall.server.analysis_worker import AnalysisTask, Stage, run, stages_of, texts
from vitrall.server.deck_folder import read_decks
from vitrall.server.guard import MOST_RECORD
from vitrall.server.lobby import LONGEST_NAME
from vitrall.server.running import Server
from vitrall.words import LANGUAGES, Words

GAMES = Path(__file__).parents[1] / "golden" / "games"
SOLO = (GAMES / "solo-one-tool.txt").read_text("utf-8")
PATIENCE = 60.0


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with analysing_server(tmp_path_factory.mktemp("analysis") / "tables.db") as running:
        yield running


def opened_alone(device: Device) -> tuple[str, str]:
    opened = device.open([{"kind": "person", "name": "Ana"}], options={"players": 1}, seed=5)
    device.done("POST", f"/api/tables/{opened['table']}/start")
    return str(opened["table"]), str(opened["seats"][0]["secret"])


@pytest.fixture(scope="module")
def over(near: Served) -> str:
    """A solo game that was played to its end."""
    device = Device(near.address)
    table, secret = opened_alone(device)
    with device.line(table, secret) as line:
        view = line.reach(0)
        while not view["over"]:
            line.move(hasty(view))
            view = line.reach(line.last + 1)
    return table


def lines(body: str) -> list[Any]:
    return [json.loads(line) for line in body.splitlines()]


def sent(device: Device, record: str, effort: str = "quick") -> Any:
    return device.ask("POST", f"/api/analysis?effort={effort}", record.encode())


def error_of(answer: Any) -> Any:
    return answer.status, answer.body["error"]["code"]


@pytest.mark.slow
def test_a_finished_table_is_analysed_for_everybody_who_has_its_link(near: Served, over: str) -> None:
    answer = Device(near.address).ask("GET", f"/api/tables/{over}/analysis?effort=quick")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    got = lines(answer.body)
    kinds = [line["type"] for line in got if line["type"] not in ("waiting", "working")]
    assert (kinds[0], kinds[1], kinds[-1]) == ("game", "analysis", "done")
    game, last = (next(line for line in reversed(got) if line["type"] == kind) for kind in ("game", "analysis"))
    assert game["seats"] == [{"kind": "person", "name": "Ana"}]
    (seat,) = last["seats"]
    parts = ("expected", "luck", "own", "others", "rest")
    assert sum(seat["points"][part][0] for part in parts) == seat["points"]["result"]
    assert seat["points"]["result"] == 1000 * (game["result"]["sheet"]["seats"][0]["total"] - game["result"]["target"])
    for turn in seat["turns"]:
        assert str(turn["moves"]) in game["views"]
        assert str(turn["better_moves"]) in game["views"]
        assert turn["lines"]["done"]
        assert bool(turn["lines"]["better"]) == bool(turn["better"])
        placed = [move.split()[1] for move in turn["done"] if move.startswith("place ")]
        assert [mark["space"] for mark in turn["marks"]["done"]] == placed


@pytest.mark.slow
def test_an_upload_gives_the_same_to_the_last_digit_as_the_library(near: Served) -> None:
    first, second = (lines(sent(Device(near.address), SOLO, "normal").body) for _ in range(2))
    assert [line for line in first if line["type"] in ("game", "analysis")][-1] == second[-2]
    analysis = second[-2]
    whole = json.loads(json.dumps(analysis_data(analyse(Game.from_record(SOLO), "normal"))))
    assert analysis["curve"] == whole["curve"]
    for seat, expected in zip(analysis["seats"], whole["seats"], strict=True):
        assert {part: seat[part] for part in ("points", "chances", "accuracy", "costliest")} == {
            part: expected[part] for part in ("points", "chances", "accuracy", "costliest")
        }
    assert [line["type"] for line in second] == ["game", "analysis", "done"]  # from memory, at once


@pytest.mark.slow
def test_a_quick_analysis_comes_first_and_the_thorough_one_last(near: Served) -> None:
    sent_texts = [json.loads(text) for text in texts(AnalysisTask(SOLO, stages_of("normal")))]
    assert sent_texts[0]["type"] == "game"
    stages = [(text["effort"], text["share"]) for text in sent_texts[1:]]
    assert (stages[0], stages[-1]) == (("quick", 0.0), ("normal", 1.0))


@pytest.mark.slow
def test_a_running_table_is_refused_and_tells_nothing(near: Served) -> None:
    device = Device(near.address)
    table, secret = opened_alone(device)
    for who in (device, Device(near.address)):
        answer = who.ask("GET", f"/api/tables/{table}/analysis", secret=secret)
        assert error_of(answer) == (409, "table/not-over")
    record = device.ask("GET", f"/api/tables/{table}/record", secret=secret).body
    assert error_of(sent(device, record))[0] in (409, 422)
    assert error_of(device.ask("GET", "/api/tables/none/analysis")) == (404, "table/none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_records_get_a_clear_error_in_the_readers_language(near: Served, language: str) -> None:
    device = Device(near.address, language)
    cut = SOLO[: SOLO.rindex("place ")]
    unfinished = Game.from_record(SOLO)
    some = [str(move) for move in unfinished.moves][:60]
    begun = Game.new(unfinished.options, given=True)
    for move in some:
        begun.play(move)
    cases = {
        "": 422,
        "not a record": 422,
        "\x00\xff": 422,
        cut: 422,
        begun.record(): 409,
    }
    for record, status in cases.items():
        answer = sent(device, record)
        assert answer.status == status, record[:40]
        error = answer.body["error"]
        assert error["code"].startswith(("record/", "analysis/")), error
        assert Words(language).knows("error-" + error["code"].replace("/", "-"))
        assert "Traceback" not in error["text"]
    assert sent(device, begun.record()).body["error"]["code"] == "analysis/not-over"
    assert error_of(sent(device, "x" * (MOST_RECORD + 1))) == (413, "request/size")
    assert error_of(sent(device, SOLO, "endless")) == (422, "request/malformed")


def test_a_record_is_not_read_when_the_queue_is_full(near: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(key: Key, reader: Reader) -> None:
        raise Unavailable("analysis/busy")

    monkeypatch.setattr(near.app.state.server.analyses, "check", full)
    monkeypatch.setattr("vitrall.server.analysis_routes.finished_game", None)
    assert error_of(sent(Device(near.address), SOLO)) == (503, "analysis/busy")


def test_a_packed_record_is_not_unpacked(near: Served) -> None:
    """A small body never becomes a large one."""
    device = Device(near.address)
    for body in (gzip.compress(b"x" * 50_000_000), zlib.compress(SOLO.encode()), b"PK\x03\x04" + bytes(1000)):
        assert len(body) <= MOST_RECORD
        answer = device.ask("POST", "/api/analysis", body, **{"content-encoding": "gzip"})
        assert answer.status == 422
        assert answer.body["error"]["code"].startswith("record/")


def test_a_record_of_a_deck_that_the_server_does_not_have_is_refused(near: Served) -> None:
    head, moves = SOLO.split("\n\n", 1)
    strange = f"{head}\ndeck 1: 0123456789abcdef my-box.toml | fret-saw\n\n{moves}"
    status, code = error_of(sent(Device(near.address), strange))
    assert (status, code) == (422, "record/cards")


def test_a_record_of_a_deck_of_the_server_is_read_with_it_and_names_it(tmp_path: Path) -> None:
    (tmp_path / "saws.toml").write_text(SAWS, encoding="utf-8")
    decks = read_decks(tmp_path)
    game = Game.new(Options(), seed=5, deck=decks.catalogue(["saws"]))
    while not game.is_over:
        game.play(next(iter(game.legal_moves)))
    read, names = finished_game(game.record().encode(), decks)
    assert (read.record(), names) == (game.record(), ["saws"])
    first = next(texts(AnalysisTask(game.record(), (), decks=decks.texts(names))))
    assert json.loads(first)["decks"] == ["saws"]
    (tmp_path / "saws.toml").write_text(SAWS.replace('{ turn = "opposite" }, ', ""), encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        finished_game(game.record().encode(), read_decks(tmp_path))
    assert refused.value.code == "record/cards"


@pytest.mark.slow
def test_names_of_a_record_are_cut_and_have_no_control_signs(near: Served) -> None:
    name = "<b>\u202e" + "W" * 5000
    record = re.sub(r"^seat 1: .*\n", "", SOLO, flags=re.MULTILINE).replace("\n", f"\nseat 1: {name}\n", 1)
    got = lines(sent(Device(near.address), record).body)
    (seat,) = next(line for line in got if line["type"] == "game")["seats"]
    assert seat["kind"] == "person"
    assert seat["name"] == ("<b>" + "W" * 5000)[:LONGEST_NAME]


@pytest.mark.slow
def test_a_long_answer_ends_and_the_next_one_continues(near: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    device, record = Device(near.address), SOLO.replace("\n", "\nnote: asked twice\n", 1)
    with monkeypatch.context() as patch:
        patch.setattr("vitrall.server.analysis_routes.STREAM_SECONDS", -1.0)
        patch.setattr("vitrall.server.analysis_queue.GRACE", PATIENCE)
        first = lines(sent(device, record, "normal").body)
    assert [line["type"] for line in first] == ["waiting", "resume"]
    analyses = near.app.state.server.analyses
    assert len(analyses._runs) == 1  # it continues for the reader who comes back
    (running,) = analyses._runs.values()
    second = lines(sent(device, record, "normal").body)
    assert [second[-2]["type"], second[-1]["type"]] == ["analysis", "done"]
    assert running.is_done


def test_an_analysis_is_less_urgent_than_the_moves_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    nice: list[int] = []
    monkeypatch.setattr("vitrall.server.analysis_worker.settle_in", nice.append)
    connection = Mock()
    run(connection, msgspec.json.encode(AnalysisTask(SOLO, (Stage("quick", 1, 1, 1),))))
    assert connection.send_bytes.call_args == call(b"")  # the end
    assert nice == [analysis_worker.POLITENESS]
    assert analysis_worker.POLITENESS > bot_worker.POLITENESS


@pytest.mark.slow
def test_a_reader_who_leaves_ends_the_analysis(near: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrall.server.analysis_queue.GRACE", 0.05)
    patient = Effort(playouts=10_000, candidates=1, choosing=1)
    monkeypatch.setitem(EFFORTS, "quick", patient)
    record = (GAMES / "six-everything.txt").read_bytes()
    server = near.app.state.server
    assert isinstance(server, Server)
    monkeypatch.setattr(server.analyses, "_start", AnalysisProcess)
    connection = http.client.HTTPConnection("127.0.0.1", near.port, timeout=PATIENCE)
    connection.request("POST", "/api/analysis", record)
    answer = connection.getresponse()
    assert json.loads(answer.readline())["type"] == "waiting"
    (running,) = server.analyses._runs.values()
    assert [stage.name for stage in running.task.stages] == ["quick"]  # so many players: nothing thorough
    answer.close()
    connection.close()
    until = time.monotonic() + PATIENCE
    while server.analyses._runs:
        assert time.monotonic() < until, "the analysis goes on for nobody"
        time.sleep(0.02)
    assert running.is_ended
