"""Collections of records: read as they were written, quickly, and never beyond their limits."""

from __future__ import annotations

import json
import time
import zipfile
from itertools import islice
from pathlib import Path

import pytest

from testing.damaged_records import SOUND
from vitrall import Unreadable
from vitrall.cards.catalogue import full_deck
from vitrall.cli.main import main
from vitrall.lab import record_collection
from vitrall.lab.record_collection import Limits, StoredRecord, read_collection, write_collection
from vitrall.record import read_record

GAME = Path(__file__).parents[2] / "docs" / "pictures" / "game.record"
GLORY = GAME.with_name("glory.record")
TEXTS = [GAME.read_text("utf-8"), GLORY.read_text("utf-8"), GAME.read_text("utf-8")]


@pytest.mark.parametrize("name", ["games.vitrall", "games.zip"])
@pytest.mark.parametrize("chunk", [7, 1 << 20])
def test_records_come_back_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, chunk: int) -> None:
    monkeypatch.setattr(record_collection, "CHUNK", chunk)
    path = tmp_path / name
    assert write_collection(path, TEXTS) == 3
    records = list(read_collection(path))
    assert [record.number for record in records] == [1, 2, 3]
    for record, text in zip(records, TEXTS, strict=True):
        assert record.text.strip() == text.strip().encode()
        assert record.read(full_deck()).actions == read_record(text, full_deck()).actions
    assert records[0].headers() == {
        "edition": "standard",
        "players": "2",
        "seat 1": "Ana",
        "seat 2": "Olek",
        "actions": "189",
    }
    assert [entry.name for entry in tmp_path.iterdir()] == [name]


def test_a_file_from_another_system_is_read(tmp_path: Path) -> None:
    path = tmp_path / "games.vitrall"
    path.write_bytes(b"\xef\xbb\xbf" + "\n".join(TEXTS).replace("\n", "\r\n").encode())
    assert [record.read(full_deck()).options.players for record in read_collection(path)] == [2, 3, 2]
    path.write_bytes(b"\n")
    assert list(read_collection(path)) == []


def test_heads_are_skimmed_quickly(tmp_path: Path) -> None:
    path = tmp_path / "games.vitrall"
    write_collection(path, TEXTS[:1] * 2000)
    began = time.process_time()
    assert sum(int(record.headers()["players"]) for record in read_collection(path)) == 4000
    assert 2000 / (time.process_time() - began) > 5000


def test_reading_is_a_stream(tmp_path: Path) -> None:
    path = tmp_path / "games.vitrall"
    path.write_bytes(TEXTS[0].encode() + b"\nvitrall-record 1\n" + b"roll R5\n" * 200_000)
    assert next(read_collection(path)).number == 1
    with pytest.raises(Unreadable) as refused:
        list(read_collection(path))
    assert refused.value.code == "record/size"


@pytest.mark.parametrize("name", ["games.vitrall", "games.zip"])
def test_limits_hold(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    write_collection(path, TEXTS)
    assert len(list(read_collection(path, Limits(records=3)))) == 3
    for limits, code in ((Limits(records=2), "collection/count"), (Limits(bytes=3000), "collection/size")):
        with pytest.raises(Unreadable) as refused:
            list(read_collection(path, limits))
        assert refused.value.code == code


def test_a_zip_that_unpacks_to_much_is_stopped(tmp_path: Path) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.record", b"vitrall-record 1\n" + b" " * 20_000_000)
    assert path.stat().st_size < 100_000
    with pytest.raises(Unreadable) as refused:
        list(read_collection(path))
    assert refused.value.code == "record/size"


@pytest.mark.parametrize("name", ["../a.record", "/etc/a.record", "a/../../b.record", "c:a.record", "a\\b.record"])
def test_paths_that_reach_out_are_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / "games.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("README", "not a record, and not read")
        archive.writestr(name, TEXTS[0])
    with pytest.raises(Unreadable) as refused:
        list(read_collection(path))
    assert refused.value.code == "collection/path"


def test_other_files_are_refused(tmp_path: Path) -> None:
    write_collection(tmp_path / "sound.zip", TEXTS)
    sound = (tmp_path / "sound.zip").read_bytes()
    torn, text = tmp_path / "torn.zip", tmp_path / "text.vitrall"
    text.write_text("Dear Bo,\n")
    for damage in (sound[:-30], sound[:60] + b"x" * 40 + sound[100:]):
        torn.write_bytes(damage)
        with pytest.raises(Unreadable) as refused:
            list(read_collection(torn))
        assert refused.value.code == "collection/file"
    for path in (text, tmp_path, tmp_path / "nowhere"):
        with pytest.raises(Unreadable) as refused:
            list(read_collection(path))
        assert (refused.value.code, str(path) in refused.value.message) == ("collection/file", True)


def test_a_damaged_record_is_named_by_its_number() -> None:
    damaged = StoredRecord(7, SOUND.replace("players: 2", "players: 20").encode())
    with pytest.raises(Unreadable) as refused:
        damaged.read(full_deck())
    assert (refused.value.code, "record 7" in refused.value.message) == ("record/option", True)
    for text, code in (
        (b"vitrall-record 1\nplayers 2\n", "record/header"),
        (b"vitrall-record 1\n\xff\n", "record/encoding"),
    ):
        with pytest.raises(Unreadable) as refused:
            StoredRecord(7, text).headers()
        assert (refused.value.code, "record 7" in refused.value.message) == (code, True)


def test_only_records_are_written(tmp_path: Path) -> None:
    for text in ("Dear Bo,\n", TEXTS[0] + TEXTS[1]):
        with pytest.raises(Unreadable) as refused:
            write_collection(tmp_path / "games.vitrall", [TEXTS[0], text])
        assert refused.value.code == "record/magic"
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(Unreadable) as refused:
        write_collection(tmp_path / "nowhere" / "games.zip", TEXTS)
    assert refused.value.code == "file/write"


def test_commands_collect_list_and_show(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    path = str(tmp_path / "games.zip")
    assert main(["data", "collect", str(GAME), str(GLORY), "--out", path, "--lang", "en"]) == 0
    assert main(["data", "list", path, "--json"]) == 0
    written = capfdbinary.readouterr().out.decode().splitlines()
    assert written[0] == "games: 2"
    assert [json.loads(line)["headers"]["players"] for line in written[1:]] == ["2", "3"]
    assert main(["data", "list", path]) == 0
    line = next(islice(capfdbinary.readouterr().out.decode().splitlines(), 1))
    assert line == "1\tedition: standard; players: 2; seat 1: Ana; seat 2: Olek; actions: 189"
    assert main(["data", "show", path, "2"]) == 0
    assert capfdbinary.readouterr().out == GLORY.read_bytes()
    assert main(["data", "show", path, "3"]) == 1
    assert b"[collection/number]" in capfdbinary.readouterr().err
