"""A process that analyses one game, with a lower priority than bots: people do not wait for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

import msgspec
from msgspec import Struct

from vitrall.analysis import EFFORTS, Analysis, Effort, analysing_in_stages
from vitrall.cards.card_reader import DeckText
from vitrall.cards.catalogue import joined_catalogue
from vitrall.game import Game
from vitrall.server.analysis_messages import analysis_message, game_message
from vitrall.server.bot_worker import Decks, settle_in
from vitrall.server.deck_folder import ENDING

QUICK: Final = "quick"
POLITENESS: Final = 10  # lower priority than bots
BETWEEN: Final = 0.8  # seconds between two analyses that are sent


class Stage(Struct, frozen=True):
    """An effort with its numbers."""

    name: str
    playouts: int
    candidates: int
    choosing: int


class AnalysisTask(Struct, frozen=True):
    """A finished game, and how thoroughly it is analysed: a quick analysis first, so that there is a curve to look
    at."""

    record: str
    stages: tuple[Stage, ...]
    seed: int = 0
    decks: Decks = ()


def stages_of(effort: str) -> tuple[Stage, ...]:
    efforts = {name: EFFORTS[name] for name in (QUICK, effort)}
    return tuple(Stage(name, each.playouts, each.candidates, each.choosing) for name, each in efforts.items())


def run(connection: Connection, task: bytes) -> None:
    """Answer with JSON texts: the positions, analyses with more and more playouts, and an empty text at the end."""
    settle_in(POLITENESS)
    with suppress(BrokenPipeError, OSError):
        for text in texts(msgspec.json.decode(task, type=AnalysisTask)):
            connection.send_bytes(text)
        connection.send_bytes(b"")


def texts(task: AnalysisTask) -> Iterator[bytes]:
    """The game, then the end of each stage; of the last one something about every second. It is not sent before it has
    as many playouts as the stage before it."""
    game = Game.from_record(task.record, deck=joined_catalogue(tuple(DeckText(*deck) for deck in task.decks)))
    yield msgspec.json.encode(game_message(game, [source.removesuffix(ENDING) for source, _ in task.decks]))
    stages = task.stages
    least = max((stage.playouts for stage in stages[:-1]), default=0)
    sent = time.monotonic()
    for progress in analysing_in_stages(game, [_effort(stage) for stage in stages], task.seed):
        stage, is_last = stages[progress.stage], progress.stage == len(stages) - 1
        is_due = is_last and progress.playouts >= least and time.monotonic() - sent >= BETWEEN
        if is_due or progress.playouts >= stage.playouts:
            share = progress.playouts / stage.playouts if is_last else 0.0
            yield _text(game, progress.analysis(), stage, share)
            sent = time.monotonic()


def _effort(stage: Stage) -> Effort:
    return Effort(stage.playouts, stage.candidates, stage.choosing)


def _text(game: Game, analysis: Analysis, stage: Stage, share: float) -> bytes:
    return msgspec.json.encode(analysis_message(game, analysis, stage.name, share))
