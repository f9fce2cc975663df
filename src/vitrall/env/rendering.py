"""A position of an environment as text, as SVG and as pixels, as everybody at the table sees it."""

from __future__ import annotations

from typing import Any, Final

from vitrall.drawing import draw
from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.engine.dice import NO_DIE
from vitrall.engine.errors import Unreadable
from vitrall.engine.state import State
from vitrall.view import SPECTATOR, seat_view
from vitrall.why import none_of

MODES: Final = ("ansi", "svg", "rgb_array")
SPACE: Final = 24  # pixels
COLORS: Final = ((214, 48, 49), (241, 196, 15), (39, 174, 96), (41, 128, 185), (142, 68, 173), (127, 140, 141))
LEAD: Final = (40, 40, 44)
GLASS: Final = (225, 225, 220)
PIP: Final = (250, 250, 250)
# Where the pips of a die lie, in thirds of its side.
PIPS: Final = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 2), (1, 0), (1, 2), (2, 0), (2, 2)),
}


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise Unreadable("env/render", none_of(mode, MODES))


def rendered(state: State, mode: str) -> Any:
    """Text for `ansi` and `svg`, an array of height × width × 3 for `rgb_array`."""
    if mode == "ansi":
        return draw(state)
    if mode == "svg":
        from vitrall.picture import table_picture
        from vitrall.words import Words

        return table_picture(seat_view(state, SPECTATOR), deck=state.rules.deck, words=Words()).svg
    return pixels(state)


def pixels(state: State) -> Any:
    """The windows side by side, the pool below them."""
    import numpy as np

    players = int(state.rules.players)
    across = max(players * (WIDTH + 1) + 1, int(state.rules.draw) + 4)
    picture = np.empty(((HEIGHT + 4) * SPACE, across * SPACE, 3), dtype=np.uint8)
    picture[:] = LEAD
    for seat, window in enumerate(state.windows):
        printed = "".join(state.rules.deck.patterns[int(state.deal.patterns[seat])].rows)
        for cell, die in enumerate(window.cells):
            row, column = 1 + cell // WIDTH, 1 + seat * (WIDTH + 1) + cell % WIDTH
            _paint(picture, row, column, int(die), printed[cell])
    for place, die in enumerate(state.pool):
        _paint(picture, HEIGHT + 2, 1 + place, int(die), ".")
    return picture


def _paint(picture: Any, row: int, column: int, die: int, mark: str) -> None:
    """A die with its pips, or an empty space in a pale shade of what is printed on it."""
    top, left = row * SPACE + 1, column * SPACE + 1
    side = SPACE - 2
    printed = "RYGBPS".find(mark)
    if die != NO_DIE:
        picture[top : top + side, left : left + side] = COLORS[die // 6]
    elif printed >= 0:
        picture[top : top + side, left : left + side] = [(3 * 225 + part) // 4 for part in COLORS[printed]]
    else:
        picture[top : top + side, left : left + side] = GLASS
    value = die % 6 + 1 if die != NO_DIE else int(mark) if mark.isdigit() else 0
    for down, right in PIPS.get(value, ()):
        y, x = top + 3 + down * 7, left + 3 + right * 7
        picture[y : y + 3, x : x + 3] = PIP if die != NO_DIE else LEAD
