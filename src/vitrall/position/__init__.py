"""A position as one line of text that restores it exactly, in the middle of a tool, a deal or a roll too."""

from vitrall.position.position_reader import position_faults as position_faults
from vitrall.position.position_reader import read_position as read_position
from vitrall.position.position_writer import write_position as write_position
from vitrall.position.sameness import facts as facts
from vitrall.position.sameness import is_same_position as is_same_position
from vitrall.position.sameness import key_of as key_of
from vitrall.position.sameness import same as same

__all__ = ["facts", "is_same_position", "key_of", "position_faults", "read_position", "same", "write_position"]
