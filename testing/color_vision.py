"""Colours as eyes see them: common colour-vision deficiencies simulated, and how far apart two colours are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full strength, on linear light; the distance is
CIEDE2000.
"""

from __future__ import annotations

import math

from vitrall.picture.palette import channels

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
TO_XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def seen(color: str, sight: str) -> Triple:
    """The colour as L*, a*, b* for an eye of that kind."""
    parts = [part / 255 for part in channels(color)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    reached = [min(1.0, max(0.0, part)) for part in _times(SIGHTS[sight], light)]
    x, y, z = (_root(part / white) for part, white in zip(_times(TO_XYZ, reached), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, parts: list[float]) -> list[float]:
    return [sum(factor * part for factor, part in zip(row, parts, strict=True)) for row in matrix]


def _root(part: float) -> float:
    return part ** (1 / 3) if part > (6 / 29) ** 3 else part / (3 * (6 / 29) ** 2) + 4 / 29


def apart(one: Triple, other: Triple) -> float:
    """CIEDE2000: below 1 nobody sees a difference, from 5 on everybody does."""
    mean = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1 + 0.5 * (1 - _seventh(mean))
    chroma1, hue1 = _polar(one[1] * stretch, one[2])
    chroma2, hue2 = _polar(other[1] * stretch, other[2])
    turn = (hue2 - hue1 + 180) % 360 - 180
    light, chroma, hue = (one[0] + other[0]) / 2, (chroma1 + chroma2) / 2, (hue1 + turn / 2) % 360
    by_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = 2 * math.sqrt(chroma1 * chroma2) * _sin(turn / 2) / (1 + 0.015 * chroma * _weight(hue))
    bend = -2 * _seventh(chroma) * _sin(60 * math.exp(-(((hue - 275) / 25) ** 2)))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + bend * by_chroma * by_hue)


def _seventh(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def _polar(a: float, b: float) -> tuple[float, float]:
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))


def _weight(hue: float) -> float:
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    return 1 + sum(size * math.cos(math.radians(times * hue + shift)) for size, times, shift in waves)
