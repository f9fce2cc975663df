"""Merging the parts of a batch gives the batch; files that are not parts of one batch are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from vitrall import Options, Unreadable
from vitrall.cli.main import main
from vitrall.lab import merging
from vitrall.lab.merging import merge
from vitrall.lab.parquet import write_games
from vitrall.lab.simulate import Batch

parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra lab")


def part(folder: Path, first: int, games: int, seed: int = 5, tools: int = 3) -> Path:
    path = folder / f"{first}-{games}-{seed}-{tools}.parquet"
    list(write_games(path, Batch(Options(tools=tools), games, seed, first=first)))
    return path


def test_parts_in_any_order_become_the_file_of_the_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, parts = tmp_path / "out.parquet", [part(tmp_path, 4, 3), part(tmp_path, 0, 4)]
    assert main(["data", "merge", *map(str, parts), "--out", str(out), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "games: 7\n"
    whole = part(tmp_path, 0, 7)
    assert parquet.read_table(out).to_pylist() == parquet.read_table(whole).to_pylist()
    assert parquet.read_schema(out).equals(parquet.read_schema(whole), check_metadata=True)


@pytest.mark.parametrize(
    ("games", "code"),
    [((3, 2, 5), "data/overlap"), ((5, 2, 5), "data/gap"), ((4, 2, 6), "data/batch"), ((4, 2, 5, 1), "data/batch")],
)
def test_what_are_not_parts_of_one_batch_is_refused(tmp_path: Path, games: tuple[int, ...], code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        merge([part(tmp_path, 0, 4), part(tmp_path, *games)], tmp_path / "out.parquet")
    assert refused.value.code == code
    assert not (tmp_path / "out.parquet").exists()


def test_other_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    foreign, torn, sound = tmp_path / "foreign.parquet", tmp_path / "torn.parquet", part(tmp_path, 0, 4)
    parquet.write_table(parquet.read_table(sound).replace_schema_metadata({}), foreign)
    torn.write_bytes(sound.read_bytes()[:-20])
    for path in (foreign, torn, tmp_path / "nowhere.parquet", tmp_path):
        with pytest.raises(Unreadable) as refused:
            merge([path], tmp_path / "out.parquet")
        assert (refused.value.code, str(path) in refused.value.message) == ("data/file", True)
    monkeypatch.setattr(merging, "MOST_FILES", 1)
    with pytest.raises(Unreadable) as refused:
        merge([sound, sound], tmp_path / "out.parquet")
    assert refused.value.code == "data/files"
