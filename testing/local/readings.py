"""What the libraries, or their stand-ins, make of messages and requests; prints it as JSON.

The same file runs with both: `PYTHONPATH=src/vitrall/local/libraries:src:.` has the stand-ins.
"""

from __future__ import annotations

import json
import sys

from vitrall.engine.errors import VitrallError
from vitrall.server.lobby import Opening
from vitrall.server.protocol import Failed, Hinted, read_message, write_message
from vitrall.server.terms import read_terms, stored_terms

WRITTEN = (Failed("a/b", "zażółć", "1"), Hinted(3, 0, []))


def read(text: str) -> object:
    try:
        return repr(read_message(text))
    except VitrallError as error:
        return error.code


def opened(text: str) -> object:
    """The terms as they would be stored, and the seats; `malformed` for what is refused."""
    try:
        opening = Opening.model_validate_json(text)
    except ValueError:
        return "malformed"
    stored = stored_terms(opening.terms, {"deck": "mark"}).model_dump_json()
    seats = [seat.model_dump() for seat in opening.seats]
    return [stored, read_terms(stored) == read_terms(stored), opening.terms.public, seats]


def main() -> None:
    texts = json.loads(sys.stdin.read())
    answers = [[read(text) for text in texts["messages"]], [opened(text) for text in texts["openings"]]]
    print(json.dumps([*answers, [json.loads(write_message(message)) for message in WRITTEN]]))


if __name__ == "__main__":
    main()
