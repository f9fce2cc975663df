"""One family of parsers under atheris; runs in a process of its own, which libFuzzer ends.

    python -m bench._fuzz FAMILY CORPUS … (flags of libFuzzer)

Each target takes bytes and allows only the documented errors. What a parser accepts must be consistent: written and
read again, it is the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["vitrall"]):
    from vitrall.cards.catalogue import Catalogue, full_deck, read_deck_bytes
    from vitrall.engine.errors import VitrallError
    from vitrall.engine.legal import legal
    from vitrall.engine.notation import Notation
    from vitrall.engine.refusal import reasons
    from vitrall.engine.state import State
    from vitrall.position import read_position, same, write_position
    from vitrall.record import read_record, replay
    from vitrall.referee import answer

from bench._trust import ROOT


@cache
def notation() -> Notation:
    return Notation(full_deck())


@cache
def positions() -> list[State]:
    """A few positions in which every readable move is judged."""
    lines = (ROOT / "tests" / "golden" / "perft" / "moves.txt").read_text(encoding="utf-8").splitlines()
    texts = [line.removeprefix("at ") for line in lines if line.startswith("at ")]
    return [read_position(text, full_deck()) for text in texts[::20]]


def moves(data: bytes) -> None:
    """A text that is a move is the only text of that move, and every position accepts or refuses it."""
    text = data.decode("utf-8", "replace")
    action = notation().action(text)
    assert notation().text(action) == text
    for state in positions():
        assert (not reasons(state, action)) == (action in legal(state))


def of_positions(data: bytes) -> None:
    """A position that can be read can be played, and is the same when written and read again."""
    state = read_position(data.decode("utf-8", "replace"), full_deck())
    legal(state)
    assert same(state, read_position(write_position(state), full_deck()))


def records(data: bytes) -> None:
    """A record that can be read can be replayed, or is refused."""
    replay(read_record(data, full_deck()), full_deck())


def cards(data: bytes) -> None:
    """A deck file that can be read makes a catalogue, or is refused."""
    Catalogue([read_deck_bytes(data, "deck.toml")])


def referee(data: bytes) -> None:
    """Every line has an answer, and it is one line of JSON."""
    answered = answer(data)
    assert "\n" not in answered
    assert isinstance(json.loads(answered), dict)


TARGETS: dict[str, Callable[[bytes], None]] = {
    "moves": moves,
    "positions": of_positions,
    "records": records,
    "cards": cards,
    "referee": referee,
}


def documented(error: VitrallError) -> None:
    assert error.code
    assert error.message


def guarded(target: Callable[[bytes], None]) -> Callable[[bytes], None]:
    """The documented errors are answers too."""

    def one_input(data: bytes) -> None:
        try:
            target(data)
        except VitrallError as error:
            documented(error)

    return one_input


def main(family: str, flags: list[str]) -> None:
    atheris.Setup([str(Path(__file__)), *flags], guarded(TARGETS[family]))
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
