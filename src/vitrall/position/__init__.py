"""A position as one line of text that restores it exactly, in the middle of a tool, a deal or a roll too."""

from vitrall.position.reader import read_position as read_position
from vitrall.position.sameness import facts as facts
from vitrall.position.sameness import same as same
from vitrall.position.writer import write_position as write_position

__all__ = ["facts", "read_position", "same", "write_position"]
