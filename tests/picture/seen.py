"""A picture as a test looks at it: parsed, its elements, ids and references, and what SVG may hold here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from vitrall.picture import Picture

SVG = "{http://www.w3.org/2000/svg}"
LOOK = {"fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"}
LOOK |= {"stroke-linejoin", "opacity", "transform", "clip-path"}
BOX = {"x", "y", "width", "height", "rx"}
ROUND = {"cx", "cy", "r"}
KNOWN = {
    "svg": {"viewBox", "width", "height", "role", "aria-labelledby", "font-family"},
    "title": {"id"},
    "desc": {"id"},
    "defs": set(),
    "g": LOOK | {"id"},
    "path": LOOK | {"id", "d"},
    "rect": LOOK | BOX | {"id"},
    "circle": LOOK | ROUND,
    "ellipse": LOOK | {"cx", "cy", "rx", "ry"},
    "use": {"href", "transform", "fill"},
    "text": {"x", "y", "font-size", "text-anchor", "fill"},
    "clipPath": {"id"},
    "linearGradient": {"id", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits"} | ROUND,
    "stop": {"offset", "stop-color", "stop-opacity"},
}
REFERENCE = re.compile(r"url\(#([^)]+)\)")


def parsed(picture: Picture) -> Element:
    return ElementTree.fromstring(picture.svg)


def elements(picture: Picture) -> Iterator[tuple[str, dict[str, str]]]:
    """Every element by its plain name, with its attributes."""
    for node in parsed(picture).iter():
        assert node.tag.startswith(SVG), node.tag
        yield node.tag.removeprefix(SVG), node.attrib


def strangers(picture: Picture) -> list[str]:
    """Elements and attributes that are not known."""
    return [
        f"{tag} {sorted(set(attributes) - KNOWN.get(tag, set()))}"
        for tag, attributes in elements(picture)
        if tag not in KNOWN or set(attributes) - KNOWN[tag]
    ]


def ids(picture: Picture) -> list[str]:
    return [attributes["id"] for _, attributes in elements(picture) if "id" in attributes]


def references(picture: Picture) -> set[str]:
    """The ids that the picture refers to; anything else that looks like an address is a fault."""
    names: set[str] = set()
    for _, attributes in elements(picture):
        for name, value in attributes.items():
            assert "://" not in value, f"{name}={value}"
            names.update(REFERENCE.findall(value))
            if name == "href":
                assert value.startswith("#")
                names.add(value[1:])
    return names


def texts(picture: Picture) -> list[str]:
    """The words that are drawn, without title and description."""
    return [node.text or "" for node in parsed(picture).iter(f"{SVG}text")]


def uses(picture: Picture, kind: str) -> list[tuple[str, float, float]]:
    """What was laid where: the rest of each id after `kind-`, and its place."""
    uses_found = []
    for tag, attributes in elements(picture):
        name = attributes.get("href", "").partition("-")[2]
        if tag == "use" and name.startswith(f"{kind}-"):
            place = re.match(r"translate\(([^ )]+) ([^ )]+)\)", attributes.get("transform", "translate(0 0)"))
            assert place is not None
            uses_found.append((name.removeprefix(f"{kind}-"), float(place[1]), float(place[2])))
    return uses_found
