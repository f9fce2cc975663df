"""The picture of a result: exact sizes, points and date, the name and the code only where they are given."""

from __future__ import annotations

import re
from datetime import date
from xml.etree import ElementTree

import pytest

from tests.picture.scenes import ended
from vitrall.picture import Style, WindowResult, result_picture, seat_window
from vitrall.picture.letter_shapes import shaped_line
from vitrall.words import LANGUAGES, Words

SVG = "{http://www.w3.org/2000/svg}"
DAY = date(2026, 11, 17)
CODE = ("101", "010", "111")


def result(name: str = "", code: tuple[str, ...] = ()) -> WindowResult:
    game = ended()
    pattern, dice = seat_window(game.view(), 0, game.state.rules.deck)
    return WindowResult(pattern, tuple(dice), game.scores[0].total, DAY, name, code)


def letters(element: ElementTree.Element) -> int:
    """How many letters a picture has as shapes: they are drawn with y upwards."""
    lines = [line for line in element.iter(f"{SVG}g") if re.search(r"scale\([\d.]+ -", line.get("transform", ""))]
    return sum(len(line.findall(f"{SVG}path")) for line in lines)


def inked(*texts: str) -> int:
    return sum(len(re.sub(r"\s", "", text)) for text in texts)


@pytest.mark.parametrize(("shape", "size"), [("tall", (1200, 1600)), ("wide", (1200, 630))])
@pytest.mark.parametrize("language", LANGUAGES)
def test_points_and_date_are_written_in_every_language(shape: str, size: tuple[int, int], language: str) -> None:
    words = Words(language)
    drawn = result_picture(result(), shape, words=words)
    assert (drawn.width, drawn.height) == size
    assert words.say("points", points=54) in drawn.title
    assert words.day(DAY) in drawn.description + "."
    root = ElementTree.fromstring(drawn.svg)
    assert letters(root) == inked("Via Lux", words.say("points", points=54), words.day(DAY), "Vitrall")
    assert not list(root.iter(f"{SVG}text"))  # no font is needed


def test_name_and_code_are_there_only_if_they_are_given() -> None:
    plain = result_picture(result())
    named = result_picture(result("Володимир-Щедрий"))
    coded = result_picture(result(code=CODE))
    assert "Володимир-Щедрий" in named.title
    extra = letters(ElementTree.fromstring(named.svg)) - letters(ElementTree.fromstring(plain.svg))
    assert extra == inked("Володимир-Щедрий")
    assert "crispEdges" not in plain.svg
    (dark,) = re.findall(r'<path d="([^"]*)"[^>]*crispEdges', coded.svg)
    assert re.findall(r"M(\d+) (\d+)", dark) == [("4", "4"), ("6", "4"), ("5", "5"), ("4", "6"), ("5", "6"), ("6", "6")]


def test_a_game_without_a_date_has_none() -> None:
    undated = WindowResult(result().pattern, result().dice, 54)
    lines = letters(ElementTree.fromstring(result_picture(undated).svg))
    assert lines == inked("Via Lux", "54 points", "Vitrall")


def test_a_long_line_keeps_to_its_room_and_what_has_no_shape_is_left_as_text() -> None:
    wide, fitted = (shaped_line("Щ" * 40, 0, 0, 40, room, anchor="start") for room in (0, 300))

    def scale(line: object) -> float:
        return float(re.findall(r"scale\(([\d.]+)", str(line))[0])

    width = 40 * 1000 * scale(wide)
    assert scale(fitted) < scale(wide)
    assert width * scale(fitted) / scale(wide) > 300 * 0.5
    assert "<text" in str(shaped_line("李 <b>", 0, 0, 40))
    assert "<b>" not in str(shaped_line("李 <b>", 0, 0, 40))


def test_both_themes_are_drawn_and_differ() -> None:
    dark, light = (result_picture(result(), "wide", style=Style(theme=theme)).svg for theme in ("dark", "light"))
    assert dark != light
