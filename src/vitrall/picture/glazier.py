"""Whoever cuts and leads the glass of one window: the canvas, the hand that slips, the lead laid so far."""

from __future__ import annotations

from dataclasses import dataclass

from vitrall.picture.canvas import Canvas
from vitrall.picture.hand import Hand
from vitrall.picture.lead import Came
from vitrall.picture.svg import Element

Shade = tuple[int, int] | None  # the colour and value of a pane; nothing is clear glass


@dataclass(frozen=True)
class Glazier:
    """Panes are drawn as they are cut; their lead is gathered and drawn over all of them."""

    canvas: Canvas
    hand: Hand
    came: Came

    @classmethod
    def for_seed(cls, canvas: Canvas, seed: str) -> Glazier:
        hand = Hand(seed)
        return cls(canvas, hand, Came(hand))

    def beginning_anew(self) -> Glazier:
        """The same hand with no lead laid yet."""
        return Glazier(self.canvas, self.hand, Came(self.hand))

    def lead(self) -> Element:
        return self.came.drawn(self.canvas)
