"""The weights of a net as a file: plain whole numbers in text, with a checksum and a note of what made them.

Nothing in such a file is ever executed. A file that was damaged, was made for other features, or could make a sum
overflow is refused.
"""

from __future__ import annotations

import base64
import hashlib
import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from vitrall.bots.craftsman import weights as craftsman_weights
from vitrall.bots.mind import feature_layout as layout
from vitrall.bots.mind.feature_layout import CELL_BITS, COUNTS, INPUTS, MASKS
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.net import CLIP, FIRST_BITS, FIRST_HALF, SECOND_BITS, SECOND_HALF, STRIDE, Net, NetWeights
from vitrall.kind import COMPILED, engine_kind

FORMAT: Final = 1
LARGEST: Final = (1 << 15) - 1  # of a weight of the first two layers
MOST_UNITS: Final = 1024
LAST_DIGITS: Final = 8  # binary digits behind the point of the last layer
# Features of which at most one is met at a time: where they begin, how many they are.
EXCLUSIVE: Final = (
    (layout.LEFT_AT, 21),
    (layout.PLAYERS_AT + 1, 6),
    (layout.FAVOR_AT, 7),
    (layout.POOL_AT, 5),
    (layout.WAIT_AT, 11),
)


@dataclass(frozen=True)
class NetNumbers:
    """A net in whole numbers: a row of `first` for each input, one of `second` for each hidden unit."""

    hidden: int
    seconds: int
    first: Sequence[int]
    bias: Sequence[int]
    second: Sequence[int]
    second_bias: Sequence[int]
    last: Sequence[int]
    last_bias: int
    first_shift: int  # binary digits behind the point, of the first layer and of what it passes on
    second_shift: int
    origin: dict[str, Any] = field(default_factory=dict)


class BadNet(ValueError):
    """A file of weights that must not be used; says why."""


def write_net(numbers: NetNumbers) -> str:
    content: dict[str, Any] = {
        "format": FORMAT,
        "features": layout.VERSION,
        "origin": numbers.origin,
        "hidden": numbers.hidden,
        "seconds": numbers.seconds,
        "first_shift": numbers.first_shift,
        "second_shift": numbers.second_shift,
        "bias": list(numbers.bias),
        "second_bias": list(numbers.second_bias),
        "last": list(numbers.last),
        "last_bias": numbers.last_bias,
        "first": _encoded(numbers.first),
        "second": _encoded(numbers.second),
    }
    return json.dumps(content | {"sha256": _checksum(content)}, indent=1) + "\n"


def read_net(text: str) -> NetNumbers:
    try:
        content = json.loads(text)
        stated = content.pop("sha256")
        if stated != _checksum(content):
            raise BadNet("the checksum of the weights is wrong")
        if (content.pop("format"), content.pop("features")) != (FORMAT, layout.VERSION):
            raise BadNet("the weights were made for another version")
        content["first"], content["second"] = _decoded(content["first"]), _decoded(content["second"])
        numbers = NetNumbers(**content)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadNet(f"not a file of weights: {error!r}") from error
    except json.JSONDecodeError as error:
        raise BadNet(f"not a file of weights: {error}") from error
    check_net(numbers)
    return numbers


def check_net(numbers: NetNumbers) -> None:
    """Sizes fit, and no sum of any position can leave its share of a word."""
    hidden, seconds = numbers.hidden, numbers.seconds
    sizes = (len(numbers.first), len(numbers.bias), len(numbers.second), len(numbers.second_bias), len(numbers.last))
    if not 1 <= hidden <= MOST_UNITS or sizes != (INPUTS * hidden, hidden, hidden * seconds, seconds, seconds):
        raise BadNet("the layers do not fit together")
    if largest_sum(numbers) >= FIRST_HALF:
        raise BadNet("a sum of the first layer could overflow")
    for unit in range(seconds):
        if CLIP * sum(abs(weight) for weight in numbers.second[unit::seconds]) >= SECOND_HALF - 1:
            raise BadNet("a sum of the second layer could overflow")


def largest_sum(numbers: NetNumbers) -> int:
    """More than any hidden sum can come to, over all units."""
    most, hidden = largest_counts(), numbers.hidden
    return max(
        _largest_sum([abs(w) for w in numbers.first[u::hidden]], most) + abs(numbers.bias[u]) for u in range(hidden)
    )


def _largest_sum(sizes: list[int], most: Sequence[int]) -> int:
    largest = sum(size * count for size, count in zip(sizes[:COUNTS], most, strict=True))
    for start, length in EXCLUSIVE:
        largest -= sum(sizes[start : start + length]) - max(sizes[start : start + length])
    held, opened = MASKS // 2, [sizes[COUNTS + mask * CELL_BITS :][:CELL_BITS] for mask in range(MASKS)]
    for cell in range(CELL_BITS):
        color, value = (max(opened[mask][cell] for mask in half) for half in (range(6), range(6, held)))
        largest += max(color + value, sum(opened[mask][cell] for mask in range(held, MASKS)))
    return largest


@cache
def largest_counts() -> tuple[int, ...]:
    """The most that each count can come to, generously."""
    most = [20] * COUNTS
    groups = (
        (layout.LEFT_AT, layout.BAG_AT, 1),
        (layout.BAG_AT, layout.POOL_AT, 26),
        (layout.POOL_AT, layout.SPACE_AT, 1),
        (layout.UNFIT_AT, layout.REACH_AT, 36),
        (layout.PUBLIC_AT, layout.LINE_AT, 1),
        (layout.LINE_AT, layout.SET_AT, 5),
        (layout.SET_AT, layout.DIAGONAL_AT, 1),
        (layout.OTHER_AT, layout.PIONEER_AT, 20),
        (layout.PIONEER_AT, layout.BLOOM_AT, 1),
        (layout.BLOOM_AT, layout.OWN_AT, 2),
        (layout.SECOND_AT + 4, layout.MARKED_AT, 1),
        (layout.OWN_POOL_AT, layout.ALONE_AT, 10),
        (layout.ALONE_AT, layout.COUNTS, 54),
    )
    for start, end, count in groups:
        most[start:end] = [count] * (end - start)
    most[layout.POOL_AT + 5], most[layout.POOL_AT + 6] = 16, 6
    for place in range(layout.SET_AT, layout.DIAGONAL_AT, 37):
        most[place] = 10
    for place in (*range(layout.OTHER_AT, layout.PIONEER_AT, layout.OTHER_SIZE), layout.OWN_AT):
        most[place] = 120
    most[layout.SECOND_AT] = most[layout.MARKED_AT] = 120
    return tuple(most)


def packed(numbers: NetNumbers, lanes: int = 0, second_lanes: int = 0) -> NetWeights:
    """The net in words, as many units in each as the engine that runs can add at once."""
    compiled = engine_kind() == COMPILED
    lanes = lanes or (63 // FIRST_BITS if compiled else numbers.hidden)
    second_lanes = second_lanes or (64 // SECOND_BITS if compiled else numbers.seconds)
    return NetWeights(
        numbers.hidden,
        lanes,
        numbers.seconds,
        second_lanes,
        _packed_rows(numbers.first, numbers.hidden, lanes, FIRST_BITS, STRIDE),
        _packed_rows(numbers.bias, numbers.hidden, lanes, FIRST_BITS, STRIDE),
        _packed_rows(numbers.second, numbers.seconds, second_lanes, SECOND_BITS),
        list(numbers.second_bias),
        list(numbers.last),
        numbers.last_bias,
        numbers.second_shift,
        numbers.first_shift + LAST_DIGITS,
    )


def _packed_rows(items: Sequence[int], width: int, lanes: int, bits: int, stride: int = 1) -> list[int]:
    """Row after row, each filled up to a multiple of the stride."""
    words: list[int] = []
    for start in range(0, len(items), width):
        for first in range(start, start + width, lanes):
            units = items[first : min(first + lanes, start + width)]
            words.append(sum(unit << bits * place for place, unit in enumerate(units)))
        words += [0] * (-len(words) % stride)
    return words


def net_of(numbers: NetNumbers) -> Net:
    """A judge of these weights; the craftsman's is asked where cards are unknown to it."""
    return Net(packed(numbers), Heuristic(craftsman_weights()))


@cache
def shipped_numbers(name: str) -> NetNumbers:
    """Those of a file beside this one."""
    return read_net(files("vitrall.bots").joinpath(name).read_text(encoding="utf-8"))


def _encoded(items: Sequence[int]) -> str:
    """Two bytes each, the low one first, in letters."""
    words = array("h", items)
    if sys.byteorder == "big":
        words.byteswap()
    return base64.b64encode(words.tobytes()).decode("ascii")


def _decoded(text: str) -> array[int]:
    words = array("h")
    try:
        words.frombytes(base64.b64decode(text, validate=True))
    except ValueError as error:
        raise BadNet("the weights are cut off") from error
    if sys.byteorder == "big":
        words.byteswap()
    return words


def _checksum(content: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
