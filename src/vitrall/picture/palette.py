"""Colours: six of glass, each in six depths, and the stone, lead and ink of two themes.

The glass was searched for, not picked: any two panes of different colours stay apart in normal sight and under the
three common colour-vision deficiencies, whatever their values, and no depth lies where neither ink could be read on it.
The tests measure both. Higher values are darker.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# By colour as in `engine/dice.py`, value 1 first.
GLASS: Final = (
    ("#d72512", "#c21d12", "#ae1511", "#9a0e0f", "#87070d", "#730209"),
    ("#ffdc2c", "#f9cd24", "#f1be1c", "#e8af15", "#dfa00f", "#d59209"),
    ("#4cd782", "#41c87b", "#36ba73", "#2cac6c", "#219e64", "#17905d"),
    ("#0e6ed8", "#0063cf", "#0058c7", "#004dbd", "#0041b4", "#0036aa"),
    ("#844c8a", "#763f7c", "#67326e", "#592561", "#4c1854", "#3e0b48"),
    ("#dbdddf", "#c9cbcd", "#b7b9bc", "#a6a8ab", "#95979a", "#84868a"),
)

# Glass without a colour, where light shines through it; and the light itself.
GRISAILLE: Final = ("#f1ecd6", "#c3cab6")
SUNLIGHT: Final = "#fff2c4"

DARK_INK: Final = "#0a0708"
LIGHT_INK: Final = "#fffdf7"


@dataclass(frozen=True)
class Theme:
    """What surrounds the glass."""

    wall: str
    wall_far: str  # the wall where no light falls
    joint: str  # mortar between its stones
    stone: str  # the frame
    stone_lit: str
    stone_dark: str
    lead: str
    lead_lit: str
    blank: str  # a space that asks for nothing
    blank_lit: str
    paper: str  # under a printed value 1
    paper_dark: str  # and under a printed 6
    clear: str  # glass without a colour, in the head of a window
    clear_lit: str
    unlit: str  # where a favor token is spent
    carved: str  # letters in the stone
    text: str
    text_soft: str
    card: str
    accent: str  # what is current, or one's own
    glow: str


THEMES: Final = {
    "dark": Theme(
        wall="#2b2930",
        wall_far="#131217",
        joint="#0d0c10",
        stone="#8a848d",
        stone_lit="#b9b3b8",
        stone_dark="#37343c",
        lead="#151317",
        lead_lit="#5a5660",
        blank="#3a3a44",
        blank_lit="#4a4a56",
        paper="#8d8b93",
        paper_dark="#26252b",
        clear="#4d5560",
        clear_lit="#a3a99f",
        unlit="#1c1b21",
        carved="#141217",
        text="#f2ecdf",
        text_soft="#c3bcb3",
        card="#201e25",
        accent="#ffd98a",
        glow="#ffe9b8",
    ),
    "light": Theme(
        wall="#efe9dc",
        wall_far="#d8cfbd",
        joint="#c3b8a3",
        stone="#c9bda6",
        stone_lit="#f7f1e3",
        stone_dark="#8f836d",
        lead="#2a272c",
        lead_lit="#77727c",
        blank="#fbf8f0",
        blank_lit="#ffffff",
        paper="#efebe2",
        paper_dark="#8b867e",
        clear="#b9c4c6",
        clear_lit="#f3f5ea",
        unlit="#7d7364",
        carved="#3d3427",
        text="#2a241d",
        text_soft="#5a5145",
        card="#faf6ec",
        accent="#7d480a",
        glow="#ffffff",
    ),
}


def channels(color: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb`, 0 to 255."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mixed(color: str, other: str, share: float) -> str:
    """A colour on the way to another: share 0 is the first, 1 the other."""
    pairs = zip(channels(color), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(color: str) -> float:
    """How bright a colour is to the eye, 0 to 1, as WCAG counts it."""
    parts = [part / 255 for part in channels(color)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG, 1 to 21; 4.5 is enough for small text."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(color: str) -> str:
    """The ink that reads better on a colour."""
    return max(DARK_INK, LIGHT_INK, key=lambda ink: contrast(ink, color))
