"""What a typed line means, against positions of a real game."""

from __future__ import annotations

import pytest

from vitrall import Game, Options
from vitrall.cli.screen.console import Screen
from vitrall.cli.session.moment import Moment, moment
from vitrall.cli.session.typed_line import Matches, Order, Reader
from vitrall.words import Words


def position(*moves: str, language: str = "en", players: int = 2) -> Moment:
    game = Game.new(Options(players=players), seed=7)
    for move in moves:
        game.play(move)
    return moment(game, game.seats_awaited[0], ["Ana", "Bo"], Words(language), Screen(), shared=False)


CHOSEN = ("choose 1 sun-catcher", "choose 2 firmitas")


def read(line: str, now: Moment) -> Order | Matches:
    return Reader(now.words).read(line, now.position)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("d R2", "draft R2"),
        ("draft r2", "draft R2"),
        ("take", None),
        ("R2", "draft R2"),
        ("r2", "draft R2"),
        ("DRAFT R2", "draft R2"),
        ("1", "draft B4"),
        ("6", "pass"),
        ("pass", "pass"),
        ("pa", "pass"),
        ("p", None),
        ("end", "pass"),
        ("7", None),
        ("R6", None),
        ("p A1", None),
    ],
)
def test_a_turn(line: str, move: str | None) -> None:
    reading = read(line, position(*CHOSEN))
    assert isinstance(reading, Matches)
    assert reading.moves == ([move] if move else [])


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("p c1", ["place C1"]),
        ("C1", ["place C1"]),
        ("use 1", ["use grozing-pliers"]),
        ("u 2", ["use cork-backed-straightedge"]),
        ("use groz", ["use grozing-pliers"]),
        ("use Cork-backed Straightedge", ["use cork-backed-straightedge"]),
        ("groz", ["use grozing-pliers"]),
        ("use", ["use grozing-pliers", "use cork-backed-straightedge"]),
        ("use 3", []),
        ("B4", []),
    ],
)
def test_a_die_in_hand(line: str, moves: list[str]) -> None:
    reading = read(line, position(*CHOSEN, "draft R2"))
    assert isinstance(reading, Matches)
    assert reading.moves == moves


@pytest.mark.parametrize(
    ("language", "line", "move"),
    [
        ("pl", "wybierz R2", "draft R2"),
        ("pl", "w r2", "draft R2"),
        ("pl", "d r2", "draft R2"),
        ("pl", "zakoncz", "pass"),
        ("uk", "вибрати R2", "draft R2"),
        ("uk", "в У3", "draft Y3"),
        ("uk", "завершити", "pass"),
        ("es", "elegir g3", "draft G3"),
        ("es", "pasar", "pass"),
    ],
)
def test_a_turn_in_other_languages(language: str, line: str, move: str) -> None:
    reading = read(line, position(*CHOSEN, language=language))
    assert isinstance(reading, Matches)
    assert reading.moves == [move]


def test_tools_have_their_names_in_every_language() -> None:
    for language, line in (("pl", "uzyj odszczyp"), ("uk", "використати вітражні"), ("es", "usar alicates")):
        reading = read(line, position(*CHOSEN, "draft R2", language=language))
        assert isinstance(reading, Matches)
        assert reading.moves == ["use grozing-pliers"], language


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("undo", Order("undo")),
        ("u", Order("undo")),
        ("?", Order("help")),
        ("", Order("")),
        ("   ", Order("")),
        ("why C3", Order("why", "C3")),
        ("save My Game.txt", Order("save", "My Game.txt")),
        ("q", Order("quit")),
    ],
)
def test_commands(line: str, order: Order) -> None:
    assert read(line, position(*CHOSEN)) == order


@pytest.mark.parametrize(
    ("line", "attempt"),
    [
        ("p C3", "place C3"),
        ("C3", "place C3"),
        ("use lathekin", "use lathekin"),
        ("use 3", "use eglomise-brush"),
        ("m A1 B2", "move A1 B2"),
        ("swap 3 R5", "swap 3 R5"),
    ],
)
def test_a_move_that_is_not_legal_is_understood_all_the_same(line: str, attempt: str) -> None:
    reading = read(line, position(*CHOSEN, "draft R2"))
    assert isinstance(reading, Matches)
    assert not reading.moves
    assert attempt in reading.attempts


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("4", ["choose 1 sun-catcher"]),
        ("sun catcher", ["choose 1 sun-catcher"]),
        ("choose sun", ["choose 1 sun-catcher"]),
        ("c shadow", ["choose 1 shadow-thief"]),
        ("auro", ["choose 1 aurora-sagradis", "choose 1 aurorae-magnificus"]),
        ("aur", []),
        ("choose 1", []),
    ],
)
def test_a_pattern_is_chosen_by_name(line: str, moves: list[str]) -> None:
    reading = read(line, position())
    assert isinstance(reading, Matches)
    assert reading.moves == moves


def test_a_die_that_pays_needs_no_name_where_there_is_one() -> None:
    now = position(position(players=1).moves[0], players=1)
    uses = [move for move in now.moves if move.startswith("use ")]
    for move in uses:
        tool = move.split(" ")[1]
        reading = read(f"use {tool}", now)
        assert isinstance(reading, Matches)
        assert reading.moves == [each for each in uses if f" {tool} " in each]
