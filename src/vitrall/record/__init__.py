"""A game as readable text: its head, every action in notation; reading, replaying, and what a viewer may read of it."""

from vitrall.record.headers import Record as Record
from vitrall.record.mark import deck_mark as deck_mark
from vitrall.record.record_decks import deck_headers as deck_headers
from vitrall.record.record_reader import read_record as read_record
from vitrall.record.record_reader import record_faults as record_faults
from vitrall.record.record_replay import replay as replay
from vitrall.record.record_writer import write_record as write_record
from vitrall.record.redaction import actions_when_made as actions_when_made
from vitrall.record.redaction import redacted_actions as redacted_actions
from vitrall.record.redaction import redacted_record as redacted_record
from vitrall.record.redaction import undisclosed as undisclosed

__all__ = [
    "Record",
    "actions_when_made",
    "deck_headers",
    "deck_mark",
    "read_record",
    "record_faults",
    "redacted_actions",
    "redacted_record",
    "replay",
    "undisclosed",
    "write_record",
]
