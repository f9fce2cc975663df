"""The data of cards and glass that the page needs, read from Python so that nothing is typed twice."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

from vitrall.cards.card_data import figures
from vitrall.cards.catalogue import full_files
from vitrall.cards.printed import joined
from vitrall.engine.dice import COLOR_NAMES, LETTERS
from vitrall.picture.canvas import Canvas, Style
from vitrall.picture.die import GLYPH, LINES, MIDDLE, PIP, PIP_GAP, PLACES, SHAPES, YELLOW, badge_path
from vitrall.picture.palette import DARK_INK, GLASS, THEMES, Theme, ink_on, mixed
from vitrall.picture.svg import path
from vitrall.picture.window_frame import print_tint, value_tint

HATCH_GAP: Final = 13.0
EDGES: Final = (6.0, 94.0)


def cards() -> dict[str, Any]:
    """Patterns as they are printed, the figures of the cards that show one, and how well each card is known."""
    return asdict(figures(joined(full_files())))


def glass() -> dict[str, Any]:
    """Each colour: its panes and the ink on them, its glyph and its hatch; and where pips and glyph lie."""
    return {
        "colors": [_color(color) for color in range(len(LETTERS))],
        "pips": [PLACES[value] for value in range(1, 7)],
        "face": {"middle": MIDDLE, "gap": PIP_GAP, "pip": PIP, "badge": badge_path(), "glyph": GLYPH},
    }


def _color(color: int) -> dict[str, Any]:
    return {
        "letter": LETTERS[color],
        "name": COLOR_NAMES[color],
        "panes": [_pane(tint) for tint in GLASS[color]],
        "glyph": SHAPES[color],
        "glyphInk": mixed(GLASS[color][0], "#ffffff", 0.55),
        "hatch": "".join(path("M", (x1, y1), "L", (x2, y2)) for x1, y1, x2, y2 in LINES[color](*EDGES, HATCH_GAP)),
        "dotted": color == YELLOW,
    }


def _pane(tint: str) -> dict[str, str]:
    """Lit in the middle, dark towards the lead, hatched with a line that keeps away from the ink."""
    ink = ink_on(tint)
    line = mixed(tint, "#000000", 0.5) if ink == DARK_INK else mixed(tint, "#ffffff", 0.55)
    shades = {"tint": tint, "lit": mixed(tint, "#ffffff", 0.04), "dim": mixed(tint, "#000000", 0.42)}
    return {**shades, "ink": ink, "line": line, "corner": mixed(tint, "#000000", 0.72)}


def style_sheet() -> str:
    """The colours of both themes as custom properties."""
    blocks = [f'[data-theme="{name}"] {{\n{_properties(name, theme)}}}\n' for name, theme in THEMES.items()]
    return "/* Made from the project's pictures by `python3 dev.py page data`; not to be edited. */\n" + "\n".join(
        blocks
    )


def _properties(name: str, theme: Theme) -> str:
    canvas = Canvas(Style(theme=name))
    own = {key.replace("_", "-"): str(value) for key, value in vars(theme).items()}
    prints = {f"print-{LETTERS[color]}": print_tint(canvas, color) for color in range(len(LETTERS))}
    values = {f"print-{value}": value_tint(canvas, value) for value in range(1, 7)}
    tints = {**prints, **values}
    inks = {f"ink-{key}": ink_on(tint) for key, tint in tints.items()}
    soft = {f"mark-{key}": mixed(tint, ink_on(tint), 0.82) for key, tint in tints.items()}
    everything = {**own, "scheme": name, **tints, **inks, **soft}
    return "".join(f"  --{key}: {value};\n" for key, value in everything.items())


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"
