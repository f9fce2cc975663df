"""The answers of the engine to every kind of line."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from testing.perft.knowing import seen_worlds
from testing.perft.lines import Line
from testing.perft.setups import game_to
from vitrall import perft
from vitrall.cards.catalogue import full_deck
from vitrall.engine.deck import Pattern
from vitrall.engine.dice import BY_TEXT
from vitrall.engine.notation import Notation
from vitrall.engine.state import State
from vitrall.engine.window import empty_window
from vitrall.position import read_position


@cache
def notation() -> Notation:
    return Notation(full_deck())


@cache
def position(text: str) -> State:
    """One position is asked many questions, none of which changes it."""
    return read_position(text, full_deck())


def fillings(line: Line) -> str:
    counts = perft.fillings(pattern_named(line.words[1]))
    return f"{counts.colors} x {counts.values} = {counts.total}"


def pattern_named(name: str) -> Pattern:
    if name == "blank":
        return perft.blank_pattern()
    return next(pattern for pattern in full_deck().patterns if pattern.id == name)


def placements(line: Line) -> str:
    _, pattern, *dice = line.words
    window = empty_window(pattern_named(pattern).printed)
    return str(perft.placements(window, [BY_TEXT[die] for die in dice]))


def moves(line: Line) -> str:
    _, depth, *move = line.words
    after = perft.after(position(line.at), notation().action(" ".join(move)))
    return str(perft.count(after, int(depth) - 1))


def tools(line: Line) -> str:
    return str(perft.completions(position(line.at), notation().tools.index(line.words[1])))


def chance(line: Line) -> str:
    counts = perft.chances(game_to(line.at, int(line.words[1])))
    assert sum(weight * times for weight, times in counts.items()) == 1
    return told_chances(counts)


def told_chances(counts: dict[Fraction, int]) -> str:
    return ", ".join(f"{times} at {weight}" for weight, times in sorted(counts.items()))


def worlds(line: Line) -> str:
    _, ply, _, seat = line.words
    return str(seen_worlds(game_to(line.at, int(ply)), int(seat) - 1))


ANSWERS = {
    "fillings": fillings,
    "placements": placements,
    "moves": moves,
    "tools": tools,
    "chance": chance,
    "worlds": worlds,
}
