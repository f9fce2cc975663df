"""Which engine runs: the plain source if it is asked for, even with a compiled engine beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from vitrall.kind import PlainEngine, engine_kind


@pytest.fixture
def folder(tmp_path: Path) -> str:
    for name in ("play.py", "play.so", "play.abi3.so", "play.pyd", "only.abi3.so"):
        (tmp_path / name).touch()
    return str(tmp_path)


@pytest.mark.parametrize("package", ["vitrall.engine", "vitrall.bots.mind"])
def test_the_source_is_found_where_an_extension_lies_beside_it(folder: str, package: str) -> None:
    spec = PlainEngine().find_spec(f"{package}.play", [folder])
    assert spec is not None
    assert str(spec.origin).endswith("play.py")


@pytest.mark.parametrize("name", ["vitrall.engine.only", "vitrall.game", "play", "json"])
def test_everything_else_is_left_to_python(folder: str, name: str) -> None:
    assert PlainEngine().find_spec(name, [folder]) is None


def test_the_kind_is_one_of_two() -> None:
    assert engine_kind() in ("plain", "compiled")
