"""The core game by hand in C, for comparison only: compiled on the spot, called through ctypes.

What is printed comes from the deck, so the kernel plays with the same cards as the engine it is measured against.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from vitrall.engine import measure as words
from vitrall.engine.deck import Deck
from vitrall.engine.deck import Objective as EngineObjective
from vitrall.engine.measure import Measure

SOURCE = Path(__file__).with_name("core.c")
FLAGS = ("-O3", "-march=native", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")
PATTERNS, PUBLICS, PRIVATES = 24, 10, 5
LINES, SETS, DIAGONALS, SUM = range(4)  # kinds of objectives


class Objective(ctypes.Structure):
    """`Objective` of core.c."""

    _fields_ = (
        ("points", ctypes.c_int32),
        ("kind", ctypes.c_int32),
        ("members", ctypes.c_int32),
        ("facets", ctypes.c_int32 * 6),
        ("cells", ctypes.c_uint32),
    )


class Cards(ctypes.Structure):
    """`Cards` of core.c."""

    _fields_ = (
        ("printed", ctypes.c_uint32 * 12 * PATTERNS),
        ("favor", ctypes.c_int32 * PATTERNS),
        ("sides", ctypes.c_int32 * PATTERNS),
        ("publics", Objective * PUBLICS),
        ("privates", Objective * PRIVATES),
    )


class Result(ctypes.Structure):
    """`Result` of core.c."""

    _fields_ = (("fingerprint", ctypes.c_int64), ("scores", ctypes.c_int32 * 2))


class NoCompiler(Exception):
    """There is no C compiler here."""


class Kernel:
    """The compiled kernel, loaded with one deck."""

    def __init__(self, library: Path, deck: Deck) -> None:
        self._library = ctypes.CDLL(str(library))
        self._library.play_games.restype = ctypes.c_uint64
        self._library.score_games.restype = ctypes.c_int64
        self._library.prepare()
        self._cards = _cards(deck)

    def play(self, first: int, count: int) -> None:
        """The games of some seeds in a row, as `random_game` plays them."""
        self._library.play_games(ctypes.byref(self._cards), ctypes.c_uint64(first), ctypes.c_uint64(count))

    def score(self, first: int, count: int) -> int:
        """The same, scored: the sum of all totals."""
        asked = (ctypes.byref(self._cards), ctypes.c_uint64(first), ctypes.c_uint64(count))
        return int(self._library.score_games(*asked))

    def judged(self, seeds: Sequence[int]) -> list[tuple[int, int, int]]:
        """Of each game its fingerprint and both totals."""
        results = (Result * len(seeds))()
        listed = (ctypes.c_uint64 * len(seeds))(*seeds)
        self._library.judge_games(ctypes.byref(self._cards), listed, ctypes.c_uint64(len(seeds)), results)
        return [(result.fingerprint, result.scores[0], result.scores[1]) for result in results]


def build(folder: Path) -> Path:
    """Compile the kernel into a folder; for this very machine, as a yardstick should be."""
    library = folder / "core.so"
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([compiler(), *FLAGS, "-o", str(library), str(SOURCE)], check=True)
    return library


def compiler() -> str:
    """The compiler that builds of Python's own extensions use."""
    configured = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    program = shutil.which(configured)
    if program is None:
        raise NoCompiler(f"no C compiler: {configured} is not on the path")
    return program


def _cards(deck: Deck) -> Cards:
    """The deck in the kernel's tables; it has room for the base game and nothing else."""
    if (len(deck.sides), len(deck.publics), len(deck.privates)) != (PATTERNS, PUBLICS, PRIVATES):
        raise ValueError("the kernel plays with the cards of the base game only")
    cards = Cards()
    cards.sides[:] = [int(side) for side in deck.sides]
    for place, pattern in enumerate(deck.patterns):
        cards.favor[place] = int(pattern.favor)
        cards.printed[place][:] = [int(mask) for mask in pattern.printed]
    cards.publics[:] = [_objective(card) for card in deck.publics]
    cards.privates[:] = [_objective(card) for card in deck.privates]
    return cards


def _objective(card: EngineObjective) -> Objective:
    kind, facets = _kind(card.measure)
    padded = (ctypes.c_int32 * 6)(*facets)
    return Objective(int(card.points), kind, len(facets), padded, int(card.measure.cells))


def _kind(measure: Measure) -> tuple[int, list[int]]:
    """What a measure of the base game is called in the kernel, and the facets it looks at."""
    facets = [int(facet) for facet in measure.facets]
    if measure.over in (words.OVER_ROWS, words.OVER_COLUMNS):
        return LINES, [int(measure.over == words.OVER_COLUMNS), _asked(measure, words.UNLIKE_OF)]
    if measure.over == words.OVER_SETS:
        return SETS, facets
    if measure.worth == words.WORTH_SUM:
        return SUM, facets
    return DIAGONALS, [_asked(measure, words.CORNER_LIKE_OF)]


def _asked(measure: Measure, condition: int) -> int:
    """Of colours (0) or of values (1)?"""
    conditions = [int(each) for each in measure.conditions]
    return int(measure.numbers[conditions.index(condition)])
