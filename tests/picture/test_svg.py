"""The writer: whatever goes in, what comes out is one well-formed element."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from vitrall.picture.svg import element, moved, number, path


@pytest.mark.parametrize("text", ["a & b", "<script>", '"quoted"', "]]>", "łódź ’", "a\x00b\x1fc\ud800"])
def test_any_text_stays_text(text: str) -> None:
    node = ElementTree.fromstring(str(element("text", text, fill=text)))
    printable = "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
    assert (len(node), node.text, node.attrib["fill"]) == (0, printable, printable)


@pytest.mark.parametrize(
    ("value", "expected"), [(1, "1"), (1.0, "1"), (0.5, "0.5"), (-0.001, "0"), (12.3456, "12.35"), (100.0, "100")]
)
def test_numbers_are_short(value: float, expected: str) -> None:
    assert number(value) == expected


def test_attributes_are_named_as_svg_names_them_and_nothing_is_left_out() -> None:
    assert str(element("g", stroke_width=2, viewBox="0 0 1 1", fill=None)) == '<g stroke-width="2" viewBox="0 0 1 1"/>'


def test_paths_and_places_are_short() -> None:
    assert path("M", (0, 1.04), "L", (-2, 3), "H", 4, "Z") == "M0 1L-2 3H4Z"
    assert (moved(0, 0), moved(1, 2.25), moved(0, 0, 0.5)) == (None, "translate(1 2.2)", "scale(0.5)")
