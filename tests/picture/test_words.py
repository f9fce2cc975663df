"""Titles and descriptions in four languages, as they are read out."""

from __future__ import annotations

import pytest

from tests.picture.scenes import KINDS, pattern, picture
from vitrall.picture import die_picture, window_picture
from vitrall.words import LANGUAGES, Words

DICE: list[str | None] = ["R5", None, None, "B1", *[None] * 16]


@pytest.mark.parametrize("kind", KINDS)
def test_every_language_has_its_own_words(kind: str) -> None:
    drawn = [picture(kind, None, language) for language in LANGUAGES]
    assert len({each.description for each in drawn}) == len(LANGUAGES)
    assert all(each.title and each.description.endswith(".") for each in drawn)


@pytest.mark.parametrize(
    ("language", "title", "description"),
    [
        ("en", "Die: a red 5", "The sign of its colour is a heart."),
        ("pl", "Kostka: czerwona piątka", "Znak jej koloru to serce."),
        ("uk", "Кубик: червона п’ятірка", "Знак його кольору — серце."),
        ("es", "Dado: un 5 rojo", "El signo de su color es un corazón."),
    ],
)
def test_a_die_is_told(language: str, title: str, description: str) -> None:
    drawn = die_picture("R5", words=Words(language, strict=True))
    assert drawn.title == title
    assert drawn.description.endswith(description)


@pytest.mark.parametrize(
    ("language", "title", "begins"),
    [
        (
            "en",
            "Window: Sun Catcher",
            "2 favor tokens. Row A: a red 5, empty blue space, empty space with value 2, a blue 1, empty yellow space. "
            "Row B: blank space,",
        ),
        (
            "pl",
            "Witraż: {name}",
            "2 znaczniki uznania. Rząd A: czerwona piątka, puste niebieskie pole, puste pole z wartością 2, "
            "niebieska jedynka, puste żółte pole. Rząd B: białe pole,",
        ),
        (
            "uk",
            "Вітраж: {name}",
            "2 фішки привілеїв. Ряд A: червона п’ятірка, порожня синя комірка, порожня комірка зі значенням 2, "
            "синя одиниця, порожня жовта комірка. Ряд B: біла комірка,",
        ),
        (
            "es",
            "Vitral: {name}",
            "2 fichas de donativo. Fila A: un 5 rojo, casilla vacía azul, casilla vacía de valor 2, un 1 azul, "
            "casilla vacía amarilla. Fila B: casilla en blanco,",
        ),
    ],
)
def test_a_window_is_told(language: str, title: str, begins: str) -> None:
    words = Words(language, strict=True)
    drawn = window_picture(pattern("sun-catcher"), DICE, favor=2, words=words)
    assert drawn.title == title.format(name=words.name("sun-catcher"))
    assert drawn.description.startswith(begins)
