"""Cards on the table: tools with their tokens, objectives with their points, each with its name and its text;
with Glory the restriction board, pioneers and blooms as well."""

from __future__ import annotations

from typing import Final

from vitrall.engine.deck import Bloom, Board, Objective, Pioneer
from vitrall.engine.dice import COLORS, LETTERS
from vitrall.picture.canvas import Canvas
from vitrall.picture.chip import chip, token
from vitrall.picture.lettering import broken, line_of
from vitrall.picture.sign import bloom_figure, board_sign, measure_sign
from vitrall.picture.svg import Element, element, group, moved
from vitrall.picture.voice import Voice
from vitrall.view.shape import ToolView

WIDE: Final = 252.0
HIGH: Final = 266.0
TOP: Final = 80.0  # of the writing, under the signs
INSET: Final = 14.0
NAME: Final = 19.0
SIZES: Final = (15.0, 14.0, 13.0, 12.0)  # of the text, the largest that fits
LEADING: Final = 19 / 15
DISC: Final = 46.0  # from one disc to the next
SIGN: Final = INSET + 54  # where a sign begins beside one disc
FIGURE: Final = 0.8  # of the panes of a bloom, so that three rows of them stay above the name


def tool_card(canvas: Canvas, words: Voice, number: int, tool: ToolView) -> Element:
    """A tool: its number, what it costs or bears, what it does."""
    return group(
        _paper(canvas),
        _disc(canvas, str(number)),
        _price(canvas, tool) if isinstance(tool["price"], str) else _tokens(canvas, tool["tokens"]),
        *_written(canvas, words, tool["id"]),
        _used_up(canvas, words) if tool["used_up"] else None,
    )


def objective_card(canvas: Canvas, words: Voice, card: Objective, private: bool) -> Element:
    """An objective: what it pays, what it looks for. A rivalry pays by places, the first one most (G13)."""
    paid = [] if private else [str(int(points)) for points in card.places] or [str(card.points)]
    return group(
        _paper(canvas, private),
        *[group(_disc(canvas, points), transform=moved(DISC * place, 0)) for place, points in enumerate(paid)],
        measure_sign(canvas, card.measure, SIGN + DISC * (len(paid) - 1) if paid else INSET, INSET),
        *_written(canvas, words, card.id),
    )


def board_card(canvas: Canvas, words: Voice, board: Board) -> Element:
    """The restriction board: where grey dice may lie."""
    return group(_paper(canvas), board_sign(canvas, board, INSET, INSET), *_written(canvas, words, board.id))


def pioneer_card(canvas: Canvas, words: Voice, card: Pioneer) -> Element:
    """A pioneer that nobody has taken yet."""
    return group(
        _paper(canvas),
        _disc(canvas, str(card.points)),
        measure_sign(canvas, card.measure, SIGN, INSET),
        *_written(canvas, words, card.id),
    )


def bloom_card(canvas: Canvas, words: Voice, card: Bloom) -> Element:
    """A bloom of the viewer's own: what it brings, what it costs, and its figure."""
    return group(
        _paper(canvas, private=True),
        _disc(canvas, signed(int(card.points))),
        group(_disc(canvas, signed(int(card.missed))), transform=moved(DISC, 0)),
        bloom_figure(canvas, card, SIGN + DISC, INSET, FIGURE),
        *_written(canvas, words, card.id),
    )


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"


def _paper(canvas: Canvas, private: bool = False) -> Element:
    colors = canvas.colors
    edge = colors.accent if private else colors.stone
    return element("rect", width=WIDE, height=HIGH, rx=7, fill=colors.card, stroke=edge, stroke_width=2)


def _disc(canvas: Canvas, text: str) -> Element:
    colors = canvas.colors
    return group(
        element(
            "circle", cx=INSET + 18, cy=INSET + 18, r=19, fill=colors.stone, stroke=colors.stone_lit, stroke_width=2
        ),
        line_of(text, INSET + 18, INSET + 25, 21, 30, fill=colors.carved),
    )


def _tokens(canvas: Canvas, count: int) -> Element:
    """The tokens on the card; more than fit are told in figures."""
    shown = [token(canvas, INSET + 62 + 25 * place, INSET + 18, 10) for place in range(min(count, 6))]
    more = line_of(f"+{count - 6}", INSET + 62 + 25 * 6 - 10, INSET + 24, 17, anchor="start", fill=canvas.colors.text)
    return group(*shown, more if count > 6 else None)


def _price(canvas: Canvas, tool: ToolView) -> Element:
    """Alone, a die of this colour or value pays."""
    price = str(tool["price"])
    facet = LETTERS.index(price) if price in LETTERS else COLORS + int(price) - 1
    return chip(canvas, facet, INSET + 50, INSET + 3, 1.25)


def _written(canvas: Canvas, words: Voice, id: str) -> list[Element]:
    room = WIDE - 2 * INSET
    name = broken(words.name(id), NAME, room, 2)
    lines = [_line(line, TOP + 24 * place, NAME, canvas.colors.text) for place, line in enumerate(name, 1)]
    under = TOP + 24 * len(name) + 6
    size = next((size for size in SIZES if _fits(words.text(id), size, room, HIGH - 10 - under)), SIZES[-1])
    text = broken(words.text(id), size, room, int((HIGH - 10 - under) / (size * LEADING)))
    return lines + [
        _line(line, under + size * LEADING * place, size, canvas.colors.text_soft) for place, line in enumerate(text, 1)
    ]


def _fits(text: str, size: float, room: float, high: float) -> bool:
    """Whether a text finds room under the name without losing its end."""
    return len(broken(text, size, room, len(text) + 1)) * size * LEADING <= high


def _line(text: str, y: float, size: float, fill: str) -> Element:
    return line_of(text, INSET, y, size, WIDE - 2 * INSET, anchor="start", fill=fill)


def _used_up(canvas: Canvas, words: Voice) -> Element:
    """A band across the corner of a tool that is spent."""
    colors = canvas.colors
    return group(
        element("rect", x=WIDE - 134, y=INSET + 2, width=122, height=32, rx=4, fill=colors.text_soft),
        line_of(words.say("tool-used-up"), WIDE - 73, INSET + 24, 18, 112, fill=colors.card),
    )
