"""Games on disk belong to one state of rules, cards and bots; weights are part of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import vitrall
from vitrall.lab.arena import archive


@pytest.mark.parametrize("name", ["net.json", "craftsman.toml", "greedy.py"])
def test_another_net_or_other_weights_begin_another_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Path(vitrall.__file__).parent
    for folder in archive.SOURCES:
        shutil.copytree(source / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    monkeypatch.setattr(vitrall, "__file__", str(tmp_path / "__init__.py"))
    before = archive.sources_mark.__wrapped__()
    changed = tmp_path / "bots" / name
    changed.write_bytes(changed.read_bytes() + b"\n")
    assert archive.sources_mark.__wrapped__() != before
