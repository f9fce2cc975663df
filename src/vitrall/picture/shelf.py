"""The cards of a table in rows as even as can be, each kind under its label."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vitrall.engine.deck import Objective
from vitrall.picture import card
from vitrall.picture.canvas import Canvas
from vitrall.picture.card import bloom_card, board_card, objective_card, pioneer_card, tool_card
from vitrall.picture.lettering import label
from vitrall.picture.svg import Element, group, moved
from vitrall.picture.tabletop import Tabletop

GAP: Final = 16.0
LABEL_HIGH: Final = 30.0
HIGH: Final = LABEL_HIGH + card.HIGH

Labelled = tuple[str, Element]  # what kind of card it is, and the card


def shelves(canvas: Canvas, top: Tabletop, room: float) -> list[Element]:
    """One row after the other, each `HIGH` high, centred in the room."""
    cards = list(_cards(canvas, top))
    rows = []
    for count in rows_of(len(cards), room):
        rows.append(_row(canvas, cards[:count], room))
        cards = cards[count:]
    return rows


def rows_of(count: int, room: float) -> list[int]:
    """How many cards each row holds."""
    most = max(1, int((room + GAP) // (card.WIDE + GAP)))
    rows = -(-count // most)
    return [count * (row + 1) // rows - count * row // rows for row in range(rows)]


def _row(canvas: Canvas, cards: list[Labelled], room: float) -> Element:
    """Cards side by side; the first of its kind in the row has the label."""
    step = card.WIDE + GAP
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
    publics = [objective_card(canvas, words, _found(deck.publics, id), False) for id in view["publics"]]
    privates = [objective_card(canvas, words, _found(deck.privates, id), True) for id in top.privates]
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


def _found(cards: Sequence[Objective], id: str) -> Objective:
    return next(card for card in cards if card.id == id)
