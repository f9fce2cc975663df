"""Windows: each pattern with its own prints, dice where they lie, tokens as lobes of the rose."""

from __future__ import annotations

import pytest

from tests.picture.scenes import ended, middle, pattern, picture
from tests.picture.seen import elements, ids, texts, uses
from vitrall.cards.catalogue import base_catalogue, base_deck
from vitrall.engine.dice import LETTERS
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.picture import glass_picture, seat_window, window_picture
from vitrall.picture.window_frame import PITCH, STONE
from vitrall.view import seat_view

TWENTY: list[str | None] = [None] * 20


def cells(drawn: list[tuple[str, float, float]], top: float) -> dict[int, str]:
    """What lies on which of the twenty spaces."""
    return {round((x - STONE) / PITCH) + 5 * round((y - top) / PITCH): name for name, x, y in drawn}


@pytest.mark.parametrize("id", [pattern.id for pattern in base_deck().patterns])
def test_every_window_shows_its_own_prints(id: str) -> None:
    drawn = window_picture(pattern(id))
    spaces = uses(drawn, "space")
    sorted_cells = cells(spaces, min(y for _, _, y in spaces))
    assert [sorted_cells[cell] for cell in range(20)] == [
        mark if mark != "." else "blank" for mark in "".join(pattern(id).rows)
    ]
    assert texts(drawn)[-1] == base_catalogue().name("pattern", id)


def test_dice_lie_where_they_lie_and_hide_the_print() -> None:
    shape, dice = seat_window(middle(), 0)
    drawn = window_picture(shape, dice)
    top = min(y for _, _, y in uses(drawn, "space") + uses(drawn, "die"))
    laid, spaces = cells(uses(drawn, "die"), top), cells(uses(drawn, "space"), top)
    assert {cell: f"{LETTERS[int(name[0])]}{name[1]}" for cell, name in laid.items()} == {
        cell: die for cell, die in enumerate(dice) if die is not None
    }
    assert set(laid) | set(spaces) == set(range(20))
    assert not set(laid) & set(spaces)


@pytest.mark.parametrize(("left", "lit"), [(5, 5), (2, 2), (0, 0)])
def test_the_rose_has_a_lobe_for_each_token(left: int, lit: int) -> None:
    drawn = window_picture(pattern("firelight"), favor=left)
    assert any(id.endswith(f"-head-5-{lit}") for id in ids(drawn))
    petals = [look for tag, look in elements(drawn) if tag == "path" and "rotate" in look.get("transform", "")]
    assert len(petals) == 5
    assert sum("bead" in look["fill"] for look in petals) == lit


def test_a_finished_window_has_a_pane_for_every_die() -> None:
    shape, dice = seat_window(ended().view(), 0)
    drawn = glass_picture(shape, dice, note="Ana · 54")
    assert texts(drawn)[-2:] == ["Via Lux", "Ana · 54"]
    values = sum(int(str(die)[1]) for die in dice)
    pips = [look for tag, look in elements(drawn) if tag == "circle" and look["r"] == "3.1"]
    assert len(pips) == values


def test_empty_spaces_of_a_finished_window_are_clear() -> None:
    bare = glass_picture(pattern("firelight"), TWENTY)
    assert not [look for tag, look in elements(bare) if tag == "circle" and look["r"] == "3.1"]


def test_the_hand_slips_the_same_way_for_the_same_window_only() -> None:
    shape, dice = seat_window(ended().view(), 0)
    other = [*dice[:-1], "G1"]
    assert glass_picture(shape, dice).svg == glass_picture(shape, dice).svg
    assert glass_picture(shape, dice).svg != glass_picture(shape, other).svg


@pytest.mark.parametrize("wrong", [["R5"], [*TWENTY[:-1], "R9"], [*TWENTY, None]])
def test_wrong_dice_are_refused(wrong: list[str | None]) -> None:
    with pytest.raises(Unreadable) as refused:
        window_picture(pattern("firelight"), wrong)
    assert refused.value.code == "picture/die"


def test_a_window_that_is_not_there_is_refused() -> None:
    with pytest.raises(Unreadable):
        seat_window(middle(), 2)
    view = seat_view(ended().state, 0)
    view["seats"][1]["pattern"] = None
    with pytest.raises(Unavailable) as refused:
        seat_window(view, 1)
    assert refused.value.code == "view/no-window"


def test_the_sheet_holds_all_windows() -> None:
    drawn = picture("windows")
    names = [base_catalogue().name("pattern", pattern.id) for pattern in base_deck().patterns]
    assert [text for text in texts(drawn) if text in names] == names
    assert len(uses(drawn, "space")) == 24 * 20
