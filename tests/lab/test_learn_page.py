"""The figures and curves of docs/learn.md are those of the training's own progress file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vitrall.bots.learned import NETS
from vitrall.learn.curves import curves, drawing

ROOT = Path(__file__).parents[2]


def events(kind: str = "base") -> list[dict[str, Any]]:
    text = (ROOT / "training" / kind / "progress.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_the_curves_are_those_of_the_training() -> None:
    picture = (ROOT / "docs" / "charts" / "learn-curves.svg").read_text(encoding="utf-8")
    assert picture == drawing(curves(events()))


@pytest.mark.parametrize("kind", sorted(NETS))
def test_the_table_has_every_gate(kind: str) -> None:
    page = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8")
    for gate in (event for event in events(kind) if event["event"] == "gate"):
        points = f"{gate['points']:.2f} : {gate['old_points']:.2f}"
        rest = f"{points} | {100 * gate['won']:.1f} % | {gate['seeds']} | {gate['verdict']} |"
        assert rest in page
