"""The whole table as one viewer sees it: round track, pool, cards, and windows with what belongs to their seats."""

from __future__ import annotations

from typing import Final, NamedTuple

from vitrall.engine.board import CELLS
from vitrall.engine.dice import GREY
from vitrall.engine.rules import ROUNDS
from vitrall.picture import card, window_frame
from vitrall.picture.canvas import Canvas
from vitrall.picture.card import MARKED, STEP, bloom_figure, chip, shelves, signed, small_window
from vitrall.picture.die import SIZE, glyph, lay_die
from vitrall.picture.lettering import LABEL, label, line_of, width_of
from vitrall.picture.stone import wall
from vitrall.picture.svg import Element, element, group, moved
from vitrall.picture.tabletop import Tabletop
from vitrall.picture.window_frame import framed

UNDER: Final = window_frame.FOOT + window_frame.LEDGE + 88  # under the note
PLAQUE: Final = 46.0  # from one row of plaques to the next
POOL_SCALE: Final = 0.5
TRAY: Final = SIZE * POOL_SCALE + 8
POOL_HIGH: Final = LABEL + 12 + TRAY
GREY_SCALE: Final = 0.66
BLOOM_SCALE: Final = 0.72
BACK_WIDE: Final = 46.0
BACK_HIGH: Final = 64.0


def shoulders(canvas: Canvas, top: Tabletop, seat: int) -> Element:
    """Beside the point of the arch: on the left where grey may lie, on the right the blooms."""
    owner = top.view["seats"][seat]
    blooms = top.blooms(seat) if top.view["over"] else []
    backs = 0 if blooms else owner["blooms_kept"] or 0
    return group(
        _grey_spaces(canvas, top, seat) if top.board and owner["rows"] and not top.view["over"] else None,
        *[_bloom(canvas, top, seat, place) for place in range(len(blooms))],
        *[_back(canvas, place) for place in range(backs)],
    )


def _grey_spaces(canvas: Canvas, top: Tabletop, seat: int) -> Element:
    """The spaces still open to a grey die, and the greys that lie there."""
    greys = [cell for cell in range(CELLS) if (int(top.glass(seat).held[GREY]) >> cell) & 1]
    panes = {**dict.fromkeys(greys, GREY), **dict.fromkeys(top.open_to_grey(seat), MARKED)}
    return group(*small_window(canvas, panes, GREY_SCALE), transform=moved(4, 26))


def _back(canvas: Canvas, place: int) -> Element:
    """A bloom face down."""
    colors = canvas.colors
    x = window_frame.FRAME_WIDTH - 6 - (BACK_WIDE + 8) * (place + 1)
    paper = element("rect", width=BACK_WIDE, height=BACK_HIGH, rx=5, fill=colors.card, stroke=colors.accent)
    petals = [glyph(canvas, 2, 23 + dx, 32 + dy, 17, colors.accent) for dx, dy in ((-9, -9), (9, -9), (-9, 9), (9, 9))]
    return group(paper, *petals, transform=moved(x, 26))


def _bloom(canvas: Canvas, top: Tabletop, seat: int, place: int) -> Element:
    """A bloom face up."""
    bloom = top.blooms(seat)[place]
    x = window_frame.FRAME_WIDTH - (STEP * 3 * BLOOM_SCALE + 12) * (place + 1)
    return bloom_figure(canvas, bloom, x, 26, BLOOM_SCALE)


def below(canvas: Canvas, top: Tabletop, seat: int) -> Element:
    """Under the name: pioneers taken, at the end the blooms with what they bring, and the private pool."""
    plaques = _plaques(top, seat)
    drawn = [_plaque(canvas, place, len(plaques), *plaque) for place, plaque in enumerate(plaques)]
    pool = top.view["seats"][seat]["pool"]
    under = UNDER + PLAQUE * _most_rows(top)
    return group(*drawn, _pool(canvas, top, pool, under) if pool else None)


def height_below(top: Tabletop) -> float:
    """How much room `below` takes at the seat that has most."""
    pools = any(seat["pool"] for seat in top.view["seats"])
    rows = _most_rows(top)
    return (30 if rows or pools else 0) + rows * PLAQUE + (POOL_HIGH if pools else 0)


def _most_rows(top: Tabletop) -> int:
    return max(-(-len(_plaques(top, seat)) // 2) for seat in range(top.seats))


def _plaques(top: Tabletop, seat: int) -> list[tuple[str, str]]:
    """Points and names of the cards that a seat shows."""
    pioneers = [(signed(int(card.points)), top.words.name(card.id)) for card in top.pioneers(seat)]
    blooms = top.blooms(seat) if top.view["over"] else []
    return pioneers + [(signed(top.bloom_points(seat, card)), top.words.name(card.id)) for card in blooms]


def _plaque(canvas: Canvas, place: int, count: int, points: str, name: str) -> Element:
    """A small card with what it pays and its name; two in a row, a single one in the middle."""
    colors, wide = canvas.colors, (window_frame.FRAME_WIDTH - 12) / 2
    alone = place == count - 1 and place % 2 == 0
    x = (window_frame.FRAME_WIDTH - wide) / 2 if alone else (wide + 12) * (place % 2)
    paper = element("rect", width=wide, height=PLAQUE - 8, rx=5, fill=colors.card, stroke=colors.stone)
    return group(
        paper,
        line_of(points, 30, 26, 22, 48, fill=colors.accent),
        line_of(name, 62, 26, 21, wide - 72, anchor="start", fill=colors.text),
        transform=moved(x, UNDER + PLAQUE * (place // 2)),
    )


def _pool(canvas: Canvas, top: Tabletop, dice: list[str], y: float) -> Element:
    """The private pool on its tray."""
    colors, side = canvas.colors, SIZE * POOL_SCALE
    left = (window_frame.FRAME_WIDTH - side * 10 - 8) / 2
    tray = element("rect", x=0, y=LABEL + 12, width=side * 10 + 8, height=TRAY, rx=5, fill=colors.card)
    laid = [lay_die(canvas, die, 4 + side * place, LABEL + 16, POOL_SCALE) for place, die in enumerate(dice)]
    name = label(top.words.say("term-private-pool"), 0, colors.text_soft)
    return group(name, tray, *laid, transform=moved(left, y))


MARGIN: Final = 36.0
GAP: Final = 26.0
NARROWEST: Final = 1240.0
UNDER_LABEL: Final = 30.0
TRACK_HIGH: Final = 104.0
DRAFT_POOL_SCALE: Final = 0.78
POOL_DIE: Final = SIZE * DRAFT_POOL_SCALE
WINDOW_HIGH: Final = window_frame.FRAME_HEIGHT + 26  # with the note under the name
OFFER_SCALE: Final = 0.5
GREY_LABEL_WIDE: Final = 270.0


class Band(NamedTuple):
    """One band of the picture, drawn from its upper left corner."""

    drawn: Element
    high: float


class Plan:
    """How wide the table is: up to four windows side by side, else two rows of three."""

    def __init__(self, seats: int) -> None:
        self.columns = seats if seats <= 4 else 3
        self.rows = -(-seats // self.columns)
        self.scale = 0.8 if self.columns < 4 else 0.7
        self.step = window_frame.FRAME_WIDTH * self.scale + GAP
        self.wide = max(NARROWEST, 2 * MARGIN + self.columns * self.step + GAP)
        self.room = self.wide - 2 * MARGIN


def scene(canvas: Canvas, top: Tabletop) -> tuple[Element, float, float]:
    """The table with its width and height."""
    plan = Plan(top.seats)
    bands = [_heading(canvas, top, plan), _track(canvas, top, plan), _draft_pool(canvas, top, plan)]
    bands += [_windows(canvas, top, plan), _offers(canvas, top, plan)]
    bands += [Band(drawn, card.ROW_HIGH + GAP) for drawn in shelves(canvas, top, plan.room)]
    high, placed = MARGIN, []
    for band in bands:
        placed.append(group(band.drawn, transform=moved(MARGIN, high)))
        high += band.high
    return group(wall(canvas, plan.wide, high + GAP, (0.5, 0.55)), *placed), plan.wide, high + GAP


def _heading(canvas: Canvas, top: Tabletop, plan: Plan) -> Band:
    """Round and turn; on the right the dice left in the grey pool."""
    room = plan.room - (STEP * top.view["grey_pool"] + GREY_LABEL_WIDE + GAP if top.board else 0)
    standing = line_of(top.standing, 0, 32, 36, room, anchor="start", fill=canvas.colors.text)
    return Band(group(standing, _grey_pool(canvas, top, plan) if top.board else None), 62)


def _grey_pool(canvas: Canvas, top: Tabletop, plan: Plan) -> Element:
    """G2: dice not rolled yet have a colour and no value."""
    text = f"{top.words.say('term-grey-pool')}: {top.view['grey_pool']}"
    dice = [chip(canvas, GREY, STEP * place, 8) for place in range(top.view["grey_pool"])]
    left = plan.room - STEP * len(dice)
    name = line_of(text, left - 10, 26, LABEL, GREY_LABEL_WIDE, anchor="end", fill=canvas.colors.text_soft)
    return group(name, group(*dice, transform=moved(left, 0)))


def _label(canvas: Canvas, text: str, x: float = 0) -> Element:
    return label(text, x, canvas.colors.text_soft)


def _track(canvas: Canvas, top: Tabletop, plan: Plan) -> Band:
    step = plan.room / ROUNDS
    spaces = [
        group(_round(canvas, top, place, step), transform=moved(step * place, UNDER_LABEL)) for place in range(ROUNDS)
    ]
    return Band(group(_label(canvas, top.words.say("term-round-track")), *spaces), UNDER_LABEL + TRACK_HIGH + GAP)


def _round(canvas: Canvas, top: Tabletop, place: int, step: float) -> Element:
    """One space of the track: its number, and the dice that were left over."""
    colors, dice = canvas.colors, top.view["track"][place]
    now = top.view["round"] == place + 1 and not top.view["over"]
    edge, width = (colors.accent, 3.0) if now else (colors.stone_dark, 1.5)
    room = element("rect", x=3, width=step - 6, height=TRACK_HIGH, rx=5, fill=colors.card)
    return group(
        Element("rect", {**room.attributes, "stroke": edge, "stroke-width": width}),
        line_of(str(place + 1), 18, 24, 19, fill=colors.accent if now else colors.text_soft),
        *_stack(canvas, dice, step),
    )


def _stack(canvas: Canvas, dice: list[str], step: float) -> list[Element]:
    """Dice from the right, two or three in a row, so that all find room beside the number."""
    across = 2 if len(dice) <= 4 else 3
    scale = min(0.44, (step - 46) / (102 * across))
    side = SIZE * scale
    return [
        lay_die(canvas, die, step - 12 - side * (1 + place % across), 8 + side * 1.02 * (place // across), scale)
        for place, die in enumerate(dice)
    ]


def _draft_pool(canvas: Canvas, top: Tabletop, plan: Plan) -> Band:
    """The pool, faintly the dice still to be rolled again, and the die in hand. At the end there is none."""
    pool, queue = top.view["pool"], top.view["queue"]
    if top.view["over"]:
        return Band(group(), 0)
    drawn = [
        lay_die(canvas, die, (POOL_DIE + 8) * place, UNDER_LABEL, DRAFT_POOL_SCALE)
        for place, die in enumerate(pool + queue)
    ]
    return Band(
        group(
            _label(canvas, top.words.say("term-draft-pool")),
            *drawn[: len(pool)],
            group(*drawn[len(pool) :], opacity=0.45) if queue else None,
            _hand(canvas, top, plan),
        ),
        UNDER_LABEL + POOL_DIE + GAP,
    )


def _hand(canvas: Canvas, top: Tabletop, plan: Plan) -> Element | None:
    hand = top.view["hand"]
    if hand is None:
        return None
    text = top.words.say("term-die-in-hand")
    x = plan.room - max(POOL_DIE, width_of(text, LABEL))
    return group(_label(canvas, text, x), lay_die(canvas, hand["die"], x, UNDER_LABEL, DRAFT_POOL_SCALE))


def _windows(canvas: Canvas, top: Tabletop, plan: Plan) -> Band:
    """Each seat's window, and what else lies there; a row that is not full is centred."""
    high = (WINDOW_HIGH + height_below(top)) * plan.scale
    drawn = []
    for seat in range(top.seats):
        row = seat // plan.columns
        here = min(plan.columns, top.seats - row * plan.columns)
        left = (plan.room - plan.step * here + GAP) / 2 + plan.step * (seat % plan.columns)
        drawn.append(framed(canvas, top.window(seat), left, high * row, plan.scale))
        drawn += _belongings(canvas, top, seat, moved(left, high * row, plan.scale))
    return Band(group(*drawn), high * plan.rows + GAP)


def _belongings(canvas: Canvas, top: Tabletop, seat: int, place: str | None) -> list[Element]:
    parts = (shoulders(canvas, top, seat), below(canvas, top, seat))
    return [group(part, transform=place) for part in parts if part.children]


def _offers(canvas: Canvas, top: Tabletop, plan: Plan) -> Band:
    """While windows are chosen, those that the viewer may choose from."""
    offers = top.view["offers"] or []
    step = plan.room / max(1, len(offers))
    left = (step - window_frame.FRAME_WIDTH * OFFER_SCALE) / 2
    drawn = [framed(canvas, top.pattern(id), left + step * place, 0, OFFER_SCALE) for place, id in enumerate(offers)]
    return Band(group(*drawn), WINDOW_HIGH * OFFER_SCALE if offers else 0)
