"""Things to draw: the game of the documentation, and moments of others."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vitrall.cards.catalogue import base_deck, full_deck
from vitrall.engine.deck import Pattern
from vitrall.game import Game
from vitrall.picture import (
    Picture,
    Style,
    dice_sheet,
    die_picture,
    glass_picture,
    seat_window,
    table_picture,
    window_picture,
    windows_sheet,
)
from vitrall.picture.gallery import GLORY, GLORY_MOMENT, RECORD, moment
from vitrall.view import View
from vitrall.words import Words

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
KINDS = ("die", "window", "glass", "table", "glory", "windows", "dice")


@cache
def record() -> str:
    return (FOLDER / RECORD).read_text(encoding="utf-8")


@cache
def glory_record() -> str:
    return (FOLDER / GLORY).read_text(encoding="utf-8")


@cache
def glory() -> View:
    return moment(glory_record(), GLORY_MOMENT)


@cache
def ended() -> Game:
    return Game.from_record(record())


@cache
def middle() -> View:
    return moment(record())


def pattern(id: str) -> Pattern:
    return next(pattern for pattern in base_deck().patterns if pattern.id == id)


@cache
def picture(kind: str, style: Style | None = None, language: str = "en") -> Picture:
    words = Words(language, strict=True)
    if kind == "die":
        return die_picture("R5", words=words, style=style)
    if kind == "window":
        return window_picture(*seat_window(middle(), 0), words=words, style=style)
    if kind == "glass":
        return glass_picture(*seat_window(ended().view(), 0), note="Ana", words=words, style=style)
    if kind == "table":
        return table_picture(middle(), names=("Ana", "Olek"), words=words, style=style)
    if kind == "glory":
        names = ("Ana", "Olek", "Zoya")
        return table_picture(glory(), deck=full_deck(), names=names, words=words, style=style)
    if kind == "windows":
        return windows_sheet(base_deck().patterns, words=words, style=style)
    return dice_sheet(words=words, style=style)
