"""Cards on the table: tools, objectives and boards with their signs, and the rows in which they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle
from typing import Final

from vitrall.engine import deck
from vitrall.engine import measure as words
from vitrall.engine.board import CELLS, FULL, WIDTH
from vitrall.engine.deck import Bloom, Board, Objective, Pioneer
from vitrall.engine.dice import COLORS, GREY, LETTERS
from vitrall.engine.measure import Measure
from vitrall.picture.canvas import Canvas, Voice
from vitrall.picture.die import glyph, pips
from vitrall.picture.lettering import broken, label, line_of
from vitrall.picture.palette import GLASS, ink_on
from vitrall.picture.svg import Element, Number, element, group, moved
from vitrall.picture.tabletop import Tabletop
from vitrall.picture.tracery import bead
from vitrall.picture.window_frame import value_tint
from vitrall.view.view_types import ToolView

SIDE: Final = 24.0
STEP: Final = SIDE + 3
SMALL: Final = 0.62
BARE: Final = -1  # in place of a facet: nothing there
MARKED: Final = -2  # a space that counts whatever lies there


def chip(canvas: Canvas, facet: int, x: Number, y: Number, scale: Number = 1) -> Element:
    """A small pane for a facet: 0 to 5 a colour with its glyph, 6 to 11 a value with its pips."""
    return canvas.use(f"chip-{facet if facet >= 0 else -facet * 100}", lambda: _chip(canvas, facet), x, y, scale)


def _chip(canvas: Canvas, facet: int) -> Element:
    tint = _tint(canvas, facet)
    pane = element("rect", width=SIDE, height=SIDE, rx=3, fill=tint, stroke=canvas.colors.lead, stroke_width=2)
    return group(pane, _mark(canvas, facet, ink_on(tint)))


def _tint(canvas: Canvas, facet: int) -> str:
    if facet < 0:
        return canvas.colors.blank if facet == BARE else canvas.colors.text_soft
    return GLASS[facet][1] if facet < COLORS else value_tint(canvas, facet - COLORS + 1)


def _mark(canvas: Canvas, facet: int, ink: str) -> Element | None:
    if facet >= COLORS:
        return pips(facet - COLORS + 1, SIDE / 2, 6.5, 2.7, fill=ink)
    return glyph(canvas, facet, SIDE / 2, SIDE / 2, 14, ink) if facet >= 0 and canvas.style.glyphs else None


def token(canvas: Canvas, x: Number, y: Number, radius: float) -> Element:
    """A favor token."""
    fill = bead(canvas)
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=canvas.colors.lead, stroke_width=1.5)


def row_of(canvas: Canvas, facets: list[int]) -> list[Element]:
    """Panes side by side, large if there are few."""
    scale = 1.0 if len(facets) > 2 else 1.5
    return [chip(canvas, facet, STEP * scale * place, 0, scale) for place, facet in enumerate(facets)]


def small_window(canvas: Canvas, facets: dict[int, int], scale: float = SMALL) -> list[Element]:
    """A small window with panes on some spaces."""
    step = STEP * scale
    return [
        chip(canvas, facets.get(cell, BARE), step * (cell % WIDTH), step * (cell // WIDTH), scale)
        for cell in range(CELLS)
    ]


# Which spaces of a small window show what a card means, and the facets on them: colours are 0 to 5, values 6 to 11.
ROW: Final = range(5, 10)
COLUMN: Final = range(2, CELLS, WIDTH)
SLANTS: Final = (0, 6, 12, 8, 4)
STAIR: Final = (0, 6, 12, 18)
RAINBOW: Final = ((0, 1, 2, 3, 4), (6, 7, 8, 9, 10))  # unlike colours, unlike values
RISING: Final = (6, 7, 9, 11)
PAIRED: Final = (3, 8)  # a colour, a value
LIKE: Final = {words.LIKE_COLOR: PAIRED[0], words.LIKE_VALUE: PAIRED[1]}
# Grey dice as far apart as a board asks, and the prints that a board names.
APART: Final = {deck.APART_CORNERS: (0, 2, 4, 10, 12, 14), deck.APART_COLUMN: (0, 6, 12, 18, 9)}
SOME_COLORS: Final = {1: 0, 4: 1, 7: 2, 10: 3, 18: 4}
SOME_VALUES: Final = {2: 8, 5: 6, 9: 11, 13: 7, 16: 10}


def measure_sign(canvas: Canvas, asked: Measure, x: float, y: float) -> Element:
    """What an objective or a pioneer counts."""
    return group(*_counted(canvas, asked), transform=moved(x, y))


def _counted(canvas: Canvas, asked: Measure) -> list[Element]:
    numbers = dict(zip(map(int, asked.conditions), map(int, asked.numbers), strict=True))
    if lined := _line(asked, numbers):
        return small_window(canvas, lined)
    if asked.over in (words.OVER_DICE, words.OVER_WINDOW) and int(asked.cells) != FULL:
        panes = RAINBOW[numbers[words.UNLIKE_OF]] if words.UNLIKE_OF in numbers else (MARKED,)
        return small_window(canvas, dict(zip(_spaces(int(asked.cells)), cycle(panes), strict=False)))
    beside = [numbers[words.BESIDE_FACET]] if words.BESIDE_FACET in numbers else []
    return row_of(canvas, [int(facet) for facet in asked.facets] or beside)


def _line(asked: Measure, numbers: dict[int, int]) -> dict[int, int]:
    """The panes of a row, a column or a diagonal that show what is counted there, if that is what is counted."""
    if words.CORNER_LIKE_OF in numbers:
        return dict.fromkeys(SLANTS, PAIRED[numbers[words.CORNER_LIKE_OF]])
    lines = {words.OVER_ROWS: ROW, words.OVER_COLUMNS: COLUMN, words.OVER_RUNS: STAIR[: int(asked.length)]}
    line = lines.get(int(asked.over), ())
    if words.UNLIKE_OF in numbers:
        return dict(zip(line, RAINBOW[numbers[words.UNLIKE_OF]], strict=False))
    if words.STRAIGHT in numbers:
        return dict(zip(line, RISING, strict=False))
    alike = {cell: pane for kind, pane in LIKE.items() if kind in numbers for cell in line[: numbers[kind]]}
    return alike or (dict.fromkeys(line, MARKED) if not len(asked.facets) else {})


def _spaces(mask: int) -> Iterable[int]:
    return [cell for cell in range(CELLS) if (mask >> cell) & 1]


def board_sign(canvas: Canvas, board: Board, x: float, y: float) -> Element:
    """Where a restriction board lets grey dice lie, for example."""
    return group(*small_window(canvas, _allowed(board)), transform=moved(x, y))


def _allowed(board: Board) -> dict[int, int]:
    if int(board.spaces) != FULL:
        return dict.fromkeys(_spaces(int(board.spaces)), GREY)
    if int(board.apart) in APART:
        return dict.fromkeys(APART[int(board.apart)], GREY)
    if board.any_color:
        return SOME_COLORS
    if board.printed == deck.PRINTED_VALUE:
        return SOME_VALUES
    return {**SOME_COLORS, **SOME_VALUES, **dict.fromkeys((0, 6, 12, 14), GREY)}


def bloom_figure(canvas: Canvas, bloom: Bloom, x: float, y: float, scale: float = 1) -> Element:
    """The figure of a bloom and no more: it may lie anywhere, and between its colours anything."""
    spots = [(row, column, mark) for row, marks in enumerate(bloom.rows) for column, mark in enumerate(marks)]
    panes = [
        chip(canvas, LETTERS.index(mark), STEP * column, STEP * row) for row, column, mark in spots if mark in LETTERS
    ]
    return group(*panes, transform=moved(x, y, scale))


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
    """The tokens on the card; if they do not fit, their number."""
    tokens = [token(canvas, INSET + 62 + 25 * place, INSET + 18, 10) for place in range(min(count, 6))]
    more = line_of(f"+{count - 6}", INSET + 62 + 25 * 6 - 10, INSET + 24, 17, anchor="start", fill=canvas.colors.text)
    return group(*tokens, more if count > 6 else None)


def _price(canvas: Canvas, tool: ToolView) -> Element:
    """Alone, a die of this colour or value pays."""
    price = str(tool["price"])
    facet = LETTERS.index(price) if price in LETTERS else COLORS + int(price) - 1
    return chip(canvas, facet, INSET + 50, INSET + 3, 1.25)


def _written(canvas: Canvas, words: Voice, id: str) -> list[Element]:
    room = WIDE - 2 * INSET
    name = broken(words.name(id), NAME, room, 2)
    lines = [_text_line(line, TOP + 24 * place, NAME, canvas.colors.text) for place, line in enumerate(name, 1)]
    under = TOP + 24 * len(name) + 6
    size = next((size for size in SIZES if _fits(words.text(id), size, room, HIGH - 10 - under)), SIZES[-1])
    text = broken(words.text(id), size, room, int((HIGH - 10 - under) / (size * LEADING)))
    return lines + [
        _text_line(line, under + size * LEADING * place, size, canvas.colors.text_soft)
        for place, line in enumerate(text, 1)
    ]


def _fits(text: str, size: float, room: float, high: float) -> bool:
    """Whether a text fits under the name without being cut."""
    return len(broken(text, size, room, len(text) + 1)) * size * LEADING <= high


def _text_line(text: str, y: float, size: float, fill: str) -> Element:
    return line_of(text, INSET, y, size, WIDE - 2 * INSET, anchor="start", fill=fill)


def _used_up(canvas: Canvas, words: Voice) -> Element:
    """A band across the corner of a tool that is spent."""
    colors = canvas.colors
    return group(
        element("rect", x=WIDE - 134, y=INSET + 2, width=122, height=32, rx=4, fill=colors.text_soft),
        line_of(words.say("tool-used-up"), WIDE - 73, INSET + 24, 18, 112, fill=colors.card),
    )


GAP: Final = 16.0
LABEL_HIGH: Final = 30.0
ROW_HIGH: Final = LABEL_HIGH + HIGH

Labelled = tuple[str, Element]  # what kind of card it is, and the card


def shelves(canvas: Canvas, top: Tabletop, room: float) -> list[Element]:
    """One row after the other, each `ROW_HIGH` high, centred in the room."""
    cards = list(_cards(canvas, top))
    rows = []
    for count in rows_of(len(cards), room):
        rows.append(_row(canvas, cards[:count], room))
        cards = cards[count:]
    return rows


def rows_of(count: int, room: float) -> list[int]:
    """How many cards each row holds."""
    most = max(1, int((room + GAP) // (WIDE + GAP)))
    rows = -(-count // most)
    return [count * (row + 1) // rows - count * row // rows for row in range(rows)]


def _row(canvas: Canvas, cards: list[Labelled], room: float) -> Element:
    """Cards side by side; the first of its kind in the row has the label."""
    step = WIDE + GAP
    left = (room - len(cards) * step + GAP) / 2
    before = ["", *(text for text, _ in cards)]
    return group(
        *[
            group(
                label(text, 0, canvas.colors.text_soft) if text != before[place] else None,
                group(drawn, transform=moved(0, LABEL_HIGH)),
                transform=moved(left + place * step, 0),
            )
            for place, (text, drawn) in enumerate(cards)
        ]
    )


def _cards(canvas: Canvas, top: Tabletop) -> Iterator[Labelled]:
    """Tools, public objectives, what modules lay out, and the private ones that the viewer may see."""
    view, deck, words = top.view, top.deck, top.words
    numbers = {tool.id: int(tool.number) for tool in deck.tools}
    tools = [tool_card(canvas, words, numbers[tool["id"]], tool) for tool in view["tools"]]
    publics = [objective_card(canvas, words, _card_by_id(deck.publics, id), False) for id in view["publics"]]
    privates = [objective_card(canvas, words, _card_by_id(deck.privates, id), True) for id in top.privates]
    yield from _labelled(words.say("term-tools"), tools)
    yield from _labelled(words.say("term-public-objectives"), publics)
    boards = [board_card(canvas, words, top.board)] if top.board else []
    yield from _labelled(words.say("term-restriction-board"), boards)
    pioneers = [pioneer_card(canvas, words, card) for card in top.pioneers(None)]
    yield from _labelled(words.say("term-pioneers"), pioneers)
    yield from _labelled(words.say("term-private-objective"), privates)
    blooms = [bloom_card(canvas, words, card) for card in top.own_blooms]
    yield from _labelled(words.say("term-blooms"), blooms)


def _labelled(text: str, cards: list[Element]) -> list[Labelled]:
    return [(text, drawn) for drawn in cards]


def _card_by_id(cards: Sequence[Objective], id: str) -> Objective:
    return next(card for card in cards if card.id == id)
