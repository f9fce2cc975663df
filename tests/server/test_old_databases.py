"""Databases that earlier versions left behind still open: games continue, and nobody loses a seat.

A sample for each schema is in `tests/data/opened`: the SQLite file, the key of its seeds, and what its people stored.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from testing.server.client import Device, hasty
from testing.server.in_process import served
from vitrall.fair import verify

FOLDER = Path(__file__).parents[1] / "data" / "opened"
SAMPLES = sorted(FOLDER.glob("tables-*.db"))

pytestmark = pytest.mark.slow


def test_the_samples_are_there() -> None:
    assert [path.name for path in SAMPLES][:1] == ["tables-0005.db"]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_everybody_finds_their_tables_again_and_plays_on(tmp_path: Path, sample: Path) -> None:
    people: Any = json.loads(sample.with_suffix(".json").read_text(encoding="utf-8"))
    for path in (sample, sample.with_name(sample.name + ".key")):
        shutil.copy(path, tmp_path / path.name.replace(sample.name, "tables.db"))
    with served(tmp_path / "tables.db") as server:
        ana = Device(server.address)
        ana.cookie = people["cookie"]
        assert [(each["id"], each["yours"]) for each in ana.done("GET", "/api/home")] == [(people["running"], [0])]
        assert [each["id"] for each in ana.done("GET", "/api/tables")] == [people["waiting"]]
        lines = [ana.line(people["running"], secret) for secret in people["secrets"]]
        for line in lines:
            line.reach(people["entries"] - 1)
        while not lines[0].view["over"]:
            number = lines[0].last
            mover = lines[lines[0].view["awaited"][0]]
            mover.reach(number)
            mover.move(hasty(mover.view))
            lines[0].reach(number + 1)
        for line in lines:
            line.close()
        for table in (people["running"], people["over"]):
            assert verify(ana.done("GET", f"/api/tables/{table}/record")).dice == "fair"
        assert ana.done("GET", f"/api/tables/{people['with_bot']}")["dice"] == "chosen"
