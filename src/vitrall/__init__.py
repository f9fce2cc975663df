"""Vitrall: the dice-drafting game Sagrada, to play, to referee and to simulate."""

from typing import TYPE_CHECKING

from vitrall import kind as kind  # must come first: it decides which engine is imported
from vitrall.engine.errors import Illegal, Refusal, Unavailable, Unreadable, VitrallError, say_english_by
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.moves import Move
from vitrall.score import Claim, Line, Rivalry, Score
from vitrall.seat_window import SeatWindow
from vitrall.validation import position_faults, record_faults
from vitrall.view import SPECTATOR

__all__ = [
    "SPECTATOR",
    "Claim",
    "Game",
    "Illegal",
    "Line",
    "Move",
    "Options",
    "Refusal",
    "Rivalry",
    "Score",
    "SeatWindow",
    "Unavailable",
    "Unreadable",
    "VitrallError",
    "position_faults",
    "record_faults",
]


def _english(error: VitrallError) -> str:
    """The English message of an error, loaded on first use; None if the library for locales is not installed."""
    try:
        from vitrall.words import Words
    except ImportError:
        return ""
    return Words().error(error)


say_english_by(_english)

if TYPE_CHECKING:
    __version__: str


def __getattr__(name: str) -> str:
    """`vitrall.__version__`, looked up when it is asked for: the search takes longer than the import."""
    if name == "__version__":
        from importlib.metadata import version  # takes a fifth of the time of all other imports together

        return version("vitrall")
    raise AttributeError(f"module 'vitrall' has no attribute {name!r}")
