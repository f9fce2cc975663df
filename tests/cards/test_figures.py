"""The small figures of objectives: made from the measure, and each shows dice that the card would pay for."""

from __future__ import annotations

import pytest

from testing.windows import window
from vitrall.cards.card_data import figures
from vitrall.cards.catalogue import full_deck, full_files
from vitrall.cards.figure import measure_figure
from vitrall.cards.printed import joined
from vitrall.engine.deck import Objective, Pioneer
from vitrall.engine.dice import LETTERS
from vitrall.engine.findings import amount

CARDS: list[Objective | Pioneer] = [*full_deck().publics, *full_deck().privates, *full_deck().pioneers]


def glazed(rows: list[str]) -> list[str]:
    """Dice for the marks. What a mark leaves open is chosen so that neither colours nor values help by chance."""
    return [" ".join(_die(mark, place + row) for place, mark in enumerate(marks)) for row, marks in enumerate(rows)]


def _die(mark: str, turn: int) -> str:
    if mark == ".":
        return ".."
    if mark == "#":
        return f"R{turn % 6 + 1}"
    return mark + str(turn % 6 + 1) if mark in LETTERS else "RYGBP"[turn % 5] + mark


# What a figure cannot show in one mark: two dice alike in both, five dice of one value, a whole row of high values.
BEYOND = ("twin-panes", "shade-quintet", "heavy-row", "monochrome-scale")


@pytest.mark.parametrize("card", [card for card in CARDS if card.id not in BEYOND], ids=lambda card: card.id)
def test_the_figure_shows_dice_that_score(card: Objective | Pioneer) -> None:
    assert amount(window(*glazed(measure_figure(card.measure))), card.measure) >= 1


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_figure_has_the_shape_of_a_window_and_shows_something(card: Objective | Pioneer) -> None:
    rows = measure_figure(card.measure)
    assert [len(row) for row in rows] == [5, 5, 5, 5]
    assert set("".join(rows)) != {"."}


def test_the_figures_of_the_base_game() -> None:
    drawn = figures(joined(full_files())).objectives
    assert drawn["row-color-variety"] == [".....", "RYGBP", ".....", "....."]
    assert drawn["column-shade-variety"] == ["..1..", "..2..", "..3..", "..4.."]
    assert drawn["light-shades"] == [".1...", "...2.", ".....", "....."]
    assert drawn["color-diagonals"] == ["B....", ".B...", "..B..", "...B."]
    assert drawn["ringed-in-colour"] == ["..R..", ".YSG.", "..B..", "....."]
    assert {card.id for card in CARDS} == set(drawn)
