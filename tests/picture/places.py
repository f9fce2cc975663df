"""Where the parts of a picture lie, all transforms followed: for tests that nothing covers anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element

from tests.picture.seen import SVG, parsed
from vitrall.picture import Picture

TRANSFORM = re.compile(r"translate\(([^ )]+) ([^ )]+)\)(?:scale\(([^)]+)\))?")


class Place(NamedTuple):
    """A point of the picture and how large things are drawn there."""

    x: float = 0
    y: float = 0
    scale: float = 1

    def inside(self, transform: str) -> Place:
        match = TRANSFORM.fullmatch(transform)
        if match is None:
            return self
        x, y, scale = float(match[1]), float(match[2]), float(match[3] or 1)
        return Place(self.x + self.scale * x, self.y + self.scale * y, self.scale * scale)


class Box(NamedTuple):
    """A rectangle of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def laid(picture: Picture, kind: str) -> Iterator[Place]:
    """Every place where a thing of this kind, `frame` or `die`, is set down."""
    return _laid(parsed(picture), Place(), kind)


def _laid(node: Element, place: Place, kind: str) -> Iterator[Place]:
    if node.tag == f"{SVG}defs":
        return
    here = place.inside(node.attrib.get("transform", ""))
    if node.tag == f"{SVG}use" and re.search(rf"-{kind}(-|$)", node.attrib["href"]):
        yield here
    for child in node:
        yield from _laid(child, here, kind)


def box(place: Place, left: float, top: float, right: float, bottom: float) -> Box:
    """A rectangle about a place, in the measures of what lies there."""
    x, y, scale = place
    return Box(x + scale * left, y + scale * top, x + scale * right, y + scale * bottom)
