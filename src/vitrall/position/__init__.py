"""A position as one line of text that restores it exactly, in the middle of a tool, a deal or a roll too."""

from vitrall.position.position_reader import read_position as read_position
from vitrall.position.position_writer import write_position as write_position
from vitrall.position.sameness import facts as facts
from vitrall.position.sameness import same as same

__all__ = ["facts", "read_position", "same", "write_position"]
