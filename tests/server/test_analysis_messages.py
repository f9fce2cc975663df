"""Analyses as messages: the dice of a turn as marks, packed lines, and how often something is sent."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from vitrall.analysis.game_spans import Kind, game_spans
from vitrall.game import Game
from vitrall.moves import notation_of
from vitrall.server import analysis_worker
from vitrall.server.analysis_messages import _dice_set, _marks
from vitrall.server.analysis_routes import _packed
from vitrall.server.analysis_worker import BETWEEN, AnalysisTask, Stage, texts

RECORD = (Path(__file__).parents[1] / "golden" / "games" / "two-standard.txt").read_text("utf-8")


def test_the_marks_of_a_turn_are_the_dice_that_its_seat_placed_in_it() -> None:
    game = Game.from_record(RECORD)
    rules = game.state.rules
    spans = game_spans(rules, [move.action for move in game.moves])
    notation, count = notation_of(rules.deck), 0
    for number, span in enumerate(spans):
        moves = [notation.text(action).split() for action in span.actions]
        if span.kind is Kind.TURN and [words[0] for words in moves] == ["draft", "place", "pass"]:
            assert [mark["space"] for mark in _marks(spans, number, span.seat)] == [moves[1][1]]
            count += 1
    assert count > 10


def test_a_die_that_was_swapped_with_the_track_comes_from_there() -> None:
    hand, track = {"kind": "hand", "seat": 0}, {"kind": "track", "round": 2}
    window = {"kind": "window", "seat": 0, "space": "A1"}
    events: Any = [
        {"kind": "drafted", "origin": {"kind": "pool"}, "target": hand, "after": ["R1"]},
        {"kind": "swapped", "origin": hand, "target": track, "after": ["R1", "G3"]},
        {"kind": "placed", "origin": hand, "target": window, "after": ["G3"]},
    ]
    assert _dice_set(events, 0) == [{"die": "G3", "was": "G3", "origin": track, "space": "A1"}]


def test_each_packed_line_can_be_read_at_once() -> None:
    async def lines() -> AsyncGenerator[bytes, None]:
        for line in (b"one\n", b"two\n"):
            yield line

    async def main() -> list[bytes]:
        reader = zlib.decompressobj(31)  # gzip, as the header of the answer says
        return [reader.decompress(part) async for part in _packed(lines())]

    assert asyncio.run(main()) == [b"one\n", b"two\n", b""]


def test_the_last_stage_is_sent_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def analysing(*given: object) -> Iterator[Any]:
        for stage, playouts in ((0, 2), *((1, playouts) for playouts in range(1, 10))):
            now[0] += BETWEEN * 0.6
            yield SimpleNamespace(stage=stage, playouts=playouts, analysis=lambda: None)

    monkeypatch.setattr(analysis_worker, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(analysis_worker, "analysing_in_stages", analysing)
    monkeypatch.setattr(analysis_worker, "_text", lambda game, analysis, stage, share: (stage.name, round(9 * share)))
    sent: list[Any] = list(texts(AnalysisTask(RECORD, (Stage("quick", 2, 1, 1), Stage("normal", 9, 1, 1)))))[1:]
    assert sent == [("quick", 0), ("normal", 2), ("normal", 4), ("normal", 6), ("normal", 8), ("normal", 9)]
