"""The cards of a table in rows as even as can be, each kind under its label."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vitrall.engine.deck import Objective
from vitrall.picture import card
from vitrall.picture.canvas import Canvas
from vitrall.picture.card import objective_card, tool_card
from vitrall.picture.lettering import label
from vitrall.picture.svg import Element, group, moved
from vitrall.picture.tabletop import Tabletop

GAP: Final = 16.0
LABEL_HIGH: Final = 30.0
HIGH: Final = LABEL_HIGH + card.HIGH

Labelled = tuple[str, Element]  # only the first of its kind has a label


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
    step = card.WIDE + GAP
    left = (room - len(cards) * step + GAP) / 2
    return group(
        *[
            group(
                label(text, 0, canvas.colors.text_soft) if text else None,
                group(drawn, transform=moved(0, LABEL_HIGH)),
                transform=moved(left + place * step, 0),
            )
            for place, (text, drawn) in enumerate(cards)
        ]
    )


def _cards(canvas: Canvas, top: Tabletop) -> Iterator[Labelled]:
    """Tools, public objectives, and the private ones that the viewer may see."""
    view, deck, words = top.view, top.deck, top.words
    numbers = {tool.id: int(tool.number) for tool in deck.tools}
    tools = [tool_card(canvas, words, numbers[tool["id"]], tool) for tool in view["tools"]]
    publics = [objective_card(canvas, words, _found(deck.publics, id), False) for id in view["publics"]]
    privates = [objective_card(canvas, words, _found(deck.privates, id), True) for id in top.privates]
    yield from _labelled(words.say("term-tools"), tools)
    yield from _labelled(words.say("term-public-objectives"), publics)
    yield from _labelled(words.say("term-private-objective"), privates)


def _labelled(text: str, cards: list[Element]) -> list[Labelled]:
    return [(text if place == 0 else "", drawn) for place, drawn in enumerate(cards)]


def _found(cards: Sequence[Objective], id: str) -> Objective:
    return next(card for card in cards if card.id == id)
